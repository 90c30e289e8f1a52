import StyleSource
import StyleSyntax

/// A value as a style file has it, with the places in a file of design tokens that it stands for.
indirect enum StyleValue {
  /// A text, which is never a reference.
  case string(String, Span)
  /// The contents of quotes in a style file: a text, a reference or an expression.
  case written(String, Span)
  /// A number, a flag, a reference or an expression.
  case plain(String, Span)
  case list([StyleValue], Span)
  case fields([Field], Span)
  /// A value that was reported.
  case missing(Span)

  struct Field {
    let key: String
    let keySpan: Span
    let value: StyleValue
  }

  var span: Span {
    switch self {
    case .string(_, let span), .written(_, let span), .plain(_, let span), .list(_, let span),
      .fields(_, let span),
      .missing(let span):
      span
    }
  }

  var isMissing: Bool {
    switch self {
    case .missing: true
    case .string, .written, .plain: false
    case .list(let values, _): values.contains { $0.isMissing }
    case .fields(let fields, _): fields.contains { $0.value.isMissing }
    }
  }

  func write(to writer: inout TreeWriter) {
    switch self {
    case .string(let text, let span):
      // A dollar sign would begin a reference.
      writer.addString(text.utf8.first == UInt8(ascii: "$") ? "$" + text : text, span)
    case .written(let text, let span): writer.addString(text, span)
    case .plain(let text, let span): writer.addPlain(text, span)
    case .missing(let span): writer.addMissing(span)
    case .list(let values, let span):
      writer.beginSequence(span)
      for value in values { value.write(to: &writer) }
      writer.end()
    case .fields(let fields, let span):
      writer.beginMapping(span)
      for field in fields {
        writer.addString(field.key, field.keySpan)
        field.value.write(to: &writer)
      }
      writer.end()
    }
  }
}

/// A number with the fewest digits that determine it. A number that an export has rounded to 32 bits gets its former digits back: 0.88 for
/// 0.8799999952316284.
func shortest(_ number: Double) -> String {
  if let whole = Int32(exactly: number), abs(whole) < 1_000_000 { return String(whole) }
  let single = Float(number)
  var text = Double(single) == number ? "\(single)" : "\(number)"
  if text.hasSuffix(".0") { text.removeLast(2) }
  return text == "-0" ? "0" : text
}
