// The difference to the golden picture, and its acceptance.
"use strict";

let checked = null;

async function compare() {
  const ticket = ++showing;
  const sheet = shownSheet();
  const picture = sheet.pictures[state.index];
  const values = { sheet: sheet.path, picture: state.index };
  const response = await fetch(route("golden", values));
  const result = await response.json().catch(() => ({}));
  if (ticket !== showing) return;
  if (!response.ok) return sayProblem(result.message ?? "The comparison failed.");
  checked = { ...result, values };
  const file = async (role) => {
    if (!result[role]) return null;
    return (await decoded(route(`golden/${role}`, { ...values, check: result.check }))).image ?? null;
  };
  let [expected, actual, difference] = await Promise.all([file("expected"), file("actual"), file("difference")]);
  // What is equal has no files: the drawing stands for both.
  if (!expected && !actual) actual = (await decoded(pictureRoute(sheet, state.index))).image ?? null;
  if (ticket !== showing) return;
  const all = [expected, actual].filter(Boolean);
  current = {
    item: { ...result.item, path: picture.name }, expected, actual, difference, contexts: {}, pointScale: picture.scale,
    width: Math.max(0, ...all.map((image) => image.naturalWidth)), height: Math.max(0, ...all.map((image) => image.naturalHeight)),
    key: `${sheet.path}\n${state.index}\n${sheet.version}`,
  };
  state.cursor = null;
  stage();
  byId("modes").hidden = !(expected && actual);
  shownAt(sheet.version);
  describePanel();
}

const outcomes = {
  equal: "The picture equals its golden.", tolerated: "The picture differs within the tolerance.",
  missing: "There is no golden picture.", different: "The picture differs from its golden.",
  unreadable: "The golden picture cannot be read.", "not-drawn": "The picture could not be drawn.",
};

function changesPanel() {
  if (!checked || state.view !== "compare") return nothing("Comparing …");
  const { item } = checked;
  const parts = [make("h3", {}, outcomes[item.outcome] ?? item.outcome)];
  if (!passes(item)) parts.push(make("p", {}, item.message.split("\n")[0]));
  if (["different", "missing", "unreadable"].includes(item.outcome)) {
    const button = make("button", { type: "button", id: "accept", className: "prominent" }, "Accept");
    const words = make("span", { id: "accept-words", role: "status" });
    button.addEventListener("click", () => accept(button, words));
    parts.push(make("div", { className: "accept" }, button, words));
  }
  if (item.changes?.length) {
    parts.push(make("h3", {}, "What changed"), make("ul", { className: "changes" }, ...item.changes.map((change) => make("li", {},
      make("b", {}, change.element), " ", make("span", { className: "place" }, change.place ?? ""),
      make("ul", {}, ...change.effects.map((effect) => make("li", {}, ...withSwatches(effect))))))));
  }
  if (item.regions?.length) {
    parts.push(make("h3", {}, "Changed regions"), make("div", { className: "regions" }, ...item.regions.slice(0, 60).map((region) => {
      const button = make("button", { type: "button" }, `${region.width} × ${region.height} at ${region.x}, ${region.y}`);
      button.addEventListener("click", () => goTo(region));
      return button;
    })));
  }
  return [make("div", { className: "about-part" }, ...parts)];
}

async function accept(button, words) {
  button.disabled = true;
  const response = await fetch(route("accept", { ...checked.values, check: checked.check }), { method: "POST" });
  const result = await response.json().catch(() => ({}));
  if (response.ok) return compare();
  button.disabled = false;
  words.textContent = result.message ?? "It was not accepted; compare again.";
}
