import StyleSource

/// The style of a piece of a report on a terminal, as the parameters of an SGR sequence (ECMA-48 § 8.3.117).
package enum TerminalStyle: String, Sendable {
  case bold = "1"
  case red = "1;31"
  case green = "1;32"
  case yellow = "1;33"
  case blue = "1;34"
  case cyan = "1;36"

  init(_ severity: Severity) {
    switch severity {
    case .info: self = .cyan
    case .warning: self = .yellow
    case .error: self = .red
    }
  }
}

extension TerminalStyle {
  /// A text between the sequences that turn the style on and off.
  package func applied(to text: String) -> String {
    text.isEmpty ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}

extension Report {
  func styled(_ text: String, _ style: TerminalStyle) -> String {
    options.isColored ? style.applied(to: text) : text
  }
}
