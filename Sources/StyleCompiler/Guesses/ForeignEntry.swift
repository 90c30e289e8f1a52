import StyleModel
import StyleSource
import StyleSyntax

/// An entry of CSS that a style file writes otherwise, its value too: `box-shadow: 0 2px 4px black`, `border: 1px solid red`,
/// `background: #0A5FD6;`.
struct ForeignEntry {
  private let key: SyntaxNode
  private let mapping: SyntaxNode
  private let entry: MappingEntry

  /// Finds the entry of a key; nil where the mapping doesn't have it, or has it by a merge key.
  init?(_ key: SyntaxNode, in mapping: SyntaxNode?) {
    // Only the beginning of a very long mapping is searched, so that many of them cost no more than their number.
    guard let mapping, mapping.span == mapping.definition,
      let entry = mapping.entries.prefix(200).first(where: { $0.key.span == key.span }), !entry.isMerged,
      entry.value.kind == .scalar, entry.value.span == entry.value.definition
    else { return nil }
    (self.key, self.mapping, self.entry) = (key, mapping, entry)
  }

  /// The fix that replaces the entry.
  ///
  /// - Parameters:
  ///   - font: The key for a font, if there is one.
  ///   - name: Returns the spelling of a layer's key in the mapping.
  func fix(font: String?, name: (_ layerKey: String) -> String?) -> FixIt? {
    let squeezed = key.text.lowercased().filter { !"-_".contains($0) }
    switch squeezed {
    case "boxshadow", "shadow", "dropshadow", "shadows", "filter":
      guard squeezed != "filter" || value.hasPrefix("drop-shadow("), let shadows = ForeignShadows(value),
        let key = name("shadows")
      else { return nil }
      return replacing([(key, shadows.list)])
    case "border":
      guard let line = ForeignOutline(value), let widthKey = name("borderWidth"),
        let colorKey = name("borderColor")
      else { return nil }
      return replacing([(widthKey, line.width), (colorKey, line.color)])
    case "outline":
      guard let line = ForeignOutline(value), let key = name("outline") else { return nil }
      return replacing([(key, line.mapping)])
    case "fontfamily", "fontsize", "fontweight", "fontstyle", "lineheight", "letterspacing":
      return font.flatMap(fontOfAll)
    default: return nil
    }
  }

  /// The fix that renames the entry's key, where the value is a colour that an unquoted `#` makes a comment.
  func colorFix(writing name: String) -> FixIt? {
    guard let (comment, _) = entry.value.commentInPlace, let color = colorMeant(by: comment) else {
      return nil
    }
    return replacing([(name, color)])
  }

  /// The fix that renames the entry's key and translates its value: `distribution: equalSpacing` for `justify-content: space-between`,
  /// `alpha: 0.4` for `opacity: 40%`.
  func fix(writing name: String, of type: ValueType, _ bounds: NumberBounds?) -> FixIt? {
    let text = entry.value.text
    if name == "cornerCurve" {
      let number = Double(text.hasSuffix("%") ? text.dropLast() : text[...])
      if let number { return replacing([(name, number > 0 ? "continuous" : "circular")]) }
    }
    if name == "angle" {
      return ForeignDirection.angle(text).flatMap { replacing([(name, formatNumber($0))]) }
    }
    if case .choice(let values) = type, !values.contains(text) {
      let same = values.first { $0.lowercased() == text.lowercased() }
      return (same ?? ForeignWords.choice.translation(of: text, among: values)).flatMap {
        replacing([(name, $0)])
      }
    }
    if type == .bool, !["true", "false"].contains(text) {
      let clips = ["hidden": "true", "clip": "true", "scroll": "true", "auto": "true", "visible": "false"]
      let isOfClipping = ["masksToBounds", "clipsToBounds"].contains(name)
      return isOfClipping ? clips[text.lowercased()].flatMap { replacing([(name, $0)]) } : nil
    }
    guard type.isNumeric, bounds?.max == 1, text.hasSuffix("%"), let number = Double(text.dropLast()),
      (0...100).contains(number)
    else { return nil }
    return replacing([(name, formatNumber(number / 100))])
  }

  /// Whether the value is a word and no number, reference or calculation.
  var isText: Bool {
    !entry.value.text.contains { $0 == "$" || $0 == "(" } && Double(entry.value.text) == nil
  }

  /// Whether the value is a gradient, which no colour is.
  var isGradient: Bool { entry.value.text.contains("-gradient(") }

