"""Several tabs of one browser with the inspector, and a server that doesn't answer for a while."""

import signal
import time

from browser import STYLES, BrowserTest, Keys


class Tabs(BrowserTest):
    def another(self):
        self.driver.switch_to.new_window("tab")
        self.screen(1280, 860)
        self.open(self.address)

    def undo(self):
        self.find(".topbar-tools .only-editing button").click()

    def test_eight_tabs_follow_each_other(self):
        """A browser opens six connections to a host."""
        self.inspect()
        self.choose_style("primary")
        for _ in range(7):
            self.another()
            self.choose_style("primary")
        self.type_into(self.control("cornerRadius"), "21")
        self.file_says("cornerRadius: 21")
        for window in self.driver.window_handles:
            self.driver.switch_to.window(window)
            self.wait(lambda: self.control("cornerRadius").get_attribute("value") == "21", "the tab follows")
        # The tab with the stream closes, and another has it.
        self.driver.switch_to.window(self.driver.window_handles[-1])
        others = self.driver.window_handles[1:-1]
        for window in others:
            self.driver.switch_to.window(window)
            self.driver.close()
        self.driver.switch_to.window(self.driver.window_handles[0])
        self.driver.get("about:blank")
        self.driver.switch_to.window(self.driver.window_handles[-1])
        self.choose_style("quiet")
        self.file.write_text(STYLES.replace("title: Later", "title: Soon"))
        self.wait(lambda: self.control("title").get_attribute("value") == "Soon", "the last tab follows")

    def test_each_tab_undoes_what_it_wrote(self):
        self.inspect()
        self.choose_style("primary")
        self.type_into(self.control("cornerRadius"), "21")
        self.file_says("cornerRadius: 21")
        first = self.driver.current_window_handle
        self.another()
        self.choose_style("quiet")
        self.type_into(self.control("title"), "Never")
        self.file_says("title: Never")
        self.settle()
        self.driver.switch_to.window(first)
        self.settle()
        self.assertIn("Set Corner Radius of primary", self.find(".topbar-tools .only-editing button").get_attribute("aria-label"))
        self.undo()
        self.file_says("cornerRadius: 10")
        self.assertEqual(STYLES.replace("title: Later", "title: Never"), self.file.read_text())
        self.settle()
        self.find(".topbar-tools .only-editing button:nth-child(2)").click()
        self.file_says("cornerRadius: 21")
        self.driver.switch_to.window(self.driver.window_handles[-1])
        self.settle()
        self.undo()
        self.file_says("title: Later")
        self.assertEqual(STYLES.replace("cornerRadius: 10", "cornerRadius: 21"), self.file.read_text())

    def test_an_edit_waits_for_the_server(self):
        self.expected_messages += ["ERR_", "Failed to load"]
        self.inspect()
        self.choose_style("primary")
        self.driver.execute_cdp_cmd("Network.enable", {})
        offline = {"offline": True, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
        self.driver.execute_cdp_cmd("Network.emulateNetworkConditions", offline)
        self.type_into(self.control("cornerRadius"), "21")
        self.wait(lambda: "Trying again" in self.find(".connection").text, "the page says that it waits")
        time.sleep(1)
        self.driver.execute_cdp_cmd("Network.emulateNetworkConditions", {**offline, "offline": False})
        self.file_says("cornerRadius: 21")
        self.wait(lambda: self.find(".attributes-head h1").text == "primary", "the style is still shown")
        self.assertEqual([], self.all(".notice.error"))

    def test_an_answer_that_is_late_is_told(self):
        """A process that is stopped takes requests and answers none."""
        self.inspect()
        self.choose_style("primary")
        self.processes[0].send_signal(signal.SIGSTOP)
        try:
            self.type_into(self.control("cornerRadius"), "21")
            self.wait(lambda: "No answer yet" in self.find(".connection").text, "the page says that it waits")
        finally:
            self.processes[0].send_signal(signal.SIGCONT)
        self.file_says("cornerRadius: 21")
        self.wait(lambda: self.find(".connection").text == "", "the page says it no longer")

    def test_single_keys_work_in_the_list(self):
        self.inspect()
        self.choose_style("primary")
        self.script("document.querySelector('.navigator .virtual-list').focus()")
        self.driver.switch_to.active_element.send_keys("t")
        self.wait(lambda: self.find("#tab-tokens").get_attribute("aria-selected") == "true", "the tokens are shown")

    def test_notes_of_lost_steps_are_one(self):
        self.inspect()
        self.choose_style("primary")
        for number in ["12", "13", "14"]:
            self.type_into(self.control("cornerRadius"), number)
            self.file_says(f"cornerRadius: {number}")
            self.settle()
            self.write_outside(STYLES.replace("cornerRadius: 10", f"cornerRadius: {number}1"[:18] + "5"))
            self.wait(lambda: self.all(".notice"), "the page says what is lost")
        self.assertEqual(1, len(self.all(".notice")))
        self.assertIn("other step", self.find(".notice").text)

    def test_the_header_follows_undo(self):
        self.inspect()
        self.choose_style("primary")
        self.type_into(self.control("cornerRadius"), "21")
        self.wait(lambda: "cornerRadius: 21" in self.find(".written").text, "the header shows the line")
        self.settle()
        self.undo()
        self.file_says("cornerRadius: 10")
        self.wait(lambda: self.find(".written").text == "", "the header shows it no longer")

    def test_small_pictures_follow_the_pages_appearance(self):
        self.inspect()
        source = lambda: self.find(".thumbnail img").get_attribute("src")
        self.media(prefers_color_scheme="dark")
        self.wait(lambda: "modes=dark" in source(), "the small pictures are dark")
        self.media(prefers_color_scheme="light")
        self.wait(lambda: "modes=dark" not in source(), "the small pictures are light")
