"""What somebody does with the live page, done in a browser."""

import os
import pathlib
import signal
import shutil
import subprocess
import tempfile

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browser import PageTest, start
from checks import UNNAMED

COMMAND = os.environ["MAQUETTE_COMMAND"]

SHEET = """maquette: 1
title: Settings
platform: ios
scale: 2
variants:
  appearance: [light, dark]
body:
  vstack:
    spacing: 12
    children:
    - switch: { id: wifi, accessibility-label: Wi-Fi }
    - button: { id: more, title: Details, style: filled }
interaction:
  links: { more: details.yaml }
"""
DETAILS = """maquette: 1
title: Details
platform: ios
scale: 2
body:
  vstack:
    children:
    - label: { text: All of them }
    - button: { id: back, title: Back }
interaction:
  links: { back: back }
"""

# A screen at three pixels a point, for times.
SCREEN = """maquette: 1
title: Settings
platform: ios
scale: 3
padding: 0
body:
  screen:
    device: iphone-16
    children:
    - navigation-bar: { title: Settings, large-title: true }
    - list:
        children:
        - section:
            header: General
            children:
            - list-row: { title: Notifications, icon: bell.fill, icon-color: red, accessory: chevron }
            - list-row: { title: Sounds, icon: speaker.wave.2.fill, icon-color: pink, accessory: chevron }
            - list-row: { title: Wi-Fi, value: Analytical, icon: wifi, icon-color: blue, accessory: chevron }
            - list-row: { title: Low Power, icon: bolt.fill, icon-color: orange, switch: false }
            - list-row: { title: Privacy, icon: lock.fill, icon-color: blue, accessory: chevron }
"""


