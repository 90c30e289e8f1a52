import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

extension LanguageServer {
  func definition(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    let uses = query.uses
    guard let occurrence = uses.symbol(at: try query.offset(), in: query.file) else { return .null }
    let spans = try uses.declarations(of: occurrence.symbol)
    guard client.linksDefinitions else { return .array(spans.map(query.location)) }
    return .array(
      spans.map { span in
        [
          "originSelectionRange": query.positions.range(occurrence.span),
          "targetUri": .string(query.uri(of: span.file)),
          "targetRange": query.positions(in: span.file).range(span),
          "targetSelectionRange": query.positions(in: span.file).range(span),
        ]
      })
  }

  /// The component of a style; for a property, the component, trait or class that declares it.
  func typeDefinition(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    let uses = query.uses
    guard let occurrence = uses.symbol(at: try query.offset(), in: query.file) else { return .null }
    let sheet = query.sheet
    switch occurrence.symbol {
    case .style(let name, _):
      guard let style = sheet.styles.first(where: { $0.name == name }),
        !sheet.components[style.component].isBaseClass
      else { return .null }
      return [query.location(sheet.components[style.component].span)]
    case .property(.component(let owner), _), .layer(.component(let owner), _),
      .animation(.component(let owner), _), .variantAxis(.component(let owner), _),
      .variant(.component(let owner), _):
      return .array(try uses.declarations(of: .component(owner)).map(query.location))
    case .property(.trait(let owner), _), .layer(.trait(let owner), _), .animation(.trait(let owner), _):
      return .array(try uses.declarations(of: .trait(owner)).map(query.location))
    case .component(let name):
      let parent = sheet.components.first { $0.name == name }?.parent
      return parent.map { [query.location(sheet.components[$0].span)] } ?? .null
    case .property(.base, _), .layer(.base, _), .animation(.base, _), .variantAxis, .variant, .token,
      .tokenGroup, .designName, .trait, .axis, .mode,
      .base, .file:
      return .null
    }
  }

  /// The styles of a component and of those that are based on it; the styles that extend a style; the components with a trait.
  func implementation(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    guard let occurrence = query.uses.symbol(at: try query.offset(), in: query.file) else { return .null }
    let sheet = query.sheet
    switch occurrence.symbol {
    case .component(let name):
      guard let index = sheet.components.firstIndex(where: { $0.name == name }) else { return .null }
      var all: Set<Int> = [index]
      var isGrowing = true
      while isGrowing {
        let more = sheet.components.indices.filter { component in
          !all.contains(component) && sheet.components[component].parent.map(all.contains) ?? false
        }
        all.formUnion(more)
        isGrowing = !more.isEmpty
      }
      let derived = all.subtracting([index]).sorted().map { sheet.components[$0].span }
      let styles = sheet.styles.filter { all.contains($0.component) }.map(\.span)
      return .array((derived + styles).map(query.location))
    case .style(let name, _):
      guard let index = sheet.styles.firstIndex(where: { $0.name == name }) else { return .null }
      return .array(sheet.styles.filter { $0.parents.contains(index) }.map { query.location($0.span) })
    case .trait(let name):
      guard let index = sheet.traits.firstIndex(where: { $0.name == name }) else { return .null }
      return .array(sheet.components.filter { $0.traits.contains(index) }.map { query.location($0.span) })
    case .token, .tokenGroup, .designName, .property, .layer, .axis, .mode, .animation, .variantAxis,
      .variant, .base, .file:
      return .null
    }
  }

  func references(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    let uses = query.uses
    guard let occurrence = uses.symbol(at: try query.offset(), in: query.file) else { return .null }
    report(params["workDoneToken"], ["kind": "begin", "title": "Looking for uses"])
    defer { report(params["workDoneToken"], ["kind": "end"]) }
    let includesDeclaration = params["context"]?["includeDeclaration"]?.bool ?? true
    return .array(
      try uses.occurrences(of: occurrence.symbol).filter { includesDeclaration || !$0.isDeclaration }
        .map { query.location($0.span) })
  }

  func documentHighlight(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    guard let occurrence = query.uses.symbol(at: try query.offset(), in: query.file) else { return .null }
    func highlight(_ span: Span, isDeclaration: Bool) -> JSONValue {
      ["range": query.positions.range(span), "kind": .integer(isDeclaration ? 3 : 2)]
    }
    if let files = query.designFiles {
      return .array(
        files.names.occurrences(in: query.file).filter { files.symbol(of: $0.name) == occurrence.symbol }
          .map { highlight($0.span, isDeclaration: $0.isDeclaration) })
    }
    let prefix = if case .tokenGroup(let name) = occurrence.symbol { name + "." } else { "" }
    let all = Grammar(sheet: query.sheet).occurrences(in: query.tree).compactMap {
      found -> SymbolOccurrence? in
      if found.symbol == occurrence.symbol { return found }
      guard !prefix.isEmpty, !found.isDeclaration, case .token(let name) = found.symbol,
        name.hasPrefix(prefix)
      else { return nil }
      return SymbolOccurrence(
        symbol: occurrence.symbol, span: found.span[0..<prefix.utf8.count - 1], isDeclaration: false)
    }
    return .array(all.map { highlight($0.span, isDeclaration: $0.isDeclaration) })
  }
}
