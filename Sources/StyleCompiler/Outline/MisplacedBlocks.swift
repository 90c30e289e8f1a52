import StyleModel
import StyleSource
import StyleSyntax

/// Blocks that begin in another column than the keys they belong among: `states:` below the name of its component instead of below its
/// keys, or `layer:` in the column of the keys within `sets`.
///
/// YAML takes each for something else, a component named ‘states’ or a property named ‘layer’, and the lines around it for more errors.
/// So the file is read with the blocks where they belong, and each is one finding.
struct MisplacedBlocks {
  private(set) var diagnostics: [Diagnostic] = []
  /// The edits that move all of the blocks.
  private(set) var edits: [FixIt.Edit] = []
  private let file: SourceFile
  private var lines: [EntryLine]
  /// The column of each line after the blocks above it are moved.
  private var columns: [Int]

  private var section = ""
  /// The column of the names in the section.
  private var nameColumn: Int?
  private var declaration: Declaration?

  private struct Declaration {
    let name: String
    /// The column of its keys.
    var column: Int?
    var keys: [String] = []
    var block = Block(name: "", isOpen: false)
    /// The names of its properties.
    var properties: [String] = []
  }

  /// A key of a declaration, with the keys in it.
  private struct Block {
    let name: String
    /// Whether the key's entries stand in the lines below it.
    let isOpen: Bool
    var column: Int?
    var keys: [String] = []
  }

  /// Finds the blocks; nil where every block is in its place.
  init?(in parsed: Diagnosed<SyntaxTree>) {
    let tree = parsed.product
    guard !tree.isComplete && !parsed.diagnostics.isEmpty || tree.mayHaveMisplacedBlocks,
      let lines = EntryLine.all(in: tree.source)
    else { return nil }
    file = tree.source
    self.lines = lines
    columns = lines.map(\.column)
    for index in lines.indices { take(index) }
    if diagnostics.isEmpty { return nil }
    // A line may have been moved with a block, and by itself.
    edits = lines.indices.flatMap { index in
      let distance = columns[index] - lines[index].column
      return distance == 0 ? [] : lines[index].starts.map { edit(at: $0, movedBy: distance) }
    }
  }

  static let sections = ["tokens", "components", "styles"]
  /// The keys of declarations whose values are always mappings or lists.
  static let blocks = ["properties", "sets", "layer", "states", "modes", "animations", "preview"]

  static let types = TokenType.allCases.map(\.rawValue)

  private static func declarationKeys(in section: String) -> [String] {
    switch section {
    case "components": [LanguageKey].component.names
    case "traits": [LanguageKey].trait.names
    case "styles": [LanguageKey].style.names
    case _: []
    }
  }

  // MARK: Line by line

  private mutating func take(_ index: Int) {
    let column = columns[index]
    guard let key = lines[index].key, !lines[index].hasDash else {
      if lines[index].hasDash { moveDash(index) }
      noteChild(nil, at: columns[index])
      return
    }
    if moveBelowEmptyKey(index) { return take(index) }
    if column == 0, ParsedFile.sections.contains(key) {
      section = key
      (nameColumn, declaration) = (nil, nil)
      return
    }
    if MisplacedBlocks.sections.contains(key), isSection(index, key) {
      let place = section.isEmpty ? "is a section" : "stands in ‘\(section)’"
      report(
        index, in: 0, message: "‘\(key)’ \(place); start it in the first column",
        fix: "start it in the first column", endsAt: ParsedFile.sections)
      section = key
      (nameColumn, declaration) = (nil, nil)
      return
    }
    let keys = MisplacedBlocks.declarationKeys(in: section)
    guard section == "tokens" || !keys.isEmpty else { return }
    guard let nameColumn else {
      // What follows an empty section in its column is no part of it.
      if column > 0 { begin(key, at: column) } else { section = "" }
      return
    }
    if section == "tokens", column < nameColumn, MisplacedBlocks.types.contains(key),
      lines[index].value.isEmpty, !lines.contains(where: { $0.column == nameColumn && $0.key == key })
    {
      let fix = "indent it by \(spaces(nameColumn - column))"
      report(
        index, in: nameColumn, message: "‘\(key)’ belongs to ‘tokens’: \(fix)", fix: fix, endsAt: [])
      return begin(key, at: nameColumn)
    }
    if let keyColumn = declaration?.column {
      if keys.contains(key), column != keyColumn, moveKey(index, key, to: keyColumn, among: keys) { return }
      if column == keyColumn, ["sublayers", "mask"].contains(key), moveIntoLayer(index, key) { return }
    }
    if column <= nameColumn {
      if column == nameColumn { begin(key, at: column) }
      return
    }
    noteKey(index, key)
  }

