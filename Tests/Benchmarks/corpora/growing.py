"""One file of each kind of thing that can grow: styles, tokens, properties, layers, what stands in one value, problems, modes."""
import itertools
import json


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


def flow_line(count):
    """A file of one line."""
    styles = ", ".join(f"s{index}: {{component: UIView, alpha: 0.5}}" for index in range(count))
    return text([f"styles: {{{styles}}}"])


def neighbouring_colors(count):
    """Colours that differ by one step of one channel, so that each can't be told from those around it."""
    return text(["tokens:", "  color:", *(f'    c{index}: "#{index:06x}"' for index in range(count))])


def half_equal_colors(count):
    """Colours that are the same in the light, and can be told apart in the dark."""
    dark = (f'"#{index * 7919 % (1 << 24):06x}"' for index in range(count))
    return text(["tokens:", "  color:", *(f"    c{index}: {{ value: white, dark: {color} }}" for index, color in enumerate(dark))])


def properties(count):
    """A component with so many properties, and a style that sets them all."""
    declared = (f"      p{index}: {{ type: CGFloat, default: {index % 7} }}" for index in range(count))
    values = (f"    p{index}: {index % 5}" for index in range(count))
    return text(["components:", "  Card:", "    base: UIView", "    properties:", *declared, "styles:", "  card:", "    component: Card", *values])


def alike_names(count):
    """Styles whose names are all the same in Swift, where hyphens go and figures have no capitals."""
    names = ("a" + "".join("1-" if index >> bit & 1 else "1" for bit in range(20)) + "1" for index in range(count))
    return text(["styles:", *(f"  {name}: {{ component: UIView, alpha: 0.5 }}" for name in names)])


def layers(count):
    """A component with so many layers."""
    written = (f"        - {{ name: l{index}, kind: rectangle, backgroundColor: red, frame: [{index % 90}, 0, 10, 10] }}" for index in range(count))
    return text(["components:", "  Card:", "    base: UIView", "    layer:", "      sublayers:", *written, "styles:", "  card: { component: Card }"])


def masks(count):
    """A component with so many layers, each with a mask."""
    written = (
        f"        - {{ name: l{index}, kind: rectangle, backgroundColor: red, frame: [{index % 90}, 0, 10, 10], mask: {{ kind: rectangle, backgroundColor: black }} }}"
        for index in range(count)
    )
    return text(["components:", "  Card:", "    base: UIView", "    layer:", "      sublayers:", *written, "styles:", "  card: { component: Card }"])


def animations(count):
    """A component with so many animations, each of a layer of its own."""
    written = (f"        - {{ name: l{index}, kind: rectangle, backgroundColor: red, frame: [{index % 90}, 0, 10, 10] }}" for index in range(count))
    moves = (f"      a{index}: {{ property: l{index}.opacity, to: 0.5, duration: 1 }}" for index in range(count))
    return text([
        "components:", "  Card:", "    base: UIView", "    layer:", "      sublayers:", *written, "    animations:", *moves,
        "styles:", "  card: { component: Card }",
    ])


def variants(count):
    """A component with so many variants on one axis."""
    written = (f"        v{index}: {{ alpha: {index % 9 / 10} }}" for index in range(count))
    return text(["components:", "  Card:", "    base: UIView", "    variants:", "      kind:", *written, "styles:", "  card: { component: Card }"])


def layer_keys(count):
    """A style that sets a key of each of so many layers, of which their component says nothing."""
    written = (f"        - {{ name: l{index}, kind: rectangle, backgroundColor: red, frame: [{index % 90}, 0, 10, 10] }}" for index in range(count))
    values = (f"    l{index}.borderWidth: {index % 5}" for index in range(count))
    return text([
        "components:", "  Card:", "    base: UIView", "    layer:", "      sublayers:", *written,
        "styles:", "  card:", "    component: Card", *values,
    ])


def stops(count):
    """A gradient with so many stops."""
    written = (f'            - {{ color: "#{index * 7919 % (1 << 24):06x}", location: {index / count:.6f} }}' for index in range(count))
    return text([
        "components:", "  Card:", "    base: UIView", "    layer:", "      sublayers:", "        - name: shine", "          kind: gradient",
        "          stops:", *written, "styles:", "  card: { component: Card }",
    ])


def states(count):
    """Styles that set something in each state."""
    said = ", ".join(f"{state}: {{ alpha: 0.{place} }}" for place, state in enumerate(("highlighted", "selected", "disabled"), 3))
    return text(["styles:", *(f"  s{index}: {{ component: UIButton, alpha: 0.9, states: {{ {said} }} }}" for index in range(count))])


