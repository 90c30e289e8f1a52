import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  func readBool(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    if case .bool(let value) = node.scalarKind { return literal(.bool(value), node) }
    // What people write who know YAML 1.1, C or quotes too well.
    let text = node.text.lowercased()
    let isTrue = ["true", "yes", "on", "1", "y"].contains(text)
    let isFalse = ["false", "no", "off", "0", "n"].contains(text)
    return mismatch(node, expected, fix: isTrue ? "true" : isFalse ? "false" : nil)
  }

  func readInteger(_ node: SyntaxNode, _ type: IntegerType, _ expected: Expectation) -> ModedValue {
    let integer: Integer
    switch node.unquotedKind {
    case .integer(let isNegative, let magnitude):
      if node.isQuoted { return mismatch(node, expected, fix: node.text) }
      integer = Integer(isNegative: isNegative, magnitude: magnitude)
    case .hugeInteger:
      output.report(.integerOverflow(node.text, type, expected, at: node.span))
      return invalid(node)
    case .float(let number):
      let isWhole = number.rounded() == number && number.magnitude < 1e15
      // Too large however it is written.
      if isWhole, !node.isQuoted, let bounds = expected.bounds, !bounds.contains(number) {
        output.report(.outOfBounds(number, bounds, expected, at: node.span, token: nil))
        return invalid(node)
      }
      return mismatch(node, expected, fix: isWhole ? formatNumber(number) : nil)
    case .null, .bool, .string:
      if let (sign, number) = ForeignSign.number(in: node.text) {
        return mismatch(node, expected, fix: number, isSafe: false, notes: [sign.note])
      }
      return mismatch(node, expected, fix: numberWithoutUnit(node, "pt", "px", "dp", "sp"))
    }
    let bounds = type.bounds
    guard integer >= bounds.least, integer <= bounds.greatest else {
      output.report(.integerOverflow(integer.description, type, expected, at: node.span))
      return invalid(node)
    }
    return literal(.integer(integer), node)
  }

  func readNumber(_ node: SyntaxNode, _ type: NumberType, _ expected: Expectation) -> ModedValue {
    let number: Double
    switch node.unquotedKind {
    case .integer(let isNegative, let magnitude):
      number = isNegative ? -Double(magnitude) : Double(magnitude)
    case .float(let value):
      number = value
    case .null, .bool, .hugeInteger, .string:
      // What other languages count in hundredths or thousandths.
      if expected.takesPercentages, let number = numberWithoutUnit(node, "%").flatMap(Double.init) {
        return literal(.number(number / 100), node)
      }
      if let share = numberWithoutUnit(node, "%").flatMap(Double.init) {
        if expected.takesHalfOfSide, share == 50 { return literal(.number(.halfOfSide), node) }
        if expected.takesHalfOfSide || expected.isDistance {
          output.report(.partOfSide(share, expected, at: node.definition))
          return invalid(node)
        }
      }
      // A distance has no part: a CGFloat that may exceed 1, and a part of a point, a size or insets.
      let isPart = expected.part != nil && expected.part?.hasSuffix("scale") != true
      let isDistance = (type == .cgFloat || isPart) && expected.bounds?.max != 1
      for (unit, share) in [("%", 100.0), ("ms", 1000)] where unit != "%" || !isDistance {
        if let number = numberWithoutUnit(node, unit).flatMap(Double.init) {
          let isWithin = expected.bounds?.contains(number / share) ?? true
          return mismatch(node, expected, fix: isWithin ? formatNumber(number / share) : nil, isSafe: false)
        }
      }
      if let number = numberWithoutUnit(node, "deg", "°", "s") ?? numberWithPoint(node) {
        return mismatch(node, expected, fix: number, isSafe: false)
      }
      if let (sign, number) = ForeignSign.number(in: node.text) ?? ForeignSign.calculation(in: node.text) {
        return mismatch(node, expected, fix: number, isSafe: false, notes: [sign.note])
      }
      if expected.takesHalfOfSide, ForeignRadius.isHalfOfSide(node.text) {
        return mismatch(
          node, expected, fix: "50%", isSafe: false, notes: [Diagnostic.halfOfShorterSide])
      }
      if expected.part ?? expected.subject == "angle", let angle = ForeignDirection.angle(node.text) {
        return mismatch(node, expected, fix: formatNumber(angle), isSafe: false)
      }
      return mismatch(
        node, expected, fix: numberWithoutUnit(node, "pt", "px", "dp", "sp"),
        notes: node.text.isLeftToOthers ? [Diagnostic.leaveOut] : [])
    }
    if node.isQuoted { return mismatch(node, expected, fix: node.text) }
    if number == .infinity, expected.takesHalfOfSide {
      return mismatch(node, expected, fix: "50%", isSafe: false, notes: [Diagnostic.halfOfShorterSide])
    }
    guard number.isFinite, type != .float || Float(number).isFinite else {
      output.report(.notFinite(node.text, type, expected, at: node.span))
      return invalid(node)
    }
    if number >= Animation.leastMistakenForMilliseconds, expected.isTime, number == number.rounded(),
      !node.tree.isTranslated
    {
      output.contradict(.milliseconds(number), at: node.definition, by: node.definition)
    }
    return literal(.number(number), node)
  }

  func readString(
    _ node: SyntaxNode, _ expected: Expectation, _ make: (String) -> Value
  ) -> ModedValue {
    guard case .string = node.scalarKind else { return mismatch(node, expected, fix: "\"\(node.text)\"") }
    let text = node.text
    guard text.hasByte(UInt8(ascii: "$")) else { return literal(make(text), node) }
    // Other programs write braces and dollar signs as they are.
    if node.tree.isTranslated {
      return literal(make(text.hasPrefix("$$") ? String(text.dropFirst()) : text), node)
    }
    // A dollar sign and a letter would be a reference, so such a sign is doubled.
    return literal(make(TextTemplate(text.utf8).plain), node)
  }

  func readChoice(_ node: SyntaxNode, _ values: [String], _ expected: Expectation) -> ModedValue {
    let text = node.text
    if expected.takesCurves, let curve = readCurve(node, expected) { return curve }
    guard values.contains(text) else {
      if let choice = ForeignChoice(text) {
        output.report(.foreignChoice(choice, node))
        return invalid(node)
      }
      let known = output.candidates(in: .words(NamePlace.Words(words: values)), values)
      output.report(.unknownChoice(node, values, known, expected))
      return invalid(node)
    }
    guard case .string = node.scalarKind else { return mismatch(node, expected, fix: "\"\(text)\"") }
    return literal(.choice(text), node)
  }

  /// The number that a text with a comma was meant as: `0.5` for `0,5`.
  private func numberWithPoint(_ node: SyntaxNode) -> String? {
    let parts = node.text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    let number = parts.joined(separator: ".")
    return Double(number) == nil ? nil : number
  }

  /// The number that a text with a unit was meant as: `12` for `12pt` or `12 px`.
  private func numberWithoutUnit(_ node: SyntaxNode, _ units: String...) -> String? {
    let text = node.text
    for unit in units where text.hasSuffix(unit) {
      let number = text.dropLast(unit.count).trimmingSpaces
      if Double(number) != nil { return number }
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(self.reversed().drop { $0 == " " }.reversed())
  }
}

