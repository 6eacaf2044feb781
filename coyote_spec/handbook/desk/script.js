// Runs the staged programs: cards by name in, totals with their steps and rulings out.
// Nothing here knows a rule: what the programs note is only put into the form of `score --json`.
"use strict";

const coyote = (() => {
  const STEP = 0; // else: a silence was met

  /** Gives the cards of a pile in their order, and keeps what a program notes. */
  class Dealer {
    constructor(kinds, pile) {
      this.kinds = kinds;
      this.pile = [...pile];
      this.dealt = [];
      this.steps = [];
      this.met = new Set();
    }

    draw() {
      const card = this.pile.shift();
      this.dealt.push(card);
      const row = new Array(this.kinds).fill(0);
      row[card] = 1;
      return row;
    }

    shuffle(how, loose) {
      const cards = loose.flatMap((n, kind) => new Array(n).fill(kind));
      if (!cards.length) return;
      this.pile = [
        () => cards,
        () => [...cards, ...this.pile],
        () => [...this.pile, ...cards],
      ][how]();
    }

    note(what, about) {
      if (what === STEP) this.steps.push(about);
      else this.met.add(about[0]);
    }
  }

  /** The first reading of each silence, but for those that are chosen. */
  const readingsOf = (edition, chosen) =>
    edition.silences.map(({ name, readings }) => {
      const at = readings.findIndex((one) => one.name === chosen[name]);
      return Math.max(at, 0);
    });

  /** What keeps an edition from counting these cards; null if nothing does. */
  function refusal(edition, cards, pile, players) {
    if (edition.refused) return { why: edition.refused };
    const all = [...cards, ...pile];
    const unknown = [...new Set(all.filter((card) => !edition.cards.includes(card)))];
    if (unknown.length) return { why: "unknown", cards: unknown };
    const many = [...new Set(all)].filter(
      (card) =>
        card in edition.copies &&
        all.filter((other) => other === card).length > edition.copies[card],
    );
    if (many.length) return { why: "many", cards: many };
    if (!(0 in edition.counts) && !(players in edition.counts)) return { why: "seats" };
    return null;
  }

  /** What keeps an edition from ruling on a bid of so many players; null if nothing does. */
  function excluded(edition, players) {
    if (players > coyote.most_players) return { why: "many-players" };
    if (edition.players.includes(players)) return null;
    return { why: edition.otherwise.includes(players) ? "options" : "players" };
  }

  /** The program for so many players, of those by number; 0 is for all of them. */
  const programFor = (programs, players) => programs[0 in programs ? 0 : players];

  function given(edition, cards, pile, chosen) {
    const kinds = edition.cards.length;
    const counted = (list) => {
      const row = new Array(kinds).fill(0);
      for (const card of list) row[edition.cards.indexOf(card)] += 1;
      return row;
    };
    const dealer = new Dealer(
      kinds,
      pile.map((card) => edition.cards.indexOf(card)),
    );
    return [counted(cards), counted(pile), readingsOf(edition, chosen), dealer];
  }

  const silencesMet = (edition, dealer) =>
    edition.silences.filter((_, i) => dealer.met.has(i)).map((silence) => silence.name);

  const shift = ([how, count, card, value]) => ({ what: how, count, card, value: value + 0 });

  /** What a step changed, kind by kind; ranks is their order on the table. */
  function changesOf(edition, ranks, [, before, total, size, ...rest]) {
    const rows = [];
    for (let i = 0; i < size; i++) rows.push(rest.slice(6 * i, 6 * i + 6));
    rows.sort((a, b) => ranks[a[0]] - ranks[b[0]] || a[1] - b[1]);
    const more = new Array(ranks.length).fill(0);
    for (const [kind, , held, , now] of rows) more[kind] += now - held;
    const printed = (kind, value) => value === edition.values[kind] && more[kind] > 0;
    let changes = [];
    for (const [kind, mark, held, each, now, value] of rows) {
      const card = edition.cards[kind];
      if (now < held) changes.push(["leaves", held - now, card, 0]);
      else if (now > held && (!mark || printed(kind, value)))
        changes.push(["joins", now - held, card, 0]);
      else if (now > held) changes.push(["counts", now - held, card, value]);
      if (now && held && each !== value) changes.push(["counts", now, card, value]);
    }
    const otherwise = changes.filter(([how]) => how === "counts");
    changes = changes.filter(
      ([how, n, card]) =>
        how !== "leaves" || !otherwise.some((one) => one[1] === n && one[2] === card),
    );
    const aside = [];
    for (let i = 6 * size; i < rest.length; i += 3) aside.push(rest.slice(i, i + 3));
    for (const [kind, old, now] of aside) {
      if (now > old) changes.push(["set_aside", now - old, edition.cards[kind], 0]);
    }
    if (before !== total) changes.push(["total", 0, "", total]);
    else if (!changes.length) changes.push(["nothing", 0, "", 0]);
    return changes.map(shift);
  }

  /** The total under an edition, with the data of `coyote-spec score --json`; or {refused}. If
      nothing else is said, there are as many players as cards. */
  function score(edition, cards, pile, chosen = {}, players = cards.length) {
    const refused = refusal(edition, cards, pile, players);
    if (refused) return { refused };
    const [table, hidden, readings, dealer] = given(edition, cards, pile, chosen);
    const program = coyote.programs[programFor(edition.counts, players)];
    const [total, reshuffle] = program(table, hidden, readings, 0, 0, players, dealer);
    const all = [...cards, ...pile];
    const ranks = edition.cards.map((card, i) =>
      i < edition.of_deck ? i : edition.of_deck + all.indexOf(card),
    );
    return {
      total: total + 0,
      reshuffle,
      draws: dealer.dealt.map((kind) => edition.cards[kind]),
      steps: dealer.steps.map((step) => ({
        rule: edition.rules[step[0]].name,
        cites: edition.rules[step[0]].cites,
        changes: changesOf(edition, ranks, step),
      })),
      relied_on: silencesMet(edition, dealer),
    };
  }

  const broken = (needs, holds) => needs.find((_, i) => !holds[i]) ?? null;

  /** What each call of a first bid comes to, for so many players who each have so many coins; or
      {refused}. */
  function rulings(edition, cards, pile, bid, chosen = {}, coins = 0, players = cards.length) {
    const refused = refusal(edition, cards, pile, players) ?? excluded(edition, players);
    if (refused) return { refused };
    const run = (program) => {
      const [table, hidden, readings, dealer] = given(edition, cards, pile, chosen);
      const found = coyote.programs[program](table, hidden, readings, coins, bid, players, dealer);
      return [found, silencesMet(edition, dealer)];
    };
    const forbidden = broken(edition.bid.needs, run(edition.bid.program)[0]);
    if (forbidden !== null) return { forbidden, calls: [] };
    const calls = edition.calls.map(({ name, needs, programs }) => {
      const program = programFor(programs, players);
      if (program === null) return { name, forbidden: null, open: true };
      const [found, relied_on] = run(program);
      const against = broken(needs, found);
      if (against !== null) return { name, forbidden: against };
      const [total, ...rows] = found.slice(needs.length).map((value) => value + 0);
      const row = (i) => ({ bidder: rows[3 * i], caller: rows[3 * i + 1], others: rows[3 * i + 2] });
      const fields = edition.fields.map((field, i) => ({ field, ...row(i + 1) }));
      return { name, forbidden: null, total, takes: row(0), fields, relied_on };
    });
    return { forbidden: null, calls };
  }

  return { programs: [], editions: [], most_players: 0, words: null, shown: null, score, rulings };
})();
