import StyleModel
import StyleSource

/// Reads the styles of some parts whose components are known, side by side.
///
/// A style comes with all that it inherits where that stands in its part. Others wait, by their places, and have only what
/// they say by themselves.
func readStyles(
  _ parts: [StylePart], _ names: StyleNames, _ linked: [Int?], _ components: [StyledComponent],
  _ declarations: Declarations
) -> [(part: ReadPart, collected: CompilerOutput.Collected)] {
  let known = declarations.components.components
  let isMuch = parts.reduce(0) { $0 + $1.styles.count } > StylePart.size
  let lists = NameLists()
  return concurrentMap(parts, minimum: isMuch ? 2 : 16) { part in
    let output = CompilerOutput(
      after: declarations.origins, number: part.number,
      Guesses(partsOfFile: part.countInFile, among: lists))
    let reader = StyleReader(
      known: known, modes: declarations.modes, tokens: declarations.tokens.scope(of: part.file),
      output: output)
    let own = part.styles.map { index in
      linked[index].map { reader.read(names.declarations[index].node, place: index, component: $0) }
    }
    var read = ReadPart(part)
    for index in part.styles.sorted(by: { names.positions[$0] < names.positions[$1] }) {
      guard let own = own[index - part.styles.lowerBound], let component = linked[index] else { continue }
      read.add(own, at: index, of: component, names, among: components, declarations.modes.table, output)
    }
    return (read, output.collected)
  }
}

/// Some styles of one file, by their indices.
struct StylePart: Sendable {
  let file: FileID
  let styles: Range<Int>
  /// The part's index among all parts.
  let number: Int
  /// The number of parts of all files, and of this file.
  let count, countInFile: Int

  static let size = 512

  static func all(of names: StyleNames) -> [StylePart] {
    let files = names.ranges.map { $0.parts(of: size) }
    let count = files.reduce(0) { $0 + $1.count }
    var parts: [StylePart] = []
    for (file, ranges) in files.enumerated() {
      for styles in ranges {
        parts.append(
          StylePart(
            file: FileID(file), styles: styles, number: parts.count, count: count,
            countInFile: ranges.count))
      }
    }
    return parts
  }
}

/// The styles that were read of a part.
struct ReadPart: Sendable {
  private let range: Range<Int>
  private var known: [Style?]
  /// The styles that extend some of another part, which are known only when all parts have been read.
  private(set) var waiting: [Int: OwnStyle] = [:]
  /// The number of settings that may still be added; a style beyond the part's share of all waits too.
  private var room: Int

  init(_ part: StylePart) {
    range = part.styles
    known = Array(repeating: nil, count: part.styles.count)
    room = StyleTable.mostSettings / part.count
  }

  /// Removes and returns the style at an index among all: a copy would count references to all of its contents.
  mutating func take(_ index: Int) -> Style? {
    var style: Style?
    swap(&style, &known[index - range.lowerBound])
    return style
  }

  /// Adds a style whose parents are known, if they are in this part.
  fileprivate mutating func add(
    _ own: OwnStyle, at index: Int, of component: Int, _ names: StyleNames,
    among components: [StyledComponent], _ modes: ModeTable, _ output: CompilerOutput
  ) {
    let places = names.links[index].parents.map(\.index)
    guard places.allSatisfy({ range.contains($0) && waiting[$0] == nil }) else {
      waiting[index] = own
      return
    }
    let lineage = Lineage(
      of: places, picking: own.picks, of: component, among: components, in: known, from: range.lowerBound)
    room -= lineage.sources.reduce(own.settings.count + lineage.length) { $0 + $1.range.count }
    guard room >= 0 else {
      waiting[index] = own
      return
    }
    known[index - range.lowerBound] = Style(
      own, names.names(of: index), at: names.declarations[index].span, extending: places, lineage,
      of: component, among: components,
      modes, output)
  }
}
