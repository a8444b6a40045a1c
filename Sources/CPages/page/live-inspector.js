// What is known of the picture: its elements, what is spoken of them, findings, and the sheet. The element under the pointer is marked in
// the picture and in the list, with its line.
"use strict";

const inspector = { tab: "elements", key: "", data: null, findings: null, source: null, nodes: [], chosen: null, marked: null };

const tabNames = {
  look: { elements: "Elements", spoken: "Spoken", findings: "Findings", sheet: "Sheet" },
  touch: { events: "Events", spoken: "Spoken", sheet: "Sheet" },
  compare: { changes: "Changes", sheet: "Sheet" },
};

function buildTabs() {
  const names = tabNames[state.view];
  if (!names[inspector.tab]) inspector.tab = Object.keys(names)[0];
  byId("tabs").replaceChildren(...Object.entries(names).map(([name, title]) => {
    const button = make("button", { type: "button", role: "tab", id: `tab-${name}` }, title);
    const isChosen = name === inspector.tab;
    button.setAttribute("aria-selected", isChosen);
    button.setAttribute("aria-controls", "panel");
    button.tabIndex = isChosen ? 0 : -1;
    if (name === "findings" && inspector.findings) button.append(make("small", {}, String(inspector.findings.length)));
    button.addEventListener("click", () => chooseTab(name));
    button.addEventListener("keydown", (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      const all = Object.keys(names);
      chooseTab(all[(all.indexOf(name) + by + all.length) % all.length]);
      byId(`tab-${inspector.tab}`).focus();
    });
    return button;
  }));
  byId("panel").setAttribute("aria-labelledby", `tab-${inspector.tab}`);
}

function chooseTab(name) {
  inspector.tab = name;
  clearMarks("mark", "found", "chosen");
  describePanel();
}

// Shows the panel of the tab; its data are asked for once a version.
async function describePanel(isNew = false) {
  const sheet = shownSheet();
  if (!sheet) return;
  const key = `${sheet.path}\n${state.index}\n${sheet.version}`;
  if (inspector.key !== key || isNew) {
    Object.assign(inspector, { key, data: null, findings: null, source: null, nodes: [], chosen: null, marked: null });
  }
  buildTabs();
  const values = { sheet: sheet.path, picture: state.index };
  const isCurrent = () => inspector.key === key;
  const get = async (name, property) => {
    if (inspector[property] || !sheet.version) return;
    const response = await fetch(route(name, values));
    if (!response.ok || !isCurrent()) return;
    inspector[property] = name === "source" ? await response.text() : await response.json();
  };
  // The elements are needed by the pointer on every tab.
  await get("inspect", "data");
  if (!isCurrent()) return;
  if (inspector.data && !inspector.nodes.length) listNodes();
  if (inspector.tab === "findings" && !inspector.findings) {
    await get("findings", "findings");
    if (!isCurrent()) return;
    if (inspector.findings && !Array.isArray(inspector.findings)) inspector.findings = inspector.findings.sheets.flatMap((report) => report.findings);
    buildTabs();
  }
  if (inspector.tab === "sheet") await get("source", "source");
  if (!isCurrent()) return;
  const panels = { elements: elementsPanel, spoken: spokenPanel, findings: findingsPanel, sheet: sheetPanel, changes: changesPanel, events: eventsPanel };
  const scroll = byId("panel").scrollTop;
  byId("panel").replaceChildren(...panels[inspector.tab]());
  byId("panel").scrollTop = scroll;
}

const nothing = (words) => [make("p", { className: "empty" }, words)];

// All nodes in the order of the tree, each with its line or that of the element around it.
function listNodes() {
  const visit = (node, depth, outer) => {
    const item = {
      node, depth, line: node.line ?? outer?.line, file: node.line ? node.file : outer?.file, isOwn: node.line !== undefined, outer,
    };
    inspector.nodes.push(item);
    for (const child of node.children ?? []) visit(child, depth + 1, item);
  };
  visit(inspector.data.tree, 0, null);
}

