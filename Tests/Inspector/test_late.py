"""Answers that come late, or in another order than they were asked for: nothing that a hand has done meanwhile is lost, or goes elsewhere."""

import unittest

from browser import STYLES, ActionChains, BrowserTest, Keys


class Late(BrowserTest):
    def begin(self):
        self.inspect()
        self.choose_style("primary")

    def click_style(self, name):
        next(each for each in self.all(".navigator .item") if each.text.split("\n")[0] == name).click()

    def press(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()

    def undo(self):
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("z").key_up(Keys.CONTROL).perform()

    def redo_label(self):
        return self.find(".topbar-tools .only-editing button:nth-child(2)").get_attribute("aria-label")

    def listed(self):
        return [each.text.split("\n")[0] for each in self.all(".navigator .item")]

    def test_a_value_goes_to_the_style_that_it_was_put_in_for(self):
        self.begin()
        self.hold("api/edit")
        self.type_into(self.control("cornerRadius"), "11")
        self.held("api/edit")
        self.type_into(self.control("title"), "Sold")
        self.click_style("quiet")
        self.wait(lambda: self.find(".attributes-head h1").text == "quiet", "the other style is shown")
        self.let_go("api/edit")
        self.file_says("title: Sold")
        self.settle()
        self.assertEqual("Later", self.control("title").get_attribute("value"))
        self.assertEqual(STYLES.replace("cornerRadius: 10", "cornerRadius: 11").replace("title: Buy  ", "title: Sold  "), self.file.read_text())

    def test_controls_of_a_style_write_to_it_while_another_one_is_loaded(self):
        self.begin()
        self.hold("api/style")
        self.click_style("quiet")
        self.held("api/style")
        self.type_into(self.control("cornerRadius"), "11")
        self.let_go("api/style")
        self.file_says("cornerRadius: 11")
        self.settle()
        self.assertEqual(STYLES.replace("cornerRadius: 10", "cornerRadius: 11"), self.file.read_text())

    def test_what_is_being_typed_stays(self):
        self.begin()
        self.hold("api/style")
        self.type_into(self.control("title"), "Sold")
        self.file_says("title: Sold")
        self.held("api/style")
        self.type_into(self.control("cornerRadius"), "1", enter=False)
        self.let_go("api/style")
        self.settle()
        self.press("4", Keys.ENTER)
        self.file_says("cornerRadius: 14")

    def test_steps_count_from_what_was_put_in_last(self):
        self.begin()
        self.hold("api/style")
        self.type_into(self.control("cornerRadius"), "11")
        self.held("api/style")
        self.hold("api/edit")
        self.type_into(self.control("cornerRadius"), "12")
        self.let_go("api/style")
        self.held("api/edit")
        self.file_says("cornerRadius: 12")
        self.press(Keys.ARROW_UP)
        self.let_go("api/edit")
        self.file_says("cornerRadius: 13")
        self.settle()
        self.assertEqual("13", self.control("cornerRadius").get_attribute("value"))

    def test_undo_takes_back_what_is_on_its_way(self):
        self.begin()
        self.hold("api/edit")
        self.type_into(self.control("cornerRadius"), "11")
        self.held("api/edit")
        # This one waits for the one before.
        self.type_into(self.control("cornerRadius"), "12")
        self.undo()
        self.let_go("api/edit")
        self.wait(lambda: "Set Corner Radius" in self.redo_label(), "it can be redone")
        self.assertEqual(STYLES.replace("cornerRadius: 10", "cornerRadius: 11"), self.file.read_text())

    def test_undo_takes_back_keys_that_rest(self):
        self.begin()
        self.control("cornerRadius").click()
        chain = ActionChains(self.driver, duration=0).send_keys(Keys.ARROW_UP).key_down(Keys.CONTROL).send_keys("z").key_up(Keys.CONTROL)
        chain.perform()
        self.wait(lambda: "Set Corner Radius" in self.redo_label(), "it can be redone")
        self.assertEqual(STYLES, self.file.read_text())
        self.settle()
        self.assertEqual("10", self.control("cornerRadius").get_attribute("value"))

    def test_what_was_asked_for_first_does_not_count_last(self):
        self.begin()
        self.hold("api/outline")
        one = STYLES + "  one: { component: Pill }\n"
        self.file.write_text(one)
        self.held("api/outline")
        self.file.write_text(one + "  two: { component: Pill }\n")
        self.held("api/outline", 2)
        self.let_go("api/outline", last=True)
        self.wait(lambda: "two" in self.listed(), "the newer one is shown")
        self.let_go("api/outline")
        self.settle()
        self.assertIn("two", self.listed())

    def test_a_second_enter_creates_nothing(self):
        self.begin()
        self.hold("api/create")
        self.find(".attributes-head h1").click()
        self.press("n")
        self.wait(lambda: self.all("dialog[open]"), "a name is asked for")
        self.press("twice", Keys.ENTER, Keys.ENTER)
        self.held("api/create")
        self.press(Keys.ENTER)
        self.let_go("api/create")
        self.wait(lambda: self.find(".attributes-head h1").text == "twice", "the new one is shown")
        self.settle()
        self.assertEqual([], self.all("dialog, .notice.error"))

    def test_a_second_key_deletes_once(self):
        self.begin()
        self.wait(lambda: self.all(".layer-row[data-layer=shine]"), "the layer is listed")[0].click()
        self.hold("api/layers")
        self.press(Keys.DELETE, Keys.DELETE)
        self.held("api/layers")
        self.press(Keys.DELETE)
        self.let_go("api/layers")
        self.wait(lambda: "name: shine" not in self.file.read_text(), "the layer is deleted")
        self.settle()
        self.assertEqual([], self.all("dialog, .notice.error"))

    def test_a_second_click_fixes_once(self):
        self.inspect(text=STYLES.replace("cornerRadius: 10", "cornerRadiu: 10"))
        self.find("#tab-problems").click()
        self.wait(lambda: self.all(".problems .fix"), "there is a fix")
        self.script("for (let click = 0; click < 2; click += 1) document.querySelector('.problems .fix').click()")
        self.file_says("cornerRadius: 10")
        self.settle()
        self.assertEqual([], self.all(".notice.error"))

    def test_a_picture_that_fails_leaves_the_last_one(self):
        self.expected_messages += ["ERR_"]
        self.begin()
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*api/picture*"]})
        try:
            self.script("""
                window.failed = 0;
                new PerformanceObserver((list) => { window.failed += list.getEntries().filter((each) => each.name.includes('api/picture') && each.name.includes('dark')).length; }).observe({ type: 'resource' });
            """)
            self.named("Dark").click()
            self.wait(lambda: self.script("return window.failed > 0"), "a picture is asked for")
            self.settle()
            self.assertTrue(self.script("return [...document.querySelectorAll('.pictures img')].every((each) => each.naturalWidth > 0)"))
        finally:
            self.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})

    def test_a_click_that_has_begun_finds_its_button(self):
        self.begin()
        self.hold("api/outline")
        self.file.write_text(STYLES + "  one: { component: Pill }\n")
        self.held("api/outline")
        # The answer comes while the button is down.
        self.script("""
            document.addEventListener('pointerdown', () => {
                const held = window.late.get('api/outline');
                window.late.delete('api/outline');
                for (const go of held) go();
            }, { once: true, capture: true });
        """)
        ActionChains(self.driver).move_to_element(self.named("Dark")).click_and_hold().pause(0.2).release().perform()
        self.wait(lambda: self.named("Dark").get_attribute("aria-pressed") == "true", "the look is dark")
        self.wait(lambda: "one" in self.listed(), "what has come is shown then")


if __name__ == "__main__":
    unittest.main()
