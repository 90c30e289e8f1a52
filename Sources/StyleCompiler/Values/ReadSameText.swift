import StyleModel
import StyleSource
import StyleSyntax

// `$item == $selected`: whether two texts are the same.

extension ValueReader {
  /// Reads a comparison with a reference, with nil as its condition where it was reported; nil for any other comparison.
  func sameText(
    _ text: ExpressionText, _ index: Int, _ property: Property, _ range: Range<Int>, _ isNegated: Bool
  ) -> (condition: Condition?, Void)? {
    guard property.type.isComparedText, text.bytes[range].first == UInt8(ascii: "$"),
      text.bytes[range].dropFirst().allSatisfy({ isNamePart($0) })
    else { return nil }
    let (name, span) = (text.text(range), text.span(range))
    let key = String(name.dropFirst())
    let other = properties.flatMap { all in all.index(named: key).map { all.properties[$0] } }
    let type = other?.type ?? tokens.token(named: key)?.token.type.valueType
    if let type, !type.isComparedText {
      output.report(.notTheSameText(property, as: name, type, other?.span, at: span))
      return (nil, ())
    }
    let needed = Expectation(.string, for: "if()", takesOptional: true)
    let value = reference(name, span, needed, text.node)
    if value.isInvalid { return (nil, ()) }
    let same = apply(.sameText, [.property(index), value], at: text.node)
    return (Condition(subject: same, word: "true", isNegated: isNegated), ())
  }
}

extension ValueType {
  /// Whether texts of the type are compared as they are. The text of a key in a strings table is known only in the app.
  fileprivate var isComparedText: Bool {
    switch self {
    case .string, .choice: true
    case .bool, .integer, .number, .localizedString, .point, .size, .rect, .range, .color, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform,
      .path, .numbers, .strings:
      false
    }
  }
}

extension Diagnostic {
  fileprivate static func notTheSameText(
    _ property: Property, as other: String, _ type: ValueType, _ declared: Span?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .invalidExpression,
      "‘$\(property.name)’ is \(property.type.phrase), so it can't be compared with ‘\(other)’, which is \(type.phrase)",
      at: span, related: declared.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: ["compare it with a property of type String"])
  }
}
