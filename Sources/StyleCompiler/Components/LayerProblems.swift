import StyleModel
import StyleSource
import StyleSyntax

extension DiagnosticCode {
  static let unknownLayer = DiagnosticCode(
    "unknown-layer", .error, "A layer has a name and a known kind.",
    explanation: """
      `{ name: shine, kind: gradient, … }`; a state changes it as `shine.opacity: 0.5`, and the root as `layer.…`.
      Kinds are `rectangle`, `gradient`, `shape`, `text`, `image`, `stack`, `material`, or another component by its name.
      """,
    example: """
      components:
        Card:
          base: UIControl
          layer: { sublayers: [{ name: glow, kind: rectangle }] }
          states: { selected: { glwo.hidden: true } }
      """)
}

extension DiagnosticCode {
  static let secondMask = DiagnosticCode(
    "second-mask", .error, "A layer has at most one mask.",
    explanation: """
      A component has the mask of its base and of its traits. A layer that holds a component has the component's
      mask. To change it, set its keys in a state or a style: `mask.path: star`.
      """,
    example: """
      components:
        Round: { base: UIView, layer: { mask: { name: round, kind: shape, path: ellipse } } }
        Star: { base: Round, layer: { mask: { name: star, kind: shape, path: star } } }
      """)
}

extension Diagnostic {
  /// The diagnostic for a frame of the view's own layer, which is as large as the view: `layer: { frame: [0, 0, 160, 44] }`.
  static func frameOfRoot(_ frame: SyntaxNode?, at span: Span) -> Diagnostic {
    let numbers = frame?.elements.compactMap { Double($0.text) } ?? []
    let size = numbers.count == 4 ? Array(numbers[2...]) : [120, 44]
    return Diagnostic(
      .unknownProperty, "the view's own layer has no ‘frame’", at: span,
      notes: [
        "the app says where a view stands and how large it is; for pictures, write ‘preview: { size: [\(size.map(formatNumber).joined(separator: ", "))] }’"
      ])
  }

  static func secondMask(at span: Span, first: Layer) -> Diagnostic {
    Diagnostic(
      .secondMask, "the layer already has a mask, ‘\(first.name)’", at: span,
      related: first.span.map { [Related("first defined here", at: $0)] } ?? [],
      notes: ["put a layer around one of the two, or change ‘\(first.name)’ in a style"])
  }

  /// A text that CSS has for several shadows, or for one with more than a layer's own shadow has.
  static func severalShadows(_ entry: MappingEntry, _ list: String) -> Diagnostic {
    let written = "shadows: \(list)"
    return Diagnostic(
      .typeMismatch, "‘shadow’ needs one shadow without ‘spread’ and ‘inset’", at: entry.value.span,
      notes: ["‘shadows’ is a list of any shadows of CSS"],
      fixes: [FixIt("write ‘\(written.shortened)’", replace: entry.span, with: written, isSafe: false)])
  }

  static func picksWithoutComponent(at span: Span) -> Diagnostic {
    Diagnostic(
      .unknownVariant, "only a layer that holds a component has variants", at: span,
      notes: ["write the name of a component that declares variants as its ‘kind’, or remove this"])
  }