  private mutating func begin(_ name: String, at column: Int) {
    nameColumn = column
    declaration = Declaration(name: name)
  }

  private mutating func noteKey(_ index: Int, _ key: String) {
    let column = columns[index]
    if declaration?.column == nil { declaration?.column = column }
    if declaration?.column == column {
      declaration?.keys.append(key)
      declaration?.block = Block(name: key, isOpen: lines[index].value.isEmpty)
    } else {
      noteChild(key, at: column)
    }
  }

  private mutating func noteChild(_ key: String?, at column: Int) {
    guard let start = declaration?.column, column > start else { return }
    if column < declaration?.block.column ?? .max { declaration?.block.column = column }
    guard let key, column == declaration?.block.column else { return }
    declaration?.block.keys.append(key)
    if declaration?.block.name == "properties" { declaration?.properties.append(key) }
  }

  /// Whether a line begins a section that stands in another one.
  private func isSection(_ index: Int, _ key: String) -> Bool {
    guard columns[index] > 0, lines[index].value.isEmpty,
      !lines.contains(where: { $0.column == 0 && $0.key == key })
    else { return false }
    // All of the file is indented up to here; else it may be any YAML.
    if section.isEmpty { return columns[..<index].allSatisfy { $0 > 0 } }
    guard let nameColumn, columns[index] <= nameColumn else { return false }
    return section == "tokens" || !declares(index)
  }

  /// Whether the lines below a line, or the text behind its colon, make it a component or a style.
  private func declares(_ index: Int) -> Bool {
    let words = ["base", "component", "extends", "traits"]
    return words.contains { lines[index].value.contains($0 + ":") }
      || children(of: index).contains { child in lines[child].key.map(words.contains) ?? false }
  }

  /// The outermost of the more deeply indented lines below a line, as the file has them.
  private func children(of index: Int) -> [Int] {
    let below = lines.indices[(index + 1)...].prefix { lines[$0].column > lines[index].column }
    guard let column = below.map({ lines[$0].column }).min() else { return [] }
    return below.filter { lines[$0].column == column }
  }

  private mutating func moveKey(_ index: Int, _ key: String, to column: Int, among keys: [String]) -> Bool {
    guard let declaration, let nameColumn, !declaration.keys.contains(key) else { return false }
    let isLeft = columns[index] < column
    // The same key further down is the one that counts.
    let others = lines.indices[(index + 1)...].prefix { line in
      columns[line] > nameColumn || columns[line] == columns[index]
    }
    if others.contains(where: { lines[$0].column == column && lines[$0].key == key }) { return false }
    if isLeft {
      let isName = columns[index] == nameColumn && !MisplacedBlocks.isBlock(key) && lines[index].value.isEmpty
      guard !isName, !declares(index) else { return false }
      report(
        index, in: column,
        message:
          "‘\(key)’ belongs to ‘\(declaration.name.shortened)’: indent it by \(spaces(column - columns[index]))",
        fix: "indent it by \(spaces(column - columns[index]))", endsAt: keys)
    } else {
      guard let above = declaration.keys.last, isForeign(index, key) else { return false }
      let start = "start it in the column of ‘\(above.shortened)’"
      report(
        index, in: column,
        message: declaration.block.isOpen
          ? "‘\(key)’ stands in ‘\(above.shortened)’; \(start)"
          : "‘\(key)’ is indented further than ‘\(above.shortened)’; \(start)",
        fix: start, endsAt: keys)
    }
    noteKey(index, key)
    return true
  }

