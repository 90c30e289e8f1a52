import StyleCompiler
import StyleModel
import StyleReport
import StyleScene
import StyleSource
import StyleSyntax
import StyleTokenFiles
import StyleWorkspace

/// The references to a token in style files, and the text that replaces them.
struct TokenReferences {
  let model: InspectorSheet
  let index: Int
  /// The name with its type, `color.accent`.
  let name: String
  /// The names behind `$`.
  private(set) var spans: [Span] = []

  init(to index: Int, in model: InspectorSheet) throws(InspectorError) {
    self.model = model
    self.index = index
    name = model.sheet.tokens[index].name
    let uses = Uses(
      in: model.sheet, sources: model.sources, tree: model.tree, design: { model.designFiles(of: $0) })
    for occurrence in uses.occurrences(of: .token(name)) {
      let span = occurrence.nameSpan
      let file = model.sources[span.file]
      if model.tree(of: span.file).isTranslated {
        // What JSON says of its own tokens is changed with them.
        if model.isDesignToken(index) { continue }
        throw .cannotEdit("‘\(file.path)’ is a file of design tokens, which names it too; change it there")
      }
      if occurrence.isDeclaration || model.tree(of: span.file).location(at: Int(span.start))?.isKey == true {
        continue
      }
      if let problem = model.problemOfEditing(span.file) { throw .cannotEdit(problem) }
      let start = Int(span.end) - name.utf8.count
      guard start > 0, file.bytes[start - 1] == UInt8(ascii: "$"),
        file.bytes[start..<Int(span.end)].elementsEqual(name.utf8)
      else {
        throw .cannotEdit("the name is written with escapes in ‘\(file.path)’; change it there")
      }
      spans.append(Span(span.file, start, Int(span.end)))
    }
  }

  /// The files with another name in its place, each parsed, by their number.
  func renamed(to other: String) throws(InspectorError) -> [FileID: SyntaxTree] {
    try model.trees(with: edits(to: other))
  }

  /// The edits that write another name in its place.
  func edits(to other: String) -> [FixIt.Edit] { Set(spans).map { FixIt.Edit($0, other) } }

  /// The files with its value in its place.
  func inlined() throws(InspectorError) -> [FileID: SyntaxTree] {
    let places = model.places(ofToken: index)
    let values = places.flatMap { $0.values(in: model.sheet) }
    guard let place = places.first, values.count == 1, let node = values.first?.node,
      let value = place.designKey == nil
        ? SyntaxValue(node, in: model.sources[place.file]) : SyntaxValue(ofDesignToken: node)
    else {
      throw .cannotEdit("‘\(name)’ has other values for modes; put another token in its place")
    }
    var trees: [FileID: SyntaxTree] = [:]
    for (file, spans) in Dictionary(grouping: Set(spans), by: \.file) {
      let tree = model.tree(of: file)
      var writer = ValueWriter(tree)
      let paths = Set(spans.compactMap { tree.location(at: Int($0.start))?.path })
      for path in paths {
        guard let old = tree.node(at: path), old.kind == .scalar else { continue }
        if old.text == "$" + name {
          try writer.set(path, to: value)
        } else if node.kind == .scalar, model.sheet.tokens[index].type != .string {
          try writer.set(path, to: .text(old.text.replacingReferences(to: name, with: node.formulaText)))
        } else {
          throw .cannotEdit("a formula can’t hold the value of ‘\(name)’; put another token in its place")
        }
      }
      trees[file] = writer.tree
    }
    return trees
  }
}

extension SyntaxNode {
  /// A value as a part of a formula: one that is a formula itself stands in parentheses.
  fileprivate var formulaText: String {
    let text = text
    let isPlain = text.utf8.allSatisfy {
      isNamePart($0) || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: ".")
    }
    return isPlain || text.isOneCall ? text : "(\(text))"
  }
}

