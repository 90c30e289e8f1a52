"""The gallery that `build` writes, from the disk."""

import subprocess
import unittest

from browser import STYLES, STYLEC, BrowserTest, ActionChains


class Gallery(BrowserTest):
    def build(self, text=STYLES):
        self.file = self.write(text)
        subprocess.run([STYLEC, "build", "styles", "--output", "out", "--format", "html", "--quiet"], cwd=self.folder, check=True)
        self.open((self.folder / "out/index.html").as_uri())

    def pictures(self, selector):
        return self.wait(lambda: self.script(
            "const all = [...document.querySelectorAll(arguments[0])];"
            "return all.length > 0 && all.every((each) => each.complete && each.naturalWidth > 1) ? all.map((each) => each.src) : null", selector),
            f"the pictures of {selector} are there")

    def test_styles_are_shown_many_at_once_and_found(self):
        self.build()
        self.assertEqual(3, len(self.pictures(".card img")))
        self.find(".navigator .search-field").send_keys("#E5E5EA")
        self.wait(lambda: [each.text for each in self.all(".card")] == ["quiet"], "one is found by its value")
        self.find(".card").click()
        self.wait(lambda: self.find(".attributes-head h1").text == "quiet")
        self.pictures(".pictures img")

    def test_a_link_leads_to_a_look(self):
        self.build()
        self.open((self.folder / "out/index.html").as_uri() + "#style=quiet&states=highlighted&modes=dark")
        self.wait(lambda: self.find(".attributes-head h1").text == "quiet", "the style is shown")
        self.wait(lambda: "Pressed" in self.find("[data-focus=states]").text, "so is its state")
        self.assertEqual("true", self.find("[data-focus='mode.dark']").get_attribute("aria-pressed"))
        self.find("[data-focus=share]").click()
        self.assertEqual(["Copy a link to this look", "Save as SVG"], [each.text for each in self.all(".menu button")])

    def test_an_open_gallery_shows_what_watching_builds(self):
        self.file = self.write(STYLES)
        watching = subprocess.Popen(
            [STYLEC, "build", "styles", "--output", "out", "--format", "html", "--watch"],
            cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.processes.append(watching)
        gallery = self.folder / "out/index.html"
        self.wait(gallery.exists, "the gallery is built")
        self.open(gallery.as_uri())
        before = self.pictures(".card img")
        self.file.write_text(STYLES.replace("#E5E5EA", "#AA0011"))
        self.wait(lambda: self.pictures(".card img") != before, "the new picture is shown")
        self.file.write_text(STYLES.replace("  large:", "  larger: { extends: primary }\n  large:"))
        self.wait(lambda: len(self.all(".card")) == 4, "a new style is shown")

    def test_modes_and_states_are_switched(self):
        self.build()
        self.choose_style("primary")
        self.find("[data-focus='view.live']").click()
        light = self.pictures(".pictures img")
        self.find("[data-focus='mode.dark']").click()
        self.wait(lambda: self.pictures(".pictures img:last-child") != light, "dark is another picture")
        dark = self.pictures(".pictures img:last-child")
        self.settle()
        ActionChains(self.driver).click_and_hold(self.find(".control-face")).perform()
        self.wait(lambda: self.pictures(".pictures img:last-child") != dark, "it is pressed")
        ActionChains(self.driver).release().perform()
        self.find("[data-focus='view.looks']").click()
        self.assertGreaterEqual(len(self.pictures(".look-cell img")), 4)

    def test_animations_of_a_state_move_together(self):
        grow = "grow: { property: layer.transform, to: { scale: 0.9 }, duration: 1, repeatCount: infinite }"
        fade = "fade: { property: layer.opacity, to: 0.2, duration: 0.5, repeatCount: infinite }"
        text = STYLES.replace("    transition:", f"    animations: {{ {grow}, {fade} }}\n    transition:")
        for show in (lambda: self.build(text), lambda: self.inspect(text=text)):
            show()
            self.choose_style("primary")
            self.find("[data-focus='view.live']").click()
            still = self.pictures(".pictures img:last-child")
            self.find("[data-focus=motion]").click()
            self.assertEqual(["Stand still", "grow, fade"], [each.text for each in self.all("[role=menu] [role^=menuitem]")])
            self.all("[role=menu] [role^=menuitem]")[1].click()
            self.wait(lambda: self.pictures(".pictures img:last-child") != still, "it moves")
            self.assertEqual("grow, fade", self.find("[data-focus=motion]").text)
            svg = self.script("return fetch(document.querySelector('.pictures img:last-child').src).then((answer) => answer.text())")
            self.assertIn("@keyframes", svg)
            self.assertIn('attributeName="opacity"', svg)

    def test_each_variant_of_a_component_has_its_picture(self):
        self.build("""\
components:
  Badge:
    base: UIView
    properties: { tone: { type: UIColor, default: red } }
    variants: { kind: { plain: {}, quiet: { tone: blue } } }
    layer: { backgroundColor: $tone }
    preview: { size: [40, 40] }
""")
        names = ["Badge, kind: plain", "Badge, kind: quiet"]
        self.assertEqual(names, [each.text for each in self.all(".card")])
        self.assertEqual(2, len(set(self.pictures(".card img"))))
        for name, color in zip(names, ["#FF0000", "#0000FF"]):
            self.choose_style(name)
            self.wait(lambda: color in self.find(".attributes").text, f"{name} has its values")

    def test_values_lead_to_their_places(self):
        self.build()
        self.choose_style("primary")
        place = self.wait(lambda: next((each for each in self.all(".facts a")), None), "the file is a link")
        self.assertEqual("styles.yaml:28", place.text)
        address = place.get_attribute("href")
        self.assertTrue(address.endswith("styles/styles.yaml#L28"), address)
        self.assertTrue(self.named("PillStyle.primary", within=".facts", role="button"), "the Swift name is there to copy")
        self.named("$color.accent", within=".attributes", role="button").click()
        self.wait(lambda: self.find(".attributes-head h1").text == "color.accent")
        self.wait(lambda: "primary" in self.find(".uses").text, "with its users")
        self.assertFalse(self.all(".attributes input:not([type=search])"), "nothing can be edited")

    def test_an_open_gallery_shows_what_is_built_again(self):
        self.build()
        before = self.script("return document.querySelector('meta[name=version]').content")
        self.file.write_text(STYLES.replace("#E5E5EA", "#00AA00"))
        subprocess.run([STYLEC, "build", "styles", "--output", "out", "--format", "html", "--quiet"], cwd=self.folder, check=True)
        self.wait(lambda: self.script("return document.querySelector('meta[name=version]')?.content") not in (before, None), "the new page is shown")


if __name__ == "__main__":
    unittest.main()
