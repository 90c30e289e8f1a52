"""Buttons of 150 × 44 points, each with a gradient of five stops, a border, a title and a shadow: what pictures are timed with."""
import random

COMPONENT = """\
components:
  Card:
    summary: A button with a shine, a border and a shadow.
    base: UIButton
    properties:
      cornerRadius: { type: CGFloat, default: 8, min: 0 }
      stops: { type: GradientStops, default: [{ color: black }, { color: gray }] }
    sets: { titleColor: white }
    layer:
      cornerRadius: $cornerRadius
      borderWidth: 1
      borderColor: "#a0a0a0"
      shadowColor: black
      shadowOpacity: 0.4
      shadowRadius: 4
      shadowOffset: [0, 2]
      sublayers:
        - { name: shine, kind: gradient, stops: $stops, cornerRadius: $cornerRadius }
    preview: { size: [150, 44], title: Card }
"""


def card(index, rng):
    stops = [f'{{ color: "#{rng.randrange(1 << 22):06x}", location: {place / 4:g} }}' for place in range(5)]
    return [
        f"  card{index}:",
        "    summary: One of many buttons.",
        "    component: Card",
        f"    title: Button {index + 1}",
        f"    cornerRadius: {rng.randrange(4, 16)}",
        f"    stops: [{', '.join(stops)}]",
    ]


def write(folder, count, seed=1):
    folder.mkdir(parents=True, exist_ok=True)
    rng = random.Random(seed)
    lines = ["styles:"]
    for index in range(count):
        lines += card(index, rng)
    (folder / "cards.yaml").write_text(COMPONENT + "\n" + "\n".join(lines) + "\n")
