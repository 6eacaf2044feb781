// What the pages of the desk are made of: its words, filled in, and elements in which all text is text.
"use strict";

coyote.parts = (() => {
  const { words } = coyote;

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

  /** Where rules come from. */
  const cites = (of) => (of.length ? el("span", { class: "cites" }, ` ${of.join(" ")}`) : null);

  return { say: words.ui, shown, filled, counted, face, faces, el, quoted, cites };
})();
