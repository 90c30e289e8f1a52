import StyleCompiler
import StyleModel
import StyleReport
import StyleSource

extension LanguageServer {
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
    if let problem = symbol.problemOfRenaming(in: query.sheet) ?? symbol.problem(ofName: name)
      ?? symbol.problem(ofRenamingTo: name)
    {
      throw ResponseError(.requestFailed, problem)
    }
    if name == symbol.lastName { return query.workspaceEdit([]) }
    let other = symbol.named(name)
    guard !exists(other, query, uses) else {
      throw ResponseError(.requestFailed, "‘\(other.lastName)’ is there already")
    }
    report(params["workDoneToken"], ["kind": "begin", "title": "Renaming"])
    defer { report(params["workDoneToken"], ["kind": "end"]) }
    if let problem = try uses.problemOfSharing(symbol) { throw ResponseError(.requestFailed, problem) }
    let plan = RenamePlan(symbol, to: name, at: try uses.occurrences(of: symbol), uses)
    let problem = try plan.problem(in: query.snapshot) { () throws(ResponseError) in
      try query.checkInterruption()
    }
    if let problem { throw ResponseError(.requestFailed, problem) }
    return query.workspaceEdit(plan.edits)
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

extension SymbolOccurrence {
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
        $0.values.contains { $0.name == name && $0.span != nil } && $0.system == nil
      }
        ? nil : "this mode is built in"
    case .axis(let name):
      ["appearance", "contrast"].contains(name) || SystemAxis(rawValue: name) != nil
        ? "this axis is built in" : nil
    case .token, .tokenGroup, .component, .trait, .style, .property, .layer, .animation, .variantAxis,
      .variant:
      nil
    }
  }

  /// Why it can't come to have a name that others of its kind may have; nil where it can.
  func problem(ofRenamingTo name: String) -> String? {
    switch self {
    case .token(let full), .tokenGroup(let full):
      // Right beneath the type there are no tokens that the keys could belong to.
      guard full.split(separator: ".").count > 2, [LanguageKey].token.named(name) != nil else { return nil }
      return "‘\(name)’ is a key of tokens, so no token in a group can have this name"
    case .component, .trait, .style, .property, .layer, .axis, .mode, .animation, .variantAxis, .variant,
      .base, .file:
      return nil
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
