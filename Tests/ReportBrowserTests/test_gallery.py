"""What somebody does with a gallery, done in a browser."""

import os
import pathlib

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from browser import PageTest
from checks import UNNAMED

GALLERY = pathlib.Path(os.environ["MAQUETTE_GALLERY_SAMPLE"])


class GalleryTest(PageTest):
    folder = GALLERY

    def cards(self):
        return self.shown(".card")

    def viewer(self):
        return self.find("#viewer").is_displayed()

    def facts(self):
        return dict(zip(
            [element.text for element in self.all("#facts dt")], [element.text for element in self.all("#facts dd")]))

    def loaded(self):
        """Whether the pictures that are in view are there."""
        return self.script("""
          return [...document.querySelectorAll('.frame img')]
            .filter((image) => image.getBoundingClientRect().top < innerHeight)
            .every((image) => image.complete && image.naturalWidth > 0)""")


class Wall(GalleryTest):
    def test_all_pictures_are_there_in_the_groups_of_their_sheets(self):
        count = self.script("return pictures.length")
        self.assertEqual(len(self.cards()), count)
        self.assertEqual(self.text("#matches"), f"{count} pictures")
        heads = [element.text for element in self.shown(".group h2")]
        self.assertEqual(heads, ["Buttons", "Switch", "controls", "screens/settings <b>&.yaml"])
        alone = [element.text for element in self.all(".group")[2].find_elements(By.CSS_SELECTOR, ".caption b")]
        self.assertEqual(alone, ["A single one", "two"], "single pictures of a folder stand together")
        self.wait(self.loaded)
        self.assertEqual(self.all(".frame.broken"), [])

    def test_search_and_filters(self):
        self.press("/")
        self.press("settings")
        self.assertEqual(len(self.cards()), 4)
        self.assertRegex(self.text("#matches"), r"^4 of \d+ pictures$")
        Select(self.find("select[name=appearance]")).select_by_value("=dark")
        self.assertEqual(len(self.cards()), 2)
        self.find("#search").clear()
        self.find("#search").send_keys("settings bluetooth")
        self.assertEqual(len(self.cards()), 2, "the spec is searched too")
        self.find("#search").clear()
        self.find("#search").send_keys("nothing of the kind")
        self.assertEqual(self.cards(), [])
        self.assertTrue(self.find("#none").is_displayed())
        self.find("#clear").click()
        self.assertEqual(len(self.cards()), self.script("return pictures.length"))
        self.assertFalse(self.find("#clear").is_displayed())

    def test_axes_that_vary_can_be_chosen(self):
        names = [element.get_attribute("name") for element in self.all("#axes select")]
        self.assertEqual(sorted(names), ["appearance", "scale", "text-size"])
        Select(self.find("select[name=scale]")).select_by_value("=3")
        self.assertEqual(len(self.cards()), 2)

    def test_pictures_of_all_scales_are_shown_at_their_size_in_points(self):
        self.find("#search").send_keys("switch.yaml")
        self.wait(self.loaded)
        sizes = {(image.rect["width"], image.rect["height"]) for image in self.shown(".frame img")}
        self.assertEqual(sizes, {(83, 63)})
        captions = [element.get_property("textContent") for element in self.shown(".caption b")]
        self.assertEqual(captions[:3], ["light · 1×", "light · 2×", "light · 3×"])
        self.assertEqual(len(self.shown(".frame.checker")), 6, "they are transparent")

    def test_the_size_of_the_cards(self):
        before = self.cards()[0].rect["width"]
        self.script("const s = byId('size'); s.value = 400; s.dispatchEvent(new Event('input'))")
        self.assertGreater(self.cards()[0].rect["width"], before * 1.5)
        self.script("setSize(200)")

    def test_arrows_go_from_card_to_card(self):
        self.press(Keys.ARROW_DOWN)
        focus = "return cards.indexOf(document.activeElement)"
        self.assertEqual(self.script(focus), 0)
        self.press(Keys.ARROW_RIGHT)
        self.assertEqual(self.script(focus), 1)
        self.press(Keys.ARROW_DOWN)
        below = self.script(focus)
        self.assertGreater(below, 1)
        self.press(Keys.ARROW_UP)
        self.assertEqual(self.script(focus), 1)

    def test_a_thousand_pictures_load_as_they_are_seen(self):
        self.open("many.html")
        self.assertEqual(len(self.all(".card")), 1000)
        self.assertTrue(self.script("return [...document.images].every((image) => image.loading === 'lazy' || !image.src)"))
        self.wait(self.loaded)

    def test_hostile_names_are_text_and_missing_files_are_said(self):
        self.open("odd.html")
        self.assertNotEqual(self.driver.title, "broken")
        self.assertIn("onerror", self.text(".caption b"))
        self.wait(lambda: len(self.all(".frame.broken")) == 1)
        self.cards()[0].click()
        self.assertIn("onerror", self.text("#spec pre"))
        self.assertNotEqual(self.driver.title, "broken")
        # The browser itself reports the file that is not there.
        self.assertTrue(all("gone" in entry["message"] for entry in self.driver.get_log("browser")))


