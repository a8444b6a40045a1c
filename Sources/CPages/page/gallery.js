// Keys, the size of the cards, and the start.
"use strict";

const viewerKeys = {
  j: () => step(1), k: () => step(-1), ArrowRight: () => step(1), ArrowLeft: () => step(-1),
  "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), 0: () => fit(), 1: () => zoomTo(1),
  c: () => copySpec(), t: commonKeys.t, "?": commonKeys["?"],
};

document.addEventListener("keydown", (event) => {
  if (isTaken(event, "input[type=search], select, input[type=range]")) return;
  if (byId("viewer").open) {
    // The arrow keys scroll a picture that is larger than the stage.
    const stage = byId("stage");
    const scrolls = event.target === stage && stage.scrollWidth > stage.clientWidth && event.key.startsWith("Arrow");
    if (scrolls || event.target.matches?.("pre") && event.key.startsWith("Arrow") || !viewerKeys[event.key]) return;
    event.preventDefault();
    viewerKeys[event.key]();
  } else if (event.key.startsWith("Arrow") && state.shown.length) {
    event.preventDefault();
    moveFocus(event.key);
  } else if (commonKeys[event.key]) {
    event.preventDefault();
    commonKeys[event.key]();
  }
});

function setSize(size) {
  byId("size").value = size;
  document.documentElement.style.setProperty("--card", `${size}px`);
  remember("maquette-gallery-size", size);
}

function start() {
  document.title = `${data.title} · ${plural(pictures.length, "picture", "pictures")}`;
  startPage(data.title, data.generator);
  const size = Number(remembered("maquette-gallery-size"));
  setSize(size >= 110 && size <= 420 ? size : 200);
  buildWall();
  buildFilters();
  filter();
  byId("size").addEventListener("input", (event) => setSize(Number(event.target.value)));
  byId("viewer").addEventListener("close", closed);
  byId("close").addEventListener("click", closeViewer);
  byId("previous").addEventListener("click", () => step(-1));
  byId("next").addEventListener("click", () => step(1));
  byId("zoom-real").addEventListener("click", () => zoomTo(1));
  byId("copy").addEventListener("click", copySpec);
  byId("stage").addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(event.deltaY < 0 ? 1 : -1);
  }, { passive: false });
  addEventListener("resize", () => { if (state.index >= 0 && view.fits) fit(); });
  const wanted = askedFor("picture", pictures.map((picture) => picture.file));
  if (wanted >= 0) show(wanted);
}

start();