  private static func isBlock(_ key: String) -> Bool {
    blocks.contains(key) || key == "variants" || key == "accessibility"
  }

  /// Whether a key is invalid in the block around it.
  private func isForeign(_ index: Int, _ key: String) -> Bool {
    guard let block = declaration?.block else { return false }
    // Behind a line with a value, no line can be indented further.
    let isBehindValue =
      index > 0 && !lines[index - 1].value.isEmpty && !lines[index - 1].hasDash
      && columns[index - 1] < columns[index]
    guard isBehindValue || columns[index] <= block.column ?? .max else { return false }
    let value = lines[index].value
    guard block.isOpen else { return block.column == nil }
    guard MisplacedBlocks.blocks.contains(key), value.isEmpty || value.hasPrefix("{") else { return false }
    let inner = children(of: index).compactMap { lines[$0].key }
    func holds(_ words: String...) -> Bool {
      words.contains { inner.contains($0) || value.contains($0 + ":") }
    }
    switch block.name {
    case "properties": return !holds("type", "default")
    case "sets": return !(declaration?.properties.contains(key) ?? false)
    case "layer": return key != "layer"
    case "states", "modes", "accessibility": return true
    case "animations": return !holds("property", "duration")
    case "variants": return ["properties", "sets", "animations"].contains(key) || holds("size")
    case "preview": return ["properties", "sets", "layer", "animations"].contains(key)
    case _: return false
    }
  }

  /// Moves a list of layers below a `layer` into it.
  private mutating func moveIntoLayer(_ index: Int, _ key: String) -> Bool {
    guard let block = declaration?.block, block.name == "layer", block.isOpen, let column = block.column,
      column > columns[index], !block.keys.contains(key)
    else { return false }
    let distance = spaces(column - columns[index])
    report(
      index, in: column, message: "‘\(key)’ belongs to ‘layer’: indent it by \(distance)",
      fix: "indent it by \(distance)", endsAt: MisplacedBlocks.declarationKeys(in: section))
    noteKey(index, key)
    return true
  }

  /// Moves the first entries of a key that stand in another column than those below them, such as that of the key itself. YAML reports the
  /// lower ones.
  private mutating func moveBelowEmptyKey(_ index: Int) -> Bool {
    let column = columns[index]
    guard index > 0, columns[index - 1] <= column, !lines[index - 1].hasDash,
      let above = lines[index - 1].key, lines[index - 1].value.isEmpty
    else { return false }
    // Beside `layer:`, other keys of a component may stand, but not beside the name of a component.
    let areBeside = columns[index - 1] == column && column != nameColumn
    let keys = areBeside ? MisplacedBlocks.declarationKeys(in: section) + ParsedFile.sections : []
    let moved = lines.indices[index...].prefix { line in
      let isEntry = lines[line].key.map { !keys.contains($0) } ?? false
      return isEntry && columns[line] == column && !lines[line].value.isEmpty
        && !"&!".utf8.contains(lines[line].value.utf8.first ?? 0)
    }
    guard !moved.isEmpty, moved.endIndex < lines.endIndex, lines[moved.endIndex].key != nil,
      !lines[moved.endIndex].hasDash
    else { return false }
    // The lines below stand further in, or between this one and the key.
    let next = columns[moved.endIndex]
    guard next > column || next < column && next > columns[index - 1] else { return false }
    if columns[index - 1] < column {
      // The greater part is in its place.
      let block = lines.indices[moved.endIndex...].prefix { columns[$0] > columns[index - 1] }
      guard block.count(where: { columns[$0] == next }) > moved.count,
        !block.contains(where: { columns[$0] == column && next > column || columns[$0] < min(next, column) })
      else { return false }
    }
    let distance = next - column
    let names = moved.compactMap { lines[$0].key }
    let isOne = names.count == 1
    let it = isOne ? "it" : "them"
    let fix = distance > 0 ? "indent \(it) by \(spaces(distance))" : "indent \(it) \(spaces(-distance)) less"
    move(
      moved.startIndex..<moved.endIndex, by: distance,
      Diagnostic(
        .invalidStructure,
        "\(names.quotedConjunction) \(isOne ? "belongs" : "belong") to ‘\(above.shortened)’: \(fix)",
        at: lines[index].keySpan), fix)
    return true
  }

