"""A person's whole way through the inspector: the files say what the hand did, and nothing else changes in them."""

import pathlib
import unittest

from browser import STYLES, ActionChains, BrowserTest, By, Keys


class Editing(BrowserTest):
    def test_a_colour_is_changed_in_the_token_it_comes_from(self):
        self.inspect()
        self.find(".navigator .search-field").send_keys("primary")
        self.choose_style("primary")
        self.type_into(self.control("backgroundColor"), "#B3261E")
        # Before it is written, the page asks where the value belongs, and says how much each choice changes.
        effect = self.wait(lambda: self.place("color.accent"), "the token is offered").text
        self.assertIn("2 styles", effect)
        self.assertEqual(STYLES, self.file.read_text(), "nothing is written before the choice")
        self.choose_place("color.accent")
        self.file_says("#B3261E")
        self.assertEqual(STYLES.replace('value: "#0A5FD6"', 'value: "#B3261E"'), self.file.read_text())

    def test_a_chosen_place_is_shown_before_anything_is_written_and_can_be_asked_again(self):
        self.inspect()
        self.choose_style("primary")
        self.type_into(self.control("backgroundColor"), "#B3261E")
        self.choose_place("color.accent")
        self.file_says('value: "#B3261E"')
        self.settle()
        self.assertEqual("writes to color.accent", self.wait(lambda: self.find(".goes-to").text.strip(), "the place is shown"))
        # The next value goes there, as the row says.
        self.type_into(self.control("backgroundColor"), "#008000")
        self.file_says('value: "#008000"')
        self.settle()
        self.wait(lambda: self.find(".goes-to button"), "the question can be asked again").click()
        self.type_into(self.control("backgroundColor"), "#000080")
        self.wait(lambda: self.place("color.accent"), "the page asks again")
        self.assertIn('value: "#008000"', self.file.read_text())

    def test_a_value_that_can_stand_nowhere_is_not_asked_about(self):
        self.inspect()
        self.choose_style("primary")
        self.type_into(self.control("backgroundColor"), "Orange 500")
        self.wait(lambda: "Background Color: there is extra text" in self.find(".notice.error").text, "the page says why")
        self.assertEqual([], self.all(".place"))
        self.assertEqual(STYLES, self.file.read_text())

    def test_a_number_out_of_its_range_is_told(self):
        self.inspect()
        self.choose_style("primary")
        self.type_into(self.control("cornerRadius"), "-4")
        self.file_says("cornerRadius: 0")
        self.wait(lambda: "Corner Radius is at least 0" in self.find(".notice").text, "the page says which number is the least")

    def test_a_number_is_typed_stepped_and_undone(self):
        self.inspect()
        self.choose_style("primary")
        self.type_into(self.control("cornerRadius"), "6 * 3")
        self.file_says("cornerRadius: 18")
        self.settle()
        field = self.control("cornerRadius")
        field.click()
        field.send_keys(Keys.SHIFT, Keys.ARROW_UP)
        self.file_says("cornerRadius: 28")
        self.settle()
        # No step leads out of the range.
        for _ in range(3):
            field = self.control("cornerRadius")
            field.send_keys(Keys.SHIFT, Keys.ARROW_UP)
        self.file_says("cornerRadius: 40")
        self.settle()
        for text in ["cornerRadius: 28", "cornerRadius: 18", "cornerRadius: 10"]:
            self.find(".topbar-tools .only-editing button").click()
            self.file_says(text)
            self.settle()
        self.assertEqual(STYLES, self.file.read_text())
        self.all(".topbar-tools .only-editing button")[1].click()
        self.file_says("cornerRadius: 18")

    def test_a_drag_is_one_write_and_one_step_back(self):
        self.inspect()
        self.choose_style("primary")
        label = self.wait(lambda: self.find('[data-key="cornerRadius"] .row-label'))
        self.script("arguments[0].scrollIntoView({block: 'center'})", label)
        before = self.picture()
        move = ActionChains(self.driver, duration=20).click_and_hold(label)
        for _ in range(10):
            move.move_by_offset(4, 0)
        move.perform()
        self.wait(lambda: self.picture() != before, "the picture follows the hand")
        self.assertEqual(STYLES, self.file.read_text(), "nothing is written while the hand moves")
        ActionChains(self.driver).release().perform()
        self.wait(lambda: self.file.read_text() != STYLES, "the drag is written")
        changed = [line for line in self.file.read_text().splitlines() if line not in STYLES.splitlines()]
        self.assertEqual(1, len(changed), changed)
        self.settle()
        self.script("document.activeElement.blur()")
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("z").key_up(Keys.CONTROL).perform()
        self.wait(lambda: self.file.read_text() == STYLES, "one step back undoes it all")

    def test_a_drag_ends_with_escape_as_if_it_had_not_been(self):
        self.inspect()
        self.choose_style("primary")
        label = self.wait(lambda: self.find('[data-key="cornerRadius"] .row-label'))
        self.script("arguments[0].scrollIntoView({block: 'center'})", label)
        ActionChains(self.driver, duration=20).click_and_hold(label).move_by_offset(20, 0).move_by_offset(10, 0).perform()
        self.settle()
        ActionChains(self.driver).send_keys(Keys.ESCAPE).release().perform()
        self.wait(lambda: self.control("cornerRadius").get_attribute("value") == "10", "the number is back")
        self.settle()
        self.assertEqual(STYLES, self.file.read_text())

    def test_a_stop_of_a_gradient_is_dragged_added_and_removed(self):
        self.inspect()
        self.choose_style("primary")
        stop = self.control("shine.stop1")
        self.script("arguments[0].scrollIntoView({block: 'center'})", stop)
        ActionChains(self.driver, duration=30).click_and_hold(stop).move_by_offset(30, 0).move_by_offset(20, 0).release().perform()
        self.wait(lambda: "location: 0.5 }" not in self.file.read_text(), "the stop is elsewhere")
        moved = self.file.read_text()
        self.assertIn('{ color: "#FFFFFF66", location: 0 }', moved)
        self.assertIn('{ color: "#FFFFFF00", location: 1 }', moved)
        self.settle()
        bar = self.find('[data-key="shine"] .gradient-bar')
        ActionChains(self.driver).move_to_element_with_offset(bar, -60, -6).click().perform()
        self.wait(lambda: self.file.read_text().count("location:") == STYLES.count("location:") + 1, "a stop is added")
        self.settle()
        self.wait(lambda: self.find('[data-key="shine"] .stop.is-chosen').send_keys(Keys.DELETE) or True, "the new stop is chosen")
        self.wait(lambda: self.file.read_text().count("location:") == STYLES.count("location:"), "and taken away")

    def test_shadows_of_a_list_are_added_changed_and_removed(self):
        declared = STYLES.replace("      glow: {", "      depth: { type: Shadows, default: [] }\n      glow: {")
        declared = declared.replace("      borderWidth: 1\n", "      borderWidth: 1\n      shadows: $depth\n")
        text = declared.replace("    cornerRadius: 10\n", "    cornerRadius: 10\n    depth: [{ opacity: 0.25, radius: 3 }]   # close\n")
        self.assertNotEqual(declared, text)
        self.inspect(text=text)
        self.choose_style("primary")

        def depth(list):
            lines = f" {list}   # close" if isinstance(list, str) else "   # close\n" + "".join(f"      - {{ {each} }}\n" for each in list)
            self.wait(lambda: f"    depth:{lines}" in self.file.read_text(), f"it is {list} in {self.file.read_text()}")
            self.settle()

        self.type_into(self.control("depth.0.spread"), "2")
        depth("[{ opacity: 0.25, radius: 3, spread: 2 }]")
        self.named("Add a shadow", '[data-key="depth"]', "button").click()
        # That is too much for a line.
        depth(["opacity: 0.25, radius: 3, spread: 2", "color: black, opacity: 0.2, offset: [0, 2], radius: 4"])
        self.control("depth.1.inset.in").click()
        depth(["opacity: 0.25, radius: 3, spread: 2", "color: black, opacity: 0.2, offset: [0, 2], radius: 4, inset: true"])
        self.named("Remove shadow 1", '[data-key="depth"]', "button").click()
        depth(["color: black, opacity: 0.2, offset: [0, 2], radius: 4, inset: true"])

    def test_the_colour_of_a_shadow_and_of_a_stop_has_an_opacity(self):
        declared = STYLES.replace("      glow: {", "      depth: { type: Shadows, default: [] }\n      glow: {")
        declared = declared.replace("      borderWidth: 1\n", "      borderWidth: 1\n      shadows: $depth\n")
        text = declared.replace("    cornerRadius: 10\n", "    cornerRadius: 10\n    depth: [{ color: $color.ink, radius: 3 }]   # close\n")
        self.inspect(text=text)
        self.choose_style("primary")
        self.assertEqual("ink", self.control("depth.0.color").get_attribute("value"))
        self.assertEqual("Depth, shadow 1, colour, opacity in percent", self.control("depth.0.color.alpha").get_attribute("aria-label"))
        self.type_into(self.control("depth.0.color.alpha"), "40")
        self.file_says("depth: [{ color: { color: $color.ink, alpha: 0.4 }, radius: 3 }]   # close")
        self.settle()
        self.control("depth.0.color.alpha").send_keys(Keys.ARROW_UP)
        self.file_says("alpha: 0.41 }")
        self.settle()
        self.type_into(self.control("depth.0.color.alpha"), "100")
        self.file_says("depth: [{ color: $color.ink, radius: 3 }]   # close")
        self.settle()
        self.type_into(self.control("shine.color.alpha"), "50")
        self.wait(lambda: '{ color: "#FFFFFF66", location: 0 }' not in self.file.read_text(), "the stop is less clear")
        self.assertIn("location: 0 }", self.file.read_text())

    def test_a_font_says_how_lines_and_letters_are_set(self):
        self.inspect(text="styles:\n  note:\n    component: UILabel\n    font: { size: 15 }   # it\n    text: Words\n")
        self.choose_style("note")

        def font(parts):
            self.wait(lambda: f"    font: {{ {parts} }}   # it\n" in self.file.read_text(), f"the font is {parts} in {self.file.read_text()}")
            self.settle()

        self.assertEqual("Font, space after paragraphs", self.control("font.paragraphSpacing").get_attribute("aria-label"))
        self.type_into(self.control("font.lineHeight"), "22")
        font("size: 15, lineHeight: 22")
        self.type_into(self.control("font.tracking"), "0.4")
        font("size: 15, lineHeight: 22, tracking: 0.4")
        self.control("font.underline").send_keys(Keys.ARROW_RIGHT)
        font("size: 15, lineHeight: 22, tracking: 0.4, underline: true")
        self.type_into(self.control("font.paragraphSpacing"), "6")
        font("size: 15, lineHeight: 22, tracking: 0.4, underline: true, paragraphSpacing: 6")
        self.type_into(self.control("font.lineHeight"), Keys.BACKSPACE)
        font("size: 15, tracking: 0.4, underline: true, paragraphSpacing: 6")

    def open_picker(self, style):
        self.inspect()
        self.choose_style(style)
        swatch = self.control("backgroundColor.swatch")
        self.script("arguments[0].scrollIntoView({block: 'center'})", swatch)
        swatch.click()
        return self.wait(lambda: self.find(".color-picker"), "the picker is open")

    def test_the_picker_mixes_colours_that_srgb_does_not_have(self):
        picker = self.open_picker("quiet")
        wide = next(each for each in picker.find_elements(By.CSS_SELECTOR, "[role=radio]") if each.text == "Display P3")
        wide.click()
        self.assertEqual("true", wide.get_attribute("aria-checked"))
        self.file_says("color(display-p3 ")
        self.assertTrue(self.find(".srgb-line").get_attribute("d"), "a line shows where sRGB ends")
        self.assertEqual("", self.find(".gamut-note").text)
        pad = self.find(".color-pad")
        ActionChains(self.driver).move_to_element_with_offset(pad, pad.size["width"] // 2 - 5, 4 - pad.size["height"] // 2).click().perform()
        self.wait(lambda: "sRGB" in self.find(".gamut-note").text, "a colour beyond sRGB is said to be one")
        wider = self.wait(lambda: next((line for line in self.file.read_text().splitlines() if "display-p3" in line and line not in STYLES), None))
        changed = [line for line in self.file.read_text().splitlines() if line not in STYLES.splitlines()]
        self.assertEqual([wider], changed, "one line is another")
        # Back in sRGB it is a colour that sRGB has.
        picker.find_element(By.CSS_SELECTOR, "[role=radio][data-space=srgb]").click()
        self.wait(lambda: "display-p3" not in self.file.read_text(), "it is written without P3")
        self.assertEqual("", self.find(".gamut-note").text)

    def test_the_picker_offers_system_colours(self):
        picker = self.open_picker("quiet")
        picker.find_element(By.CSS_SELECTOR, "[data-tab=system]").click()
        choice = self.wait(lambda: next((each for each in picker.find_elements(By.CSS_SELECTOR, ".picker-choice") if each.text == "systemBlue"), None))
        self.script("arguments[0].scrollIntoView({block: 'center'})", choice)
        choice.click()
        self.wait(lambda: not self.all(".color-picker"), "a choice closes it")
        self.file_says("backgroundColor: systemBlue, title: Later")
        self.settle()
        self.wait(lambda: "systemBlue" in [each.get_attribute("value") for each in self.all('[data-key="backgroundColor"] input')], "the row says so")

    def test_a_value_is_added_for_dark(self):
        self.inspect()
        self.choose_style("quiet")
        self.named("More for Background Color", within=".attributes", role="button").click()
        self.named("Add for a state or a mode…", within=".menu", role="button").click()
        self.script("const s = [...document.querySelectorAll('.popover select')].find((each) => [...each.options].some((o) => o.value === 'dark'));"
                    "s.value = 'dark'; s.dispatchEvent(new Event('change'))")
        self.named("Add for Dark", within=".popover", role="button").click()
        self.settle()
        if self.all(".place"):
            self.choose_place("This style")
        self.file_says("dark")
        self.type_into(self.control("backgroundColor@@dark"), "#2C2C2E")
        self.file_says("#2C2C2E")
        text = self.file.read_text()
        self.assertIn('backgroundColor: "#E5E5EA"', text)
        self.assertEqual(STYLES.split("  quiet:")[0], text.split("  quiet:")[0], "nothing else changed")

    def test_a_value_is_reset(self):
        self.inspect()
        self.choose_style("primary")
        self.control("cornerRadius.reset").click()
        self.wait(lambda: "cornerRadius: 10" not in self.file.read_text(), "it is taken out")
        self.wait(lambda: self.control("cornerRadius").get_attribute("value") == "12", "what the component says is shown")
        self.assertEqual(STYLES.replace("    cornerRadius: 10\n", ""), self.file.read_text())

    def test_the_picker_changes_a_colour(self):
        self.inspect()
        self.choose_style("quiet")
        swatch = self.control("backgroundColor.swatch")
        self.script("arguments[0].scrollIntoView({block: 'center'})", swatch)
        swatch.click()
        pad = self.wait(lambda: self.find(".color-pad"))
        ActionChains(self.driver, duration=30).move_to_element(pad).click_and_hold().move_by_offset(30, 10).move_by_offset(5, 0).release().perform()
        self.wait(lambda: "#E5E5EA" not in self.file.read_text(), "the colour is written")
        self.find(".color-text").send_keys(Keys.CONTROL, "a")
        self.find(".color-text").send_keys("oklch(0.7 0.1 40)", Keys.ENTER)
        self.file_says("oklch(0.7 0.1 40)")
        self.find(".color-text").send_keys(Keys.ESCAPE)
        self.wait(lambda: not self.all(".color-picker"), "Escape closes it")

    def test_a_style_is_created_renamed_and_deleted(self):
        self.inspect()
        self.choose_style("primary")
        self.named("More for primary", within=".attributes-head", role="button").click()
        self.named("Rename…", within=".menu", role="button").click()
        field = self.wait(lambda: self.find("dialog input"))
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("main", Keys.ENTER)
        self.file_says("  main:")
        self.assertIn("extends: main", self.file.read_text())
        self.wait(lambda: self.find(".attributes-head h1").text == "main")
        self.settle()
        self.named("More for main", within=".attributes-head", role="button").click()
        self.named("Delete…", within=".menu", role="button").click()
        self.wait(lambda: "large" in self.find("dialog").text, "what would break is named")
        self.named("Cancel", within="dialog", role="button").click()
        self.choose_style("quiet")
        self.named("More for quiet", within=".attributes-head", role="button").click()
        self.named("Duplicate…", within=".menu", role="button").click()
        field = self.wait(lambda: self.find("dialog input"))
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("calm", Keys.ENTER)
        self.file_says("  calm:")
        self.wait(lambda: self.find(".attributes-head h1").text == "calm")

    def test_a_token_is_edited_and_its_users_are_listed(self):
        self.inspect()
        self.find("#tab-tokens").click()
        self.wait(lambda: next((each for each in self.all(".navigator .item") if each.text.startswith("accent")), None)).click()
        self.wait(lambda: self.find(".attributes-head h1").text == "color.accent")
        self.wait(lambda: "primary" in self.find(".uses").text, "its users are listed")
        self.type_into(self.control("value@@dark"), "#99BBFF")
        self.file_says('dark: "#99BBFF"')
        self.assertEqual(STYLES.replace("#6EA8FF", "#99BBFF"), self.file.read_text())

    def test_a_token_that_is_another_is_asked_about(self):
        styles = STYLES.replace('    ink: "#101014"\n', '    ink: "#101014"\n    link: $color.accent   # in texts\n')
        self.inspect(text=styles)
        self.find("#tab-tokens").click()
        self.wait(lambda: next((each for each in self.all(".navigator .item") if each.text.startswith("link")), None)).click()
        self.wait(lambda: self.find(".attributes-head h1").text == "color.link")
        self.type_into(self.control("value"), "#B3261E")
        self.wait(lambda: self.place("Token color.accent"), "the token behind it is offered")
        self.assertIn("In place of the other token", self.place("Token color.link").text)
        self.assertEqual(styles, self.file.read_text(), "nothing is written before the choice")
        self.choose_place("Token color.link")
        self.file_says('link: "#B3261E"   # in texts')
        self.settle()
        self.find(".topbar-tools .only-editing button").click()
        self.file_says("link: $color.accent   # in texts")
        self.settle()
        # The choice was for once.
        self.type_into(self.control("value"), "#008000")
        self.choose_place("Token color.accent")
        self.file_says('accent: { value: "#008000", dark')
        self.settle()
        self.assertEqual(styles.replace('value: "#0A5FD6"', 'value: "#008000"'), self.file.read_text())
        self.assertIn("color.accent", self.wait(lambda: self.find(".goes-to"), "the place is shown").text)

    def test_what_ends_where_it_began_writes_nothing(self):
        self.inspect()
        self.choose_style("quiet")
        # The most that it can be, which it is where nothing says it.
        self.assertEqual("1", self.control("alpha").get_attribute("value"))
        label = self.wait(lambda: self.find('[data-key="alpha"] .row-label'))
        self.script("arguments[0].scrollIntoView({block: 'center'})", label)
        ActionChains(self.driver, duration=20).click_and_hold(label).move_by_offset(20, 0).move_by_offset(20, 0).release().perform()
        self.settle()
        for key, number in [("alpha", "1"), ("cornerRadius", "12"), ("cornerRadius", "6 * 2")]:
            self.type_into(self.control(key), number)
            self.settle()
        self.assertEqual(([], STYLES), (self.all(".place"), self.file.read_text()))
        # And there and back.
        label = self.find('[data-key="cornerRadius"] .row-label')
        self.script("arguments[0].scrollIntoView({block: 'center'})", label)
        ActionChains(self.driver, duration=20).click_and_hold(label).move_by_offset(20, 0).move_by_offset(-20, 0).release().perform()
        self.settle()
        self.assertEqual(([], STYLES), (self.all(".place"), self.file.read_text()))
        self.type_into(self.control("cornerRadius"), "13")
        self.wait(lambda: self.all(".place"), "another number is asked about")

    def drag_while_an_editor_writes(self):
        """Somebody else writes the number that a hand drags."""
        self.file.write_text(STYLES)
        self.wait(lambda: self.control("cornerRadius").get_attribute("value") == "10", "the page shows the file")
        label = self.wait(lambda: self.find('[data-key="cornerRadius"] .row-label'))
        self.script("arguments[0].scrollIntoView({block: 'center'})", label)
        before = self.picture()
        ActionChains(self.driver, duration=20).click_and_hold(label).move_by_offset(20, 0).move_by_offset(10, 0).perform()
        self.wait(lambda: self.picture() != before, "the picture follows the hand")
        self.theirs = STYLES.replace("cornerRadius: 10", "cornerRadius: 3")
        self.file.write_text(self.theirs)
        ActionChains(self.driver).release().perform()
        return self.wait(lambda: self.find("dialog[open], [role=dialog]"), "both versions are shown")

    def test_what_was_written_elsewhere_meanwhile_is_not_lost(self):
        self.expected_messages.append("409 (Conflict)")
        self.inspect()
        self.choose_style("primary")
        dialog = self.drag_while_an_editor_writes()
        self.assertIn("cornerRadius: 3", dialog.text)
        self.assertEqual(self.theirs, self.file.read_text())
        self.named("Keep the file’s", "dialog", "button").click()
        self.wait(lambda: self.control("cornerRadius").get_attribute("value") == "3", "the page shows theirs")
        self.assertEqual(self.theirs, self.file.read_text())
        self.drag_while_an_editor_writes()
        self.named("Write mine", "dialog", "button").click()
        self.wait(lambda: "cornerRadius: 3," not in self.file.read_text() and self.file.read_text() != self.theirs, "mine is written")
        self.assertEqual(len(STYLES.splitlines()), len(self.file.read_text().splitlines()))

    def type_while_an_editor_writes(self, key, text, old, new):
        """Somebody else writes the value that is being typed."""
        if self.file.read_text() != STYLES:
            self.write_outside(STYLES)
        self.type_into(self.control(key), text, enter=False)
        self.theirs = STYLES.replace(old, new)
        self.assertNotEqual(STYLES, self.theirs)
        self.write_outside(self.theirs)
        self.control(key).send_keys(Keys.ENTER)
        return self.wait(lambda: self.find("dialog[open]"), "both versions are shown")

    def test_what_was_written_elsewhere_while_a_value_is_typed_is_not_lost(self):
        self.expected_messages.append("409 (Conflict)")
        self.inspect()
        for style, key, text, old, new in [
            ("primary", "cornerRadius", "21", "cornerRadius: 10", "cornerRadius: 3"),
            ("quiet", "backgroundColor", "#123456", "#E5E5EA", "#AA0011"),
            ("primary", "cornerRadius", "$length.radius * 2", "cornerRadius: 10", "cornerRadius: 4"),
        ]:
            self.choose_style(style)
            dialog = self.type_while_an_editor_writes(key, text, old, new)
            self.assertIn(new, dialog.text)
            self.assertIn(text, dialog.text)
            self.assertEqual(self.theirs, self.file.read_text())
            self.named("Keep the file’s", "dialog", "button").click()
            self.wait(lambda: not self.all("dialog[open]"))
            self.settle()
            self.assertEqual(self.theirs, self.file.read_text())
        # Values that follow each other quickly are no conflict with each other.
        self.write_outside(STYLES)
        self.type_into(self.control("cornerRadius"), "11")
        for number in ["12", "13", "14"]:
            ActionChains(self.driver, duration=5).key_down(Keys.CONTROL).send_keys("a").key_up(Keys.CONTROL).send_keys(number, Keys.ENTER).perform()
        self.file_says("cornerRadius: 14")
        self.assertEqual([], self.all("dialog[open]"))

    def test_a_formula_in_quotes_is_a_formula(self):
        styles = STYLES.replace('quiet: { component: Pill, backgroundColor: "#E5E5EA"', 'quiet: { component: Pill, backgroundColor: "alpha($color.ink, 0.5)", alpha: "min(1, 0.5)"')
        self.inspect(text=styles)
        self.choose_style("quiet")
        for key, formula in [("backgroundColor", "alpha($color.ink, 0.5)"), ("alpha", "min(1, 0.5)")]:
            field = self.control(key)
            self.assertEqual(formula, field.get_attribute("value"))
            self.type_into(field, formula.replace("0.5", "0.25"))
            self.file_says(formula.replace("0.5", "0.25"))
            self.settle()
        self.assertEqual(styles.replace("0.5)", "0.25)"), self.file.read_text())

    def test_a_text_keeps_its_line_breaks(self):
        self.inspect(text=STYLES.replace("title: Later", 'title: "Not now,\\nlater"'))
        self.choose_style("quiet")
        field = self.control("title")
        self.assertEqual("Not now,\nlater", field.get_attribute("value"))
        field.click()
        field.send_keys(Keys.CONTROL, Keys.END)
        field.send_keys("!", Keys.ENTER)
        self.file_says("later!")
        self.file_says('title: "Not now,\\nlater!"')

    def test_the_name_of_a_symbol_is_completed(self):
        self.inspect(text=STYLES + "  icon: { component: UIImageView, image: { systemName: star }, preview: { size: [64, 64] } }\n")
        self.choose_style("icon")
        field = self.wait(lambda: self.named("Image, name of the symbol", "body", "input"))
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("heart.f")
        offers = "return [...document.getElementById(arguments[0].getAttribute('list'))?.querySelectorAll('option') ?? []].map((each) => [each.value, each.textContent])"
        self.wait(lambda: ["heart.fill", "iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1"] in self.script(offers, field))
        field.send_keys("ill", Keys.ENTER)
        self.file_says("systemName: heart.fill")
        self.settle()
        self.wait(lambda: "The box stands for the symbol “heart.fill”" in self.find(".stage-caption").text)

    def test_a_gradient_is_reversed_with_its_tokens(self):
        self.inspect(text=STYLES.replace('{ color: "#FFFFFF66", location: 0 }', "{ color: $color.accent, location: 0 }"))
        self.choose_style("primary")
        self.named("Reverse the gradient").click()
        self.file_says("- { color: $color.accent, location: 1 }")
        self.file_says('- { color: "#FFFFFF00", location: 0 }')

    def test_a_token_and_a_system_colour_get_an_opacity(self):
        self.inspect(text=STYLES.replace('"#E5E5EA"', "systemBlue"))
        self.choose_style("quiet")
        self.type_into(self.control("backgroundColor.alpha"), "50")
        self.file_says("backgroundColor: { color: systemBlue, alpha: 0.5 }")
        self.settle()
        self.type_into(self.control("backgroundColor.alpha"), "25")
        self.file_says("backgroundColor: { color: systemBlue, alpha: 0.25 }")
        self.settle()
        self.type_into(self.control("backgroundColor.alpha"), "100")
        self.file_says("backgroundColor: systemBlue")
        self.settle()
        self.choose_style("primary")
        self.type_into(self.control("backgroundColor.alpha"), "40")
        self.choose_place("This style")
        self.file_says("backgroundColor: { color: $color.accent, alpha: 0.4 }")
        self.settle()
        # In the picker too, as long as nothing but the opacity is another.
        self.control("backgroundColor.swatch").click()
        self.type_into(self.named("Background Color, opacity in percent", ".popover"), "60")
        self.file_says("backgroundColor: { color: $color.accent, alpha: 0.6 }")

    def test_percents_of_a_number_between_0_and_1(self):
        self.inspect(text=STYLES.replace("title: Later", "title: Later, alpha: 0.75"))
        self.choose_style("quiet")
        for text, number in [("50%", "0.5"), ("+10 %", "0.6"), ("*50%", "0.3"), ("0.25", "0.25")]:
            self.type_into(self.control("alpha"), text)
            self.file_says(f"title: Later, alpha: {number} ")
            self.settle()

    def menu(self, key, choice):
        button = self.control(f"{key}.menu")
        self.script("arguments[0].scrollIntoView({block: 'center'})", button)
        button.click()
        self.named(choice, "body", "[role=menuitem]").click()

    def test_a_token_is_made_of_a_formula(self):
        self.inspect(text=STYLES.replace('"#E5E5EA"', '"alpha($color.accent, 0.5)"'))
        self.choose_style("quiet")
        self.menu("backgroundColor", "Make a token of it…")
        self.wait(lambda: self.find("dialog[open] input")).send_keys("soft")
        self.named("Make token", "dialog", "button").click()
        self.file_says("$color.soft")
        self.assertIn("alpha($color.accent, 0.5)", self.file.read_text().split("components:")[0])
        self.settle()

    def test_a_step_that_somebody_has_written_over_is_left_out(self):
        self.inspect()
        self.choose_style("quiet")
        self.type_into(self.control("title"), "Never")
        self.file_says("title: Never")
        self.settle()
        self.choose_style("primary")
        self.type_into(self.control("cornerRadius"), "12")
        self.file_says("cornerRadius: 12")
        self.settle()
        self.file.write_text(self.file.read_text().replace("cornerRadius: 12", "cornerRadius: 3"))
        notice = self.wait(lambda: self.find(".notice"), "the page says what is lost")
        self.assertIn("“Set Corner Radius of primary” can’t be undone any more", notice.text)
        self.settle()
        self.find(".topbar-tools .only-editing button").click()
        self.file_says("title: Later")
        self.assertEqual(STYLES.replace("cornerRadius: 10", "cornerRadius: 3"), self.file.read_text())
        self.settle()
        self.named("Show both versions", ".notice", "button").click()
        dialog = self.wait(lambda: self.find("dialog[open]"), "both versions are shown")
        self.assertIn("cornerRadius: 3", dialog.text)
        self.assertIn("cornerRadius: 12", dialog.text)
        self.named("Write mine", "dialog", "button").click()
        self.file_says("cornerRadius: 12")
        self.wait(lambda: not self.all("dialog[open]"), "nothing is left to choose")
        self.settle()
        self.assertEqual("12", self.control("cornerRadius").get_attribute("value"))
        self.find(".topbar-tools .only-editing button").click()
        self.file_says("cornerRadius: 3")

    def test_a_value_of_several_lines_is_edited_as_text(self):
        self.inspect()
        self.choose_style("primary")
        self.menu("shine", "Edit as text…")
        field = self.wait(lambda: self.find("textarea"))
        lines = field.get_attribute("value").split("\n")
        self.assertEqual(["- { color"] * 3, [line[:9] for line in lines])
        field.send_keys(Keys.CONTROL, Keys.END)
        self.named("Set", "body", "button").click()
        self.settle()
        self.assertEqual(STYLES, self.file.read_text())
        self.menu("shine", "Edit as text…")
        self.wait(lambda: self.find("textarea")).clear()
        self.find("textarea").send_keys("\n".join(lines).replace("0.5", "0.25"))
        self.named("Set", "body", "button").click()
        self.file_says("location: 0.25 }")
        self.settle()

    def picture(self):
        return self.script("return document.querySelector('.pictures img:last-child')?.src")


class Others(BrowserTest):
    def test_what_an_editor_writes_is_on_the_page(self):
        self.inspect()
        self.choose_style("primary")
        self.file.write_text(STYLES.replace("cornerRadius: 10", "cornerRadius: 3"))
        self.wait(lambda: self.control("cornerRadius").get_attribute("value") == "3", "the number follows the file")
        self.file.write_text(STYLES.replace("  quiet:", "  fresh: { extends: primary }\n  quiet:"))
        self.wait(lambda: any(each.text.startswith("fresh") for each in self.all(".navigator .item")), "a new style is listed")

    def test_a_mistake_is_told_and_mended_with_a_button(self):
        self.inspect()
        self.file.write_text(STYLES.replace("$color.accent", "$color.acent"))
        self.find("#tab-problems").click()
        problem = self.wait(lambda: next((each for each in self.all(".problem") if "color.acent" in each.text), None), "the problem is listed")
        problem.find_element(By.CSS_SELECTOR, ".fix").click()
        self.wait(lambda: self.file.read_text() == STYLES, "the fix is written")

    def test_a_mistake_of_the_whole_file_is_told_once(self):
        self.inspect()
        self.choose_style("primary")
        self.file.write_text(STYLES.replace("title: Buy ", "title: [Buy "))
        self.wait(lambda: "has a syntax error" in self.find(".attributes-head").text, "the page says why nothing can be changed")
        self.assertNotIn("has a syntax error", self.find(".attributes-body").text)

    def test_what_was_empty_for_a_while_is_shown_again(self):
        self.inspect()
        self.choose_style("primary")
        # A picture that is asked for at that moment would be one of a style that isn't there.
        self.settle()
        self.file.write_text("")
        self.wait(lambda: "Nothing is selected" in self.find(".attributes-body").text, "there is nothing to show")
        self.settle()
        self.file.write_text(STYLES)
        self.wait(lambda: self.find(".attributes-head h1").text == "primary", "a style is selected")
        self.wait(lambda: self.all(".canvas svg, .canvas img"), "it is drawn")

    def test_modes_are_found_by_their_names(self):
        self.inspect(text="modes: { brand: [ocean, forest] }\n" + STYLES.replace('dark: "#6EA8FF" }', 'dark: "#6EA8FF", forest: "#0F6B45" }'))
        self.choose_style("primary")
        self.find("body").send_keys(Keys.CONTROL, "k")
        self.driver.switch_to.active_element.send_keys("forest", Keys.ENTER)
        self.wait(lambda: "Forest" in self.find(".look-bar").text, "the look is that of the brand")

    def test_two_windows_show_the_same(self):
        self.inspect()
        self.choose_style("primary")
        first = self.driver.current_window_handle
        self.driver.switch_to.new_window("window")
        self.screen(1280, 860)
        self.open(self.address)
        self.choose_style("primary")
        self.type_into(self.control("cornerRadius"), "21")
        self.file_says("cornerRadius: 21")
        self.driver.switch_to.window(first)
        self.wait(lambda: self.control("cornerRadius").get_attribute("value") == "21", "the other window follows")
        undo = self.find(".topbar-tools .only-editing button")
        self.assertEqual("true", undo.get_attribute("aria-disabled"), "what the other has written is undone there")
        self.driver.switch_to.window(self.driver.window_handles[-1])
        self.find(".topbar-tools .only-editing button").click()
        self.wait(lambda: self.file.read_text() == STYLES, "and undoes it")

    def test_an_empty_folder_offers_a_start(self):
        self.inspect(text=None)
        starter = self.wait(lambda: self.find(".starter"), "there is a choice")
        wide = self.script("return [...document.querySelectorAll('.starter')].filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)")
        self.assertEqual([], wide, "the words fit what they are on")
        starter.click()
        self.wait(lambda: list((self.folder).rglob("*.yaml")), "the choice is a file")
        self.wait(lambda: self.all(".attributes-head h1"), "and a style is shown")

    def test_read_only_shows_and_changes_nothing(self):
        self.inspect("--read-only")
        self.choose_style("primary")
        self.assertFalse(self.all(".row-control input, .row-control select"))
        self.assertFalse(self.find(".topbar-tools .only-editing").is_displayed())


class Overlays(BrowserTest):
    """Tokens that get values in a file for a mode, as styles/system/forest.yaml is."""

    def setUp(self):
        super().setUp()
        system = pathlib.Path(__file__).resolve().parents[2] / "styles/system"
        for name in ["tokens.yaml", "controls.yaml", "surfaces.yaml"]:
            self.write(system.joinpath(name).read_text(), f"styles/{name}")
        self.forest = system.joinpath("forest.yaml").read_text()
        self.overlay = self.write(self.forest, "styles/forest.yaml")

    def show_token(self, name):
        self.find("#tab-tokens").click()
        self.wait(lambda: next((each for each in self.all(".navigator .item") if each.text.split("\n")[0] == name), None)).click()
        self.wait(lambda: self.find(".attributes-head h1").text.endswith(name))
        self.settle()

    def undo(self, label):
        button = self.wait(lambda: next((each for each in self.all(".only-editing button") if each.get_attribute("aria-label") == f"Undo: {label}"), None), f"{label} can be undone")
        button.click()

    def test_a_value_of_an_overlay_is_changed_where_it_stands_and_undone(self):
        self.inspect(text=None)
        self.show_token("accent")
        row = self.find('[data-key="value"]')
        self.assertIn("forest.yaml:10", row.text)
        self.type_into(self.control("value@@forest"), "#118855")
        self.file_says('        value: "#118855"\n', self.overlay)
        self.assertEqual(self.forest.replace("#0F6B45\"\n        dark", "#118855\"\n        dark"), self.overlay.read_text())
        self.undo("Set color.ui.accent, in forest")
        self.wait(lambda: self.overlay.read_text() == self.forest, "it is as it was")
        # The address of a token can be opened again.
        self.settle()
        self.driver.refresh()
        self.wait(lambda: self.find(".attributes-head h1").text == "color.ui.accent", "the token is shown again")

    def test_a_new_value_for_a_mode_is_asked_where_it_belongs(self):
        self.inspect(text=None)
        self.show_token("danger")
        self.named("More for Value", within=".attributes", role="button").click()
        self.named("Add for a mode…", within=".menu", role="button").click()
        self.script("const s = [...document.querySelectorAll('.popover select')].find((each) => [...each.options].some((o) => o.value === 'forest'));"
                    "s.value = 'forest'; s.dispatchEvent(new Event('change'))")
        self.named("Add for Forest", within=".popover", role="button").click()
        self.choose_place("in forest.yaml")
        self.file_says("      danger:", self.overlay)
        self.wait(lambda: "forest.yaml:" in self.find('[data-key="value"]').text, "its place is shown")
        self.settle()
        self.type_into(self.control("value@@forest"), "#AA2211")
        self.file_says('      danger: "#AA2211"', self.overlay)
        self.wait(lambda: self.control("value@@forest").get_attribute("value") == "#AA2211", "it is shown")
        self.undo("Set color.ui.danger, in forest")
        self.wait(lambda: "#AA2211" not in self.overlay.read_text(), "the last change is undone")
        self.settle()
        self.undo("Set color.ui.danger, in forest")
        self.wait(lambda: self.overlay.read_text() == self.forest, "it is as it was")


class Variants(BrowserTest):
    def test_a_style_picks_another_variant(self):
        text = STYLES.replace("\nstyles:\n", """
  Push:
    base: UIButton
    properties: { edge: { type: CGFloat, default: 1 } }
    layer: { borderWidth: $edge }
    variants:
      kind: { plain: { edge: 2 }, ghost: { edge: 5 } }

styles:
  push: { component: Push }
""")
        self.assertNotEqual(STYLES, text)
        self.inspect(text=text)
        self.choose_style("push")
        row = self.wait(lambda: self.find('[data-key="edge"]'), "the edge is shown")
        self.assertIn("kind: plain", row.text)
        self.script("[...document.querySelectorAll('.section')].find((each) => each.dataset.section === 'style').querySelector('.section-title').click()")
        picks = self.wait(lambda: self.all('[data-key="variants.kind"] [role=radio]'), "the variants are a choice")
        self.assertEqual(["true", "false"], [each.get_attribute("aria-checked") for each in picks])
        picks[1].click()
        self.file_says("push: { component: Push, variants: { kind: ghost } }")
        self.wait(lambda: "kind: ghost" in self.find('[data-key="edge"]').text, "the row says which variant it follows")


class Rows(BrowserTest):
    # What the page begins with: its first rows, before the others are made.
    COUNT = """
      const rows = [...document.querySelectorAll('.section')].map((each) => [
        Number(each.style.getPropertyValue('--rows')), each.querySelectorAll(':scope > .section-rows > .row').length]);
      return rows.length > 0 ? rows : null;
    """

    def test_the_rows_that_are_left_follow_the_first_picture(self):
        self.inspect()
        rows = self.wait(lambda: (found := self.script(self.COUNT)) and all(wanted == made for wanted, made in found) and found, "all rows are there")
        self.assertGreater(sum(made for _, made in rows), 12, "more than the page begins with")

    def test_a_section_that_is_closed_before_its_rows_are_made_has_each_of_them_once(self):
        self.inspect()
        self.wait(lambda: self.script("""
          const heading = [...document.querySelectorAll('.section-title[aria-expanded="true"]')].at(-1);
          if (!heading) return false;
          heading.click();
          heading.click();
          return true;
        """), "a section is closed and opened")
        self.wait(lambda: (found := self.script(self.COUNT)) and all(wanted == made for wanted, made in found), "each row is there once")


class Canvas(BrowserTest):
    def test_the_control_is_pressed(self):
        self.inspect()
        self.choose_style("primary")
        face = self.wait(lambda: self.find(".control-face"))
        self.settle()
        ActionChains(self.driver).click_and_hold(face).perform()
        self.wait(lambda: "Pressed" in self.find(".stage-caption").text, "it is pressed")
        self.wait(lambda: "highlighted" in self.script("return document.querySelector('.pictures img:last-child').src"), "and drawn so")
        ActionChains(self.driver).release().perform()
        self.wait(lambda: "Pressed" not in self.find(".stage-caption").text, "and let go")

    def test_layers_are_pointed_at_and_the_size_is_dragged(self):
        self.inspect()
        self.choose_style("primary")
        handle = self.wait(lambda: self.find(".size-handle.right"))
        ActionChains(self.driver, duration=30).click_and_hold(handle).move_by_offset(30, 0).release().perform()
        self.wait(lambda: self.script("return document.querySelector('.artboard').getBoundingClientRect().width") > 0)
        self.wait(lambda: int(self.find("[data-focus='size.width']").get_attribute("value")) > 120, "it is wider")
        self.find("[data-focus='tool.layers']").click()
        self.settle()
        ActionChains(self.driver).move_to_element_with_offset(self.find(".control-face"), 20, 10).perform()
        self.wait(lambda: "pt" in self.find(".stage-caption").text, "the layer is named, with its size")

    def test_what_fits_its_contents_is_as_large_as_its_picture(self):
        chip = "  chip: { component: UIButton, title: Buy, preview: { size: fitting }, states: { highlighted: { title: Bought it already } } }\n"
        self.inspect(text=STYLES + chip)
        self.choose_style("chip")

        def sizes():
            return self.script("""
                const face = document.querySelector('.control-face').getBoundingClientRect();
                const board = document.querySelector('.artboard').getBoundingClientRect();
                const picture = document.querySelector('.pictures img:last-child');
                const zoom = board.width / picture.naturalWidth;
                return [board.height / picture.naturalHeight / zoom, face.width / zoom, face.height / zoom].map((each) => Math.round(each * 100) / 100)
                """)

        def fields():
            return [int(self.find(f"[data-focus='size.{part}']").get_attribute("value")) for part in ("width", "height")]

        self.wait(lambda: sizes() == [1, *fields()], "the handles lie around the picture")
        narrow = fields()
        self.assertLess(narrow[0], 100)
        ActionChains(self.driver).move_to_element(self.find(".control-face")).click_and_hold().perform()
        self.wait(lambda: fields()[0] > narrow[0] + 50, "the longer title takes more room")
        self.wait(lambda: sizes() == [1, *fields()], "and the handles follow")
        ActionChains(self.driver).release().perform()
        self.wait(lambda: fields() == narrow, "until it is let go")
        handle = self.find(".size-handle.right")
        ActionChains(self.driver, duration=30).click_and_hold(handle).move_by_offset(30, 0).release().perform()
        self.wait(lambda: fields()[0] > narrow[0], "a hand makes it wider")
        self.find("[data-focus='ownSize']").click()
        self.wait(lambda: fields() == narrow, "and its own size is what it was")

    def test_all_looks_stand_beside_each_other(self):
        self.inspect()
        self.choose_style("primary")
        self.find("[data-focus='view.looks']").click()
        cells = self.wait(lambda: self.all(".look-cell img"))
        self.wait(lambda: all(self.script("return arguments[0].complete && arguments[0].naturalWidth > 0", each) for each in cells), "all are drawn")
        self.named("Show Pressed, Dark", within=".looks", role="button").click()
        self.wait(lambda: self.find(".stage-caption").text.startswith("Pressed"))


if __name__ == "__main__":
    unittest.main()
