import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  /// Reads the stops of a gradient, `[{ color: red, location: 0 }, …]`: their locations never fall, and all have one or none has.
  func readGradientStops(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard node.kind == .sequence else { return .constant(mismatch(node, expected)) }
    let elements = node.elements
    guard elements.count >= 2 else {
      output.report(.tooFewStops(elements.count, at: node.span))
      return .constant(invalid(node))
    }
    var colors: [Expression] = []
    var locations: [Location] = []
    var isSound = true
    for (index, element) in elements.enumerated() {
      let part = expected.part("\(index + 1)", .gradientStops)
      guard element.kind == .mapping else {
        // What is missing was reported.
        if element.kind != .missing { output.report(.stopIsNoMapping(element, part)) }
        isSound = false
        continue
      }
      let fields = Fields(element, part, output)
      guard fields["color"] != nil else {
        isSound = false
        continue
      }
      let parts = readParts(GradientStop.parts, of: element, fields, part)
      colors.append(parts[0])
      guard let location = fields["location"] else {
        locations.append(Location(node: element))
        continue
      }
      let value = parts[1]
      if value.isInvalid {
        isSound = false
      } else {
        locations.append(Location(node: location, value: value))
      }
    }
    guard isSound, let places = checked(locations, node) else { return .constant(invalid(node)) }
    let operands = zip(colors, zip(locations, places)).flatMap { color, location in
      location.1 == nil ? [color, location.0.value].compactMap(\.self) : [color]
    }
    return apply(.gradientStops(places), operands, at: node)
  }

  /// The stops of `linear-gradient(to right, red, blue 40%)`, whose direction is other keys' business.
  func stopsOfCSS(_ node: SyntaxNode) -> String? {
    let text = node.text
    guard node.kind == .scalar, let open = text.firstIndex(of: "("), text.hasSuffix(")"),
      text[..<open].hasSuffix("-gradient")
    else { return nil }
    var stops: [(color: String, location: Double?)] = []
    for part in text[text.index(after: open)...].dropLast().splitOutsideBrackets(at: ",") {
      var words = part.splitOutsideBrackets(at: " ").filter { !$0.isEmpty }
      var location: Double?
      if words.count == 2, words[1].hasSuffix("%"), let share = Double(words[1].dropLast()),
        abs(share) <= GradientStop.farthest * 100
      {
        location = share / 100
        words.removeLast()
      }
      guard words.count == 1, case .success = parseColor(words[0].utf8) else {
        // What comes first may say a direction.
        if stops.isEmpty { continue }
        return nil
      }
      let isQuoted = words[0].hasPrefix("#") || words[0].contains(",")
      stops.append((isQuoted ? "\"\(words[0])\"" : String(words[0]), location))
    }
    guard stops.count > 1 else { return nil }
    // Where any has a place, all have one here: in CSS, the first is at the beginning and the last at the end.
    if stops.contains(where: { $0.location != nil }) {
      stops[0].location = stops[0].location ?? 0
      stops[stops.count - 1].location = stops[stops.count - 1].location ?? 1
      if stops.contains(where: { $0.location == nil }) { return nil }
    }
    let list = stops.map { stop in
      "{ color: \(stop.color)\(stop.location.map { ", location: \(formatNumber($0))" } ?? "") }"
    }
    return "[\(list.joined(separator: ", "))]"
  }

  /// The location of a stop.
  private struct Location {
    /// The node of the location, or of a stop without one.
    let node: SyntaxNode
    var value: Expression?

    /// The location that is the same in every mode and for all values of properties; nil for any other.
    var fixed: Double? { value?.constant.flatMap { $0.isUniform ? $0.value.double : nil } }
  }

  /// The locations of the stops, spread evenly where all are missing, with nil for those that properties or modes change; nil where they
  /// are invalid, which is reported.
  private func checked(_ locations: [Location], _ node: SyntaxNode) -> [Double?]? {
    if locations.allSatisfy({ $0.value == nil }) {
      return locations.indices.map { Double($0) / Double(locations.count - 1) }
    }
    if let missing = locations.first(where: { $0.value == nil }) {
      output.report(.someLocationsMissing(at: missing.node.span))
      return nil
    }
    var last: (location: Double, node: SyntaxNode)?
    for location in locations {
      guard let number = location.fixed else { continue }
      if let last, number < last.location {
        output.report(.fallingLocation(number, last.location, location.node, last.node))
        return nil
      }
      last = (number, location.node)
    }
    return locations.map(\.fixed)
  }
}