class Viewer(GalleryTest):
    def show(self, place=0):
        self.cards()[place].click()
        self.wait(lambda: self.script("return byId('picture').naturalWidth > 0"))

    def test_a_picture_with_its_facts(self):
        self.show()
        self.assertTrue(self.viewer())
        facts = self.facts()
        self.assertEqual(facts["Appearance"], "light")
        self.assertEqual(facts["Drawn by"], "Maquette 0.1.0")
        self.assertRegex(facts["Size"], r"^[\d.]+ × [\d.]+ pt$")
        self.assertTrue(self.text("#spec pre").startswith("maquette: 1\ntitle: Buttons"))
        self.press(Keys.ESCAPE)
        self.assertFalse(self.viewer())
        self.assertEqual(self.script("return cards.indexOf(document.activeElement)"), 0)

    def test_keys_go_through_what_is_shown(self):
        self.find("#search").send_keys("switch.yaml")
        self.find("#search").send_keys(Keys.ESCAPE)
        self.show()
        self.assertEqual(self.text("#place"), "1 of 6")
        self.assertFalse(self.find("#previous").is_enabled())
        self.press("jj")
        self.assertEqual(self.text("#place"), "3 of 6")
        self.press(Keys.ARROW_LEFT)
        self.assertEqual(self.text("#place"), "2 of 6")
        self.press("jjjjjj")
        self.assertEqual(self.text("#place"), "6 of 6")
        self.assertFalse(self.find("#next").is_enabled())
        self.all(".sibling")[0].click()
        self.assertEqual(self.text("#place"), "1 of 6")

    def test_zoom_shows_points_and_then_pixels(self):
        self.show()
        self.press("1")
        picture = self.script("return pictures[0]")
        self.assertEqual(self.text("#zoom-value"), "100 %")
        self.assertAlmostEqual(self.find("#picture").rect["width"], picture["width"] / picture["scale"], delta=0.6)
        self.press("+++++++")
        self.assertEqual(self.text("#zoom-value"), "1200 %")
        self.assertIn("sharp", self.find("#picture").get_attribute("class"))
        self.assertTrue(self.script("return byId('stage').scrollWidth > byId('stage').clientWidth"))
        self.press("0")
        self.assertFalse(self.script("return byId('stage').scrollWidth > byId('stage').clientWidth"))
        before = self.script("return view.zoom")
        self.press("-")
        self.assertLess(self.script("return view.zoom"), before)

    def test_the_spec_is_copied(self):
        self.driver.execute_cdp_cmd("Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
        self.show(4)
        self.find("#copy").click()
        self.wait(lambda: self.script("return byId('copied').textContent") == "The spec is copied.")
        copied = self.driver.execute_async_script(
            "const done = arguments[0]; navigator.clipboard.readText().then(done, (e) => done(String(e)))")
        self.assertTrue(copied.startswith("maquette: 1\ntitle: Switch"), copied)

    def test_a_link_opens_its_picture(self):
        self.show(2)
        address = self.driver.current_url
        self.assertRegex(address, r"#picture=")
        file = self.facts()["File"]
        self.open(fragment=address[address.index("#"):])
        self.wait(self.viewer)
        self.assertEqual(self.facts()["File"], file)

    def test_names_that_addresses_must_escape(self):
        index = self.script("return pictures.findIndex((p) => p.file.includes('<b>&'))")
        self.assertGreaterEqual(index, 0)
        self.show(index)
        self.assertIn("<b>&", self.text("#name"))


class Looks(GalleryTest):
    def test_contrast_and_names_light_and_dark(self):
        for scheme in ["light", "dark"]:
            self.emulate(scheme=scheme)
            self.open()
            self.contrast(f"{scheme}, wall", fewest=10)
            self.assertEqual(self.script(UNNAMED), [])
            self.cards()[0].click()
            self.contrast(f"{scheme}, viewer", fewest=10)
            self.assertEqual(self.script(UNNAMED), [])
            self.press("?")
            self.contrast(f"{scheme}, help", fewest=10)

    def test_appearance_follows_the_system_and_the_button(self):
        self.appearance()

    def test_focus_is_seen(self):
        seen = self.focused(12)
        self.assertTrue({"search", "theme", "card", "size"} <= seen, seen)

    def test_a_phone(self):
        for scheme in ["light", "dark"]:
            self.emulate(scheme=scheme)
            self.size(360, 700)
            self.open()
            wide = "return document.documentElement.scrollWidth"
            self.assertLessEqual(self.script(wide), 360)
            self.screenshot(f"gallery-phone-{scheme}")
            self.cards()[0].click()
            self.wait(lambda: self.script("return byId('picture').naturalWidth > 0"))
            self.assertLessEqual(self.script(wide), 360)
            self.screenshot(f"gallery-phone-picture-{scheme}")

    def test_screenshots_to_be_looked_at(self):
        for scheme in ["light", "dark"]:
            self.emulate(scheme=scheme)
            self.open()
            self.wait(lambda: self.script("return [...document.images].every((image) => image.complete)"))
            self.screenshot(f"gallery-{scheme}")
            self.cards()[0].click()
            self.wait(lambda: self.script("return byId('picture').naturalWidth > 0"))
            self.screenshot(f"gallery-picture-{scheme}")
            self.press("+++")
            self.screenshot(f"gallery-zoom-{scheme}")
