import StyleSource

/// The type and value of a scalar in YAML 1.2's core schema (§ 10.3.2).
package enum ScalarKind: Hashable, Sendable {
  case null
  case bool(Bool)
  /// Decimal, or `0o17`, or `0x1F`.
  case integer(isNegative: Bool, magnitude: UInt64)
  /// An integer beyond 64 bits.
  case hugeInteger
  /// Infinite or NaN too.
  case float(Double)
  case string
}

extension SyntaxNode {
  /// Whether quotes, a block indicator or the tag `!!str` make the scalar a string, whatever its text.
  package var isQuoted: Bool {
    node.tag == .string || node.tag == nil && (node.kind == .quoted || node.kind == .decodedString)
  }

  /// The span of the text itself, between the quotes.
  package var contentSpan: Span {
    let span = definition
    guard node.kind == .quoted || node.kind == .decodedString, span.end - span.start >= 2 else { return span }
    let first = tree.source.bytes[Int(span.start)]
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return span }
    return Span(span.file, Int(span.start) + 1, Int(span.end) - 1)
  }

  /// Whether the text is written in the source byte for byte, so that a part of it has a span.
  package var isVerbatim: Bool { node.slice != nil }

  /// A part of a scalar's text as a scalar of its own, without its own quotes; nil where escapes hide its position.
  package func part(_ range: Range<Int>) -> SyntaxNode? {
    guard let slice = node.slice, range.lowerBound >= 0, range.upperBound <= slice.count else { return nil }
    let part = slice.lowerBound + range.lowerBound..<slice.lowerBound + range.upperBound
    let quote = range.count >= 2 ? tree.source.bytes[part.lowerBound] : 0
    let isQuoted = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    if isQuoted {
      let inner = tree.source.bytes[part.lowerBound + 1..<part.upperBound - 1]
      guard tree.source.bytes[part.upperBound - 1] == quote, !inner.contains(quote),
        !inner.contains(UInt8(ascii: "\\"))
      else { return nil }
    }
    let tree = SyntaxTree(
      source: tree.source, nodes: [Node(isQuoted ? .quoted : .plain, part, index: 0)],
      decoded: DecodedTexts(),
      isComplete: tree.isComplete, hidesNames: tree.hidesNames, hasAliases: tree.hasAliases, end: tree.end)
    return SyntaxNode(tree: tree, index: 0, alias: alias)
  }

  /// A scalar's text, escapes and folding undone; empty for any other node.
  package var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Reads a scalar's text without making a `String`; other nodes have no bytes.
  @inlinable
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    if let slice {
      return try tree.source.bytes.withUnsafeBufferPointer {
        try body(UnsafeBufferPointer(rebasing: $0[slice]))
      }
    }
    let (bytes, range) = decoded
    return try bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  @usableFromInline var slice: Range<Int>? { node.slice }

  /// The bytes and the range of the text of a scalar that the source spells otherwise.
  @usableFromInline var decoded: (bytes: [UInt8], range: Range<Int>) {
    node.kind.isScalar ? (tree.decoded.bytes, tree.decoded.range(node.payload)) : ([], 0..<0)
  }

  /// Whether the node is a scalar with this text.
  package func hasText(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    if let slice = node.slice {
      guard slice.count == count else { return false }
      return tree.source.bytes.withUnsafeBufferPointer { bytes in
        for index in 0..<count where bytes[slice.lowerBound + index] != text.utf8Start[index] { return false }
        return true
      }
    }
    return kind == .scalar
      && withBytes { bytes in
        bytes.count == text.utf8CodeUnitCount
          && bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
      }
  }

  /// The type and value of the scalar; a quoted one, or a node that is no scalar, is a string.
  package var scalarKind: ScalarKind {
    switch node.tag {
    case nil: node.kind == .plain || node.kind == .decodedPlain ? unquotedKind : .string
    case .string, .sequence, .mapping: .string
    case .null, .bool, .integer: unquotedKind
    case .float: unquotedKind.asFloat
    }
  }

  /// The type and value that a scalar's text would have without its quotes.
  package var unquotedKind: ScalarKind { withBytes { classify($0) } }
}

