"""The report keeps to the rules that it is there to enforce."""

from selenium.webdriver.common.keys import Keys

from browser import ReportTest

SETTINGS = "Golden/Gallery/settings~light.png"

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


class Accessibility(ReportTest):
    def contrast(self, what):
        self.settle()
        count, found = self.script(CONTRAST)
        self.assertGreater(count, 20)
        self.assertEqual(found, [], what)

    def test_contrast_in_every_mode_light_and_dark(self):
        for scheme in ["light", "dark"]:
            self.emulate(scheme=scheme)
            self.choose(SETTINGS)
            self.script("moveCursor(10, 10)")
            for key in "12345":
                self.press(key)
                self.contrast(f"{scheme}, mode {key}")
            self.press("?")
            self.contrast(f"{scheme}, help")
            self.press(Keys.ESCAPE)

    def test_appearance_follows_the_system_and_the_button(self):
        background = "return getComputedStyle(document.body).backgroundColor"
        light = self.script(background)
        self.emulate(scheme="dark")
        dark = self.script(background)
        self.assertNotEqual(light, dark)
        self.assertEqual(self.text("#theme"), "Automatic")
        self.find("#theme").click()
        self.assertEqual((self.text("#theme"), self.script(background)), ("Light", light))
        self.press("t")
        self.emulate(scheme="light")
        self.assertEqual((self.text("#theme"), self.script(background)), ("Dark", dark))

    def test_everything_has_a_name(self):
        self.choose(SETTINGS)
        for key in "12345":
            self.press(key)
            self.assertEqual(self.script(UNNAMED), [])

    def test_focus_is_seen_on_everything_that_takes_it(self):
        self.choose(SETTINGS)
        self.script("document.activeElement.blur(); scrollTo(0, 0)")
        seen = set()
        for _ in range(24):
            self.press(Keys.TAB)
            focus = self.script("""
              const element = document.activeElement;
              const shown = element.matches('.modes input') ? element.nextElementSibling : element;
              const style = getComputedStyle(shown);
              return [element.id || element.className || element.value, style.outlineStyle, parseFloat(style.outlineWidth)];
            """)
            seen.add(focus[0])
            self.assertNotEqual(focus[1], "none", focus[0])
            self.assertGreaterEqual(focus[2], 1, focus[0])
        self.assertTrue({"search", "outcome", "group", "theme", "help-button", "entry"} <= seen, seen)

    def test_a_phone_shows_the_list_and_then_a_case(self):
        for scheme in ["light", "dark"]:
            self.emulate(scheme=scheme)
            self.size(320, 640)
            self.open()
            self.assertTrue(self.find("#list").is_displayed())
            self.assertFalse(self.find("#case").is_displayed())
            self.screenshot(f"phone-list-{scheme}")
            index = self.script("return order.indexOf(cases.findIndex((item) => item.path === arguments[0]))", SETTINGS)
            self.all(".entry")[index].click()
            self.wait(lambda: self.script("return current.item.path === arguments[0]", SETTINGS))
            for key in "12345":
                self.press(key)
                wide = self.script("return document.documentElement.scrollWidth")
                self.assertLessEqual(wide, 320, f"mode {key} must not scroll sideways")
            self.press("2")
            self.contrast(f"{scheme}, phone")
            self.screenshot(f"phone-case-{scheme}")
            self.find("#back").click()
            self.assertTrue(self.find("#list").is_displayed())

    def test_screenshots_to_be_looked_at(self):
        names = ["side", "swipe", "onion", "blink", "difference"]
        for scheme in ["light", "dark"]:
            self.emulate(scheme=scheme)
            self.choose(SETTINGS)
            for name in names if scheme == "light" else ["side", "swipe", "difference"]:
                self.press(str(names.index(name) + 1))
                self.screenshot(f"desktop-{name}-{scheme}")
        self.choose("Golden/Known/pixels.png")
        self.press("1")
        self.press("++")
        self.script("moveCursor(2, 1)")
        self.screenshot("desktop-pixels-dark")
        self.press("?")
        self.screenshot("desktop-help-dark")
