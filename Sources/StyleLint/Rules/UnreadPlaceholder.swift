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
    var told: Set<Span> = []
    var findings: [Diagnostic] = []
    for component in context.components.lazy.map({ sheet.components[$0] }) {
      component.forEachText { text, origin, key in
        guard text.mayHavePlaceholder, let span = origin.flatMap({ sheet[$0].span }) ?? key,
          context.owns(span),
          let found = Placeholder(in: text, named: Set(component.properties.map(\.name))),
          told.insert(span).inserted
        else { return }
        findings.append(.unreadPlaceholder(found, at: span))
      }
    }
    return findings
  }
}

extension Component {
  /// Calls a closure with the texts that are shown as they are written, and the place of each: the origin of a whole text, and the key that
  /// it belongs to.
  fileprivate func forEachText(_ body: (String, Origin.ID?, Span?) -> Void) {
    for property in properties { property.defaultValue.forEachText(nil, body) }
    for layer in layers {
      for setting in layer.settings { setting.value.forEachText(setting.span, body) }
    }
    for setting in settings { setting.value.forEachText(setting.span, body) }
  }
}

extension ModedValue {
  fileprivate func forEachText(_ key: Span?, _ body: (String, Origin.ID?, Span?) -> Void) {
    if case .string(let text) = value { body(text, origin, key) }
    for other in cases {
      if case .string(let text) = other.value { body(text, other.origin, key) }
    }
  }
}

extension Expression {
  fileprivate func forEachText(_ key: Span?, _ body: (String, Origin.ID?, Span?) -> Void) {
    switch self {
    case .constant(let value): value.forEachText(key, body)
    case .property: break
    case .call(let function, let operands):
      switch function {
      case .joined(let literals), .localized(let literals, _): for text in literals { body(text, nil, key) }
      case .add, .subtract, .multiply, .divide, .negate, .min, .max, .clamp, .round, .withAlpha, .lighten,
        .darken, .mix, .color, .imageOfColor, .highlightedImage, .gradientStops, .compound, .shadowPart,
        .boxShadow,
        .boxShadows, .firstNonNull, .choose, .hasText, .isNull, .element, .count, .sameText, .compare,
        .copyIndex,
        .formatted:
        break
      }
      for operand in operands { operand.forEachText(key, body) }
    }
  }
}

extension String {
  fileprivate var mayHavePlaceholder: Bool {
    utf8.contains { "{\\$".utf8.contains($0) }
  }
}

/// A value in the spelling of another language: `${name}`, `#{name}`, `\\(name)`, `{{name}}` or `{name}`.
private struct Placeholder {
  let written: String
  let name: String
  /// Whether the placeholder is a choice in a text of another choice.
  var isNested = false

  /// Finds the first placeholder in a text whose name is among `names`; nil where there is none.
  init?(in text: String, named names: Set<String>) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      if let nested = Placeholder(nestedIn: bytes, at: index) {
        self = nested
        return
      }
      let isInterpolated =
        bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "(")
      // At the beginning of a text, it was written with two signs.
      if bytes[index] == UInt8(ascii: "$"), index > 0, bytes[index - 1] == UInt8(ascii: " ") {
        let letters = bytes[(index + 1)...].prefix(while: isNamePart)
        let name = String(decoding: letters, as: UTF8.self)
        if names.contains(name) {
          written = "$" + name
          self.name = name
          return
        }
      }
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

extension Placeholder {
  /// Finds `{if(` in a text of an `if()`, which is no value: braces of a text can't be nested.
  private init?(nestedIn bytes: [UInt8], at index: Int) {
    guard bytes[index...].starts(with: "{if($".utf8) else { return nil }
    let name = bytes[(index + 5)...].prefix(while: isNamePart)
    written = String(decoding: bytes[index..<name.endIndex], as: UTF8.self) + "…"
    self.name = String(decoding: name, as: UTF8.self)
    isNested = true
  }
}

extension DiagnosticCode {
  static let unreadPlaceholder = DiagnosticCode(
    "unread-placeholder", .warning, "Values in texts are written `{$name}`.",
    explanation: """
      In a text, `{$total}` is the value of the property `total`. `${total}`, `\\(total)` and `{total}` are how
      other languages write it. stylec shows these as they are. A text in an `if()` has no `{if(…)}` of its own: write an
      `if()` in the other one without braces, as in `{if($a, 'one', if($b, 'two', 'three'))}`.
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
    if found.isNested {
      return Diagnostic(
        .unreadPlaceholder,
        "‘\(found.written)’ is shown as it is: a text in ‘if()’ has no braces with an ‘if()’", at: span,
        notes: [
          "write the inner ‘if()’ without braces and quotes: ‘{if($a, 'one', if($b, 'two', 'three'))}’"
        ])
    }
    return Diagnostic(
      .unreadPlaceholder, "‘\(found.written)’ is shown as it is, and not as the value of ‘\(found.name)’",
      at: span,
      notes: ["write ‘{$\(found.name)}’ for the value"])
  }
}