def nesting(count):
    """Groups of tokens as deep as they go, again and again."""
    depth = 20
    lines = ["tokens:", "  number:"]
    for index in range(count):
        lines += ["    " + "  " * level + f"g{index if level == 0 else level}:" for level in range(depth)]
        lines.append("    " + "  " * depth + "value: 1")
    return text(lines)


def comments(count):
    """As many comments as styles, some of which switch rules off."""
    lines = ["styles:"]
    for index in range(count):
        lines.append("  # stylec:disable-next-line unused-style" if index % 4 == 0 else f"  # The style {index}.")
        lines.append(f"  _s{index}: {{ component: UIView, alpha: 0.5 }} # and behind it")
    return text(lines)


def path(count):
    """A path of so many curves."""
    curves = " ".join(f"q {index % 7} 3 {index % 5 - 2} 4" for index in range(count))
    return text([
        "components:", "  Card:", "    base: UIView", "    layer:", "      sublayers:",
        f'        - {{ name: l, kind: shape, fillColor: red, path: {{ svg: "M0 0 {curves} Z" }} }}', "styles:", "  card: { component: Card }",
    ])


def expressions(count):
    """So many sums, each as long as one may be."""
    terms = " + ".join(["$length.one"] * 256)
    sums = (f"    s{index}: {terms}" for index in range(count))
    return text(["tokens:", "  length:", "    one: 1", *sums, "styles:", "  card: { component: UIView }"])


def equal_tokens(count):
    """Styles that differ in their tokens alone, all of which have one value."""
    tokens = [f"    tone{index:06}: red" for index in range(count)]
    styles = [f"  s{index}: {{ component: UIView, backgroundColor: $color.tone{index:06} }}" for index in range(count)]
    return text(["tokens:", "  color:", *tokens, "styles:", *styles])


def equal_literals(count):
    """As many tokens of one value as styles that spell it out."""
    tokens = [f"    tone{index:06}: red" for index in range(count)]
    styles = [f"  s{index}: {{ component: UIView, backgroundColor: red }}" for index in range(count)]
    return text(["tokens:", "  color:", *tokens, "styles:", *styles])


def guesses(count):
    """Errors that each have one fix, which is a guess."""
    styles = [f"  s{index}: {{ component: UIButton, backgroundColor: $color.tinf }}" for index in range(count)]
    return text(["tokens: { color: { tint: red } }", "styles:", *styles])


def trait_layers(count):
    """A component with so many traits, each of which brings a layer."""
    traits = (f"  T{index}: {{ base: UIButton, layer: {{ sublayers: [{{ name: l{index}, kind: rectangle, backgroundColor: red }}] }} }}" for index in range(count))
    names = ", ".join(f"T{index}" for index in range(count))
    return text(["traits:", *traits, "components:", f"  Card: {{ base: UIButton, traits: [{names}] }}", "styles:", "  card: { component: Card }"])


def joined_states(count):
    """A component that says something of so many states, joined of a few."""
    own = [chr(97 + place) for place in range(11)]
    names = [*own, "highlighted", "selected", "disabled", "focused", "hovered"]
    joined = itertools.islice((part for length in range(1, 17) for part in itertools.combinations(names, length)), count)
    said = (f"      {'+'.join(part)}: {{ alpha: 0.{index % 9} }}" for index, part in enumerate(joined))
    return text([
        "components:", "  Card:", "    base: UIButton", "    states:", f"      own: [{', '.join(own)}]", *said, "styles:", "  card: { component: Card }",
    ])


def state_of_layers(count):
    """A state that sets a key of each of so many layers."""
    written = (f"        - {{ name: l{index}, kind: rectangle, backgroundColor: red, frame: [{index % 90}, 0, 10, 10] }}" for index in range(count))
    values = (f"        l{index}.backgroundColor: blue" for index in range(count))
    return text([
        "components:", "  Card:", "    base: UIButton", "    layer:", "      sublayers:", *written, "    states:", "      highlighted:", *values,
        "styles:", "  card: { component: Card }",
    ])


def texts(count):
    """A component with so many texts."""
    written = (f'        - {{ name: l{index}, kind: text, string: "a{index}", foregroundColor: gray, frame: [0, 0, 50, 20] }}' for index in range(count))
    return text(["components:", "  Card:", "    base: UIView", "    layer:", "      sublayers:", *written, "styles:", "  card: { component: Card }"])


def painted_texts(count):
    """A component with so many texts over as many painted layers."""
    painted = (f"        - {{ name: p{index}, kind: rectangle, backgroundColor: white, opacity: 0.5, frame: [{index % 90}, 0, 10, 20] }}" for index in range(count))
    written = (f'        - {{ name: t{index}, kind: text, string: "a{index}", foregroundColor: black, frame: [0, 0, 50, 20] }}' for index in range(count))
    return text(["components:", "  Card:", "    base: UIView", "    layer:", "      sublayers:", *painted, *written, "styles:", "  card: { component: Card }"])


