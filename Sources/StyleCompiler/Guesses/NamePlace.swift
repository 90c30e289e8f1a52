import StyleModel
import StyleSource

/// A position in which only some names are valid. Two positions with the same description have the same names while files are read.
enum NamePlace: Hashable {
  /// The names that a file sees.
  case tokens(FileID), overlaidTokens(FileID), styles(FileID), components(FileID), traits(FileID)
  /// The files that can be imported.
  case files
  case properties(Owner, others: [String])
  case layers(Owner)
  case keysOfLayer(LayerKind, holding: Owner?, others: [String])
  case axes(Owner), variants(Owner, axis: String), variantsOfAllAxes(Owner)
  /// A value that is one of some words.
  case words(Words)

  /// A component as far as it has been read: names are only ever added to it.
  struct Owner: Hashable {
    private let name: String
    private let span: Span?
    private let counts: [Int]

    init(_ component: Component) {
      (name, span) = (component.name, component.span)
      counts = [
        component.properties.count, component.layers.count,
        component.axes.reduce(0) { $0 + 1 + $1.values.count },
      ]
    }
  }

  /// A list of words, which is compared by its storage, however long it is.
  struct Words: Hashable {
    let words: [String]

    func hash(into hasher: inout Hasher) {
      hasher.combine(words.count)
      hasher.combine(words.first)
      hasher.combine(words.last)
    }
  }
}
