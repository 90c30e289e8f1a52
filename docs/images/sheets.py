#!/usr/bin/env python3
"""Draws the pictures of docs/system.md and docs/controls.md again: docs/images/sheets.py STYLEC

A sheet of the system is one look of all components: a brand, an appearance, a contrast and a density. A picture of a control shows some of its looks,
light and dark. It needs Pillow.
"""
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

HERE = Path(__file__).resolve().parent
STYLES = HERE.parent.parent / "styles"

# Rows of pictures of the system: a component, its style or variants, and a state.
SYSTEM = [
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

# The looks of each control, by the name of its file: a component, its style, and a state.
CONTROLS = {
    "design-button": [("DesignButton", "plain", "normal"), ("DesignButton", "pill", "normal"), ("DesignButton", "tab", "normal")],
    "dashed-box": [("DashedBox", "zone", "normal"), ("DashedBox", "long", "normal"), ("DashedBox", "dots", "normal")],
    "progress-ring": [("ProgressRing", "begun", "normal"), ("ProgressRing", "nearlyDone", "normal"), ("ProgressRing", "thin", "normal")],
    "line-field": [("LineField", "mail", "normal"), ("LineField", "checked", "focused")],
    "user-avatar": [("UserAvatar", "initials", "normal"), ("UserAvatar", "online", "normal"), ("UserAvatar", "photo", "normal")],
    "star-rating": [("StarRating", "good", "normal"), ("StarRating", "three", "normal")],
    "info-tip": [("InfoTip", "above", "normal"), ("InfoTip", "beside", "normal"), ("InfoTip", "below", "normal")],
    "count-badge": [("CountBadge", "few", "normal"), ("CountBadge", "many", "normal"), ("InboxButton", "unread", "normal")],
    "skeleton-bar": [("SkeletonBar", "line", "normal"), ("SkeletonBar", "face", "normal")],
    "photo-card": [("PhotoCard", "photo", "normal")],
    "gradient-frame": [("GradientFrame", "thin", "normal"), ("GradientFrame", "thick", "normal")],
    "floating-field": [("FloatingField", "email", "normal"), ("FloatingField", "email", "focused"), ("FloatingField", "email", "invalid")],
    "segments": [("Segments", "first", "normal"), ("Segments", "last", "normal"), ("Segments", "five", "normal")],
    "pill-switch": [("PillSwitch", "plain", "normal"), ("PillSwitch", "plain", "selected")],
    "soft-panel": [("SoftPanel", "plain", "normal"), ("SoftPanel", "plain", "highlighted")],
    "side-borders": [("SideBorders", "row", "normal"), ("SideBorders", "quote", "normal"), ("SideBorders", "total", "normal")],
    "code-digit": [("CodeDigit", "typed", "normal"), ("CodeDigit", "empty", "selected"), ("CodeDigit", "typed", "wrong")],
    "chat-bubble": [("ChatBubble", "theirs", "normal"), ("ChatBubble", "mine", "normal")],
    "speed-gauge": [("SpeedGauge", "low", "normal"), ("SpeedGauge", "high", "normal")],
    "page-dots": [("PageDots", "first", "normal"), ("PageDots", "fourth", "normal")],
    "tab-bar": [("AppTabBar", "mail", "normal"), ("AppTabBar", "people", "normal")],
    "like-button": [("LikeButton", "first", "normal"), ("LikeButton", "liked", "normal"), ("LikeButton", "liked", "selected")],
    "check-mark": [("CheckMark", "square", "normal"), ("CheckMark", "square", "selected"), ("CheckMark", "round", "selected")],
}

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


def sheet(folder, looks, modes, ground):
    rows = [[picture(folder, *item, modes) for item in row] for row in looks]
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
    return result


def save(image, *path):
    image.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(HERE.joinpath(*path), optimize=True)


def control(folder, looks):
    """Light above dark, at half of the size."""
    contrast = "standard-contrast"
    light, dark = sheet(folder, [looks], {"light", contrast}, (255, 255, 255)), sheet(folder, [looks], {"dark", contrast}, (0, 0, 0))
    result = Image.new("RGBA", (light.width, light.height + dark.height))
    result.paste(light, (0, 0))
    result.paste(dark, (0, light.height))
    return result.resize((result.width // 2, result.height // 2), Image.Resampling.LANCZOS)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory(prefix="stylec-sheets-") as folder:
        command = [sys.argv[1], "preview", STYLES / "system", STYLES / "controls", "--output", folder, "--format", "png", "--scale", "2", "--quiet"]
        subprocess.run(command, check=True)
        pictures = Path(folder) / "Previews"
        for name, (modes, ground) in SHEETS.items():
            save(sheet(pictures, SYSTEM, modes, ground), "system", f"{name}.png")
        for name, looks in CONTROLS.items():
            save(control(pictures, looks), "controls", f"{name}.png")


if __name__ == "__main__":
    main()
