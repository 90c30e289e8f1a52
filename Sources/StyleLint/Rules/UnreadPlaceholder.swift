import StyleModel
import StyleSource

extension Rule {
  static let unreadPlaceholder = Rule(
    .unreadPlaceholder, .drawing, scope: .file,
    good: """
      components:
        Steps:
          base: UIView
          properties: { total: { type: Int, default: 3 } }
          layer: { sublayers: [{ name: words, kind: text, string: "1 of {$total}" }] }
      """
  ) { context in
    let sheet = context.sheet
    return context.components.flatMap { index in
      let component = sheet.components[index]
      let names = Set(component.properties.map(\.name))
      var told: Set<Span> = []
      return component.literalTexts(index, in: sheet).compactMap { text, span -> Diagnostic? in
        guard context.owns(span), let found = Placeholder(in: text, named: names),
          told.insert(span).inserted
        else { return nil }
        return .unreadPlaceholder(found, at: span)
      }
    }
  }
}

extension Component {
  /// The texts in its layers and its settings that are shown as they are written, and where they stand.
  fileprivate func literalTexts(_ index: Int, in sheet: ResolvedSheet) -> [(text: String, span: Span)] {
    var texts: [(text: String, span: Span)] = []
    for literal in sheet.literals(ofComponent: index, where: { $0.isText }) {
      if case .string(let text) = literal.value { texts.append((text, literal.span)) }
    }
    let drawn = layers.flatMap(\.settings).map { ($0.value, $0.span) } + settings.map { ($0.value, $0.span) }
    for (value, span) in drawn {
      guard let span else { continue }
      for text in value.literals { texts.append((text, span)) }
    }
    return texts
  }
}

extension Value {
  fileprivate var isText: Bool { if case .string = self { true } else { false } }
}

extension Expression {
  /// What stands around the values of texts.
  fileprivate var literals: [String] {
    switch self {
    case .constant, .property: []
    case .call(.joined(let literals), let operands), .call(.localized(let literals, _), let operands):
      literals + operands.flatMap(\.literals)
    case .call(_, let operands): operands.flatMap(\.literals)
    }
  }
}

/// A value in the spelling of another language: `${name}`, `#{name}`, `\\(name)`, `{{name}}` or `{name}`.
private struct Placeholder {
  let written: String
  let name: String

  /// The first one in a text whose name is one of those; nil where there is none.
  init?(in text: String, named names: Set<String>) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      let isInterpolated =
        bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "(")
      guard isInterpolated || bytes[index] == UInt8(ascii: "{") else { continue }
      var start = index + (isInterpolated ? 2 : 1)
      let isDoubled = !isInterpolated && start < bytes.count && bytes[start] == UInt8(ascii: "{")
      if isDoubled { start += 1 }
      var end = start
      while end < bytes.count, isNamePart(bytes[end]) { end += 1 }
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      let closing = isInterpolated ? ")" : isDoubled ? "}}" : "}"
      guard names.contains(name), bytes[end...].starts(with: closing.utf8) else { continue }
      let hasSign = !isInterpolated && index > 0 && "$#%".utf8.contains(bytes[index - 1])
      written = String(
        decoding: bytes[(hasSign ? index - 1 : index)..<end + closing.utf8.count], as: UTF8.self)
      self.name = name
      return
    }
    return nil
  }
}

extension DiagnosticCode {
  static let unreadPlaceholder = DiagnosticCode(
    "unread-placeholder", .warning, "A value in a text is written as stylec reads it.",
    explanation: """
      In a text, `{$total}` is the value of the property `total`. `${total}`, `\\(total)` and `{total}` are how
      other languages write it. stylec shows these as they are.
      """,
    example: """
      components:
        Steps:
          base: UIView
          properties: { total: { type: Int, default: 3 } }
          layer: { sublayers: [{ name: words, kind: text, string: "1 of ${total}" }] }
                                                                # ^^^^^^^^^^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func unreadPlaceholder(_ found: Placeholder, at span: Span) -> Diagnostic {
    Diagnostic(
      .unreadPlaceholder, "‘\(found.written)’ is shown as it is, and not as the value of ‘\(found.name)’",
      at: span,
      notes: ["write ‘{$\(found.name)}’ for the value"])
  }
}
