"""Names that come and go: nothing is asked for under one that is gone, also where answers take long."""

import unittest

from browser import ActionChains, BrowserTest, By, Keys, STYLES

SLOW = """\
const ask = window.fetch;
window.asked = [];
window.fetch = async (...what) => {
    const path = String(what[0]);
    window.asked.push(path);
    const answer = await ask(...what);
    if (/api\\/(undo|redo|rename|outline|delete)/.test(path)) await new Promise((resolve) => setTimeout(resolve, 700));
    return answer;
};
"""


class Names(BrowserTest):
    def press(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()

    def rename(self, name):
        self.press(Keys.F2)
        field = self.wait(lambda: self.find("dialog .field input"), "a name is asked for")
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(name)
        self.named("Rename", "dialog", "button").click()

    def heading(self, text):
        self.wait(lambda: self.find(".attributes-head h1").text == text, f"{text} is shown")

    def touch(self):
        """Does what asks for pictures: other looks, and all that the views show."""
        self.script("""
            const shown = document.querySelector('.control-face');
            for (const type of ['pointerenter', 'pointerdown', 'pointerup', 'pointerleave']) shown?.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }));
        """)
        for name in ("Dark", "Light"):
            for each in self.script("return [...document.querySelectorAll('button')].filter((each) => each.textContent.trim() === arguments[0] && each.offsetParent)", name):
                self.script("arguments[0].click()", each)

    def requests(self, name):
        """What has been asked for under a name, pictures included."""
        return self.script("""
            const all = [...window.asked, ...performance.getEntriesByType('resource').map((each) => each.name)];
            return all.filter((each) => /api\\/(picture|style|geometry)/.test(each) && new URLSearchParams(each.split('?')[1]).get('id') === arguments[0]);
        """, name)

    def watch(self):
        self.script("performance.clearResourceTimings(); window.asked.length = 0")

    def test_nothing_is_asked_for_under_a_name_that_an_undo_takes_away(self):
        self.inspect()
        self.choose_style("quiet")
        self.rename("calm")
        self.heading("calm")
        self.settle()
        self.script(SLOW)
        for button, gone, shown in [("Undo: Rename quiet to calm", "calm", "quiet"), ("Redo: Rename quiet to calm", "quiet", "calm")]:
            # What was begun before is on its way.
            self.settle()
            button = self.wait(lambda button=button: next((each for each in self.all(".only-editing button") if each.get_attribute("aria-label") == button), None), button)
            self.watch()
            self.script("arguments[0].click()", button)
            self.wait(lambda shown=shown: f"  {shown}:" in self.file.read_text(), "the file is changed")
            # The answer is not there yet, and neither are the names.
            self.touch()
            self.heading(shown)
            self.settle()
            self.assertEqual([], self.requests(gone))
            self.wait(lambda shown=shown: self.requests(shown), "what is shown has its pictures")
            self.assertTrue(self.script("return document.querySelector('.pictures img').naturalWidth > 0"))

    def test_nothing_is_asked_for_under_a_name_that_is_being_changed(self):
        self.inspect()
        self.choose_style("quiet")
        self.settle()
        self.script(SLOW)
        self.press(Keys.F2)
        field = self.wait(lambda: self.find("dialog .field input"), "a name is asked for")
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("calm")
        # The dialog has asked how many places there are.
        self.wait(lambda: "Changes 1 place" in self.find("dialog").text, "it says how much changes")
        self.watch()
        self.named("Rename", "dialog", "button").click()
        self.file_says("  calm:")
        self.touch()
        self.heading("calm")
        self.settle()
        self.assertEqual([], self.requests("quiet"))
        self.assertIn("  calm:", self.file.read_text())
        self.assertEqual(STYLES.replace("  quiet:", "  calm:"), self.file.read_text())


if __name__ == "__main__":
    unittest.main()