def token_chain_over_axes(length):
    """A chain of tokens, each of which differs by a mode of one of eight axes, and a style that uses the last."""
    axes = [f"a{index}" for index in range(8)]
    lines = ["modes:", *(f"  {axis}: [{axis}x, {axis}y]" for axis in axes), "tokens:", "  length:", "    c0: 1"]
    lines += [f"    c{index}: {{ value: $length.c{index - 1}, {axes[index % 8]}y: {index} }}" for index in range(1, length)]
    return text(lines + ["styles:", f"  card: {{ component: UIView, layer.cornerRadius: $length.c{length - 1} }}"])


def parents(count):
    """A style that extends so many others."""
    styles = [f"  s{index}: {{ component: UIView, alpha: 0.{index + 1} }}" for index in range(count)]
    names = ", ".join(f"s{index}" for index in range(count))
    return text(["styles:", *styles, f"  last: {{ extends: [{names}] }}"])


def findings_in_line(count):
    """Errors with fixes in one line."""
    styles = ", ".join(f"s{index}: {{ component: UIVew }}" for index in range(count))
    return text([f"styles: {{ {styles} }}"])


def redundant_values(count):
    """Styles that each say again what the one they extend says."""
    styles = [f"  s{index}: {{ extends: p, alpha: 0.5, tintColor: red }}" for index in range(count)]
    return text(["styles:", "  p: { component: UIView, alpha: 0.5 }", *styles])


def unformatted(count):
    """A style in each line, with spaces that don't belong there."""
    return text(["styles:", *(f"  s{index}:   {{component: UIView,alpha: 0.5}}" for index in range(count))])


def equal_comments(count):
    """Comments that are all the same and start too far left, with a blank line before each."""
    return text(["styles:", "  s:", "    component: UILabel", *(["", "#"] * count), "    text: a"])


def long_text(count):
    """A title of so many letters, in words."""
    return text(["styles:", f"  card: {{ component: UILabel, text: {'word ' * (count // 5)}}}"])


def wrapped(count, word):
    """A text layer that breaks one long text into lines, in words of so many letters."""
    letters = "".join(chr(97 + index * 7 % 26) + (" " if word and index % word == word - 1 else "") for index in range(count))
    layer = f"name: words, kind: text, isWrapped: true, numberOfLines: 0, foregroundColor: black, string: {letters}"
    return text(["components:", "  Note:", "    base: UIView", f"    layer: {{ sublayers: [{{ {layer} }}] }}"])


def shared_findings(count):
    """Styles of one component that breaks many rules, each with the same findings."""
    lines = [
        "tokens: { color: { ink: \"#777777\", paper: \"#888888\" } }", "components:", "  Button:", "    base: UIButton", "    layer:", "      cornerRadius: 30",
        "      masksToBounds: true", "      shadowOpacity: 0.5", "      shadowRadius: 4", "      outline: { width: 2, offset: 1, color: red }",
        "      shadows: [{ radius: 2 }]", "      borderWidth: 1", "      borderColor: clear", "      sublayers:",
        "        - { name: icon, kind: image, contents: { systemName: star }, tintColor: $color.ink, frame: [0, 0, 10, 10] }",
        "        - { name: small, kind: text, string: hello, font: { size: 6 }, foregroundColor: $color.ink }",
        "        - { name: line, kind: shape, path: ellipse, lineWidth: 3, fillColor: null }",
        "        - { name: fade, kind: rectangle, opacity: 0.5, sublayers: [{ name: glass, kind: material }] }",
        "    preview: { size: [20, 20] }", "styles:",
    ]
    styles = [f"  s{index}: {{ component: Button, title: t, titleColor: $color.ink, backgroundColor: $color.paper, alpha: 0.005 }}" for index in range(count)]
    return text(lines + styles)


def large_radii(count):
    """One finding of one rule in as many different styles."""
    styles = [f"  s{index}: {{ component: Button, title: t{index}, radius: {11 + index / 100} }}" for index in range(count)]
    component = "  Button: { base: UIButton, properties: { radius: { type: CGFloat, default: 1 } }, layer: { cornerRadius: $radius }, preview: { size: [20, 20] } }"
    return text(["components:", component, "styles:", *styles])


def misspelled_properties(count):
    """One style that misspells each property of its component."""
    declared = [f"      tone{index:06}: {{ type: CGFloat, default: 1 }}" for index in range(count)]
    used = [f"    tome{index:06}: 2" for index in range(count)]
    return text(["components:", "  Card:", "    base: UIView", "    properties:", *declared, "styles:", "  card:", "    component: Card", *used])


