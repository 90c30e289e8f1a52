import StyleModel
import StyleSource
import StyleSyntax

/// Reads the `animations` of a component, which run without a change of state.
struct AnimationReader {
  let reader: ValueReader
  let targets: TargetReader

  private static let keys = [LanguageKey].animation.names

  private var output: CompilerOutput { reader.output }

  func read(_ node: SyntaxNode, into checked: inout CheckedComponent) {
    guard node.kind == .mapping else {
      if !node.isEmptyValue { output.report(.notAMapping("‘animations’", node)) }
      return
    }
    var known: [String: Int] = [:]
    for (index, animation) in checked.component.animations.enumerated() {
      known[swiftIdentifier(animation.name)] = index
    }
    for entry in node.entries {
      let name = entry.key.text
      guard entry.value.kind == .mapping else {
        if entry.value.kind != .missing { output.report(.animationIsNoMapping(entry)) }
        continue
      }
      let identifier = swiftIdentifier(name)
      if let index = known[identifier] {
        let first = checked.component.animations[index]
        output.report(
          .duplicateName("animation", name, first.name, at: entry.key.span, first: first.span))
      } else if let (animation, nodes) = animation(name, entry) {
        known[identifier] = checked.component.animations.count
        checked.component.animations += copies(of: animation, nodes, entry)
      }
    }
  }

  /// The animation of each copy of a repeated layer, of which each has its own name.
  private func copies(
    of animation: LayerAnimation, _ nodes: [SyntaxNode?], _ entry: MappingEntry
  ) -> [LayerAnimation] {
    let layers = targets.checked.component.layers
    guard layers[animation.layer].copy != nil else { return [animation] }
    var values = CopiedValues(reader: reader)
    let target = Target.layer(animation.layer, .layer(animation.property))
    return targets.copies(of: target).compactMap { target in
      guard case .layer(let index, _) = target, let copy = layers[index].copy else { return nil }
      let numbers = targets.numbers(of: copy)
      var moved = animation
      moved.layer = index
      moved.name += copy.indices.map { "[\($0.number)]" }.joined()
      for index in moved.keyframes.indices {
        moved.keyframes[index].value = animation.keyframes[index].value.map {
          values.value(
            $0, numbers, targets.expectation(target).inPoints, at: nodes[index] ?? entry.value)
        }
      }
      if let timing = animation.drivenTiming {
        let driven = values.value(
          timing, numbers, Expectation(.animation, for: "duration"),
          at: entry.value["duration"] ?? entry.value)
        moved.drivenTiming = driven
        if case .animation(let fixed)? = driven.constant?.value {
          (moved.timing, moved.drivenTiming) = (fixed, nil)
        }
      }
      return moved
    }
  }

