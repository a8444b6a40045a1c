// The connection to the server, keys, and the start.
"use strict";

let source = null;
let lastEvent = 0;

function setLink(name) {
  const words = { waiting: "Connecting", live: "Live", lost: "Not connected; trying again" };
  byId("link").dataset.state = name;
  byId("link-words").textContent = words[name];
}

// Listens to the server. A browser connects again by itself when a connection ends; one that has silently died, as while a computer
// sleeps, is given up after a while without the events that the server sends every few seconds.
function connect() {
  source?.close();
  source = new EventSource("events");
  lastEvent = Date.now();
  const on = (name, action) => source.addEventListener(name, (event) => {
    lastEvent = Date.now();
    action(event.data);
  });
  on("hello", (text) => {
    setLink("live");
    applyFolder(JSON.parse(text));
    openWanted();
  });
  on("folder", (text) => applyFolder(JSON.parse(text)));
  on("sheets", (text) => applySheets(JSON.parse(text)));
  on("golden", (text) => { if (state.view === "compare" && JSON.parse(text) === state.path) compare(); });
  on("touched", (text) => { if (touch.isOn && JSON.parse(text) === `${state.path} ${state.index}`) drawSoon(); });
  on("beat", () => {});
  source.addEventListener("error", () => {
    setLink("lost");
    // A server that answers with an error ends the stream for good.
    if (source.readyState === EventSource.CLOSED) setTimeout(connect, 2000);
  });
}

let silence = 16000;

function checkLink() {
  if (Date.now() - lastEvent < silence) return;
  setLink("lost");
  connect();
}

// A browser has six connections for all pages of a server: one that nobody sees gives up its own.
let hiding = 0;

function visibilityChanged() {
  clearTimeout(hiding);
  if (document.hidden) hiding = setTimeout(() => { source?.close(); source = null; }, 30000);
  else if (!source) connect();
  else checkLink();
}

// Opens the picture that the address names, once it is known.
let wanted = new URLSearchParams(location.hash.slice(1));

function openWanted() {
  const sheet = folder.sheets.get(wanted.get("sheet"));
  if (!sheet) return;
  const index = sheet.pictures.findIndex(({ name }) => name === wanted.get("picture"));
  wanted = new URLSearchParams();
  show(sheet.path, Math.max(0, index));
}

function moveInPicture(event) {
  const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const move = moves[event.key];
  if (!move || !current?.width || !event.target.closest?.(".viewport")?.querySelector(".sheet")) return false;
  const from = state.cursor ?? { x: Math.floor(current.width / 2), y: Math.floor(current.height / 2) };
  const far = event.shiftKey ? 10 : 1;
  moveCursor(from.x + move[0] * far, from.y + move[1] * far);
  byId("readout").setAttribute("aria-live", "polite");
  if (current.item.isAlone && state.view === "look") {
    mark(nodeAt(state.cursor.x / (current.pointScale ?? 1), state.cursor.y / (current.pointScale ?? 1)));
  }
  return true;
}

const modes = ["side", "swipe", "onion", "blink", "difference"];

function setMode(name) {
  state.mode = name;
  stage();
}

const isOpen = () => document.body.dataset.view === "picture";
const views = { l: "look", p: "touch", c: "compare" };
const keys = {
  j: () => step(1), k: () => step(-1), v: () => { if (isOpen()) nextVariant(); },
  Escape: () => { if (isOpen()) showAll(); },
  "+": () => { if (current) zoomBy(1); }, "=": () => { if (current) zoomBy(1); }, "-": () => { if (current) zoomBy(-1); },
  0: () => { if (current) fit(); }, ...commonKeys,
};
for (const [key, view] of Object.entries(views)) {
  keys[key] = () => { if (isOpen() && !byId("views").querySelector(`[value=${view}]`).disabled) setView(view); };
}
modes.forEach((name, place) => {
  keys[place + 1] = () => { if (state.view === "compare" && current?.expected && current.actual) setMode(name); };
});

document.addEventListener("keydown", (event) => {
  if (isTaken(event, "input[type=search], select") || typeInto(event)) return;
  if (event.target.matches?.("input, [role=tab]") && event.key.startsWith("Arrow")) return;
  if (event.key === " " && state.view === "compare" && current && mode() === "blink" && !event.target.closest?.("button, input")) {
    event.preventDefault();
    return switchBlink();
  }
  if (isOpen() && moveInPicture(event)) return event.preventDefault();
  if (keys[event.key]) {
    event.preventDefault();
    keys[event.key]();
  }
});

function start() {
  document.title = data.title;
  startPage(data.title, data.generator);
  byId("search").addEventListener("input", () => { if (isOpen()) buildList(); else rebuild(); });
  byId("all").addEventListener("click", showAll);
  byId("zoom-real").addEventListener("click", zoomReal);
  byId("views").addEventListener("change", (event) => setView(event.target.value));
  byId("modes").addEventListener("change", (event) => setMode(event.target.value));
  byId("slider").addEventListener("input", (event) => slide(Number(event.target.value)));
  byId("blink-switch").addEventListener("click", switchBlink);
  byId("blink-play").addEventListener("click", () => play(!state.isPlaying));
  byId("touch-restart").addEventListener("click", restartTouch);
  byId("touch-back").addEventListener("click", goBack);
  byId("touch-marks").addEventListener("change", showWays);
  new ResizeObserver(() => { if (current && state.fits) fit(); }).observe(byId("stage"));
  document.addEventListener("visibilitychange", visibilityChanged);
  addEventListener("online", checkLink);
  setInterval(checkLink, 2000);
  connect();
}

start();
