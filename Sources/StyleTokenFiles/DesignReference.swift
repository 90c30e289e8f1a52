import StyleSource
import StyleSyntax

/// The names in a reference in braces: `color` and `ink` of `{color.ink}`; nil for any other text.
func bracedPath(_ text: String) -> [String]? {
  guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") else {
    return nil
  }
  let inner = text.dropFirst().dropLast().trimmingBlanks.utf8
  let names = inner.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  guard
    names.allSatisfy({ !$0.isEmpty && !$0.contains(UInt8(ascii: "{")) && !$0.contains(UInt8(ascii: "}")) })
  else { return nil }
  return names.map { String(decoding: $0, as: UTF8.self) }
}

/// The path in a reference in braces, with dots between its names; nil for any other node.
func bracedName(_ node: SyntaxNode) -> String? {
  let name = node.withBytes { bytes -> String?? in
    guard bytes.count > 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else {
      return .some(nil)
    }
    let inner = bytes[1..<bytes.count - 1]
    // What isn't ASCII may be a blank.
    if let first = inner.first, let last = inner.last,
      !(0x21..<0x80).contains(first) || !(0x21..<0x80).contains(last)
    {
      return nil
    }
    var before = UInt8(ascii: ".")
    for byte in inner {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { return .some(nil) }
      if byte == UInt8(ascii: "."), before == byte { return .some(nil) }
      before = byte
    }
    return before == UInt8(ascii: ".") ? .some(nil) : String(decoding: inner, as: UTF8.self)
  }
  return name ?? bracedPath(node.text)?.joined(separator: ".")
}

/// A JSON pointer into the same file (RFC 6901): `#/color/ink/$value/components/0`.
struct Pointer {
  let steps: [String]

  /// Parses a pointer; nil for a text that is none, or that leads to another file.
  init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    // A fragment of an address is decoded before it is a pointer (RFC 6901, section 6).
    guard let path = Pointer.decoded(text.utf8.dropFirst()) else { return nil }
    if path.isEmpty {
      steps = []
      return
    }
    guard path.first == UInt8(ascii: "/") else { return nil }
    var steps: [String] = []
    for step in path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let name = Pointer.unescaped(step) else { return nil }
      steps.append(name)
    }
    self.steps = steps
  }

  /// Decodes percent encoding: `%20` is a blank, and `%2F` a slash.
  private static func decoded(_ text: Substring.UTF8View.SubSequence) -> [UInt8]? {
    guard text.contains(UInt8(ascii: "%")) else { return Array(text) }
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      let digits = byte == UInt8(ascii: "%") ? String(decoding: rest.prefix(2), as: UTF8.self) : ""
      if digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) == nil ? nil : bytes
  }

  /// Decodes a step of a JSON pointer: `~1` is a slash, `~0` a tilde; nil for any other `~`.
  private static func unescaped(_ step: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = step
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "~"):
        guard let next = rest.popFirst() else { return nil }
        switch next {
        case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
        case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
        default: return nil
        }
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The node that the pointer leads to; nil where a step leads to nothing.
  func find(in root: SyntaxNode, _ members: MemberTables) -> SyntaxNode? {
    var node = root
    for step in steps {
      guard let next = members.child(step, of: node) else { return nil }
      node = next
    }
    return node
  }
}

/// The members of objects by their keys, so that each pointer into a large group takes the same time.
final class MemberTables {
  private var tables: [Span: [String: SyntaxNode]] = [:]

  /// The value of a key, or the element at an index of a list.
  func child(_ step: String, of node: SyntaxNode) -> SyntaxNode? {
    switch node.kind {
    case .mapping:
      if let table = tables[node.span] { return table[step] }
      let table = Dictionary(
        node.entries.map { ($0.key.text, $0.value) }, uniquingKeysWith: { first, _ in first })
      tables[node.span] = table
      return table[step]
    case .sequence:
      guard let index = Int(step), String(index) == step else { return nil }
      let elements = node.elements
      return elements.indices.contains(index) ? elements[index] : nil
    case .scalar, .missing: return nil
    }
  }
}
