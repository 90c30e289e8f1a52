import StyleSource
import StyleSyntax

/// Borders, shadows, gradients and transitions.
extension DesignValueReader {
  /// A border as two tokens of its name: its colour and its width.
  func border(_ node: SyntaxNode) -> [Result] {
    guard let parts = parts(node, of: "a border", DesignVocabulary.border),
      let color = parts["color"],
      let width = parts["width"]
    else { return broken(.border) }
    if let style = parts["style"].flatMap({ literal($0) })?.node, isStrokeStyle(style),
      !style.hasText("solid")
    {
      loss(.borderStyle(style))
    }
    return [
      (.color, part(color, .color) { $0.color($1) }), (.length, part(width, .dimension) { $0.dimension($1) }),
    ]
  }

  /// Whether a node is one of the words, or a list of dashes with the ends that they have; anything else is reported.
  func isStrokeStyle(_ node: SyntaxNode) -> Bool {
    let words = DesignVocabulary.strokeStyles
    guard node.kind == .mapping else {
      if node.isJSONString, words.contains(node.text) { return true }
      let near = node.isJSONString ? KnownNames(words).nearest(to: node.text) : nil
      _ = wrong(
        node,
        "a stroke style is one of \(words.joined(separator: ", ")), or an object with ‘dashArray’ and ‘lineCap’",
        near.map { "write ‘\($0)’" } ?? "")
      return false
    }
    guard let parts = parts(node, of: "a stroke style", DesignVocabulary.strokeStyle),
      let dashes = parts["dashArray"].flatMap({ literal($0)?.node }),
      let cap = parts["lineCap"].flatMap({ literal($0)?.node })
    else { return false }
    guard cap.isJSONString, DesignVocabulary.lineCaps.contains(cap.text) else {
      _ = wrong(cap, "a ‘lineCap’ is ‘round’, ‘butt’ or ‘square’")
      return false
    }
    guard dashes.kind == .sequence, !dashes.elements.isEmpty else {
      _ = wrong(dashes, "a ‘dashArray’ is a list of dimensions")
      return false
    }
    return dashes.elements.allSatisfy { !part($0, .dimension) { $0.dimension($1) }.isMissing }
  }

  // MARK: Shadows

  /// Reads one shadow, or a list of shadows and of tokens that are one.
  func shadows(_ node: SyntaxNode) -> StyleValue {
    guard node.kind == .sequence else { return .list([shadow(node, isList: true)], place(node)) }
    let shadows = node.elements.compactMap { element -> StyleValue? in
      switch resolve(element) {
      case .broken: return .missing(place(element))
      case .literal(let literal): return shadow(literal, isList: true)
      case .token(let target):
        guard system.types[target] == .shadow else {
          if let type = system.types[target] {
            report(.aliasOfOtherType(system.tokens[target].name, type, .shadow, element))
          }
          return .missing(place(element))
        }
        if system.styleType(of: target) == .shadow {
          return .plain("$shadow.\(system.styleName(of: target))", place(element))
        }
        // A list of one, which a style file can't put into another list.
        guard let found = only(element, "an element of a list of shadows is one shadow") else {
          return .missing(place(element))
        }
        return found.reader.shadow(found.node, isList: true)
      }
    }
    return .list(shadows, place(node))
  }

  /// The literal behind an element of a list, through tokens that are lists of one; nil for several elements, and for a token that leads
  /// back to itself, which are reported.
  private func only(_ element: SyntaxNode, _ expected: String) -> (
    reader: DesignValueReader, node: SyntaxNode
  )? {
    var found = literal(element)
    for _ in 0..<32 {
      guard let list = found, list.node.kind == .sequence else { return found }
      guard list.node.elements.count == 1, let only = list.node.elements.first else {
        _ = wrong(element, expected)
        return nil
      }
      found = list.reader.literal(only)
    }
    report(.endlessReference(element))
    return nil
  }

  /// - Parameter isList: Whether the shadow is in a list, so that it may have a spread, and be inset.
  func shadow(_ node: SyntaxNode, isList: Bool) -> StyleValue {
    guard let parts = parts(node, of: "a shadow", DesignVocabulary.shadow),
      let color = parts["color"],
      let x = parts["offsetX"], let y = parts["offsetY"], let blur = parts["blur"],
      let spread = parts["spread"]
    else { return .missing(place(node)) }
    let dimension = { (node: SyntaxNode) in part(node, .dimension) { $0.dimension($1) } }
    let (left, top) = (dimension(x), dimension(y))
    var offset = left.span
    if offset.file == top.span.file { offset = offset.joined(to: top.span) }
    let isInOrder = left.span <= top.span
    var result: [(String, StyleValue)] = [
      ("color", part(color, .color) { $0.color($1) }),
      (
        "offset",
        isInOrder
          ? .list([left, top], offset) : .list([left.moved(to: offset), top.moved(to: offset)], offset)
      ),
      ("radius", dimension(blur).halved),
    ]
    if isList {
      result.append(("spread", dimension(spread)))
      if let inset = parts["inset"].flatMap({ literal($0) }) {
        result.append(("inset", inset.reader.flag(inset.node)))
      }
    }
    return fields(result, at: node)
  }

