import StyleModel
import StyleTokenFiles

extension [LanguageKey] {
  /// The sections of a file.
  package static let file: Self = [
    LanguageKey(
      "imports", .imports,
      "Paths of style files and of design tokens, relative to the folder of this one. This file sees all that they declare."
    ),
    LanguageKey(
      "modes", .axes,
      "Axes along which values may differ, each a list of names, the default first. `appearance` and `contrast` are built in."
    ),
    LanguageKey(
      "mode", .modeNames,
      "Makes this file an overlay: its `tokens` are the values that tokens of other files have in this mode, or in modes joined with `+`."
    ),
    LanguageKey("tokens", .tokens, "Named values. The first key is the type of all beneath it."),
    LanguageKey(
      "traits", .traitDeclarations, "Properties, layers and states that any component can take on."),
    LanguageKey("components", .components, "Controls: typed properties, and the layers that they drive."),
    LanguageKey("styles", .styles, "Values for the properties of components."),
  ]

  /// The keys of an import of design tokens.
  package static let importedTokens: Self = [
    LanguageKey(
      "tokens", .importPath, isRequired: true,
      "The path of a file or a folder of design tokens, or of an asset catalog."),
    LanguageKey(
      "group", .text,
      "The name of the group that all of them are put into, so that tokens of two design files may have one name."
    ),
    LanguageKey(
      "unit", .value(.choice(ImportOptions.Unit.allCases.map(\.rawValue)), nil), default: "pt",
      "What a length without a unit counts: points, or `rem`, which are 16 of them."),
    LanguageKey(
      "numbers", .importedNames,
      "Groups and tokens that are numbers, though they would be lengths by what their file says, such as opacities."
    ),
  ]

  private static let privacy = LanguageKey(
    "private", .flag, default: "false",
    "Whether it is only there for other values to refer to: generated Swift has no constant for it.")

  /// The keys of a group of tokens that apply to all its tokens.
  package static let tokenGroup: Self = [privacy]

  /// The keys of a token.
  package static let token: Self = [
    LanguageKey("value", .valueOfType, isRequired: true, "The value where no mode says another one."),
    LanguageKey("description", .text, "What the token is for."),
    LanguageKey("deprecated", .deprecation, "What to use instead. Each use is then a warning."),
    privacy,
  ]

  /// The keys of a token in a file with a `mode`.
  package static let overlaidToken = token.filter { $0.content == .valueOfType }

  private static let described: Self = [
    LanguageKey("summary", .text, "What it is, in a sentence. It documents the generated Swift too."),
    LanguageKey("description", .text, "The same as `summary`."),
    LanguageKey("deprecated", .deprecation, "What to use instead. Each use is then a warning."),
  ]

  private static let drawn: Self = [
    LanguageKey("properties", .properties, "What a style can set, each with its type and its default."),
    LanguageKey("sets", .settings, "What it makes of the properties of its base."),
  ]

  private static let conditions: Self = [
    LanguageKey("states", .states, "Other values in a state, or in several at once: `selected+highlighted`."),
    LanguageKey(
      "modes", .modes, "Other values in a mode, or in modes of several axes: `dark+high-contrast`."),
  ]

  private static let layer = LanguageKey(
    "layer", .layer, "What is drawn: the view's own layer, and its sublayers from the bottom to the top.")
  private static let animations = LanguageKey("animations", .animations, "What moves by itself.")
  private static let preview = LanguageKey("preview", .preview, "What pictures show.")

  package static let trait: Self =
    described
    + [LanguageKey("base", .base, "The class that a component must be based on to take it on.")] + drawn
    + [layer] + conditions + [animations]

  package static let component: Self =
    described
    + [
      LanguageKey(
        "base", .base, isRequired: true, "The class of UIKit, or the component, that it derives from.")
    ] + drawn + [layer] + conditions
    + [
      animations,
      LanguageKey("extends", .extendedClass, "The class of UIKit to which it adds for all views of it."),
      LanguageKey("traits", .traits, "The traits that it takes on, later ones over earlier ones."),
      LanguageKey(
        "variants", .variants,
        "The ways in which its styles differ: axes, each with its variants and what these set. A style picks one of each."
      ),
      LanguageKey(
        "transition", .value(.animation, nil), takesNull: true,
        "How a change of state moves. Without it, a change is there at once."),
      LanguageKey(
        "accessibility", .accessibility,
        "What VoiceOver and other assistive technologies are told of it. Left out, its visible texts are read."
      ),
      preview,
    ]

