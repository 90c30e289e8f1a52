"""The tree of a component's layers: by mouse, keyboard and touch, each edit is a step back."""

import unittest

from browser import STYLES, ActionChains, BrowserTest, By, Keys

LAYERS = """\
components:
  Card:
    base: UIControl
    layer:
      backgroundColor: white
      sublayers:
        # What lies below.
        - { name: track, kind: rectangle, frame: [0, 0, 80, 20], backgroundColor: navy }
        - { name: thumb, kind: rectangle, frame: [2, 2, 16, 16], backgroundColor: red }   # it moves
        - { name: word, kind: text, string: Hello, frame: [0, 20, 80, 20] }
    states:
      highlighted: { thumb.opacity: 0.5 }
    preview: { size: [80, 44] }

styles:
  card: { component: Card }
"""


class Layers(BrowserTest):
    def begin(self):
        self.inspect(text=LAYERS)
        self.wait(lambda: self.row("track"), "the layers are shown")

    def row(self, name):
        return next((each for each in self.all(".layer-row[data-layer]") if each.get_attribute("data-layer") == name), None)

    def names(self):
        return [each.get_attribute("data-layer") for each in self.all(".layer-row[data-layer]")]

    def focus(self, name):
        self.script("arguments[0].focus()", self.row(name))

    def press(self, *keys, alt=False):
        chain = ActionChains(self.driver)
        if alt:
            chain.key_down(Keys.ALT)
        chain.send_keys(*keys)
        if alt:
            chain.key_up(Keys.ALT)
        chain.perform()

    def undo(self, text=LAYERS):
        self.find(".topbar-tools .only-editing button").click()
        self.wait(lambda: self.file.read_text() == text, "one step back undoes it")
        self.settle()

    def test_layers_are_ordered_and_put_into_each_other_by_keyboard(self):
        self.begin()
        self.assertEqual(["track", "thumb", "word"], self.names())
        self.focus("thumb")
        self.press(Keys.ARROW_UP, alt=True)
        self.wait(lambda: self.names() == ["thumb", "track", "word"], "the layer is the first")
        lines = LAYERS.splitlines(keepends=True)
        self.assertEqual("".join(lines[:6] + [lines[8]] + lines[6:8] + lines[9:]), self.file.read_text())
        self.wait(lambda: self.script("return document.activeElement.dataset.layer") == "thumb", "it keeps the focus")
        self.press(Keys.ARROW_DOWN, alt=True)
        self.wait(lambda: self.names() == ["track", "thumb", "word"], "it is where it was")
        self.assertEqual(LAYERS, self.file.read_text())
        self.wait(lambda: self.script("return document.activeElement.dataset.layer") == "thumb")
        self.press(Keys.ARROW_RIGHT, alt=True)
        self.file_says("          sublayers:\n            - { name: thumb")
        self.settle()
        self.assertEqual("2", self.row("thumb").get_attribute("aria-level"))
        self.focus("thumb")
        self.press(Keys.ARROW_LEFT, alt=True)
        self.wait(lambda: self.row("thumb").get_attribute("aria-level") == "1", "it lies in no other layer any more")

    def test_a_layer_is_dragged_to_another_place(self):
        self.begin()
        grip = self.row("word").find_element(By.CSS_SELECTOR, ".layer-grip")
        self.script("arguments[0].scrollIntoView({block: 'center'})", grip)
        ActionChains(self.driver, duration=30).click_and_hold(grip).move_to_element_with_offset(self.row("track"), 0, -10).release().perform()
        self.wait(lambda: self.names() == ["word", "track", "thumb"], "the layer is the first")
        self.settle()
        self.undo()
        # Escape puts it back.
        grip = self.row("word").find_element(By.CSS_SELECTOR, ".layer-grip")
        ActionChains(self.driver, duration=30).click_and_hold(grip).move_to_element_with_offset(self.row("track"), 0, 0).send_keys(Keys.ESCAPE).release().perform()
        self.settle()
        self.assertEqual(LAYERS, self.file.read_text())

    def test_a_layer_is_added_renamed_copied_and_deleted(self):
        self.begin()
        before = self.picture()
        self.named("Add a layer", ".attributes", "button").click()
        self.named("Rectangle", ".menu", "button").click()
        self.file_says("- name: rectangle\n          kind: rectangle")
        self.settle()
        self.wait(lambda: self.picture() != before, "it is seen at once")
        self.wait(lambda: self.script("return document.activeElement.dataset.layer") == "rectangle", "it has the focus")
        self.press(Keys.F2)
        self.wait(lambda: self.find("dialog input"), "the page asks for a name")
        self.type_into(self.find("dialog input"), "thumb")
        self.wait(lambda: "there already" in self.find("dialog .dialog-problem").text, "a name that is taken is refused")
        self.type_into(self.find("dialog input"), "badge")
        self.file_says("- name: badge\n          kind: rectangle")
        self.settle()
        self.focus("badge")
        self.press(Keys.DELETE)
        self.wait(lambda: self.file.read_text() == LAYERS, "it is gone")
        self.settle()
        # What states say of a layer goes with it, which is told before.
        self.focus("thumb")
        self.press(Keys.DELETE)
        self.wait(lambda: "1 value that states" in self.find("dialog").text, "it is told")
        self.assertEqual(LAYERS, self.file.read_text())
        self.named("Delete", "dialog", "button").click()
        self.wait(lambda: "thumb" not in self.file.read_text())
        self.settle()
        self.undo()
        self.expected_messages = ["409"]

    def test_layers_are_grouped_and_ungrouped_by_mouse(self):
        self.begin()
        self.row("track").click()
        ActionChains(self.driver).key_down(Keys.CONTROL).click(self.row("word")).key_up(Keys.CONTROL).perform()
        self.named("More for the layer word", ".layer-tree", "button").click()
        self.named("Group 2 layers into a column", ".menu", "button").click()
        self.file_says("kind: stack")
        self.settle()
        self.assertEqual(["stack", "track", "word", "thumb"], self.names())
        grouped = self.file.read_text()
        self.named("More for the layer stack", ".layer-tree", "button").click()
        self.named("Ungroup", ".menu", "button").click()
        self.wait(lambda: "kind: stack" not in self.file.read_text(), "the stack is gone")
        self.settle()
        self.undo(grouped)
        self.undo()

    def put(self, label, text):
        field = next(each for each in self.all("dialog .field") if each.is_displayed() and each.find_element(By.CSS_SELECTOR, "span").text == label)
        control = field.find_element(By.CSS_SELECTOR, "input, select")
        if control.tag_name == "select":
            next(each for each in control.find_elements(By.CSS_SELECTOR, "option") if text in each.text).click()
        else:
            control.send_keys(Keys.CONTROL, "a")
            control.send_keys(text)

    def choose(self, layer, item):
        self.named(f"More for the layer {layer}", ".layer-tree", "button").click()
        self.named(item, ".menu", "button").click()

    def test_a_layer_is_repeated_and_is_there_once_again(self):
        self.begin()
        before = self.picture()
        self.choose("thumb", "Repeat…")
        self.put("Copies", "0")
        self.expected_messages = ["api/layers"]
        self.named("Repeat", "dialog", "button").click()
        self.wait(lambda: "from 1 to 100" in self.find("dialog .dialog-problem").text, "what can't be is told")
        self.assertEqual("count", self.find("dialog [aria-invalid=true]").get_attribute("data-field"))
        self.put("How often", "As often as a new property says")
        self.assertEqual("count", self.find("dialog [data-field=name]").get_attribute("value"))
        self.put("Copies at first", "3")
        self.put("At most", "6")
        self.named("Repeat", "dialog", "button").click()
        self.file_says("repeat: $count")
        self.settle()
        self.assertIn("count: { type: Int, default: 3, min: 1, max: 6 }", self.file.read_text())
        self.assertIn("- name: row\n          kind: stack\n          axis: horizontal", self.file.read_text())
        self.assertIn("× count", self.row("thumb").text)
        self.wait(lambda: self.picture() != before, "the copies are seen")
        repeated = self.file.read_text()
        # It lies in a stack now, so nothing asks where copies lie.
        self.choose("thumb", "Number of copies…")
        self.put("How often", "A fixed number")
        self.assertFalse([each for each in self.all("dialog .field") if "Copies lie" in each.text])
        self.put("Copies", "4")
        self.named("Change", "dialog", "button").click()
        self.file_says("repeat: 4")
        self.settle()
        self.choose("thumb", "Number of copies…")
        self.named("Stop repeating", "dialog", "button").click()
        self.wait(lambda: "repeat" not in self.file.read_text(), "it is there once")
        self.settle()
        self.undo(repeated.replace("$count", "4"))
        self.undo(repeated)
        self.undo()

    def test_layers_are_added_by_their_name_and_from_what_is_drawn(self):
        self.begin()
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("k").key_up(Keys.CONTROL).perform()
        self.find("dialog .palette-input").send_keys("add a layer: grad")
        self.find("dialog .palette-input").send_keys(Keys.ENTER)
        self.file_says("kind: gradient")
        self.settle()
        self.undo()
        self.script("""
            const data = new DataTransfer();
            data.setData('text/plain', arguments[0]);
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
        """, '<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="#0a0"/><path d="M4 4h16v16H4z" fill="url(#g)"/>'
             '<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs></svg>')
        self.named("Make a new layer of its 2 shapes", "dialog", "button").click()
        self.file_says("path: { svg: M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z, viewBox: [0, 0, 24, 24] }")
        self.settle()
        self.wait(lambda: not self.all("dialog"), "the dialog has closed")
        written = self.file.read_text()
        for part in ["fillColor: \"#00AA00\"", "startPoint: [0.167, 0.167]", "endPoint: [0.167, 0.833]", "width: 24"]:
            self.assertIn(part, written)
        self.assertIn("svg: M4 4h16v16H4z", written[written.index("mask:"):])
        self.undo()

    def test_a_drawing_keeps_its_transforms_lines_and_gradients(self):
        self.begin()
        self.script("""
            const data = new DataTransfer();
            data.setData('text/plain', arguments[0]);
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
        """, '''<svg viewBox="0 0 100 100" width="200" height="200" onload="alert(1)"><defs><linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs>
            <rect x="5" y="5" width="30" height="30" fill="url(#a)"/>
            <g transform="translate(20 60) rotate(20)"><rect width="20" height="12" fill="orange" rx="3"/></g>
            <path d="M50 50h20v20h-20z M55 55h10v10h-10z" fill-rule="evenodd" fill="purple" opacity=".5"/>
            <path d="M10 90 L40 85" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-dasharray="8 5"/>
            <rect width="20" height="10" transform="skewX(20)" fill="red"/><rect width="4" height="4" style="fill:#0af;fill-opacity:.5"/></svg>''')
        self.named("Make a new layer of its 5 shapes", "dialog", "button").click()
        self.file_says("lineDashPattern: [16, 10]")
        self.settle()
        written = self.file.read_text()
        for part in ["startPoint: [0.05, 0.05]", "endPoint: [0.35, 0.05]", "transform: { rotation: 20, translation: [-0.233, 148.171] }", "opacity: 0.5", "fillRule: evenOdd",
                     "fillColor: clear", "strokeColor: label", "lineWidth: 6", "lineCap: round", "fillColor: rgb(0 170 255 / 50%)", "width: 200, height: 200"]:
            self.assertIn(part, written)
        self.wait(lambda: any("skewed" in each.text for each in self.all(".notice")), "what has no place is told")
        self.undo()

    def paste(self, text):
        self.script("""
            const data = new DataTransfer();
            data.setData('text/plain', arguments[0]);
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
        """, text)

    def test_a_card_of_figma_becomes_a_layer_with_all_that_css_says(self):
        self.begin()
        self.paste("""\
/* Card */
box-sizing: border-box;
position: absolute;
width: 320px;
height: 180px;
background: linear-gradient(135deg, #FFFFFF 0%, rgba(240,244,255,.8) 100%);
border: 1px solid rgba(0,0,0,.08);
box-shadow: 0px 8px 24px -4px rgba(16, 24, 40, 0.2), 0px 1px 2px rgba(0, 0, 0, .1);
border-radius: 16px;
opacity: .95;
backdrop-filter: blur(10px);
padding: 16px;
""")
        self.named("Make a new layer of it", "dialog", "button").click()
        self.file_says("kind: gradient")
        self.settle()
        written = self.file.read_text()
        for part in ["angle: 135", "width: 320, height: 180", "cornerRadius: 16", "borderWidth: 1", "borderColor: rgb(0 0 0 / 8%)", "opacity: 0.95", "offset: [0, 8]", "radius: 12", "spread: -4", "offset: [0, 1]"]:
            self.assertIn(part, written)
        for part in ["backdrop-filter: blur(10px), since a layer says nothing of this", "padding: 16px, since this layer has no such attribute"]:
            self.wait(lambda part=part: any(part in each.text for each in self.all(".notice")), "what has no place is told")
        self.undo()
        # Without a gradient, it is a rectangle.
        self.paste("width: 120px; height: 80px; background: #FF8800; border-radius: 50%; transform: rotate(3deg);")
        self.named("Make a new layer of it", "dialog", "button").click()
        self.file_says("frame: { width: 120, height: 80, centerX: 0, centerY: 0 }\n          backgroundColor: \"#FF8800\"\n          cornerRadius: 50%\n")
        self.settle()
        self.undo()

    def test_the_main_button_does_what_there_is_to_do(self):
        self.begin()
        self.paste('<svg viewBox="0 0 24 24"><path d="M4 4h16v16H4z" fill="#123456"/></svg>')
        self.wait(lambda: "Nothing of it is an attribute" in self.find("dialog").text, "it is told")
        main = self.find("dialog .dialog-actions .main")
        self.assertEqual("Make a new layer of it", main.text)
        self.assertEqual([], [each.text for each in self.all("dialog .paste-layers button")], "it is there once")
        # What is put in by hand has its own button, and nothing has none that can be pressed.
        area = self.find("dialog textarea")
        area.send_keys(Keys.CONTROL, "a")
        area.send_keys("opacity: 0.5;")
        self.wait(lambda: main.text == "Paste" and main.is_enabled(), "values are pasted")
        area.send_keys(Keys.CONTROL, "a")
        area.send_keys("Lorem ipsum")
        self.wait(lambda: not main.is_enabled(), "there is nothing to paste")
        self.named("Cancel", "dialog", "button").click()
        self.paste('<svg viewBox="0 0 24 24"><path d="M4 4h16v16H4z" fill="#123456"/></svg>')
        self.wait(lambda: self.find("dialog .dialog-actions .main").text == "Make a new layer of it", "the dialog is open")
        self.find("dialog .dialog-actions .main").click()
        self.file_says("fillColor: \"#123456\"")
        self.settle()
        self.undo()

    def add_from_clipboard(self, text):
        self.script("Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText: () => Promise.resolve(window.copied) } })")
        self.script("window.copied = arguments[0]", text)
        self.named("Add a layer", ".layers-tools", "button").click()
        self.named("Paste a layer", ".menu", "button").click()

    def test_a_layer_is_pasted_from_another_tool(self):
        self.begin()
        self.add_from_clipboard('<svg viewBox="0 0 24 24"><path d="M4 4h16v16H4z" fill="#123456"/></svg>')
        self.named("Make a new layer of it", "dialog .dialog-actions", "button").click()
        self.file_says("fillColor: \"#123456\"")
        self.settle()
        self.undo()
        # A layer is wanted, also where the same says something of the style; that has a button of its own.
        self.add_from_clipboard("width: 40px; height: 30px; background: #FF8800;")
        main = self.wait(lambda: self.find("dialog .dialog-actions .main"), "the dialog is open")
        self.assertEqual("Make a new layer of it", main.text)
        self.named("Paste the values instead", "dialog .paste-layers", "button")
        main.click()
        self.file_says("frame: { width: 40, height: 30, centerX: 0, centerY: 0 }\n          backgroundColor: \"#FF8800\"\n")
        self.settle()
        self.undo()
        self.add_from_clipboard("Lorem ipsum")
        self.wait(lambda: any("There is no layer on the clipboard" in each.text for each in self.all(".notice")), "it is told")
        self.assertFalse(self.all("dialog"))

    def test_an_icon_of_two_shapes_is_one_layer(self):
        self.begin()
        self.paste('<svg width="24" height="24" viewBox="0 0 24 24" fill="none"><path d="M4 4h10v10H4z" fill="#00AA00"/><circle cx="12" cy="12" r="10" stroke="#AA0000" stroke-width="2"/></svg>')
        self.named("Make a new layer of its 2 shapes", "dialog", "button").click()
        self.file_says("name: drawing")
        self.settle()
        written = self.file.read_text()
        self.assertIn("""\
        - name: drawing
          kind: rectangle
          frame: { width: 24, height: 24, centerX: 0, centerY: 0 }
          sublayers:
            - name: shape
              kind: shape
""", written)
        self.assertEqual(1, written.count("width: 24"), "the shapes are as large as the icon")
        self.assertEqual(["drawing"], [each.find_element(By.CSS_SELECTOR, ".layer-name").text for each in self.all(".layers-section[data-section=layers] .layer-row[aria-selected=true]")])
        self.undo()
        # So are several gradients of CSS: the box has what lies around them.
        self.paste("width: 60px; height: 40px; background: linear-gradient(90deg, rgba(255, 0, 0, .5) 0%, rgba(255, 0, 0, 0) 100%), linear-gradient(180deg, #FFFFFF 0%, #0000FF 100%), #00FF00; border-radius: 8px; opacity: .5;")
        self.named("Make a new layer of its 2 gradients", "dialog", "button").click()
        self.file_says("name: box")
        self.settle()
        written = self.file.read_text()
        self.assertEqual(3, written.count("cornerRadius: 8"), written)
        self.assertEqual(1, written.count("    opacity: 0.5"), written)
        self.assertIn('backgroundColor: "#00FF00"', written)
        self.undo()

    def test_every_target_is_large_enough(self):
        self.begin()
        small = self.script("""return [...document.querySelectorAll('.layers-section button, .layer-grip, .layer-row')]
          .map((each) => [each.className, each.getBoundingClientRect().width, each.getBoundingClientRect().height])
          .filter(([, width, height]) => width > 0 && (width < 24 || height < 24))""")
        self.assertEqual([], small)

    def test_a_syntax_error_is_told_where_the_layers_are(self):
        self.begin()
        self.file.write_text(LAYERS + "  broken: [\n")
        self.wait(lambda: "for the reason above" in self.find(".layers-note").text, "the reason is told")
        self.assertEqual([], self.all(".layers-tools button"))
        self.file.write_text(LAYERS)
        self.wait(lambda: self.all(".layers-tools button"), "it can be changed again")

    def picture(self):
        return self.script("return document.querySelector('.pictures img:last-child')?.src")


if __name__ == "__main__":
    unittest.main()