  // MARK: Gradients

  func gradient(_ node: SyntaxNode) -> StyleValue {
    guard node.kind == .sequence else { return wrong(node, "a gradient is a list of stops") }
    let stops = node.elements.map { element -> StyleValue in
      // A token that is a gradient itself stands for one stop only if it has one.
      guard let found = only(element, "an element of a gradient is one stop") else {
        return .missing(place(element))
      }
      return found.reader.gradientStop(found.node)
    }
    if stops.isEmpty { return wrong(node, "a gradient has stops") }
    // The end stops extend to both sides, so a single one fills all.
    return .list(stops.count == 1 ? stops + stops : stops, place(node))
  }

  private func gradientStop(_ node: SyntaxNode) -> StyleValue {
    guard let parts = parts(node, of: "a stop of a gradient", DesignVocabulary.gradientStop),
      let color = parts["color"],
      let position = parts["position"]
    else { return .missing(place(node)) }
    let location = part(position, .number) { reader, node in
      guard let number = node.jsonNumber, number.isFinite else {
        return reader.wrong(node, "a ‘position’ is a number from 0 to 1")
      }
      return .plain(shortest(min(max(number, 0), 1)), reader.place(node))
    }
    var clamped = location
    if case .plain(let text, let span) = location, text.hasPrefix("$") {
      clamped = .plain("clamp(0, \(text), 1)", span)
    }
    return fields([("color", part(color, .color) { $0.color($1) }), ("location", clamped)], at: node)
  }

  // MARK: Transitions

  func transition(_ node: SyntaxNode) -> StyleValue {
    guard let parts = parts(node, of: "a transition", DesignVocabulary.transition),
      let duration = parts["duration"], let delay = parts["delay"], let timing = parts["timingFunction"]
    else { return .missing(place(node)) }
    guard let curve = literal(timing), let numbers = curve.reader.curveNumbers(curve.node) else {
      return .missing(place(node))
    }
    let written: StyleValue =
      TimingCurve.word(for: numbers).map { .string($0, place(timing)) }
      ?? .list(numbers.map { .plain(shortest($0), place(timing)) }, place(timing))
    return fields(
      [
        ("duration", part(duration, .duration) { $0.duration($1) }),
        ("delay", part(delay, .duration) { $0.duration($1) }), ("curve", written),
      ], at: node)
  }

  /// Four numbers, of which the first and the third lie between 0 and 1; anything else is reported.
  func curveNumbers(_ node: SyntaxNode) -> [Double]? {
    guard node.kind == .sequence, node.elements.count == 4 else {
      _ = wrong(node, "a cubic Bézier curve is a list of four numbers")
      return nil
    }
    var numbers: [Double] = []
    for element in node.elements {
      guard let number = literal(element)?.node.jsonNumber, number.isFinite else {
        _ = wrong(element, "a cubic Bézier curve is a list of four numbers")
        return nil
      }
      guard numbers.count % 2 == 1 || (0...1).contains(number) else {
        _ = wrong(element, "the first and the third number of a curve lie between 0 and 1")
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }
}

/// The timing curves that style files have words for, with Core Animation's numbers.
private enum TimingCurve {
  private static let all: [(word: String, numbers: [Double])] = [
    ("linear", [0, 0, 1, 1]), ("easeIn", [0.42, 0, 1, 1]), ("easeOut", [0, 0, 0.58, 1]),
    ("easeInOut", [0.42, 0, 0.58, 1]),
  ]

  /// The word for a curve; nil where it has none.
  static func word(for numbers: [Double]) -> String? {
    // A straight line may be written with any points on it.
    if numbers[0] == numbers[1], numbers[2] == numbers[3] { return "linear" }
    return all.first { zip(numbers, $0.numbers).allSatisfy { abs($0 - $1) < 1e-6 } }?.word
  }
}

extension StyleValue {
  /// A shadow's radius, which is half of its blur.
  var halved: StyleValue {
    guard case .plain(let text, let span) = self else { return self }
    return .plain(Double(text).map { shortest($0 / 2) } ?? "\(text) / 2", span)
  }

  /// The value with another span, where its own would be out of order.
  func moved(to span: Span) -> StyleValue {
    switch self {
    case .plain(let text, _): .plain(text, span)
    case .string(let text, _): .string(text, span)
    case .written(let text, _): .written(text, span)
    case .list, .fields, .missing: .missing(span)
    }
  }
}
