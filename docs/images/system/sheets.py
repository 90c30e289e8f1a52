#!/usr/bin/env python3
"""Draws the sheets of docs/system.md again: docs/images/system/sheets.py STYLEC

Each is one look of all components: a brand, an appearance, a contrast and a density. It needs Pillow.
"""
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

HERE = Path(__file__).resolve().parent
STYLES = HERE.parent.parent.parent / "styles/system"

# Rows of pictures: a component, its style or variants, and a state.
ROWS = [
    [("ActionButton", "kind=primary,scale=medium", "normal"), ("ActionButton", "kind=secondary,scale=medium", "normal"), ("ActionButton", "kind=ghost,scale=medium", "normal"), ("ActionButton", "kind=danger,scale=medium", "normal")],
    [("ActionButton", "kind=primary,scale=small", "normal"), ("ActionButton", "kind=primary,scale=large", "normal"), ("ActionButton", "kind=primary,scale=medium", "highlighted"), ("ActionButton", "kind=primary,scale=medium", "disabled"), ("ActionButton", "kind=primary,scale=medium", "loading")],
    [("InputField", "input", "normal"), ("InputField", "input", "focused"), ("InputField", "input", "invalid")],
    [("Chip", "chip", "normal"), ("Chip", "chip", "selected"), ("SegmentButton", "segment", "normal"), ("SegmentButton", "segment", "selected"), ("TabItem", "tab", "normal"), ("TabItem", "tab", "selected")],
    [("CheckBox", "checkbox", "normal"), ("CheckBox", "checkbox", "selected"), ("RadioButton", "radio", "normal"), ("RadioButton", "radio", "selected")],
    [("SwitchControl", "onOff", "normal"), ("SwitchControl", "onOff", "selected"), ("Avatar", "person", "normal"), ("Avatar", "shape=square", "normal"), ("Badge", "count", "normal"), ("Badge", "tone=calm", "normal"), ("TooltipBubble", "tip", "normal")],
    [("Card", "look=raised", "normal"), ("Card", "look=outlined", "normal"), ("Card", "look=filled", "normal")],
    [("ListRow", "row", "normal"), ("ListRow", "row", "selected")],
    [("Banner", "mood=news", "normal"), ("Banner", "mood=good", "normal")],
    [("Banner", "mood=warning", "normal"), ("Banner", "mood=failure", "normal")],
    [("ProgressMeter", "meter", "normal"), ("ProgressMeter", "outcome=failed", "normal"), ("ProgressMeter", "outcome=done", "normal")],
]

# The modes of each sheet, and the colour behind it.
SHEETS = {
    "ocean-light": ({"light", "standard-contrast", "ocean", "regular"}, (245, 247, 250)),
    "ocean-dark": ({"dark", "standard-contrast", "ocean", "regular"}, (11, 14, 19)),
    "forest-light": ({"light", "standard-contrast", "forest", "regular"}, (245, 247, 250)),
    "forest-dark-high-contrast-compact": ({"dark", "high-contrast", "forest", "compact"}, (11, 14, 19)),
}
MARGIN = 16


def picture(folder, component, name, state, modes):
    """A look that doesn't depend on a mode has a picture without it in its name."""
    for file in sorted((folder / component).glob("*@2x.png")):
        parts = file.name.removesuffix("@2x.png").split(".")
        if "filmstrip" not in parts and parts[:2] == [name, state] and set(parts[2:]) <= modes:
            return Image.open(file).convert("RGBA")
    sys.exit(f"there is no picture of {component} {name}, {state}, in {', '.join(sorted(modes))}")


def sheet(folder, modes, ground):
    rows = [[picture(folder, *item, modes) for item in row] for row in ROWS]
    width = max(sum(image.width for image in row) for row in rows)
    height = sum(max(image.height for image in row) for row in rows)
    result = Image.new("RGBA", (width + 2 * MARGIN, height + 2 * MARGIN), ground + (255,))
    top = MARGIN
    for row in rows:
        left, tallest = MARGIN, max(image.height for image in row)
        for image in row:
            result.alpha_composite(image, (left, top + (tallest - image.height) // 2))
            left += image.width
        top += tallest
    return result.convert("RGB").quantize(256, dither=Image.Dither.NONE)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory(prefix="stylec-sheets-") as folder:
        command = [sys.argv[1], "preview", STYLES, "--output", folder, "--format", "png", "--scale", "2", "--quiet"]
        subprocess.run(command, check=True)
        for name, (modes, ground) in SHEETS.items():
            sheet(Path(folder) / "Previews", modes, ground).save(HERE / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