  /// The animation, and where each of its values is written.
  private func animation(_ name: String, _ entry: MappingEntry) -> (LayerAnimation, [SyntaxNode?])? {
    if let parts = ForeignKeyPath(entry.value, AnimationReader.keys, targets.checked.component.layers) {
      output.report(.layerAndPropertyApart(parts))
      return nil
    }
    let endless = entry.value.entries.first { ForeignKeyPath.isEndless($0, AnimationReader.keys) }
    if let endless, !entry.value.entries.contains(where: { $0.key.hasText("repeatCount") }) {
      output.report(.foreignRepetition(endless, isEndless: true, of: name))
    }
    let once = entry.value.entries.first { ForeignKeyPath.isOnce($0, AnimationReader.keys) }
    if let once { output.report(.foreignRepetition(once, isEndless: false, of: name)) }
    let sections = Sections(
      entry.value, AnimationReader.keys, "the animation ‘\(name.shortened)’", output,
      reported: Set([endless, once].compactMap { $0?.key.text }))
    let needed = ["property", sections["keyframes"] == nil ? "to" : "keyframes", "duration"]
    let missing = needed.filter { sections[$0] == nil }
    guard missing.isEmpty else {
      if !entry.value.lacksEntries { output.report(.animationLacks(missing, name, at: entry.key.span)) }
      return nil
    }
    guard let property = sections["property"], let (layer, key) = moved(property),
      let duration = sections["duration"]
    else { return nil }
    let target = Target.layer(layer, .layer(key))
    let reader = targets.reader(of: target, reader)
    let keyframeReader = KeyframeReader(
      reader: reader, expected: targets.expectation(target).inPoints,
      properties: targets.checked.component.properties)
    let written = keyframeReader.read(sections)
    var timing = AnimationTimingReader(reader: reader).read(
      duration: duration, delay: sections["delay"], curve: sections["curve"])
    if sections["keyframes"] != nil {
      timing = keyframeReader.withoutSpring(timing, at: sections["curve"])
    }
    var animation = LayerAnimation(
      name: name, layer: layer, property: key, keyframes: written?.keyframes ?? [], timing: timing.fixed,
      drivenTiming: timing.driven, span: entry.key.span)
    animation.summary = reader.readSummary(sections)
    if let flag = sections["autoreverses"] {
      let value = reader.readConstant(flag, Expectation(.bool, for: "autoreverses"))
      animation.autoreverses = value.value == .bool(true)
    }
    if let count = sections["repeatCount"] {
      animation.repeatCount = repeatCount(count)
    }
    if let state = sections["state"], state.kind != .missing {
      if state.kind == .scalar {
        animation.state = targets.state(state)
      } else {
        output.report(.animationStateIsNoName(state))
      }
    }
    if let choice = sections["reduceMotion"],
      let word = word(choice, "reduceMotion", LayerAnimation.ReduceMotion.self)
    {
      animation.reduceMotion = word
    }
    return written.map { (animation, $0.nodes) }
  }

  private func repeatCount(_ node: SyntaxNode) -> Double {
    if node.hasText("infinite") { return .infinity }
    let word = node.kind == .scalar ? node.text.lowercased() : ""
    let isOnce = ForeignKeyPath.once.contains(word)
    guard isOnce || ForeignKeyPath.endless.contains(word) else {
      return positive(node, "repeatCount", atMost: 1_000_000) ?? 1
    }
    _ = reader.mismatch(
      node, Expectation(.number(.double), for: "repeatCount"), fix: isOnce ? "1" : "infinite", isSafe: false)
    return 1
  }

  /// The layer and the property that a key path such as `shine.opacity` names; nil where it was reported.
  private func moved(_ node: SyntaxNode) -> (layer: Int, property: LayerProperty)? {
    guard node.kind == .scalar else {
      if node.kind != .missing { output.report(.animatesNoProperty(node.phrase, at: node.span)) }
      return nil
    }
    guard node.text.contains(".") || node.place(in: targets.checked.propertyNames) != nil else {
      if !targets.checked.mayHaveProperty(node.text) {
        output.report(.animatesNoLayer(node, targets.checked))
      }
      return nil
    }
    switch targets.target(node) {
    case nil:
      return nil
    case .layer(let layer, .layer(let property))? where property.isAnimatable:
      return (layer, property)
    case .layer(let layer, .layer(let property))?:
      output.report(
        .notAnimatable(node.text, property, targets.checked.component.layers[layer].kind, at: node.span))
      return nil
    case .property?, .layer(_, .property)?:
      output.report(
        .animatesNoProperty("‘\(node.text.shortened)’, which is one of a component", at: node.span))
      return nil
    }
  }

  private func positive(_ node: SyntaxNode, _ name: String, atMost greatest: Double) -> Double? {
    let bounds = NumberBounds(max: greatest)
    guard let number = reader.readUniformNumber(node, for: name, bounds: bounds) else { return nil }
    guard number > 0 else {
      output.report(.isNotPositive(name, number, at: node.span))
      return nil
    }
    return number
  }