  /// The fix that makes one font of all entries about it, where the entry is the first of them.
  private func fontOfAll(_ name: String) -> FixIt? {
    let known = [
      "font-size", "fontSize", "font-family", "fontFamily", "font-weight", "fontWeight", "font-style",
      "line-height", "lineHeight", "letter-spacing", "letterSpacing", "fontName",
    ]
    let entries = mapping.entries.prefix(200).filter { known.contains($0.key.text) && !$0.isMerged }
    guard !isFlow, entries.first?.key.span == key.span, !isSet(name),
      entries.allSatisfy({ $0.value.kind == .scalar })
    else { return nil }
    var font = ForeignFont()
    // The size first, of which others are parts.
    let ordered =
      entries.filter { $0.key.text.lowercased().hasSuffix("size") }
      + entries.filter { !$0.key.text.lowercased().hasSuffix("size") }
    for entry in ordered {
      guard font.take(entry.key.text, entry.value.text) else { return nil }
    }
    guard let written = font.mapping else { return nil }
    let others = entries.dropFirst().map { FixIt.Edit(wholeLines(of: $0), "") }
    return FixIt(
      "write ‘\(name): \(written)’", [FixIt.Edit(span(of: entry), "\(name): \(written)")] + others,
      isSafe: false)
  }

  /// The fix that makes the entry a part of another key: `accessibility: { label: Go }`.
  func fix(wrapping part: String, in name: String) -> FixIt? {
    replacing([(name, "{ \(part): \(mapping.tree.source.text(entry.value.definition)) }")])
  }

  /// The fix that gives the entry's key another value, followed by further entries: `kind: stack, axis: vertical`. Existing entries stay.
  func fix(_ value: String, and others: [(key: String, value: String)]) -> FixIt {
    replacing(keeping: [(key.text, value)] + others.filter { !isSet($0.key) })
  }

  // MARK: Writing

  private func replacing(_ entries: [(key: String, value: String)]) -> FixIt? {
    entries.contains { isSet($0.key) } ? nil : replacing(keeping: entries)
  }

  private func replacing(keeping entries: [(key: String, value: String)]) -> FixIt {
    let texts = entries.map { "\($0.key): \($0.value)" }
    let separator = isFlow ? ", " : "\n" + String(repeating: " ", count: column)
    return FixIt(
      "write \(texts.map { "‘\($0)’" }.joined(separator: " and "))", replace: span(of: entry),
      with: texts.joined(separator: separator), isSafe: false)
  }

  private func isSet(_ name: String) -> Bool { mapping.entries.prefix(200).contains { $0.key.text == name } }

  private var bytes: [UInt8] { mapping.tree.source.bytes }

  private var isFlow: Bool {
    let start = Int(mapping.definition.start)
    return start < bytes.count && bytes[start] == UInt8(ascii: "{")
  }

  private var column: Int {
    bytes[..<Int(key.span.start)].reversed().prefix { $0 != UInt8(ascii: "\n") }.count
  }

  /// The text behind the colon, with a colour behind it that YAML takes for a comment.
  private var value: String {
    entry.value.text + (comment(of: entry).map { mapping.tree.source.text($0) } ?? "")
  }

  private func span(of entry: MappingEntry) -> Span {
    let end = comment(of: entry)?.end ?? entry.value.definition.end
    return Span(key.span.file, Int(entry.key.span.start), Int(end))
  }

  /// The span from the blank in front of `#0A5FD6` to the end of its line, behind a value outside of brackets.
  private func comment(of entry: MappingEntry) -> Span? {
    guard !isFlow, !entry.value.isQuoted else { return nil }
    let end = Int(entry.value.definition.end)
    let line = bytes[end...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let text = line.drop { $0 == UInt8(ascii: " ") }
    guard text.first == UInt8(ascii: "#"), text.startIndex > end else { return nil }
    let digits = text.dropFirst().prefix {
      ($0 | 0x20) &- UInt8(ascii: "a") < 6 || $0 &- UInt8(ascii: "0") < 10
    }
    let next = text.dropFirst(1 + digits.count).first
    guard [3, 4, 6, 8].contains(digits.count), next.map({ " ;,".utf8.contains($0) }) ?? true else {
      return nil
    }
    return Span(key.span.file, end, line.endIndex)
  }

  private func wholeLines(of entry: MappingEntry) -> Span {
    let place = span(of: entry)
    var start = Int(place.start)
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    var end = Int(place.end)
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return Span(place.file, start, min(end + 1, bytes.count))
  }
}
