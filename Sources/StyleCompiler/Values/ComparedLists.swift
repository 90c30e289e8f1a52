import StyleModel
import StyleSource

// `$titles == $others`: a list isn't compared, but how many texts it has.

extension ValueReader {
  /// The diagnostic for a comparison of a list; nil where no list is compared, or one is with null.
  func comparedList(
    _ text: ExpressionText, _ left: Range<Int>, _ comparison: Comparison, _ right: Range<Int>, at span: Span
  ) -> Diagnostic? {
    guard let properties else { return nil }
    let sides = [left, right].map { side in
      (text: text.text(side), property: property(text, side).map { properties.properties[$0] })
    }
    guard let list = sides.lazy.compactMap(\.property).first(where: { $0.type == .strings }) else {
      return nil
    }
    // Whether it is null is decided elsewhere.
    if sides.contains(where: { $0.text == "null" }), list.isOptional { return nil }
    let numbers = sides.compactMap { text, property in
      if property?.type == .strings { return "count(\(text))" as String? }
      if text == "[]" || text == "null" { return "0" }
      return Double(text) != nil || property?.type.isNumeric ?? false ? text : nil
    }
    let counted = numbers.count == 2 ? numbers.joined(separator: " \(comparison.rawValue) ") : nil
    // Two lists may have been meant to have the same texts.
    let isSure = !sides.allSatisfy { $0.property?.type == .strings }
    return .comparedList(list, counted, isSure: isSure, at: span)
  }
}

extension Diagnostic {
  /// - Parameters:
  ///   - counted: The comparison for the number of texts; nil where the list isn't compared with a number.
  ///   - isSure: Whether only that can have been meant.
  fileprivate static func comparedList(
    _ list: Property, _ counted: String?, isSure: Bool, at span: Span
  ) -> Diagnostic {
    let isFixed = counted != nil && isSure
    return Diagnostic(
      .invalidExpression, "‘\(list.name)’ is a list of texts, and lists can't be compared", at: span,
      related: list.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: isFixed
        ? []
        : [
          counted.map { "compare how many texts they have, as in ‘\($0)’" }
            ?? "compare one of its texts, ‘$item’, in a layer with ‘repeat: $\(list.name)’, or how many there are, as in ‘count($\(list.name)) > 0’"
        ],
      fixes: counted.flatMap { isFixed ? $0 : nil }.map {
        [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)]
      } ?? [])
  }
}
