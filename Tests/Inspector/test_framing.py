"""Layers are placed in the picture: by mouse, finger and arrow keys, with lines that pull; each is one step back."""

import time
import unittest

from browser import ActionChains, BrowserTest, By, Keys

CARD = """\
components:
  Card:
    base: UIControl
    layer:
      backgroundColor: white
      sublayers:
        - { name: track, kind: rectangle, frame: [10, 10, 40, 20], backgroundColor: navy }
        - name: badge
          kind: rectangle
          frame: { right: 10, bottom: 10, width: 30, height: 20 }   # in its corner
          backgroundColor: red
        - { name: half, kind: rectangle, frame: [0, 80%, 50%, 20%], backgroundColor: teal }
        - { name: turned, kind: rectangle, frame: [120, 10, 20, 20], transform: { rotation: 30 }, backgroundColor: gold }
        - name: row
          kind: stack
          frame: [60, 10, 40, 20]
          sublayers: [{ name: dot, kind: rectangle, frame: { width: 10, height: 10 }, backgroundColor: crimson }]
    preview: { size: [160, 100] }

styles:
  card: { component: Card }
"""


class Framing(BrowserTest):
    def begin(self, *arguments):
        self.inspect(*arguments, text=CARD)
        self.find("[data-focus='tool.layers']").click()
        self.settle()
        self.wait(lambda: self.all(".layer-line"), "the layers are outlined")

    def zoom(self):
        return self.script("return document.querySelector('.control-face').getBoundingClientRect().width / 160")

    def point(self, x, y):
        """Where a point of the control lies in the window."""
        left, top = self.script("const box = document.querySelector('.control-face').getBoundingClientRect(); return [box.left, box.top]")
        return [left + x * self.zoom(), top + y * self.zoom()]

    def at(self, x, y, chain):
        left, top = self.point(x, y)
        chain.w3c_actions.pointer_action.move_to_location(int(left), int(top))
        return chain

    def choose(self, name, x, y):
        self.at(x, y, ActionChains(self.driver, duration=20)).click().perform()
        self.wait(lambda: self.label().startswith(name + ","), f"{name} is chosen")

    def label(self):
        return self.find(".frame-box").get_attribute("aria-label")

    def handle(self, name):
        return self.find(f".frame-handle.{name}")

    def drag(self, handle, x, y, **keys):
        """By points of the picture, in steps as a hand makes them."""
        zoom = self.zoom()
        chain = ActionChains(self.driver, duration=20).click_and_hold(handle)
        for part in (0.5, 0.8, 1):
            done = {0.5: 0, 0.8: 0.5, 1: 0.8}[part]
            chain.move_by_offset(round(x * zoom * part) - round(x * zoom * done), round(y * zoom * part) - round(y * zoom * done))
        return chain

    def undo(self):
        self.settle()
        self.find(".topbar-tools .only-editing button").click()
        self.wait(lambda: self.file.read_text() == CARD, "one step back undoes it")
        self.settle()

    def press(self, *keys, alt=False, shift=False):
        chain = ActionChains(self.driver)
        for held, key in ((alt, Keys.ALT), (shift, Keys.SHIFT)):
            if held:
                chain.key_down(key)
        chain.send_keys(*keys)
        for held, key in ((alt, Keys.ALT), (shift, Keys.SHIFT)):
            if held:
                chain.key_up(key)
        chain.perform()

    def test_a_layer_is_dragged_in_the_shape_that_its_frame_has(self):
        self.begin()
        self.choose("track", 30, 20)
        self.assertIn("40 × 20 at 10, 10", self.label())
        before = self.find(".pictures img:last-child").get_attribute("src")
        self.drag(self.find(".frame-box"), 3, 27).perform()
        self.wait(lambda: self.find(".pictures img:last-child").get_attribute("src") != before, "the picture follows")
        self.assertEqual(CARD, self.file.read_text(), "nothing is written while the hand holds it")
        ActionChains(self.driver).release().perform()
        self.file_says("frame: [13, 37, 40, 20]")
        self.wait(lambda: "40 × 20 at 13, 37" in self.label(), "it says where it is")
        self.undo()
        self.wait(lambda: "at 10, 10" in self.label(), "it is back")
        # An edge, of what is measured from the other side.
        self.choose("badge", 135, 80)
        self.drag(self.handle("e"), 4, 0).release().perform()
        self.file_says("frame: { right: 6, bottom: 10, width: 34, height: 20 }   # in its corner")
        self.undo()
        self.choose("badge", 135, 80)
        self.drag(self.handle("nw"), -7, -13).release().perform()
        self.file_says("frame: { right: 10, bottom: 10, width: 37, height: 33 }   # in its corner")
        self.undo()
        # Parts of the parent stay parts.
        self.choose("half", 20, 90)
        self.drag(self.handle("e"), 16, 0).release().perform()
        self.file_says("frame: [0, 80%, 60%, 20%]")
        self.undo()

    def test_a_frame_is_told_to_be_for_all_looks(self):
        self.begin()
        self.choose("track", 30, 20)
        note = self.find(".frame-always")
        self.assertFalse(note.is_displayed(), "nothing is to be told of the usual look")
        self.assertNotIn("In all looks", self.label())
        self.script("document.querySelector('[data-focus=states]').click()")
        self.script("[...document.querySelectorAll('.popover label')].find((each) => each.textContent === 'Pressed').click()")
        self.find("body").send_keys(Keys.ESCAPE)
        self.settle()
        self.wait(lambda: self.find(".frame-always").text == "In all looks, not only Pressed", "it is told before")
        self.assertIn("In all looks, not only Pressed", self.label())
        self.find(".frame-box").click()
        self.press(Keys.ARROW_RIGHT)
        self.file_says("frame: [11, 10, 40, 20]")
        self.wait(lambda: "in all looks: a layer has one place and size, also while you see Pressed" in self.script("return document.querySelector('p.visually-hidden[role=status]').textContent"), "and when it is done")
        self.undo()

    def test_edges_and_centres_pull(self):
        self.begin()
        self.choose("track", 30, 20)
        # The centre of the control: 60 to the right of its left edge.
        zoom = self.zoom()
        chain = ActionChains(self.driver, duration=20).click_and_hold(self.find(".frame-box")).move_by_offset(round(20 * zoom), round(20 * zoom)).move_by_offset(round(50 * zoom) - round(20 * zoom) + 3, round(30 * zoom) - round(20 * zoom) - 3)
        chain.perform()
        self.wait(lambda: len(self.all(".snap-line")) == 2, "two lines say so")
        chain = ActionChains(self.driver).release()
        chain.perform()
        self.file_says("frame: [60, 40, 40, 20]")
        self.assertEqual([], self.all(".snap-line"))
        self.undo()

    def test_escape_takes_a_drag_back(self):
        self.begin()
        self.choose("track", 30, 20)
        self.drag(self.find(".frame-box"), 13, 7).perform()
        self.wait(lambda: "at 10, 10" not in self.label(), "it is elsewhere")
        self.press(Keys.ESCAPE)
        ActionChains(self.driver).move_by_offset(5, 5).release().perform()
        self.settle()
        self.assertIn("at 10, 10", self.label())
        self.assertEqual(CARD, self.file.read_text())
        self.press(Keys.ESCAPE)
        self.assertFalse(self.find(".framing").is_displayed(), "a second one lets the layer go")
        self.assertEqual("control-face points", self.script("return document.activeElement.className"))

    def test_a_layer_is_placed_by_keyboard(self):
        self.begin()
        self.script("document.querySelector('.control-face').focus()")
        self.press(Keys.ARROW_RIGHT)
        self.press(Keys.ARROW_RIGHT)
        self.wait(lambda: "track" in self.find(".stage-caption").text, "the layer is pointed at")
        self.press(Keys.ENTER)
        self.wait(lambda: self.label().startswith("track,"), "it is chosen")
        self.press(Keys.ARROW_RIGHT)
        self.file_says("frame: [11, 10, 40, 20]")
        self.press(Keys.ARROW_DOWN, shift=True)
        self.file_says("frame: [11, 20, 40, 20]")
        self.press(Keys.ARROW_LEFT, alt=True)
        self.file_says("frame: [11, 20, 39, 20]")
        # Keys that follow each other closely.
        self.press(*([Keys.ARROW_RIGHT] * 12))
        self.file_says("frame: [23, 20, 39, 20]")
        self.settle()
        self.wait(lambda: "39 × 20 at 23, 20" in self.label(), "it says where it is")
        self.assertEqual("frame-box", self.script("return document.activeElement.className"))
        for _ in range(20):
            if self.file.read_text() == CARD:
                break
            self.find(".topbar-tools .only-editing button").click()
            self.settle()
        self.assertEqual(CARD, self.file.read_text())

    def test_keys_that_come_before_the_picture_are_kept(self):
        self.begin()
        self.choose("track", 30, 20)
        self.script("""
            const ask = window.fetch;
            window.fetch = async (...what) => {
                const answer = await ask(...what);
                if (String(what[0]).includes('api/geometry')) await new Promise((resolve) => setTimeout(resolve, 700));
                return answer;
            };
        """)
        for count in range(1, 7):
            self.press(Keys.ARROW_RIGHT)
            self.file_says(f"frame: [{10 + count}, 10, 40, 20]")
            # The step before has ended for the page too, but for its picture.
            self.settle()
        self.wait(lambda: "40 × 20 at 16, 10" in self.label(), "it says where it is")

    def test_a_layer_that_is_left_goes_where_it_was_put(self):
        self.begin()
        self.choose("track", 30, 20)
        self.hold("api/layers")
        self.press(Keys.ARROW_RIGHT)
        self.held("api/layers")
        self.press(Keys.ARROW_RIGHT)
        self.choose("half", 40, 90)
        self.press(Keys.ARROW_RIGHT)
        self.let_go("api/layers")
        self.file_says("frame: [1, 80%, 50%, 20%]")
        self.assertIn("frame: [12, 10, 40, 20]", self.file.read_text())

    def test_layers_of_another_style_are_not_those_of_the_one_before(self):
        plate = """\
  Plate:
    base: UIControl
    layer: { sublayers: [{ name: track, kind: rectangle, frame: [5, 6, 50, 30], backgroundColor: navy }] }
    preview: { size: [160, 100] }

styles:
  plate: { component: Plate }
"""
        self.inspect(text=CARD.replace("\nstyles:\n", plate))
        self.find("[data-focus='tool.layers']").click()
        self.wait(lambda: self.all(".layer-line"), "the layers are outlined")
        self.choose_style("card")
        self.choose("track", 30, 20)
        self.hold("api/geometry")
        next(each for each in self.all(".navigator .item") if each.text.split("\n")[0] == "plate").click()
        self.wait(lambda: self.find(".attributes-head h1").text == "plate", "the other style is shown")
        row = self.find(".layer-row[data-layer=track]")
        row.scroll()
        row.click()
        self.held("api/geometry")
        self.assertFalse(self.find(".frame-box").is_displayed())
        self.let_go("api/geometry")
        self.wait(lambda: "50 × 30 at 5, 6" in self.label(), "it is where the other style has it")

    def test_what_stands_elsewhere_says_why(self):
        self.begin()
        self.choose("turned", 130, 20)
        self.assertIn("it is turned or scaled", self.label())
        self.assertFalse(self.handle("e").is_displayed())
        self.drag(self.find(".frame-box"), 13, 7).release().perform()
        self.press(Keys.ARROW_RIGHT)
        self.choose("dot", 65, 20)
        self.assertIn("its stack places it", self.label())
        self.assertEqual([False, True], [self.handle(each).is_displayed() for each in ("w", "e")])
        self.assertEqual(CARD, self.file.read_text())
        self.press(Keys.ARROW_RIGHT, alt=True)
        self.file_says("frame: { width: 11, height: 10 }")
        self.undo()

    def test_a_file_that_has_changed_meanwhile_is_not_written_over(self):
        self.begin()
        self.choose("track", 30, 20)
        self.drag(self.find(".frame-box"), 13, 27).perform()
        other = CARD.replace("[10, 10, 40, 20]", "[0, 0, 50, 50]")
        self.file.write_text(other)
        time.sleep(0.5)
        ActionChains(self.driver).release().perform()
        self.wait(lambda: "50 × 50 at 0, 0" in self.label(), "the other’s place is shown")
        self.settle()
        self.assertEqual(other, self.file.read_text(), "and stays")
        self.expected_messages = ["409"]

    def test_a_finger_drags(self):
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
        try:
            self.begin()

            def touch(kind, x=None, y=None):
                points = [] if x is None else [{"x": x, "y": y}]
                self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

            x, y = self.point(30, 20)
            touch("touchStart", x, y)
            touch("touchEnd")
            self.wait(lambda: self.label().startswith("track,"), "a tap chooses it")
            touch("touchStart", x, y)
            for part in range(1, 11):
                touch("touchMove", x + 1.3 * self.zoom() * part, y + 2.7 * self.zoom() * part)
                time.sleep(0.02)
            touch("touchEnd")
            self.file_says("frame: [23, 37, 40, 20]")
            self.undo()
        finally:
            self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})

    def test_the_tree_and_the_picture_choose_the_same(self):
        text = CARD.replace("base: UIControl", "base: UIButton")
        self.inspect(text=text)
        self.find("[data-focus='tool.layers']").click()
        self.settle()
        # The room for a button's title lies over all, and lets it through.
        self.choose("track", 30, 20)
        row = lambda name: next(each for each in self.all(".layer-row[data-layer]") if each.get_attribute("data-layer") == name)
        self.wait(lambda: row("track").get_attribute("aria-selected") == "true", "the tree shows it")
        self.script("arguments[0].click()", row("badge"))
        self.wait(lambda: self.label().startswith("badge,"), "the picture shows it")
        self.assertEqual("false", row("track").get_attribute("aria-selected"))

    def test_where_nothing_can_be_written_nothing_moves(self):
        self.begin("--read-only")
        self.choose("track", 30, 20)
        self.assertIn("it can only be looked at", self.label())
        self.drag(self.find(".frame-box"), 13, 7).release().perform()
        self.settle()
        self.assertEqual(CARD, self.file.read_text())


if __name__ == "__main__":
    unittest.main()
