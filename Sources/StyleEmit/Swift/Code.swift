/// An expression of generated Swift, before it is known whether it fits on a line.
enum Code: Hashable, Sendable {
  case candidate([UInt8])
  /// A call or a collection: the text that opens it, its items, and the bracket that closes it.
  indirect case list(open: [UInt8], items: [Code], close: UInt8)
  /// An expression and a call on it: `color(.accent).withAlpha(0.5)`.
  indirect case chain(Code, Code)
  /// Operands, each but the first with an operator and a space in front.
  indirect case operation([Code])

  init(_ text: String) { self = .candidate(Array(text.utf8)) }

  static func call(_ function: String, _ arguments: [Code]) -> Code {
    .list(open: Array((function + "(").utf8), items: arguments, close: UInt8(ascii: ")"))
  }

  static func array(_ elements: [Code]) -> Code {
    .list(open: [UInt8(ascii: "[")], items: elements, close: UInt8(ascii: "]"))
  }

  /// The code of several conditions that must all hold: `a && b`.
  static func all(_ conditions: [String]) -> Code {
    .operation(conditions.enumerated().map { Code($0 == 0 ? $1 : "&& " + $1) })
  }

  /// The code with `label: ` in front.
  func labeled(_ label: String) -> Code { prefixed(Array((label + ": ").utf8)) }

  func prefixed(_ prefix: [UInt8]) -> Code {
    switch self {
    case .candidate(let text): .candidate(prefix + text)
    case .list(let open, let items, let close): .list(open: prefix + open, items: items, close: close)
    case .chain(let receiver, let call): .chain(receiver.prefixed(prefix), call)
    case .operation(let terms):
      .operation(terms.enumerated().map { $0 == 0 ? $1.prefixed(prefix) : $1 })
    }
  }

  /// Whether no line break can make the code shorter.
  var isAtom: Bool { if case .candidate = self { true } else { false } }

  /// The width of the part that must stand on the line where the code begins.
  var openWidth: Int {
    switch self {
    case .list(let open, _, _): columns(open)
    case .candidate, .chain, .operation: width
    }
  }

  /// The width on one line, in bytes: more than the columns where a string is not ASCII, so such a line is broken only where `columns`
  /// requires it.
  var width: Int {
    switch self {
    case .candidate(let text): columns(text)
    case .list(let open, let items, _):
      items.reduce(columns(open) + 1 + 2 * max(0, items.count - 1)) { $0 + $1.width }
    case .chain(let receiver, let call): receiver.width + call.width
    case .operation(let terms): terms.reduce(terms.count - 1) { $0 + $1.width }
    }
  }
}

/// The width of a text for the formatter: a column for each `Character`.
func columns(_ text: some Collection<UInt8>) -> Int {
  // Within a buffer, the compiler compares many bytes at once.
  let isASCII =
    text.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } } ?? text.allSatisfy { $0 < 0x80 }
  return isASCII ? text.count : String(decoding: text, as: UTF8.self).count
}

extension Code {
  /// The code on one line.
  var flat: [UInt8] {
    switch self {
    case .candidate(let text): text
    case .list(let open, let items, let close):
      open + Array(items.map(\.flat).joined(separator: Array(", ".utf8))) + [close]
    case .chain(let receiver, let call): receiver.flat + call.flat
    case .operation(let terms): Array(terms.map(\.flat).joined(separator: [UInt8(ascii: " ")]))
    }
  }

  /// The code on one line, as text.
  var text: String { String(decoding: flat, as: UTF8.self) }
}
