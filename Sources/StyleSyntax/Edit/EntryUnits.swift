import StyleSource

/// The entries of a mapping, or the elements of a sequence, as they are written.
struct EntryUnits {
  struct Unit {
    /// The key and the value, or the element.
    var nodes: Range<Int>
    /// The range from the key, or from the dash or the anchor of an element, to the end of the value.
    var text: Range<Int>
  }

  let collection: Int
  let isMapping: Bool
  let isBracketed: Bool
  var units: [Unit] = []

  init(of collection: Int, _ editor: SyntaxEditor) throws(EditProblem) {
    self.collection = collection
    let tree = editor.tree
    isMapping = editor.nodes[collection].kind.isMapping
    isBracketed = editor.isBracketed(collection)
    let tokens = isMapping && !tree.hasAliases ? [] : scanTokens(tree.source) ?? []
    let signs = tokens.filter(\.isDashOrProperty)
    if isMapping {
      for (key, value) in tree.entries(of: collection) {
        let start = start(of: Int(editor.nodes[key].start), signs, withDash: false)
        var end = editor.end(of: value)
        if editor.nodes[value].range.isEmpty {
          end = max(editor.colon(behind: key).map { $0 + 1 } ?? 0, Int(editor.nodes[key].end))
        }
        units.append(
          Unit(nodes: key..<Int(editor.nodes[value].next), text: start..<max(end, Int(editor.nodes[key].end)))
        )
      }
    } else {
      for element in tree.children(of: collection) {
        let start = start(of: Int(editor.nodes[element].start), signs, withDash: !isBracketed)
        units.append(
          Unit(
            nodes: element..<Int(editor.nodes[element].next),
            text: start..<max(start, editor.end(of: element))))
      }
    }
  }

  /// The offset at which a node begins, with the anchor and the tag before it, and perhaps its dash.
  private func start(of offset: Int, _ signs: [YAMLToken], withDash: Bool) -> Int {
    let before = signs.prefix(upTo: signs.partitioningIndex(where: { $0.range.upperBound > offset }))
    var start = offset
    for token in before.reversed() {
      if case .dash = token.kind { return withDash ? token.range.lowerBound : start }
      if !withDash, !isNext(token, start) { return start }
      start = token.range.lowerBound
    }
    return start
  }

  /// Whether at most one byte lies between an anchor or tag and the text that follows it.
  private func isNext(_ token: YAMLToken, _ offset: Int) -> Bool { offset - token.range.upperBound <= 1 }
}

extension YAMLToken {
  fileprivate var isDashOrProperty: Bool {
    switch kind {
    case .dash, .property: true
    case .documentMark, .directive, .sequenceStart, .mappingStart, .blockEnd, .flowStart, .flowEnd, .comma,
      .key, .colon,
      .alias, .scalar:
      false
    }
  }
}

extension SyntaxEditor {
  /// The comma behind an offset, where only spaces, line breaks and comments lie between.
  func comma(behind offset: Int) -> Int? {
    var offset = offset
    while offset < bytes.count {
      if isSpace(bytes[offset]) || isBreak(bytes[offset]) {
        offset += 1
      } else if bytes[offset] == UInt8(ascii: "#") {
        offset = lineEnd(offset)
      } else {
        return bytes[offset] == UInt8(ascii: ",") ? offset : nil
      }
    }
    return nil
  }

  func hasComment(_ range: Range<Int>) -> Bool { bytes[range].contains(UInt8(ascii: "#")) }
}
