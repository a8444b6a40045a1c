// Keys, appearance, and the start of it all.
"use strict";

const wallKeys = {
  "/": () => byId("search").focus(), "?": () => byId("help").showModal(), t: () => nextTheme(),
};
const viewerKeys = {
  j: () => step(1), k: () => step(-1), ArrowRight: () => step(1), ArrowLeft: () => step(-1),
  "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), 0: () => fit(), 1: () => zoomTo(1),
  c: () => copySpec(), t: () => nextTheme(), "?": () => byId("help").showModal(),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
  if (event.target.matches?.("input[type=search], select, input[type=range]")) {
    if (event.key === "Escape" && event.target.id === "search") event.target.blur();
    return;
  }
  if (byId("viewer").open) {
    // In a picture that is larger than the stage the arrows scroll.
    const stage = byId("stage");
    const scrolls = event.target === stage && stage.scrollWidth > stage.clientWidth && event.key.startsWith("Arrow");
    if (scrolls || event.target.matches?.("pre") && event.key.startsWith("Arrow") || !viewerKeys[event.key]) return;
    event.preventDefault();
    viewerKeys[event.key]();
  } else if (event.key.startsWith("Arrow") && state.shown.length) {
    event.preventDefault();
    moveFocus(event.key);
  } else if (wallKeys[event.key]) {
    event.preventDefault();
    wallKeys[event.key]();
  }
});

const themes = { auto: "Automatic", light: "Light", dark: "Dark" };

function remember(key, value) {
  try { localStorage.setItem(key, value); } catch { /* a page from disk may have no storage */ }
}

function remembered(key) {
  try { return localStorage.getItem(key); } catch { return null; }
}

function setTheme(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  byId("theme").textContent = themes[theme];
  byId("theme").setAttribute("aria-label", `Appearance: ${themes[theme]}`);
  remember("maquette-theme", theme);
}

function nextTheme() {
  const names = Object.keys(themes);
  const now = document.documentElement.dataset.theme ?? "auto";
  setTheme(names[(names.indexOf(now) + 1) % names.length]);
}

function setSize(size) {
  byId("size").value = size;
  document.documentElement.style.setProperty("--card", `${size}px`);
  remember("maquette-gallery-size", size);
}

function start() {
  document.title = `${data.title} · ${plural(pictures.length, "picture", "pictures")}`;
  byId("title").textContent = data.title;
  byId("generator").textContent = data.generator;
  const theme = remembered("maquette-theme");
  setTheme(themes[theme] ? theme : "auto");
  const size = Number(remembered("maquette-gallery-size"));
  setSize(size >= 110 && size <= 420 ? size : 200);
  buildWall();
  buildFilters();
  filter();
  byId("theme").addEventListener("click", nextTheme);
  byId("help-button").addEventListener("click", () => byId("help").showModal());
  byId("size").addEventListener("input", (event) => setSize(Number(event.target.value)));
  byId("viewer").addEventListener("close", closed);
  byId("close").addEventListener("click", closeViewer);
  byId("previous").addEventListener("click", () => step(-1));
  byId("next").addEventListener("click", () => step(1));
  byId("zoom-in").addEventListener("click", () => zoomBy(1));
  byId("zoom-out").addEventListener("click", () => zoomBy(-1));
  byId("zoom-fit").addEventListener("click", fit);
  byId("zoom-real").addEventListener("click", () => zoomTo(1));
  byId("copy").addEventListener("click", copySpec);
  byId("stage").addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(event.deltaY < 0 ? 1 : -1);
  }, { passive: false });
  addEventListener("resize", () => { if (state.index >= 0 && view.fits) fit(); });
  const asked = location.hash.match(/^#picture=(.*)$/)?.[1];
  const wanted = pictures.findIndex((picture) => encodeURIComponent(picture.file) === asked);
  if (wanted >= 0) show(wanted);
}

start();
