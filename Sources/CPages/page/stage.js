// The pictures of a case in one of five modes. All sizes follow from the custom property --zoom, so that zooming
// moves no element.
"use strict";

// The mode that the case allows: one picture has nothing to compare with.
const mode = () => current.item.isAlone ? "alone" : current.expected && current.actual ? state.mode : "side";

let blinking = 0;

function stage() {
  clearInterval(blinking);
  const place = byId("stage");
  const isLines = isText(current.item);
  byId("bar").hidden = byId("readout").hidden = isLines;
  if (isLines) {
    byId("tune").hidden = true;
    place.className = "stage";
    place.replaceChildren(lines(current.item));
    return;
  }
  const chosen = mode();
  for (const input of byId("modes").querySelectorAll("input")) {
    input.checked = input.value === chosen;
    input.disabled = input.value !== "side" && !(current.expected && current.actual);
  }
  place.className = `stage ${chosen === "side" ? "pair" : chosen}`;
  place.style.setProperty("--width", current.width);
  place.style.setProperty("--height", current.height);
  place.replaceChildren(...panes(chosen));
  tune(chosen);
  if (state.fits) fit(); else zoomTo(state.zoom);
  for (const viewport of viewports()) watch(viewport);
  readOut(state.cursor);
}

function panes(chosen) {
  const { item, expected, actual, difference } = current;
  const caption = (left, right) => make("figcaption", {}, make("b", {}, left), make("span", {}, right ?? ""));
  // A picture that is only looked at.
  if (chosen === "alone") return [pane(null, "Picture", layer(actual))];
  if (chosen === "side") {
    if (!expected && !actual) {
      const why = passes(item) ? "Its picture is not in this report; it would be too large." : "There is no picture.";
      return [make("figure", { className: "pane" },
        make("div", { className: "viewport" }, make("p", { className: "none" }, why)))];
    }
    if (passes(item) && !(expected && actual)) {
      return [pane(caption("Expected and actual", "they are equal"), "Expected and actual", layer(expected ?? actual))];
    }
    const side = (name, image, without) => image
      ? pane(caption(name), name, layer(image))
      : make("figure", { className: "pane" }, caption(name),
        make("div", { className: "viewport" }, make("p", { className: "none" }, without)));
    return [
      side("Expected", expected, "There is no golden picture."),
      side("Actual", actual, item.outcome === "orphan" ? "No sheet draws this picture." : "There is no drawing."),
    ];
  }
  if (chosen === "difference") {
    const image = difference ?? differenceOf(expected, actual);
    const regions = item.regions ?? [];
    return [pane(caption("Difference", regions.length ? plural(regions.length, "region", "regions") : ""), "Difference",
      layer(image), ...regions.map((region) => box("region", region)))];
  }
  const over = layer(actual, "over");
  const under = layer(expected, "under");
  const stack = make("div", { className: "stack" }, under, over);
  if (chosen === "blink") {
    return [pane(null, "Expected and actual in turn", stack)];
  }
  const extra = chosen === "swipe" ? [handle()] : [];
  return [pane(null, chosen === "swipe" ? "Expected on the left, actual on the right" : "Actual over expected",
    stack, ...extra)];
}

function layer(image, name = "") {
  const copy = image instanceof HTMLImageElement ? image.cloneNode() : image;
  copy.style.setProperty("--width", image.naturalWidth || image.width);
  copy.style.setProperty("--height", image.naturalHeight || image.height);
  return make("div", { className: `layer ${name}` }, copy);
}

function box(name, { x, y, width, height }) {
  const element = make("div", { className: name });
  for (const [key, value] of Object.entries({ x, y, w: width, h: height })) element.style.setProperty(`--${key}`, value);
  return element;
}

function pane(caption, label, ...layers) {
  const masks = (current.item.masks ?? []).map((mask) => box("mask", mask));
  const sheet = make("div", { className: "sheet checker" }, ...layers, ...masks, make("div", { className: "grid" }));
  const viewport = make("div", { className: "viewport", tabIndex: 0, role: "img" }, sheet);
  viewport.setAttribute("aria-label", `${label}: ${lastPart(current.item.path)}. Arrow keys read its pixels.`);
  return make("figure", { className: "pane" }, ...(caption ? [caption] : []), viewport);
}

const viewports = () => [...byId("stage").querySelectorAll(".viewport")].filter((each) => each.querySelector(".sheet"));

// The divider of swipe. The slider above does the same for the keyboard and for screen readers.
function handle() {
  const element = make("div", { className: "handle", ariaHidden: "true" });
  element.addEventListener("pointerdown", (event) => {
    element.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  element.addEventListener("pointermove", (event) => {
    if (!element.hasPointerCapture(event.pointerId)) return;
    const frame = element.parentElement.getBoundingClientRect();
    slide(Math.min(100, Math.max(0, (event.clientX - frame.left) / frame.width * 100)));
  });
  return element;
}

const slid = { swipe: 50, onion: 50 };

function slide(value) {
  slid[mode()] = value;
  byId("stage").style.setProperty(`--${mode()}`, value);
  byId("slider").value = Math.round(value);
}

function tune(chosen) {
  const slides = chosen === "swipe" || chosen === "onion";
  byId("tune").hidden = !slides && chosen !== "blink";
  byId("tune-slider").hidden = !slides;
  byId("tune-blink").hidden = chosen !== "blink";
  if (slides) {
    byId("slider").setAttribute("aria-label", chosen === "swipe" ? "Place of the divider in percent" : "Opacity of the actual picture in percent");
    slide(slid[chosen]);
  }
  if (chosen === "blink") {
    state.shownActual = false;
    play(!reducedMotion.matches);
    blink();
  }
}

// Well below three flashes per second, and it can be stopped: WCAG 2.2, 2.2.2 and 2.3.1.
const blinkInterval = 800;

function play(isPlaying) {
  clearInterval(blinking);
  state.isPlaying = isPlaying;
  byId("blink-play").textContent = isPlaying ? "Pause" : "Play";
  if (isPlaying) blinking = setInterval(() => { state.shownActual = !state.shownActual; blink(); }, blinkInterval);
}

function blink() {
  byId("stage").querySelector(".over")?.classList.toggle("off", !state.shownActual);
  byId("stage").querySelector(".under")?.classList.toggle("off", state.shownActual);
  byId("blink-shown").textContent = state.shownActual ? "Actual" : "Expected";
}

function switchBlink() {
  play(false);
  state.shownActual = !state.shownActual;
  blink();
}
