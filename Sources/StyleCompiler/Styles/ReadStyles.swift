import StyleModel
import StyleSource

/// Reads the styles whose components are known; files, and parts of large ones, side by side.
///
/// A style comes with all that it inherits where that stands in its part. Others wait, by their places, and have only what
/// they say by themselves.
func readStyles(
  _ names: StyleNames, _ linked: [Int?], _ components: [StyledComponent], _ tokens: TokenTable,
  _ modes: ModeNames, _ output: CompilerOutput
) -> (known: [Style?], waiting: [Int: OwnStyle]) {
  let parts = FilePart.all(of: names)
  let origins = output.origins
  let checked = components.map(\.checked)
  var positions = Array(repeating: 0, count: names.declarations.count)
  for (position, index) in names.order.enumerated() { positions[index] = position }
  let isMuch = names.declarations.count > FilePart.size
  var results = concurrentMap(parts, minimum: isMuch ? 2 : 16) {
    [positions] part -> (read: ReadPart, collected: CompilerOutput.Collected) in
    let output = CompilerOutput(after: origins, number: part.number, partsOfFile: part.countInFile)
    let reader = StyleReader(
      known: checked, modes: modes, tokens: tokens.scope(of: part.file(names)), output: output)
    let own = part.styles.map { index in
      linked[index].map { reader.read(names.declarations[index].node, place: index, component: $0) }
    }
    var read = ReadPart(part)
    for index in part.styles.sorted(by: { positions[$0] < positions[$1] }) {
      guard let own = own[index - part.styles.lowerBound], let component = linked[index] else { continue }
      read.add(own, at: index, of: component, names, among: components, modes.table, output)
    }
    return (read, output.collected)
  }
  output.take(results.map(\.collected))

  var known: [Style?] = Array(repeating: nil, count: names.declarations.count)
  var waiting: [Int: OwnStyle] = [:]
  for number in results.indices {
    for index in parts[number].styles { known[index] = results[number].read.take(index) }
    waiting.merge(results[number].read.waiting) { first, _ in first }
  }
  return (known, waiting)
}

/// Some styles of one file, by their places.
private struct FilePart: Sendable {
  let styles: Range<Int>
  /// Its place among all parts.
  let number: Int
  /// How many parts all files have, and this file.
  let count, countInFile: Int

  static let size = 512

  static func all(of names: StyleNames) -> [FilePart] {
    let files = names.ranges.map { $0.parts(of: size) }
    let count = files.reduce(0) { $0 + $1.count }
    var parts: [FilePart] = []
    for file in files {
      for styles in file {
        parts.append(FilePart(styles: styles, number: parts.count, count: count, countInFile: file.count))
      }
    }
    return parts
  }

  func file(_ names: StyleNames) -> FileID { names.declarations[styles.lowerBound].span.file }
}

/// What was read of a part.
private struct ReadPart: Sendable {
  private let range: Range<Int>
  private var known: [Style?]
  /// What extends styles of another part, which are known only when all have been read.
  private(set) var waiting: [Int: OwnStyle] = [:]
  /// How many settings more there is room for; a part that takes more than its share of all waits too.
  private var room: Int

  init(_ part: FilePart) {
    range = part.styles
    known = Array(repeating: nil, count: part.styles.count)
    room = StyleTable.mostSettings / part.count
  }

  /// The style at a place among all, which is left out here from now on: a copy counts references to all that it holds.
  mutating func take(_ index: Int) -> Style? {
    var style: Style?
    swap(&style, &known[index - range.lowerBound])
    return style
  }

  /// Adds a style whose parents are here already, if they stand in this part.
  mutating func add(
    _ own: OwnStyle, at index: Int, of component: Int, _ names: StyleNames,
    among components: [StyledComponent], _ modes: ModeTable, _ output: CompilerOutput
  ) {
    let places = names.links[index].parents.map(\.index)
    guard places.allSatisfy({ range.contains($0) && waiting[$0] == nil }) else {
      waiting[index] = own
      return
    }
    let lineage = Lineage(of: places, in: known, from: range.lowerBound)
    room -= lineage.sources.reduce(own.settings.count + lineage.length) { $0 + $1.range.count }
    guard room >= 0 else {
      waiting[index] = own
      return
    }
    known[index - range.lowerBound] = Style(
      own, names.declarations[index], extending: places, lineage, of: component, among: components,
      modes, output)
  }
}
