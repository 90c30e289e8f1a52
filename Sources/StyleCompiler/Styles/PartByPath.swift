import StyleModel
import StyleSource
import StyleSyntax

extension ValueType {
  /// The spelling of a value in parts, with one of them and the required ones: `{ width: …, height: … }`.
  func mapping(with part: String) -> String {
    var shown = parts.filter { $0.isRequired || $0.name == part }.map(\.name)
    if shown.isEmpty { shown = parts.prefix(1).map(\.name) }
    return "{ \(shown.map { "\($0): …" }.joined(separator: ", ")) }"
  }
}

extension Diagnostic {
  /// The diagnostic for a part of a value that is set alone, `font.size: 15` or `dot.transform.scale: 2`; nil where the value has no such
  /// parts.
  ///
  /// - Parameters:
  ///   - end: The offset at which the name of the whole ends in the key.
  ///   - whole: The name of the whole.
  static func partByPath(
    _ key: SyntaxNode, _ end: Int, _ whole: String, _ type: ValueType, in mapping: SyntaxNode?, at span: Span
  ) -> Diagnostic? {
    let names = type.parts.map(\.name)
    guard !names.isEmpty else { return nil }
    let path = String(decoding: Array(key.text.utf8)[(end + 1)...], as: UTF8.self)
    // Core Animation goes on to an axis: `transform.scale.x`.
    let first = String(path.prefix { $0 != "." })
    let part = names.contains(first) ? first : names.first { $0.hasPrefix(first) } ?? first
    let isWhole = part == path && names.contains(part)
    let others = mapping?.entries.prefix(200).filter {
      $0.key.text == whole || $0.key.text.hasPrefix(whole + ".")
    }
    let entry = mapping?.entries.first { $0.key.span == key.span }
    let isAlone = others?.count == 1 && type.parts.allSatisfy { !$0.isRequired || $0.name == part }
    let fix: FixIt? =
      if isWhole, isAlone, let entry, !entry.isMerged, !key.isQuoted, entry.value.kind == .scalar,
        entry.value.span == entry.value.definition
      {
        FixIt(
          "write ‘\(whole): { \(part): … }’",
          replace: Span(key.span.file, Int(key.span.start), Int(entry.value.definition.end)),
          with: "\(whole): { \(part): \(key.tree.source.text(entry.value.definition)) }", isSafe: false)
      } else {
        nil
      }
    return Diagnostic(
      .unknownProperty, "‘\(whole.shortened)’ is one value, whose parts aren't set by a path", at: span,
      notes: fix == nil ? ["write all of it, as in ‘\(whole.shortened): \(type.mapping(with: part))’"] : [],
      fixes: fix.map { [$0] } ?? [])
  }
}
