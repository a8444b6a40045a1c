// One picture, large: zoom, its facts, its spec, and its siblings of the same sheet.
"use strict";

const zooms = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16];
const view = { zoom: 1, fits: true };

function show(index, keepsZoom = false) {
  const picture = pictures[index];
  state.index = index;
  const viewer = byId("viewer");
  if (!viewer.open) viewer.showModal();
  const image = byId("picture");
  image.src = address(picture.file);
  byId("stage").classList.toggle("checker", !picture.isOpaque);
  image.alt = cards[index].getAttribute("aria-label");
  byId("name").textContent = picture.label;
  const place = state.shown.indexOf(index);
  byId("place").textContent = place < 0 ? "" : `${place + 1} of ${state.shown.length}`;
  byId("previous").disabled = place <= 0;
  byId("next").disabled = place < 0 || place === state.shown.length - 1;
  buildFacts(picture);
  buildSiblings(picture);
  buildSpec(picture);
  byId("copied").textContent = "";
  if (keepsZoom && !view.fits) setZoom(view.zoom);
  else fit();
  history.replaceState(null, "", "#picture=" + encodeURIComponent(picture.file));
}

function closeViewer() {
  byId("viewer").close();
}

function closed() {
  history.replaceState(null, "", location.pathname + location.search);
  cards[state.index]?.focus();
  state.index = -1;
}

function step(by) {
  const place = state.shown.indexOf(state.index);
  const next = state.shown[place + by];
  if (place >= 0 && next !== undefined) show(next, true);
}

function buildFacts(picture) {
  const points = (pixels) => number(pixels / picture.scale);
  const facts = [
    ["Size", `${points(picture.width)} × ${points(picture.height)} pt`],
    ["Pixels", `${picture.width} × ${picture.height} at ${picture.scale}×`],
    ...Object.entries(picture.variant).map((entry) => [label(entry[0]), shownValue(entry)]),
    ["Sheet", picture.sheet], ["File", picture.file],
  ];
  if (picture.version) facts.push(["Drawn by", `Maquette ${picture.version}`]);
  byId("facts").replaceChildren(...facts.map(fact));
}

function buildSiblings(picture) {
  const siblings = pictures.keys().filter((index) => pictures[index].sheet === picture.sheet).toArray();
  byId("siblings").hidden = siblings.length < 2;
  byId("siblings").replaceChildren(...siblings.slice(0, 60).map((index) => {
    const button = make("button", { type: "button", className: "sibling checker" },
      make("img", { src: address(pictures[index].file), alt: "", loading: "lazy", draggable: false }));
    button.setAttribute("aria-label", cards[index].getAttribute("aria-label"));
    button.title = Object.entries(pictures[index].variant).map(shownValue).join(" · ");
    if (pictures[index] === picture) button.setAttribute("aria-current", "true");
    button.addEventListener("click", () => show(index, true));
    return button;
  }));
}

function specOf(picture) {
  return data.specs[picture.spec] ?? [];
}

function buildSpec(picture) {
  const files = specOf(picture);
  byId("copy").hidden = byId("spec-files").hidden = files.length === 0;
  byId("spec-none").hidden = files.length > 0;
  byId("spec-files").replaceChildren(...files.map((file) => make("figure", {},
    make("figcaption", {}, files.length > 1 ? file.path : ""),
    Object.assign(make("pre", {}, file.text ?? `${file.count} bytes, not kept in the picture`), { tabIndex: 0 }))));
}

// The sheet, followed by the other files that it is made of, each below a comment with its name.
function specText(picture) {
  const files = specOf(picture).filter((file) => file.text !== null && file.text !== undefined);
  if (files.length === 1) return files[0].text;
  return files.map((file) => `# ${file.path}\n${file.text}`).join("\n");
}

async function copySpec() {
  const picture = pictures[state.index];
  if (!picture || specOf(picture).length === 0) return;
  const text = specText(picture);
  let done = false;
  try {
    await navigator.clipboard.writeText(text);
    done = true;
  } catch {
    // Browsers may refuse the clipboard to a page from disk; copy a text area instead.
    const area = make("textarea", { value: text, className: "hidden" });
    byId("viewer").append(area);
    area.select();
    done = document.execCommand("copy");
    area.remove();
  }
  byId("copied").textContent = done ? "The spec is copied." : "The browser does not let this page copy.";
  byId("copy").textContent = done ? "Copied" : "Not allowed";
  byId("copy").focus();
  setTimeout(() => { byId("copy").textContent = "Copy"; }, 1500);
}

// Zoom 1 shows a picture at its size in points, one CSS pixel per point.

function fitZoom() {
  const picture = pictures[state.index];
  const stage = byId("stage");
  const [width, height] = [picture.width / picture.scale, picture.height / picture.scale];
  return Math.min((stage.clientWidth - 48) / width, (stage.clientHeight - 48) / height, 4);
}

function setZoom(zoom) {
  const picture = pictures[state.index];
  view.zoom = Math.max(0.02, Math.min(32, zoom));
  const image = byId("picture");
  image.style.width = `${picture.width / picture.scale * view.zoom}px`;
  image.style.height = `${picture.height / picture.scale * view.zoom}px`;
  // From two screen pixels per picture pixel, pixels are shown without smoothing.
  const enlargement = view.zoom * devicePixelRatio / picture.scale;
  image.classList.toggle("sharp", enlargement >= 2 || Number.isInteger(enlargement));
  byId("zoom-value").textContent = `${Math.round(view.zoom * 100)} %`;
}

function fit() {
  view.fits = true;
  setZoom(fitZoom());
}

function zoomTo(zoom) {
  view.fits = false;
  const stage = byId("stage");
  const [x, y] = [stage.scrollLeft + stage.clientWidth / 2, stage.scrollTop + stage.clientHeight / 2];
  const factor = zoom / view.zoom;
  setZoom(zoom);
  stage.scrollLeft = x * factor - stage.clientWidth / 2;
  stage.scrollTop = y * factor - stage.clientHeight / 2;
}

function zoomBy(direction) {
  const next = nextZoom(zooms, view.zoom, direction);
  if (next) zoomTo(next);
}
