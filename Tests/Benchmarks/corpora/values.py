"""Design tokens as one table of values, written in the languages of several tools.

Of ten values five are colours: four of a palette that the eye can tell apart, each with another value in the dark, and a
reference. Three are lengths, one of them computed; two are numbers.
"""
import random
from dataclasses import dataclass


@dataclass
class Value:
    """A token. `text` is a colour or a number, or else `of` is the value that it refers to, `factor` times if it is a length."""

    kind: str
    name: str
    text: str = ""
    dark: str | None = None
    of: str | None = None
    factor: int | None = None


def values(count, seed=1):
    rng = random.Random(seed)
    made = []
    for index in range(count):
        place = index % 10
        if place < 5:
            value = Value("color", f"c{index}", color(rng), dark=color(rng))
            if place == 4:
                value = Value("color", f"c{index}", of=f"c{index - rng.randrange(1, 5)}")
        elif place < 8:
            value = Value("length", f"l{index}", f"{rng.randrange(1, 400) / 4:g}")
            if place == 7:
                value = Value("length", f"l{index}", of=f"l{index - rng.randrange(1, 3)}", factor=2)
        else:
            value = Value("number", f"n{index}", f"{rng.randrange(1, 1000) / 1000:g}")
        made.append(value)
    return made


def color(rng):
    """One of 4,096: each channel has a step in 16."""
    return "#" + "".join(2 * digit for digit in f"{rng.randrange(1 << 12):03x}")


def style_file(made):
    lines = ["tokens:"]
    for kind in ("color", "length", "number"):
        lines.append(f"  {kind}:")
        for value in made:
            if value.kind != kind:
                continue
            text = f'"{value.text}"' if kind == "color" else value.text
            if value.of:
                text = f"${kind}.{value.of}" + (f" * {value.factor}" if value.factor else "")
            if value.dark:
                text = f'{{ value: {text}, dark: "{value.dark}" }}'
            lines.append(f"    {value.name}: {text}")
    return "\n".join(lines) + "\n"


def scss(made):
    """Variables, and custom properties that show them, so that every value comes out."""
    lines, shown = [], [":root {"]
    for value in made:
        text = value.text + ("px" if value.kind == "length" else "")
        if value.of:
            text = f"${value.of}" + (f" * {value.factor}" if value.factor else "")
        lines.append(f"${value.name}: {text};")
        shown.append(f"  --{value.name}: #{{${value.name}}};")
    return "\n".join(lines + shown + ["}"] + dark_rules(made)) + "\n"


def css(made):
    lines = [":root {"]
    for value in made:
        text = value.text + ("px" if value.kind == "length" else "")
        if value.of:
            text = f"var(--{value.of})"
            if value.factor:
                text = f"calc({text} * {value.factor})"
        lines.append(f"  --{value.name}: {text};")
    return "\n".join(lines + ["}"] + dark_rules(made)) + "\n"


def dark_rules(made):
    lines = ["@media (prefers-color-scheme: dark) {", "  :root {"]
    return lines + [f"    --{value.name}: {value.dark};" for value in made if value.dark] + ["  }", "}"]


def android(made):
    """`res/values` and `res/values-night`. Android's resources compute nothing: what is twice a length is written out."""
    day, night = [], []
    known = {}
    for value in made:
        text = value.text
        if value.factor:
            text = f"{float(known[value.of]) * value.factor:g}"
        known[value.name] = text
        if value.kind == "color":
            day.append(f'<color name="{value.name}">{f"@color/{value.of}" if value.of else text}</color>')
        elif value.kind == "length":
            day.append(f'<dimen name="{value.name}">{text}dp</dimen>')
        else:
            day.append(f'<item name="{value.name}" type="dimen" format="float">{text}</item>')
        if value.dark:
            night.append(f'<color name="{value.name}">{value.dark}</color>')
    return {"values": resources(day), "values-night": resources(night)}


def resources(lines):
    return "\n".join(['<?xml version="1.0" encoding="utf-8"?>', "<resources>", *lines, "</resources>"]) + "\n"


def write_style_file(folder, count, seed=1):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "values.yaml").write_text(style_file(values(count, seed)))


def write(folder, count, seed=1):
    """`values.yaml`, `.scss`, `.css`, and `res` with a manifest."""
    folder.mkdir(parents=True, exist_ok=True)
    made = values(count, seed)
    (folder / "values.yaml").write_text(style_file(made))
    (folder / "values.scss").write_text(scss(made))
    (folder / "values.css").write_text(css(made))
    for name, text in android(made).items():
        (folder / "res" / name).mkdir(parents=True, exist_ok=True)
        (folder / "res" / name / "values.xml").write_text(text)
    (folder / "AndroidManifest.xml").write_text(
        '<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="styles"/>\n'
    )