class LiveTest(PageTest):
    """A test with the live page of a folder of its own."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="maquette-live-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.fill()
        # On a CI system nothing is accepted; the page is that of a person's machine.
        environment = {name: value for name, value in os.environ.items() if name != "CI"}
        self.server = subprocess.Popen(
            [COMMAND, "serve", "sheets"], cwd=self.folder, env=environment, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)
        self.addCleanup(self.stop)
        self.address = self.server.stdout.readline().strip()
        super().setUp()

    def fill(self):
        self.write("settings.yaml", SHEET)
        self.write("details.yaml", DETAILS)

    def tearDown(self):
        super().tearDown()
        # The page is left before its server ends.
        self.driver.get("about:blank")

    def stop(self):
        self.server.send_signal(signal.SIGCONT)
        self.server.terminate()
        # It ends by the signal, as other commands do.
        self.assertEqual(self.server.wait(timeout=20), -signal.SIGTERM)
        self.server.stdout.close()

    def open(self, name="", fragment=""):
        self.driver.get("about:blank")
        self.driver.get(self.address + name + fragment)
        self.script("try { localStorage.removeItem('maquette-theme') } catch {}; setTheme('auto')")
        self.wait(lambda: self.text("#link-words") == "Live")
        self.wait(lambda: self.script("return [...folder.sheets.values()].every((sheet) => sheet.read)"))

    def write(self, name, text):
        path = self.folder / "sheets" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def show(self, name, index=0):
        self.script("show(arguments[0], arguments[1])", f"sheets/{name}", index)
        self.wait(lambda: self.script(
            "return current !== null && current.key?.startsWith(`${state.path}\\n${state.index}\\n`) === true"))
        self.wait(lambda: self.script("return inspector.nodes.length > 0"))

    def shown(self):
        return self.script("return Number(document.body.dataset.shown ?? 0)")

    def redrawn(self, action):
        """Does something and waits until another version is shown."""
        before = self.shown()
        action()
        self.wait(lambda: self.shown() != before)

    def pixels(self):
        """A number for the picture that is shown."""
        return self.script("""
          const context = pixels(document.querySelector('.sheet > .layer > img'));
          const { width, height } = context.canvas;
          return context.getImageData(0, 0, width, height).data.reduce((sum, byte) => (sum * 31 + byte) % 1000003, 7)""")

    def point(self, id):
        """The middle of an element on the screen."""
        return self.script("""
          const item = inspector.nodes.find(({ node }) => node.id === arguments[0]);
          const inside = inspector.nodes.filter((other) => other === item || other.outer === item).at(-1);
          const [x, y, width, height] = inside.node.frame;
          const frame = document.querySelector('.sheet').getBoundingClientRect();
          const scale = state.zoom * (current.pointScale ?? 1);
          return [frame.left + (x + width / 2) * scale, frame.top + (y + height / 2) * scale]""", id)

    def tap(self, x, y):
        mouse = ActionChains(self.driver, duration=20)
        mouse.w3c_actions.pointer_action.move_to_location(int(x), int(y))
        mouse.w3c_actions.pointer_action.pointer_down()
        mouse.w3c_actions.pointer_action.pause(0.1)
        mouse.w3c_actions.pointer_action.pointer_up()
        mouse.perform()


class Following(LiveTest):
    def test_a_saved_sheet_is_redrawn_without_a_reload(self):
        self.show("settings.yaml")
        self.script("window.isKept = true")
        before = self.pixels()
        self.redrawn(lambda: self.write("settings.yaml", SHEET.replace("Details,", "Everything,")))
        self.assertNotEqual(self.pixels(), before)
        self.assertTrue(self.script("return window.isKept"))
        self.assertIn("Everything", self.text("#panel"))

    def test_an_error_keeps_the_picture_and_names_its_line(self):
        self.show("settings.yaml")
        before = self.pixels()
        self.write("settings.yaml", SHEET.replace("button:", "buton:"))
        self.wait(lambda: self.find("#problems").is_displayed())
        self.assertIn("sheets/settings.yaml:12:7", self.text("#problems"))
        self.assertIn("did you mean 'button'", self.text("#problems"))
        self.assertEqual(self.pixels(), before)
        self.assertEqual(len(self.all(".entry .sign")), 1)
        self.write("settings.yaml", SHEET)
        self.wait(lambda: not self.find("#problems").is_displayed())

    def test_files_that_come_and_go(self):
        self.show("details.yaml")
        before = self.pixels()
        (self.folder / "sheets" / "details.yaml").rename(self.folder / "sheets" / "other.yaml")
        self.wait(lambda: self.script("return folder.sheets.has('sheets/other.yaml')"))
        self.wait(lambda: self.find("#problems").is_displayed())
        self.assertIn("deleted or renamed", self.text("#problems"))
        self.assertEqual(self.pixels(), before)
        self.write("details.yaml", DETAILS)
        self.wait(lambda: not self.find("#problems").is_displayed())

    def test_two_browsers_see_the_same(self):
        other = start()
        self.addCleanup(lambda: (other.quit(), other.profile.cleanup()))
        other.get(self.address + "#sheet=sheets/settings.yaml")
        self.show("settings.yaml")
        self.wait(lambda: other.execute_script("return document.body.dataset.shown") == str(self.shown()))
        self.redrawn(lambda: self.write("settings.yaml", SHEET.replace("Details,", "Both,")))
        self.wait(lambda: other.execute_script("return document.body.dataset.shown") == str(self.shown()))
        self.wait(lambda: "Both" in other.find_element(By.ID, "panel").text)

    def test_the_page_connects_again_after_a_sleep(self):
        self.show("settings.yaml")
        self.script("silence = 1000")
        self.server.send_signal(signal.SIGSTOP)
        self.wait(lambda: self.text("#link-words").startswith("Not connected"), 20)
        self.write("settings.yaml", SHEET.replace("Details,", "Awake,"))
        self.server.send_signal(signal.SIGCONT)
        self.script("silence = 16000")
        self.wait(lambda: self.text("#link-words") == "Live", 20)
        self.wait(lambda: "Awake" in self.text("#panel"), 20)


class Many(LiveTest):
    def fill(self):
        for number in range(1000):
            self.write(f"s{number:04}.yaml", f"maquette: 1\nscale: 1\nbody:\n  button: Button {number}\n")

    def test_a_thousand_sheets_are_drawn_as_they_are_seen(self):
        self.assertEqual(len(self.all(".card")), 1000)
        self.wait(lambda: self.script(
            "return document.querySelector('.card img').naturalWidth > 0"))
        self.settle()
        drawn = self.script("return [...document.querySelectorAll('.card img')].filter((image) => image.src).length")
        self.assertLess(drawn, 150)
        self.script("document.querySelectorAll('.card')[900].scrollIntoView()")
        self.wait(lambda: self.script("return document.querySelectorAll('.card img')[900].naturalWidth > 0"))
        self.find("#search").send_keys("s0777")
        self.wait(lambda: len(self.all(".card")) == 1)


class Looking(LiveTest):
    def test_variants_are_switched(self):
        self.show("settings.yaml")
        light = self.pixels()
        self.find("input[name=axis-appearance][value=dark]").find_element(By.XPATH, "..").click()
        self.wait(lambda: self.script("return state.index") == 1 and self.pixels() != light)
        self.press("v")
        self.wait(lambda: self.script("return state.index") == 0 and self.pixels() == light)

    def test_the_element_under_the_pointer_has_its_line(self):
        self.show("settings.yaml")
        x, y = self.point("more")
        mouse = ActionChains(self.driver, duration=0)
        mouse.w3c_actions.pointer_action.move_to_location(int(x), int(y))
        mouse.perform()
        self.wait(lambda: self.all(".mark"))
        self.assertRegex(self.text(".mark b"), r"button #more · .* · line 12")
        mouse.click().perform()
        self.wait(lambda: self.all(".detail-box"))
        self.assertIn("sheets/settings.yaml:12", self.text(".detail-box"))
        self.find("#tab-spoken").click()
        self.wait(lambda: "Details, button" in self.text("#panel"))
        self.find("#tab-findings").click()
        self.wait(lambda: self.all(".finding") or "No guideline" in self.text("#panel"))
        self.find("#tab-sheet").click()
        self.wait(lambda: "button: { id: more" in self.text("#panel .here"))

    def test_zoom(self):
        self.show("settings.yaml")
        self.find("#zoom-real").click()
        self.assertEqual(self.text("#zoom-value"), "100 %")
        self.press("+++")
        self.assertGreater(self.script("return state.zoom"), 1)
        self.press("0")
        self.assertFalse(self.script("const v = viewports()[0]; return v.scrollWidth > v.clientWidth"))

    def test_keys_go_from_picture_to_picture(self):
        self.show("details.yaml")
        self.press("j")
        self.wait(lambda: self.script("return state.path") == "sheets/settings.yaml")
        self.press(Keys.ESCAPE)
        self.assertEqual(self.script("return document.body.dataset.view"), "wall")
        self.assertEqual(len(self.all(".card")), 3)


class Comparing(LiveTest):
    def fill(self):
        super().fill()
        subprocess.run([COMMAND, "render", "sheets/details.yaml", "--out", "sheets/details.png"], cwd=self.folder,
                       check=True, capture_output=True)
        self.write("details.yaml", DETAILS.replace("All of them", "Some of them"))

    def test_a_difference_is_shown_and_accepted(self):
        self.show("details.yaml")
        golden = self.folder / "sheets" / "details.png"
        before = golden.read_bytes()
        self.press("c")
        self.wait(lambda: self.all("#accept"))
        self.assertEqual(len(viewports := self.all(".viewport")), 2, viewports)
        self.press("5")
        self.wait(lambda: self.all(".region"))
        self.assertEqual(golden.read_bytes(), before)
        self.find("#accept").click()
        self.wait(lambda: "equals its golden" in self.text("#panel"))
        self.assertNotEqual(golden.read_bytes(), before)

    def test_another_page_gets_nothing_and_changes_nothing(self):
        golden = self.folder / "sheets" / "details.png"
        before = golden.read_bytes()
        number = self.driver.execute_async_script("""
          fetch('golden?sheet=sheets/details.yaml&picture=0').then((r) => r.json()).then((r) => arguments[0](r.check))""")
        hostile = self.folder / "hostile.html"
        hostile.write_text("<!doctype html><link rel=icon href=data:,><title>hostile</title>")
        self.driver.get(hostile.as_uri())
        for method, mode in [("GET", "cors"), ("GET", "no-cors"), ("POST", "cors"), ("POST", "no-cors")]:
            target = f"{self.address}accept?sheet=sheets/details.yaml&picture=0&check={number}"
            if method == "GET":
                target = f"{self.address}sheets"
            read = self.driver.execute_async_script("""
              const [target, method, mode, done] = arguments;
              fetch(target, { method, mode }).then((r) => r.text()).then(done, () => done('refused'))""", target, method, mode)
            self.assertIn(read, ["refused", ""], f"{method} {mode}")
        self.assertEqual(golden.read_bytes(), before)
        # The browser reports what it refused.
        self.driver.get_log("browser")


class Touching(LiveTest):
    def test_a_press_is_answered_and_links_are_followed(self):
        self.show("settings.yaml")
        x, y = self.point("wifi")
        more = self.point("more")
        self.press("p")
        self.wait(lambda: self.script("return touch.isOn && current?.item.isTouched"))
        before = self.pixels()
        self.tap(x, y)
        self.wait(lambda: "valueChanged (on)" in self.text("#panel"))
        self.wait(lambda: self.pixels() != before)
        self.tap(*more)
        self.wait(lambda: self.script("return state.path") == "sheets/details.yaml")
        self.wait(lambda: self.script("return touch.isOn && current?.item.path === 'details'"))
        self.find("#touch-back").click()
        self.wait(lambda: self.script("return state.path") == "sheets/settings.yaml")

    def test_a_prototype_is_one_file(self):
        subprocess.run([COMMAND, "serve", "sheets/settings.yaml", "--export", "prototype.html"], cwd=self.folder,
                       check=True, capture_output=True)
        self.driver.get((self.folder / "prototype.html").as_uri())
        self.assertEqual(self.text("#title"), "Settings")
        source = "return byId('picture').src"
        before = self.script(source)
        self.find("#spots button[aria-label='Wi-Fi']").click()
        self.assertNotEqual(self.script(source), before)
        self.find("#spots button[aria-label='Details']").click()
        self.assertEqual(self.text("#title"), "Details")
        self.find("#spots button[aria-label='Back']").click()
        self.assertEqual(self.text("#title"), "Settings")
        self.find("#restart").click()
        self.assertEqual(self.script(source), before)
        for scheme in ["light", "dark"]:
            self.emulate(scheme=scheme)
            self.contrast(f"{scheme}, prototype", fewest=4)
            self.screenshot(f"prototype-{scheme}")


class Looks(LiveTest):
    def fill(self):
        super().fill()
        self.write("broken.yaml", "maquette: 1\nbody:\n  buton: Play\n")

    def test_contrast_names_and_screenshots(self):
        for scheme in ["light", "dark"]:
            self.emulate(scheme=scheme)
            self.open()
            self.wait(lambda: self.script("return [...document.images].every((image) => !image.src || image.complete)"))
            self.contrast(f"{scheme}, wall", fewest=10)
            self.assertEqual(self.script(UNNAMED), [])
            self.screenshot(f"live-{scheme}")
            self.show("settings.yaml")
            self.contrast(f"{scheme}, picture", fewest=20)
            self.assertEqual(self.script(UNNAMED), [])
            self.screenshot(f"live-picture-{scheme}")
            self.script("show('sheets/broken.yaml', 0)")
            self.wait(lambda: self.find("#problems").is_displayed())
            self.contrast(f"{scheme}, error", fewest=10)
            self.screenshot(f"live-error-{scheme}")

    def test_appearance_follows_the_system_and_the_button(self):
        self.appearance()

    def test_a_phone(self):
        self.size(360, 700)
        self.open()
        wide = "return document.documentElement.scrollWidth"
        self.assertLessEqual(self.script(wide), 360)
        self.screenshot("live-phone")
        self.show("settings.yaml")
        self.assertLessEqual(self.script(wide), 360)
        self.screenshot("live-phone-picture")
