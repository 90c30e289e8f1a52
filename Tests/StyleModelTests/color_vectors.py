#!/usr/bin/env python3
"""Writes ColorVectors.swift with coloraide (PyPI), which shares no code with stylec: random colours and mixes of CSS Color 4 and 5, as XYZ under D65."""
import pathlib
import random

import coloraide
from coloraide.everything import ColorAll

random.seed(11)
POLAR = {"hsl": "hsl", "hwb": "hwb", "lch": "lch", "oklch": "oklch"}
PREDEFINED = ["srgb", "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "xyz-d50", "xyz-d65"]
SPACES = PREDEFINED + ["hsl", "hwb", "lab", "lch", "oklab", "oklch"]
RANGES = {
    "hsl": [(0, 360), (0, 100), (0, 100)], "hwb": [(0, 360), (0, 60), (0, 40)], "lab": [(0, 100), (-90, 90), (-90, 90)],
    "lch": [(0, 100), (2, 120), (0, 360)], "oklab": [(0, 1), (-0.3, 0.3), (-0.3, 0.3)], "oklch": [(0, 1), (0.01, 0.3), (0, 360)],
}


def number(low, high):
    return f"{random.uniform(low, high):.4g}"


def written(space, missing=0.15, alphas=("", "", None, " / none")):
    """A colour as CSS writes it, some of its components `none`."""
    ranges = RANGES.get(space, [(-0.1, 1.1)] * 3 if not space.startswith("xyz") else [(0.05, 0.95)] * 3)
    parts = [number(*bounds) for bounds in ranges]
    # One at the most: what several together mean, coloraide and CSS see differently.
    if random.random() < 3 * missing:
        # Without a lightness, coloraide takes away the hue of HSL too.
        parts[random.randrange(2 if space == "hsl" else 3)] = "none"
    if space == "hwb" and "none" in parts[1:]:
        # A grey of CSS has no hue to keep; coloraide keeps it.
        return written(space, 0, alphas)
    for index in (1, 2):
        if space in ("hsl", "hwb") and parts[index] != "none":
            parts[index] += "%"
    alpha = random.choice(alphas)
    alpha = f" / {number(0.1, 1)}" if alpha is None else alpha
    inside = " ".join(parts) + alpha
    return f"{space}({inside})" if space in RANGES else f"color({space} {inside})"


def row(text, color):
    color = color.convert("xyz-d65").normalize(nans=False)
    x, y, z = (0 if part != part else part for part in color.coords())
    alpha = color.alpha()
    return f'    ("{text}", {x:.9g}, {y:.9g}, {z:.9g}, {0 if alpha != alpha else alpha:.9g}),'


def mixes(count):
    while count:
        space = random.choice(SPACES)
        hue = random.choice(["shorter", "longer", "increasing", "decreasing"]) if space in POLAR else None
        is_whole = random.random() < 0.5 or space.startswith("xyz") or hue not in (None, "shorter")
        # coloraide takes a missing component from the other colour after its alpha was multiplied in, and none from RGB for XYZ.
        # Beyond sRGB, hues of HSL and HWB are a matter of taste.
        others = ["hsl", "hwb"] if space in ("hsl", "hwb") else SPACES if is_whole else [name for name in SPACES if not name.startswith("xyz")]
        first, second = (written(random.choice(others), 0 if is_whole else 0.3, ("", None) if is_whole else ("",)) for _ in range(2))
        part = random.randint(1, 99)
        ends = [ColorAll(first), ColorAll(second)]
        mix = ColorAll.mix(*ends, part / 100, space=space, hue=hue or "shorter", carryforward=True, powerless=True, premultiplied=True)
        method = f"{space} {hue} hue" if hue and hue != "shorter" else space
        yield row(f"color-mix(in {method}, {first}, {second} {part}%)", mix)
        count -= 1


def moved(count):
    """`lighten()` and `darken()` of colours that stay in sRGB."""
    while count:
        text = f"#{random.randrange(1 << 24):06x}"
        part, end = random.randint(0, 20) / 20, random.choice([0, 1])
        color = ColorAll(text).convert("oklch")
        color["lightness"] = color["lightness"] * (1 - part) + end * part
        if color.in_gamut("srgb", tolerance=0):
            yield row(f"{text}\", {'true' if end else 'false'}, {part}, \"", color).replace(', "", ', ", ")
            count -= 1


single = [row(text, ColorAll(text)) for space in SPACES for text in (written(space), written(space), written(space, 0))]
lines = [
    "// Written by color_vectors.py with coloraide " + coloraide.__version__ + ".", "",
    "/// CSS's text, then what it comes to in XYZ under D65, and its alpha.",
    "let colorVectors: [(text: String, x: Double, y: Double, z: Double, alpha: Double)] =", "  [", *single, *mixes(150), "  ]", "",
    "/// A colour, whether it is lightened, which part of the way, and what that comes to in XYZ under D65.",
    "let lightnessVectors: [(text: String, isLighter: Bool, part: Double, x: Double, y: Double, z: Double, alpha: Double)] =", "  [",
    *moved(40), "  ]", "",
]
pathlib.Path(__file__).with_name("ColorVectors.swift").write_text("\n".join(lines))
