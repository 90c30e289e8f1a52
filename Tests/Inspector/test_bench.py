"""A control is made without writing YAML: components, their properties, and values that become properties or tokens."""

import re
import unittest

from browser import ActionChains, BrowserTest, By, Keys

CARD = """\
components:
  Card:
    base: UIControl
    properties:
      radius: { type: CGFloat, default: 8, min: 0 }   # in points
      ink: { type: UIColor, default: black }
    layer:
      cornerRadius: $radius
      borderColor: $ink
      borderWidth: 1
      sublayers:
        - { name: track, kind: rectangle, frame: [4, 4, 72, 20], backgroundColor: navy }
    preview: { size: [80, 44] }

styles:
  card: { component: Card, radius: 4 }
"""

STARS = """\
tokens:
  length: { gap: 4 }
components:
  Rating:
    base: UIButton
    properties:
      inset: { type: CGFloat, default: $length.gap * 3 }
    sets: { titleColor: "alpha(navy, 0.5)" }
    layer:
      cornerRadius: $inset * 2
      sublayers:
        - name: row
          kind: stack
          frame: bounds
          sublayers:
            - { name: star, kind: shape, path: star, repeat: 5, frame: { width: 40, height: 40 }, fillColor: gold }
        - { name: dot, kind: rectangle, frame: [0, 0, 8, 8], backgroundColor: red }
    preview: { size: [160, 44] }   # of a small phone

styles:
  rating: { component: Rating }
"""


