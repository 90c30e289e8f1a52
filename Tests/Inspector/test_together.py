"""What designers do with several styles, with other tools, and with other people."""

import base64
import pathlib
import struct
import subprocess
import time
import unittest
import urllib.parse

from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browser import STYLES, BrowserTest

FIGMA = """\
/* Button */

/* Auto layout */
display: flex;
flex-direction: row;
padding: 8px 16px;
gap: 10px;

background: linear-gradient(90deg, #FF0000 0%, rgba(0, 0, 255, 0.5) 100%);
border: 2px solid #00FF00;
box-shadow: 0px 4px 12px rgba(0, 0, 0, 0.25), inset 0px 1px 0px #FFFFFF;
border-radius: 14px;
opacity: 0.9;
font-family: 'Inter';
font-weight: 600;
font-size: 15px;
line-height: 20px;
color: #112233;
mix-blend-mode: multiply;
"""

ICON = """<svg width="24" height="24" viewBox="0 0 24 24" fill="none" xmlns="http://www.w3.org/2000/svg">
<path d="M2 2H22V22H2Z" fill="#123456"/></svg>"""

SHAPES = """
components:
  Mark:
    base: UIView
    layer: { sublayers: [{ name: sign, kind: shape, path: ellipse, fillColor: red }] }
    preview: { size: [40, 40] }
styles:
  mark: { component: Mark }
  primary: { component: UILabel, text: Hi }
"""


