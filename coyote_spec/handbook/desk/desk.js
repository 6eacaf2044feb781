// The dispute desk: cards, pile and a bid are picked; the ruling under every edition is shown.
// Whatever is shown is set as text. The situation stands in the address, after the #.
"use strict";

(() => {
  const { words, editions } = coyote;
  const { MOST_CARDS, NUMBER } = coyote.address;
  const say = words.ui;
  const root = document.getElementById("coyote-desk");
  const state = { cards: [], pile: [], bid: null, readings: {}, target: "cards" };

  /** A number below zero has a true minus sign. */
  const shown = (value) => (typeof value === "number" ? String(value).replace("-", "−") : value);
  const filled = (text, given) =>
    text.replace(/\{(\w+)\}/g, (all, name) => shown(given[name] ?? all));
  const counted = (texts, n, given) => filled(texts[Math.min(n, texts.length - 1)], { n, ...given });
  const face = (card) => words.cards[card] ?? card;
  const faces = (cards) => cards.map(face).join(", ");

  /** An element; a text among the children is a text, whatever it says. */
  function el(tag, attributes = {}, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name === "click" || name === "input" || name === "change")
        made.addEventListener(name, value);
      else if (value !== null && value !== false) made.setAttribute(name, value === true ? "" : value);
    }
    made.append(...children.filter((child) => child !== null));
    return made;
  }

  /** An author's words, marked with their language where it is another one. */
  const quoted = ({ text, lang }) => el("span", { lang: lang === words.language ? null : lang }, text);

  // ---------------------------------------------------------------- the address

  /** Takes the situation from the address; what can't be read is left out, and said. */
  function read() {
    const { wrong, ...found } = coyote.address.read(location.hash, words.points);
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
    for (const [name, select] of selects) select.value = state.readings[name] ?? select.options[0].value;
  }

  // ---------------------------------------------------------------- the rulings

  const cites = (of) => (of.length ? el("span", { class: "cites" }, ` ${of.join(" ")}`) : null);

  function ruleName(edition, name) {
    const rule = edition.rules.find((one) => one.name === name);
    if (rule?.card) return el("span", { class: "rule" }, face(rule.card));
    return el("code", { class: "rule" }, name);
  }

  const citesOf = (edition, name) => edition.rules.find((one) => one.name === name)?.cites ?? [];

  function changeText({ what, count, card, value }) {
    const cards = count > 1 ? `${count} × ${face(card)}` : face(card);
    return counted(say.changes[what], count, { cards, value });
  }

  function stepItem(edition, { rule, cites: of, changes }) {
    const says = changes.map(changeText).join("; ");
    return el("li", {}, ruleName(edition, rule), `: ${says}`, cites(of));
  }

  function refusalText(about) {
    const given = { cards: faces(about.cards ?? []) };
    return filled(say.refused[about.why], given);
  }

  function reliedOn(edition, names) {
    const own = words.editions[edition.name];
    return names.map((name) => {
      const reading = state.readings[name];
      const first = edition.silences.find((one) => one.name === name).readings;
      const taken = first.find((one) => one.name === reading) ?? first[0];
      const { question, readings } = own.silences[name];
      return el("li", {}, quoted(question), " ", quoted(readings[taken.name]));
    });
  }

  /** Coins taken, or given back, by bidder, caller and the others. */
  function takesText(own, takes) {
    const parts = [];
    for (const who of ["bidder", "caller", "others"]) {
      const n = takes[who];
      if (n) parts.push(counted(own.coins[`${who}_${n > 0 ? "takes" : "gives"}`], Math.abs(n), {}));
    }
    return parts.length ? parts.join("; ") : own.coins.nobody;
  }

  const noneTaken = ({ bidder, caller, others }) => !bidder && !caller && !others;

  function callItem(edition, call, withCoins) {
    const own = words.editions[edition.name];
    const name = el("strong", {}, quoted(own.calls[call.name]));
    const of = cites(citesOf(edition, call.forbidden ?? call.name));
    if (call.forbidden !== null) return el("li", {}, name, `: ${say.call_forbidden}`, of);
    if (call.open) return el("li", {}, name, `: ${say.call_open}`, of);
    const even = call.takes.bidder === call.takes.caller;
    const verdict = call.takes.bidder > call.takes.caller ? say.caller_right : say.bidder_right;
    let says = takesText(own, call.takes);
    if (noneTaken(call.takes) && withCoins?.takes && !noneTaken(withCoins.takes)) {
      says += `; ${filled(own.coins.more, { what: takesText(own, withCoins.takes) })}`;
    }
    const fields = call.fields
      .filter((field) => !noneTaken(field))
      .map((field) => `; ${fieldText(own, field)}`);
    return el("li", {}, name, `: ${even ? "" : `${verdict} `}${says}`, ...fields, ".", of);
  }

  function fieldText(own, field) {
    const signed = (n) => (n > 0 ? `+${n}` : shown(n));
    return ["bidder", "caller", "others"]
      .filter((who) => field[who])
      .map((who) => `${own.fields[field.field][who]}: ${signed(field[who])}`)
      .join(", ");
  }

  function rulingPart(edition) {
    const { cards, pile, readings } = state;
    const found = coyote.rulings(edition, cards, pile, state.bid, readings, 0);
    if (found.forbidden !== null) {
      const text = filled(say.bid_forbidden, { bid: state.bid });
      return el("p", { class: "ruling" }, text, cites(citesOf(edition, found.forbidden)));
    }
    const open = found.calls.some((call) => call.takes && noneTaken(call.takes));
    const later = open ? coyote.rulings(edition, cards, pile, state.bid, readings, 1).calls : [];
    const items = found.calls.map((call, i) => callItem(edition, call, later[i]));
    const called = filled(say.called, { bid: state.bid, players: edition.players });
    return el("div", { class: "ruling" }, el("p", {}, called), el("ul", {}, ...items));
  }

  /** The part of one edition, and what is heard of it. */
  function verdict(edition) {
    const own = words.editions[edition.name];
    const heading = el("h3", {}, quoted(own.title));
    const found = coyote.score(edition, state.cards, state.pile, state.readings);
    if (found.refused) {
      const why = refusalText(found.refused);
      return [el("article", { class: "refused" }, heading, el("p", {}, why)), why];
    }
    const total = filled(say.total, { total: found.total });
    const relied = reliedOn(edition, found.relied_on);
    const article = el(
      "article",
      {},
      heading,
      el("p", { class: "total" }, total),
      state.bid === null ? null : rulingPart(edition),
      found.reshuffle ? el("p", {}, say.reshuffle) : null,
      el(
        "details",
        { open: true },
        el("summary", {}, say.steps),
        el("ol", {}, ...found.steps.map((step) => stepItem(edition, step))),
      ),
      relied.length
        ? el("div", { class: "relied" }, el("p", {}, say.relied), el("ul", {}, ...relied))
        : null,
    );
    article.dataset.edition = edition.name;
    article.dataset.total = found.total;
    return [article, total];
  }

  function showResults() {
    if (!state.cards.length) {
      results.replaceChildren(el("p", {}, say.nothing_yet));
      live.textContent = "";
      return;
    }
    const found = editions.map((edition) => [edition, ...verdict(edition)]);
    results.replaceChildren(...found.map(([, article]) => article));
    live.textContent = found
      .map(([edition, , heard]) => `${words.editions[edition.name].title.text}: ${heard}`)
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
    Object.assign(state, { cards: [], pile: [], bid: null, readings: {} });
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
