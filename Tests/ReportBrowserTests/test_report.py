"""What somebody does with a report, done in a browser."""

import json

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from browser import ReportTest

TEXT = "Tests/__Snapshots__/CardTests/card.1.accessibility.txt"
KNOWN = "Golden/Known/pixels.png"
SETTINGS = "Golden/Gallery/settings~light.png"


class Cases(ReportTest):
    def names(self):
        return [element.text for element in self.shown(".entry b")]

    def test_failing_cases_come_first_and_the_first_is_shown(self):
        outcomes = self.script("return order.map((index) => passes(cases[index]))")
        self.assertEqual(outcomes, sorted(outcomes))
        # A name is in two parts, which a driver reads as two lines.
        name = self.find(".entry[aria-current] b").get_property("textContent")
        self.assertEqual(name, self.text("#case-name"))
        failing = outcomes.count(False)
        self.assertIn(f"{failing} cases fail of {len(outcomes):,}", self.text("#summary"))
        self.assertEqual(self.text("#title"), "Golden")

    def test_filters_and_search(self):
        total = self.script("return cases.length")
        Select(self.find("#outcome")).select_by_value("failing")
        failing = len(self.shown(".entry"))
        self.assertEqual(self.text("#matches"), f"{failing} of {total:,} cases")
        self.assertTrue(all("fail" in mark.get_attribute("class") for mark in self.shown(".mark")))
        Select(self.find("#group")).select_by_value("=Known")
        self.assertEqual(self.names(), ["pixels.png"])
        self.wait(lambda: self.text("#case-name") == "pixels.png")
        Select(self.find("#outcome")).select_by_value("tolerated")
        self.assertEqual(self.names(), [])
        self.assertTrue(self.find("#no-case").is_displayed())
        self.find("#clear").click()
        self.assertEqual(len(self.shown(".entry")), total)
        # Every word must occur: in the path, the group, the message or what changed.
        self.press("/")
        self.press("wi-fi SETTINGS")
        self.assertEqual(self.names(), ["settings~light.png"])
        self.wait(lambda: self.text("#case-name") == "settings~light.png")

    def test_keys(self):
        order = self.script("return order.map((index) => cases[index].path)")
        for key, place in [("j", 1), (Keys.ARROW_DOWN, 2), ("k", 1), (Keys.ARROW_UP, 0), ("k", 0)]:
            self.press(key)
            self.wait(lambda: self.script("return current.item.path") == order[place])
        self.choose(KNOWN)
        modes = ["side", "swipe", "onion", "blink", "difference"]
        for number, mode in enumerate(modes, start=1):
            self.press(str(number))
            checked = self.find("#modes input:checked")
            self.assertEqual(checked.get_attribute("value"), mode)
        self.press("1")
        before = self.script("return state.zoom")
        self.press("+")
        self.assertGreater(self.script("return state.zoom"), before)
        self.press("-")
        self.assertEqual(self.script("return state.zoom"), before)
        self.press("?")
        self.assertTrue(self.find("#help").is_displayed())
        self.press(Keys.ESCAPE)
        self.assertFalse(self.find("#help").is_displayed())
        self.press("/")
        self.assertEqual(self.driver.switch_to.active_element.get_attribute("id"), "search")
        self.press("j1")
        self.assertEqual(self.find("#search").get_attribute("value"), "j1", "a text field keeps its keys")

    def test_a_link_opens_its_case(self):
        self.open(fragment="#case=" + KNOWN.replace("/", "%2F"))
        self.wait(lambda: self.text("#case-name") == "pixels.png")

    def test_hostile_labels_are_text(self):
        hostile = [path for path in self.script("return cases.map((item) => item.path)") if "Hostile" in path]
        self.choose(hostile[0])
        self.assertIn("onerror", self.text("#case-message"))
        self.assertIn("line 2", self.text("#case-message"))
        self.assertEqual(len(self.all("#case img")), 0)
        self.assertNotEqual(self.driver.title, "broken")

    def test_every_kind_of_case_can_be_shown_in_every_mode(self):
        for path in self.script("return order.slice(0, 9).map((index) => cases[index].path)"):
            self.choose(path)
            for key in "12345":
                self.press(key)
                self.assertGreater(len(self.shown("#stage .pane")), 0)

    def test_a_thousand_cases_stay_fast(self):
        self.open("many.html")
        self.assertEqual(len(self.all(".entry")), 1000)
        images = len(self.all(".thumb img"))
        self.assertLess(images, 60, "pictures are made when they come into view")
        self.script("byId('list').scrollTop = 20000")
        self.wait(lambda: len(self.all(".thumb img")) > images)
        # No time is asserted: a search touches every entry, and none of them makes a picture.
        self.press("/")
        self.press("Known")
        self.assertLess(len(self.shown(".entry")), 100)

    def test_nothing_is_asked_of_the_network(self):
        self.choose(SETTINGS)
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                url = message["params"]["request"]["url"]
                self.assertTrue(url.startswith(("file:", "data:", "about:", "chrome:")), url)


