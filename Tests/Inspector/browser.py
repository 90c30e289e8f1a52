"""Chromium with a page of stylec's in it, and the ways in which a person uses it."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
import unittest

from selenium import webdriver
from selenium.common.exceptions import NoSuchElementException, StaleElementReferenceException
from selenium.webdriver import ActionChains
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

from slow import SlowProxy, Slowness

STYLEC = os.environ["STYLEC"]
SLOWNESS = Slowness.of_environment()

# Everything that the tests change, in one file.
STYLES = """\
# The brand.
tokens:
  color:
    accent: { value: "#0A5FD6", dark: "#6EA8FF" }   # links and buttons
    ink: "#101014"
  length: { radius: 12 }

components:
  Pill:
    summary: A button with a shine.
    base: UIButton
    properties:
      cornerRadius: { type: CGFloat, default: $length.radius, min: 0, max: 40 }
      glow: { type: UIColor, default: "#FFFFFF" }
      shine:
        type: GradientStops
        default: [{ color: "#FFFFFF80", location: 0 }, { color: "#FFFFFF00", location: 1 }]
    layer:
      cornerRadius: $cornerRadius
      borderColor: $glow
      borderWidth: 1
      sublayers: [{ name: shine, kind: gradient, stops: $shine }]
    states: { highlighted: { alpha: 0.5 } }
    transition: { duration: 0.1 }
    preview: { size: [120, 44] }

styles:
  primary:
    component: Pill
    title: Buy   # the word on it
    backgroundColor: $color.accent
    cornerRadius: 10
    shine:
      - { color: "#FFFFFF66", location: 0 }
      - { color: "#FFFFFF11", location: 0.5 }
      - { color: "#FFFFFF00", location: 1 }
  large: { extends: primary, title: Buy now }
  quiet: { component: Pill, backgroundColor: "#E5E5EA", title: Later }
"""


# The elements that may be called something. Each question to an element takes the driver some milliseconds, and a page has hundreds.
MAY_BE_NAMED = """\
const plain = (text) => text.replace(/\\s/g, '').toLowerCase();
const name = plain(arguments[1]);
return [...document.querySelectorAll(arguments[0])].filter((each) => each.getAttribute('aria-label') === arguments[1]
  || ['A', 'BUTTON', 'OPTION'].includes(each.tagName) && plain(each.textContent).includes(name));
"""


# Counts what is on its way, and holds back answers: `window.late` maps a part of an address to what lets each of its answers go.
WATCH = """\
if (!window.late) {
  const ask = window.fetch;
  window.late = new Map();
  window.onItsWay = 0;
  window.fetch = async (...what) => {
    window.onItsWay += 1;
    try {
      const answer = await ask(...what);
      const held = [...window.late].find(([part]) => String(what[0]).includes(part))?.[1];
      if (held) await new Promise((resolve) => held.push(resolve));
      return answer;
    } finally {
      window.onItsWay -= 1;
    }
  };
}
"""

IS_SETTLED = """\
return !document.documentElement.hasAttribute('data-loading') && !(window.onItsWay > 0)
  && [...document.querySelectorAll('.pictures img')].every((each) => each.complete)
  && document.getAnimations().every((each) => each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity);
