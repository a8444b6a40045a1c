// A click-through prototype: one picture at a time, with buttons over the places that lead to others.
"use strict";

const prototype = { trail: [], now: null, hiding: 0 };

function shown() { return data.pictures[prototype.now.index]; }

// Shows a picture, or the part of it that is a screen.
function go(index, view = data.pictures[index].view ?? null) {
  prototype.now = { index, view };
  const picture = shown();
  byId("picture").src = "data:image/png;base64," + picture.png;
  byId("picture").alt = picture.title;
  byId("title").textContent = picture.title;
  byId("back").disabled = prototype.trail.length === 0;
  byId("spots").replaceChildren(...picture.spots.map((spot) => {
    const button = make("button", { type: "button", ariaLabel: spot.label || "Place" });
    const [x, y, width, height] = spot.frame;
    Object.assign(button.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      press(spot);
    });
    return button;
  }));
  fit();
}

function press(spot) {
  if (spot.target === undefined || spot.target === null) return back();
  prototype.trail.push(prototype.now);
  // What changes on a screen of a flow leaves the screen in sight.
  go(spot.target, spot.view ?? (spot.target === prototype.now.index || isSameSize(spot.target) ? prototype.now.view : undefined));
}

const isSameSize = (index) => data.pictures[index].width === shown().width && data.pictures[index].height === shown().height;

function back() {
  const last = prototype.trail.pop();
  if (last) go(last.index, last.view);
}

function restart() {
  prototype.trail = [];
  go(0);
}

function fit() {
  const picture = shown();
  const [x, y, width, height] = prototype.now.view ?? [0, 0, picture.width, picture.height];
  const room = byId("room");
  const factor = Math.min((room.clientWidth - 48) / width, (room.clientHeight - 48) / height, 2);
  Object.assign(byId("frame").style, { width: `${width * factor}px`, height: `${height * factor}px` });
  Object.assign(byId("sheet").style, {
    width: `${picture.width}px`, height: `${picture.height}px`, transform: `scale(${factor}) translate(${-x}px, ${-y}px)`,
  });
  Object.assign(byId("picture").style, { width: `${picture.width}px`, height: `${picture.height}px` });
}

// A press beside every place shows where the places are.
function showPlaces() {
  clearTimeout(prototype.hiding);
  byId("frame").classList.add("showing");
  prototype.hiding = setTimeout(() => byId("frame").classList.remove("showing"), 600);
}

const keys = { Backspace: back, r: restart, t: commonKeys.t, "?": commonKeys["?"] };

document.addEventListener("keydown", (event) => {
  if (isTaken(event, "input") || !keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});

function start() {
  document.title = data.title;
  byId("generator").textContent = data.generator;
  const theme = remembered("maquette-theme");
  setTheme(themes[theme] ? theme : "auto");
  byId("theme").addEventListener("click", nextTheme);
  byId("help-button").addEventListener("click", () => byId("help").showModal());
  byId("back").addEventListener("click", back);
  byId("restart").addEventListener("click", restart);
  byId("frame").addEventListener("click", showPlaces);
  addEventListener("resize", fit);
  go(0);
}

start();