class Comparing(ReportTest):
    def sheet(self):
        return self.find("#stage .sheet")

    def test_side_by_side_scrolls_together(self):
        self.choose(SETTINGS)
        panes = self.all("#stage .viewport")
        self.assertEqual([caption.text for caption in self.all("#stage figcaption b")], ["Expected", "Actual"])
        self.script("zoomTo(4)")
        self.script("arguments[0].scrollTop = 300", panes[0])
        self.wait(lambda: self.script("return arguments[0].scrollTop", panes[1]) == 300)

    def test_the_divider_is_dragged(self):
        self.choose(SETTINGS)
        self.press("2")
        width = self.sheet().rect["width"]
        ActionChains(self.driver, duration=20).click_and_hold(self.find(".handle")) \
            .move_by_offset(int(-width / 4), 0).release().perform()
        self.assertAlmostEqual(self.script("return slid.swipe"), 25, delta=1)
        self.assertEqual(self.find("#slider").get_attribute("value"), "25")
        clip = self.script("return getComputedStyle(document.querySelector('.over')).clipPath")
        self.assertRegex(clip, r"inset\(0(px)? 0(px)? 0(px)? 2[45](\.\d+)?%\)")
        # The slider above does the same for the keyboard.
        self.find("#slider").send_keys(Keys.ARROW_RIGHT)
        self.assertEqual(self.script("return slid.swipe"), 26)
        self.assertEqual(self.text("#case-name"), "settings~light.png", "arrows of a slider are its own")

    def pixel(self, x, y):
        """The colour that the screen shows at a pixel of the picture, read from a screenshot by the browser."""
        frame = self.script("const f = document.querySelector('.sheet').getBoundingClientRect(); return [f.left, f.top]")
        zoom = self.script("return state.zoom")
        picture = self.driver.get_screenshot_as_base64()
        return self.driver.execute_async_script("""
          const [picture, x, y, done] = arguments;
          const image = new Image();
          image.onload = () => {
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [image.width, image.height];
            const context = canvas.getContext('2d');
            context.drawImage(image, 0, 0);
            done([...context.getImageData(x, y, 1, 1).data].slice(0, 3));
          };
          image.src = 'data:image/png;base64,' + picture;
        """, picture, int(frame[0] + (x + 0.5) * zoom), int(frame[1] + (y + 0.5) * zoom))

    def test_onion_skin_mixes_the_pictures(self):
        self.choose(KNOWN)
        self.press("3")
        self.script("zoomTo(32)")
        blue, orange = [0, 0x7A, 0xFF], [0xFF, 0x95, 0]
        for value, share in [(0, 0), (25, 0.25), (100, 1)]:
            self.script("slide(arguments[0])", value)
            expected = [a + (b - a) * share for a, b in zip(blue, orange)]
            for seen, wanted in zip(self.pixel(2, 1), expected):
                self.assertAlmostEqual(seen, wanted, delta=2)
        self.assertEqual(self.pixel(0, 3), [255, 255, 255], "what is equal stays as it is")

    def test_blink_alternates_and_can_be_stopped(self):
        self.choose(KNOWN)
        self.press("4")
        self.script("zoomTo(32)")
        self.wait(lambda: self.text("#blink-shown") == "Actual")
        self.wait(lambda: self.text("#blink-shown") == "Expected")
        self.find("#blink-play").click()
        self.assertEqual(self.text("#blink-play"), "Play")
        while self.text("#blink-shown") != "Expected":
            self.find("#blink-switch").click()
        self.assertEqual(self.pixel(2, 1), [0, 0x7A, 0xFF])
        self.find("#blink-switch").click()
        self.assertEqual(self.pixel(2, 1), [0xFF, 0x95, 0])

    def test_blink_waits_for_those_who_want_less_motion(self):
        self.emulate(scheme="light", motion="reduce")
        self.choose(KNOWN)
        self.press("4")
        self.assertEqual(self.text("#blink-play"), "Play")
        self.assertEqual(self.text("#blink-shown"), "Expected")
        self.script("document.activeElement.blur()")
        self.press(Keys.SPACE)
        self.assertEqual(self.text("#blink-shown"), "Actual")

    def test_the_difference_marks_pixels_and_boxes_regions(self):
        self.choose(KNOWN)
        self.press("5")
        self.script("zoomTo(32)")
        self.assertEqual(self.pixel(2, 1), [255, 0, 255])
        self.assertEqual(self.pixel(0, 3), [255, 255, 255])
        region = self.find(".region").rect
        sheet = self.sheet().rect
        self.assertEqual((region["x"] - sheet["x"], region["y"] - sheet["y"], region["width"]), (64, 32, 32))
        self.assertEqual(len(self.all(".mask")), 1)

    def test_a_region_is_gone_to(self):
        self.choose(SETTINGS)
        self.find("#region-list button").click()
        center = self.script("return center(viewports()[0])")
        region = self.script("return current.item.regions[0]")
        self.assertAlmostEqual(center["y"], region["y"] + region["height"] / 2, delta=region["height"] / 2)

    def test_the_pixel_under_the_pointer_is_read(self):
        self.choose(KNOWN)
        self.press("+++")
        zoom = self.script("return state.zoom")
        self.assertGreater(zoom, 4)
        rendering = "return getComputedStyle(document.querySelector('.layer img')).imageRendering"
        self.assertEqual(self.script(rendering), "pixelated")
        for x, y, point, expected, actual in [
            (2, 1, "1, 0.5", "#007AFFFF", "#FF9500FF"), (0, 0, "0, 0", "#FFFFFFFF", "#FFFFFFFF"),
            (5, 4, "2.5, 2", "#00FF0080", "#00FF0080"),
        ]:
            sheet = self.sheet()
            ActionChains(self.driver, duration=0).move_to_element_with_offset(
                sheet, int((x + 0.5 - 4) * zoom), int((y + 0.5 - 3) * zoom)).perform()
            self.assertEqual(self.text("#readout-pixel"), f"{x}, {y}")
            self.assertEqual(self.text("#readout-point"), point)
            self.assertEqual(self.text("#readout-expected"), expected)
            self.assertEqual(self.text("#readout-actual"), actual)

    def test_pixels_are_read_with_the_keyboard_alone(self):
        self.choose(KNOWN)
        self.script("document.querySelector('.viewport').focus()")
        self.press(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_UP, Keys.ARROW_UP)
        self.assertEqual(self.text("#readout-pixel"), "2, 1")
        self.assertEqual(self.text("#readout-actual"), "#FF9500FF")
        self.assertEqual(self.text("#case-name"), "pixels.png", "arrows in a picture are its own")

    def test_what_changed_is_told(self):
        self.choose(SETTINGS)
        text = self.text("#change-list")
        for part in ["switch 'Wi-Fi'", "Golden/Gallery/settings.yaml:31", "moved 2 pt down", "#30D158"]:
            self.assertIn(part, text)
        colors = [self.script("return getComputedStyle(arguments[0]).backgroundColor", swatch)
                  for swatch in self.driver.find_elements(By.CSS_SELECTOR, "#change-list .swatch i")]
        self.assertEqual(colors, ["rgb(52, 199, 89)", "rgb(48, 209, 88)"])
        self.assertIn(f"maquette accept '{SETTINGS}'", self.text("#accept-command"))

    def test_a_text_is_shown_as_line_differences(self):
        self.choose(TEXT)
        self.wait(lambda: self.shown(".lines"))
        self.assertEqual(self.text("#case-message"), "1 line removed, 1 added")
        kinds = [line.get_attribute("class") for line in self.all(".lines span")]
        self.assertEqual(kinds, ["place", "", "removed", "added"])
        self.assertEqual(self.text(".lines .removed"), '-"Buy", button')
        self.assertIn("</script>", self.text(".lines .added"))
        self.assertIn(f"maquette accept '{TEXT}'", self.text("#accept-command"))
        for hidden in ["#bar", "#readout", "#tune", "#regions", "#changes"]:
            self.assertFalse(self.find(hidden).is_displayed(), hidden)
        self.contrast("a text")
        self.screenshot("text")
        self.choose(KNOWN)
        self.wait(lambda: self.shown(".viewport"))
        self.assertTrue(self.find("#bar").is_displayed())

    def test_pictures_of_different_sizes(self):
        self.choose("Golden/Sizes/wider.png")
        self.assertIn("40 × 40 px", self.text("#case-facts"))
        self.assertIn("60 × 30 px", self.text("#case-facts"))
        self.script("moveCursor(50, 10)")
        self.assertEqual(self.text("#readout-expected"), "outside")
        self.assertEqual(self.text("#readout-actual"), "#808080FF")