class Bench(BrowserTest):
    def press(self, *keys, alt=False):
        chain = ActionChains(self.driver)
        if alt:
            chain.key_down(Keys.ALT)
        chain.send_keys(*keys)
        if alt:
            chain.key_up(Keys.ALT)
        chain.perform()

    def undo(self):
        self.find(".topbar-tools .only-editing button").click()
        self.settle()

    def field(self, label):
        return self.wait(lambda: next((each.find_element(By.CSS_SELECTOR, "input, select") for each in self.all("dialog .field")
                                       if each.find_element(By.CSS_SELECTOR, "span").text == label), None), f"there is a field {label}")

    def put(self, label, text):
        field = self.field(label)
        if field.tag_name == "select":
            next(each for each in field.find_elements(By.CSS_SELECTOR, "option") if text in each.get_attribute("textContent")).click()
            return
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(text)

    def open_properties(self):
        heading = self.wait(lambda: next((each for each in self.all(".section-title") if each.text == "Properties"), None), "properties are listed")
        self.script("arguments[0].scrollIntoView({block: 'center'})", heading)
        if heading.get_attribute("aria-expanded") == "false":
            heading.click()

    def properties(self):
        return [each.get_attribute("data-property") for each in self.all("[data-property]")]

    def property(self, name):
        return next(each for each in self.all("[data-property]") if each.get_attribute("data-property") == name)

    # Components

    def test_a_component_is_made_named_and_deleted(self):
        self.inspect(text=CARD)
        self.find("body").send_keys("c")
        self.put("Name", "PriceTag")
        self.put("From", "UILabel")
        self.wait(lambda: "Price Tag" in self.find("dialog .write-preview").text, "the page shows what is written")
        self.assertEqual(CARD, self.file.read_text())
        self.named("Create", "dialog", "button").click()
        self.file_says("  PriceTag:\n    base: UILabel\n    sets: { text: Price Tag }\n")
        self.wait(lambda: self.find(".attributes-head h1").text == "plain", "its style is shown")
        self.settle()
        # Its page, where it is renamed and deleted.
        self.named("PriceTag", ".attributes-head", "button").click()
        self.wait(lambda: self.find(".attributes-head h1").text == "PriceTag", "the component is shown")
        self.press(Keys.F2)
        self.put("Name", "Tag")
        self.named("Rename", "dialog", "button").click()
        self.file_says("plain: { component: Tag }")
        self.wait(lambda: self.find(".attributes-head h1").text == "Tag")
        self.settle()
        self.named("More for Tag", ".attributes-head", "button").click()
        self.named("Delete…", ".menu", "button").click()
        self.wait(lambda: "1 style goes with it: plain" in self.find("dialog").text, "its style goes with it, which is told")
        self.named("Delete", "dialog", "button").click()
        self.wait(lambda: self.file.read_text() == CARD, "all of it is gone")
        # The pointer lies on the control whose component has gone.
        self.expected_messages = ["api/picture", "api/geometry"]
        self.settle()
        for _ in range(3):
            self.undo()
        self.wait(lambda: self.file.read_text() == CARD, "the steps lead back")

    def test_a_component_gets_a_file_of_its_own(self):
        self.inspect(text=CARD)
        self.named("New", ".navigator", "button").click()
        self.named("New component…", ".menu", "button").click()
        self.put("Name", "InfoPanel")
        self.put("From", "A card")
        self.put("File", "A new file")
        self.wait(lambda: "styles/info-panel.yaml" in self.find("dialog .write-note").text, "the page says where it goes")
        self.named("Create", "dialog", "button").click()
        path = self.folder / "styles/info-panel.yaml"
        self.wait(path.exists, "there is the file")
        self.wait(lambda: "InfoPanel" in self.find(".facts").text, "its style is shown")
        self.settle()
        self.undo()
        self.wait(lambda: not path.exists(), "one step back takes the file away")
        self.wait(lambda: self.find(".attributes-head h1").text == "card", "what there is is shown")

    def test_names_that_cannot_be_are_refused_with_the_reason(self):
        self.inspect(text=CARD)
        self.find("body").send_keys("c")
        for name, words in [("Card", "there already"), ("a: b", "letters, digits"), ("UIView", "there already")]:
            self.put("Name", name)
            self.wait(lambda: words in self.find("dialog .write-note").text, f"why {name} is no name")
        self.put("Name", "<b>x</b>")
        self.named("Create", "dialog", "button").click()
        self.wait(lambda: self.find("dialog .dialog-problem").text, "it is refused")
        self.assertTrue(self.find("dialog").is_displayed(), "and the dialog stays")
        self.assertEqual(CARD, self.file.read_text())
        self.expected_messages = ["409", "422"]

    def test_an_empty_folder_gets_a_component_of_ones_own(self):
        self.inspect(text=None)
        self.wait(lambda: self.all(".starter"), "there is a choice")[-1].click()
        self.put("Name", "BuyButton")
        self.put("From", "UIButton")
        # The button moves down when the page shows what is written.
        self.wait(lambda: "BuyButton" in self.find("dialog .write-preview").text, "the page shows what is written")
        self.named("Create", "dialog", "button").click()
        path = self.folder / "styles/buy-button.yaml"
        self.wait(path.exists, "there is the file")
        self.wait(lambda: self.find(".attributes-head h1").text == "plain", "its style is shown")
        self.settle()
        self.undo()
        self.wait(lambda: not path.exists() and self.all(".starter"), "one step back, and the choice is there again")

    def test_a_style_of_a_class_is_made_where_none_is(self):
        self.inspect(text=CARD)
        self.find("body").send_keys("n")
        self.put("Name", "note")
        self.put("Component", "UILabel")
        self.named("Create", "dialog", "button").click()
        self.file_says("note: { component: UILabel }")
        self.wait(lambda: self.find(".attributes-head h1").text == "note")

    # Properties

    def test_properties_are_added_changed_and_ordered_by_keyboard(self):
        self.inspect(text=CARD)
        self.open_properties()
        self.assertEqual(["radius", "ink"], self.properties())
        self.named("Add a property…", ".attributes", "button").click()
        self.put("Name", "count")
        self.put("Type", "Whole number")
        self.put("Maximum", "9")
        self.field("Name").send_keys(Keys.ENTER)
        self.file_says("      count: { type: Int, default: 0, max: 9 }\n")
        self.settle()
        self.wait(lambda: self.script("return document.activeElement.dataset.property") == "count", "it has the focus")
        self.assertIn("unused", self.property("count").text)
        self.press(Keys.ARROW_UP, alt=True)
        self.wait(lambda: self.properties() == ["radius", "count", "ink"], "it is one up")
        self.settle()
        self.press(Keys.ENTER)
        self.put("Default: a value, a token such as $color.tint, or a formula", "3")
        self.named("Change", "dialog", "button").click()
        self.file_says("count: { type: Int, default: 3, max: 9 }")
        self.settle()
        self.wait(lambda: self.script("return document.activeElement.dataset.property") == "count")
        self.press(Keys.F2)
        self.put("Name", "total")
        self.field("Name").send_keys(Keys.ENTER)
        self.file_says("total: { type: Int, default: 3, max: 9 }")
        self.settle()
        self.wait(lambda: self.script("return document.activeElement.dataset.property") == "total")
        self.press(Keys.DELETE)
        self.wait(lambda: self.file.read_text() == CARD, "it is gone")

    def test_what_goes_with_a_property_is_told(self):
        self.inspect(text=CARD)
        self.open_properties()
        self.named("More for the property radius", ".attributes", "button").click()
        self.named("Delete…", ".menu", "button").click()
        self.wait(lambda: "1 value that states" in self.find("dialog").text, "what goes along is told")
        self.named("Delete", "dialog", "button").click()
        self.file_says("cornerRadius: 8")
        self.assertIn("card: { component: Card }", self.file.read_text())
        self.settle()
        self.undo()
        self.wait(lambda: self.file.read_text() == CARD)

    def open_row_menu(self, name):
        menu = self.named(f"More for {name}", ".attributes", "button")
        self.script("arguments[0].scrollIntoView({block: 'center'})", menu)
        menu.click()

    def show_layer(self, title):
        heading = self.wait(lambda: next((each for each in self.all(".section-title") if each.text == title), None))
        self.script("arguments[0].scrollIntoView({block: 'center'})", heading)
        if heading.get_attribute("aria-expanded") == "false":
            heading.click()
        return heading.find_element(By.XPATH, "./ancestor::section")

    def test_a_value_of_a_layer_becomes_a_property_and_a_token(self):
        self.inspect(text=CARD)
        section = self.show_layer("Track")
        more = lambda: next(each for each in self.show_layer("Track").find_elements(By.CSS_SELECTOR, ".row-more") if each.get_attribute("aria-label") == "More for Background Color")
        self.script("arguments[0].scrollIntoView({block: 'center'})", more())
        more().click()
        self.named("Make a property of it…", ".menu", "button").click()
        self.assertEqual("trackBackgroundColor", self.field("Name").get_attribute("value"))
        self.put("Name", "fill")
        self.named("Make property", "dialog", "button").click()
        self.file_says("      fill: { type: UIColor, default: navy }\n")
        self.file_says("backgroundColor: $fill }")
        self.settle()
        self.undo()
        self.wait(lambda: self.file.read_text() == CARD)
        self.settle()
        more().click()
        self.named("Make a token of it in Card…", ".menu", "button").click()
        self.put("Name", "fill")
        self.named("Make token", "dialog", "button").click()
        self.file_says("color: { fill: navy }")
        self.file_says("backgroundColor: $color.fill }")
        self.settle()
        self.undo()
        self.wait(lambda: self.file.read_text() == CARD)

    def test_a_layer_is_masked(self):
        self.inspect(text=CARD)
        before = self.wait(lambda: self.find(".pictures img").get_attribute("src"), "there is a picture")
        self.named("More for the layer track", ".layer-tree", "button").click()
        self.named("Mask with an ellipse", ".menu", "button").click()
        self.file_says("          mask: { kind: shape, path: ellipse }\n")
        self.settle()
        self.wait(lambda: self.find(".pictures img").get_attribute("src") != before, "it is seen")
        self.named("More for the layer track", ".layer-tree", "button").click()
        self.named("Remove the mask…", ".menu", "button").click()
        self.wait(lambda: "mask" not in self.file.read_text(), "it is gone")
        self.settle()
        for _ in range(2):
            self.undo()
        self.wait(lambda: self.file.read_text() == CARD, "the steps lead back")

    # States

    def test_states_are_declared_shown_and_taken_away(self):
        self.inspect(text=CARD)
        heading = self.wait(lambda: next((each for each in self.all(".section-title") if each.text == "States"), None), "states are listed")
        self.script("arguments[0].scrollIntoView({block: 'center'})", heading)
        heading.click()
        self.named("Add a state of your own…", ".attributes", "button").click()
        self.put("Name", "loading")
        self.field("Name").send_keys(Keys.ENTER)
        self.file_says("    states:\n      own: [loading]\n")
        self.settle()
        self.named("Loading", ".state-list", "button").click()
        self.settle()
        self.wait(lambda: self.named("Loading", ".state-list", "button").get_attribute("aria-pressed") == "true", "it is shown")
        self.type_into(self.control("radius"), "9")
        self.choose_place("This style")
        self.file_says("states: { loading: { radius: 9 } }")
        self.settle()
        more = self.named("More for the state Loading", ".attributes", "button")
        # The heading of the section stays above what is scrolled.
        self.script("arguments[0].scrollIntoView({block: 'center'})", more)
        more.click()
        self.named("Rename…", ".menu", "button").click()
        self.put("Name", "busy")
        self.field("Name").send_keys(Keys.ENTER)
        self.file_says("states: { busy: { radius: 9 } }")
        self.file_says("own: [busy]")
        self.settle()
        self.wait(lambda: self.named("Busy", ".state-list", "button").get_attribute("aria-pressed") == "true", "it is still shown")
        self.find(".topbar-tools .only-editing button").click()
        self.file_says("own: [loading]")
        self.settle()
        self.named("More for the state Loading", ".attributes", "button").click()
        self.named("Delete the state…", ".menu", "button").click()
        self.wait(lambda: "1 value goes with it" in self.find("dialog").text, "what goes along is told")
        self.assertIn("Style", self.find("dialog .breaks strong").text, "and where it stands")
        self.assertIn("loading", self.find("dialog .breaks code").text)
        self.named("Delete", "dialog", "button").click()
        self.wait(lambda: self.file.read_text() == CARD, "it is gone")
        self.settle()
        for _ in range(3):
            self.undo()
        self.wait(lambda: self.file.read_text() == CARD)

    def test_a_components_own_values_are_set_on_its_page(self):
        self.inspect(text=CARD)
        self.named("Card", ".facts", "button").click()
        self.wait(lambda: self.find(".title-line h1").text == "Card", "the component is shown")
        self.settle()
        self.type_into(self.control("radius"), "9")
        self.file_says("radius: { type: CGFloat, default: 9, min: 0 }   # in points")
        self.settle()
        self.type_into(self.control("alpha"), "0.5")
        self.file_says("    sets:\n      alpha: 0.5\n    layer:\n")
        self.settle()
        # What is shown is what is set.
        self.named("State: Normal", ".look-bar", "button").click()
        self.find(".popover input").click()
        ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()
        self.settle()
        self.type_into(self.control("alpha"), "0.3")
        self.file_says("    states:\n      selected: { alpha: 0.3 }\n    preview:")
        self.settle()
        self.named("Reset Alpha, Selected", ".attributes", "button").click()
        self.wait(lambda: "selected" not in self.file.read_text(), "it is reset")
        self.settle()
        follows = self.find("[data-key='layer.cornerRadius']")
        self.script("arguments[0].scrollIntoView({block: 'center'})", follows)
        # What is computed is shown as its formula.
        self.assertIn("$radius", [each.get_attribute("value") for each in follows.find_elements(By.CSS_SELECTOR, "input")])
        for _ in range(4):
            self.undo()
        self.wait(lambda: self.file.read_text() == CARD, "each was one step")

    # Animations

    def test_animations_are_dragged_on_a_time_line(self):
        self.inspect(text=CARD)
        self.open_section("Animations")
        self.named("Add an animation…", ".attributes", "button").click()
        self.put("Name", "pulse")
        self.put("Layer", "track")
        self.put("Attribute", "Opacity")
        self.put("Moves to", "0.2")
        self.put("State", "Selected")
        self.put("Curve", "Linear")
        self.named("Add", "dialog", "button").click()
        line = "        property: track.opacity\n        to: 0.2\n        duration: 0.5\n        curve: linear\n        state: selected\n"
        self.file_says("    animations:\n      pulse:\n" + line + "    preview:")
        self.settle()
        made = self.file.read_text()
        bar, end = (lambda: self.control("animations.pulse.delay")), (lambda: self.control("animations.pulse.duration"))
        self.script("arguments[0].scrollIntoView({block: 'center'})", bar())
        width = self.script("return document.querySelector('.time-track').getBoundingClientRect().width")
        self.assertEqual("0.5 seconds", end().get_attribute("aria-valuetext"))
        self.assertGreaterEqual(min(end().rect["width"], end().rect["height"], bar().rect["height"]), 24)
        # One second is the whole line.
        chain = ActionChains(self.driver, duration=20).click_and_hold(end()).move_by_offset(10, 0).move_by_offset(round(width * 0.25) - 10, 0)
        chain.perform()
        self.wait(lambda: end().get_attribute("aria-valuetext") == "0.75 seconds", "the bar is longer")
        self.assertEqual(made, self.file.read_text(), "nothing is written while the hand holds it")
        ActionChains(self.driver).release().perform()
        self.wait(lambda: self.file.read_text() == made.replace("duration: 0.5", "duration: 0.75"), "it lasts longer")
        self.settle()
        self.undo()
        self.wait(lambda: self.file.read_text() == made, "one step back")
        self.script("arguments[0].focus()", bar())
        self.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
        self.wait(lambda: self.file.read_text() == made.replace("duration: 0.5\n", "duration: 0.5\n        delay: 0.1\n"), "keys that follow each other are one step")
        self.settle()
        self.wait(lambda: self.script("return document.activeElement.dataset.focus") == "animations.pulse.delay", "it keeps the focus")
        self.undo()
        self.wait(lambda: self.file.read_text() == made, "one step back")
        chain = ActionChains(self.driver, duration=20).click_and_hold(end()).move_by_offset(30, 0).send_keys(Keys.ESCAPE).release()
        chain.perform()
        self.settle()
        self.assertEqual("0.5 seconds", end().get_attribute("aria-valuetext"), "Escape takes it back")
        curve = self.control("animations.pulse.curve")
        next(each for each in curve.find_elements(By.CSS_SELECTOR, "option") if each.get_attribute("value") == "spring").click()
        self.file_says("curve: spring\n")
        self.settle()
        self.named("Add a transition", ".attributes", "button").click()
        self.file_says("transition:\n      duration: 0.2\n")
        self.settle()
        self.assertEqual(["Transition", "pulse"], [each.get_attribute("data-animation") for each in self.all(".time-row")])
        self.named("More for the animation pulse", ".attributes", "button").click()
        self.named("Delete…", ".menu", "button").click()
        self.wait(lambda: "pulse" not in self.file.read_text(), "it is gone")
        self.settle()
        for _ in range(4):
            self.undo()
        self.wait(lambda: self.file.read_text() == CARD, "each was one step")

    def test_a_time_line_is_touched_and_says_what_stays(self):
        text = CARD.replace("    preview:", "    animations:\n      glow: { property: track.opacity, to: 0.2, duration: 0, repeatCount: infinite }   # at once\n      late: { property: track.opacity, to: 0.1, duration: $radius / 4, delay: 20 }\n    preview:")
        self.inspect(text=text)
        self.open_section("Animations")
        self.settle()
        late = self.control("animations.late.duration")
        self.assertIn("it follows ‘$radius / 4’; change that instead", late.get_attribute("aria-label"))
        self.script("arguments[0].focus()", late)
        self.press(Keys.ARROW_RIGHT)
        self.settle()
        self.assertEqual(text, self.file.read_text(), "what is computed stays")
        end = self.control("animations.glow.duration")
        self.script("arguments[0].scrollIntoView({block: 'center'})", end)
        width = self.script("return document.querySelector('.time-track').getBoundingClientRect().width")
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
        self.settle()
        x, y = self.script("const box = arguments[0].getBoundingClientRect(); return [box.left + 12, box.top + 12]", end)

        def touch(kind, *point):
            self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": point[0], "y": point[1]}] if point else []})

        touch("touchStart", x, y)
        for part in (0.3, 0.6, 1):
            touch("touchMove", x + width / 6 * part, y)
        touch("touchEnd")
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
        # The line is a minute long. A pixel is a fifth of a second, and the first ones say that it is a drag.
        written = self.wait(lambda: re.search(r"duration: ([\d.]+), repeatCount: infinite }   # at once", self.file.read_text()), "the line stays as it is")
        self.wait(lambda: 8 < float(re.search(written.re, self.file.read_text()).group(1)) < 12, "it lasts as long as the hand says")
        self.settle()
        self.undo()
        self.wait(lambda: self.file.read_text() == text)

    # Traits

    def test_a_trait_is_made_taken_on_and_removed(self):
        self.inspect(text=CARD)
        self.open_section("Traits")
        self.named("Add a trait", ".attributes", "button").click()
        self.named("New trait…", ".menu", "button").click()
        self.put("Name", "Inked")
        self.find("dialog input[value='ink']").click()
        self.put("New property", "fade")
        self.put("Default", "0.5")
        self.named("Create", "dialog", "button").click()
        made = CARD.replace("      ink: { type: UIColor, default: black }\n", "").replace("    base: UIControl\n", "    base: UIControl\n    traits: Inked\n").replace(
            "components:\n", "traits:\n  Inked:\n    properties:\n      ink: { type: UIColor, default: black }\n      fade: { type: CGFloat, default: 0.5 }\n\ncomponents:\n")
        self.wait(lambda: self.file.read_text() == made, "it is made")
        self.settle()
        self.wait(lambda: "2 properties" in self.find("[data-trait='Inked']").text, "it is listed with what it brings")
        # The layer uses the colour: that is told.
        self.named("More for the trait Inked", ".attributes", "button").click()
        self.named("Remove from Card…", ".menu", "button").click()
        self.wait(lambda: "1 place would have an error" in self.find("dialog").text, "what breaks is told")
        self.named("Cancel", "dialog", "button").click()
        self.assertEqual(made, self.file.read_text())
        self.named("More for the trait Inked", ".attributes", "button").click()
        self.named("Rename…", ".menu", "button").click()
        self.put("Name", "Toned")
        self.field("Name").send_keys(Keys.ENTER)
        self.wait(lambda: self.file.read_text() == made.replace("Inked", "Toned"), "it has another name")
        self.settle()
        self.undo()
        self.undo()
        self.wait(lambda: self.file.read_text() == CARD, "each was one step")
        # One that is there.
        text = CARD.replace("components:\n", "traits:\n  Round: { layer: { opacity: 0.9 } }\n\ncomponents:\n")
        self.write_outside(text)
        self.wait(lambda: self.all("[data-focus='traits.add']"), "they are listed")
        self.named("Add a trait", ".attributes", "button").click()
        self.named("Round", ".menu", "button").click()
        self.file_says("    traits: Round\n")
        self.settle()
        self.named("More for the trait Round", ".attributes", "button").click()
        self.named("Delete the trait…", ".menu", "button").click()
        self.wait(lambda: "1 entry goes with it" in self.find("dialog").text, "what goes along is told")
        self.named("Delete", "dialog", "button").click()
        self.wait(lambda: self.file.read_text() == CARD, "it is gone everywhere")
        self.settle()
        self.undo()
        self.undo()
        self.wait(lambda: self.file.read_text() == text)

    # Variants and modes

    def open_section(self, title):
        heading = self.wait(lambda: next((each for each in self.all(".section-title") if each.text == title), None), f"{title} are listed")
        self.script("arguments[0].scrollIntoView({block: 'center'})", heading)
        if heading.get_attribute("aria-expanded") == "false":
            heading.click()

    def focused(self, name):
        self.settle()
        self.wait(lambda: self.script("return document.activeElement.dataset.item") == name, f"{name} has the focus")

    def items(self, section):
        return [each.get_attribute("data-item") for each in self.all(f"[data-section={section}] .layer-row")]

    def test_variants_are_made_picked_filled_and_taken_away(self):
        self.inspect(text=CARD)
        self.open_section("Variants")
        self.named("Add variants…", ".attributes", "button").click()
        self.put("Name", "kind")
        self.put("Variants, with commas between", "plain, loud")
        self.field("Name").send_keys(Keys.ENTER)
        self.file_says("    variants:\n      kind:\n        plain: {}\n        loud: {}\n    preview:")
        self.focused("kind")
        # By keyboard: to the variant, and it is the style's.
        self.press(Keys.ARROW_DOWN)
        self.press(Keys.ARROW_DOWN)
        self.press(Keys.ENTER)
        self.file_says("card: { component: Card, radius: 4, variants: { kind: loud } }")
        self.focused("kind.loud")
        self.type_into(self.control("ink"), "red")
        self.choose_place("Variant kind: loud of Card")
        self.file_says("        loud: { ink: red }\n")
        self.settle()
        self.named("More for the variant loud", ".attributes", "button").click()
        self.named("Make it the default", ".menu", "button").click()
        self.file_says("      kind:\n        default: loud\n        plain: {}\n")
        self.focused("kind.loud")
        self.press(Keys.ARROW_UP, alt=True)
        self.file_says("        default: loud\n        loud: { ink: red }\n        plain: {}\n")
        self.focused("kind.loud")
        self.press(Keys.F2)
        self.put("Name", "bold")
        self.field("Name").send_keys(Keys.ENTER)
        self.file_says("variants: { kind: bold } }")
        self.focused("kind.bold")
        more = self.named("More for the variants kind", ".attributes", "button")
        self.script("arguments[0].scrollIntoView({block: 'center'})", more)
        more.click()
        self.named("Delete…", ".menu", "button").click()
        self.wait(lambda: "1 place" in self.find("dialog").text, "what goes along is told")
        self.named("Delete", "dialog", "button").click()
        self.wait(lambda: self.file.read_text() == CARD, "it is gone")
        self.settle()
        for _ in range(7):
            self.undo()
        self.wait(lambda: self.file.read_text() == CARD, "the steps lead back")

    def test_variants_are_combined(self):
        text = CARD.replace("    preview", "    variants:\n      kind: { plain: {}, loud: {} }\n      size: { small: {}, large: {} }\n    preview")
        self.inspect(text=text)
        self.open_section("Variants")
        self.named("Combine…", ".attributes", "button").click()
        self.put("kind", "loud")
        self.put("size", "small")
        self.named("Add", "dialog", "button").click()
        self.file_says("      compounds:\n        - { when: loud+small }\n")
        self.focused("loud+small")
        self.press(Keys.DELETE)
        self.wait(lambda: self.file.read_text() == text, "it is gone")
        # One of two stays, which is told.
        self.settle()
        self.named("More for the variant plain", ".attributes", "button").click()
        self.named("Delete…", ".menu", "button").click()
        self.wait(lambda: "needs that many" in self.find(".notice.error").text, "why it can’t go")
        self.expected_messages = ["422"]

    def test_modes_are_made_shown_written_for_and_taken_away(self):
        self.inspect(text=CARD)
        self.open_section("Modes")
        self.named("Add modes…", ".attributes", "button").click()
        self.put("Name", "density")
        self.put("Modes, with commas between", "regular, compact, roomy")
        self.named("Add", "dialog", "button").click()
        self.file_says("modes:\n  density: [regular, compact, roomy]\n\ncomponents:")
        self.focused("density")
        self.wait(lambda: self.items("modes")[-3:] == ["density.regular", "density.compact", "density.roomy"], "they are listed")
        next(each for each in self.all("[data-section=modes] .layer-row") if each.get_attribute("data-item") == "density.compact").click()
        self.focused("density.compact")
        self.assertEqual("compact", self.find("[data-focus='axis.density']").get_attribute("value"))
        self.type_into(self.control("radius"), "2")
        self.choose_place("This style, in compact")
        self.file_says("modes: { compact: { radius: 2 } }")
        self.settle()
        row = next(each for each in self.all("[data-section=modes] .layer-row") if each.get_attribute("data-item") == "density.compact")
        self.script("arguments[0].focus()", row)
        self.press(Keys.ARROW_DOWN, alt=True)
        self.file_says("[regular, roomy, compact]")
        self.focused("density.compact")
        self.press(Keys.DELETE)
        self.wait(lambda: "1 value for it goes with it" in self.find("dialog").text, "what goes along is told")
        self.named("Delete", "dialog", "button").click()
        self.file_says("[regular, roomy]")
        self.assertNotIn("compact", self.file.read_text())
        self.settle()
        self.assertEqual("regular", self.find("[data-focus='axis.density']").get_attribute("value"))
        for _ in range(4):
            self.undo()
        self.wait(lambda: self.file.read_text() == CARD, "the steps lead back")

    def test_tokens_that_nothing_uses_say_so(self):
        self.inspect(text="tokens:\n  color: { ink: black, old: red }\n" + CARD.replace("default: black", "default: $color.ink"))
        self.find("#tab-tokens").click()
        texts = self.wait(lambda: [each.text for each in self.all(".navigator .item") if "ink" in each.text or "old" in each.text])
        self.assertEqual([False, True], ["unused" in each for each in texts])

    def test_every_target_is_large_enough(self):
        self.inspect(text=CARD)
        self.open_properties()
        small = """return [...document.querySelectorAll(arguments[0])].map((each) => [each.className, each.getBoundingClientRect().width, each.getBoundingClientRect().height])
          .filter(([, width, height]) => width > 0 && (width < 24 || height < 24))"""
        self.assertEqual([], self.script(small, "[data-section=properties] button, .item-row, :is([data-section=states], [data-section=variants], [data-section=modes]) button"))
        self.find("body").send_keys("c")
        self.field("Name")
        self.assertEqual([], self.script(small, "dialog button, dialog input, dialog select"))


    # What a designer couldn’t say on the page, or was told too late

    def begin_stars(self, component=False):
        self.inspect(text=STARS)
        if component:
            self.named("Rating", ".attributes-head", "button").click()
            self.wait(lambda: self.find(".attributes-head h1").text == "Rating", "the component is shown")
        self.settle()

    def row_menu(self, key, choice):
        button = self.control(f"{key}.menu")
        self.script("arguments[0].scrollIntoView({block: 'center'})", button)
        button.click()
        self.named(choice, "body", "[role=menuitem]").click()

    def palette(self, text):
        self.find("body").send_keys(Keys.CONTROL, "k")
        self.wait(lambda: self.find(".palette-input")).send_keys(text)
        return [each.text.split("\n") for each in self.all(".palette-list [role=option]")]

    # Pictures

    def test_the_page_of_a_component_says_how_large_its_pictures_are(self):
        self.begin_stars(component=True)
        way = self.control("preview.size.way")
        self.script("arguments[0].scrollIntoView({block: 'center'})", way)
        next(each for each in way.find_elements(By.CSS_SELECTOR, "option") if each.text == "As large as its contents").click()
        self.file_says("preview: { size: fitting }   # of a small phone")
        self.settle()
        self.assertEqual(STARS.replace("[160, 44]", "fitting"), self.file.read_text(), "nothing else is changed")
        width = self.control("preview.size.width")
        self.assertEqual("fits", width.get_attribute("placeholder"))
        next(each for each in self.control("preview.size.way").find_elements(By.CSS_SELECTOR, "option") if each.text == "Width × height").click()
        self.file_says("preview: { size: [200, 40] }   # of")
        self.settle()
        self.type_into(self.control("preview.size.width"), "220")
        self.file_says("preview: { size: [220, 40] }   # of")
        self.settle()
        self.type_into(self.control("preview.title"), "Rate it")
        self.file_says("preview: { size: [220, 40], title: Rate it }   # of")
        self.settle()
        for _ in range(4):
            self.undo()
        self.wait(lambda: self.file.read_text() == STARS, "the steps lead back")

    def test_what_can_not_be_measured_is_not_offered_as_fitting(self):
        self.inspect(text=CARD)
        self.named("Card", ".attributes-head", "button").click()
        self.wait(lambda: self.find(".attributes-head h1").text == "Card", "the component is shown")
        way = self.control("preview.size.way")
        self.assertEqual(["As large as its contents", "As high as its contents", "As wide as its contents"], [each.text for each in way.find_elements(By.CSS_SELECTOR, "option") if not each.is_enabled()])
        self.assertIn("row or a column", way.get_attribute("title"))

    # Text

    def test_a_wrong_formula_stays_with_its_error(self):
        self.begin_stars()
        self.expected_messages = ["422"]
        self.row_menu("inset", "Edit as text…")
        field = self.wait(lambda: self.find(".popover textarea"))
        self.assertEqual("$length.gap * 3", field.get_attribute("value"), "what is written, and not 12")
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("$length.gapp * 5")
        self.named("Set", ".popover", "button").click()
        self.wait(lambda: "length.gapp" in self.find(".popover .dialog-problem").text, "why it can't be")
        self.assertEqual("$length.gapp * 5", self.find(".popover textarea").get_attribute("value"))
        self.assertEqual("true", self.find(".popover textarea").get_attribute("aria-invalid"))
        self.assertEqual([], [each.text for each in self.all(".notice.error")], "it is said once")
        self.settle()
        self.assertEqual(STARS, self.file.read_text())
        field = self.find(".popover textarea")
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("$length.gap * 5")
        self.assertEqual("", self.find(".popover .dialog-problem").text, "what is being mended isn't wrong any more")
        self.named("Set", ".popover", "button").click()
        self.choose_place("This style")
        self.file_says("rating: { component: Rating, inset: $length.gap * 5 }")
        self.wait(lambda: not self.all(".popover"), "it closes when it is written")
        self.settle()
        self.undo()
        self.wait(lambda: self.file.read_text() == STARS, "one step back")

    def test_a_text_is_kept_where_no_place_is_chosen(self):
        self.begin_stars()
        self.row_menu("inset", "Edit as text…")
        field = self.wait(lambda: self.find(".popover textarea"))
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("$length.gap * 7")
        self.named("Set", ".popover", "button").click()
        self.wait(lambda: self.all(".place"), "places are offered")
        ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()
        self.wait(lambda: not self.all(".place"), "none is chosen")
        self.assertEqual("$length.gap * 7", self.find(".popover textarea").get_attribute("value"))
        ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()
        self.wait(lambda: not self.all(".popover"), "it closes")
        self.settle()
        self.assertEqual(STARS, self.file.read_text())

    def test_what_a_component_computes_is_told_in_a_style(self):
        self.begin_stars()
        self.find(".attributes .search-field").send_keys("corner radius")
        self.row_menu("layer.cornerRadius", "Edit as text…")
        self.wait(lambda: "$inset * 2" in self.find(".popover").text, "how it is computed")
        self.assertEqual("24", self.find(".popover textarea").get_attribute("value"))

    # Places

    def test_several_lines_of_a_place_stand_one_below_another(self):
        self.inspect()
        self.choose_style("large")
        self.row_menu("shine", "Edit as text…")
        field = self.wait(lambda: self.find(".popover textarea"))
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("[{ color: red, location: 0 }, { color: blue, location: 0.25 }, { color: gold, location: 1 }]")
        self.named("Set", ".popover", "button").click()
        place = self.wait(lambda: self.place("Parent style primary"), "the parent is offered")
        lines = lambda place: [each.text for each in place.find_elements(By.CSS_SELECTOR, ".place-block > *")]
        self.assertEqual(["shine:", '- { color: "#FFFFFF66", location: 0 }', '- { color: "#FFFFFF11", location: 0.5 }', '- { color: "#FFFFFF00", location: 1 }',
                          "shine:", "- { color: red, location: 0 }", "- { color: blue, location: 0.25 }", "- { color: gold, location: 1 }"], lines(place))
        # More lines than there is room for are counted.
        self.assertEqual(["large:", "extends: primary", "title: Buy now", "shine:", "- { color: red, location: 0 }", "and 2 more lines"], [each.strip() for each in lines(self.place("This style"))])

    # Names

    def test_a_name_that_begins_with_a_digit_is_refused_at_its_field(self):
        self.inspect(text=CARD)
        self.expected_messages = ["422"]
        self.find("body").send_keys("c")
        self.put("Name", "5stars")
        self.wait(lambda: "Stars5" in self.find("dialog .write-note").text, "what to write is told while it is typed")
        self.named("Create", "dialog", "button").click()
        self.wait(lambda: "begins with a letter" in self.find("dialog .dialog-problem").text, "it is refused")
        self.assertEqual("true", self.field("Name").get_attribute("aria-invalid"))
        self.put("Name", "Stars5")
        self.named("Create", "dialog", "button").click()
        self.file_says("  Stars5:")
        self.settle()
        self.assertEqual("item.name", self.script("return document.activeElement.dataset.focus"), "the focus is on what is new")
        self.named("Stars5", ".attributes-head", "button").click()
        self.wait(lambda: self.find(".attributes-head h1").text == "Stars5", "the component is shown")
        self.press(Keys.F2)
        self.put("Name", "7stars")
        self.named("Rename", "dialog", "button").click()
        self.wait(lambda: "Stars7" in self.find("dialog .dialog-problem").text, "a rename is refused, too")
        self.assertEqual("true", self.field("Name").get_attribute("aria-invalid"))
        self.named("Cancel", "dialog", "button").click()
        self.open_properties()
        self.named("Add a property…", ".attributes", "button").click()
        self.put("Name", "2nd")
        self.named("Add", "dialog", "button").click()
        self.wait(lambda: "nd2" in self.find("dialog .dialog-problem").text, "so is a property")
        self.assertEqual("true", self.field("Name").get_attribute("aria-invalid"))

    # Tokens

    def test_a_token_gets_a_file_of_its_own(self):
        self.inspect(text=CARD)
        self.named("New", ".navigator", "button").click()
        self.named("New token…", ".menu", "button").click()
        self.put("Name", "brand.accent")
        self.put("File", "A new file")
        self.named("Create", "dialog", "button").click()
        path = self.folder / "styles/brand.yaml"
        self.wait(path.exists, "there is the file")
        self.wait(lambda: self.find(".attributes-head h1").text == "color.brand.accent", "the token is shown")
        self.assertEqual('tokens:\n  color:\n    brand: { accent: "#007AFF" }\n', path.read_text())
        self.settle()
        self.assertEqual("item.name", self.script("return document.activeElement.dataset.focus"), "the focus is on what is new")
        self.undo()
        self.wait(lambda: not path.exists(), "one step back takes the file away")
        self.assertEqual(CARD, self.file.read_text())

    # Commands

    def test_what_the_menus_of_layers_do_is_found_by_its_name(self):
        self.begin_stars()
        found = self.palette("repeat dot")
        self.assertEqual(["Repeat…", "dot: layer of Rating"], found[0])
        ActionChains(self.driver).send_keys(Keys.ENTER).perform()
        self.wait(lambda: "Repeat dot" in self.find("dialog h2").text, "its dialog opens")
        self.named("Cancel", "dialog", "button").click()
        found = self.palette("copies")
        self.assertIn(["Number of copies…", "star: layer of Rating"], found)
        ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()
        self.find("[data-layer='dot']").click()
        found = self.palette("duplicate")
        self.assertEqual("dot: layer of Rating", found[0][1], "the layer that is chosen comes first")
        ActionChains(self.driver).send_keys(Keys.ENTER).perform()
        self.file_says("name: dot2")

    def test_a_style_from_another_one_says_that_it_is_the_same_at_first(self):
        self.begin_stars()
        self.named("More for rating", ".attributes-head", "button").click()
        self.named("New style from this…", ".menu", "button").click()
        self.wait(lambda: "Until you change something in it, Problems says that both are the same" in self.find("dialog").text, "it is told before")

    def test_a_style_gets_a_file_of_its_own(self):
        self.inspect(text=CARD)
        self.named("More for card", ".attributes-head", "button").click()
        self.named("New style from this…", ".menu", "button").click()
        self.put("Name", "wide")
        self.put("File", "A new file")
        self.named("Create", "dialog", "button").click()
        path = self.folder / "styles/card-styles.yaml"
        self.wait(path.exists, "there is the file")
        self.wait(lambda: "wide" in self.find(".attributes-head h1").text, "the style is shown")
        self.assertEqual(f"imports: [{self.file.name}]\n\nstyles:\n  wide: {{ extends: card }}\n", path.read_text())
        self.undo()
        self.wait(lambda: not path.exists(), "one step back takes the file away")
        self.assertEqual(CARD, self.file.read_text())


if __name__ == "__main__":
    unittest.main()
