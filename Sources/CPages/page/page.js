// Shared by the report and the gallery. A page reads the data embedded in it and does not use the network.
"use strict";

const byId = (id) => document.getElementById(id);
const data = JSON.parse(byId("page-data").textContent);

// Makes an element: make("p", { className: "x" }, "text", child). Text is always text, never markup.
function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

const plural = (count, one, many) => `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
// The number of shown items out of all, in words.
const share = (shown, all, one, many) =>
  (shown === all ? "" : `${shown.toLocaleString("en")} of `) + plural(all, one, many);
const fact = ([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, value));
const lastPart = (path) => path.slice(path.lastIndexOf("/") + 1);

// How many characters two names have in common from their start.
function commonLength(name, other) {
  let length = 0;
  while (length < name.length && name[length] === other[length]) length += 1;
  return length;
}

// A name in two parts: what it shares with its neighbours, which is cut if there is no room, and what tells it from them.
function nameParts(name, ...neighbours) {
  const shared = Math.max(0, ...neighbours.filter((other) => other !== undefined && other !== name)
    .map((other) => commonLength(name, other)));
  return make("b", { className: "name" }, make("span", {}, name.slice(0, shared)), make("span", {}, name.slice(shared)));
}

function remember(key, value) {
  try { localStorage.setItem(key, value); } catch { /* a page from disk may have no storage */ }
}

function remembered(key) {
  try { return localStorage.getItem(key); } catch { return null; }
}

const themes = { auto: "Automatic", light: "Light", dark: "Dark" };

function setTheme(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  byId("theme").textContent = themes[theme];
  byId("theme").setAttribute("aria-label", `Appearance: ${themes[theme]}`);
  remember("maquette-theme", theme);
}

function nextTheme() {
  const names = Object.keys(themes);
  const now = document.documentElement.dataset.theme ?? "auto";
  setTheme(names[(names.indexOf(now) + 1) % names.length]);
}

// The search words; a match contains all of them.
const searchedWords = () => byId("search").value.toLowerCase().split(/\s+/).filter(Boolean);

// The index of the name in the address's fragment, such as #case=…; -1 if it names none of them.
const askedFor = (key, names) =>
  names.findIndex((name) => location.hash === `#${key}=${encodeURIComponent(name)}`);

// The next larger or smaller zoom factor.
const nextZoom = (factors, zoom, direction) => direction > 0
  ? factors.find((each) => each > zoom * 1.001) : factors.findLast((each) => each < zoom * 0.999);

// Whether the browser, the help or a field handles a key. Escape leaves the search field.
function isTaken(event, fields) {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return true;
  if (!event.target.matches?.(fields)) return false;
  if (event.key === "Escape" && event.target.id === "search") event.target.blur();
  return true;
}

// The keys of every page.
const commonKeys = {
  "/": () => byId("search").focus(), "?": () => byId("help").showModal(), t: () => nextTheme(),
};

// Prepares the header and the zoom controls of a page, which defines the zoom functions.
function startPage(title, generator) {
  byId("title").textContent = title;
  byId("generator").textContent = generator;
  const theme = remembered("maquette-theme");
  setTheme(themes[theme] ? theme : "auto");
  byId("theme").addEventListener("click", nextTheme);
  byId("help-button").addEventListener("click", () => byId("help").showModal());
  byId("zoom-in").addEventListener("click", () => zoomBy(1));
  byId("zoom-out").addEventListener("click", () => zoomBy(-1));
  byId("zoom-fit").addEventListener("click", fit);
}