  private func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: SyntaxNode, _ name: String, _ type: Word.Type
  ) -> Word? {
    let choice = ValueType.choice(type.allCases.map(\.rawValue))
    return reader.readConstant(node, Expectation(choice, for: name)).value.text.flatMap(Word.init)
  }
}

extension DiagnosticCode {
  static let invalidAnimation = DiagnosticCode(
    "invalid-animation", .error, "An animation animates a property of a layer.",
    explanation: """
      `pulse: { property: shine.opacity, to: 0.6, duration: 1.2, autoreverses: true, repeatCount: infinite }`.
      It can animate what can be interpolated: numbers, colours, points, sizes, transforms and gradient stops.
      """,
    example: """
      components:
        Card:
          base: UIView
          animations: { blink: { property: layer.hidden, to: true, duration: 1 } }
      """)
}

extension Diagnostic {
  private static let form = "write ‘pulse: { property: layer.opacity, to: 0.6, duration: 1.2 }’"

  fileprivate static func animationStateIsNoName(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "‘state’ needs the name of a state, but this is \(node.phrase)", at: node.span,
      notes: [
        "write a state, as in ‘highlighted’, or several that hold together, as in ‘selected+highlighted’"
      ])
  }

  fileprivate static func animationIsNoMapping(_ entry: MappingEntry) -> Diagnostic {
    Diagnostic(
      .invalidAnimation,
      "the animation ‘\(entry.key.text.shortened)’ must be a mapping, but this is \(entry.value.phrase)",
      at: entry.value.span, notes: [form])
  }

  fileprivate static func animationLacks(_ keys: [String], _ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .missingKey,
      "the animation ‘\(name.shortened)’ lacks \(keys.quotedConjunction)",
      at: span, notes: [form])
  }

  fileprivate static func animatesNoProperty(_ phrase: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidAnimation, "an animation needs a property of a layer, but this is \(phrase)", at: span,
      notes: ["write the layer, a dot and the property, as in ‘layer.opacity’"])
  }

  /// The diagnostic for an animation key that is a property of the root layer, a layer without a property, or neither: `opacity`, `shine`.
  fileprivate static func animatesNoLayer(_ node: SyntaxNode, _ checked: CheckedComponent) -> Diagnostic {
    let name = node.text
    let layers = checked.component.layers
    let isLayer = layers.firstIndex(named: name) != nil
    var diagnostic = animatesNoProperty(
      isLayer ? "the layer ‘\(name.shortened)’" : "‘\(name.shortened)’, which names no layer", at: node.span)
    let ofRoot = LayerPropertyNames.of(layers[0].kind).properties.filter(\.isAnimatable)
    if !isLayer, let property = ofRoot.first(where: { $0.name == name }) {
      let whole = "\(layers[0].name).\(property.name)"
      diagnostic.notes = []
      diagnostic.fixes = [FixIt("write ‘\(whole)’", replace: node.span, with: whole, isSafe: false)]
    }
    return diagnostic
  }

  fileprivate static func notAnimatable(
    _ name: String, _ property: LayerProperty, _ kind: LayerKind, at span: Span
  ) -> Diagnostic {
    let keys = LayerPropertyNames.of(kind).properties.filter(\.isAnimatable).map(\.name)
    return Diagnostic(
      .invalidAnimation, "‘\(name.shortened)’ can't be animated", at: span,
      notes: ["keys of this layer that can are \(keys.quotedList)"]
        + (property.movesBetweenLooks
          ? ["it moves with a property of the component that it follows, and that has a ‘transition’"] : []))
  }

  static func isNotPositive(_ name: String, _ number: Double, at span: Span) -> Diagnostic {
    Diagnostic(
      .outOfBounds, "‘\(name)’ must be more than 0, but this is \(formatNumber(number))", at: span,
      notes: name == "repeatCount" ? ["write ‘infinite’ to repeat it without end"] : ["it is in seconds"])
  }
}
