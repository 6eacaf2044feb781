// The menu on a small screen, the colours, the search, and a language switch that keeps the place.
(function () {
  "use strict";
  var root = document.documentElement;
  var byId = function (id) { return document.getElementById(id); };

  var menu = byId("menu"), pages = byId("pages");
  menu.addEventListener("click", function () {
    var open = menu.getAttribute("aria-expanded") !== "true";
    menu.setAttribute("aria-expanded", String(open));
    pages.classList.toggle("open", open);
    if (open) { var first = pages.querySelector("a, summary"); if (first) { first.focus(); } }
  });

  var dark = byId("dark");
  var show = function () { dark.setAttribute("aria-pressed", String(root.dataset.bsTheme === "dark")); };
  dark.addEventListener("click", function () {
    root.dataset.bsTheme = root.dataset.bsTheme === "dark" ? "light" : "dark";
    try { localStorage.setItem("coyote-colours", root.dataset.bsTheme); } catch (error) { /* as above */ }
    show();
  });
  show();

  // Search asks a worker for its index, which a browser allows on a served site only.
  var form = byId("search"), query = byId("mkdocs-search-query"), found = byId("found");
  var close = function () { found.hidden = true; };
  if (location.protocol === "file:") {
    form.hidden = true;
  } else {
    var script = document.createElement("script");
    script.src = base_url.replace(/\/?$/, "/") + "search/main.js";
    document.body.appendChild(script);
    query.addEventListener("input", function () { found.hidden = query.value.length < 3; });
    form.addEventListener("submit", function (event) {
      event.preventDefault();
      var first = found.querySelector("a");
      if (first) { first.focus(); }
    });
    byId("close").addEventListener("click", function () { close(); query.focus(); });
  }
  document.addEventListener("keydown", function (event) {
    if (event.key !== "Escape") { return; }
    if (!found.hidden) { close(); query.focus(); }
    if (pages.classList.contains("open")) { menu.click(); menu.focus(); }
  });

  document.querySelectorAll(".languages a").forEach(function (link) {
    link.addEventListener("click", function () { link.hash = location.hash; });
  });

  // What is wider than its place scrolls there, and can be reached with the keyboard.
  document.querySelectorAll("article table").forEach(function (table) {
    var box = document.createElement("div");
    box.className = "wide";
    table.parentNode.insertBefore(box, table);
    box.appendChild(table);
  });
  document.querySelectorAll(".wide, article pre").forEach(function (box) {
    if (box.scrollWidth > box.clientWidth) { box.tabIndex = 0; }
  });
})();
