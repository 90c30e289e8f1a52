import StyleModel
import StyleSource
import StyleSyntax

/// The text of a computed value before the cursor, and what is valid at the cursor.
struct ValueContext {
  /// The offset at which the value begins, with its quote.
  let start: Int
  /// The offset at which the value ends, perhaps that of the word.
  let end: Int
  let isQuoted: Bool
  /// Whether a comma would end the value.
  let isFlow: Bool
  /// The text of the value before the word.
  let before: String

  /// The context of a word at the start of a value.
  static func beginning(_ word: Range<Int>) -> ValueContext {
    ValueContext(start: word.lowerBound, end: word.upperBound, isQuoted: false, isFlow: false, before: "")
  }

  /// The kinds of text that are valid at the cursor.
  enum Expected {
    /// The value, or a term of it.
    case anything
    case color
    /// A term of a number; of the type that the whole has.
    case term
    /// A number from 0 to 1.
    case amount
    /// A number that a length is multiplied or divided by.
    case factor
    /// A colour space.
    case space
    /// A list.
    case list
    /// A number, a text or a word of the component, between the braces of a text.
    case valueOfText
    case nothing
  }

  func expected(of type: ValueType) -> Expected {
    if type.takesExpressions || type == .string && isInBraces || type == .bool, let call = innermostCall,
      call.name == "count"
    {
      return call.argument.allSatisfy { $0 == " " } ? .list : .nothing
    }
    if type == .string, isInBraces { return .valueOfText }
    if type == .bool, let sign = before.last(where: { $0 != " " }), "=<>+-*/(".contains(sign),
      before.contains("$")
    {
      return .term
    }
    guard type.takesExpressions else { return before.isEmpty || before == "!" ? .anything : .nothing }
    guard let call = innermostCall else {
      if type == .color { return before.allSatisfy { $0 == " " } ? .anything : .nothing }
      return term(in: before, otherwise: before.allSatisfy { $0 == " " } ? .anything : .term)
    }
    switch (call.name, call.index) {
    case ("alpha", 0), ("lighten", 0), ("darken", 0), ("mix", 0), ("mix", 1):
      return call.argument.allSatisfy { $0 == " " } ? .color : .nothing
    case ("alpha", 1), ("lighten", 1), ("darken", 1): return term(in: call.argument, otherwise: .amount)
    case ("mix", 2), ("color-mix", 0):
      let words = call.argument.split(separator: " ")
      if words.last == "in" { return .space }
      return call.name == "mix" ? term(in: call.argument, otherwise: .amount) : .nothing
    case ("color-mix", 1), ("color-mix", 2):
      return call.argument.allSatisfy { $0 == " " } ? .color : .nothing
    case ("if", 0): return .nothing
    case ("if", _):
      return type == .color
        ? call.argument.allSatisfy { $0 == " " } ? .color : .nothing
        : term(in: call.argument, otherwise: .term)
    case ("min", _), ("max", _), ("clamp", _), ("round", _), ("floor", _), ("ceil", _), ("mod", _), ("", _):
      return type == .color ? .nothing : term(in: call.argument, otherwise: .term)
    case ("color", 0): return call.argument.allSatisfy { $0 == " " } ? .space : .nothing
    // Colours of CSS have numbers that are written there.
    default: return .nothing
    }
  }

  /// Whether a brace is open at the cursor.
  private var isInBraces: Bool { before.last { $0 == "{" || $0 == "}" } == "{" }

  /// The valid words behind a part of a sum: a term behind an operator, and nothing behind a value.
  private func term(in text: String, otherwise: Expected) -> Expected {
    guard let last = text.last(where: { $0 != " " }) else { return otherwise }
    switch last {
    case "+", "-": return otherwise == .anything ? .term : otherwise
    case "*", "/":
      guard otherwise != .amount else { return .amount }
      return text.contains("$length.") ? .factor : .term
    default: return .nothing
    }
  }

  /// The call whose parentheses are open at the cursor: the function's name, the index of the argument, and its text so far.
  var innermostCall: (name: String, index: Int, argument: String)? {
    var open: [(name: String, index: Int, start: String.Index)] = []
    var nameStart: String.Index?
    for index in before.indices {
      let character = before[index]
      if character == "(" {
        open.append((nameStart.map { String(before[$0..<index]) } ?? "", 0, before.index(after: index)))
      } else if character == ")" {
        _ = open.popLast()
      } else if character == ",", let last = open.indices.last {
        open[last].index += 1
        open[last].start = before.index(after: index)
      }
      let isName = character.isLetter || character.isNumber || character == "-"
      if !isName { nameStart = nil } else if nameStart == nil { nameStart = index }
    }
    return open.last.map { ($0.name, $0.index, String(before[$0.start...])) }
  }
}

extension Completion {
  /// The context of the word in the value at the cursor.
  func context(_ cursor: Cursor) -> ValueContext {
    let start = cursor.place.node.span.range.lowerBound
    guard start <= word.lowerBound, start < bytes.count else { return .beginning(word) }
    let isQuoted =
      start < word.lowerBound && (bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'"))
    var end = word.upperBound
    var rest = end
    // An unquoted value goes on up to the end of the line, and between brackets up to a comma or a bracket.
    let ends = cursor.isFlow ? ",}]#\n\r" : "#\n\r"
    while rest < bytes.count, !ends.utf8.contains(bytes[rest]) {
      rest += 1
      if bytes[rest - 1] != 0x20 { end = rest }
    }
    return ValueContext(
      start: start, end: end, isQuoted: isQuoted, isFlow: cursor.isFlow,
      before: String(decoding: bytes[start + (isQuoted ? 1 : 0)..<word.lowerBound], as: UTF8.self))
  }
}
