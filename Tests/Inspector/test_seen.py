"""What you see is what you edit: with a look chosen, the files say what the hand did for that look."""

import unittest

from browser import STYLES, BrowserTest, Keys


class SeenEdits(BrowserTest):
    def labels(self):
        return [each.text.split("\n")[0] for each in self.all(".place-name")]

    def test_in_dark_an_edit_is_written_for_dark(self):
        self.inspect()
        self.choose_style("primary")
        self.script("document.activeElement.blur()")
        self.find("body").send_keys("d")
        self.settle()
        before = self.picture()
        when = self.find('[data-key="backgroundColor"] .row-when').text
        self.assertEqual("Dark", when)
        self.type_into(self.control("backgroundColor"), "#B3261E")
        self.wait(lambda: self.labels(), "the page asks")
        self.assertIn("This style, in dark", self.labels()[0])
        self.assertTrue(any("This style, always" in each for each in self.labels()), self.labels())
        self.assertTrue(any("Token color.accent, in dark" in each for each in self.labels()), self.labels())
        self.choose_place("This style, in dark")
        self.file_says("#B3261E")
        self.settle()
        self.assertNotEqual(before, self.picture(), "the picture that is shown is another")
        # What is always said is shown as not seen, with the way to what is.
        note = self.wait(lambda: self.find('[data-key="backgroundColor"] .overruled-note'), "it is told")
        self.assertIn("Dark holds", note.text)
        note.find_element("tag name", "button").click()
        self.assertEqual("backgroundColor", self.script("return document.activeElement.closest('[data-focus]').dataset.focus.split('.')[0]"))
        # It isn't asked again, for this style says it in dark by now.
        self.type_into(self.control("backgroundColor"), "#00AA00")
        self.file_says("#00AA00")
        self.settle()
        for _ in range(2):
            self.find(".topbar-tools .only-editing button").click()
            self.settle()
        self.assertEqual(STYLES, self.file.read_text())

    def test_an_edit_that_is_not_seen_is_told(self):
        self.inspect(text=STYLES.replace("    cornerRadius: 10\n", "    cornerRadius: 10\n    modes: { dark: { cornerRadius: 2 } }\n"))
        self.choose_style("primary")
        self.script("document.activeElement.blur()")
        self.find("body").send_keys("d")
        self.settle()
        self.assertEqual("2", self.control("cornerRadius").get_attribute("value"))
        self.type_into(self.control("cornerRadius@@"), "18")
        self.file_says("cornerRadius: 18")
        note = self.wait(lambda: next((each for each in self.all(".notice") if "don’t see it" in each.text), None), "the page says why the picture is the same")
        self.assertIn("for Dark holds here", note.text)
        self.settle()
        note.find_element("tag name", "button").click()
        self.wait(lambda: self.script("return document.activeElement.closest('[data-focus]')?.dataset.focus === 'cornerRadius'"), "it leads to the value")

    def test_a_token_is_changed_for_the_modes_that_are_shown(self):
        text = 'tokens: { color: { accent: "#0A5FD6" } }\nstyles: { card: { component: UIView, backgroundColor: $color.accent } }\n'
        self.inspect(text=text)
        self.choose_style("card")
        self.script("document.activeElement.blur()")
        self.find("body").send_keys("d")
        self.settle()
        self.find("#tab-tokens").click()
        self.wait(lambda: next((each for each in self.all(".navigator .item") if each.text.split("\n")[0].startswith("accent")), None), "the token is listed").click()
        self.wait(lambda: self.find(".attributes-head h1").text == "color.accent", "the token is shown")
        self.settle()
        self.type_into(self.control("value"), "#6EA8FF")
        self.wait(lambda: self.labels(), "the page asks")
        self.assertEqual(["Token color.accent, in dark", "Token color.accent, always"], [each.rstrip() for each in self.labels()])
        self.choose_place("Token color.accent, in dark")
        self.file_says('accent: { value: "#0A5FD6", dark: "#6EA8FF" }')
        self.settle()
        self.find(".topbar-tools .only-editing button").click()
        self.wait(lambda: self.file.read_text() == text, "one step leads back")

    def test_a_value_that_nothing_takes_is_told_at_once(self):
        self.expected_messages = ["422"]
        self.inspect()
        self.choose_style("primary")
        self.script("document.activeElement.blur()")
        self.find("body").send_keys("d")
        self.settle()
        self.type_into(self.control("cornerRadius"), "abc")
        notice = self.wait(lambda: next((each for each in self.all(".notice") if "Corner Radius" in each.text), None), "it is told")
        self.assertIn("needs a number", notice.text)
        self.assertEqual([], self.labels())
        self.settle()
        self.assertEqual("10", self.control("cornerRadius").get_attribute("value"))
        self.assertEqual(STYLES, self.file.read_text())

    def press_control(self):
        self.script("document.querySelector('[data-focus=states]').click()")
        self.script("[...document.querySelectorAll('.popover label')].find((each) => each.textContent === 'Pressed').click()")
        self.find(".popover").send_keys(Keys.ESCAPE)
        self.wait(lambda: not self.all(".popover"), "the choice of states closes")
        self.settle()

    def test_what_is_pasted_is_written_for_the_look_that_is_shown(self):
        self.inspect()
        self.choose_style("quiet")
        self.press_control()
        items = self.paste("opacity: 0.25; border-radius: 6px;").text
        self.assertEqual(2, items.count("Pressed"), items)
        choices = [each.text for each in self.all("dialog .paste-when label")]
        self.assertEqual(["This style, while pressed", "This style, always"], choices)
        self.named("Paste", "dialog", "button").click()
        self.file_says("    states: { highlighted: { alpha: 0.25, cornerRadius: 6 } }\n")
        self.settle()
        # What is so already in this look isn't ticked; what is so always is another thing.
        self.paste("opacity: 0.25;")
        self.assertIn("as it is", self.find("dialog .paste-list").text)
        self.all("dialog .paste-when input")[1].click()
        self.assertNotIn("as it is", self.find("dialog .paste-list").text)
        self.assertNotIn("Pressed", self.find("dialog .paste-list").text)
        self.named("Paste", "dialog", "button").click()
        self.file_says("    alpha: 0.25\n    states: { highlighted: { alpha: 0.25, cornerRadius: 6 } }\n")
        # Where no state and no mode is chosen, there is nothing to ask.
        self.settle()
        self.press_control()
        self.paste("opacity: 0.75;")
        self.assertFalse(self.find("dialog .paste-when").is_displayed())
        self.named("Cancel", "dialog", "button").click()

    def test_in_dark_what_is_pasted_is_written_for_dark(self):
        self.inspect()
        self.choose_style("primary")
        self.script("document.activeElement.blur()")
        self.find("body").send_keys("d")
        self.settle()
        self.paste("border-radius: 4px;")
        self.assertEqual("This style, in dark", self.find("dialog .paste-when label").text)
        self.named("Paste", "dialog", "button").click()
        self.file_says("modes:\n      dark: { cornerRadius: 4 }")
        self.assertIn("    cornerRadius: 10\n", self.file.read_text())
        # Copied attributes that say something for states or modes mean always by the others.
        self.settle()
        self.paste("alpha: 0.5\nmodes:\n  dark:\n    alpha: 0.25\n")
        self.assertTrue(self.all("dialog .paste-when input")[1].is_selected())
        self.named("Cancel", "dialog", "button").click()

    def picture(self):
        return self.script("return document.querySelector('.pictures img:last-child')?.src")


if __name__ == "__main__":
    unittest.main()
