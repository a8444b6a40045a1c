// The wall of pictures. Picture files load when they become visible, so that a thousand pictures open fast.
"use strict";

const pictures = data.pictures;

// The address of a file beside the page; components of its path may contain any character.
const address = (path) => path.split("/").map(encodeURIComponent).join("/");
const label = (axis) => axis.charAt(0).toUpperCase() + axis.slice(1).replaceAll("-", " ");
const number = (value) => Number(value.toFixed(2)).toLocaleString("en");

const state = { words: [], chosen: new Map(), shown: [], index: -1 };
const cards = [];
const groups = [];

// The searched text of each picture; it includes the spec, so that a search finds all pictures with a switch.
const haystacks = pictures.map((picture) => [
  picture.file, picture.sheet, picture.title ?? "", ...Object.entries(picture.variant).flat(),
  ...(data.specs[picture.spec] ?? []).map((file) => file.text ?? ""),
].join("\n").toLowerCase());

const shownValue = ([axis, value]) => (axis === "scale" ? `${value}×` : value);

// The variant of a picture, without the attributes that are equal in all pictures of its sheet.
function variantWords(picture, indices) {
  const varies = ([axis, value]) => indices.some((index) => pictures[index].variant[axis] !== value);
  return Object.entries(picture.variant).filter(varies).map(shownValue).join(" · ");
}

const folderOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

// The name of a picture; what it shares with those before and after it is cut first.
function caption(words, index, indices) {
  const place = indices.indexOf(index);
  const name = (other) => (indices.length > 1 && pictures[other] ? variantWords(pictures[other], indices) : undefined);
  return nameParts(words, name(indices[place - 1]), name(indices[place + 1]));
}

function card(picture, index, indices) {
  const [width, height] = [picture.width / picture.scale, picture.height / picture.scale];
  const image = make("img", {
    src: address(picture.file), alt: "", loading: "lazy", decoding: "async", draggable: false,
  });
  // At its size in points, whatever its scale, so that pictures can be compared; smaller if it does not fit.
  image.style.setProperty("--width", width);
  image.style.setProperty("--height", height);
  const frame = make("span", { className: picture.isOpaque ? "frame" : "frame checker" }, image);
  image.addEventListener("error", () => frame.classList.add("broken"), { once: true });
  const words = indices.length > 1 ? variantWords(picture, indices) : picture.title ?? "";
  const size = `${number(width)} × ${number(height)}`;
  const button = make("button", { type: "button", className: "card" }, frame,
    make("span", { className: "caption" }, caption(words || lastPart(picture.label), index, indices), make("small", {}, size)));
  button.setAttribute("aria-label", `${picture.label}, ${words ? words + ", " : ""}${size} points`);
  button.addEventListener("click", () => show(index));
  return button;
}

// A sheet with several pictures is a group; the other pictures of a folder share a group, so that they share rows.
function buildWall() {
  const bySheet = Map.groupBy(pictures.keys(), (index) => pictures[index].sheet);
  const isAlone = (index) => bySheet.get(pictures[index].sheet).length === 1;
  const together = Map.groupBy(pictures.keys(), (index) => {
    const { sheet } = pictures[index];
    return isAlone(index) ? "folder " + folderOf(sheet) : "sheet " + sheet;
  });
  for (const indices of together.values()) {
    const first = pictures[indices[0]];
    const alone = isAlone(indices[0]);
    const wall = make("div", { className: "cards" });
    for (const index of indices) {
      cards[index] = card(pictures[index], index, bySheet.get(pictures[index].sheet));
      wall.append(cards[index]);
    }
    const count = make("span", { className: "count" });
    const head = make("h2", {}, alone ? folderOf(first.sheet) || data.title : first.title ?? first.sheet);
    const path = make("span", { className: "path" }, !alone && first.title ? first.sheet : "");
    const section = make("section", { className: "group" }, make("header", {}, head, path, count), wall);
    groups.push({ section, count, indices });
    byId("wall").append(section);
  }
}

// Attributes that vary, each with its values in order of appearance.
const axes = new Map();
for (const { variant } of pictures) {
  for (const [axis, value] of Object.entries(variant)) {
    if (!axes.has(axis)) axes.set(axis, new Set());
    axes.get(axis).add(value);
  }
}

function buildFilters() {
  for (const [axis, values] of axes) {
    if (values.size < 2) continue;
    const select = make("select", { name: axis }, make("option", { value: "" }, `${label(axis)}: all`));
    for (const value of values) select.append(make("option", { value: "=" + value }, value));
    select.setAttribute("aria-label", label(axis));
    select.addEventListener("change", () => {
      if (select.value) state.chosen.set(axis, select.value.slice(1));
      else state.chosen.delete(axis);
      filter();
    });
    byId("axes").append(select);
  }
  byId("search").addEventListener("input", () => {
    state.words = searchedWords();
    filter();
  });
  byId("clear").addEventListener("click", clearFilters);
}

function clearFilters() {
  byId("search").value = "";
  state.words = [];
  state.chosen.clear();
  for (const select of document.querySelectorAll("#axes select")) select.value = "";
  filter();
}

function filter() {
  const matches = (index) =>
    state.words.every((word) => haystacks[index].includes(word))
    && [...state.chosen].every(([axis, value]) => pictures[index].variant[axis] === value);
  state.shown = [];
  for (const { section, count, indices } of groups) {
    const shown = indices.filter(matches);
    for (const index of indices) cards[index].hidden = true;
    for (const index of shown) cards[index].hidden = false;
    section.hidden = shown.length === 0;
    count.textContent = shown.length === indices.length
      ? plural(shown.length, "picture", "pictures") : `${shown.length} of ${indices.length}`;
    state.shown.push(...shown);
  }
  byId("matches").textContent = share(state.shown.length, pictures.length, "picture", "pictures");
  byId("none").hidden = state.shown.length > 0;
  byId("clear").hidden = state.words.length + state.chosen.size === 0;
}

// Moves the focus with the arrow keys: left and right by one card, up and down to the card seen above or below.
function moveFocus(key) {
  const focused = cards.indexOf(document.activeElement);
  const place = state.shown.indexOf(focused);
  if (place < 0) {
    cards[state.shown[0]]?.focus();
    return;
  }
  if (key === "ArrowLeft" || key === "ArrowRight") {
    cards[state.shown[place + (key === "ArrowRight" ? 1 : -1)]]?.focus();
    return;
  }
  const from = cards[focused].getBoundingClientRect();
  const middle = from.left + from.width / 2;
  const down = key === "ArrowDown";
  const order = down ? state.shown.slice(place + 1) : state.shown.slice(0, place).reverse();
  let row = null;
  let best = null;
  for (const index of order) {
    const to = cards[index].getBoundingClientRect();
    if (down ? to.top < from.bottom - 2 : to.bottom > from.top + 2) continue;
    row ??= to.top;
    if (Math.abs(to.top - row) > to.height) break;
    const distance = Math.abs(to.left + to.width / 2 - middle);
    if (!best || distance < best.distance) best = { index, distance };
  }
  if (best) cards[best.index].focus();
}
