"""Buttons of a large app: what lint, generation and builds are timed with.

A file of tokens and one of components stand beside the files of styles. In each, three styles in four extend the one
before, one in four has a state, one in six a mode, one in ten a gradient; the rest are plain values and references.
"""
import pathlib
import random


def tokens(rng, count):
    lines = ["tokens:", "  color:"]
    for index in range(count):
        light, dark = (f"#{rng.randrange(1 << 24):06x}" for _ in range(2))
        lines.append(f'    c{index}: {{ value: "{light}", dark: "{dark}", description: Colour {index}. }}')
    lines.append("  length:")
    lines += [f"    l{index}: {rng.randrange(1, 40)}" for index in range(count)]
    lines += [
        "  gradient:",
        "    gloss:",
        "      - { color: rgb(255 255 255 / 40%), location: 0 }",
        "      - { color: rgb(255 255 255 / 10%), location: 0.5 }",
        "      - { color: rgb(0 0 0 / 10%), location: 1 }",
    ]
    return lines


COMPONENT = """\
imports: [tokens.yaml]

components:
  BenchButton:
    summary: A button with a colour, a border and a shine.
    base: UIButton
    properties:
      cornerRadius: { type: CGFloat, default: 20, min: 0 }
      borderWidth: { type: CGFloat, default: 1, min: 0 }
      borderColor: { type: UIColor, default: "#a0a0a0" }
      surface: { type: UIColor, default: "#103050" }
      shine: { type: GradientStops, default: $gradient.gloss }
    sets: { titleColor: white }
    states: { highlighted: { alpha: 0.8 } }
    layer:
      cornerRadius: $cornerRadius
      masksToBounds: true
      borderWidth: $borderWidth
      borderColor: $borderColor
      backgroundColor: $surface
      sublayers:
        - { name: shine, kind: gradient, stops: $shine }
    preview: { size: [150, 44], title: Bench }
"""


class Draws:
    """Draws at random what nobody drew last: a style that says again what its parent says is reported."""

    def __init__(self, rng):
        self.rng = rng
        self.last = {}

    def one(self, key, values):
        value = self.rng.choice([value for value in values if value != self.last.get(key)])
        self.last[key] = value
        return value


def style(rng, draws, index, first, count):
    name = f"style{index}"
    lines = [f"  {name}:", "    summary: The look of one of many buttons in a large app."]
    lines.append(f"    extends: style{index - 1}" if index > first and rng.random() < 0.75 else "    component: BenchButton")
    lines.append(f"    cornerRadius: {draws.one('radius', range(1, 16))}")
    lines.append(f"    borderWidth: $length.l{draws.one('width', range(count))}")
    lines.append(f"    borderColor: $color.c{draws.one('color', range(count))}")
    # Dark enough for white text, so that findings are as rare as in a file that somebody cares for.
    lines.append(f'    surface: "#{rng.randrange(64):02x}{rng.randrange(64):02x}{rng.randrange(96):02x}"')
    lines.append(f"    title: Button number {index + 1}")
    if rng.random() < 0.1:
        lines.append(f"    shine: [{{ color: rgb(255 255 255 / {draws.one('shine', range(12, 30))}%) }}, {{ color: rgb(0 0 0 / 5%) }}]")
    if rng.random() < 0.25:
        lines.append(f"    states: {{ highlighted: {{ borderWidth: {draws.one('wide', range(41, 46))} }} }}")
    if rng.random() < 0.16:
        lines.append(f"    modes: {{ dark: {{ borderColor: $color.c{draws.one('color', range(count))} }} }}")
    return lines


def write(folder, files, styles, seed):
    rng = random.Random(seed)
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    count = 40
    draws = Draws(rng)
    (folder / "tokens.yaml").write_text("\n".join(tokens(rng, count)) + "\n")
    (folder / "components.yaml").write_text(COMPONENT)
    for number in range(files):
        first = number * styles
        lines = ["imports: [components.yaml, tokens.yaml]", "", "styles:"]
        for index in range(first, first + styles):
            lines += style(rng, draws, index, first, count)
        (folder / f"f{number:05}.yaml").write_text("\n".join(lines) + "\n")
