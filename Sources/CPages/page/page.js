// What the report and the gallery share. A page reads the data that stands in it and asks nothing of the network.
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
const lastPart = (path) => path.slice(path.lastIndexOf("/") + 1);

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

// The keys of every page.
const commonKeys = {
  "/": () => byId("search").focus(), "?": () => byId("help").showModal(), t: () => nextTheme(),
};

// Prepares the top of a page.
function startPage(title, generator) {
  byId("title").textContent = title;
  byId("generator").textContent = generator;
  const theme = remembered("maquette-theme");
  setTheme(themes[theme] ? theme : "auto");
  byId("theme").addEventListener("click", nextTheme);
  byId("help-button").addEventListener("click", () => byId("help").showModal());
}