extension DiagnosticCode {
  static let unknownChoice = DiagnosticCode(
    "unknown-choice", .error, "A property with a closed set of values has one of them.",
    explanation: """
      The declaration of the property lists the values, or they are the cases of one of Apple's enumerations.
      """,
    example: "styles:\n  card: { component: UIImageView, contentMode: fit }\n")

  static let numberNotRepresentable = DiagnosticCode(
    "number-not-representable", .error, "A number fits the Swift type of its property.",
    explanation: "Each integer type has a range, and infinity and NaN can't be drawn.",
    example: """
      components:
        Dots:
          base: UIView
          properties: { count: { type: Int8, default: 200 } }
      """)
}

extension Diagnostic {
  static func integerOverflow(
    _ text: String, _ type: IntegerType, _ expected: Expectation, at span: Span
  ) -> Diagnostic {
    let bounds = type.bounds
    return Diagnostic(
      .numberNotRepresentable, "‘\(expected.name)’ can't hold \(text.shortened)", at: span,
      notes: ["the type \(type.rawValue) holds whole numbers from \(bounds.least) to \(bounds.greatest)"])
  }

  fileprivate static func notFinite(
    _ text: String, _ type: NumberType, _ expected: Expectation, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .numberNotRepresentable, "‘\(expected.name)’ can't hold \(text.shortened)", at: span,
      notes: ["a \(type.rawValue) in a style is a finite number"])
  }

  /// The only value that a word of another language ends with, or the other way round: `center` for `NSTextAlignmentCenter`, and
  /// `scaleAspectFit` for `aspectFit`. A hundred values and more are a file's own, and aren't compared.
  private static func onlyOne(ending text: String, among values: [String]) -> String? {
    guard values.count < 100 else { return nil }
    let text = text.lowercased()
    let meant = values.filter { value in
      let value = value.lowercased()
      return min(text.count, value.count) > 3 && (value.hasSuffix(text) || text.hasSuffix(value))
    }
    return meant.count == 1 ? meant[0] : nil
  }

  static func unknownChoice(
    _ node: SyntaxNode, _ values: [String], _ known: KnownNames?, meant: String? = nil,
    note: String? = nil, _ expected: Expectation
  ) -> Diagnostic {
    let weight = Font.Weight.ofCSS(node.text)?.rawValue
    let near =
      meant ?? weight.flatMap { values.contains($0) ? $0 : nil }
      ?? ForeignWords.choice.translation(of: node.text, among: values) ?? known?.nearest(to: node.text)
      ?? onlyOne(ending: node.text, among: values)
    return Diagnostic(
      .unknownChoice, "‘\(node.text.shortened)’ is not a value of ‘\(expected.name)’", at: node.span,
      notes: [note ?? "it is one of \(values.quotedList)"],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: node.definition, with: $0, isSafe: false)] } ?? [])
  }
}
