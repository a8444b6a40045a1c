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

// A canvas with the pixels of a picture, to read colours from.
function pixels(image) {
  const canvas = make("canvas", { width: image.naturalWidth, height: image.naturalHeight });
  const context = canvas.getContext("2d", { willReadFrequently: true, colorSpace: "srgb" });
  context.drawImage(image, 0, 0);
  return context;
}

// The expected picture, faded, with differing pixels in magenta: for a case without a difference picture.
function differenceOf(expected, actual) {
  const [width, height] = [current.width, current.height];
  const sides = [expected, actual].map((image) => {
    const canvas = make("canvas", { width, height });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return { bytes: context.getImageData(0, 0, width, height), image };
  });
  const [a, b] = sides.map((side) => new Uint32Array(side.bytes.data.buffer));
  const result = new ImageData(width, height);
  const out = result.data;
  const outside = (image, x, y) => x >= image.naturalWidth || y >= image.naturalHeight;
  const sameSize = sides.every(({ image }) => image.naturalWidth === width && image.naturalHeight === height);
  for (let i = 0; i < a.length; i++) {
    const differs = a[i] !== b[i]
      || (!sameSize && (outside(expected, i % width, Math.floor(i / width)) || outside(actual, i % width, Math.floor(i / width))));
    const alpha = (a[i] >>> 24) / 1020; // a quarter of the opacity, over white
    for (let channel = 0; channel < 3; channel++) {
      const value = (a[i] >>> (8 * channel)) & 255;
      out[4 * i + channel] = differs ? (channel === 1 ? 0 : 255) : 255 + (value - 255) * alpha;
    }
    out[4 * i + 3] = 255;
  }
  const canvas = make("canvas", { width, height });
  canvas.getContext("2d").putImageData(result, 0, 0);
  return canvas;
}
