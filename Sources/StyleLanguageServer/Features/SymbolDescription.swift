import StyleCompiler
import StyleModel
import StyleSource
import StyleSyntax

/// The description of a symbol of SF Symbols.
struct SymbolDescription {
  let name: String
  private let systems: [AppleSystem]
  private let oldest: [AppleSystem]

  /// - Parameter oldest: The oldest systems that an app runs on.
  init(_ name: String, oldest: [AppleSystem]) {
    self.name = name
    self.oldest = oldest
    systems = SymbolNames.systems(with: name) ?? []
  }

  var isKnown: Bool { !systems.isEmpty }

  /// The first versions of the systems that have the symbol: `iOS 13, macOS 10.15, …`.
  var since: String { systems.map(\.description).joined(separator: ", ") }

  /// The warning that the oldest systems lack the symbol; nil where they have it.
  var warning: String? {
    let missing = oldest.filter { oldest in systems.contains { oldest.isOlder(than: $0) } }
    guard !missing.isEmpty else { return nil }
    let names = missing.map(\.description).joined(separator: " and ")
    return "Not on \(names), the oldest that the app runs on (setting `deployment`)."
  }
}

extension Describer {
  /// The description of the symbol whose name a value is, with the systems that have it.
  func symbol(_ place: RoledNode, oldest: [AppleSystem]) -> (text: String, span: Span)? {
    guard case .value(let slot) = place.slot, slot.isSymbol else { return nil }
    let symbol = SymbolDescription(place.node.text, oldest: oldest)
    guard symbol.isKnown else { return nil }
    let text = ["**\(symbol.name)** — a symbol of SF Symbols", "Since \(symbol.since)", symbol.warning]
    return (text.compactMap(\.self).joined(separator: "\n\n"), place.node.contentSpan)
  }
}
