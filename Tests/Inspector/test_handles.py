"""Gradients and shadows are set by handles in the picture: by mouse, finger and keys; each drag is one step back."""

import unittest

from browser import ActionChains, BrowserTest, By, Keys

CARD = """\
tokens:
  gradient:
    gloss: [{ color: white, location: 0 }, { color: teal, location: 1 }]

components:
  Card:
    base: UIControl
    properties:
      lift: { type: Shadow, default: { color: black, opacity: 0.5, offset: [0, 2], radius: 4 } }
      shine: { type: GradientStops, default: [{ color: gold, location: 0.2 }, { color: navy, location: 1 }] }
      lean: { type: Double, default: 30 }
    layer:
      backgroundColor: white
      shadow: $lift
      sublayers:
        - { name: bar, kind: gradient, frame: [0, 0, 80, 60], stops: [{ color: red, location: 0 }, { color: blue, location: 1 }] }
        - { name: sky, kind: gradient, frame: [100, 0, 60, 60], angle: 90, stops: $shine }
        - { name: leant, kind: gradient, frame: [100, 65, 60, 15], angle: $lean * 2, stops: $gradient.gloss }
        - { name: sun, kind: gradient, frame: [0, 70, 80, 60], type: radial, stops: [{ color: gold, location: 0 }, { color: red, location: 1 }] }
        - { name: dial, kind: gradient, frame: [100, 90, 60, 60], type: conic, stops: [{ color: white, location: 0 }, { color: black, location: 1 }] }
        - { name: tile, kind: rectangle, frame: [20, 140, 40, 20], backgroundColor: teal }
    preview: { size: [160, 170] }

styles:
  card:
    component: Card
    bar.startPoint: [0.5, 0]   # the top
    bar.endPoint: [0.5, 1]
    bar.stops:
      - { color: red, location: 0 }    # warm
      - { color: $color.mid, location: 0.5 }
      - { color: blue, location: 1 }
    sky.angle: 90
    shine: [{ color: gold, location: 0.2 }, { color: navy, location: 1 }]
    lift: { color: black, opacity: 0.5, offset: [0, 2], radius: 4 }   # low
    leant.stops: $gradient.gloss
    sun.startPoint: [0.5, 0.5]
    sun.endPoint: [1, 1]
    dial.startPoint: [0.5, 0.5]
    dial.endPoint: [0.5, 0]
    tile.shadows:
      - { color: navy, offset: [0, 3], radius: 2 }
      - { color: gold, offset: [0, 3], radius: 8, spread: 1 }
""".replace("tokens:\n", "tokens:\n  color: { mid: green }\n")

# Layers whose gradients have no length, no width or no place of their own, and values for states and modes.
ODD = """\
components:
  Odd:
    base: UIControl
    properties: { many: { type: GradientStops, default: [{ color: red, location: -5 }, { color: red, location: 0.5 }, { color: red, location: 0.5 }, { color: blue, location: 5 }] } }
    layer:
      sublayers:
        - { name: flat, kind: gradient, frame: [0, 0, 0, 40], stops: $many }
        - { name: same, kind: gradient, frame: [10, 0, 30, 30], startPoint: [0.5, 0.5], endPoint: [0.5, 0.5], stops: $many }
        - { name: spun, kind: gradient, frame: [60, 10, 40, 20], transform: { rotation: 90 }, stops: [{ color: red, location: 0 }, { color: blue, location: 1 }] }
        - { name: gone, kind: gradient, frame: [0, 50, 30, 30], hidden: true, type: conic, stops: $many }
        - { name: lone, kind: gradient, frame: [40, 50, 30, 30], stops: [{ color: red, location: 0 }] }
        - { name: dots, kind: gradient, repeat: 3, frame: [$index * 20, 90, 15, 15], type: radial, stops: $many }
        - { name: pane, kind: rectangle, frame: [80, 50, 40, 30], backgroundColor: teal, mask: { kind: gradient, stops: [{ color: black, location: 0 }, { color: clear, location: 1 }] } }
        - { name: row, kind: stack, frame: [70, 90, 60, 20], sublayers: [{ name: bit, kind: gradient, frame: { width: 20, height: 20 }, angle: -720.5, stops: $many }] }
    preview: { size: [140, 120] }

styles:
  odd:
    component: Odd
    spun.startPoint: [0.5, 0]
    states: { highlighted: { bit.angle: 10 } }
    modes: { dark: { spun.startPoint: [0.2, 0] } }
"""