  static func layerIsNoMapping(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "a layer must be { name: …, kind: … }, but this is \(node.phrase)", at: node.span)
  }

  static func layerWithoutName(at span: Span) -> Diagnostic {
    Diagnostic(
      .missingKey, "this layer has no ‘name’", at: span,
      notes: ["states and generated code refer to it by its name"])
  }

  static func layerWithoutKind(_ layer: SyntaxNode) -> Diagnostic {
    let likely: [StaticString] = ["type", "class", "component", "base"]
    let key = layer.entries.first { entry in likely.contains { entry.key.hasText($0) } }?.key
    return Diagnostic(
      .missingKey, "this layer has no ‘kind’", at: key?.span ?? layer.span,
      notes: [
        "write ‘kind: rectangle’, gradient, shape, text, image, stack, material or the name of a component"
      ],
      fixes: key.map { [FixIt("write ‘kind’", replace: $0.span, with: "kind", isSafe: false)] } ?? [])
  }

  static func invalidLayerName(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidName, "‘\(name.shortened)’ can't be the name of a layer", at: span,
      notes: ["use letters, digits, ‘-’ and ‘_’"])
  }

  static func layerNameTaken(_ name: String, at span: Span, first: Layer) -> Diagnostic {
    let note =
      switch first.owner {
      case .base(let base):
        name == "layer" ? "‘layer’ is the root" : "\(base.rawValue) already has a layer with that name"
      case .trait: "a trait of this component already has a layer with that name"
      case .component: "the base component already has a layer with that name"
      }
    return Diagnostic(
      .duplicateName, "a layer named ‘\(name)’ already exists", at: span,
      related: first.span.map { [Related("first defined here", at: $0)] } ?? [],
      notes: [note, "choose another name"])
  }

  static func layerKindIsNoName(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .unknownLayer, "the kind of a layer must be a name, but this is \(node.phrase)", at: node.span,
      notes: [
        "kinds are rectangle, gradient, shape, text, image, stack, material, or a component by its name"
      ])
  }

  static func unknownLayerKind(
    _ name: String, of layer: SyntaxNode, _ names: [String], at span: Span,
    components: (BaseClass) -> [String]
  ) -> Diagnostic {
    let entry = layer.entries.first { $0.key.hasText("kind") }.flatMap { ForeignEntry($0.key, in: layer) }
    let outlines = [
      "circle": "ellipse", "oval": "ellipse", "arc": "arc", "star": "star", "ellipse": "ellipse",
    ]
    if let outline = outlines[name.lowercased()] {
      return Diagnostic(
        .unknownLayer, "there is no kind of layer ‘\(name.shortened)’", at: span,
        notes: ["an outline is the ‘path’ of a shape: write ‘kind: shape’ and ‘path: \(outline)’"],
        fixes: [entry?.fix("shape", and: [("path", outline)])].compactMap(\.self))
    }
    if ["line", "divider", "separator", "hairline", "rule"].contains(name.lowercased()) {
      return Diagnostic(
        .unknownLayer, "there is no kind of layer ‘\(name.shortened)’", at: span,
        notes: [
          "a line is a low rectangle: write ‘kind: rectangle’, ‘backgroundColor: gray’ and ‘frame: { height: 1 }’"
        ])
    }
    var diagnostic = Diagnostic(.unknownLayer, "there is no kind of layer ‘\(name.shortened)’", at: span)
    let word = KnownNames.plain(name)
    if ["grid", "lazyvgrid", "lazyhgrid", "collection", "wrap", "wrappanel", "flow"].contains(word) {
      diagnostic.notes = [ForeignName.stacksDontWrap]
      return diagnostic
    }
    let spelled = KnownNames(names).nearest(to: name)
    if let base = BaseClass(rawValue: name) ?? (spelled == nil ? BaseClass.control(calledBy: name) : nil) {
      let own = "My\(base.rawValue.dropFirst(2))"
      let known = components(base)
      diagnostic.notes =
        known.isEmpty
        ? ["declare a component with ‘base: \(base.rawValue)’ and write its name, as in ‘kind: \(own)’"]
        : ["write the name of a component with ‘base: \(base.rawValue)’: \(known.quotedConjunction)"]
      if known.count == 1 {
        diagnostic.fixes = [FixIt("write ‘\(known[0])’", replace: span, with: known[0], isSafe: false)]
      }
      return diagnostic
    }
    // What design tools call a frame is a stack where it arranges others.
    let arranges = layer.entries.contains { entry in
      ["gap", "spacing", "itemspacing", "axis", "direction", "padding", "insets", "layoutmode"].contains(
        KnownNames.plain(entry.key.text))
    }
    let isFrame = ["frame", "group", "div", "box", "container"].contains(word)
    let near =
      word == "zstack"
      ? "rectangle"
      : isFrame && arranges ? "stack" : ForeignWords.layerKind.meant(by: name, among: names)
    guard let near else {
      diagnostic.notes = [
        "kinds are rectangle, gradient, shape, text, image, stack, material, or a component by its name"
      ]
      return diagnostic
    }
    if word == "spacer", near == "rectangle" {
      diagnostic.notes = ["in a stack, a rectangle without a size takes the length that is left"]
    }
    if word == "zstack" {
      diagnostic.notes = ["the ‘sublayers’ of a rectangle lie above each other, the last in front"]
    }
    let isColumn = ["vstack", "lazyvstack", "vbox", "column", "col"].contains(word) && near == "stack"
    // Another word for it may stand there, which is corrected by itself.
    let hasAxis = layer.entries.contains { entry in
      ["axis", "direction", "orientation", "flexdirection"].contains(KnownNames.plain(entry.key.text))
    }
    diagnostic.fixes = [
      isColumn && !hasAxis
        ? entry?.fix(near, and: [("axis", "vertical")])
        : FixIt("write ‘\(near)’", replace: span, with: near, isSafe: false)
    ].compactMap(\.self)
    return diagnostic
  }
}

extension BaseClass {
  /// The class of what people operate by a word of SwiftUI, HTML and design tools: `Toggle`, `input`. What only shows something is a kind
  /// of layer.
  fileprivate static func control(calledBy name: String) -> BaseClass? {
    if let base = BaseClass(knownElsewhereAs: name) { return base.isControl || base.isInput ? base : nil }
    return nil
  }
}
