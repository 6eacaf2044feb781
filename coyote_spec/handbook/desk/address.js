// A situation as the part of an address after the #, and back:
// #cards=3,4,x2&pile=7&bid=12&players=5&readings=drawn_card:value_only
"use strict";

coyote.address = (() => {
  const MOST_CARDS = 24;
  const MOST_SAID = 10;
  const LONGEST_SAID = 40;
  const NUMBER = /^-?\d{1,9}$/;

  const listed = (cards) => cards.map(encodeURIComponent).join(",");

  /** The address of a situation; empty where there is nothing. */
  function written({ cards, pile, bid, players, readings }) {
    const parts = [];
    if (cards.length) parts.push(`cards=${listed(cards)}`);
    if (pile.length) parts.push(`pile=${listed(pile)}`);
    if (bid !== null) parts.push(`bid=${bid}`);
    if (players !== null) parts.push(`players=${players}`);
    const chosen = Object.entries(readings).map((pair) => pair.map(encodeURIComponent).join(":"));
    if (chosen.length) parts.push(`readings=${chosen.join(",")}`);
    return parts.length ? `#${parts.join("&")}` : "";
  }

  /** A number with the hyphen that it is written with, where it has the minus sign of a page. */
  const hyphened = (text) => text?.replace(/^−(?=\d)/, "-") ?? "";

  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return null;
    }
  }

  const short = (text) => (text.length > LONGEST_SAID ? `${text.slice(0, LONGEST_SAID)}…` : text);

  /** The situation of an address, and what of it could not be read. points are the readings that
      can be chosen, numbers those of players. */
  function read(hash, points, numbers) {
    const found = { cards: [], pile: [], bid: null, players: null, readings: {} };
    const wrong = [];
    const cardsOf = {
      cards: (part) => card(part, found.cards),
      pile: (part) => card(part, found.pile),
      readings: reading,
    };

    function card(part, into) {
      const said = decoded(part);
      const name = coyote.cards.includes(said) ? said : hyphened(said);
      const fine = coyote.cards.includes(name) && into.length < MOST_CARDS;
      if (fine) into.push(name);
      return fine;
    }

    function reading(part) {
      const [silence, chosen, ...more] = part.split(":").map(decoded);
      const point = points.find((one) => one.name === silence);
      const fine = !more.length && point?.readings.some((one) => one.name === chosen);
      if (fine) found.readings[silence] = chosen;
      return fine;
    }

    const seen = new Set();
    for (const part of hash.replace(/^#/, "").split("&").filter(Boolean)) {
      const at = part.indexOf("=");
      const [key, value] = at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
      const number = hyphened(decoded(value));
      if (seen.has(key)) {
        wrong.push(part);
        continue;
      }
      seen.add(key);
      if (Object.hasOwn(cardsOf, key)) {
        const take = cardsOf[key];
        wrong.push(...value.split(",").filter((one) => one && !take(one)));
      } else if (key === "bid" && NUMBER.test(number)) found.bid = Number(number) + 0;
      else if (key === "players" && numbers.map(String).includes(number)) found.players = Number(number);
      else wrong.push(part);
    }
    const said = wrong.slice(0, MOST_SAID).map((one) => short(decoded(one) ?? one));
    return { ...found, wrong: said };
  }

  return { MOST_CARDS, NUMBER, read, written };
})();
