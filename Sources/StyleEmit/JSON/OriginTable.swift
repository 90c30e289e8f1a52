import StyleModel
import StyleReport
import StyleSource

/// The origins of the values of a document. Values refer to them by numbers, so that a chain which many values share is written once.
struct OriginTable {
  private let sheet: ResolvedSheet
  private let places: PlaceNames
  private var numbers: [Origin.ID: Int] = [:]
  /// The origins, by number.
  private(set) var origins: [JSONValue] = []

  init(of sheet: ResolvedSheet, _ places: PlaceNames) {
    self.sheet = sheet
    self.places = places
  }

  /// The number of an origin; its own sources are added before it. Chains can be long, so this doesn't recurse.
  mutating func number(of origin: Origin.ID) -> Int {
    var open = [origin]
    while let next = open.last {
      if numbers[next] != nil {
        open.removeLast()
        continue
      }
      let missing = sources(of: next).filter { numbers[$0] == nil }
      guard missing.isEmpty else {
        open += missing
        continue
      }
      numbers[next] = origins.count
      origins.append(json(next))
      open.removeLast()
    }
    return numbers[origin] ?? 0
  }

  /// The origins that a value was taken or computed from.
  private func sources(of origin: Origin.ID) -> [Origin.ID] {
    let origin = sheet[origin]
    if let source = origin.source { return [source] }
    var known: Set<Origin.ID> = []
    return (origin.formula?.operands ?? []).map(\.origin).filter { known.insert($0).inserted }
  }

  private func json(_ id: Origin.ID) -> JSONValue {
    let origin = sheet[id]
    let (kind, name) = describe(origin.author)
    let from = sources(of: id).compactMap { numbers[$0] }
    return .object([
      "kind": .string(kind), "name": name.map { .string($0) },
      "at": origin.span.map { .string(places[$0]) },
      "from": present(.array(from.map { .integer($0) }), unless: from.isEmpty),
    ])
  }

  private func describe(_ place: Origin.Author) -> (kind: String, name: String?) {
    switch place {
    case .system: ("system", nil)
    case .token(let index): ("token", sheet.tokens[index].name)
    case .componentDefault(let index), .component(let index): ("component", sheet.components[index].name)
    case .variant(let owner, let number):
      ("variant", variant(Int(number), of: sheet.components[Int(owner)], Int(owner)))
    case .traitDefault(let index), .trait(let index): ("trait", sheet.traits[index].name)
    case .style(let index): ("style", sheet.styles.indices.contains(index) ? sheet.styles[index].name : nil)
    }
  }

  private func variant(_ number: Int, of component: Component, _ owner: Int) -> String? {
    component.variants.first { $0.owner == owner && $0.number == number }.map(component.name(of:))
  }
}
