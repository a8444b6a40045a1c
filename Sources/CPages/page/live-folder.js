// The sheets of the folder: what the server tells of them, their list, and the wall of all pictures. A picture is asked for once its card
// comes into sight, and again when its sheet has another version.
"use strict";

const folder = { sheets: new Map(), order: [], notice: "", cards: new Map(), entries: new Map(), isReady: false };
// Paths are shown without what says only that they begin in the current folder.
const shownPath = (path) => path.replace(/^\.\//, "");
const folderOf = (path) => shownPath(path.slice(0, Math.max(0, path.lastIndexOf("/")))).replace(/^\.$/, "");
const nameOf = (path) => lastPart(path).replace(/\.(yaml|yml|json)$/i, "");
const label = (axis) => axis.charAt(0).toUpperCase() + axis.slice(1).replaceAll("-", " ");
const shownValue = ([axis, value]) => (axis === "scale" ? `${value}×` : value);
const hasFailed = (sheet) => Boolean(sheet.problems || sheet.message || sheet.gone);

// The address of a request about a picture.
const route = (name, values) => `${name}?${new URLSearchParams(values)}`;
const pictureRoute = (sheet, index, more = {}) =>
  route("picture", { sheet: sheet.path, picture: index, v: sheet.version, ...more });
const cardScale = () => (devicePixelRatio > 1 ? 2 : 1);

// What distinguishes a picture from the others of its sheet.
function variantWords(sheet, index) {
  const varies = ([axis, value]) => sheet.pictures.some((other) => other.variant[axis] !== value);
  return Object.entries(sheet.pictures[index]?.variant ?? {}).filter(varies).map(shownValue).join(" · ");
}

const inSight = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) {
    target.isSeen = isIntersecting;
    if (isIntersecting) load(target);
  }
}, { rootMargin: "160px" });

function load(image) {
  if (!image.isSeen || !image.wanted || image.shown === image.wanted) return;
  image.shown = image.wanted;
  image.src = image.wanted;
}

function card(sheet, index) {
  const image = make("img", { alt: "", decoding: "async", draggable: false });
  const frame = make("span", { className: "frame" }, image);
  const caption = make("span", { className: "caption" });
  const button = make("button", { type: "button", className: "card" }, frame, caption);
  // At its size in points where it fits.
  image.addEventListener("load", () => {
    const scale = Math.min(cardScale(), folder.sheets.get(sheet.path)?.pictures[index]?.scale ?? 1);
    image.style.setProperty("--width", image.naturalWidth / scale);
    image.style.setProperty("--height", image.naturalHeight / scale);
    frame.classList.remove("broken");
  });
  image.addEventListener("error", () => frame.classList.add("broken"));
  button.addEventListener("click", () => show(sheet.path, index));
  inSight.observe(image);
  return { button, image, frame, caption };
}

const keyOf = (path, index) => `${path}\n${index}`;

function fill(sheet, index) {
  const parts = folder.cards.get(keyOf(sheet.path, index));
  if (!parts) return;
  const words = sheet.pictures.length > 1 ? variantWords(sheet, index) : "";
  const title = words || sheet.title || nameOf(sheet.path);
  const remark = sheet.gone ? "deleted" : hasFailed(sheet) ? "error" : "";
  parts.caption.replaceChildren(make("b", { className: "name" }, make("span", {}, title)), make("small", {}, remark));
  parts.button.setAttribute("aria-label", `${nameOf(sheet.path)}${words ? ", " + words : ""}${remark ? ", " + remark : ""}`);
  parts.button.classList.toggle("broken-sheet", hasFailed(sheet));
  parts.frame.classList.toggle("unread", !sheet.version);
  parts.frame.classList.toggle("checker", Boolean(sheet.version) && !sheet.pictures[index]?.opaque);
  if (!sheet.version) return;
  const wanted = pictureRoute(sheet, index, { scale: cardScale() });
  if (parts.image.wanted && parts.image.wanted !== wanted) {
    parts.button.classList.remove("fresh");
    requestAnimationFrame(() => parts.button.classList.add("fresh"));
  }
  parts.image.wanted = wanted;
  load(parts.image);
}