/// The type and value of an unquoted scalar with these bytes.
func classify(_ bytes: UnsafeBufferPointer<UInt8>) -> ScalarKind {
  guard let first = bytes.first else { return .null }
  switch first {
  case UInt8(ascii: "~"): return bytes.count == 1 ? .null : .string
  case UInt8(ascii: "n"), UInt8(ascii: "N"):
    return matches(bytes, "null", "Null", "NULL") ? .null : .string
  case UInt8(ascii: "t"), UInt8(ascii: "T"):
    return matches(bytes, "true", "True", "TRUE") ? .bool(true) : .string
  case UInt8(ascii: "f"), UInt8(ascii: "F"):
    return matches(bytes, "false", "False", "FALSE") ? .bool(false) : .string
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
    return classifyNumber(bytes)
  default:
    return .string
  }
}

private func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ texts: StaticString...) -> Bool {
  texts.contains { text in
    text.utf8CodeUnitCount == bytes.count
      && bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

private func classifyNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> ScalarKind {
  if bytes.count > 2, bytes[0] == UInt8(ascii: "0") {
    if bytes[1] == UInt8(ascii: "x") { return integer(bytes.dropFirst(2), radix: 16, isNegative: false) }
    if bytes[1] == UInt8(ascii: "o") { return integer(bytes.dropFirst(2), radix: 8, isNegative: false) }
  }
  let isNegative = bytes[0] == UInt8(ascii: "-")
  let unsigned = isNegative || bytes[0] == UInt8(ascii: "+") ? bytes.dropFirst() : bytes[...]
  let rest = UnsafeBufferPointer(rebasing: unsigned)
  if matches(rest, ".inf", ".Inf", ".INF") { return .float(isNegative ? -.infinity : .infinity) }
  if rest.count == bytes.count, matches(rest, ".nan", ".NaN", ".NAN") { return .float(.nan) }

  // [-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?
  var index = 0
  func skipDigits() -> Int {
    let start = index
    while index < rest.count, isDigit(rest[index]) { index += 1 }
    return index - start
  }
  let whole = skipDigits()
  if index == rest.count { return whole > 0 ? integer(unsigned, radix: 10, isNegative: isNegative) : .string }
  if rest[index] == UInt8(ascii: ".") {
    index += 1
    if skipDigits() + whole == 0 { return .string }
  } else if whole == 0 {
    return .string
  }
  if index < rest.count {
    guard rest[index] | 0x20 == UInt8(ascii: "e") else { return .string }
    index += 1
    if index < rest.count, rest[index] == UInt8(ascii: "-") || rest[index] == UInt8(ascii: "+") { index += 1 }
    guard skipDigits() > 0, index == rest.count else { return .string }
  }
  return Double(String(decoding: rest, as: UTF8.self)).map { .float(isNegative ? -$0 : $0) } ?? .string
}

private func integer(
  _ digits: Slice<UnsafeBufferPointer<UInt8>>, radix: UInt64, isNegative: Bool
) -> ScalarKind {
  var magnitude: UInt64 = 0
  var isHuge = false
  for byte in digits {
    let digit: UInt64
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = UInt64(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = UInt64(byte - UInt8(ascii: "A")) + 10
    default: return .string
    }
    guard digit < radix else { return .string }
    let (product, overflows) = magnitude.multipliedReportingOverflow(by: radix)
    let (sum, carries) = product.addingReportingOverflow(digit)
    isHuge = isHuge || overflows || carries
    magnitude = sum
  }
  return isHuge ? .hugeInteger : .integer(isNegative: isNegative && magnitude != 0, magnitude: magnitude)
}
