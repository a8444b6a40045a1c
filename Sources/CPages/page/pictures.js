// The pictures and texts of the report. A case is drawn when it is selected, and a thumbnail when it becomes visible, so that a
// thousand cases load as fast as a thousand lines of text.
"use strict";

const cases = data.report.cases;

const words = {
  equal: "Equal", tolerated: "Within the tolerance", recorded: "Recorded", missing: "No golden file",
  different: "Different", unreadable: "Golden file unreadable", "not-recorded": "Not recorded",
  "not-drawn": "Not drawn", orphan: "Drawn by no sheet", accepted: "Accepted", rejected: "Rejected",
};
const passing = new Set(["equal", "tolerated", "recorded", "accepted"]);
const passes = (item) => passing.has(item.outcome);
const tone = (item) => (passes(item) ? "pass" : "fail");

// A snapshot of text has lines to show, and no picture.
const isText = (item) => Boolean(item.files) && !item.path.endsWith(".png");

function textOf(id) {
  if (!id || !byId(id)) return null;
  return new TextDecoder().decode(Uint8Array.from(atob(byId(id).textContent), (letter) => letter.charCodeAt(0)));
}

const address = (id) => "data:image/png;base64," + byId(id).textContent;

async function picture(id) {
  if (!id || !byId(id)) return null;
  const image = make("img", { src: address(id), alt: "", draggable: false });
  try {
    await image.decode();
  } catch {
    return null;
  }
  return image;
}
