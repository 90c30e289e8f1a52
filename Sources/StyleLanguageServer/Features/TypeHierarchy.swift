import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleWorkspace

/// The type hierarchy: the bases of components and the parents of styles, in both directions; the traits of components.
extension LanguageServer {
  func prepareTypeHierarchy(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params),
      let occurrence = query.uses.symbol(at: try query.offset(), in: query.file),
      let member = Member(occurrence.symbol, in: query.sheet)
    else { return .null }
    return [item(member, query)]
  }

  func supertypes(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    try related(params) { member, sheet in
      switch member {
      case .component(let index):
        let component = sheet.components[index]
        let parent = component.parent.map { [Member.component($0)] } ?? []
        // Those that the parent takes are its own.
        let inherited = component.parent.map { sheet.components[$0].traits } ?? []
        return parent + component.traits.filter { !inherited.contains($0) }.map { .trait($0) }
      case .trait: return []
      case .style(let index): return sheet.styles[index].parents.map { .style($0) }
      }
    }
  }

  func subtypes(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    try related(params) { member, sheet in
      switch member {
      case .component(let index):
        return sheet.components.indices.filter { sheet.components[$0].parent == index }.map { .component($0) }
      case .trait(let index):
        return sheet.components.indices.filter { component in
          let parent = sheet.components[component].parent
          return sheet.components[component].traits.contains(index)
            && !(parent.map { sheet.components[$0].traits.contains(index) } ?? false)
        }.map { .component($0) }
      case .style(let index):
        return sheet.styles.indices.filter { sheet.styles[$0].parents.contains(index) }.map { .style($0) }
      }
    }
  }

  /// The items next to one that the client has. It is identified by its name, since indices change with each edit.
  private func related(
    _ params: JSONValue, _ members: (Member, ResolvedSheet) -> [Member]
  ) throws(ResponseError) -> JSONValue {
    guard let data = params["item"]?["data"], let query = try query(data),
      let kind = data["kind"]?.string, let name = data["name"]?.string
    else { return .null }
    let symbol: Symbol =
      kind == "style" ? .style(name, own: name) : kind == "trait" ? .trait(name) : .component(name)
    guard let member = Member(symbol, in: query.sheet) else { return .null }
    return .array(
      members(member, query.sheet).filter { member in
        // Apple's classes are declared in no file.
        if case .component(let index) = member { !query.sheet.components[index].isBaseClass } else { true }
      }.map { item($0, query) })
  }

  private enum Member {
    case component(Int), trait(Int), style(Int)

    init?(_ symbol: Symbol, in sheet: ResolvedSheet) {
      switch symbol {
      case .component(let name):
        guard let index = sheet.components.firstIndex(where: { $0.name == name && !$0.isBaseClass }) else {
          return nil
        }
        self = .component(index)
      case .trait(let name):
        guard let index = sheet.traits.firstIndex(where: { $0.name == name }) else { return nil }
        self = .trait(index)
      case .style(let name, _):
        guard let index = sheet.styles.firstIndex(where: { $0.name == name }) else { return nil }
        self = .style(index)
      case .token, .tokenGroup, .designName, .property, .layer, .axis, .mode, .animation, .variantAxis,
        .variant, .base, .file:
        return nil
      }
    }
  }

  private func item(_ member: Member, _ query: Query) -> JSONValue {
    let sheet = query.sheet
    // As the protocol numbers the kinds of symbols: a class, an interface, an object.
    let (kind, number, name, span, detail): (String, Int, String, Span, String)
    switch member {
    case .component(let index):
      let component = sheet.components[index]
      (kind, number, name, span) = ("component", 5, component.name, component.span)
      detail = component.parent.map { sheet.components[$0].name } ?? component.base.rawValue
    case .trait(let index):
      let trait = sheet.traits[index]
      (kind, number, name, span, detail) = ("trait", 11, trait.name, trait.span, trait.base.rawValue)
    case .style(let index):
      let style = sheet.styles[index]
      (kind, number, name, span) = ("style", 19, style.name, style.span)
      detail = sheet.components[style.component].name
    }
    let range = query.positions(in: span.file).range(span)
    let uri = query.uri(of: span.file)
    return [
      "name": .string(name), "kind": .integer(number), "detail": .string(detail), "uri": .string(uri),
      "range": range, "selectionRange": range,
      "data": ["textDocument": ["uri": .string(uri)], "kind": .string(kind), "name": .string(name)],
    ]
  }
}
