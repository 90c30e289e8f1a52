import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

extension Inspector {
  /// Gives a token another name in another group, and renames its references in all files.
  ///
  /// - Parameter path: The token's groups and its name, without the type: `brand.accent`.
  func moveToken(
    _ id: String, to path: String, _ body: JSONValue, in model: InspectorSheet
  ) throws(InspectorError) -> InspectorAnswer {
    guard let index = model.token(named: id) else { throw .noToken(id) }
    let token = model.sheet.tokens[index]
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let new = "\(token.type.rawValue).\(path)"
    try checkNames(ofToken: [token.type.rawValue] + parts)
    // A border in JSON is two tokens of style files, which go together.
    let all = model.designNames(of: index)?.styleNames(with: id) ?? [id]
    let renamed = Dictionary(
      uniqueKeysWithValues: all.map { old in (old, String(old.prefix { $0 != "." }) + "." + path) })
    for (old, new) in renamed {
      guard
        !model.sheet.tokens.contains(where: {
          $0.name != old && ($0.name == new || $0.name.hasPrefix(new + ".") || new.hasPrefix($0.name + "."))
        }), new != old, !new.hasPrefix(old + "."), !old.hasPrefix(new + ".")
      else { throw .exists(new) }
    }
    let design = try model.moving(index, to: new)
    var count = design?.references ?? 0
    var edits: [FixIt.Edit] = []
    var places: [(place: TokenPlace, target: SyntaxPath)] = []
    for (old, new) in renamed.sorted(by: { $0.key < $1.key }) {
      guard let index = model.token(named: old) else { continue }
      edits += try TokenReferences(to: index, in: model).edits(to: new)
      let own = model.places(ofToken: index)
      guard !own.isEmpty else { throw .cannotEdit("‘\(old)’ is written in another place") }
      count += own.count
      let type = SyntaxPath.Step.key(model.sheet.tokens[index].type.rawValue)
      let target = SyntaxPath([.key("tokens"), type] + parts.map { .key($0) })
      places += own.filter { $0.designKey == nil }.map { ($0, target) }
    }
    count += edits.count
    var trees = try model.trees(with: edits)
    for (place, target) in places {
      if let problem = model.problemOfEditing(place.file) { throw .cannotEdit(problem) }
      var writer = ValueWriter(trees[place.file] ?? model.tree(of: place.file))
      try writer.moveToken(place.path, to: target)
      trees[place.file] = writer.tree
    }
    var plan = model.plan(trees, "Move \(id) to \(new)")
    if let design {
      plan.files += design.files
      try checkMove(plan, renamed, in: model)
    }
    return try finish(
      plan, body,
      [
        .init("id", .string(new)), .init("count", .integer(count)),
        .init("files", .array(plan.files.map { ["path": .string($0.path)] })),
      ])
  }

  /// Refuses a change of JSON that does more than to give tokens another name.
  private func checkMove(
    _ plan: PlannedChange, _ renamed: [String: String], in model: InspectorSheet
  ) throws(InspectorError) {
    let trial = try trying(plan.files, from: model)
    if let error = trial.errors.first { throw error.refusal(of: plan) }
    if let problem = model.sheet.problem(ofTokensIn: trial.sheet.sheet, renamed: renamed) {
      throw .cannotEdit(problem)
    }
    if let other = model.sheet.otherToken(in: trial.sheet.sheet, renamed: renamed) {
      throw .cannotEdit("‘$\(other)’ would have another value; move it in its file")
    }
  }
}

extension ValueWriter {
  /// Writes a token below another group, as it is written, with the comments above it and behind it.
  fileprivate mutating func moveToken(_ path: SyntaxPath, to target: SyntaxPath) throws(InspectorError) {
    guard let node = tree.node(at: path), let value = SyntaxValue(node, in: tree.source) else {
      throw .cannotEdit("the token has aliases in it; move it in the file")
    }
    var notes = notes(of: path)
    let written = Array(bytes[node.definition.range])
    let isBlock =
      (node.kind == .mapping || node.kind == .sequence) && !"[{".utf8.contains(written.first ?? 0)
    let hasComments = hasComments(in: path)
    if !notes.isEmpty || hasComments { try openGroups(of: target) }
    if isBlock, try declare(target, inLinesOf: path, value) {
      // The comment behind it is among its lines.
      notes.behind = nil
    } else if hasComments {
      throw .cannotEdit("the token has comments in it; move it in the file")
    } else if !written.contains(UInt8(ascii: "\n")), !isBlock,
      try declare(target, as: written, value)
    {
      spread(entryAt: target)
    } else {
      try declare(target, value)
    }
    if !notes.isEmpty { try openGroups(of: target) }
    try put(notes, beside: target)
    try removeWithNotes(withEmptyGroups(path))
  }

  /// Writes a token with the text of its value: one on one line keeps its quotes. False where the text would mean something else there.
  private mutating func declare(
    _ target: SyntaxPath, as text: [UInt8], _ value: SyntaxValue
  ) throws(InspectorError) -> Bool {
    let before = tree
    try declare(target, .text("stylec-moved-token"))
    guard (try? replace(target, with: text)) != nil, let node = tree.node(at: target),
      SyntaxValue(node, in: tree.source)?.means(value) == true
    else {
      self = ValueWriter(before)
      return false
    }
    return true
  }

  /// Writes a token with lines of its own as it is written, with the comments between them. False where it would stand in brackets.
  private mutating func declare(
    _ target: SyntaxPath, inLinesOf path: SyntaxPath, _ value: SyntaxValue
  ) throws(InspectorError) -> Bool {
    let before = tree
    guard let node = tree.node(at: path), let key = key(of: path) else { return false }
    let (keyEnd, end) = (Int(key.definition.end), lineEnd(of: lastByte(of: node)))
    let lines = bytes[keyEnd..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let margin = Int(key.definition.start) - lineStart(of: Int(key.definition.start))
    let comments = tree.comments.filter { keyEnd <= Int($0.start) && Int($0.end) <= end }.count
    try declare(target, .text("stylec-moved-token"))
    try openGroups(of: target)
    guard let new = self.key(of: target), let mark = tree.node(at: target) else { return false }
    let start = Int(new.definition.start)
    let (newEnd, newMargin) = (lineEnd(of: Int(mark.definition.end)), start - lineStart(of: start))
    guard bytes[lineStart(of: start)..<start].allSatisfy({ $0 == UInt8(ascii: " ") }),
      newEnd == Int(mark.definition.end)
    else {
      self = ValueWriter(before)
      return false
    }
    var text = Array(lines[0])
    for line in lines.dropFirst() {
      text.append(UInt8(ascii: "\n"))
      let spaces = line.prefix { $0 == UInt8(ascii: " ") }.count
      if spaces < line.count {
        text += Array(repeating: UInt8(ascii: " "), count: max(0, spaces + newMargin - margin))
      }
      text += line.dropFirst(spaces)
    }
    let known = tree.comments.count
    guard takeText(Array(bytes[..<Int(new.definition.end)]) + text + Array(bytes[newEnd...])),
      let moved = tree.node(at: target), SyntaxValue(moved, in: tree.source)?.means(value) == true,
      tree.comments.count == known + comments
    else {
      self = ValueWriter(before)
      return false
    }
    return true
  }

  /// Puts the groups between braces around a token on lines of their own, where comments are possible.
  private mutating func openGroups(of target: SyntaxPath) throws(InspectorError) {
    for count in target.steps.indices.dropFirst() { spread(SyntaxPath(Array(target.steps.prefix(count)))) }
  }
}