// The elements of the sheet; below the one that is chosen, those of its parts that say something.
function elementsPanel() {
  if (!inspector.nodes.length) return nothing("No elements.");
  const shown = inspector.nodes.filter((item) => item.isOwn || isBelowChosen(item) && Boolean(item.node.label || item.node.id || item.node.tokens));
  const depths = new Map();
  const list = make("ul", { className: "rows" }, ...shown.map((item) => {
    let around = item.outer;
    while (around && !depths.has(around)) around = around.outer;
    const depth = around ? depths.get(around) + 1 : 0;
    depths.set(item, depth);
    return make("li", {}, row(item, depth));
  }));
  return [list, ...(inspector.chosen ? [detailBox(inspector.chosen)] : [])];
}

function isBelowChosen(item) {
  for (let each = item.outer; each; each = each.outer) if (each === inspector.chosen) return true;
  return false;
}

function row(item, depth) {
  const { node } = item;
  const button = make("button", { type: "button", className: item.isOwn ? "row" : "row part" },
    make("b", {}, node.name), ...(node.id ? [make("span", { className: "id" }, `#${node.id}`)] : []),
    make("span", { className: "said" }, node.label ?? ""),
    ...(item.isOwn ? [make("span", { className: "line" }, String(node.line))] : []));
  button.style.setProperty("--depth", Math.min(depth, 12));
  if (item === inspector.chosen) button.setAttribute("aria-current", "true");
  item.button = button;
  button.addEventListener("pointerenter", () => mark(item));
  button.addEventListener("pointerleave", () => mark(null));
  button.addEventListener("focus", () => mark(item));
  button.addEventListener("click", () => choose(item === inspector.chosen ? null : item));
  return button;
}

const number = (value) => Number(value.toFixed(2)).toLocaleString("en");

function placeOf(item) {
  const file = inspector.data.files[item.file ?? 0] ?? shownSheet().path;
  return shownPath(item.line ? `${file}:${item.line}` : file);
}

function detailBox(item) {
  const [x, y, width, height] = item.node.frame;
  const facts = [["Size", `${number(width)} × ${number(height)} pt`], ["Place", `${number(x)}, ${number(y)}`], ["Line", placeOf(item)]];
  for (const token of item.node.tokens ?? []) facts.push(["Token", token]);
  return make("div", { className: "detail-box" }, make("dl", { className: "facts" }, ...facts.map(fact)));
}

function choose(item) {
  inspector.chosen = item;
  clearMarks("chosen");
  if (item) {
    addBox("chosen", item.node.frame);
    inspector.line = item.line;
  }
  if (inspector.tab === "elements" || inspector.tab === "sheet") describePanel().then(() => item?.button?.scrollIntoView({ block: "nearest" }));
}

// Boxes over the picture, of frames in points.

