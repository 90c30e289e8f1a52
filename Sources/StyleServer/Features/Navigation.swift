import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

extension LanguageServer {
  func definition(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    let uses = Uses(query)
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

  /// The component of a style; of a property, whoever declares it.
  func typeDefinition(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    let uses = Uses(query)
    guard let occurrence = uses.symbol(at: try query.offset(), in: query.file) else { return .null }
    let sheet = query.sheet
    switch occurrence.symbol {
    case .style(let name):
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
      .tokenGroup, .trait, .axis, .mode,
      .base, .file:
      return .null
    }
  }

  /// The styles of a component and of those that are based on it; the styles that extend a style; the components that take a
  /// trait.
  func implementation(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    guard let occurrence = Uses(query).symbol(at: try query.offset(), in: query.file) else { return .null }
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
    case .style(let name):
      guard let index = sheet.styles.firstIndex(where: { $0.name == name }) else { return .null }
      return .array(sheet.styles.filter { $0.parents.contains(index) }.map { query.location($0.span) })
    case .trait(let name):
      guard let index = sheet.traits.firstIndex(where: { $0.name == name }) else { return .null }
      return .array(sheet.components.filter { $0.traits.contains(index) }.map { query.location($0.span) })
    case .token, .tokenGroup, .property, .layer, .axis, .mode, .animation, .variantAxis, .variant, .base,
      .file:
      return .null
    }
  }

  func references(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    let uses = Uses(query)
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
    guard let occurrence = Uses(query).symbol(at: try query.offset(), in: query.file) else { return .null }
    let prefix = if case .tokenGroup(let name) = occurrence.symbol { name + "." } else { "" }
    let all = Grammar(sheet: query.sheet).occurrences(in: query.tree).compactMap { found -> Occurrence? in
      if found.symbol == occurrence.symbol { return found }
      guard !prefix.isEmpty, !found.isDeclaration, case .token(let name) = found.symbol,
        name.hasPrefix(prefix)
      else { return nil }
      return Occurrence(
        symbol: occurrence.symbol, span: found.span[0..<prefix.utf8.count - 1], isDeclaration: false)
    }
    return .array(
      all.map { found in
        ["range": query.positions.range(found.span), "kind": .integer(found.isDeclaration ? 3 : 2)]
      })
  }

  // MARK: Renaming

  func prepareRename(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    guard let occurrence = Uses(query).symbol(at: try query.offset(), in: query.file),
      occurrence.symbol.problemOfRenaming(in: query.sheet) == nil
    else { return .null }
    let span = occurrence.nameSpan
    return [
      "range": query.positions.range(span), "placeholder": .string(query.sources.text(span)),
    ]
  }

  func rename(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { throw .invalid("there is no name here") }
    let uses = Uses(query)
    guard let occurrence = uses.symbol(at: try query.offset(), in: query.file) else {
      throw .invalid("there is no name here")
    }
    guard let name = params["newName"]?.string else { throw .invalid("the request has no ‘newName’") }
    let symbol = occurrence.symbol
    if let problem = symbol.problemOfRenaming(in: query.sheet) ?? symbol.problem(ofName: name) {
      throw ResponseError(.requestFailed, problem)
    }
    if name == symbol.lastName { return query.workspaceEdit([]) }
    let other = symbol.named(name)
    guard !exists(other, query, uses) else {
      throw ResponseError(.requestFailed, "‘\(other.lastName)’ is there already")
    }
    report(params["workDoneToken"], ["kind": "begin", "title": "Renaming"])
    defer { report(params["workDoneToken"], ["kind": "end"]) }
    let old = symbol.lastName
    if let problem = try uses.problemOfSharing(symbol) { throw ResponseError(.requestFailed, problem) }
    let edits = try uses.occurrences(of: symbol).compactMap { found -> FixIt.Edit? in
      let span = found.nameSpan
      // Where escapes hide the name it stays, and the compiler tells of it.
      return query.sources.text(span) == old ? FixIt.Edit(span, name) : nil
    }
    return query.workspaceEdit(edits)
  }

