"""What a page is checked for, as scripts that run in it."""

# WCAG 2.2, 1.4.3: the contrast of every text that is seen with what lies behind it, computed from the colours that the
# browser uses. Relative luminance as in WCAG; translucent backgrounds are laid over those behind them.
CONTRAST = r"""
const parse = (text) => {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
};
const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
const background = (element) => {
  const layers = [];
  for (let each = element; each; each = each.parentElement) {
    const color = parse(getComputedStyle(each).backgroundColor);
    if (color[3] > 0) layers.push(color);
    if (color[3] === 1) break;
  }
  return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 1]);
};
const luminance = (color) => {
  const [r, g, b] = color.map((c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const found = [];
let count = 0;
for (const element of document.querySelectorAll('body *')) {
  const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const isField = element.matches('input[type=search], select');
  if (!hasText && !isField || !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
  if (element.matches('.hidden, option, script, style, :disabled, :disabled + span') || element.closest('.skip')) continue;
  const behind = background(element);
  const colors = [getComputedStyle(element).color];
  if (element.matches('input[type=search]')) colors.push(getComputedStyle(element, '::placeholder').color);
  for (const text of colors) {
    const [a, b] = [luminance(over(parse(text), behind)), luminance(behind)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    count += 1;
    if (ratio < 4.5) found.push(`${ratio.toFixed(2)} ${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`);
  }
}
return [count, found];
"""

# Every control has a name, and every picture that means something has one too.
UNNAMED = r"""
const name = (element) => element.getAttribute('aria-label') || element.textContent.trim()
  || [...(element.labels ?? [])].map((label) => label.textContent.trim()).join(' ')
  || element.getAttribute('alt') || '';
return [...document.querySelectorAll('button, input, select, [tabindex], [role=img]')]
  .filter((element) => element.checkVisibility() && element.id !== 'detail' && !name(element))
  .map((element) => element.outerHTML.slice(0, 120));
"""
