import StyleSource

/// A key that was read, with a fingerprint that tells most different keys apart.
struct KeyMark {
  var node: Int
  var fingerprint: UInt64
}

extension TreeBuilder {
  /// Notes a scalar that is a key; one that is no name becomes `missing`.
  mutating func takeKey(_ node: inout Node, _ text: UnsafeBufferPointer<UInt8>) {
    if node.kind == .plain, text.isEmpty, node.tag == nil {
      diagnostics.append(.emptyKey(at: Span(file.id, Int(node.start), Int(node.end))))
      node.kind = .missing
      return
    }
    if facts.hasBidiControls || node.kind == .decodedString, let place = firstInvisible(text) {
      let written = node.slice.map { $0.lowerBound + place.lowerBound..<$0.lowerBound + place.upperBound }
      let range = written ?? node.range
      diagnostics.append(.invisibleCharacter(at: Span(file.id, range.lowerBound, range.upperBound)))
      node.kind = .missing
      return
    }
    if !facts.isASCII, node.kind == .plain, let found = LookAlike.first(in: text), found.separates {
      let start = Int(node.start) + found.range.lowerBound
      diagnostics.append(found.diagnostic(at: Span(file.id, start, start + found.range.count), .invalidKey))
      node.kind = .missing
      return
    }
    if node.isMergeKey(in: bytes), let mapping = open.last?.node { nodes[mapping].kind = .mergingMapping }
    keys.append(KeyMark(node: nodes.count, fingerprint: fingerprint(text)))
  }

  /// Notes an alias that is a key; one that stands for a list or a mapping becomes `missing`.
  mutating func takeAliasKey(_ node: inout Node) {
    let target = nodes[Int(node.payload)]
    if target.kind.isScalar {
      let key = KeyMark(node: nodes.count, fingerprint: withText(of: target, fingerprint))
      keys.append(key)
    } else {
      if target.kind != .missing {
        diagnostics.append(.keyIsNoName(at: Span(file.id, Int(node.start), Int(node.end))))
      }
      node.kind = .missing
    }
  }

  /// Reports the keys that a mapping has twice, and merge keys of something else than mappings.
  mutating func checkKeys(of mapping: OpenCollection) {
    if nodes[mapping.node].kind == .mergingMapping { checkMerges(of: mapping) }
    for (key, first) in duplicates(of: mapping.firstKey) {
      let place = nodes[first].range
      let name = withText(of: nodes[key]) { String(decoding: $0, as: UTF8.self) }
      let span = Span(file.id, Int(nodes[key].start), Int(nodes[key].end))
      diagnostics.append(
        .duplicateKey(
          name, at: span, first: Span(file.id, place.lowerBound, place.upperBound),
          isSection: open.isEmpty && !isJSON,
          lines: isJSON ? [lineNumber(at: place.lowerBound), lineNumber(at: Int(span.start))] : nil))
      nodes[key].kind = .missing
    }
    keys.removeSubrange(mapping.firstKey...)
  }

  /// The number of the line at an offset, from 1 on.
  private mutating func lineNumber(at offset: Int) -> Int {
    let table = lines ?? LineTable(file.bytes)
    lines = table
    return table.position(offset).line
  }

  private func duplicates(of firstKey: Int) -> [(key: Int, first: Int)] {
    var result: [(key: Int, first: Int)] = []
    if keys.count - firstKey <= 16 {
      for index in firstKey..<keys.count {
        let mark = keys[index]
        for earlier in firstKey..<index
        where keys[earlier].fingerprint == mark.fingerprint && haveSameText(keys[earlier].node, mark.node) {
          result.append((mark.node, keys[earlier].node))
          break
        }
      }
      return result
    }
    return decoded.bytes.withUnsafeBufferPointer { decodedBytes in
      var firsts: [KeyText: Int] = [:]
      firsts.reserveCapacity(keys.count - firstKey)
      for mark in keys[firstKey...] {
        let text = KeyText(bytes: text(of: nodes[mark.node], decodedBytes))
        if let first = firsts[text] {
          result.append((mark.node, first))
        } else {
          firsts[text] = mark.node
        }
      }
      return result
    }
  }

  private mutating func checkMerges(of mapping: OpenCollection) {
    for mark in keys[mapping.firstKey...] where nodes[mark.node].isMergeKey(in: bytes) {
      let value = Int(nodes[mark.node].next)
      let target = target(value)
      var isMergeable = target.map { nodes[$0].kind.isMapping || nodes[$0].kind == .missing } ?? true
      if let target, nodes[target].kind == .sequence {
        isMergeable = true
        var element = target + 1
        while element < Int(nodes[target].next) {
          if let kind = self.target(element).map({ nodes[$0].kind }), !kind.isMapping, kind != .missing {
            isMergeable = false
          }
          element = Int(nodes[element].next)
        }
      }
      if !isMergeable {
        let place = nodes[value].range
        diagnostics.append(.mergeOfNoMapping(at: Span(file.id, place.lowerBound, place.upperBound)))
        nodes[mark.node].kind = .missing
      }
    }
  }

  /// The index of the node, or of what it stands for.
  private func target(_ index: Int) -> Int? {
    guard index < nodes.count else { return nil }
    return nodes[index].kind == .alias ? Int(nodes[index].payload) : index
  }

  private func haveSameText(_ a: Int, _ b: Int) -> Bool {
    decoded.bytes.withUnsafeBufferPointer { decodedBytes in
      text(of: nodes[a], decodedBytes).elementsEqual(text(of: nodes[b], decodedBytes))
    }
  }

  private func withText<Result>(of node: Node, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    decoded.bytes.withUnsafeBufferPointer { body(text(of: node, $0)) }
  }

  /// The text of a scalar or of an alias for one.
  private func text(
    of node: Node, _ decodedBytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    let node = node.kind == .alias ? nodes[Int(node.payload)] : node
    if let slice = node.slice { return UnsafeBufferPointer(rebasing: bytes[slice]) }
    guard node.kind.isScalar else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(rebasing: decodedBytes[decoded.range(node.payload)])
  }
}

/// A key by its text, hashed with the process's seed: no file can make keys that all collide.
private struct KeyText: Hashable {
  var bytes: UnsafeBufferPointer<UInt8>

  static func == (a: KeyText, b: KeyText) -> Bool { a.bytes.elementsEqual(b.bytes) }
  func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
}

/// A number that equal texts share, and that other texts of style files rarely do.
private func fingerprint(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
  let count = text.count
  var result = UInt64(truncatingIfNeeded: count)
  if count >= 8 {
    let raw = UnsafeRawBufferPointer(text)
    // Knuth's multiplicative constant, 2^64 / φ.
    result = (result ^ raw.loadUnaligned(as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
    return result ^ raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
  }
  for byte in text { result = result << 8 | UInt64(byte) }
  return result
}

/// The range of the first character that no name may contain: a control, or one that changes the direction of text.
private func firstInvisible(_ text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
  var offset = 0
  for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
    let length = UTF8.width(scalar)
    if isBidiControl(scalar.value) || scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
      return offset..<offset + length
    }
    offset += length
  }
  return nil
}
