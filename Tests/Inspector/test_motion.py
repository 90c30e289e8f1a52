"""Animations as they are dragged and described, and what a component's page says of values that aren't seen or are said often."""

import time
import unittest

from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browser import BrowserTest

LAMP = """\
components:
  Lamp:
    base: UIButton
    properties:
      width: { type: CGFloat, default: 2, min: 0, max: 20 }   # its line
    layer:
      borderWidth: $width
      sublayers:
        - { name: dot, kind: rectangle, frame: [10, 10, 20, 20], backgroundColor: red }
    variants: { kind: { plain: { width: 7 }, loud: {} } }
    animations:
      beat: { property: dot.opacity, to: 0, duration: 1 }   # a beat
    preview: { size: [80, 40] }
styles:
  one: { component: Lamp, title: Go, alpha: 0.5 }
  two: { component: Lamp, title: Stop, alpha: 0.5 }
  three: { component: Lamp, title: Wait, alpha: 0.5 }
  four: { component: Lamp, title: Look }
"""


class Motion(BrowserTest):
    def open_section(self, name):
        heading = self.find(f".layers-section[data-section={name}] .section-title")
        self.script("arguments[0].scrollIntoView({block: 'start'})", heading)
        if heading.get_attribute("aria-expanded") == "false":
            heading.click()

    def undo(self):
        self.find(".topbar-tools .only-editing button").click()
        self.settle()

    def picture(self):
        return self.script("return document.querySelector('.pictures img:last-of-type')?.src")

    def test_the_picture_follows_a_drag_of_time(self):
        self.inspect(text=LAMP)
        self.choose_style("one")
        self.open_section("animations")
        still = self.picture()
        end = self.control("animations.beat.duration")
        self.script("arguments[0].scrollIntoView({block: 'center'})", end)
        ActionChains(self.driver, duration=20).click_and_hold(end).move_by_offset(12, 0).move_by_offset(20, 0).perform()
        seen = set()
        def has_moved():
            seen.add(self.picture())
            return len(seen - {still}) > 3
        self.wait(has_moved, "the picture moves while the hand holds the bar")
        self.assertEqual(self.file.read_text(), LAMP, "nothing is written yet")
        ActionChains(self.driver).send_keys(Keys.ESCAPE).release().perform()
        self.settle()
        self.assertEqual(self.file.read_text(), LAMP)
        self.wait(lambda: "api/picture" in self.picture(), "the picture is still again")
        self.settle()
        last = self.picture()
        time.sleep(0.3)
        self.assertEqual(last, self.picture(), "and stays so")
        # A drag that is written is one step.
        end = self.control("animations.beat.duration")
        ActionChains(self.driver, duration=20).click_and_hold(end).move_by_offset(12, 0).move_by_offset(20, 0).pause(0.3).release().perform()
        self.wait(lambda: self.file.read_text() != LAMP, "it is written")
        self.assertRegex(self.file.read_text(), r"to: 0, duration: 1\.\d+ }   # a beat")
        self.settle()
        self.undo()
        self.file_says(LAMP)

    def put(self, label, text):
        field = next(each for each in self.all("dialog .field") if each.find_element(By.CSS_SELECTOR, "span").text == label)
        control = field.find_element(By.CSS_SELECTOR, "input, select")
        if control.tag_name == "select":
            next(each for each in control.find_elements(By.CSS_SELECTOR, "option") if text in each.text).click()
        else:
            control.send_keys(Keys.CONTROL, "a")
            control.send_keys(text or Keys.DELETE)

    def tick(self, label):
        next(each for each in self.all("dialog label.check") if each.text == label).click()

    def edit(self):
        more = self.named("More for the animation beat", ".attributes", "button")
        self.script("arguments[0].scrollIntoView({block: 'center'})", more)
        more.click()
        self.named("Edit…", ".menu", "button").click()

    def test_keyframes_are_shown_and_changed(self):
        text = LAMP.replace("to: 0, duration: 1", "keyframes: [1, { value: 0.2, keyTime: 30% }, 1], duration: 1")
        self.inspect(text=text)
        self.choose_style("one")
        self.open_section("animations")
        row = self.find("[data-animation=beat]")
        self.assertIn("through 1, 0.2, 1", row.text)
        bar, mark = self.control("animations.beat.delay"), self.find("[data-animation=beat] .time-key")
        middle = mark.rect["x"] + mark.rect["width"] / 2 - bar.rect["x"]
        self.assertAlmostEqual(0.3, middle / bar.rect["width"], delta=0.02)
        self.assertFalse([each for each in self.control("animations.beat.curve").find_elements(By.CSS_SELECTOR, "option") if "pring" in each.text])
        # Only what is changed is written.
        self.edit()
        self.keyframe(2, "time in percent", "40")
        self.keyframe(3, "value", "0")
        self.named("Change", "dialog").click()
        self.file_says("beat: { property: dot.opacity, keyframes: [1, { value: 0.2, keyTime: 40% }, 0], duration: 1 }   # a beat")
        self.settle()
        self.edit()
        self.named("Change", "dialog").click()
        self.wait(lambda: not self.all("dialog"), "what is as it was isn't written")
        self.expected_messages = ["api/animations"]
        self.edit()
        self.keyframe(2, "value", "")
        self.named("Change", "dialog").click()
        self.wait(lambda: "Keyframe 2 has no value" in self.find("dialog .dialog-problem").text, "what can't be is told")
        self.keyframe(2, "value", "0.4")
        for time, words in [("140", "The time of keyframe 2 is from 0 to 100 percent"), ("soon", "but this is ‘soon’")]:
            self.keyframe(2, "time in percent", time)
            self.named("Change", "dialog").click()
            self.wait(lambda: words in self.find("dialog .dialog-problem").text, "what can't be is told as people say it")
            self.assertEqual("true", self.find('dialog [aria-label="Keyframe 2, time in percent"]').get_attribute("aria-invalid"))
        self.keyframe(2, "time in percent", "50")
        self.keyframe(3, "time in percent", "20")
        self.named("Change", "dialog").click()
        self.wait(lambda: "so its time is at least 50 percent" in self.find("dialog .dialog-problem").text, "times go forward")
        self.assertEqual("true", self.find('dialog [aria-label="Keyframe 3, time in percent"]').get_attribute("aria-invalid"))
        self.keyframe(3, "time in percent", "")
        self.named("Remove keyframe 2", "dialog").click()
        self.assertFalse(self.named("Remove keyframe 2", "dialog").is_enabled(), "two are the least")
        self.named("Change", "dialog").click()
        self.file_says("keyframes: [1, 0], duration: 1 }   # a beat")
        self.settle()
        for _ in range(2):
            self.undo()
        self.file_says(text)

    def keyframe(self, number, what, text):
        field = self.find(f'dialog [aria-label="Keyframe {number}, {what}"]')
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(text or Keys.DELETE)

    def test_keyframes_are_begun_on_the_time_line(self):
        self.inspect(text=LAMP)
        self.choose_style("one")
        self.open_section("animations")
        more = self.named("More for the animation beat", ".attributes", "button")
        self.script("arguments[0].scrollIntoView({block: 'center'})", more)
        more.click()
        self.named("Add a keyframe…", ".menu", "button").click()
        # It begins at what the layer shows, and the new one has the focus.
        self.assertEqual(self.script("return document.activeElement.getAttribute('aria-label')"), "Keyframe 2, value")
        self.assertEqual(self.find('dialog [aria-label="Keyframe 1, value"]').get_attribute("placeholder"), "What the layer shows")
        self.keyframe(2, "value", "0.7")
        self.keyframe(2, "time in percent", "30")
        self.named("Change", "dialog").click()
        self.file_says("beat:   # a beat\n        property: dot.opacity\n        keyframes: [{ value: 0.7, keyTime: 30% }, 0]\n        duration: 1\n")
        self.settle()
        self.assertEqual(len(self.all("[data-animation=beat] .time-key")), 1)
        self.undo()
        self.file_says(LAMP)
        # From the dialog too, with both ends.
        self.settle()
        self.edit()
        self.put("Begins at", "1")
        self.named("Pass values in between…", "dialog").click()
        self.assertEqual(self.find('dialog [aria-label="Keyframe 2, value"]').get_attribute("value"), "0.5")
        self.named("Change", "dialog").click()
        self.file_says("beat: { property: dot.opacity, keyframes: [1, 0.5, 0], duration: 1 }   # a beat")
        self.settle()
        self.undo()
        self.file_says(LAMP)

    def test_an_animation_is_described(self):
        self.inspect(text=LAMP)
        self.choose_style("one")
        self.open_section("animations")
        self.edit()
        self.put("Begins at", "0.9")
        self.put("Moves to", "0.1")
        self.put("State", "Pressed")
        self.tick("It runs back")
        self.tick("It runs for ever")
        self.named("Change", "dialog").click()
        self.file_says("beat:   # a beat\n        property: dot.opacity\n        from: 0.9\n        to: 0.1\n        duration: 1\n        autoreverses: true\n        repeatCount: infinite\n        state: highlighted\n")
        self.settle()
        self.assertIn("while pressed, for ever, and back", self.find("[data-animation=beat]").text)
        # What is as it was isn't written again, and what is taken back goes.
        self.edit()
        self.named("Change", "dialog").click()
        self.wait(lambda: not self.all("dialog"), "it closes")
        self.edit()
        self.put("Begins at", "")
        self.put("State", "Always")
        self.tick("It runs back")
        self.tick("It runs for ever")
        self.put("How often it runs", "3")
        self.named("Change", "dialog").click()
        self.file_says("beat:   # a beat\n        property: dot.opacity\n        to: 0.1\n        duration: 1\n        repeatCount: 3\n")
        self.settle()
        self.expected_messages = ["api/animations"]
        self.edit()
        self.put("How often it runs", "often")
        self.named("Change", "dialog").click()
        self.wait(lambda: "How often it runs is a number above 0" in self.find("dialog .dialog-problem").text, "what can't be is told")
        self.assertTrue(self.all("dialog"))
        self.named("Cancel", "dialog").click()
        for _ in range(2):
            self.undo()
        self.file_says(LAMP)

    def test_a_transform_is_animated_with_its_own_controls(self):
        self.inspect(text=LAMP)
        self.choose_style("one")
        self.open_section("animations")
        self.named("Add an animation…", ".attributes", "button").click()
        self.put("Name", "turn")
        self.put("Layer", "dot")
        self.put("Attribute", "Transform")
        self.put("Seconds", "-1")
        field = lambda name: self.wait(lambda: next((each for each in self.all("dialog input") if each.get_attribute("aria-label") == name), None), name)
        self.type_into(field("Moves to, turn in degrees"), "45")
        self.assertTrue(self.all("dialog"), "Enter in a field of the value doesn't send the dialog")
        self.expected_messages = ["api/animations"]
        self.named("Add", "dialog", "button").click()
        self.wait(lambda: "How long it runs is a number of seconds" in self.find("dialog .dialog-problem").text, "what can't be is told")
        self.assertEqual(["duration"], [each.get_attribute("data-field") for each in self.all("dialog [aria-invalid=true]")])
        self.put("Seconds", "2")
        self.named("Add", "dialog", "button").click()
        self.file_says("      turn:\n        property: dot.transform\n        to: { rotation: 45 }\n        duration: 2\n")
        self.settle()
        # What is written is what the controls show.
        more = self.named("More for the animation turn", ".attributes", "button")
        self.script("arguments[0].scrollIntoView({block: 'center'})", more)
        more.click()
        self.named("Edit…", ".menu", "button").click()
        self.wait(lambda: field("Moves to, turn in degrees").get_attribute("value") == "45", "it is 45 degrees")
        self.type_into(field("Begins at, turn in degrees"), "-45")
        self.named("Change", "dialog", "button").click()
        self.file_says("from: { rotation: -45 }")
        self.settle()
        self.undo()
        self.undo()
        self.file_says(LAMP)

    def test_a_colour_is_picked_within_the_dialog(self):
        self.inspect(text=LAMP)
        self.choose_style("one")
        self.open_section("animations")
        self.named("Add an animation…", ".attributes", "button").click()
        self.put("Name", "glow")
        self.put("Layer", "dot")
        self.put("Attribute", "Background Color")
        swatch = self.find("dialog [data-field=to] .swatch-button")
        swatch.click()
        text = self.wait(lambda: self.find(".picker-popover input[type=text]"), "the picker is open")
        box = self.script("const b = arguments[0].getBoundingClientRect(); return document.elementFromPoint(b.left + 5, b.top + 5) === arguments[0]", text)
        self.assertTrue(box, "it lies above the dialog")
        text.send_keys(Keys.ESCAPE)
        self.wait(lambda: not self.all(".picker-popover"), "Escape closes the picker")
        self.assertTrue(self.all("dialog"), "and not the dialog")
        self.type_into(self.find("dialog [data-field=to] .color-input"), "teal")
        self.type_into(self.find("dialog [data-field=from] .color-input"), "#00FF00")
        self.named("Add", "dialog", "button").click()
        self.file_says('from: "#00FF00"')
        self.assertIn("to: teal", self.file.read_text())
        self.settle()
        self.undo()
        self.file_says(LAMP)

    def show_component(self):
        self.named("Lamp", ".facts", "button").click()
        self.wait(lambda: self.find(".title-line h1").text == "Lamp", "the component is shown")
        self.settle()

    def test_a_variant_that_overrules_a_value_is_told(self):
        self.inspect(text=LAMP)
        self.choose_style("one")
        self.show_component()
        row = self.find("[data-key=width]")
        self.assertIn("plain says 7", row.text)
        self.assertEqual(self.control("width").get_attribute("value"), "2")
        self.type_into(self.control("width"), "3")
        self.file_says("default: 3, min: 0, max: 20 }   # its line")
        self.wait(lambda: "variant" in self.find(".notice").text, "why the picture is the same is told")
        self.settle()
        link = self.find("[data-key=width] .overruled-note button")
        self.script("arguments[0].click()", link)
        self.wait(lambda: self.script("return document.activeElement.dataset.item") == "kind.plain", "the link leads to the variant")

    def test_what_styles_say_alike_becomes_the_components_own(self):
        self.inspect(text=LAMP)
        self.choose_style("one")
        self.show_component()
        item = self.find("[data-shared=alpha]")
        self.assertIn("3 styles", item.text)
        self.assertEqual(len(self.all("[data-shared]")), 1)
        make = self.named("Make Alpha the default of Lamp", ".attributes")
        self.script("arguments[0].scrollIntoView({block: 'center'})", make)
        make.click()
        self.wait(lambda: "four" in self.find("dialog").text, "who gets it too is told")
        self.named("Make it the default", "dialog").click()
        self.file_says("one: { component: Lamp, title: Go }")
        self.assertIn("alpha: 0.5", self.file.read_text())
        self.assertEqual(self.file.read_text().count("alpha"), 1)
        self.settle()
        self.wait(lambda: self.all("[data-shared]") == [], "it is said once")
        self.undo()
        self.file_says(LAMP)


if __name__ == "__main__":
    unittest.main()