  /// The keys of a component that extends a class for all its views.
  package static let extended: Self =
    described
    + [
      LanguageKey(
        "extends", .extendedClass, isRequired: true,
        "The class of UIKit to which it adds for all views of it.")
    ] + drawn + [layer, preview]

  package static let property: Self = [
    LanguageKey(
      "type", .type, isRequired: true,
      "What its values are, by a name of Swift's. A question mark behind it lets them be `null`."),
    LanguageKey("default", .valueOfType, "The value where no style says another one."),
    LanguageKey(
      "values", .words,
      "The words that a `String` is one of: a list, or a mapping of each to the keys of layers that it sets."),
    LanguageKey("min", .number(nil), "The least number that it may be."),
    LanguageKey(
      "max", .number(nil), "The greatest number that it may be; of a list of texts, how many it has at most."),
    LanguageKey("step", .number(nil), "By how much Interface Builder's stepper changes it."),
    LanguageKey("summary", .text, "What it does, in a sentence. It documents the generated Swift too."),
    LanguageKey("description", .text, "The same as `summary`."),
    LanguageKey("deprecated", .deprecation, "What to use instead. Each use is then a warning."),
    LanguageKey("sets", .settings, "The properties that it sets when it is set to `true`."),
    LanguageKey(
      "transition", .value(.animation, nil), takesNull: true,
      "How it moves when code gives it another value. Without it, that is there at once."),
  ]

  /// The keys of a property that the base has already.
  package static let inheritedProperty = property.filter {
    ["default", "summary", "description", "deprecated", "transition"].contains($0.name)
  }

  /// The keys of a style beside the properties of its component.
  package static let style: Self =
    [
      LanguageKey("component", .component, "The component, or the class of UIKit, that it is a style of."),
      LanguageKey(
        "extends", .parents, "The styles whose values it takes over, later ones over earlier ones."),
      LanguageKey(
        "variants", .picks, "The variant that it picks of each axis. Of the others it has the defaults."),
    ] + described + conditions + [preview]

  /// The keys of an axis beside its variants.
  package static let variantAxis: Self = [
    LanguageKey(
      "default", .variantName, "The variant that holds where a style picks none. Left out, the first."),
    LanguageKey("summary", .text, "What it is, in a sentence. It documents the generated Swift too."),
    LanguageKey("description", .text, "The same as `summary`."),
  ]

  /// The keys of a variant beside its settings.
  package static let variant: Self =
    [
      LanguageKey("summary", .text, "What it is, in a sentence. It documents the generated Swift too."),
      LanguageKey("description", .text, "The same as `summary`."),
    ] + conditions

  /// The keys of a compound beside its settings.
  package static let compound: Self =
    [
      LanguageKey(
        "when", .variantNames, isRequired: true, "The variants that are picked together: `ghost+large`.")
    ] + variant

  /// The keys of `variants` beside the axes.
  package static let variants: Self = [
    LanguageKey("compounds", .compounds, "What variants of several axes set where they are picked together.")
  ]

  /// The keys of `states` beside the states of a component.
  package static let states: Self = [
    LanguageKey(
      "own", .stateNames,
      "The states that it can be in beside those of every control. Of two that hold at once, the later one wins."
    )
  ]

  package static let previews: Self = [
    LanguageKey(
      "size", .value(.size, NumberBounds(min: 1, max: 4096)), default: "[150, 44]",
      words: ["fitting"],
      "The size of the control in pictures, in points; `fitting` where it is as large as what is in its stack, or its width or height alone: `[320, fitting]`."
    ),
    LanguageKey("title", .text, "A text to show where the style has none of its own."),
  ]

  /// The keys of a sublayer or a mask beside its properties.
  package static let sublayer = layerParts + [.shadowOfLayer]