  /// Moves an entry of a list whose dash stands in another column than those above it.
  private mutating func moveDash(_ index: Int) {
    let column = columns[index]
    guard let parent = lines.indices[..<index].last(where: { columns[$0] < column }) else { return }
    let meant: Int
    if lines[parent].hasDash {
      // Behind `- name: content`, the entries of the layer stand two columns further in.
      guard !lines[parent].value.isEmpty, column < columns[parent] + 2 else { return }
      meant = columns[parent]
    } else {
      let inner = lines.indices[(parent + 1)..<index]
      guard lines[parent].value.isEmpty, let least = inner.map({ columns[$0] }).min(), least > column,
        inner.contains(where: { columns[$0] == least && lines[$0].hasDash })
      else { return }
      meant = least
    }
    let end =
      lines.indices[(index + 1)...].first { line in
        columns[line] <= column || lines[line].hasDash && columns[line] < column + 2
      } ?? lines.endIndex
    let side = meant > column ? "left" : "right"
    let distance = inWords(abs(meant - column), "column")
    move(
      index..<end, by: meant - column,
      Diagnostic(
        .yamlSyntax, "this ‘-’ stands \(distance) further \(side) than those above it",
        at: lines[index].keySpan[0..<1], notes: ["the entries of a list start in the same column"]),
      "start it in the same column")
  }

  // MARK: Findings

  private func spaces(_ count: Int) -> String { inWords(count, "space") }

  private mutating func report(
    _ index: Int, in column: Int, message: String, fix title: String, endsAt keys: [String]
  ) {
    move(
      block(at: index, movedTo: column, endsAt: keys), by: column - columns[index],
      Diagnostic(.invalidStructure, message, at: lines[index].keySpan), title)
  }

  /// Moves lines to the right, or to the left by a negative distance.
  private mutating func move(
    _ moved: Range<Int>, by distance: Int, _ diagnostic: Diagnostic, _ title: String
  ) {
    let edits = moved.flatMap { lines[$0].starts }.map { edit(at: $0, movedBy: distance) }
    for line in moved { columns[line] += distance }
    var diagnostic = diagnostic
    diagnostic.fixes = [FixIt(title, edits, isSafe: false)]
    diagnostics.append(diagnostic)
  }

  /// - Parameter start: The beginning of the line.
  private func edit(at start: Int, movedBy distance: Int) -> FixIt.Edit {
    if distance > 0 {
      return FixIt.Edit(Span(file.id, start, start), String(repeating: " ", count: distance))
    }
    let blanks = file.bytes[start...].prefix { $0 == UInt8(ascii: " ") }.count
    return FixIt.Edit(
      Span(file.id, start, start + blanks), String(repeating: " ", count: max(0, blanks + distance)))
  }

  /// The lines that move with a line: it alone, where those below it are in their place already.
  private func block(at index: Int, movedTo column: Int, endsAt keys: [String]) -> Range<Int> {
    let alone = index..<index + 1
    let start = columns[index]
    guard lines[index].value.isEmpty, index + 1 < lines.count else { return alone }
    let child = columns[index + 1]
    let isBelow = child > start || child == start && lines[index + 1].hasDash
    // How far the lines below are from where they would be expected.
    let expected = column + 2
    let error = abs(child - expected)
    let errorWhenMoved = abs(child + column - start - expected)
    if !isBelow || child > column && error <= errorWhenMoved { return alone }
    let end = lines.indices[(index + 1)...].first { line in
      if columns[line] < start || columns[line] == start && !lines[line].hasDash { return true }
      guard column > start, columns[line] == column, let key = lines[line].key else { return false }
      return keys.contains(key)
    }
    return index..<(end ?? lines.endIndex)
  }
}
