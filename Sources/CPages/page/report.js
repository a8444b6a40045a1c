// Keys and the start.
"use strict";

function moveInPicture(event) {
  const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const move = moves[event.key];
  const viewport = event.target.closest?.(".viewport");
  if (!move || !viewport?.querySelector(".sheet")) return false;
  const from = state.cursor ?? { x: Math.floor(current.width / 2), y: Math.floor(current.height / 2) };
  const far = event.shiftKey ? 10 : 1;
  moveCursor(from.x + move[0] * far, from.y + move[1] * far);
  byId("readout").setAttribute("aria-live", "polite");
  const mark = viewport.querySelector(".pixel");
  mark?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

const modes = ["side", "swipe", "onion", "blink", "difference"];

function setMode(name) {
  state.mode = name;
  stage();
}

const keys = {
  j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1),
  "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), 0: () => fit(),
  ...commonKeys,
};
modes.forEach((name, place) => {
  keys[place + 1] = () => { if (current?.expected && current.actual) setMode(name); };
});

document.addEventListener("keydown", (event) => {
  if (isTaken(event, "input[type=search], select")) return;
  const usesArrows = event.target.matches?.("input") && event.key.startsWith("Arrow");
  if (usesArrows || !keys[event.key] && !event.key.startsWith("Arrow") && event.key !== " ") return;
  if (event.key === " ") {
    if (current && mode() === "blink" && !event.target.closest?.("button, input")) {
      event.preventDefault();
      switchBlink();
    }
    return;
  }
  if (current && moveInPicture(event)) return event.preventDefault();
  if (keys[event.key]) {
    event.preventDefault();
    keys[event.key]();
  }
});

function start() {
  const failing = cases.filter((item) => !passes(item)).length;
  document.title = `${failing ? `${failing} failing` : "Passed"} · ${data.report.title}`;
  startPage(data.report.title, data.report.generator);
  byId("summary").append(
    failing
      ? make("span", { className: "fail" }, failing === 1 ? "1 case fails" : `${failing} cases fail`)
      : make("span", { className: data.passes ? "pass" : "fail" }, cases.length ? "No case fails" : "Nothing was checked"),
    make("span", { className: "total" }, cases.length ? ` of ${cases.length.toLocaleString("en")}` : ""));
  for (const { text, isProblem } of data.notices) {
    byId("notices").append(make("p", { className: isProblem ? "problem" : "plain" }, text));
  }
  buildList();
  buildFilters();
  byId("back").addEventListener("click", () => {
    document.body.dataset.view = "list";
    entries[state.index]?.firstChild.focus();
  });
  byId("modes").addEventListener("change", (event) => setMode(event.target.value));
  byId("slider").addEventListener("input", (event) => slide(Number(event.target.value)));
  byId("blink-switch").addEventListener("click", switchBlink);
  byId("blink-play").addEventListener("click", () => play(!state.isPlaying));
  addEventListener("resize", () => { if (current && state.fits) fit(); });
  filter();
  const wanted = askedFor("case", cases.map((item) => item.path));
  if (wanted >= 0) select(wanted, true);
}

start();
