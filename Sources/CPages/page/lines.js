// The text of a case: what differs, line by line, or the only text that there is.
"use strict";

// The kinds of lines in the unified form; a letter at the beginning says the same as the colour.
const kinds = { "+": "added", "-": "removed", "@": "place", "\\": "place" };

function lines(item) {
  const { expected, actual, difference } = item.files;
  const [name, id] = difference ? ["Difference", difference] : actual ? ["Actual", actual] : ["Expected", expected];
  const all = (textOf(id) ?? "The text is not in this report; it would be too large.").replace(/\n$/, "").split("\n");
  const block = make("pre", { className: "lines", tabIndex: 0 }, ...all.map((line) =>
    make("span", { className: (difference && kinds[line[0]]) || "" }, line || " ")));
  block.setAttribute("aria-label", `${name}: ${lastPart(item.path)}`);
  block.setAttribute("role", "region");
  const note = difference ? "− expected, + actual" : item.outcome === "missing" ? "there is no golden file" : "";
  return make("figure", { className: "pane" },
    make("figcaption", {}, make("b", {}, name), make("span", {}, note)), block);
}