// A sheet with several pictures has a group of its own; the others of a folder share one.
function buildWall() {
  inSight.disconnect();
  folder.cards.clear();
  const groups = Map.groupBy(matching(), (sheet) =>
    sheet.pictures.length > 1 ? "sheet " + sheet.path : "folder " + folderOf(sheet.path));
  byId("wall").replaceChildren(...[...groups.values()].map((sheets) => {
    const isOne = sheets[0].pictures.length > 1;
    const cards = make("div", { className: "cards" });
    for (const sheet of sheets) {
      for (let index = 0; index < Math.max(1, sheet.pictures.length); index++) {
        const parts = card(sheet, index);
        folder.cards.set(keyOf(sheet.path, index), parts);
        cards.append(parts.button);
        fill(sheet, index);
      }
    }
    const title = isOne ? sheets[0].title ?? nameOf(sheets[0].path) : folderOf(sheets[0].path) || data.title;
    return make("section", { className: "group" },
      make("header", {}, make("h2", {}, title), make("span", { className: "path" }, isOne ? shownPath(sheets[0].path) : ""),
        make("span", { className: "count" }, plural(cards.children.length, "picture", "pictures"))), cards);
  }));
}

function buildList() {
  folder.entries.clear();
  const groups = Map.groupBy(matching(), (sheet) => folderOf(sheet.path));
  byId("list").replaceChildren(...[...groups].map(([name, sheets]) => make("section", {},
    make("h2", {}, name || data.title),
    make("ul", {}, ...sheets.map((sheet) => {
      const button = make("button", { type: "button", className: "entry" });
      button.addEventListener("click", () => show(sheet.path, 0));
      folder.entries.set(sheet.path, button);
      fillEntry(sheet);
      return make("li", {}, button);
    })))));
}

function fillEntry(sheet) {
  const button = folder.entries.get(sheet.path);
  if (!button) return;
  const count = sheet.pictures.length > 1 ? String(sheet.pictures.length) : "";
  button.replaceChildren(make("span", { className: "label" }, nameOf(sheet.path)), make("small", {}, count),
    ...(hasFailed(sheet) ? [make("i", { className: "sign", title: sheet.gone ? "deleted" : "error" })] : []));
  button.classList.toggle("gone", Boolean(sheet.gone));
  button.title = shownPath(sheet.path);
  if (sheet.path === state.path) button.setAttribute("aria-current", "true");
  else button.removeAttribute("aria-current");
}

// The sheets that match all words of the search.
function matching() {
  const words = searchedWords();
  const text = (sheet) => [sheet.path, sheet.title ?? "",
    ...sheet.pictures.flatMap((picture) => Object.entries(picture.variant).flat())].join("\n").toLowerCase();
  return folder.order.map((path) => folder.sheets.get(path))
    .filter((sheet) => sheet && words.every((word) => text(sheet).includes(word)));
}

function countPictures() {
  const sheets = matching();
  const count = sheets.reduce((sum, sheet) => sum + Math.max(1, sheet.pictures.length), 0);
  const all = [...folder.sheets.values()].reduce((sum, sheet) => sum + Math.max(1, sheet.pictures.length), 0);
  byId("matches").textContent = share(count, all, "picture", "pictures");
  byId("none").hidden = sheets.length > 0 || !folder.isReady;
}

function rebuild() {
  rebuild.isDue = false;
  buildList();
  buildWall();
  countPictures();
}

function rebuildSoon() {
  if (rebuild.isDue) return;
  rebuild.isDue = true;
  setTimeout(rebuild, 120);
}

// Takes over the whole folder, as it is when the page connects.
function applyFolder({ sheets, notice }) {
  folder.order = sheets.map((sheet) => sheet.path);
  const former = folder.sheets;
  folder.sheets = new Map(sheets.map((sheet) => [sheet.path, sheet]));
  folder.isReady = true;
  byId("notice").textContent = notice ?? "";
  byId("notice").hidden = !notice;
  rebuild();
  if (!state.path) return;
  const shown = folder.sheets.get(state.path);
  const before = former.get(state.path);
  if (!shown && before) keepGone(before);
  else if (shown && !isSame(before, shown)) changed(shown);
}

const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);

// Takes over some sheets that have changed.
function applySheets(sheets) {
  for (const sheet of sheets) {
    const former = folder.sheets.get(sheet.path);
    if (!former) continue;
    folder.sheets.set(sheet.path, sheet);
    if (state.path === sheet.path) changed(sheet);
    if (Math.max(1, former.pictures.length) !== Math.max(1, sheet.pictures.length)) rebuildSoon();
    fillEntry(sheet);
    for (let index = 0; index < Math.max(1, sheet.pictures.length); index++) fill(sheet, index);
  }
  countPictures();
}