class Handles(BrowserTest):
    def begin(self, *arguments, text=CARD):
        self.text = text
        self.inspect(*arguments, text=text)
        self.find("[data-focus='tool.layers']").click()
        self.settle()
        self.wait(lambda: self.all(".layer-line"), "the layers are outlined")

    def zoom(self):
        return self.script("return document.querySelector('.control-face').getBoundingClientRect().width / 160")

    def choose(self, name, x, y):
        left, top = self.script("const box = document.querySelector('.control-face').getBoundingClientRect(); return [box.left, box.top]")
        chain = ActionChains(self.driver, duration=20)
        chain.w3c_actions.pointer_action.move_to_location(int(left + x * self.zoom()), int(top + y * self.zoom()))
        chain.click().perform()
        self.wait(lambda: self.find(".value-handles").is_displayed() and self.find(".value-handles").get_attribute("aria-label").endswith(f" of {name}"), f"{name} has handles")

    def handle(self, name):
        return self.find(f"[data-handle='{name}']")

    def drag(self, name, x, y):
        """By points of the picture, in steps as a hand makes them."""
        zoom = self.zoom()
        chain = ActionChains(self.driver, duration=20).click_and_hold(self.handle(name))
        for part in (0.5, 0.8, 1):
            done = {0.5: 0, 0.8: 0.5, 1: 0.8}[part]
            chain.move_by_offset(round(x * zoom * part) - round(x * zoom * done), round(y * zoom * part) - round(y * zoom * done))
        return chain

    def changes(self, before, after):
        """The file has one line that is another, and one step back gives the file as it was."""
        text = self.text.replace(before, after)
        self.assertNotEqual(text, self.text)
        self.wait(lambda: self.file.read_text() == text, f"the file says {after}, and not:\n{self.file.read_text()}")
        self.settle()
        self.find(".topbar-tools .only-editing button").click()
        self.wait(lambda: self.file.read_text() == self.text, "one step back undoes it")
        self.settle()

    def press(self, handle, *keys, shift=False):
        self.script("arguments[0].focus()", self.handle(handle))
        chain = ActionChains(self.driver)
        if shift:
            chain.key_down(Keys.SHIFT)
        chain.send_keys(*keys)
        if shift:
            chain.key_up(Keys.SHIFT)
        chain.perform()

    def says(self, handle, words):
        self.wait(lambda: words in (self.handle(handle).get_attribute("aria-label") + " " + (self.handle(handle).get_attribute("aria-valuetext") or "")), f"{handle} says {words}, and not {self.handle(handle).get_attribute('aria-label')}")

    def test_the_line_of_a_gradient_and_its_stops_are_dragged(self):
        self.begin()
        self.choose("bar", 40, 15)
        self.says("startPoint", "Start point of bar, 50 % across, 0 % down")
        self.says("stop1", "Stop 2 of 3 of bar 50 %")
        self.assertFalse(self.find(".frame-handle.e").is_displayed(), "its frame has no handles meanwhile")
        before = self.find(".pictures img:last-child").get_attribute("src")
        self.drag("startPoint", -20, 12).perform()
        self.wait(lambda: self.find(".pictures img:last-child").get_attribute("src") != before, "the picture follows")
        self.assertEqual(CARD, self.file.read_text(), "nothing is written while the hand holds it")
        self.says("startPoint", "25 % across, 20 % down")
        ActionChains(self.driver).release().perform()
        self.changes("bar.startPoint: [0.5, 0]   # the top", "bar.startPoint: [0.25, 0.2]   # the top")
        self.says("startPoint", "50 % across, 0 % down")
        # Edges and middles pull, and Shift keeps it on its line.
        self.drag("endPoint", 39, -4).release().perform()
        self.changes("bar.endPoint: [0.5, 1]", "bar.endPoint: [1, 0.93]")
        chain = ActionChains(self.driver, duration=20).key_down(Keys.SHIFT).click_and_hold(self.handle("endPoint")).move_by_offset(5, 1).move_by_offset(round(20 * self.zoom()), 9).release().key_up(Keys.SHIFT)
        chain.perform()
        self.wait(lambda: "bar.endPoint: [0.7" in self.file.read_text() and ", 1]" in self.file.read_text(), "it stays on its line")
        self.find(".topbar-tools .only-editing button").click()
        self.wait(lambda: self.file.read_text() == CARD)
        self.settle()
        # A stop keeps its token, and its neighbours what stands beside them.
        self.drag("stop1", 0, 12).release().perform()
        self.changes("$color.mid, location: 0.5", "$color.mid, location: 0.7")

    def test_handles_follow_keys(self):
        self.begin()
        self.choose("bar", 40, 15)
        self.press("startPoint", Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_DOWN)
        self.changes("bar.startPoint: [0.5, 0]", "bar.startPoint: [0.52, 0.01]")
        self.press("stop1", Keys.ARROW_UP, Keys.ARROW_UP, shift=True)
        self.file_says("$color.mid, location: 0.7")
        self.settle()
        self.assertEqual("stop1", self.script("return document.activeElement.dataset.handle"), "it keeps the focus")
        self.changes("$color.mid, location: 0.5", "$color.mid, location: 0.7")
        self.press("stop1", "]")
        self.assertEqual("stop2", self.script("return document.activeElement.dataset.handle"))
        self.press("stop1", Keys.DELETE)
        self.changes("      - { color: $color.mid, location: 0.5 }\n", "")
        # Escape takes keys back, and a second one lets the layer go.
        self.press("startPoint", Keys.ARROW_LEFT, Keys.ESCAPE)
        self.says("startPoint", "50 % across, 0 % down")
        self.press("startPoint", Keys.ESCAPE)
        self.assertFalse(self.find(".value-handles").is_displayed())
        self.assertEqual(CARD, self.file.read_text())
        self.assertEqual("control-face points", self.script("return document.activeElement.className"))

    def test_an_angle_a_centre_and_a_beginning(self):
        self.begin()
        self.choose("sky", 130, 30)
        self.says("endPoint", "Angle of sky 90 degrees")
        self.drag("endPoint", -30, 30).release().perform()
        self.changes("sky.angle: 90", "sky.angle: 180")
        self.press("endPoint", Keys.ARROW_RIGHT, shift=True)
        self.changes("sky.angle: 90", "sky.angle: 100")
        # Its stops are a property, which is set.
        self.drag("stop0", 18, 0).release().perform()
        self.changes("shine: [{ color: gold, location: 0.2 }", "shine: [{ color: gold, location: 0.5 }")
        self.choose("sun", 40, 100)
        self.says("startPoint", "Centre of sun, 50 % across, 50 % down")
        self.drag("endPoint", -8, -6).release().perform()
        self.changes("sun.endPoint: [1, 1]", "sun.endPoint: [0.9, 0.9]")
        # What the component says may belong there: the page asks.
        self.drag("stop1", -20, 0).release().perform()
        self.wait(lambda: self.all(".place"), "it asks")
        self.press_escape()
        self.choose("dial", 110, 120)
        self.says("endPoint", "Where it begins of dial, 50 % across, 0 % down")
        self.press("endPoint", Keys.ARROW_RIGHT)
        self.changes("dial.endPoint: [0.5, 0]", "dial.endPoint: [0.51, 0]")

    def press_escape(self):
        ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()
        self.settle()
        self.assertEqual(CARD, self.file.read_text())

    def test_shadows_are_dragged(self):
        self.begin()
        self.choose("layer", 90, 165)
        self.says("offset0", "Shadow, offset of layer, 0 right, 2 down")
        self.says("blur0", "Shadow, blur of layer 4 points")
        self.drag("offset0", 5, 6).release().perform()
        self.changes("offset: [0, 2], radius: 4 }   # low", "offset: [5, 8], radius: 4 }   # low")
        self.drag("blur0", 3, 0).release().perform()
        self.changes("offset: [0, 2], radius: 4 }   # low", "offset: [0, 2], radius: 7 }   # low")
        self.press("offset0", Keys.ARROW_LEFT, shift=True)
        self.changes("offset: [0, 2], radius: 4 }   # low", "offset: [-10, 2], radius: 4 }   # low")
        self.choose_shadow("tile", 30, 150)
        self.drag("offset1", 4, 0).release().perform()
        self.changes("gold, offset: [0, 3]", "gold, offset: [4, 3]")
        self.press("blur0", *([Keys.ARROW_LEFT] * 9))
        self.changes("offset: [0, 3], radius: 2", "offset: [0, 3], radius: 0")

    def choose_shadow(self, name, x, y):
        left, top = self.script("const box = document.querySelector('.control-face').getBoundingClientRect(); return [box.left, box.top]")
        chain = ActionChains(self.driver, duration=20)
        chain.w3c_actions.pointer_action.move_to_location(int(left + x * self.zoom()), int(top + y * self.zoom()))
        chain.click().perform()
        self.wait(lambda: self.find(".frame-box").get_attribute("aria-label").startswith(name + ","), f"{name} is chosen")
        ActionChains(self.driver).send_keys("h").perform()
        self.wait(lambda: self.find("[data-focus='handles.shadow']").get_attribute("aria-pressed") == "true", "H goes to the next handles")

    def test_values_from_elsewhere(self):
        self.begin()
        self.choose("leant", 130, 72)
        self.says("endPoint", "it follows ‘lean’; change that instead")
        self.drag("endPoint", -9, 9).release().perform()
        self.press("endPoint", Keys.ARROW_RIGHT)
        self.settle()
        self.assertEqual(CARD, self.file.read_text(), "what is computed stays")
        # Of a token, the page asks whether the token or this style is meant.
        self.drag("stop1", -9, 0).release().perform()
        self.wait(lambda: self.all(".place"), "it asks")
        self.press_escape()

    def test_everything_can_be_touched(self):
        self.begin()
        for name, x, y in (("bar", 40, 15), ("sky", 130, 30), ("leant", 130, 72), ("sun", 40, 100), ("dial", 110, 120), ("layer", 90, 165)):
            self.choose(name, x, y)
            for each in self.all(".value-handle"):
                box = each.rect
                self.assertGreaterEqual(min(box["width"], box["height"]), 24)
                self.assertTrue(each.accessible_name, name)
        self.choose("bar", 40, 15)
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
        self.settle()
        box = self.script("const box = arguments[0].getBoundingClientRect(); return [box.left + 12, box.top + 12]", self.handle("startPoint"))
        touch = lambda kind, x, y: self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}] if kind != "touchEnd" else []})
        touch("touchStart", *box)
        for part in (5, 10, round(20 * self.zoom())):
            touch("touchMove", box[0] - part, box[1])
        touch("touchEnd", 0, 0)
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
        self.changes("bar.startPoint: [0.5, 0]", "bar.startPoint: [0.25, 0]")

    def test_a_components_own_values_have_handles_on_its_page(self):
        self.begin()
        self.named("Card", ".facts", "button").click()
        self.wait(lambda: self.find(".title-line h1").text == "Card", "the component is shown")
        self.settle()
        self.wait(lambda: self.all(".layer-line"), "the layers are outlined")
        self.choose("bar", 40, 15)
        self.drag("stop1", 0, -30).release().perform()
        self.changes("{ color: blue, location: 1 }] }", "{ color: blue, location: 0.5 }] }")
        self.choose("layer", 90, 165)
        self.drag("offset0", 3, 0).release().perform()
        self.changes("offset: [0, 2], radius: 4 } }", "offset: [3, 2], radius: 4 } }")

    def test_odd_layers(self):
        self.begin(text=ODD)
        for rightToLeft in (False, True):
            for name in ("flat", "same", "spun", "gone", "lone", "dots", "pane", "row", "bit"):
                row = next(each for each in self.all("[data-layer]") if each.get_attribute("data-layer") == name and each.get_attribute("role") == "treeitem")
                self.script("arguments[0].scrollIntoView({block: 'center'}); arguments[0].click()", row)
                self.settle()
                has = name not in ("lone", "pane", "row")
                self.assertEqual(has, self.find(".value-handles").is_displayed(), name)
                places = self.script("const size = document.querySelector('.artboard').getBoundingClientRect(); return [...document.querySelectorAll('.value-handles:not([hidden]) .value-handle')].map((each) => [parseFloat(each.style.left), parseFloat(each.style.top), size.width, size.height])")
                for x, y, width, height in places:
                    self.assertTrue(-24 <= x <= width + 24 and -24 <= y <= height + 24, f"{name}: {x} {y}")
            self.script("document.querySelector('.control-face').focus()")
            ActionChains(self.driver).send_keys("r").perform()
        # What is turned is dragged as it is seen: to the right is up in the layer.
        row = next(each for each in self.all("[data-layer]") if each.get_attribute("data-layer") == "spun" and each.get_attribute("role") == "treeitem")
        self.script("arguments[0].scrollIntoView({block: 'center'}); arguments[0].click()", row)
        self.settle()
        left = self.handle("startPoint").rect
        chain = ActionChains(self.driver, duration=20).click_and_hold(self.handle("startPoint")).move_by_offset(0, 10).move_by_offset(0, 20)
        chain.release().perform()
        self.wait(lambda: self.file.read_text() != ODD, "it is written")
        self.settle()
        self.assertGreater(self.handle("startPoint").rect["y"], left["y"] + 15, "it follows the hand")
        self.find(".topbar-tools .only-editing button").click()
        self.wait(lambda: self.file.read_text() == ODD)
        self.settle()
        # In dark, the value for dark is what is seen.
        self.script("document.querySelector('.control-face').focus()")
        ActionChains(self.driver).send_keys("d").perform()
        self.settle()
        self.says("startPoint", "20 % across")
        self.press("startPoint", Keys.ARROW_RIGHT)
        self.changes("dark: { spun.startPoint: [0.2, 0] }", "dark: { spun.startPoint: [0.21, 0] }")

    def test_a_page_that_changes_nothing_says_why(self):
        self.begin("--read-only")
        self.choose("bar", 40, 15)
        self.says("startPoint", "It stays as it is")
        self.drag("startPoint", -20, 12).release().perform()
        self.settle()
        self.assertEqual(CARD, self.file.read_text())


if __name__ == "__main__":
    unittest.main()
