// Before anything is drawn: the colours that the reader chose last, or those of the system.
(function () {
  var kept = null;
  try { kept = localStorage.getItem("coyote-colours"); } catch (error) { /* not allowed here */ }
  var dark = kept ? kept === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.bsTheme = dark ? "dark" : "light";
})();