  /// The keys of a sublayer or a mask that set none of its properties.
  static let layerParts: Self = [
    LanguageKey("name", .layerName, "Its name, by which states and styles set its properties."),
    LanguageKey("kind", .layerKind, "What it draws: a kind of layer, or a component."),
    LanguageKey("frame", .frame, default: "bounds", "Where it lies in its parent."),
    LanguageKey("mask", .layer, "A layer whose alpha clips it."),
    LanguageKey("sublayers", .layers, "The layers in it, from the bottom to the top."),
    LanguageKey(
      "variants", .picks,
      "The variant that it picks of each axis of the component it holds. Of the others it has the defaults."),
    LanguageKey(
      "accessibility", .layerAccessibility,
      "What VoiceOver and other assistive technologies are told of it. Left out, a text is read as it is."),
    LanguageKey(
      "repeat", .repetition,
      "How many copies there are of it: a whole number, also from a property with a `max`, or a list of texts with a copy for each. In its values, `$index` is the number of a copy, from 0, and `$item` its text. No mask is repeated."
    ),
  ]

  /// The keys of a repetition: the number of copies, and the name of its index.
  package static let repetition: Self = [
    LanguageKey(
      "count", .value(.integer(.int), NumberBounds(min: 0, max: Double(LayerCopy.most))),
      "How many copies there are: a whole number, also from a property with a `max`."),
    LanguageKey(
      "items", .value(.strings, NumberBounds(max: Double(LayerCopy.most))),
      "A list with a text for each copy, in place of `count`: texts, or a property of type `Strings`."),
    LanguageKey(
      "index", .text, default: "index",
      "What expressions call the number of a copy, which begins with 0: with `index: row`, it is `$row`."),
    LanguageKey(
      "item", .text, default: "item",
      "What expressions call the text of a copy, of `items`: with `item: word`, it is `$word`."),
  ]

  /// The keys of the view's own layer beside its properties.
  package static let rootLayer = sublayer.filter {
    [.layer, .layers].contains($0.content) || $0 == .shadowOfLayer
  }

  package static let animation: Self = [
    LanguageKey("summary", .text, "What it does, in a sentence."),
    LanguageKey("description", .text, "The same as `summary`."),
    LanguageKey(
      "property", .layerKey, isRequired: true,
      "What moves: a layer, a dot, and a key that has values between two others."),
    LanguageKey("from", .valueOfType, "Where it begins. Left out, that is what the layer shows."),
    LanguageKey("to", .valueOfType, "Where it ends."),
    LanguageKey(
      "keyframes", .keyframes,
      "The values that it passes, in place of `from` and `to`: a list of at least two."),
    LanguageKey(
      "duration", .number(NumberBounds(min: 0, max: Animation.longest)), isRequired: true,
      "How long it takes, in seconds."),
    LanguageKey(
      "delay", .number(NumberBounds(min: 0, max: Animation.longest)), default: "0",
      "How long it waits, in seconds."),
    LanguageKey(
      "curve", .value(.choice(Animation.Curve.words), nil), default: "easeInOut",
      "How its speed changes: a word, the four numbers of a Bézier curve, or `spring(0.3)`."),
    LanguageKey("autoreverses", .value(.bool, nil), default: "false", "Whether it then runs back."),
    LanguageKey("repeatCount", .count, default: "1", "How often it runs; `infinite` for ever."),
    LanguageKey(
      "state", .state, "While the component is in that state; `normal` is in no other one. Left out, always."),
    LanguageKey(
      "reduceMotion", .value(.choice(LayerAnimation.ReduceMotion.allCases.map(\.rawValue)), nil),
      default: "stop", "Where a person asked for less motion: `stop`, or `keep` to run all the same."),
  ]

  package static let keyframe: Self = [
    LanguageKey("value", .valueOfType, isRequired: true, "What the property has then."),
    LanguageKey(
      "keyTime", .partOfTime,
      "When, as a part of the duration: a number from 0 to 1, or a percentage. Left out, evenly between its neighbours."
    ),
    LanguageKey(
      "curve", .value(.choice(Animation.Curve.wordsOfKeyframes), nil),
      "How it moves from here to the next keyframe: a word or the four numbers of a Bézier curve. Left out, as the `curve` of the animation."
    ),
  ]
}

extension LanguageKey {
  /// The four shadow keys of a layer as one value.
  package static let shadowOfLayer = LanguageKey(
    "shadow", .value(.shadow, nil),
    "The shadow's colour, opacity, offset and radius as one value. A key that is written beside it, such as `shadowRadius`, wins."
  )
}
