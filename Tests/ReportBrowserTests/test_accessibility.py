"""The report keeps to the rules that it is there to enforce."""

from selenium.webdriver.common.keys import Keys

from browser import ReportTest
from checks import UNNAMED

SETTINGS = "Golden/Gallery/settings~light.png"


class Accessibility(ReportTest):
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
        self.appearance()

    def test_everything_has_a_name(self):
        self.choose(SETTINGS)
        for key in "12345":
            self.press(key)
            self.assertEqual(self.script(UNNAMED), [])

    def test_focus_is_seen_on_everything_that_takes_it(self):
        self.choose(SETTINGS)
        self.script("document.activeElement.blur(); scrollTo(0, 0)")
        seen = self.focused(24)
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