function inPixels([x, y, width, height]) {
  const scale = current?.pointScale ?? 1;
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

function addBox(name, frame, ...children) {
  const sheet = byId("stage").querySelector(".sheet");
  if (!sheet || !current) return null;
  const element = box(name, inPixels(frame));
  element.append(...children);
  sheet.append(element);
  return element;
}

function clearMarks(...names) {
  for (const name of names) for (const each of byId("stage").querySelectorAll("." + name)) each.remove();
}

function mark(item) {
  if (inspector.marked === item) return;
  clearMarks("mark");
  inspector.marked?.button?.classList.remove("under");
  inspector.marked = item;
  if (!item || !current) return;
  const { node } = item;
  const [x, y, width, height] = node.frame;
  const words = `${node.name}${node.id ? " #" + node.id : ""} · ${number(width)} × ${number(height)}${item.line ? " · line " + item.line : ""}`;
  const element = addBox("mark", node.frame, make("b", {}, words));
  const whole = inspector.data.height;
  element?.classList.toggle("low", y + height > whole * 0.9);
  element?.classList.toggle("end", x > inspector.data.width * 0.6);
}

// The innermost element at a point; of elements without a line of their own, the one around it that has one.
function nodeAt(x, y) {
  let found = null;
  for (const item of inspector.nodes) {
    const [left, top, width, height] = item.node.frame;
    if (!item.isOwn || x < left || y < top || x >= left + width || y >= top + height) continue;
    found = !found || width * height <= found.node.frame[2] * found.node.frame[3] ? item : found;
  }
  return found;
}

// Follows the pointer over a viewport of the stage.
function follow(viewport) {
  const sheet = viewport.querySelector(".sheet");
  if (!sheet || !current.item.isAlone) return;
  const at = (event) => {
    const frame = sheet.getBoundingClientRect();
    const scale = state.zoom * (current?.pointScale ?? 1);
    return [(event.clientX - frame.left) / scale, (event.clientY - frame.top) / scale];
  };
  if (state.view === "touch") return touchOn(sheet, at);
  sheet.addEventListener("pointermove", (event) => mark(nodeAt(...at(event))));
  sheet.addEventListener("pointerleave", () => mark(null));
  sheet.addEventListener("click", (event) => {
    if (inspector.tab !== "elements" && inspector.tab !== "sheet") chooseTab("elements");
    choose(nodeAt(...at(event)));
  });
  if (inspector.chosen) addBox("chosen", inspector.chosen.node.frame);
}

function spokenPanel() {
  const all = inspector.data?.spoken ?? [];
  if (!all.length) return nothing("Assistive technology reads nothing in this picture.");
  const rows = [];
  const visit = (element, depth) => {
    const button = make("button", { type: "button", className: "row spoken" },
      make("span", { className: "number" }, String(element.order)),
      make("span", { className: "said" }, element.text || "—"),
      ...(element.line ? [make("span", { className: "line" }, String(element.line))] : []));
    button.style.setProperty("--depth", depth);
    const item = { node: { name: element.name, id: element.id, frame: element.frame }, line: element.line };
    button.addEventListener("pointerenter", () => mark(item));
    button.addEventListener("pointerleave", () => mark(null));
    button.addEventListener("focus", () => mark(item));
    rows.push(make("li", {}, button));
    for (const child of element.children ?? []) visit(child, depth + 1);
  };
  for (const element of all) visit(element, 0);
  return [make("ul", { className: "rows" }, ...rows)];
}

function findingsPanel() {
  if (!inspector.findings) return nothing("The findings could not be read.");
  const name = shownPicture()?.name;
  const warnings = [...(shownSheet().warnings ?? []), ...(inspector.data?.warnings ?? [])];
  if (!inspector.findings.length && !warnings.length) return nothing("No guideline is broken.");
  return [
    ...warnings.map((warning) => make("div", { className: "finding" },
      make("span", { className: "kind warning" }, warning.severity),
      make("span", { className: "rule" }, `line ${warning.line}`), make("p", {}, warning.message),
      ...(warning.hint ? [make("p", { className: "remedy" }, warning.hint)] : []))),
    ...inspector.findings.map((finding) => {
      const button = make("button", { type: "button", className: "finding" },
        make("span", { className: `kind ${finding.suppressed ? "" : finding.severity}` }, finding.suppressed ? "allowed" : finding.severity),
        make("span", { className: "rule" }, `${finding.rule} · line ${finding.line}`),
        make("p", {}, finding.message), make("p", { className: "remedy" }, finding.suppressed ?? finding.remedy));
      const showAreas = () => {
        clearMarks("found");
        for (const { picture, area } of finding.occurrences) {
          if (picture === name) addBox("found", [area.x, area.y, area.width, area.height]);
        }
      };
      button.addEventListener("pointerenter", showAreas);
      button.addEventListener("focus", showAreas);
      button.addEventListener("pointerleave", () => clearMarks("found"));
      button.addEventListener("click", () => {
        inspector.line = finding.line;
        chooseTab("sheet");
      });
      return button;
    })];
}

function sheetPanel() {
  if (inspector.source === null) return nothing("The sheet could not be read.");
  const wrong = new Set((shownSheet().problems ?? []).filter(({ file }) => file === state.path).map(({ line }) => line));
  const lines = inspector.source.split("\n");
  const code = make("div", { className: "code" }, ...lines.map((text, place) => {
    const line = make("div", {}, make("i", {}, String(place + 1)), text || " ");
    if (place + 1 === inspector.line) line.className = "here";
    if (wrong.has(place + 1)) line.className = "wrong";
    return line;
  }));
  requestAnimationFrame(() => code.querySelector(".here, .wrong")?.scrollIntoView({ block: "nearest" }));
  return [code];
}