def misspelled_layers(count):
    """One style that misspells each layer of its component."""
    layers = [f"        - {{ name: tone{index:06}, kind: rectangle, backgroundColor: red }}" for index in range(count)]
    used = [f"    tome{index:06}.opacity: 0.5" for index in range(count)]
    return text(["components:", "  Card:", "    base: UIView", "    layer:", "      sublayers:", *layers, "styles:", "  card:", "    component: Card", *used])


def misspelled_components(count):
    """An error in each style, with as many components that may have been meant."""
    components = [f"  Tone{index:06}: {{ base: UIView }}" for index in range(count)]
    return text(["components:", *components, "styles:", *(f"  s{index}: {{ component: Tome{index:06} }}" for index in range(count))])


def misspelled_parents(count):
    """An error in each style, with as many others that may have been meant."""
    return text(["styles:", *(f"  tone{index:06}: {{ component: UIView, extends: tome{index:06} }}" for index in range(count))])


def held(count):
    """Components that each hold the one before."""
    components = [f"  C{index}: {{ base: UIView, layer: {{ sublayers: [{{ name: held, kind: C{index - 1} }}] }} }}" for index in range(1, count)]
    return text(["components:", "  C0: { base: UIView, layer: { cornerRadius: 3 } }", *components, "styles:", f"  s: {{ component: C{count - 1} }}"])


def words(count):
    """A property of so many words, and a style for each."""
    names = [f"v{index}" for index in range(count)]
    component = f"  Card: {{ base: UIView, properties: {{ word: {{ type: String, default: v0, values: [{', '.join(names)}] }} }} }}"
    return text(["components:", component, "styles:", *(f"  s{index}: {{ component: Card, word: {name} }}" for index, name in enumerate(names))])


def text(lines):
    return "\n".join(lines) + "\n"


def design_tokens(count):
    """A file of design tokens, half of which refer to the one before, and some to none."""
    tokens = {}
    for index in range(count):
        color = {"colorSpace": "srgb", "components": [index % 256 / 255, 0.2, 0], "alpha": 1}
        value = color if index % 2 == 0 else f"{{tone{index - 1:06}}}"
        tokens[f"tone{index:06}"] = {"$value": f"{{tome{index:06}}}" if index % 10 == 9 else value}
    return json.dumps({"$type": "color", **tokens}, indent=2)


KINDS = {
    "extends": extends,
    "token-chain": token_chain,
    "unknown-tokens": unknown_tokens,
    "misspelled-tokens": misspelled_tokens,
    "misspelled-keys": misspelled_keys,
    "warnings": warnings,
    "modes": modes,
    "flow-line": flow_line,
    "neighbouring-colors": neighbouring_colors,
    "half-equal-colors": half_equal_colors,
    "properties": properties,
    "alike-names": alike_names,
    "layers": layers,
    "masks": masks,
    "animations": animations,
    "variants": variants,
    "layer-keys": layer_keys,
    "stops": stops,
    "states": states,
    "nesting": nesting,
    "comments": comments,
    "path": path,
    "expressions": expressions,
    "equal-tokens": equal_tokens,
    "equal-literals": equal_literals,
    "guesses": guesses,
    "trait-layers": trait_layers,
    "joined-states": joined_states,
    "state-of-layers": state_of_layers,
    "texts": texts,
    "painted-texts": painted_texts,
    "token-chain-over-axes": token_chain_over_axes,
    "parents": parents,
    "findings-in-line": findings_in_line,
    "redundant-values": redundant_values,
    "unformatted": unformatted,
    "equal-comments": equal_comments,
    "long-text": long_text,
    "shared-findings": shared_findings,
    "large-radii": large_radii,
    "misspelled-properties": misspelled_properties,
    "misspelled-layers": misspelled_layers,
    "misspelled-components": misspelled_components,
    "misspelled-parents": misspelled_parents,
    "held": held,
    "words": words,
    "wrapped-letters": lambda count: wrapped(count, None),
    "wrapped-words": lambda count: wrapped(count, 6),
}


def write(folder, kind, size):
    """One file, named after its kind; design tokens with a style file that imports them."""
    folder.mkdir(parents=True, exist_ok=True)
    if kind == "design-tokens":
        (folder / "tokens.json").write_text(design_tokens(size))
        path = folder / "app.yaml"
        path.write_text("imports: [tokens.json]\nstyles: { card: { component: UIView, backgroundColor: $color.tone000000 } }\n")
        return path
    path = folder / f"{kind}.yaml"
    path.write_text(KINDS[kind](size))
    return path
