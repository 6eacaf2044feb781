// The dispute desk: cards, pile and a bid are picked; the ruling under every edition is shown.
// Whatever is shown is set as text. The situation stands in the address, after the #.
"use strict";

(() => {
  const { words, editions } = coyote;
  const { MOST_CARDS, NUMBER } = coyote.address;
  const { say, filled, counted, face, el, quoted } = coyote.parts;
  const root = document.getElementById("coyote-desk");
  const nothing = () => ({ cards: [], pile: [], bid: null, players: null, readings: {} });
  const state = { ...nothing(), target: "cards" };
  const numbers = [...new Set(editions.flatMap((edition) => edition.players ?? []))].sort(
    (a, b) => a - b,
  );

  // ---------------------------------------------------------------- the address

  /** Takes the situation from the address; what can't be read is left out, and said. */
  function read() {
    const { wrong, ...found } = coyote.address.read(location.hash, words.points, numbers);
    Object.assign(state, found);
    note(wrong.length ? filled(say.address, { what: wrong.join(", ") }) : "");
  }

  function write() {
    coyote.shown = coyote.address.written(state);
    try {
      history.replaceState(null, "", coyote.shown || `${location.pathname}${location.search}`);
    } catch {
      location.hash = coyote.shown;
    }
  }

  // ---------------------------------------------------------------- what is picked

  const chosen = { cards: el("ul", { class: "cards" }), pile: el("ol", { class: "cards" }) };
  const empty = { cards: el("p", {}, say.empty), pile: el("p", {}, say.empty) };
  const message = el("p", { class: "message", role: "status" });
  const live = el("p", { class: "heard", role: "status", "aria-live": "polite" });
  const results = el("div", { class: "results" });
  const palette = el("div", { class: "palette", role: "group", "aria-label": say.palette });
  const selects = new Map();

  const bid = el("input", {
    id: "coyote-bid",
    type: "text",
    inputmode: "text",
    autocomplete: "off",
    "aria-describedby": "coyote-bid-hint",
    input: () => {
      const text = bid.value.trim().replace("−", "-");
      const fine = text === "" || NUMBER.test(text);
      bid.setAttribute("aria-invalid", String(!fine));
      state.bid = fine && text !== "" ? Number(text) + 0 : null;
      note(fine || text === "-" ? "" : say.bid_wrong);
      changed();
    },
  });

  const players = el(
    "select",
    {
      id: "coyote-players",
      change: () => {
        state.players = players.value === "" ? null : Number(players.value);
        changed();
      },
    },
    el("option", { value: "" }, say.players_cards),
    ...numbers.map((n) => el("option", { value: n }, String(n))),
  );

  function note(text) {
    message.textContent = text;
    message.hidden = text === "";
  }

  function kindOf(card) {
    if (!NUMBER.test(card)) return "acts";
    return Number(card) > 0 ? "above" : Number(card) < 0 ? "below" : "zero";
  }

  const buttons = coyote.cards.map((card) => {
    const badge = el("span", { class: "badge", "aria-hidden": "true" });
    const button = el(
      "button",
      { type: "button", class: `card ${kindOf(card)}`, click: () => add(card) },
      face(card),
      badge,
    );
    palette.append(button);
    return { card, button, badge };
  });

  function add(card) {
    if (state[state.target].length >= MOST_CARDS) {
      note(counted(say.full, MOST_CARDS, {}));
      return;
    }
    note("");
    state[state.target].push(card);
    changed();
  }

  function remove(where, index) {
    state[where].splice(index, 1);
    note("");
    changed();
    const left = chosen[where].querySelectorAll("button");
    (left[Math.min(index, left.length - 1)] ?? buttons[0].button).focus();
  }

  function showPicked() {
    for (const where of ["cards", "pile"]) {
      const label = where === "cards" ? say.remove_table : say.remove_pile;
      chosen[where].replaceChildren(
        ...state[where].map((card, i) =>
          el(
            "li",
            {},
            el(
              "button",
              {
                type: "button",
                class: `card ${kindOf(card)}`,
                "aria-label": filled(label, { card: face(card) }),
                click: () => remove(where, i),
              },
              face(card),
              el("span", { class: "cross", "aria-hidden": "true" }, "×"),
            ),
          ),
        ),
      );
      chosen[where].hidden = !state[where].length;
      empty[where].hidden = !!state[where].length;
    }
    const label = state.target === "cards" ? say.add_table : say.add_pile;
    for (const { card, button, badge } of buttons) {
      const n = state[state.target].filter((one) => one === card).length;
      badge.textContent = n ? String(n) : "";
      button.setAttribute("aria-label", counted(label, n, { card: face(card) }));
    }
    players.value = state.players ?? "";
    for (const [name, select] of selects) select.value = state.readings[name] ?? select.options[0].value;
  }

  // ---------------------------------------------------------------- the rulings

  function showResults() {
    if (!state.cards.length) {
      results.replaceChildren(el("p", {}, say.nothing_yet));
      live.textContent = "";
      return;
    }
    const found = editions.map((edition) => [edition, ...coyote.verdict(edition, state)]);
    results.replaceChildren(...found.map(([, article]) => article));
    live.textContent = found
      .map(([edition, , heard]) => `${words.editions[edition.name].title.text}${say.colon}${heard}`)
      .join(". ");
  }

  // ---------------------------------------------------------------- the page

  function show() {
    showPicked();
    showResults();
  }

  function changed() {
    write();
    show();
  }

  function targetChoice(target, text) {
    const input = el("input", {
      type: "radio",
      name: "coyote-target",
      value: target,
      checked: target === state.target,
      change: () => {
        state.target = target;
        showPicked();
      },
    });
    return el("label", {}, input, ` ${text}`);
  }

  function pointChoice(point) {
    const select = el(
      "select",
      {
        change: () => {
          const first = select.selectedIndex === 0;
          if (first) delete state.readings[point.name];
          else state.readings[point.name] = select.value;
          changed();
        },
      },
      ...point.readings.map((one, i) =>
        el("option", { value: one.name, lang: one.lang }, i ? one.text : filled(say.assumed, { reading: one.text })),
      ),
    );
    selects.set(point.name, select);
    return el("label", { class: "point" }, quoted(point.question), select);
  }

  function clear() {
    Object.assign(state, nothing());
    bid.value = "";
    note("");
    changed();
    buttons[0].button.focus();
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      note(say.copied);
    } catch {
      note(filled(say.copy_yourself, { address: location.href }));
    }
  }

  function begin() {
    read();
    bid.value = state.bid === null ? "" : String(state.bid);
    bid.setAttribute("aria-invalid", "false");
    show();
    coyote.shown = location.hash;
  }

  root.replaceChildren(
    message,
    el(
      "fieldset",
      {},
      el("legend", {}, say.target),
      targetChoice("cards", say.to_table),
      targetChoice("pile", say.to_pile),
      palette,
    ),
    el("h2", {}, say.on_table),
    empty.cards,
    chosen.cards,
    el("h2", {}, say.in_pile),
    empty.pile,
    chosen.pile,
    el(
      "p",
      { class: "bid" },
      el("label", { for: "coyote-bid" }, say.bid),
      bid,
      el("span", { id: "coyote-bid-hint" }, say.bid_hint),
    ),
    el("p", { class: "bid" }, el("label", { for: "coyote-players" }, say.players), players),
    el("p", { class: "scope" }, say.scope),
    el(
      "p",
      { class: "doings" },
      el("button", { type: "button", click: copy }, say.copy),
      el("button", { type: "button", click: clear }, say.clear),
    ),
    words.points.length
      ? el("details", {}, el("summary", {}, say.points), el("div", {}, ...words.points.map(pointChoice)))
      : null,
    el("h2", {}, say.rulings),
    live,
    results,
  );
  root.setAttribute("lang", words.language);
  window.addEventListener("hashchange", () => {
    if (location.hash !== coyote.shown) begin();
  });
  begin();
})();
