"""axe, the accessibility checker that browsers' tools use, on the page in all its forms: its own file says which version.

`Tests/Inspector/run` fetches it from PyPI; without it, as without a network, these tests are skipped.
"""

import os
import pathlib
import unittest

from browser import BrowserTest, By, Keys

AXE = os.environ.get("STYLEC_AXE")
ROOT = pathlib.Path(__file__).resolve().parents[2]

RUN = """
const done = arguments[arguments.length - 1];
axe.run(document, { resultTypes: ['violations'] }).then(
  (found) => done(found.violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.target.join(' ')}: ${node.failureSummary.split('\\n')[1] ?? ''}`))),
  (error) => done([String(error)]));
"""


@unittest.skipUnless(AXE, "axe isn't here")
class Axe(BrowserTest):
    def check(self, where):
        # Nothing is half faded in while it is looked at.
        self.wait(lambda: not self.script("return document.getAnimations().some((each) => each.playState === 'running' && each.effect.getTiming().iterations === 1)"), "nothing moves")
        if not self.script("return typeof axe !== 'undefined'"):
            self.script(pathlib.Path(AXE).read_text())
        self.driver.set_script_timeout(60)
        with self.subTest(where=where):
            self.assertEqual([], self.driver.execute_async_script(RUN))

    def begin(self):
        for path in sorted((ROOT / "styles/controls").glob("*.yaml")):
            if path.stem in ("star-rating", "segments", "tokens", "like-button", "skeleton-bar"):
                self.write(path.read_text(), f"styles/{path.name}")
        self.inspect(text="imports: [star-rating.yaml]\nstyles: { rating: { component: StarRating, alpha: 0.9 } }\n")
        self.choose_style("rating")

    def test_screens_of_all_sizes(self):
        self.begin()
        for width, height in [(320, 640), (768, 1024), (1280, 860), (3840, 2160)]:
            self.screen(width, height)
            self.settle()
            self.check(f"{width} points")
        self.screen(1280, 860)

    def test_dark_and_forced_colours_and_a_larger_page(self):
        self.begin()
        for features in [{"prefers_color_scheme": "dark"}, {"forced_colors": "active"}, {"prefers_contrast": "more"}]:
            self.media(**features)
            self.settle()
            self.check(str(features))
        self.media()
        # As a window of 1280 points is laid out at 200 %.
        self.screen(640, 430)
        self.settle()
        self.check("200 %")
        self.screen(1280, 860)

    def test_views_sections_and_dialogs(self):
        self.begin()
        for key in "23":
            self.find("body").send_keys(key)
            self.settle()
            self.check(f"view {key}")
        self.find("body").send_keys("1")
        for heading in self.all(".attributes .section-title[aria-expanded=false]")[:12]:
            self.script("arguments[0].click()", heading)
        self.settle()
        self.check("all sections")
        for button in ["Add a property…", "Add an animation…", "Add a state of your own…"]:
            self.script("arguments[0].click()", self.named(button, ".attributes", "button"))
            self.wait(lambda: self.all("dialog"), button)
            self.check(button)
            self.find("dialog").send_keys(Keys.ESCAPE)
            self.wait(lambda: not self.all("dialog"), "it closes")
        self.script("arguments[0].click()", self.named("More for the layer star", ".layer-tree", "button"))
        self.wait(lambda: self.all(".menu"), "the menu")
        self.check("a menu")
        self.named("Number of copies…", ".menu", "button").click()
        self.check("copies")
        self.find("dialog").send_keys(Keys.ESCAPE)
        self.find("body").send_keys("?")
        self.wait(lambda: self.all("dialog"), "the keys")
        self.check("keys")

    def test_lists_of_tokens_and_problems_and_the_empty_page(self):
        self.begin()
        for key in "tpo":
            self.find("body").send_keys(key)
            self.settle()
            self.check(f"list {key}")


if __name__ == "__main__":
    unittest.main()
