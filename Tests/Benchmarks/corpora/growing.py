"""One file of each kind of thing that can grow: deep `extends`, long chains of tokens, many problems, many modes."""


def extends(depth):
    """Styles that each extend the one before and set one thing."""
    lines = ["styles:", "  s0: { component: UIView, alpha: 0.5, backgroundColor: red }"]
    return text(lines + [f"  s{index}: {{ extends: s{index - 1}, alpha: 0.{index % 9 + 1} }}" for index in range(1, depth)])


def token_chain(length):
    """Tokens that each refer to the one before, and a style that uses the last."""
    lines = ["tokens:", "  color:", '    c0: "#123456"']
    lines += [f"    c{index}: $color.c{index - 1}" for index in range(1, length)]
    return text(lines + ["styles:", f"  card: {{ component: UIView, backgroundColor: $color.c{length - 1} }}"])


def unknown_tokens(count):
    """An error in each style, with nothing near enough to be meant."""
    styles = [f"  s{index}: {{ component: UIView, backgroundColor: $color.x{index} }}" for index in range(count)]
    return text(["tokens: { color: { paper: white } }", "styles:", *styles])


def misspelled_tokens(count):
    """An error in each style, with as many names that may have been meant: each has one other letter."""
    tokens = [f'    tone{index:06}: "#{index * 7919 % (1 << 24):06x}"' for index in range(count)]
    styles = [f"  s{index}: {{ component: UIView, backgroundColor: $color.tome{index:06} }}" for index in range(count)]
    return text(["tokens:", "  color:", *tokens, "styles:", *styles])


def misspelled_keys(count):
    """An error in each style, with what was meant among the properties of a class."""
    styles = [f"  s{index}: {{ component: UIView, backgroundColour: red }}" for index in range(count)]
    return text(["styles:", *styles])


def warnings(count):
    """A warning in each style: white text on a light button."""
    styles = [
        f'  s{index}: {{ component: UIButton, title: Go, titleColor: white, backgroundColor: "#{0xE00000 + index:06x}" }}'
        for index in range(count)
    ]
    return text(["styles:", *styles])


def modes(count, styles=300):
    """An axis of so many modes; each style takes a colour that differs in all of them, and sets a value of its own in each."""
    names = [f"m{index}" for index in range(count)]
    lines = ["modes:", f"  theme: [{', '.join(names)}]", "tokens:", "  color:"]
    styled = ["styles:"]
    for index in range(styles):
        others = [f'{name}: "#{(index * 64 + place) * 7919 % (1 << 24):06x}"' for place, name in enumerate(names[1:], 1)]
        lines.append(f'    c{index}: {{ value: "#101010", {", ".join(others)} }}')
        own = [f"{name}: {{ alpha: 0.{place % 9 + 1} }}" for place, name in enumerate(names[1:], 1)]
        styled.append(f"  s{index}: {{ component: UIView, backgroundColor: $color.c{index}, modes: {{ {', '.join(own)} }} }}")
    return text(lines + styled)


def text(lines):
    return "\n".join(lines) + "\n"


KINDS = {
    "extends": extends,
    "token-chain": token_chain,
    "unknown-tokens": unknown_tokens,
    "misspelled-tokens": misspelled_tokens,
    "misspelled-keys": misspelled_keys,
    "warnings": warnings,
    "modes": modes,
}


def write(folder, kind, size):
    """One file, named after its kind."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{kind}.yaml"
    path.write_text(KINDS[kind](size))
    return path
