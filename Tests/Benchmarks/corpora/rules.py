"""Rules in SCSS, of as many styles in as many files as `styles.py` writes, and in the same proportions."""
import random


def rule(index, first, rng):
    parent = f"\n  @include style{index - 1};" if index > first and rng.random() < 0.75 else ""
    text = f"""\
@mixin style{index} {{{parent}
  border-radius: {rng.randrange(1, 16)}px;
  border-width: t.$l{rng.randrange(40)};
  border-color: t.$c{rng.randrange(40)};
  background-color: #{rng.randrange(1 << 24):06x};
"""
    if rng.random() < 0.1:
        text += "  background-image: linear-gradient(rgb(255 255 255 / 20%), rgb(0 0 0 / 5%));\n"
    if rng.random() < 0.25:
        text += f"  &:active {{ border-width: {rng.randrange(2, 6)}px; }}\n"
    if rng.random() < 0.16:
        text += f"  @media (prefers-color-scheme: dark) {{ border-color: t.$c{rng.randrange(40)}; }}\n"
    return text + f"}}\n.style{index} {{ @include style{index}; }}\n"


def write(folder, files, styles=20, seed=1):
    """`main.scss`, which uses the files, and the files, which use `_tokens.scss`."""
    folder.mkdir(parents=True, exist_ok=True)
    rng = random.Random(seed)
    tokens = [f"$c{index}: #{rng.randrange(1 << 24):06x};\n$l{index}: {rng.randrange(1, 40)}px;\n" for index in range(40)]
    (folder / "_tokens.scss").write_text("".join(tokens))
    for number in range(files):
        first = number * styles
        text = "".join(rule(index, first, rng) for index in range(first, first + styles))
        (folder / f"_f{number:05}.scss").write_text('@use "tokens" as t;\n' + text)
    (folder / "main.scss").write_text("".join(f'@use "f{number:05}";\n' for number in range(files)))
