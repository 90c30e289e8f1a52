import StyleSource

extension SyntaxTree {
  /// Every comment, from its `#` to the end of its line, in order, as far as the file was read.
  ///
  /// Worked out on each call: a walk over the text between the scalars.
  package var comments: [Span] {
    source.bytes.withUnsafeBufferPointer { bytes in
      var result: [Span] = []
      var position = 0
      for (index, node) in nodes.enumerated() where Int(node.next) == index + 1 {
        guard node.kind != .sequence, !node.kind.isMapping else { continue }
        addComments(bytes, position..<max(position, Int(node.start)), to: &result)
        position = max(position, Int(node.end))
        // The first line of a block scalar, `|` or `>`, may end in a comment.
        if node.kind == .decodedString, let first = bytes[node.range].first,
          first == UInt8(ascii: "|") || first == UInt8(ascii: ">")
        {
          let header = bytes[node.range].prefix { !isBreak($0) }
          addComments(bytes, header.startIndex..<header.endIndex, to: &result)
        }
      }
      addComments(bytes, position..<max(position, end), to: &result)
      return result
    }
  }

  /// The comments of a file that contains `stylec` somewhere; none for other files, which a search of the bytes finds out faster.
  package var switchComments: [Span] {
    source.bytes.withUnsafeBufferPointer(holdsMark) ? comments : []
  }

  private func holdsMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let mark = Array("stylec".utf8)
    var isOfMark = Array(repeating: false, count: 256)
    for byte in mark { isOfMark[Int(byte)] = true }
    // The mark covers one of these places, since they are no further apart than it is long.
    for index in stride(from: mark.count - 1, to: bytes.count, by: mark.count)
    where isOfMark[Int(bytes[index])] {
      for (place, byte) in mark.enumerated() where byte == bytes[index] {
        let start = index - place
        if start + mark.count <= bytes.count, bytes[start..<start + mark.count].elementsEqual(mark) {
          return true
        }
      }
    }
    return false
  }

  /// Adds the comments in a range without the text of a scalar.
  private func addComments(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, to result: inout [Span]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "#") {
        let start = index
        while index < range.upperBound, !isBreak(bytes[index]) { index += 1 }
        result.append(Span(source.id, start, index))
      } else {
        index += 1
      }
    }
  }
}

extension SyntaxNode {
  /// The comment that stands where a value could: behind the colon of an empty one, up to the end of its line.
  package var commentInPlace: (text: String, span: Span)? {
    guard kind == .scalar, !isQuoted, withBytes(\.isEmpty) else { return nil }
    let bytes = tree.source.bytes
    var start = Int(span.start)
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: ":") {
      start += 1
    }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return nil }
    let comment = bytes[start...].prefix { !isBreak($0) }
    let place = Span(span.file, comment.startIndex, comment.endIndex)
    return (tree.source.text(place), place)
  }
}
