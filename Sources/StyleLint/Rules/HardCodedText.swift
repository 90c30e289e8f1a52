import StyleModel
import StyleSource

extension Rule {
  static let hardCodedText = Rule(
    .hardCodedText, .naming, scope: .file, isOnByDefault: false,
    good: """
      components:
        Notice:
          base: UIView
          properties: { message: { type: LocalizedString, default: notice.offline } }
          layer:
            sublayers: [{ name: text, kind: text, string: $message }]
      styles:
        offline: { component: Notice, message: notice.offline }
      """
  ) { context in
    let sheet = context.sheet
    return context.styles.flatMap { index in
      let style = sheet.styles[index]
      let component = sheet.components[style.component]
      let shown = component.shownTexts
      return style.settings.compactMap { setting -> Diagnostic? in
        guard !setting.isInherited, case .string(let text) = setting.value.value, !text.isEmpty,
          let span = sheet[setting.value.origin].span
        else { return nil }
        switch setting.target {
        case .property(let index):
          return shown.contains(index)
            ? .hardCodedText(component.properties[index].name, at: span) : nil
        case .layer(_, let key):
          return key == .layer(.string) ? .hardCodedText("string", at: span) : nil
        }
      }
    }
  }
}

extension Component {
  /// The properties whose values text layers show.
  fileprivate var shownTexts: Set<Int> {
    layers.reduce(into: []) { $0.formUnion($1.value(of: .string)?.properties ?? []) }
  }
}

extension DiagnosticCode {
  static let hardCodedText = DiagnosticCode(
    "hard-coded-text", .info, "Visible text comes from a strings table.",
    explanation: """
      All languages share a style, so its text is shown untranslated. Declare the property as a
      `LocalizedString` and write the key, or set the text in code and keep only the preview's title in the
      file.
      """,
    example: """
      styles:
        buy: { component: UIButton, title: Buy now }
                                         # ^^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func hardCodedText(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .hardCodedText, "this text can't be translated", at: span,
      notes: ["make \(name.quoted) a LocalizedString, or set it in code and only ‘preview: title:’ here"])
  }
}
