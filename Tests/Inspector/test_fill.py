"""A fill from another tool goes to one attribute, and what an attribute means is told on the page."""

import unittest

from browser import ActionChains, BrowserTest, By, Keys, STYLES

GRADIENT = "background: linear-gradient(90deg, #FF0000 0%, #0000FF 100%);"


class Fill(BrowserTest):
    def paste(self, key, text):
        """Ctrl+V, with the focus in an attribute."""
        self.script("""
            const row = [...document.querySelectorAll('.attributes .row')].find((each) => each.dataset.key === arguments[0]);
            const focus = row.querySelector('button');
            row.scrollIntoView({ block: 'center' });
            focus.focus();
            const data = new DataTransfer();
            data.setData('text/plain', arguments[1]);
            focus.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
        """, key, text)

    def undo(self):
        self.settle()
        self.find(".topbar-tools .only-editing button").click()
        self.wait(lambda: self.file.read_text() == STYLES, "one step back undoes it")
        self.settle()

    def menu(self, row, item):
        self.named(f"More for {row}", ".attributes", "button").click()
        self.named(item, ".menu", "button").click()

    def test_a_fill_is_pasted_into_one_attribute(self):
        self.inspect()
        self.choose_style("primary")
        for text, written in [
            ("0A5FD6", '    glow: "#0A5FD6"\n'), ("rgb(255 0 0 / 20%)", '    glow: rgb(255 0 0 / 20%)\n'),
            ("background-color: #123456;\nborder-radius: 4px;", '    glow: "#123456"\n'),
            ('<svg viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#00FF00"/></svg>', '    glow: "#00FF00"\n'),
            ("backgroundColor: $color.ink\n", "    glow: $color.ink\n"),
        ]:
            self.paste("glow", text)
            self.wait(lambda: self.all(".place") or written in self.file.read_text(), "it is asked or written")
            if self.all(".place"):
                self.choose_place("This style")
            self.file_says(written)
            self.assertEqual(STYLES, self.file.read_text().replace(written, ""))
            self.undo()
        self.paste("shine", GRADIENT)
        self.file_says('- { color: "#FF0000", location: 0 }')
        self.assertIn('- { color: "#0000FF", location: 1 }', self.file.read_text())
        self.assertIn("    cornerRadius: 10\n", self.file.read_text())
        self.undo()

    def test_what_is_no_value_of_the_attribute_is_told(self):
        self.inspect()
        self.choose_style("primary")
        for key, text, why in [
            ("glow", GRADIENT, "this is a gradient, and Glow takes a colour"), ("shine", "#FF0000", "this is a colour, and Shine takes a gradient"),
            ("glow", "Lorem ipsum", "this is no colour"),
        ]:
            self.paste(key, text)
            self.wait(lambda: why in self.find("body").text, why)
            self.assertEqual(STYLES, self.file.read_text())
        self.assertFalse(self.all("dialog[open]"))

    def test_a_finger_pastes_from_the_menu(self):
        self.inspect()
        self.choose_style("primary")
        self.script("Object.defineProperty(navigator, 'clipboard', { value: { readText: () => Promise.resolve('#ABCDEF') } })")
        self.menu("Background Color", "Paste here")
        self.wait(lambda: self.all(".place") or "#ABCDEF" in self.file.read_text(), "it is asked or written")
        if self.all(".place"):
            self.choose_place("This style")
        self.file_says('backgroundColor: "#ABCDEF"')
        self.undo()
        # Where the browser doesn't let the page read it.
        self.script("navigator.clipboard.readText = () => Promise.reject(new Error('no'))")
        self.menu("Background Color", "Paste here")
        self.wait(lambda: self.find("dialog textarea"), "it is put in by hand").send_keys("teal")
        self.named("Paste", "dialog", "button").click()
        self.wait(lambda: self.all(".place") or "teal" in self.file.read_text() or "#008080" in self.file.read_text(), "it is asked or written")
        if self.all(".place"):
            self.choose_place("This style")
        self.file_says('backgroundColor: "#008080"')
        self.undo()

    def test_an_attribute_says_what_it_is(self):
        self.inspect()
        self.choose_style("primary")
        self.menu("Shine", "What is this?")
        self.wait(lambda: self.find("dialog .help h3").text == "Gradients", "the part about gradients is shown")
        self.assertNotIn("```", self.find("dialog").text)
        self.press(Keys.ESCAPE)
        self.wait(lambda: not self.all("dialog"), "it closes")
        # By keyboard alone, and what it links to.
        self.menu("Background Color", "What is this?")
        self.wait(lambda: self.find("dialog .help h3").text == "Colours", "the part about colours is shown")
        self.press(Keys.ESCAPE)
        section = self.find(".layers-section[data-section='layers']")
        self.script("arguments[0].scrollIntoView()", section)
        section.find_element(By.XPATH, ".//button[contains(., 'What are layers?')]").click()
        self.wait(lambda: self.find("dialog .help h3").text == "Layers", "the part about layers is shown")
        self.script("[...document.querySelectorAll('dialog .help button.link')].find((each) => each.textContent === 'Stacks').click()")
        self.wait(lambda: self.find("dialog .help h3").text == "Stacks", "the other part is shown")
        self.assertTrue(self.all("dialog .help pre"))
        self.assertEqual(STYLES, self.file.read_text())

    def press(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()


if __name__ == "__main__":
    unittest.main()
