// One picture, large: its variants, its problems and its newest version. A new version is decoded before it takes the place of the former.
"use strict";

const isText = () => false;
const passes = (item) => ["equal", "tolerated", "recorded", "accepted"].includes(item.outcome);
const state = {
  path: "", index: 0, view: "look", mode: "side", zoom: 1, fits: true, shownActual: false, isPlaying: false, cursor: null,
};
let current = null;
let showing = 0;

const shownSheet = () => folder.sheets.get(state.path) ?? state.gone;
const shownPicture = () => shownSheet()?.pictures[state.index];

async function decoded(address) {
  const response = await fetch(address);
  if (!response.ok) return { problem: (await response.json().catch(() => ({}))).message ?? "The picture cannot be drawn." };
  return { image: await imageOf(await response.blob()), response };
}

async function imageOf(blob) {
  const image = make("img", { src: URL.createObjectURL(blob), alt: "", draggable: false });
  await image.decode();
  return image;
}

function forget(image) {
  if (image) URL.revokeObjectURL(image.src);
}

function show(path, index) {
  const isOther = path !== state.path;
  if (isOther) leaveTouch();
  state.path = path;
  state.index = index;
  state.gone = null;
  document.body.dataset.view = "picture";
  byId("wall").hidden = byId("none").hidden = true;
  byId("picture").hidden = false;
  if (isOther) {
    current = null;
    state.fits = true;
    if (state.view === "compare") state.view = "look";
    for (const sheet of folder.sheets.values()) fillEntry(sheet);
  }
  const sheet = shownSheet();
  try { history.replaceState(null, "", `#picture=${encodeURIComponent(sheet?.pictures[index]?.name ?? "")}&sheet=${encodeURIComponent(path)}`); } catch { /* in a sandbox */ }
  if (sheet) changed(sheet, true);
}

function showAll() {
  leaveTouch();
  state.path = "";
  state.gone = null;
  current = null;
  document.body.dataset.view = "wall";
  document.title = data.title;
  byId("picture").hidden = true;
  byId("wall").hidden = false;
  byId("stage").replaceChildren();
  history.replaceState(null, "", location.pathname);
  for (const sheet of folder.sheets.values()) fillEntry(sheet);
  countPictures();
}

// The sheet of a picture is not there any more: the picture stays.
function keepGone(sheet) {
  state.gone = { ...sheet, gone: true };
  describe(state.gone);
}

function describe(sheet) {
  byId("folder").textContent = folderOf(sheet.path) || data.title;
  byId("name").textContent = sheet.title ?? nameOf(sheet.path);
  document.title = `${nameOf(sheet.path)} · ${data.title}`;
  buildAxes(sheet);
  buildProblems(sheet);
  const canCompare = Boolean(sheet.pictures[state.index]?.golden);
  const compare = byId("views").querySelector("[value=compare]");
  compare.disabled = !canCompare;
  compare.closest("label").hidden = !canCompare;
  for (const input of byId("views").querySelectorAll("input")) input.checked = input.value === state.view;
}

function buildProblems(sheet) {
  const problems = [...(sheet.problems ?? [])];
  const message = sheet.gone ? "The sheet was deleted or renamed." : sheet.message;
  const hasAny = problems.length > 0 || Boolean(message);
  const place = byId("problems");
  place.hidden = !hasAny;
  document.body.dataset.problems = hasAny;
  if (!hasAny) return place.replaceChildren();
  const head = sheet.pictures.length ? "The picture is the last one that could be drawn." : "Nothing could be drawn so far.";
  place.replaceChildren(make("h3", {}, head), ...(message ? [make("p", {}, message)] : []), ...problems.map(problemBox));
}

function problemBox(problem) {
  const parts = [make("p", {}, make("span", { className: "where" }, `${shownPath(problem.file)}:${problem.line}:${problem.column}`), problem.message)];
  if (problem.excerpt) parts.push(make("pre", {}, problem.excerpt + "\n", problem.indent, make("b", {}, "^")));
  if (problem.hint) parts.push(make("p", { className: "hint" }, problem.hint));
  return make("div", { className: `problem ${problem.severity}` }, ...parts);
}

