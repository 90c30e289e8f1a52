import StyleModel
import StyleReport
import StyleSource

/// The origins of values, for the page.
extension InspectorSheet {
  /// The places through which a value came, the one where it is written first.
  func origins(_ id: Origin.ID) -> [JSONValue] {
    var found: [JSONValue] = []
    var next: Origin.ID? = id
    while let current = next, found.count < 64 {
      let origin = sheet[current]
      let (kind, name) = describe(origin.author)
      found.append(
        .object(
          [.init("kind", .string(kind)), .init("name", name)]
            + (origin.span.map { place($0) } ?? [.init("file", .null), .init("line", .null)])))
      next = origin.source
    }
    return found
  }

  private func describe(_ place: Origin.Author) -> (String, JSONValue) {
    switch place {
    case .system: ("system", .null)
    case .token(let index): ("token", .string(sheet.tokens[index].name))
    case .componentDefault(let index), .component(let index):
      ("component", .string(sheet.components[index].name))
    case .variant(let component, let number):
      (
        "variant",
        .string(
          variant(Int(number), by: Int(component)).map(sheet.components[Int(component)].name(of:)) ?? "?")
      )
    case .traitDefault(let index), .trait(let index): ("trait", .string(sheet.traits[index].name))
    case .style(let index):
      ("style", sheet.styles.indices.contains(index) ? .string(sheet.styles[index].name) : .null)
    }
  }

  private func variant(_ number: Int, by owner: Int) -> Variant? {
    sheet.components[owner].variants.first { $0.owner == owner && $0.number == number }
  }

  func author(_ origin: Origin.ID?, style: Int?) -> String {
    guard let origin else { return "system" }
    return switch sheet[origin].author {
    case .system, .token: "system"
    case .componentDefault, .component: "component"
    case .variant: "variant"
    case .traitDefault, .trait: "trait"
    case .style(let index): index == style ? "style" : "parent"
    }
  }
}
