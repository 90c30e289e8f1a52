"""The page for everyone: by keyboard alone, for screen readers, in light and dark, on small and large screens."""

import time
import unittest

from browser import STYLES, ActionChains, BrowserTest, Keys

# Every text on the page with its colour, the ground behind it and its size. What stands on a picture has no one ground.
TEXTS = """
const parse = (text) => {
  const numbers = text.match(/[\\d.]+(?:e-?\\d+)?/g)?.map(Number) ?? [0, 0, 0, 0];
  const isUnit = text.startsWith('color(');
  const [r, g, b] = numbers.slice(isUnit && /srgb|p3/.test(text) ? (text.includes('p3') ? 1 : 0) : 0).map((each) => isUnit ? each * 255 : each);
  const alpha = numbers.length > (isUnit && text.includes('p3') ? 4 : 3) ? numbers.at(-1) : 1;
  return [r, g, b, alpha];
};
const over = ([r, g, b, a], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a)];
const luminance = (color) => {
  const [r, g, b] = color.map((each) => { const c = each / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const found = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode;
  const element = node.parentElement;
  if (!node.data.trim() || element.closest('script, style, option, [disabled], [aria-disabled=true], .visually-hidden, svg')) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const box = range.getBoundingClientRect();
  if (box.width < 1 || box.height < 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
  const grounds = [];
  let isOnPicture = false;
  let opacity = 1;
  for (let each = element; each; each = each.parentElement) {
    const style = getComputedStyle(each);
    opacity *= Number(style.opacity);
    if (style.backgroundImage !== 'none' && !each.matches('button, select')) isOnPicture = true;
    const color = parse(style.backgroundColor);
    if (color[3] > 0) grounds.push(color);
    if (color[3] >= 1) break;
  }
  if (isOnPicture) continue;
  let ground = [255, 255, 255];
  for (const each of grounds.reverse()) ground = over(each, ground);
  const ink = parse(getComputedStyle(element).color);
  ink[3] *= opacity;
  const [light, dark] = [luminance(over(ink, ground)), luminance(ground)].sort((a, b) => b - a);
  const contrast = (light + 0.05) / (dark + 0.05);
  const size = parseFloat(getComputedStyle(element).fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(getComputedStyle(element).fontWeight) >= 700);
  if (contrast < (isLarge ? 3 : 4.5)) found.push(`${contrast.toFixed(2)}: “${node.data.trim().slice(0, 40)}” in ${element.className || element.tagName} of ${element.parentElement.className}`);
}
return found;
"""

NAMED_ROLES = {
    "button", "checkbox", "combobox", "dialog", "grid", "group", "heading", "image", "link", "listbox", "menu", "menuitem", "menuitemradio",
    "navigation", "option", "radio", "radiogroup", "region", "searchbox", "slider", "spinbutton", "switch", "tab", "tablist", "textbox",
    "toolbar", "tree", "treeitem", "complementary", "separator",
}


# What can be clicked or touched and is smaller than 24 px; of a box with a label, that is the target.
SMALL = """
  const targets = [...document.querySelectorAll('button, input, select, textarea, a[href], summary, [role=treeitem], [role=option], [role=slider], [role=tab]')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.matches('.skip, .visually-hidden, :disabled'));
  return targets.map((each) => [each, (each.matches('[type=checkbox], [type=radio]') ? each.closest('label') ?? each : each).getBoundingClientRect()])
    .filter(([each, box]) => box.width > 0 && (box.width < 23.9 || box.height < 23.9) && !each.matches('.frame-box'))
    .map(([each, box]) => [each.tagName, each.className, each.getAttribute('aria-label') ?? each.textContent, box.width, box.height].join(' '));
"""


