// What one edition says of a situation: the total, the ruling on the bid, each step of the count.
"use strict";

coyote.verdict = (() => {
  const { words } = coyote;
  const { say, shown, filled, counted, face, faces, el, quoted, cites } = coyote.parts;

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
    const says = changes.map(changeText).join(say.semicolon);
    return el("li", {}, ruleName(edition, rule), `${say.colon}${says}`, cites(of));
  }

  function refusalText(about) {
    const given = { cards: faces(about.cards ?? []) };
    return filled(say.refused[about.why], given);
  }

  function reliedOn(edition, names, readings) {
    const own = words.editions[edition.name];
    return names.map((name) => {
      const reading = readings[name];
      const first = edition.silences.find((one) => one.name === name).readings;
      const taken = first.find((one) => one.name === reading) ?? first[0];
      const { question, readings: said } = own.silences[name];
      return el("li", {}, quoted(question), " ", quoted(said[taken.name]));
    });
  }

  /** Coins taken, or given back, by bidder, caller and the others. */
  function takesText(own, takes) {
    const parts = [];
    for (const who of ["bidder", "caller", "others"]) {
      const n = takes[who];
      if (n) parts.push(counted(own.coins[`${who}_${n > 0 ? "takes" : "gives"}`], Math.abs(n), {}));
    }
    return parts.length ? parts.join(say.semicolon) : own.coins.nobody;
  }

  const noneTaken = ({ bidder, caller, others }) => !bidder && !caller && !others;

  function callItem(edition, call, withCoins) {
    const own = words.editions[edition.name];
    const name = el("strong", {}, quoted(own.calls[call.name]));
    const of = cites(citesOf(edition, call.forbidden ?? call.name));
    if (call.forbidden !== null) return el("li", {}, name, `${say.colon}${say.call_forbidden}`, of);
    if (call.open) return el("li", {}, name, `${say.colon}${say.call_open}`, of);
    const even = call.takes.bidder === call.takes.caller;
    const verdict = call.takes.bidder > call.takes.caller ? say.caller_right : say.caller_wrong;
    let says = takesText(own, call.takes);
    if (noneTaken(call.takes) && withCoins?.takes && !noneTaken(withCoins.takes)) {
      says += `${say.semicolon}${filled(own.coins.more, { what: takesText(own, withCoins.takes) })}`;
    }
    const fields = call.fields
      .filter((field) => !noneTaken(field))
      .map((field) => `${say.semicolon}${fieldText(own, field)}`);
    return el("li", {}, name, `${say.colon}${even ? "" : `${verdict} `}${says}`, ...fields, ".", of);
  }

  function fieldText(own, field) {
    const signed = (n) => (n > 0 ? `+${n}` : shown(n));
    return ["bidder", "caller", "others"]
      .filter((who) => field[who])
      .map((who) => `${own.fields[field.field][who]}${say.colon}${signed(field[who])}`)
      .join(", ");
  }

  /** The ruling on the bid; situation has players, a number. */
  function rulingPart(edition, { cards, pile, bid, readings, players }) {
    const asked = (coins) => coyote.rulings(edition, cards, pile, bid, readings, coins, players);
    const found = asked(0);
    if (found.refused) {
      const { why } = found.refused;
      const said = { players: say.not_for, options: say.not_by_default }[why];
      const text = said ? counted(said, players, {}) : say.refused[why];
      return el("p", { class: "ruling" }, text);
    }
    if (found.forbidden !== null) {
      const text = filled(say.bid_forbidden, { bid });
      return el("p", { class: "ruling" }, text, cites(citesOf(edition, found.forbidden)));
    }
    const open = found.calls.some((call) => call.takes && noneTaken(call.takes));
    const later = open ? asked(1).calls : [];
    const items = found.calls.map((call, i) => callItem(edition, call, later[i]));
    const called = counted(say.called, players, { bid });
    return el("div", { class: "ruling" }, el("p", {}, called), el("ul", {}, ...items));
  }

  /** The part of one edition, and what is heard of it. Where the situation leaves the number of
      players open, there are as many as cards on the table. */
  function verdict(edition, { players, ...situation }) {
    const { cards, pile, bid, readings } = situation;
    const playing = players ?? cards.length;
    const own = words.editions[edition.name];
    const heading = el("h3", {}, quoted(own.title));
    const found = coyote.score(edition, cards, pile, readings, playing);
    if (found.refused) {
      const why = refusalText(found.refused);
      return [el("article", { class: "refused" }, heading, el("p", {}, why)), why];
    }
    const total = filled(say.total, { total: found.total });
    const relied = reliedOn(edition, found.relied_on, readings);
    const article = el(
      "article",
      {},
      heading,
      el("p", { class: "total" }, total),
      bid === null ? null : rulingPart(edition, { ...situation, players: playing }),
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

  return verdict;
})();
