import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

extension Inspector {
  /// Gives a token another name in another group; what refers to it follows, in all files.
  ///
  /// - Parameter path: Its groups and its name, without the type: `brand.accent`.
  func moveToken(
    _ id: String, to path: String, _ body: JSONValue, in model: InspectorSheet
  ) throws(InspectorError) -> InspectorAnswer {
    guard let index = model.token(named: id) else { throw .noToken(id) }
    let token = model.sheet.tokens[index]
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let new = "\(token.type.rawValue).\(path)"
    for part in parts { try checkName(.token(new), part) }
    guard
      !model.sheet.tokens.contains(where: {
        $0.name != id && ($0.name == new || $0.name.hasPrefix(new + ".") || new.hasPrefix($0.name + "."))
      }), new != id, !new.hasPrefix(id + "."), !id.hasPrefix(new + ".")
    else { throw .exists(new) }
    let references = try TokenReferences(to: index, in: model)
    var trees = try references.renamed(to: new)
    let places = model.places(ofToken: index)
    guard !places.isEmpty else { throw .cannotEdit("‘\(id)’ is written in another place") }
    let target = SyntaxPath([.key("tokens"), .key(token.type.rawValue)] + parts.map { .key($0) })
    for place in places {
      if let problem = model.problemOfEditing(place.file) { throw .cannotEdit(problem) }
      guard place.designKey == nil else {
        throw .cannotEdit("‘\(id)’ is a design token; move it in its file")
      }
      var writer = ValueWriter(trees[place.file] ?? model.tree(of: place.file))
      try writer.moveToken(place.path, to: target)
      trees[place.file] = writer.tree
    }
    return try finish(
      model.plan(trees, "Move \(id) to \(new)"), body,
      [
        .init("id", .string(new)), .init("count", .integer(references.spans.count + places.count)),
        .init(
          "files",
          .array(trees.keys.sorted().map { ["path": .string(model.sources[$0].path)] })),
      ])
  }
}

extension ValueWriter {
  /// Writes a token below another group, as it is written, with the comments above it and behind it.
  fileprivate mutating func moveToken(_ path: SyntaxPath, to target: SyntaxPath) throws(InspectorError) {
    guard let node = tree.node(at: path), let value = SyntaxValue(node, in: tree.source) else {
      throw .cannotEdit("the token has aliases in it; move it in the file")
    }
    guard !hasComments(in: path) else {
      throw .cannotEdit("the token has comments in it; move it in the file")
    }
    let notes = notes(of: path)
    let written = Array(bytes[node.definition.range])
    let isLine =
      !written.contains(UInt8(ascii: "\n"))
      && (written.first == UInt8(ascii: "{") || written.first == UInt8(ascii: "["))
    if isLine {
      // What stands between brackets stays as it is.
      try declare(target, .text("stylec-moved-token"))
      try replace(target, with: written)
      spread(entryAt: target)
    } else {
      try declare(target, value)
    }
    try put(notes, beside: target)
    for line in self.notes(of: path).above.reversed() {
      guard takeOut(line) else {
        throw .cannotEdit("the token’s comments can’t be moved; move it in the file")
      }
    }
    try remove(withEmptyGroups(path))
  }

  private struct Notes {
    /// The lines of comments right above an entry.
    var above: [Range<Int>] = []
    var aboveTexts: [[UInt8]] = []
    /// The comment behind it in its line.
    var behind: [UInt8]?
  }

  /// What comments say of an entry that begins its line.
  private func notes(of path: SyntaxPath) -> Notes {
    var notes = Notes()
    guard case .key(let name)? = path.steps.last, let node = tree.node(at: path),
      let key = tree.node(at: SyntaxPath(path.steps.dropLast()))?.entries.first(where: {
        $0.key.text == name
      })?.key
    else { return notes }
    let start = lineStart(of: Int(key.definition.start))
    let margin = Int(key.definition.start) - start
    guard bytes[start..<start + margin].allSatisfy({ $0 == UInt8(ascii: " ") }) else { return notes }
    var end = Int(node.definition.end)
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: " ") {
      end -= 1
    }
    let rest = bytes[end..<lineEnd(of: end)]
    if let mark = rest.firstIndex(of: UInt8(ascii: "#")) { notes.behind = Array(rest[mark...]) }
    var line = start
    while line > 0 {
      let above = lineStart(of: line - 1)
      let text = bytes[above..<lineEnd(of: above)]
      guard text.prefix(while: { $0 == UInt8(ascii: " ") }).count == margin,
        text.dropFirst(margin).first == UInt8(ascii: "#")
      else { break }
      notes.above.insert(above..<line, at: 0)
      notes.aboveTexts.insert(Array(text.dropFirst(margin)), at: 0)
      line = above
    }
    return notes
  }

  private mutating func put(_ notes: Notes, beside path: SyntaxPath) throws(InspectorError) {
    guard !notes.aboveTexts.isEmpty || notes.behind != nil else { return }
    let problem = InspectorError.cannotEdit("there is no room for the token’s comments; move it in the file")
    guard case .key(let name)? = path.steps.last, let node = tree.node(at: path),
      let key = tree.node(at: SyntaxPath(path.steps.dropLast()))?.entries.first(where: {
        $0.key.text == name
      })?.key
    else { throw problem }
    var end = Int(node.definition.end)
    while end > 0, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    end = lineEnd(of: end)
    let start = lineStart(of: Int(key.definition.start))
    let margin = bytes[start...].prefix { $0 == UInt8(ascii: " ") }
    var text = bytes
    if let behind = notes.behind {
      guard !tree.comments.contains(where: { Int($0.end) == end }) else { throw problem }
      text.insert(contentsOf: Array("   ".utf8) + behind, at: end)
    }
    let isReturned = text.contains(UInt8(ascii: "\r"))
    let lines = notes.aboveTexts.flatMap { Array(margin) + $0 + Array((isReturned ? "\r\n" : "\n").utf8) }
    text.insert(contentsOf: lines, at: start)
    guard takeText(text) else { throw problem }
  }

  private mutating func takeOut(_ range: Range<Int>) -> Bool {
    takeText(Array(bytes[..<range.lowerBound]) + Array(bytes[range.upperBound...]))
  }

  private mutating func takeText(_ text: [UInt8]) -> Bool {
    let result = parse(SourceFile(id: tree.source.id, path: tree.source.path, bytes: text)).product
    if result.isComplete { self = ValueWriter(result) }
    return result.isComplete
  }

  private func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// Where the text of a line ends, before its break.
  private func lineEnd(of offset: Int) -> Int {
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return end > offset && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }
}