class Together(BrowserTest):
    def palette(self, words):
        """Goes to something with Ctrl+K."""
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("k").key_up(Keys.CONTROL).perform()
        field = self.wait(lambda: self.find(".palette-input"), "the palette opens")
        field.send_keys(words)
        field.send_keys(Keys.ENTER)
        self.settle()

    def item(self, name):
        return self.wait(lambda: next((each for each in self.all(".navigator .item") if each.find_element(By.CSS_SELECTOR, ".item-name").text == name), None), f"{name} is listed")

    def also(self, name):
        ActionChains(self.driver).key_down(Keys.CONTROL).click(self.item(name)).key_up(Keys.CONTROL).perform()
        self.settle()

    # Many at once

    def test_styles_are_changed_together(self):
        self.inspect()
        self.choose_style("primary")
        self.also("quiet")
        self.wait(lambda: "Changed together with quiet" in self.find(".attributes-head .many-note").text, "it is told")
        self.wait(lambda: "Mixed: Later" in self.find(".row[data-key='title']").text, "what differs is told")
        self.assertNotIn("Mixed", self.find(".row[data-key='alpha']").text)
        self.type_into(self.control("cornerRadius"), "17")
        self.file_says("cornerRadius: 17\n    shine:")
        text = self.file.read_text()
        self.assertEqual(text.count("cornerRadius: 17"), 2)
        self.assertEqual(text.replace("cornerRadius: 17", "cornerRadius: 10", 1).replace(", cornerRadius: 17", ""), STYLES)
        self.settle()
        self.assertEqual(self.find("[aria-label^='Undo']").get_attribute("aria-label"), "Undo: Set Corner Radius of 2 styles")
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("z").key_up(Keys.CONTROL).perform()
        self.file_says(STYLES)
        self.settle()
        self.named("Only this one", ".attributes").click()
        self.assertEqual(self.all(".attributes-head .many-note"), [])

    def test_styles_are_chosen_by_keyboard_and_by_their_component(self):
        self.inspect()
        self.choose_style("primary")
        self.script("document.querySelector('.navigator .virtual-list').focus()")
        ActionChains(self.driver).send_keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN).key_down(Keys.SHIFT).send_keys(" ").key_up(Keys.SHIFT).perform()
        self.wait(lambda: "large, quiet" in self.find(".attributes-head .many-note").text, "all between them are chosen")
        self.settle()
        reset = self.named("Reset Corner Radius", ".attributes")
        self.script("arguments[0].click()", reset)
        self.wait(lambda: "    cornerRadius: 10\n" not in self.file.read_text(), "each is reset")
        self.assertEqual(self.file.read_text(), STYLES.replace("    cornerRadius: 10\n", ""))

    def test_what_one_of_them_cannot_be_is_told(self):
        self.inspect(text=STYLES + "  note: { component: UILabel, text: Hi, modes: { dark: { text: Ho } } }\n")
        self.choose_style("primary")
        self.also("note")
        self.wait(lambda: not self.all(".row[data-key='title']"), "only what all have is shown")
        self.assertTrue(self.all(".row[data-key='alpha']"))

    def test_tokens_of_one_kind_are_changed_together(self):
        self.inspect(text=STYLES.replace('    ink: "#101014"\n', '    ink: "#101014"\n    line: "#202024"   # thin\n'))
        before = self.file.read_text()
        self.find("#tab-tokens").click()
        self.item("ink").click()
        self.wait(lambda: self.find(".attributes-head h1").text == "color.ink", "the token is shown")
        self.settle()
        self.also("line")
        self.assertIn("Changed together with color.line", self.find(".attributes-head .many-note").text)
        self.wait(lambda: "Mixed: #202024" in self.find(".attributes-body").text, "what differs is told")
        self.type_into(self.control("value"), "#336699")
        self.file_says('ink: "#336699"\n    line: "#336699"   # thin\n')
        self.settle()
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("z").key_up(Keys.CONTROL).perform()
        self.file_says(before)
        # A length is no color.
        self.also("radius")
        self.wait(lambda: self.find(".attributes-head h1").text == "length.radius", "one of another kind is shown alone")
        self.assertEqual(self.all(".attributes-head .many-note"), [])

    def test_a_token_is_seen_through_components(self):
        self.inspect()
        self.find("#tab-tokens").click()
        self.item("radius").click()
        self.wait(lambda: self.find(".attributes-head h1").text == "length.radius", "the token is shown")
        # The others have radii of their own.
        self.wait(lambda: self.find(".token-view h2").text == "Seen in 1 style", "where it is seen is told")
        self.assertEqual("quiet", self.find(".token-users").text)
        self.wait(lambda: self.script("return document.querySelector('.token-users img').naturalWidth > 0"), "with its picture")

    def test_layers_are_changed_together(self):
        text = STYLES.replace("{ name: shine, kind: gradient, stops: $shine }", "{ name: shine, kind: gradient, stops: $shine }, { name: dot, kind: rectangle, opacity: 0.5 }")
        self.inspect(text=text)
        self.choose_style("quiet")
        row = lambda name: next(each for each in self.all(".layer-row") if each.get_attribute("data-layer") == name)
        row("shine").click()
        ActionChains(self.driver).key_down(Keys.CONTROL).click(row("dot")).key_up(Keys.CONTROL).perform()
        self.wait(lambda: "changed for all: shine, dot" in self.find(".layers .many-note").text, "it is told")
        heading = self.find(".section[data-section='layer:dot'] .section-title")
        self.script("arguments[0].scrollIntoView({block: 'center'})", heading)
        if heading.get_attribute("aria-expanded") == "false":
            heading.click()
        self.wait(lambda: "Mixed: 1" in self.find("[data-key='dot.opacity']").text, "what differs is told")
        self.type_into(self.control("dot.opacity"), "0.25")
        self.file_says("shine.opacity: 0.25")
        self.assertIn("dot.opacity: 0.25", self.file.read_text())
        self.settle()
        self.assertEqual(self.find("[aria-label^='Undo']").get_attribute("aria-label"), "Undo: Set Opacity of 2 layers")
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("z").key_up(Keys.CONTROL).perform()
        self.file_says(text)

    # From other tools

    def test_css_of_figma_becomes_values(self):
        self.inspect()
        self.choose_style("quiet")
        found = self.paste(FIGMA)
        self.assertIn("mix-blend-mode: multiply", found.text)
        self.assertNotIn("flex-direction", found.text)
        self.named("Paste", "dialog").click()
        self.file_says("cornerRadius: 14")
        text = self.file.read_text()
        for each in ["alpha: 0.9", "layer.borderWidth: 2", 'titleColor: "#112233"', "contentInsets: [8, 16, 8, 16]", "weight: semibold", "lineHeight: 20",
                     "radius: 6", "inset: true", "location: 1"]:
            self.assertIn(each, text)
        self.assertEqual(subprocess.run([__import__("browser").STYLEC, "lint", "--quiet", str(self.file)], capture_output=True).returncode, 0)
        self.settle()
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("z").key_up(Keys.CONTROL).perform()
        self.file_says(STYLES)

    def test_an_svg_becomes_a_path(self):
        self.inspect(text=SHAPES.lstrip())
        self.choose_style("mark")
        self.paste(ICON)
        self.named("Paste", "dialog").click()
        self.file_says("M2 2H22V22H2Z")
        self.file_says('sign.fillColor: "#123456"')
        self.assertIn("viewBox: [0, 0, 24, 24]", self.file.read_text())

    def test_odd_texts_are_told(self):
        self.expected_messages = ["api/edits"]
        self.inspect()
        self.choose_style("quiet")
        odd = ["", "}{;:", "<svg", "a: b: c; d", "--x: 1; width: 3px", "color: url(javascript:alert(1))", "border-radius: NaNpx; opacity: x", "<script>alert(1)</script>", "🦊" * 50, "x" * 300_000,
               "background: linear-gradient(red); box-shadow: 1px; padding: a b", "states:\n  none:\n    alpha: 1\n", "nothing: 1\n", "<svg xmlns='http://www.w3.org/2000/svg'><rect width='1' height='1'/></svg>"]
        for text in odd:
            self.paste(text)
            main = self.find("dialog .dialog-actions .main")
            # What draws something makes a layer, and what says nothing leaves nothing to press.
            if main.text == "Paste":
                main.click()
                time.sleep(0.05)
            else:
                self.assertEqual("Make a new layer of it", main.text)
            self.assertTrue(self.all("dialog"), f"{text[:40]!r} is refused where it was put in")
            self.named("Cancel", "dialog").click()
            self.wait(lambda: not self.all("dialog"), "it closes")
        self.assertEqual(self.file.read_text(), STYLES)

    def test_attributes_are_copied_to_another_style(self):
        self.inspect(text=STYLES.replace("title: Later }", "title: Later, states: { highlighted: { alpha: 0.3 } }, modes: { dark: { titleColor: white } } }"))
        self.choose_style("quiet")
        self.script("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
        self.palette("Copy all attributes")
        copied = self.wait(lambda: self.script("return window.copied"), "they are copied")
        self.assertIn("states:\n  highlighted:\n    alpha: 0.3\n", copied)
        self.choose_style("large")
        self.paste(copied)
        self.named("Paste", "dialog").click()
        self.file_says('    title: Later\n    backgroundColor: "#E5E5EA"\n')
        large = self.file.read_text().split("  large:\n")[1]
        self.assertIn("    states: { highlighted: { alpha: 0.3 } }\n    modes:\n      dark: { titleColor: white }\n", large)

    def test_layers_are_copied_to_another_component(self):
        self.inspect(text=SHAPES.lstrip().replace("styles:\n", """\
  Box:
    base: UIView
    layer: { sublayers: [{ name: sign, kind: rectangle, frame: [0, 0, 4, 4] }] }
    preview: { size: [40, 40] }
styles:
  box: { component: Box }
"""))
        before = self.file.read_text()
        self.script("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
        self.choose_style("mark")
        self.named("More for the layer sign", ".layers", "button").click()
        self.named("Copy", ".menu", "button").click()
        copied = self.wait(lambda: self.script("return window.copied"), "it is copied")
        self.assertEqual(copied, "[{ name: sign, kind: shape, path: ellipse, fillColor: red }]")
        self.choose_style("box")
        self.script("""
            const data = new DataTransfer();
            data.setData('text/plain', arguments[0]);
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
        """, copied)
        self.file_says("        - { name: sign, kind: rectangle, frame: [0, 0, 4, 4] }\n        - { name: sign2, kind: shape, path: ellipse, fillColor: red }\n")
        self.settle()
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("z").key_up(Keys.CONTROL).perform()
        self.file_says(before)

    def test_a_colour_goes_where_one_wants_it(self):
        self.inspect()
        self.choose_style("quiet")
        self.paste("hsl(120 100% 25%)")
        self.script("""
            const select = document.querySelector('dialog .paste-list select');
            select.value = 'glow'; select.dispatchEvent(new Event('change'));
        """)
        self.named("Paste", "dialog").click()
        self.file_says('glow: "#008000"')

    # For other people

    def test_a_link_leads_to_a_look(self):
        self.inspect()
        self.choose_style("quiet")
        self.named("Dark", ".look-bar").click()
        self.script("document.querySelector('[data-focus=states]').click()")
        self.script("[...document.querySelectorAll('.popover label')].find((each) => each.textContent === 'Pressed').click()")
        self.driver.find_element(By.TAG_NAME, "body").send_keys(Keys.ESCAPE)
        self.wait(lambda: "style=quiet&states=highlighted&modes=dark" in self.script("return location.hash"), "the address says it")
        address = self.script("return location.href")
        self.open(address)
        self.settle()
        self.assertEqual(self.find(".attributes-head h1").text, "quiet")
        self.assertEqual(self.named("Dark", ".look-bar").get_attribute("aria-pressed"), "true")
        self.assertIn("Pressed", self.find("[data-focus=states]").text)
        # A colleague's page has another port.
        self.palette("http://127.0.0.1:1/#style=primary&modes=light&size=200x60")
        self.wait(lambda: self.find(".attributes-head h1").text == "primary", "the link is followed")
        self.assertEqual(self.find("[data-focus='size.width']").get_attribute("value"), "200")
        # What isn't there is left out.
        self.script("location.hash = 'style=quiet&states=flying&modes=loud&size=axb&zoom=-3&view=none'")
        self.wait(lambda: self.find(".attributes-head h1").text == "quiet", "an address is followed")
        self.script("location.hash = 'style=gone'")
        self.settle()
        self.assertEqual(self.find(".attributes-head h1").text, "quiet")

    def saved(self, name):
        """What the page gives the browser to save."""
        self.script("""
            window.kept = null;
            if (!window.hooked) {
              window.hooked = true;
              HTMLAnchorElement.prototype.click = function () {
                fetch(this.href).then((answer) => answer.arrayBuffer()).then((bytes) => {
                  window.kept = [this.download, btoa(String.fromCharCode(...new Uint8Array(bytes.slice(0, 40_000))))];
                }).catch((problem) => { window.kept = [this.download, '', String(problem)]; });
              };
            }
        """)
        self.script("document.querySelector('[data-focus=share]').click()")
        self.named(name, ".menu").click()
        kept = self.wait(lambda: self.script("return window.kept"), f"{name} gives a file")
        return kept[0], base64.b64decode(kept[1])

    def test_pictures_are_saved(self):
        # Reading back what is saved isn't what the page may do.
        self.expected_messages = ["Content Security Policy", "Fetch API cannot load"]
        self.inspect()
        self.choose_style("quiet")
        self.driver.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})
        self.open(self.script("return location.href"))
        for scale in [1, 3]:
            name, bytes_ = self.saved(f"Save as PNG, {scale}×")
            self.assertEqual(name, "quiet.png" if scale == 1 else "quiet@3x.png")
            self.assertEqual(struct.unpack(">II", bytes_[16:24]), (136 * scale, 60 * scale))
        name, bytes_ = self.saved("Save as PDF")
        self.assertTrue(bytes_.startswith(b"%PDF-"))
        name, bytes_ = self.saved("Save as SVG")
        self.assertTrue(name == "quiet.svg" and b"<svg" in bytes_)
        name, bytes_ = self.saved("Save a sheet of Pill")
        self.assertEqual(name, "Pill.png")
        width, height = struct.unpack(">II", bytes_[16:24])
        self.assertTrue(width > 600 and height > 600, f"{width} × {height}")
        self.driver.execute_cdp_cmd("Page.setBypassCSP", {"enabled": False})

    # What happened

    def test_steps_are_taken_back_by_their_names(self):
        self.inspect()
        self.choose_style("quiet")
        for word in ["One", "Two", "Six"]:
            self.type_into(self.control("title"), word)
            self.file_says(f"title: {word} }}")
            self.settle()
            self.type_into(self.control("backgroundColor"), f"#{len(word)}{word[0]}0".replace("O", "1").replace("T", "2").replace("S", "6"))
            self.settle()
        self.named("Steps").click()
        names = [each.text for each in self.all(".menu button")]
        self.assertEqual(len(names), 6, names)
        self.assertEqual(names[1], "Set Title of quiet")
        last = self.file.read_text()
        self.all(".menu button")[4].click()
        self.file_says('backgroundColor: "#E5E5EA", title: One }')
        self.settle()
        self.named("Steps").click()
        self.wait(lambda: len(self.all(".menu button")) == 6, "what was undone is there as well")
        self.all(".menu button")[0].click()
        self.file_says(last)

    def test_what_changed_since_the_last_commit(self):
        self.write(STYLES)
        run = lambda *words: subprocess.run(["git", "-c", "user.name=n", "-c", "user.email=e", *words], cwd=self.folder, check=True, capture_output=True)
        run("init", "-q")
        run("add", "-A")
        run("commit", "-qm", "All")
        self.inspect()
        self.palette("What changed since")
        self.wait(lambda: "Nothing has changed." in self.find("dialog").text, "nothing has")
        self.named("Close", "dialog").click()
        self.choose_style("quiet")
        self.type_into(self.control("backgroundColor"), "#ff0000")
        self.file_says("#FF0000" if "#FF0000" in self.file.read_text() else "#ff0000")
        self.settle()
        self.palette("What changed since")
        told = self.wait(lambda: self.find("dialog .changes"), "it is listed")
        self.assertIn("quiet", told.text)
        self.assertIn("#E5E5EA", told.text)
        self.named("Close", "dialog").click()
        self.named("Compare", ".look-bar").click()
        self.named("Last commit", ".compare").click()
        self.wait(lambda: "in the last commit" in self.find(".compare").text, "it is shown as it was")
        self.wait(lambda: self.script("return [...document.querySelectorAll('.compare img')].every((each) => each.naturalWidth > 0)"), "both pictures are there")

    def test_without_a_repository_it_says_so(self):
        self.expected_messages = ["404"]
        self.inspect()
        self.palette("What changed since")
        self.wait(lambda: "commit" in self.find(".notice.error").text, "it is told")


if __name__ == "__main__":
    unittest.main()
