// The words of one case; stage.js shows its pictures, and lines.js its texts.
"use strict";

// The case that is shown, and its view settings.
const state = { index: -1, mode: "side", zoom: 1, fits: true, shownActual: false, isPlaying: false, cursor: null };

let current = null;
let showing = 0;

async function select(index, opens = false) {
  entries[state.index]?.firstChild.removeAttribute("aria-current");
  state.index = index;
  const item = cases[index];
  entries[index].firstChild.setAttribute("aria-current", "true");
  entries[index].scrollIntoView({ block: "nearest" });
  if (opens) {
    document.body.dataset.view = "case";
    try { history.replaceState(null, "", `#case=${encodeURIComponent(item.path)}`); } catch { /* in a sandbox */ }
  }
  describe(item);
  const ticket = ++showing;
  const roles = ["expected", "actual", "difference"];
  const [expected, actual, difference] = isText(item) ? [] : await Promise.all(
    roles.map((role) => picture(item.files?.[role])));
  if (ticket !== showing) return; // another case was selected in the meantime
  const all = [expected, actual].filter(Boolean);
  current = {
    item, expected, actual, difference,
    width: Math.max(0, ...all.map((image) => image.naturalWidth)),
    height: Math.max(0, ...all.map((image) => image.naturalHeight)),
    contexts: {},
  };
  state.cursor = null;
  state.fits = true;
  describePictures();
  stage();
}

function describe(item) {
  const cut = item.path.lastIndexOf("/");
  byId("case-folder").textContent = cut > 0 ? item.path.slice(0, cut) : item.group;
  byId("case-name").textContent = lastPart(item.path);
  byId("case-outcome").textContent = words[item.outcome];
  byId("case-outcome").className = `badge ${tone(item)}`;
  byId("case-message").textContent = isText(item) && item.files.difference ? item.message.split("\n")[0] : item.message;
  const changes = item.changes ?? [];
  byId("changes").hidden = changes.length === 0;
  byId("change-list").replaceChildren(...changes.map((change) => make("li", {},
    make("b", {}, change.element), " ",
    make("span", { className: "place" }, change.place ?? ""),
    make("ul", {}, ...change.effects.map((effect) => make("li", {}, ...withSwatches(effect)))))));
  const regions = item.regions ?? [];
  byId("regions").hidden = regions.length === 0;
  byId("region-list").replaceChildren(...regions.slice(0, 100).map((region, number) => {
    const button = make("button", { type: "button" },
      `${number + 1}: ${region.width} × ${region.height} at ${region.x}, ${region.y}`);
    button.addEventListener("click", () => goTo(region));
    return button;
  }));
  const canAccept = ["missing", "different", "unreadable", "rejected"].includes(item.outcome);
  byId("accept").hidden = !canAccept || !item.files?.actual;
  const command = `maquette accept '${item.path.replaceAll("'", "'\\''")}'`;
  byId("accept-command").textContent = command;
  const others = mates(item).length - 1;
  byId("accept-alike").hidden = others < 1;
  byId("accept-alike-words").textContent = `The same changed in ${plural(others, "other", "others")}; to take all of them: `;
  byId("accept-alike-command").textContent = command.replace("accept", "accept --alike");
}

function describePictures() {
  const { item, expected, actual, width, height } = current;
  const facts = [];
  const size = (image) => `${image.naturalWidth} × ${image.naturalHeight} px`;
  if (expected && actual && size(expected) !== size(actual)) {
    facts.push(["Expected", size(expected)], ["Actual", size(actual)]);
  } else if (width) {
    facts.push(["Size", `${width} × ${height} px` + (item.scale ? ` at ${item.scale}x` : "")]);
  }
  if (item.differingPixels !== undefined) facts.push(["Differing", plural(item.differingPixels, "pixel", "pixels")]);
  if (item.tolerance) facts.push(["Tolerance", item.tolerance]);
  if (item.sheet) facts.push(["Sheet", item.sheet + (item.line ? `:${item.line}` : "")]);
  if (item.source) facts.push(["Source", item.source + (item.line && !item.sheet ? `:${item.line}` : "")]);
  if (item.seconds !== undefined) facts.push(["Time", `${(item.seconds * 1000).toFixed(item.seconds < 0.01 ? 1 : 0)} ms`]);
  byId("case-facts").replaceChildren(...facts.map(fact));
}