extension String {
  /// Whether the text is a single call of a function: `mix(red, blue, 0.5)`.
  fileprivate var isOneCall: Bool {
    guard let first = utf8.first, (first | 0x20) &- UInt8(ascii: "a") < 26, utf8.last == UInt8(ascii: ")")
    else { return false }
    var depth = 0
    for (place, byte) in utf8.enumerated() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0, !isNamePart(byte), place < utf8.count - 1 { return false }
    }
    return depth == 0
  }

  /// A formula with a text in the place of each reference to a token.
  fileprivate func replacingReferences(to name: String, with text: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: "$" + name) {
      let next = rest[range.upperBound...].utf8.first
      let isLonger = next.map { isNamePart($0) || $0 == UInt8(ascii: ".") } ?? false
      result += rest[..<range.lowerBound] + (isLonger ? String(rest[range]) : text)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension Inspector {
  /// Deletes a token that is used: with another token, or with its value, in its place.
  func deleteToken(
    _ index: Int, _ replacement: JSONValue, _ body: JSONValue, in model: InspectorSheet
  ) throws(InspectorError) -> InspectorAnswer {
    let token = model.sheet.tokens[index]
    let references = try TokenReferences(to: index, in: model)
    var trees: [FileID: SyntaxTree]
    var substitute = DesignTokenSubstitute.value
    var label = "Delete \(token.name)"
    if let other = replacement["token"]?.string {
      guard let place = model.token(named: other) else { throw .noToken(other) }
      guard place != index, model.sheet.tokens[place].type == token.type else {
        throw .cannotEdit("‘\(other.shortened)’ is no other token of the same type")
      }
      trees = try references.renamed(to: other)
      substitute = .token(other)
      label = "Replace \(token.name) by \(other)"
    } else if replacement["value"]?.bool == true {
      trees = try references.inlined()
      label = "Write the value of \(token.name) where it is used"
    } else {
      throw .badRequest("the ‘replacement’ names no token")
    }
    let design = try model.removing(index, writing: substitute)
    for place in model.places(ofToken: index) where place.designKey == nil {
      if let problem = model.problemOfEditing(place.file) { throw .cannotEdit(problem) }
      var writer = ValueWriter(trees[place.file] ?? model.tree(of: place.file))
      try writer.removeWithNotes(writer.withEmptyGroups(place.path))
      trees[place.file] = writer.tree
    }
    var plan = model.plan(trees, label)
    plan.files += design?.files ?? []
    if replacement["value"]?.bool == true {
      let trial = try trying(plan.files, from: model)
      guard !trial.errors.isEmpty || trial.sheet.sheet.looks(as: model.sheet, without: token.name) else {
        throw .cannotEdit(
          "the value of ‘\(token.name)’ can’t be written in each place without a change of what is shown; "
            + "put another token in its place")
      }
    }
    return try finish(
      plan, body, [.init("count", .integer(references.spans.count + (design?.references ?? 0)))])
  }
}

extension ResolvedSheet {
  /// Whether everything looks as in another sheet, which has one token more.
  fileprivate func looks(as other: ResolvedSheet, without name: String) -> Bool {
    let kept = other.tokens.filter { $0.name != name }
    guard kept.count == tokens.count, components.count == other.components.count,
      styles.count == other.styles.count
    else { return false }
    for (own, before) in zip(tokens, kept) {
      guard own.name == before.name, own.value.value == before.value.value,
        own.value.cases.map(\.value) == before.value.cases.map(\.value)
      else { return false }
    }
    let (own, before) = (
      components.indices.map { fingerprint(ofComponent: $0) },
      other.components.indices.map { other.fingerprint(ofComponent: $0) }
    )
    return own == before
      && styles.indices.allSatisfy { index in
        fingerprint(ofStyle: index, component: own[styles[index].component])
          == other.fingerprint(ofStyle: index, component: before[other.styles[index].component])
      }
  }
}

extension InspectorSheet {
  /// Files after some edits, each parsed.
  func trees(with edits: [FixIt.Edit]) throws(InspectorError) -> [FileID: SyntaxTree] {
    var trees: [FileID: SyntaxTree] = [:]
    for (file, edits) in Dictionary(grouping: edits, by: \.span.file) {
      let source = sources[file]
      let bytes = applying(edits.sorted { $0.span < $1.span }, to: source.bytes)
      let tree = parse(SourceFile(id: file, path: source.path, bytes: bytes)).product
      guard tree.isComplete else { throw .cannotEdit("‘\(source.path)’ can’t be changed; change it there") }
      trees[file] = tree
    }
    return trees
  }

  func plan(_ trees: [FileID: SyntaxTree], _ label: String) -> PlannedChange {
    PlannedChange(
      files: trees.sorted { $0.key < $1.key }.map { file, tree in
        .init(path: sources[file].path, old: sources[file].bytes, new: tree.source.bytes)
      }, label: label)
  }
}
