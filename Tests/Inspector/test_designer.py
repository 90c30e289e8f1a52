"""What a designer does all day, who has never seen YAML: nothing jumps, nothing is lost, and what is written reads as if a person had written it."""

import unittest

from browser import ActionChains, BrowserTest, By, Keys

BENCH = """\
tokens:
  color:
    accent: "#0A5FD6"   # links
    ink: "#101014"
    brand: { deep: navy }

components:
  Card:
    base: UIControl
    layer: { cornerRadius: 8, backgroundColor: $color.accent }
    states: { own: [loading], loading: { alpha: 0.5 } }
    preview: { size: [160, 80] }

styles:
  card: { component: Card }
  busy: { component: Card, isLoading: true }
"""

PILLS = """\
components:
  Pill: { base: UIButton }
  Dot: { base: UIView }

styles:
  pill: { component: Pill, title: Buy }
"""


class Designer(BrowserTest):
    def press(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()

    def undo(self):
        self.find(".topbar-tools .only-editing button").click()
        self.settle()

    def field(self, label):
        return self.wait(lambda: next((each.find_element(By.CSS_SELECTOR, "input, select") for each in self.all("dialog .field")
                                       if each.find_element(By.CSS_SELECTOR, "span").text == label), None), f"there is a field {label}")

    def put(self, label, text):
        field = self.field(label)
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(text if text else Keys.BACKSPACE)

    def heading(self, text):
        self.wait(lambda: self.find(".attributes-head h1").text == text, f"{text} is shown")
        self.settle()

    def choose_token(self, name):
        self.find("#tab-tokens").click()
        item = self.wait(lambda: next((each for each in self.all(".navigator .item") if each.text.split("\n")[0].split(" ")[0] == name), None), f"{name} is listed")
        item.click()
        self.wait(lambda: self.find(".attributes-head h1").text.endswith(name), f"{name} is shown")
        self.settle()

    # Layers

    def add_layer(self, kind):
        self.named("Add a layer", ".attributes", "button").click()
        self.named(kind, ".menu", "button").click()
        self.settle()

    def test_new_layers_are_chosen_have_numbers_and_stand_on_lines_of_their_own(self):
        self.inspect(text=BENCH)
        self.heading("card")
        self.add_layer("Text")
        self.wait(lambda: self.find(".frame-box").is_displayed() and self.find(".frame-box").get_attribute("aria-label").startswith("text,"), "the new layer is chosen in the picture")
        self.add_layer("Rectangle")
        self.wait(lambda: self.find(".frame-box").get_attribute("aria-label").startswith("rectangle,"), "so is the next")
        text = self.file.read_text()
        self.assertIn("      sublayers:\n        - name: text\n          kind: text\n", text)
        self.assertIn("        - name: rectangle\n          kind: rectangle\n          frame: { ", text)
        self.assertTrue(all(len(line) <= 100 for line in text.splitlines()), text)
        # Its place and its size are numbers.
        width = self.named("Width of rectangle", ".frame-fields", "input")
        self.assertEqual("32", width.get_attribute("value"))
        self.type_into(width, "40")
        self.file_says("width: 40")
        self.settle()
        self.assertEqual("64", self.named("X of rectangle", ".frame-fields", "input").get_attribute("value"))
        self.type_into(self.named("X of rectangle", ".frame-fields", "input"), "10")
        self.wait(lambda: self.find(".frame-box").get_attribute("aria-label").startswith("rectangle, 40 × 32 at 10,"), "it is placed")
        self.settle()
        self.assertEqual("10", self.named("X of rectangle", ".frame-fields", "input").get_attribute("value"))
        # An arrow key moves it by one, and Escape in the field lets the number be.
        self.named("Y of rectangle", ".frame-fields", "input").send_keys(Keys.ARROW_UP, Keys.ENTER)
        self.wait(lambda: "at 10, 25" in self.find(".frame-box").get_attribute("aria-label"), "it is one lower")
        self.settle()
        for _ in range(5):
            self.undo()
        self.wait(lambda: self.file.read_text() == BENCH, "the steps lead back")

    def test_a_layer_as_wide_as_the_control_grows_with_it(self):
        self.inspect(text=BENCH)
        self.heading("card")
        self.add_layer("Rectangle")
        self.file_says("frame: { centerX: 0, centerY: 0, width: 32, height: 32 }")
        self.type_into(self.named("X of rectangle", ".frame-fields", "input"), "0")
        self.file_says("centerX: -64")
        self.settle()
        self.type_into(self.named("Width of rectangle", ".frame-fields", "input"), "100%")
        self.file_says("frame: { left: 0, right: 0, centerY: 0, height: 32 }")

    def test_a_layer_keeps_its_handles_when_it_is_renamed(self):
        self.inspect(text=BENCH)
        self.heading("card")
        self.add_layer("Text")
        self.press(Keys.F2)
        self.put("Name", "amount")
        self.named("Rename", "dialog", "button").click()
        self.file_says("- name: amount")
        self.wait(lambda: self.find(".frame-box").is_displayed() and self.find(".frame-box").get_attribute("aria-label").startswith("amount,"), "it is still chosen in the picture")

    def test_shift_chooses_all_layers_between(self):
        self.inspect(text=BENCH)
        self.heading("card")
        for _ in range(3):
            self.add_layer("Rectangle")
        rows = lambda: self.all(".layer-row[data-layer]")
        chosen = lambda: [each.get_attribute("data-layer") for each in rows() if each.get_attribute("aria-selected") == "true"]
        self.wait(lambda: len(rows()) == 3, "there are three")
        rows()[0].click()
        ActionChains(self.driver).key_down(Keys.SHIFT).click(rows()[2]).key_up(Keys.SHIFT).perform()
        self.assertEqual(["rectangle", "rectangle2", "rectangle3"], chosen())
        ActionChains(self.driver).key_down(Keys.SHIFT).click(rows()[1]).key_up(Keys.SHIFT).perform()
        self.assertEqual(["rectangle", "rectangle2"], chosen())
        ActionChains(self.driver).key_down(Keys.CONTROL).click(rows()[0]).key_up(Keys.CONTROL).perform()
        self.assertEqual(["rectangle2"], chosen())

    def test_a_text_follows_a_property(self):
        text = PILLS.replace("  Dot: { base: UIView }", """  Dot:
    base: UIView
    properties: { amount: { type: String, default: "12" }, size: { type: CGFloat, default: 4 } }
    layer:
      sublayers:
        - { name: number, kind: text, string: "0", foregroundColor: black }""").replace("styles:", "styles:\n  dot: { component: Dot }")
        self.inspect(text=text)
        self.choose_style("dot")
        row = self.wait(lambda: self.find(".layer-row[data-layer='number']"), "the layer is in the tree")
        ActionChains(self.driver).double_click(row).perform()
        self.named("More for String", ".attributes", "button").click()
        self.named("Follow a property…", ".menu", "button").click()
        self.assertEqual(["amount"], [each.text for each in self.all(".menu button")], "those of its type")
        self.named("amount", ".menu", "button").click()
        self.file_says('string: "$amount", foregroundColor: black')
        self.undo()
        self.wait(lambda: self.file.read_text() == text, "one step leads back")

    def test_the_picture_shows_what_is_asked_about(self):
        self.inspect(text=BENCH)
        self.heading("card")
        picture = lambda: self.script("return document.querySelector('.pictures img:last-child').src.slice(0, 20000)")
        before = picture()
        self.type_into(self.control("alpha"), "0.3")
        self.wait(lambda: self.place("This style"), "it is asked where it belongs")
        shown = self.wait(lambda: picture() != before and picture(), "the picture has it already")
        self.assertEqual(BENCH, self.file.read_text())
        # Nothing is written because time passes.
        self.assertTrue(shown)
        self.press(Keys.ESCAPE)
        self.wait(lambda: "stays as it was" in self.find(".notices").text, "it is said that nothing was written")
        self.settle()
        self.assertEqual(BENCH, self.file.read_text())
        self.assertEqual("1", self.control("alpha").get_attribute("value"))

    # Components and tokens

    def test_a_component_is_made_beside_what_is_shown(self):
        self.write(PILLS, "styles/pills.yaml")
        self.inspect(text=BENCH)
        self.choose_style("pill")
        self.press("c")
        self.put("Name", "Tag")
        self.wait(lambda: "styles/pills.yaml" in self.find("dialog .write-note").text, "it stands beside the pill")
        self.assertEqual("Beside pill", self.field("File").find_element(By.CSS_SELECTOR, "option").text)
        self.named("Create", "dialog", "button").click()
        self.file_says("  Tag:", self.folder / "styles/pills.yaml")
        self.assertEqual(BENCH, self.file.read_text())

    def test_a_token_goes_to_another_group(self):
        self.inspect(text=BENCH)
        self.choose_token("accent")
        self.press(Keys.F2)
        self.put("Group (may be left out)", "brand")
        self.named("Rename", "dialog", "button").click()
        self.file_says('    brand:\n      deep: navy\n      accent: "#0A5FD6"   # links\n')
        self.file_says("backgroundColor: $color.brand.accent")
        self.heading("color.brand.accent")
        self.undo()
        self.wait(lambda: self.file.read_text() == BENCH, "one step leads back")
        # The page shows the same thing under its other name.
        self.heading("color.accent")

    def test_a_brand_gets_a_file_of_its_own(self):
        text = "modes: { brand: [ocean, forest] }\n" + BENCH
        self.inspect(text=text)
        self.choose_token("accent")
        self.named("More for Value", ".attributes", "button").click()
        self.named("New file for a mode…", ".menu", "button").click()
        self.field("Mode").send_keys("Forest")
        self.wait(lambda: self.field("File").get_attribute("value") == "forest.yaml", "the file is called by the mode")
        self.put("Value there", "green")
        self.named("Create", "dialog", "button").click()
        brand = self.file.parent / "forest.yaml"
        self.wait(lambda: brand.exists() and "accent: green" in brand.read_text() and "mode: forest" in brand.read_text(), "the file has the mode and the token")
        self.assertEqual(text, self.file.read_text())
        self.settle()
        self.undo()
        self.wait(lambda: not brand.exists(), "one step takes the file away")

    def test_a_used_token_goes_with_another_or_its_value_in_its_place(self):
        self.inspect(text=BENCH)
        self.expected_messages = ["409"]
        self.choose_token("accent")
        for choice, written in [(None, "backgroundColor: $color.ink"), ("Write its value", 'backgroundColor: "#0A5FD6"')]:
            self.named("More for color.accent", ".attributes-head", "button").click()
            self.named("Delete…", ".menu", "button").click()
            self.wait(lambda: "It is used in 1 place" in self.find("dialog").text, "it is told")
            if choice:
                next(each for each in self.all("dialog label.check") if each.text == choice).click()
            self.named("Delete", "dialog", "button").click()
            self.file_says(written)
            self.assertNotIn("accent:", self.file.read_text())
            self.settle()
            # Another token is shown.
            self.assertTrue(self.find(".attributes-head h1").text.startswith("color."))
            self.undo()
            self.wait(lambda: self.file.read_text() == BENCH, "one step leads back")
            self.choose_token("accent")

    def test_a_token_with_values_for_modes_has_no_one_value_to_write(self):
        text = 'tokens: { color: { accent: { value: navy, dark: red } } }\nstyles: { card: { component: UIView, backgroundColor: $color.accent } }\n'
        self.inspect(text=text)
        self.expected_messages = ["409"]
        self.choose_token("accent")
        self.named("More for color.accent", ".attributes-head", "button").click()
        self.named("Delete…", ".menu", "button").click()
        self.wait(lambda: "there is no other token of its kind" in self.find("dialog").text, "it is told before")
        self.assertEqual(["Leave them, with an error each"], [each.text for each in self.all("dialog label.check")])
        self.assertTrue(self.named("Delete all the same", "dialog", "button"))
        self.press(Keys.ESCAPE)
        self.assertEqual(text, self.file.read_text())

    def test_a_part_of_a_value_says_that_it_needs_a_number(self):
        self.inspect(text=BENCH.replace("card: { component: Card }", "card: { component: Card, layer.shadowOffset: [0, 2] }"))
        self.heading("card")
        field = self.control("layer.shadowOffset.height")
        self.type_into(field, "abc")
        notice = self.wait(lambda: next((each for each in self.all(".notice") if "needs a number, such as 2" in each.text), None), "it is told")
        self.assertIn("stays as it was", notice.text)
        self.assertEqual("2", self.control("layer.shadowOffset.height").get_attribute("value"))

    def test_a_components_value_becomes_a_property_or_a_token(self):
        self.inspect(text=BENCH)
        self.heading("card")
        self.named("Card", ".attributes-head", "button").click()
        self.heading("Card")
        for command, button, name, written in [
            ("Make a property of it…", "Make property", "round", "layer: { cornerRadius: $round,"), ("Make a token of it…", "Make token", "corner", "layer: { cornerRadius: $length.corner,"),
        ]:
            self.named("More for Corner Radius", ".attributes", "button").click()
            self.named(command, ".menu", "button").click()
            self.type_into(self.wait(lambda: self.find("dialog input"), "a name is asked for"), name, enter=False)
            self.named(button, "dialog", "button").click()
            self.file_says(written)
            self.settle()
            self.undo()
            self.wait(lambda: self.file.read_text() == BENCH, "one step leads back")

    # Nothing jumps

    def test_the_list_stays_where_it_is_after_an_edit(self):
        self.screen(1280, 500)
        self.inspect(text=BENCH.replace("card: { component: Card }", "card: { component: Card, alpha: 0.5, layer.opacity: 0.5, layer.borderWidth: 2 }"))
        self.heading("card")
        field = self.control("layer.borderWidth")
        self.script("arguments[0].scrollIntoView({ block: 'center' })", field)
        where = lambda: self.script("return [...document.querySelectorAll('.attributes .row')].find((each) => each.dataset.key === 'layer.borderWidth').getBoundingClientRect().top")
        before = where()
        self.assertGreater(self.script("return document.querySelector('.attributes-body').scrollTop"), 100)
        # Something comes above it.
        self.type_into(self.control("layer.borderWidth"), "3")
        self.file_says("layer.borderWidth: 3")
        self.settle()
        before = where()
        reset = self.control("layer.borderWidth.reset")
        self.script("arguments[0].focus({ preventScroll: true })", reset)
        self.press(Keys.ENTER)
        self.wait(lambda: "borderWidth" not in self.file.read_text(), "it is reset")
        self.settle()
        self.assertAlmostEqual(before, where(), delta=2)
        self.assertEqual("layer.borderWidth", self.script("return document.activeElement.dataset.focus ?? document.activeElement.className"), "its control has the focus")
        # The same where the values of the state above come and go.
        self.file.write_text(self.file.read_text().replace("layer.opacity: 0.5", "layer.opacity: 0.5, states: { highlighted: { alpha: 0.2 }, disabled: { alpha: 0.1 } }"))
        self.settle()
        self.wait(lambda: self.all(".row-line.override"), "the values for states are listed")
        self.assertAlmostEqual(before, where(), delta=2)

    def test_a_thing_is_shown_under_its_other_name(self):
        self.inspect(text=BENCH)
        self.choose_style("busy")
        self.press(Keys.F2)
        self.put("Name", "loading")
        self.named("Rename", "dialog", "button").click()
        self.heading("loading")
        self.script("document.querySelector('[data-focus=\"tool.try\"]').focus()")
        states = self.wait(lambda: next((each for each in self.all(".section-title") if each.text == "States"), None), "states are listed")
        if states.get_attribute("aria-expanded") == "false":
            states.click()
        self.find("[data-focus='states.selected']").click()
        self.settle()
        self.undo()
        self.heading("busy")
        self.assertIn("style=busy", self.script("return location.hash"))
        # In the same state too.
        self.assertEqual("true", self.find("[data-focus='states.selected']").get_attribute("aria-pressed"))
        # As another branch has it: in another place too.
        self.file.write_text(BENCH.replace("  busy:", "  quick: { component: UIView }\n  waiting:"))
        self.wait(lambda: self.find(".attributes-head h1").text in ("waiting", "quick"), "what has come is shown")
        # What is gone gives way to what is nearest of its component.
        self.choose_style("waiting")
        self.file.write_text(BENCH.replace("  busy: { component: Card, isLoading: true }\n", ""))
        self.heading("card")
        self.choose_token("ink")
        self.file.write_text(BENCH.replace('    ink: "#101014"\n', ""))
        self.wait(lambda: self.find(".attributes-head h1").text == "color.accent", "the nearest token is shown")

    def test_a_dialog_says_itself_what_is_wrong(self):
        self.inspect(text=BENCH)
        self.expected_messages = ["409", "422"]
        self.press(Keys.F2)
        self.put("Name", "busy")
        self.named("Rename", "dialog", "button").click()
        problem = self.wait(lambda: self.find("dialog .dialog-problem").text and self.find("dialog .dialog-problem"), "it is told")
        self.assertIn("there already", problem.text)
        self.assertEqual("alert", problem.get_attribute("role"))
        field = self.field("Name")
        self.assertEqual(problem.get_attribute("id"), field.get_attribute("aria-describedby"))
        self.assertEqual("true", field.get_attribute("aria-invalid"))
        self.assertEqual([], self.all(".notice"))
        field.send_keys("x")
        self.assertEqual("", problem.text)
        self.assertIsNone(field.get_attribute("aria-invalid"))
        self.press(Keys.ESCAPE)
        self.wait(lambda: not self.all("dialog"), "it closes")

    def test_the_field_that_is_to_blame_is_marked(self):
        self.inspect(text=BENCH)
        self.expected_messages = ["422"]
        self.press("c")
        self.put("Name", "Tag")
        self.put("First style", "my tag")
        self.named("Create", "dialog", "button").click()
        self.wait(lambda: "‘myTag’ would be one" in self.find("dialog .dialog-problem").text, "it is told")
        self.assertEqual("true", self.field("First style").get_attribute("aria-invalid"))
        self.assertIsNone(self.field("Name").get_attribute("aria-invalid"))
        self.press(Keys.ESCAPE)

    def test_messages_leave_the_lower_bar_free(self):
        for width in (1280, 700):
            self.screen(width, 700)
            self.inspect(text=BENCH)
            if width == 700:
                self.named("Attributes", ".panel-tabs", "button").click()
            self.type_into(self.control("alpha"), "-4")
            self.wait(lambda: self.all(".notice"), "a message comes")
            overlaps = """const box = document.querySelector('.notices').getBoundingClientRect();
              return [...document.querySelectorAll('.view-bar, .panel-tabs')].map((each) => each.getBoundingClientRect()).filter((each) => each.height > 0 && each.top < box.bottom && box.top < each.bottom && each.left < box.right && box.left < each.right).length"""
            self.assertEqual(0, self.script(overlaps), width)
            self.find(".notice .quiet").click()
            self.press(Keys.ESCAPE)

    # Words, and states

    def test_a_state_has_one_name(self):
        self.inspect(text=BENCH)
        heading = self.wait(lambda: next((each for each in self.all(".section-title") if each.text == "States"), None), "states are listed")
        self.script("arguments[0].scrollIntoView({block: 'center'})", heading)
        if heading.get_attribute("aria-expanded") == "false":
            heading.click()
        self.named("More for the state Pressed", ".attributes", "button")
        self.find("[data-focus='states.highlighted']").click()
        self.settle()
        self.type_into(self.control("alpha"), "0.4")
        place = self.wait(lambda: self.place("while pressed"), "the state is called so where it is written to")
        self.assertNotIn("highlighted", place.find_element(By.CSS_SELECTOR, ".place-name").text)
        self.press(Keys.ESCAPE)

    def test_a_style_that_is_in_a_state_by_itself_is_edited_for_it(self):
        self.inspect(text=BENCH)
        self.choose_style("busy")
        row = next(each for each in self.all(".attributes .row") if each.get_attribute("data-key") == "alpha")
        self.assertEqual("Loading", row.find_element(By.CSS_SELECTOR, ".row-when").text)
        self.type_into(self.control("alpha"), "0.7")
        self.choose_place("This style, while loading")
        self.file_says("states: { loading: { alpha: 0.7 } }")
        self.undo()
        self.wait(lambda: self.file.read_text() == BENCH, "one step leads back")


if __name__ == "__main__":
    unittest.main()
