// Pixels and colours of pictures, for the report and the live page.
"use strict";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

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

// A text with a swatch for each colour such as #007AFF.
function withSwatches(text) {
  return text.split(/(#[0-9A-Fa-f]{8}\b|#[0-9A-Fa-f]{6}\b)/).flatMap((part, place) =>
    place % 2 ? [swatch(part), part] : [part]);
}

function swatch(color) {
  const fill = make("i");
  fill.style.background = color;
  return make("span", { className: "swatch checker", ariaHidden: "true" }, fill);
}