"""


class Found(WebElement):
    """An element that is found again where the page has made it anew meanwhile, as a person finds it."""

    def __init__(self, element, find):
        super().__init__(element.parent, element.id)
        self.find_again = find

    def again(self, work):
        try:
            return work()
        except StaleElementReferenceException:
            self._id = self.find_again().id
            return work()

    def _execute(self, command, params=None):
        return self.again(lambda: WebElement._execute(self, command, params))

    def get_attribute(self, name):
        return self.again(lambda: WebElement.get_attribute(self, name))

    def is_displayed(self):
        return self.again(lambda: WebElement.is_displayed(self))

    def scroll(self):
        self.again(lambda: self.parent.execute_script("arguments[0].scrollIntoView({block: 'center'})", self))


def open_chromium(width=1280, height=860, proxy=None):
    options = Options()
    binary = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if binary:
        options.binary_location = binary
    arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--force-device-scale-factor=1"]
    for argument in [*arguments, f"--window-size={width},{height}"]:
        options.add_argument(argument)
    if proxy:
        options.add_argument(f"--proxy-server=http://127.0.0.1:{proxy.port}")
        options.add_argument("--proxy-bypass-list=<-loopback>")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = shutil.which("chromedriver")
    return webdriver.Chrome(service=Service(driver) if driver else Service(), options=options)


# What a shell runs in the background ignores SIGINT, and so would all that is started from here.
signal.signal(signal.SIGINT, signal.default_int_handler)


class BrowserTest(unittest.TestCase):
    """A folder, and a browser that has said nothing in its console when the test ends."""

    @classmethod
    def setUpClass(cls):
        cls.proxy = SlowProxy(f"{SLOWNESS.seed} {cls.__name__}") if SLOWNESS else None
        cls.driver = open_chromium(proxy=cls.proxy)

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()
        if cls.proxy:
            cls.proxy.close()

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.processes = []
        # What the console may say: the browser itself reports each answer that is a refusal.
        self.expected_messages = []
        self.screen(1280, 860)

    def tearDown(self):
        messages = [entry for entry in self.driver.get_log("browser") if not any(each in entry["message"] for each in ["favicon", *self.expected_messages])]
        for handle in self.driver.window_handles[1:]:
            self.driver.switch_to.window(handle)
            self.driver.close()
        self.driver.switch_to.window(self.driver.window_handles[0])
        self.driver.get("about:blank")
        for process in self.processes:
            process.send_signal(signal.SIGINT)
            process.wait(10)
            process.stdout.close()
        shutil.rmtree(self.folder)
        self.assertEqual([], messages, "the console is silent")

    def screen(self, width, height):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
        )

    def media(self, **features):
        named = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": named})

    # The inspector

    def write(self, text, name="styles/styles.yaml"):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def inspect(self, *arguments, text=STYLES):
        """Starts the inspector on a file and opens its page."""
        if text is not None:
            self.file = self.write(text)
        (self.folder / "styles").mkdir(exist_ok=True)
        process = subprocess.Popen(
            [STYLEC, "inspect", "--no-open", *arguments, "styles"],
            cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        self.processes.append(process)
        self.address = ""
        self.said = []
        while not self.address.startswith("http"):
            line = process.stdout.readline()
            self.assertTrue(line, "the inspector says where it is")
            self.said.append(line.strip())
            self.address = line.strip().split()[-1]
        self.open(self.address)

    def open(self, address):
        self.driver.get("about:blank")
        if SLOWNESS:
            self.driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS.rate})
        self.driver.get(address)
        self.wait(lambda: self.script("return document.documentElement.dataset.ready === 'true' && !document.documentElement.hasAttribute('data-loading')"), "the page is ready")
        self.script(WATCH)

    # What a person sees and does

    def script(self, text, *arguments):
        return self.driver.execute_script(text, *arguments)

    def wait(self, condition, what="it happens", seconds=10):
        if SLOWNESS:
            seconds *= SLOWNESS.rate
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                result = condition()
                if result:
                    return result
            except Exception as problem:  # an element that has just been made again
                if "stale" not in str(problem) and "no such element" not in str(problem):
                    raise
            time.sleep(0.02)
        self.driver.save_screenshot(str(pathlib.Path(tempfile.gettempdir()) / f"{self.id()}.png"))
        self.fail(f"not within {seconds} s: {what}")

    def find(self, selector):
        def search():
            return self.driver.find_element(By.CSS_SELECTOR, selector)
        return Found(search(), search)

    def all(self, selector):
        def search(index):
            now = self.driver.find_elements(By.CSS_SELECTOR, selector)
            if index >= len(now):
                raise NoSuchElementException(f"no such element: {selector} has gone")
            return now[index]
        return [Found(each, lambda index=index: search(index)) for index, each in enumerate(self.driver.find_elements(By.CSS_SELECTOR, selector))]

    def named(self, name, within="body", role="*"):
        """The control that has a name for everyone: its label, or the words on it."""
        def search():
            for element in self.script(MAY_BE_NAMED, f"{within} {role}", name):
                if element.get_attribute("aria-label") == name or (element.tag_name in ("button", "a", "option") and element.text.strip() == name):
                    if element.is_displayed():
                        return element
            return None
        def wait():
            return self.wait(search, f"something is called “{name}”")
        return Found(wait(), wait)

    def control(self, key):
        """The control of an attribute, as the page remembers the focus by."""
        def wait():
            return self.wait(lambda: self.script(
                "return [...document.querySelectorAll('.attributes [data-focus]')].find((each) => each.dataset.focus === arguments[0])", key),
                f"there is a control for {key}")
        return Found(wait(), wait)

    def type_into(self, element, text, enter=True):
        if isinstance(element, Found):
            element.scroll()
        else:
            self.script("arguments[0].scrollIntoView({block: 'center'})", element)
        element.click()
        element.send_keys(Keys.CONTROL, "a")
        element.send_keys(text, Keys.ENTER if enter else "")

    def choose_style(self, name):
        self.script("document.querySelector('.navigator .virtual-list').focus()")
        def choose():
            number = next((each.get_attribute("data-item") for each in self.all(".navigator .item") if each.text.split("\n")[0] == name), None)
            if number is not None:
                self.find(f".navigator .item[data-item='{number}']").click()
            return number is not None
        self.wait(choose, f"{name} is listed")
        self.wait(lambda: self.find(".attributes-head h1").text == name, f"{name} is shown")
        self.settle()

    def choose_place(self, label):
        """Answers the question where a value belongs."""
        place = self.wait(lambda: self.place(label), f"the place {label} is offered")
        place.click()

    def place(self, label):
        return next((each for each in self.all(".place") if label in each.find_element(By.CSS_SELECTOR, ".place-name").text), None)

    def paste(self, text):
        """Pastes a text anywhere on the page; what is in it is then shown in a dialog."""
        self.script("""
            const data = new DataTransfer();
            data.setData('text/plain', arguments[0]);
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
        """, text)
        return self.wait(lambda: self.find("dialog .paste-list"), "what is pasted is shown")

    def file_says(self, text, path=None):
        path = path or self.file
        self.wait(lambda: text in path.read_text(), f"the file says {text!r}")

    def settle(self):
        """Nothing is on its way any more: the page shows what the server knows, and all pictures are there and stand still.

        What the page doesn't know of yet, such as a file that has been written elsewhere, is to be waited for by what it comes to.
        """
        time.sleep(0.2)
        for _ in range(2):
            self.wait(lambda: self.script(IS_SETTLED), "the page is up to date")
            time.sleep(0.1)

    def write_outside(self, text):
        """Writes the file as an editor does, and waits until the page shows it."""
        line = "document.querySelector('p.visually-hidden[role=status]')"
        self.script(f"{line}.textContent = ''")
        self.file.write_text(text)
        self.wait(lambda: "changed" in self.script(f"return {line}.textContent"), "the page has heard of it")
        self.settle()

    # Answers that come late

    def hold(self, part):
        """Holds back the answers of all addresses with a part from now on."""
        self.script("window.late.set(arguments[0], [])", part)

    def held(self, part, count=1):
        """Waits until so many are held back."""
        self.wait(lambda: self.script("return window.late.get(arguments[0]).length >= arguments[1]", part, count), f"{count} of {part} are held back")

    def let_go(self, part, last=False):
        """Lets all go, in the order in which they came; or the last one before the others, which are still held back."""
        self.script("""
            const held = window.late.get(arguments[0]);
            if (arguments[1]) { held.pop()(); return; }
            window.late.delete(arguments[0]);
            for (const go of held) go();
        """, part, last)
