// Zooming, and reading the pixels under the pointer or the keyboard's cursor.
"use strict";

const steps = [0.0625, 0.125, 0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48];

function room(viewport) {
  const style = getComputedStyle(viewport);
  // Where nothing limits the height, the page gives the viewport the height that is left.
  const limit = parseFloat(style.maxHeight);
  return {
    width: viewport.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
    height: (Number.isNaN(limit) ? viewport.clientHeight : limit - 2) - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom),
  };
}

// Fits the picture into the viewport. A small one is enlarged by an integer factor up to 4, so that pixels stay square.
function fit() {
  state.fits = true;
  const viewport = viewports()[0];
  if (!viewport) return;
  const { width, height } = room(viewport);
  const factor = Math.min(width / current.width, height / current.height);
  zoomTo(factor >= 1 ? Math.min(current.fitLimit ?? 4, Math.floor(factor)) : Math.max(factor, 0.01));
}

function zoomTo(zoom, point = null) {
  const places = viewports().map((viewport) => ({ viewport, ...(point ?? center(viewport)) }));
  state.zoom = zoom;
  const style = byId("stage");
  style.style.setProperty("--zoom", zoom);
  style.dataset.sharp = zoom >= 1;
  style.dataset.grid = zoom >= 8;
  // A page whose pictures have points tells the zoom of these.
  byId("zoom-value").textContent = `${Math.round(zoom * (current.pointScale ?? 1) * 100).toLocaleString("en")} %`;
  byId("zoom-in").disabled = zoom >= steps.at(-1);
  byId("zoom-out").disabled = zoom <= steps[0];
  for (const { viewport, x, y } of places) bring(viewport, x, y);
}

function zoomBy(direction) {
  state.fits = false;
  const next = nextZoom(steps, state.zoom, direction);
  if (next) zoomTo(next, state.cursor && { x: state.cursor.x + 0.5, y: state.cursor.y + 0.5 });
}

// The point of the picture at the centre of the viewport, in pixels.
function center(viewport) {
  const frame = viewport.getBoundingClientRect();
  const sheet = viewport.querySelector(".sheet").getBoundingClientRect();
  return {
    x: (frame.left + frame.width / 2 - sheet.left) / state.zoom,
    y: (frame.top + frame.height / 2 - sheet.top) / state.zoom,
  };
}

function bring(viewport, x, y) {
  const now = center(viewport);
  viewport.scrollLeft += (x - now.x) * state.zoom;
  viewport.scrollTop += (y - now.y) * state.zoom;
}

function goTo(region) {
  const viewport = viewports()[0];
  if (!viewport) return;
  const { width, height } = room(viewport);
  const factor = Math.min(width / (region.width * 1.5), height / (region.height * 1.5), 16);
  state.fits = false;
  zoomTo(steps.findLast((each) => each <= factor) ?? steps[0],
    { x: region.x + region.width / 2, y: region.y + region.height / 2 });
  viewport.scrollIntoView({ block: "nearest" });
  viewport.focus({ preventScroll: true });
}

function watch(viewport) {
  const sheet = viewport.querySelector(".sheet");
  const read = (event) => {
    const frame = sheet.getBoundingClientRect();
    moveCursor(Math.floor((event.clientX - frame.left) / state.zoom), Math.floor((event.clientY - frame.top) / state.zoom));
  };
  sheet.addEventListener("pointermove", read);
  sheet.addEventListener("pointerdown", read);
  viewport.addEventListener("scroll", () => {
    for (const other of viewports()) {
      if (other === viewport) continue;
      other.scrollLeft = viewport.scrollLeft;
      other.scrollTop = viewport.scrollTop;
    }
  });
  viewport.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomBy(-event.deltaY);
  }, { passive: false });
}

function moveCursor(x, y) {
  if (!current?.width || !current.height) return;
  state.cursor = {
    x: Math.min(current.width - 1, Math.max(0, x)), y: Math.min(current.height - 1, Math.max(0, y)),
  };
  readOut(state.cursor);
}

// The colour of a pixel as #RRGGBBAA; null outside of the picture.
function color(role, { x, y }) {
  const image = current[role];
  if (!image || x >= image.naturalWidth || y >= image.naturalHeight) return null;
  const context = current.contexts[role] ??= pixels(image);
  const bytes = context.getImageData(x, y, 1, 1).data;
  return "#" + [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("").toUpperCase();
}

function readOut(cursor) {
  const line = byId("readout");
  line.hidden = !current.width;
  line.classList.toggle("idle", !cursor);
  for (const mark of byId("stage").querySelectorAll(".pixel")) mark.remove();
  if (!cursor) {
    line.replaceChildren("Point at a pixel to read it, or focus a picture and use the arrow keys.");
    return;
  }
  if (state.zoom >= 4) {
    for (const viewport of viewports()) {
      viewport.querySelector(".sheet").append(box("pixel", { ...cursor, width: 1, height: 1 }));
    }
  }
  const scale = current.item.scale ?? 1;
  const points = (value) => Number((value / scale).toFixed(2));
  const parts = [make("span", {}, "Pixel ", make("b", { id: "readout-pixel" }, `${cursor.x}, ${cursor.y}`))];
  if (current.item.scale) {
    parts.push(make("span", {}, "Point ", make("b", { id: "readout-point" }, `${points(cursor.x)}, ${points(cursor.y)}`)));
  }
  for (const role of ["expected", "actual"]) {
    if (!current[role]) continue;
    const value = color(role, cursor);
    parts.push(make("span", {}, role === "expected" ? "Expected " : "Actual ", ...(value ? [swatch(value)] : []),
      make("b", { id: `readout-${role}` }, value ?? "outside")));
  }
  line.replaceChildren(...parts);
}