class Everyone(BrowserTest):
    def places(self):
        """The page in its several shapes, one after the other."""
        self.choose_style("primary")
        yield "live"
        for view in ["overview", "looks", "compare"]:
            self.find(f"[data-focus='view.{view}']").click()
            self.settle()
            yield view
        self.find("[data-focus='view.live']").click()
        self.settle()
        self.script("document.querySelectorAll('.section-title[aria-expanded=false]').forEach((each) => each.click())")
        yield "all attributes"
        self.control("backgroundColor.swatch").click()
        self.settle()
        yield "colour picker"
        self.find(".color-picker [data-tab=tokens]").click()
        yield "tokens in the picker"
        self.script("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))")
        # Sections get their height when they come into view, so the button is put far from the sticky titles.
        more = self.named("More for Title", within=".attributes", role="button")
        self.script("arguments[0].scrollIntoView({block: 'center'})", more)
        self.settle()
        more.click()
        self.settle()
        yield "menu"
        self.script("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))")
        self.find("[data-focus=share]").click()
        self.settle()
        yield "share menu"
        self.script("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))")
        quiet = next(each for each in self.all(".navigator .item") if each.text.startswith("quiet"))
        ActionChains(self.driver).key_down(Keys.CONTROL).click(quiet).key_up(Keys.CONTROL).perform()
        self.wait(lambda: self.all(".is-mixed"), "what differs is told")
        yield "several styles"
        self.script("""
            const data = new DataTransfer();
            data.setData('text/plain', 'color: red; border: 1px solid #00ff00; float: left');
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
        """)
        self.wait(lambda: self.all("dialog .paste-list li"), "what is pasted is shown")
        yield "pasting"
        self.named("Cancel", "dialog").click()
        self.named("Only this one", ".attributes").click()
        add = self.find("[data-focus='animations.add']")
        self.script("arguments[0].scrollIntoView({block: 'center'})", add)
        add.click()
        self.settle()
        yield "a new animation"
        self.named("Cancel", "dialog").click()
        self.find("#tab-tokens").click()
        self.wait(lambda: next((each for each in self.all(".navigator .item") if each.text.startswith("accent")), None)).click()
        self.wait(lambda: self.find(".attributes-head h1").text == "color.accent")
        self.settle()
        yield "token"
        self.find("#tab-problems").click()
        self.settle()
        yield "problems"
        self.named("Keyboard", within=".topbar", role="button").click()
        self.settle()
        yield "help"

    def test_every_control_has_a_name(self):
        self.inspect(text=STYLES.replace("$color.ink", "$color.unknown").replace("title: Later", "titl: Later"))
        nameless = []
        for place in self.places():
            for node in self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]:
                role = node.get("role", {}).get("value")
                if node.get("ignored") or role not in NAMED_ROLES:
                    continue
                properties = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
                name = node.get("name", {}).get("value", "").strip()
                if not name and role not in ("group", "image") and (role != "separator" or properties.get("focusable")):
                    nameless.append((place, role, node.get("backendDOMNodeId"), properties.get("focusable")))
        self.assertEqual([], nameless)

    def test_every_target_is_large_enough(self):
        for width, height in [(1280, 860), (320, 800)]:
            self.screen(width, height)
            self.inspect()
            for place in self.places() if width > 400 else ["narrow"]:
                self.assertEqual([], self.script(SMALL), f"{place}, {width} px")
            for panel in ["navigator", "canvas", "attributes"] if width < 400 else []:
                self.find(f".panel-tabs [data-panel={panel}]").click()
                self.settle()
                self.assertEqual([], self.script(SMALL), f"{panel}, {width} px")

    def test_texts_have_contrast_in_light_and_dark(self):
        for scheme in ["light", "dark"]:
            with self.subTest(scheme):
                self.media(prefers_color_scheme=scheme)
                self.inspect()
                for place in self.places():
                    self.settle()
                    self.assertEqual([], self.script(TEXTS), f"{place}, {scheme}")
        self.media()

    def test_it_fits_from_320_to_3840_pixels(self):
        self.inspect()
        for width, height in [(320, 640), (480, 800), (768, 1024), (1024, 768), (1280, 800), (2560, 1440), (3840, 2160)]:
            self.screen(width, height)
            self.settle()
            panels = ["navigator", "canvas", "attributes"] if width < 760 else ["canvas"]
            for panel in panels:
                if width < 760:
                    self.find(f".panel-tabs [data-panel={panel}]").click()
                    self.settle()
                with self.subTest(width=width, panel=panel):
                    self.assertLessEqual(self.script("return document.documentElement.scrollWidth"), width)
                    beyond = self.script(
                        "return [...document.querySelectorAll('button, input, select')].filter((each) => each.checkVisibility() && !each.closest('.stage-scroll, .looks-scroll, .pair, .visually-hidden')"
                        " && each.getBoundingClientRect().width > 0 && (each.getBoundingClientRect().right > innerWidth + 1 || each.getBoundingClientRect().left < -1))"
                        ".map((each) => each.outerHTML.slice(0, 120))")
                    self.assertEqual([], beyond)

    def test_what_opens_fits_320_pixels(self):
        self.inspect()
        self.choose_style("quiet")
        self.screen(320, 640)
        self.settle()
        self.find(".panel-tabs [data-panel=canvas]").click()
        self.find("[data-focus='view.compare']").click()
        self.settle()
        last = self.named("Difference", ".compare-bar")
        self.assertLessEqual(self.script("return arguments[0].getBoundingClientRect().right", last), 320)
        self.find(".panel-tabs [data-panel=attributes]").click()
        swatch = self.control("backgroundColor.swatch")
        self.script("arguments[0].scrollIntoView({block: 'center'})", swatch)
        swatch.click()
        picker = self.wait(lambda: self.find(".picker-popover"))
        for tab in ["Mix", "Tokens", "System"]:
            self.named(tab, ".picker-popover").click()
            wider = self.script(
                "return [arguments[0], ...arguments[0].querySelectorAll('.picker-body, .picker-mix, .picker-list')].filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.className)", picker)
            self.assertEqual([], wider, tab)

    def test_the_keyboard_does_it_all(self):
        """Finds a style, changes a number, chooses the place, undoes it: no pointer at all."""
        self.inspect()
        self.choose_style("quiet")
        self.script("document.activeElement.blur()")
        keys = lambda *texts: ActionChains(self.driver).send_keys(*texts).perform()
        keys("/")
        self.wait(lambda: self.script("return document.activeElement.classList.contains('search-field')"), "the search has the focus")
        keys("primary", Keys.ARROW_DOWN)
        keys(Keys.ARROW_DOWN, Keys.ENTER)
        self.wait(lambda: self.find(".attributes-head h1").text == "primary", "the style is chosen")
        # To the attributes, as Tab goes there.
        for _ in range(80):
            keys(Keys.TAB)
            if self.script("return document.activeElement.dataset.focus") == "glow":
                break
        self.assertEqual("glow", self.script("return document.activeElement.dataset.focus"))
        self.assertTrue(self.script("return document.activeElement.matches(':focus-visible')"))
        keys("#FF8800", Keys.ENTER)
        self.wait(lambda: self.all(".place"), "the question is asked")
        self.assertTrue(self.script("return document.activeElement.classList.contains('place')"), "and has the focus")
        time.sleep(0.3)
        keys(Keys.ENTER)
        self.file_says("#FF8800")
        self.settle()
        self.assertEqual("glow", self.script("return document.activeElement.dataset.focus"), "the focus is where it was")
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("z").key_up(Keys.CONTROL).perform()
        self.wait(lambda: self.file.read_text() == STYLES, "it is undone")
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("k").key_up(Keys.CONTROL).perform()
        self.wait(lambda: self.all(".palette-input"))
        keys("all looks", Keys.ENTER)
        self.wait(lambda: self.all(".looks"), "a command is run by its name")

    def test_tab_goes_through_all_and_is_seen(self):
        """No control keeps the focus, and each that has it shows it, also in the colours of a system."""
        state = """
            const element = document.activeElement;
            if (element === document.body) return null;
            window.order ??= new Map();
            if (!window.order.has(element)) window.order.set(element, window.order.size);
            // What is drawn by a part of it, such as a tree's item.
            const inner = element.getAttribute('aria-activedescendant') && document.getElementById(element.getAttribute('aria-activedescendant'));
            const isSeen = [element, inner, element.closest('label, .number-field, .search')].filter(Boolean).some((each) => {
              const style = getComputedStyle(each);
              return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
            });
            const box = element.getBoundingClientRect();
            return [window.order.get(element), element.getAttribute('aria-label') ?? element.textContent.slice(0, 30), isSeen, box.width + box.height > 0 && element.checkVisibility()];
        """
        for features in [{}, {"forced_colors": "active"}]:
            self.media(**features)
            self.inspect()
            self.choose_style("quiet")
            self.script("document.activeElement.blur()")
            seen = []
            for _ in range(400):
                ActionChains(self.driver).send_keys(Keys.TAB).perform()
                each = self.script(state)
                if each is None or (len(seen) > 10 and each[0] == seen[0][0]):
                    break
                seen.append(each)
            else:
                self.fail("Tab never comes to an end")
            self.assertGreater(len(seen), 40)
            self.assertEqual(len(seen), len({number for number, *_ in seen}), "no control gets the focus twice")
            self.assertEqual([], [name for _, name, is_seen, _ in seen if not is_seen], f"each shows that it has the focus, {features}")
            self.assertEqual([], [name for _, name, _, has_size in seen if not has_size])
        self.media()

    def test_less_motion_is_kept_to(self):
        self.media(prefers_reduced_motion="reduce")
        self.inspect()
        self.choose_style("primary")
        self.settle()
        ActionChains(self.driver).click_and_hold(self.find(".control-face")).perform()
        self.wait(lambda: "Pressed" in self.find(".stage-caption").text)
        self.assertEqual(0, self.script("return document.getAnimations().length"))
        ActionChains(self.driver).release().perform()
        self.media()


if __name__ == "__main__":
    unittest.main()