  private func exists(_ symbol: Symbol, _ query: Query, _ uses: Uses) -> Bool {
    let sheet = query.sheet
    switch symbol {
    case .token(let name), .tokenGroup(let name):
      return sheet.tokens.contains { $0.name == name || $0.name.hasPrefix(name + ".") }
    case .component(let name):
      return sheet.components.contains { $0.name == name && !$0.isBaseClass }
        || BaseClass(rawValue: name) != nil
    case .trait(let name): return sheet.traits.contains { $0.name == name }
    case .style(let name): return sheet.styles.contains { $0.name == name }
    case .mode(let name): return sheet.modes[named: name] != nil
    case .axis(let name): return sheet.modes.axes.contains { $0.name == name }
    case .property(.component(let owner), let name):
      return sheet.components.contains { component in
        component.name == owner && component.properties.contains { $0.name == name }
      }
    case .property(.trait(let owner), let name):
      return sheet.traits.contains { $0.name == owner && $0.properties.contains { $0.name == name } }
    case .layer(.component(let owner), let name):
      return sheet.components.contains { $0.name == owner && $0.layers.contains { $0.name == name } }
    case .animation(.component(let owner), let name):
      return sheet.components.contains { $0.name == owner && $0.animations.contains { $0.name == name } }
    case .variantAxis(.component(let owner), let name), .variant(.component(let owner), let name):
      return sheet.components.contains { component in
        component.name == owner
          && component.axes.contains { $0.name == name || $0.values.contains { $0.name == name } }
      }
    case .property(.base, _), .layer, .animation, .variantAxis, .variant, .base, .file: return false
    }
  }
}

extension Occurrence {
  /// The last part of the name, which a new name takes the place of.
  var nameSpan: Span {
    let length = symbol.lastName.utf8.count
    let count = span.range.count
    return length < count ? span[count - length..<count] : span
  }
}

extension Symbol {
  /// The same with another name of its own.
  func named(_ name: String) -> Symbol {
    func replaced(_ full: String) -> String {
      (full.split(separator: ".").dropLast().map(String.init) + [name]).joined(separator: ".")
    }
    return switch self {
    case .token(let full): .token(replaced(full))
    case .tokenGroup(let full): .tokenGroup(replaced(full))
    case .component: .component(name)
    case .trait: .trait(name)
    case .style: .style(name)
    case .property(let owner, _): .property(owner: owner, name)
    case .layer(let owner, _): .layer(owner: owner, name)
    case .animation(let owner, _): .animation(owner: owner, name)
    case .variantAxis(let owner, _): .variantAxis(owner: owner, name)
    case .variant(let owner, _): .variant(owner: owner, name)
    case .axis: .axis(name)
    case .mode: .mode(name)
    case .base, .file: self
    }
  }

  /// Why it can't be renamed; nil where it can.
  func problemOfRenaming(in sheet: ResolvedSheet) -> String? {
    switch self {
    case .base, .property(.base, _), .layer(.base, _), .animation(.base, _): "this is Apple's name"
    case .file: "files are renamed in the file system"
    case .tokenGroup(let name) where !name.contains("."): "this is a type of tokens"
    case .mode(let name):
      sheet.modes.axes.contains {
        $0.values.contains { $0.name == name && $0.span != nil } && $0.name != ModeAxis.textSize
      }
        ? nil : "this mode is built in"
    case .axis(let name):
      ["appearance", "contrast", ModeAxis.textSize].contains(name) ? "this axis is built in" : nil
    case .token, .tokenGroup, .component, .trait, .style, .property, .layer, .animation, .variantAxis,
      .variant:
      nil
    }
  }

  /// Why it can't have a name; nil where it can.
  func problem(ofName name: String) -> String? {
    let mayHaveDot: Bool
    switch self {
    case .style: mayHaveDot = true
    case .token, .tokenGroup, .component, .trait, .property, .layer, .axis, .mode, .animation, .variantAxis,
      .variant,
      .base, .file:
      mayHaveDot = false
    }
    let isFine =
      name.utf8.allSatisfy { isNamePart($0) && (mayHaveDot || $0 != UInt8(ascii: ".")) }
      && name.utf8.first.map { isNameStart($0) || $0 &- UInt8(ascii: "0") < 10 } ?? false
    if case .property = self, let first = name.utf8.first, !isNameStart(first) {
      return "the name of a property begins with a letter"
    }
    return isFine ? nil : "a name has letters, digits, ‘-’ and ‘_’"
  }
}