// A choice for each attribute that varies.
function buildAxes(sheet) {
  const axes = new Map();
  for (const { variant } of sheet.pictures) {
    for (const [axis, value] of Object.entries(variant)) {
      if (!axes.has(axis)) axes.set(axis, new Set());
      axes.get(axis).add(value);
    }
  }
  const focused = document.activeElement?.name;
  const now = sheet.pictures[state.index]?.variant ?? {};
  byId("axes").replaceChildren(...[...axes].filter(([, values]) => values.size > 1).map(([axis, values]) => {
    const choose = (value) => chooseVariant(axis, value);
    if (values.size <= 3) {
      const field = make("fieldset", { className: "modes" }, make("legend", { className: "hidden" }, label(axis)));
      for (const value of values) {
        const input = make("input", { type: "radio", name: `axis-${axis}`, value, checked: now[axis] === value });
        input.addEventListener("change", () => choose(value));
        field.append(make("label", {}, input, make("span", {}, shownValue([axis, value]))));
      }
      return field;
    }
    const select = make("select", { name: `axis-${axis}`, ariaLabel: label(axis) },
      ...[...values].map((value) => make("option", { value, selected: now[axis] === value }, shownValue([axis, value]))));
    select.addEventListener("change", () => choose(select.value));
    return select;
  }));
  if (focused?.startsWith("axis-")) byId("axes").querySelector(`[name="${CSS.escape(focused)}"]:is(:checked, select)`)?.focus();
}

// The picture with a value and as many of the other values as possible.
function chooseVariant(axis, value) {
  const sheet = shownSheet();
  const now = sheet.pictures[state.index].variant;
  const score = (variant) => variant[axis] === value
    ? 1 + Object.entries(variant).filter(([name, other]) => now[name] === other).length : -1;
  let best = 0;
  sheet.pictures.forEach((picture, index) => {
    if (score(picture.variant) > score(sheet.pictures[best].variant)) best = index;
  });
  show(sheet.path, best);
}

function nextVariant() {
  const sheet = shownSheet();
  if (sheet?.pictures.length > 1) show(sheet.path, (state.index + 1) % sheet.pictures.length);
}

// The sheet has another version, or other problems.
async function changed(sheet, isChosen = false) {
  const count = sheet.pictures.length;
  if (count && state.index >= count) state.index = count - 1;
  describe(sheet);
  // Until then the former picture stays, so that nothing flickers.
  if (!sheet.version || !count) return byId("stage").replaceChildren();
  const key = `${sheet.path}\n${state.index}\n${sheet.version}`;
  if (!isChosen && current?.key === key) return describePanel();
  if (state.view === "touch") return enterTouch();
  if (state.view === "compare") return compare();
  await look(sheet, key);
}

async function look(sheet, key) {
  const ticket = ++showing;
  const picture = sheet.pictures[state.index];
  const { image, problem } = await decoded(pictureRoute(sheet, state.index));
  if (ticket !== showing) return forget(image);
  if (problem) return sayProblem(problem);
  place(image, { key, pointScale: picture.scale, item: { path: picture.name, scale: picture.scale, isAlone: true, outcome: "equal" } });
  shownAt(sheet.version);
  describePanel(true);
}

// When a version came on the screen, in milliseconds since 1970.
function shownAt(version) {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      document.body.dataset.shown = version;
      document.body.dataset.shownAt = performance.timeOrigin + performance.now();
    };
    channel.port2.postMessage(null);
  });
}

// Puts a picture in the place of the former; one of the same size keeps the zoom, and what is in sight.
function place(image, values) {
  const former = current;
  current = {
    // A small picture is not enlarged beyond twice its size.
    fitLimit: values.pointScale >= 2 ? 1 : 2, expected: null, difference: null, contexts: {}, ...values,
    actual: image, width: image.naturalWidth, height: image.naturalHeight,
  };
  const layers = byId("stage").querySelectorAll(".sheet > .layer > img");
  const isAlike = former?.item.isAlone && current.item.isAlone && layers.length === 1
    && former.width === current.width && former.height === current.height && former.item.path === current.item.path;
  if (isAlike) {
    image.style.setProperty("--width", current.width);
    image.style.setProperty("--height", current.height);
    layers[0].replaceWith(image);
    readOut(state.cursor);
  } else {
    stage();
    byId("modes").hidden = current.item.isAlone;
    for (const viewport of viewports()) follow(viewport);
  }
  if (former?.actual && former.actual !== image) setTimeout(() => forget(former.actual), 1000);
}

function sayProblem(message) {
  byId("stage").replaceChildren(make("figure", { className: "pane" },
    make("div", { className: "viewport" }, make("p", { className: "none" }, message))));
}

const shownPictures = () => matching().flatMap((sheet) =>
  Array.from({ length: Math.max(1, sheet.pictures.length) }, (_, index) => ({ path: sheet.path, index })));

function step(by) {
  const all = shownPictures();
  const at = all.findIndex(({ path, index }) => path === state.path && index === state.index);
  const next = all[at < 0 ? 0 : at + by];
  if (next) show(next.path, next.index);
}

function zoomReal() {
  state.fits = false;
  zoomTo(1 / (current?.pointScale ?? 1));
}

function setView(name) {
  if (name === state.view && current) return;
  leaveTouch();
  state.view = name;
  state.fits = true;
  current = null;
  const sheet = shownSheet();
  if (sheet) changed(sheet, true);
}
