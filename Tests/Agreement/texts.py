"""Texts whose lines every renderer is to put in the same places."""

STRINGS = {
    "latin": "Continue",
    "hebrew": "שלום עולם",
    "hebrewEnds": "!שלום (עולם) 42",
    "arabic": "مرحبا بالعالم",
    "mixed": "Open שלום now",
    "mixedRight": "שלום Open עולם",
    "long": "A text much longer than the room for it",
}


def style_file(size):
    width, height = size
    lines = ["styles:"]
    for name, string in STRINGS.items():
        for alignment in ("left", "center", "right", "natural"):
            lines.append(
                f"  {name}-{alignment}: {{ component: UILabel, text: '{string}', textColor: black, textAlignment: {alignment}, "
                f"font: {{ size: 16, weight: {'bold' if alignment == 'center' else 'regular'} }}, preview: {{ size: [{width}, {height}] }} }}"
            )
    text = "Some words in שלום lines that fill a box"
    for alignment in ("left", "center", "right", "justified"):
        lines.append(
            f"  lines-{alignment}: {{ component: UILabel, text: '{text}', textColor: black, textAlignment: {alignment}, numberOfLines: 0, "
            f"font: {{ size: 14 }}, preview: {{ size: [{width}, {height * 3}] }} }}"
        )
    lines.append(f"  button: {{ component: UIButton, title: Continue with the title, image: star, titleColor: black, preview: {{ size: [{width}, {height}] }} }}")
    return "\n".join(lines) + "\n"
