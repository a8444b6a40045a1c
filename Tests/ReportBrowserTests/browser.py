"""Chromium, headless, with a page open in it."""

import os
import pathlib
import shutil
import tempfile
import time
import unittest

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from checks import CONTRAST

SAMPLE = pathlib.Path(os.environ["MAQUETTE_REPORT_SAMPLE"])
SCREENSHOTS = pathlib.Path(os.environ["MAQUETTE_SCREENSHOTS"])


def start():
    """A browser that can reach no network but this machine and keeps its profile for as long as it runs."""
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    profile = tempfile.TemporaryDirectory(prefix="maquette-browser-")
    for argument in [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
        "--force-color-profile=srgb", "--force-device-scale-factor=1", "--disable-background-networking",
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1", f"--user-data-dir={profile.name}",
    ]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))
    driver.profile = profile
    driver.set_script_timeout(10)
    return driver


class PageTest(unittest.TestCase):
    """A test with a page open; it fails if the page wrote anything to the console."""

    folder = SAMPLE

    @classmethod
    def setUpClass(cls):
        cls.driver = start()
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()
        cls.driver.profile.cleanup()

    def setUp(self):
        self.emulate(scheme="light")
        self.size(1280, 860)
        self.open()

    def tearDown(self):
        messages = [entry["message"] for entry in self.driver.get_log("browser")]
        self.assertEqual(messages, [], "the console must stay empty")

    def open(self, name="index.html", fragment=""):
        self.driver.get("about:blank")
        self.driver.get((self.folder / name).as_uri() + fragment)
        self.script("try { localStorage.removeItem('maquette-theme') } catch {}; setTheme('auto')")

    def emulate(self, scheme, motion="no-preference"):
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": motion},
        ]})

    def size(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False,
        })

    def script(self, text, *arguments):
        return self.driver.execute_script(text, *arguments)

    def wait(self, condition, seconds=10):
        WebDriverWait(self.driver, seconds, poll_frequency=0.02).until(lambda _: condition())

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def shown(self, selector):
        return [element for element in self.all(selector) if element.is_displayed()]

    def text(self, selector):
        return self.find(selector).text

    def press(self, *keys):
        ActionChains(self.driver, duration=0).send_keys(*keys).perform()

    def contrast(self, what, fewest=20):
        self.settle()
        count, found = self.script(CONTRAST)
        self.assertGreater(count, fewest)
        self.assertEqual(found, [], what)

    def appearance(self):
        """Checks that the page follows the system, and the button and the key when they say otherwise."""
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

    def focused(self, count):
        """The names of what the Tab key reaches; each must show that it has the focus."""
        seen = set()
        for _ in range(count):
            self.press(Keys.TAB)
            name, style, width = self.script("""
              const element = document.activeElement;
              const shown = element.matches('.modes input') ? element.nextElementSibling : element;
              const style = getComputedStyle(shown);
              return [element.id || element.className || element.name, style.outlineStyle, parseFloat(style.outlineWidth)];
            """)
            seen.add(name)
            self.assertNotEqual(style, "none", name)
            self.assertGreaterEqual(width, 1, name)
        return seen

    def settle(self):
        """Waits for colours to have faded, which takes 0.12 s."""
        time.sleep(0.15)

    def screenshot(self, name):
        self.settle()
        self.driver.save_screenshot(str(SCREENSHOTS / f"{name}.png"))


class ReportTest(PageTest):
    """A test with the report open."""

    def open(self, name="index.html", fragment=""):
        super().open(name, fragment)
        self.wait(lambda: self.script("return current !== null"))

    def choose(self, path):
        """Shows the case of a path, as a click on its entry does."""
        self.script("select(cases.findIndex((item) => item.path === arguments[0]), true)", path)
        self.wait(lambda: self.script("return current.item.path === arguments[0]", path))