extension ValueReader {
  /// Notes on the direction of `linear-gradient(135deg, red, blue)` as properties of a layer; empty where it is the layer's default.
  func directionOfCSS(_ node: SyntaxNode) -> [String] {
    let head = "linear-gradient("
    guard node.kind == .scalar, node.text.hasPrefix(head),
      let first = node.text.dropFirst(head.count).splitOutsideBrackets(at: ",").first
    else { return [] }
    let direction = first.split(separator: " ").joined(separator: " ")
    let entry: String
    // Between corners, CSS stretches the lines of one colour as Core Animation does.
    let corners: [(words: Set<Substring>, points: String)] = [
      (["to", "top", "right"], "startPoint: [0, 1], endPoint: [1, 0]"),
      (["to", "top", "left"], "startPoint: [1, 1], endPoint: [0, 0]"),
      (["to", "bottom", "right"], "startPoint: [0, 0], endPoint: [1, 1]"),
      (["to", "bottom", "left"], "startPoint: [1, 0], endPoint: [0, 1]"),
    ]
    let sides = ["to top": 0.0, "to right": 90, "to left": 270]
    if let degrees = sides[direction] ?? degrees(direction) {
      entry = "angle: \(formatNumber(degrees))"
    } else if let corner = corners.first(where: { $0.words == Set(direction.split(separator: " ")) }) {
      entry = corner.points
    } else {
      return []
    }
    return ["its direction stands beside the stops, on the layer: ‘\(entry)’"]
  }

  /// The degrees of an angle of CSS; nil for any other text.
  private func degrees(_ text: String) -> Double? {
    let units = ["deg": 1, "grad": 0.9, "rad": 180 / Double.pi, "turn": 360]
    for (unit, degrees) in units where text.hasSuffix(unit) {
      if let number = Double(text.dropLast(unit.count)) { return number * degrees }
    }
    return nil
  }
}

extension DiagnosticCode {
  static let invalidGradient = DiagnosticCode(
    "invalid-gradient", .error, "A gradient has at least two stops, in the order of their locations.",
    explanation: """
      Each stop is `{ color: …, location: … }`. A location is 0 where the line begins and 1 where it ends. It
      never decreases; two equal ones make a hard edge. Leave out all locations to spread the stops evenly. If a property or a mode moves a stop before
      the one above it, it stays at that one's location.
      """,
    example: "tokens:\n  gradient:\n    gloss: [{ color: red, location: 1 }, { color: blue, location: 0 }]\n")
}

extension Diagnostic {
  fileprivate static func tooFewStops(_ count: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidGradient,
      "a gradient needs at least two stops, but this has \(count)",
      at: span)
  }

  fileprivate static func stopIsNoMapping(_ node: SyntaxNode, _ expected: Expectation) -> Diagnostic {
    var fix: String?
    if node.kind == .scalar, case .string = node.scalarKind { fix = "{ color: \(node.text) }" }
    return Diagnostic(
      .invalidGradient, "a gradient stop must be { color: red, location: 0 }, but this is \(node.phrase)",
      at: node.span,
      fixes: fix.map { [FixIt("write ‘\($0)’", replace: node.definition, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func someLocationsMissing(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidGradient, "this stop has no location, but others do", at: span,
      notes: ["give every stop a location, or none to spread them evenly"])
  }

  fileprivate static func fallingLocation(
    _ location: Double, _ previous: Double, _ node: SyntaxNode, _ before: SyntaxNode
  ) -> Diagnostic {
    Diagnostic(
      .invalidGradient,
      "the location \(formatNumber(location)) is less than that of the stop above, \(formatNumber(previous))",
      at: node.span, related: [Related("the stop above is here", at: before.span)],
      notes: ["list the stops in the order of their locations"])
  }
}
