import StyleSource

extension SyntaxTree {
  /// Every comment, from its `#` to the end of its line, in order.
  public var comments: [Span] {
    let bytes = source.bytes
    var result: [Span] = []
    var position = 0
    // Scalars come in source order, and `#` in one of them begins no comment.
    var scalars = nodes.lazy.filter { node in
      switch node.kind {
      case .plain, .quoted, .decodedPlain, .decodedString: true
      case .missing, .sequence, .mapping, .mergingMapping, .alias: false
      }
    }.makeIterator()
    var next = scalars.next()
    while position < bytes.count {
      if let scalar = next, position >= Int(scalar.start) {
        position = max(position, Int(scalar.end))
        next = scalars.next()
        continue
      }
      if bytes[position] == UInt8(ascii: "#"), position == 0 || isSpace(bytes[position - 1]) {
        var end = position
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
          end += 1
        }
        result.append(Span(source.id, position, end))
        position = end
      } else {
        position += 1
      }
    }
    return result
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }
}
