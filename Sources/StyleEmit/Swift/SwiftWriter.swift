/// Writes Swift into bytes, laid out as `swift format` leaves it: two spaces a level, 100 columns, and an argument a line
/// where a call is longer.
struct SwiftWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  private static let width = 100

  /// A line by itself; an empty one has no indentation.
  mutating func line(_ text: String = "") {
    if !text.isEmpty {
      indent()
      bytes += text.utf8
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// `head {`, what `body` writes, `}`.
  mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    line(head + " {")
    indented(body)
    line("}")
  }

  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// `head(a, b)tail` on a line, or an argument a line.
  mutating func call(_ head: String, _ arguments: [Argument], _ tail: String = "") {
    let flat = arguments.map(\.flat).joined(separator: ", ")
    let column = depth * 2 + head.utf8.count + flat.utf8.count + tail.utf8.count + 2
    guard column > SwiftWriter.width, !arguments.isEmpty else { return line("\(head)(\(flat))\(tail)") }
    line(head + "(")
    indented { writer in
      for (index, argument) in arguments.enumerated() {
        writer.argument(argument, index + 1 < arguments.count ? "," : "")
      }
    }
    line(")" + tail)
  }

  /// One argument of a broken call; a list that is too long gets an element a line.
  private mutating func argument(_ argument: Argument, _ tail: String) {
    guard depth * 2 + argument.flat.utf8.count + tail.utf8.count > SwiftWriter.width else {
      return line(argument.flat + tail)
    }
    switch argument.value {
    case .text:
      line(argument.flat + tail)
    case .list(let elements):
      line(argument.prefix + "[")
      indented { writer in for element in elements { writer.argument(Argument(nil, element), ",") } }
      line("]" + tail)
    case .call(let head, let arguments):
      call(argument.prefix + head, arguments, tail)
    }
  }

  /// A documentation comment, a paragraph a line of the text.
  mutating func document(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    for paragraph in commentLines(text) {
      for part in wrapped(paragraph) { line(part.isEmpty ? "///" : "/// " + part) }
    }
  }

  /// `@available(*, deprecated, message: "…")`
  mutating func deprecate(_ message: String?) {
    guard let message else { return }
    line(
      message.isEmpty ? "@available(*, deprecated)" : "@available(*, deprecated, message: \(quoted(message)))"
    )
  }

  private func wrapped(_ text: String) -> [String] {
    let limit = max(40, SwiftWriter.width - depth * 2 - 4)
    var lines: [String] = []
    var current = ""
    for word in text.split(separator: " ") {
      if !current.isEmpty, current.utf8.count + 1 + word.utf8.count > limit {
        lines.append(current)
        current = ""
      }
      current += (current.isEmpty ? "" : " ") + word
    }
    return lines + [current]
  }

  private mutating func indent() { bytes += repeatElement(UInt8(ascii: " "), count: depth * 2) }
}

/// An argument of a call, with its label where it has one.
struct Argument {
  var label: String?
  var value: SwiftExpression

  init(_ label: String?, _ value: SwiftExpression) {
    self.label = label
    self.value = value
  }

  init(_ label: String?, _ text: String) { self.init(label, .text(text)) }

  var prefix: String { label.map { $0 + ": " } ?? "" }
  var flat: String { prefix + value.flat }
}

/// Swift source that may be broken over lines where it is long.
indirect enum SwiftExpression {
  case text(String)
  case list([SwiftExpression])
  case call(String, [Argument])

  var flat: String {
    switch self {
    case .text(let text): text
    case .list(let elements): "[" + elements.map(\.flat).joined(separator: ", ") + "]"
    case .call(let head, let arguments): "\(head)(\(arguments.map(\.flat).joined(separator: ", ")))"
    }
  }
}

/// A string literal that holds `text` whatever is in it.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x22: result += "\\\""
    case 0x5C: result += "\\\\"
    case 0x0A: result += "\\n"
    case 0x0D: result += "\\r"
    case 0x09: result += "\\t"
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// The lines of a text as a comment may hold them: no character of it ends the comment or hides in it.
func commentLines(_ text: String) -> [String] {
  let isBreak: (Unicode.Scalar) -> Bool = {
    (0x0A...0x0D).contains($0.value) || [0x85, 0x2028, 0x2029].contains($0.value)
  }
  return text.unicodeScalars.split(whereSeparator: isBreak).map { line in
    var result = String.UnicodeScalarView()
    for scalar in line {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
