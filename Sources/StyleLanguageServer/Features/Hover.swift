import StyleCompiler
import StyleEmit
import StyleModel
import StyleReport
import StyleScene
import StyleSource
import StyleSyntax

extension LanguageServer {
  func hover(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    if let answer = settingsHover(params) { return answer }
    guard let query = try query(params) else { return .null }
    let offset = try query.offset()
    let describer = Describer(query, drawer: showsPictures ? drawer : nil)
    guard let (text, span) = describer.hover(at: offset) ?? designHover(query, params) else { return .null }
    return [
      "contents": client.readsMarkdown
        ? markup(text) : ["kind": "plaintext", "value": .string(plainText(text))],
      "range": query.positions.range(span),
    ]
  }
}

extension LanguageServer {
  /// The description of a key or a type in a file of design tokens.
  private func designHover(_ query: Query, _ params: JSONValue) -> (text: String, span: Span)? {
    guard query.tree.isTranslated, let position = Position(params["position"]),
      let found = DesignCompletion(query, nil, at: position, client: client)?.description
    else { return nil }
    return (found.text, Span(query.file, found.range.lowerBound, found.range.upperBound))
  }

  /// Whether to put pictures into hovers: for clients known to show them, unless the settings decide.
  private var showsPictures: Bool { client.readsMarkdown && (settings.pictures ?? client.showsPictures) }
}

/// Describes names and values in Markdown.
struct Describer {
  /// The most bytes of a picture as a data URI.
  static let largestPicture = 32 << 10

  private let query: Query
  private let drawer: (any StyleDrawer)?
  private let grammar: Grammar
  private var sheet: ResolvedSheet { query.sheet }

  init(_ query: Query, drawer: (any StyleDrawer)? = nil) {
    self.query = query
    self.drawer = drawer
    grammar = Grammar(sheet: query.sheet)
  }

  // MARK: What stands at a place

  func hover(at offset: Int) -> (text: String, span: Span)? {
    if let files = query.designFiles,
      let found = files.names.occurrence(at: offset, in: query.file),
      let text = description(of: files.symbol(of: found.name))
    {
      return (text, found.span)
    }
    guard let place = grammar.place(at: offset, in: query.tree), place.node.kind == .scalar,
      !query.tree.isTranslated
    else { return nil }
    let span = place.node.contentSpan
    if let occurrence = grammar.occurrence(at: offset, place, in: query.tree) {
      if place.isKey, case .property = occurrence.symbol, let text = keyText(place) { return (text, span) }
      if let text = description(of: occurrence.symbol) { return (text, occurrence.span) }
    }
    if place.isKey {
      return keyText(place).map { ($0, span) }
    }
    if let index = index(at: offset, place) { return index }
    if let function = function(at: offset, place) { return function }
    if let symbol = symbol(place, oldest: sheet.images.systems(of: query.file)) { return symbol }
    return valueText(place).map { ($0, span) }
  }

  /// The description of a repetition's index, or of the text of a copy, at an offset.
  private func index(at offset: Int, _ place: RoledNode) -> (text: String, span: Span)? {
    guard case .value(let slot) = place.slot, let scope = slot.scope, !scope.indices.isEmpty else {
      return nil
    }
    let used = grammar.referenceSpans(place.node, slot).first { $0.span.range.contains(offset) }
    guard let used else { return nil }
    if scope.items.contains(used.name) {
      return ("**$\(used.name)** — the text that a copy of the repeated layer has of the list", used.span)
    }
    guard scope.indices.contains(used.name) else { return nil }
    return ("**$\(used.name)** — the number of a copy of the repeated layer, which begins with 0", used.span)
  }

  /// The description of a key, with its value.
  private func keyText(_ place: RoledNode) -> String? {
    switch place.role {
    case .keyword(let key):
      return "**\(key.name)**" + (key.content.detail.map { " — \($0)" } ?? "") + "\n\n" + key.summary
        + (key.defaultValue.map { " Default: `\($0)`." } ?? "")
    case .tokenType(let type):
      return
        "**\(type.rawValue)** — tokens of type `\(type.valueType.name)`\n\n\(type.valueType.howItIsWritten)."
    case .property(let property, let subject):
      return joined([text(of: property), comesTo(property.name, subject)])
    case .layerKey(let layer, let property?, _, let subject):
      let name = layer.map { "\($0.name).\(property.name)" } ?? property.name
      return joined([
        "**\(name)** — `\(typeText(property.valueType, property.isOptional))`",
        rangeText(property.bounds, property.unit), "Default: `\(property.defaultValue.spelling)`",
        layer == nil ? nil : comesTo(name, subject),
      ])
    case .layerKey(let layer, nil, let nested?, let subject):
      return joined([text(of: nested), layer.flatMap { comesTo("\($0.name).\(nested.name)", subject) }])
    case .state:
      return "**\(place.node.text)** — a state. Values beneath it hold while the control is in it."
    case .modes:
      let names = place.node.text.split(separator: "+").map(String.init)
      let axes = names.compactMap { name in
        sheet.modes.axes.first { $0.values.contains { $0.name == name } }.map { "`\(name)` of `\($0.name)`" }
      }
      return axes.isEmpty ? nil : "**\(place.node.text)** — " + axes.joined(separator: " and ")
    case .part(let part):
      return joined([
        "**\(part.name)** — `\(typeText(part.type, false))`", rangeText(part.bounds, part.unit),
        part.type.howItIsWritten + ".",
      ])
    case .declares, .uses, .layerKey, .unknown: return nil
    }
  }

  /// The description of a value, from its key.
  private func valueText(_ place: RoledNode) -> String? {
    if case .other(.type, _) = place.slot, let type = ValueType(named: place.node.text.trimming("?")) {
      return "**\(place.node.text)**\n\n\(type.howItIsWritten)."
    }
    return keyText(place)
  }

  // MARK: Things with a name

  private func axes(of owner: SymbolOwner) -> [VariantAxis] {
    guard case .component(let name) = owner else { return [] }
    return sheet.components.first { $0.name == name }?.axes ?? []
  }

  func description(of symbol: Symbol) -> String? {
    switch symbol {
    case .token(let name): return sheet.tokens.first { $0.name == name }.map { description(of: $0) }
    case .tokenGroup(let name):
      let count = sheet.tokens.count { $0.name.hasPrefix(name + ".") }
      return "**\(name)** — \(counted(count, "token"))"
    case .designName(let files, let number, let text): return description(ofDesignName: number, files, text)
    case .component(let name):
      return sheet.components.indices.first { sheet.components[$0].name == name }.map(
        description(ofComponent:))
    case .trait(let name):
      guard let trait = sheet.traits.first(where: { $0.name == name }) else { return nil }
      return joined([
        "**\(name)** — a trait for `\(trait.base.rawValue)`", trait.summary, deprecation(trait.deprecated),
        list(trait.properties),
      ])
    case .style(let name, _):
      return sheet.styles.indices.first { sheet.styles[$0].name == name }.map(description(ofStyle:))
    case .property(let owner, let name): return property(name, of: owner).map(text)
    case .layer(let owner, let name):
      guard let layer = layer(name, of: owner) else { return nil }
      return "**\(name)** — a layer of kind `\(kindName(layer.kind))`"
    case .axis(let name):
      guard let axis = sheet.modes.axes.first(where: { $0.name == name }) else { return nil }
      return "**\(name)** — an axis of modes: " + axis.values.map { "`\($0.name)`" }.joined(separator: ", ")
        + ". The first is the default."
    case .mode(let name):
      guard let axis = sheet.modes.axes.first(where: { $0.values.contains { $0.name == name } }) else {
        return nil
      }
      return "**\(name)** — a mode of `\(axis.name)`"
    case .animation(_, let name): return "**\(name)** — an animation"
    case .variantAxis(let owner, let name):
      guard let axis = axes(of: owner).first(where: { $0.name == name }) else { return nil }
      let names = axis.values.enumerated().map {
        "`\($1.name)`" + ($0 == axis.defaultValue ? " (default)" : "")
      }
      return joined(["**\(name)** — an axis of variants: " + names.joined(separator: ", "), axis.summary])
    case .variant(let owner, let name):
      let found = axes(of: owner).lazy.compactMap { axis in
        axis.values.first { $0.name == name }.map { (axis, $0) }
      }.first
      guard let (axis, variant) = found else { return nil }
      return joined(["**\(name)** — a variant of `\(axis.name)`", variant.summary])
    case .base(let name): return "**\(name)** — a class of UIKit"
    case .file(let path): return "`\(path)`"
    }
  }

  private func description(ofDesignName number: Int, _ files: Int, _ text: String) -> String? {
    guard let names = query.snapshot.designFiles(of: query.sources.files[files].id)?.names else { return nil }
    let tokens = names.styleTokens(of: number).compactMap { name in sheet.tokens.first { $0.name == name } }
    if !tokens.isEmpty { return tokens.map { description(of: $0) }.joined(separator: "\n\n---\n\n") }
    let groups = names.names[number].styleGroups.sorted()
    guard !groups.isEmpty else { return "**\(text)** — style files have nothing of this name" }
    let count = sheet.tokens.count { token in groups.contains { token.name.hasPrefix($0 + ".") } }
    let shown = groups.map { "`$\($0)`" }.joined(separator: " and ")
    return "**\(text)** — \(counted(count, "token")), in style files \(shown)"
  }

  /// - Parameter countsUses: Whether to add the number of the token's uses, for which all references of the workspace are read.
  func description(of token: Token, countsUses: Bool = true) -> String {
    let path = String(token.name.dropFirst(token.type.rawValue.count + 1))
    let constant =
      token.isPrivate
      ? "private: generated Swift has no constant for it"
      : "`StyleTokens.\(token.type.swiftName).\(swiftIdentifier(path))`"
    return joined([
      "**\(token.name)** — a token of type `\(token.type.rawValue)`", token.summary,
      deprecation(token.deprecated), table(of: token.value, declaredIn: token.span.file),
      "Declared in `\(sheet.paths[Int(token.span.file.index)])`",
      constant + (countsUses ? " · \(counted(uses(of: token), "use"))" : ""),
    ])
  }

  private func uses(of token: Token) -> Int {
    // Of tokens with the same name in files that don't see each other, too.
    let indices = Set(sheet.tokens.indices.filter { sheet.tokens[$0].name == token.name })
    return sheet.references.count {
      if case .token(let index) = $0.target { indices.contains(index) } else { false }
    }
  }

  private func description(ofComponent index: Int) -> String {
    let component = sheet.components[index]
    let base = component.parent.map { sheet.components[$0].name } ?? component.base.rawValue
    return joined([
      component.isBaseClass
        ? "**\(component.name)** — a class of UIKit"
        : "**\(component.name)** — a component based on `\(base)`",
      component.summary, deprecation(component.deprecated), pictures(of: .component(index)),
      list(
        component.properties.filter { property in
          if case .base = property.owner { false } else { true }
        }),
      component.isBaseClass
        ? nil : "`\(component.name)Style` · \(counted(sheet.styles(of: index).count, "style"))",
    ])
  }

  private func description(ofStyle index: Int) -> String {
    let style = sheet.styles[index]
    let component = sheet.components[style.component].name
    let parents = style.parents.map { "`\(sheet.styles[$0].name)`" }.joined(separator: ", ")
    return joined([
      "**\(style.name)** — a style of `\(component)`" + (parents.isEmpty ? "" : ", extends \(parents)"),
      style.summary, deprecation(style.deprecated), pictures(of: .style(index)),
      style.isPrivate
        ? "private: other styles extend it, and generated Swift has no constant for it"
        : "`\(component)Style.\(swiftIdentifier(style.ownName))`",
    ])
  }

  func text(of property: Property) -> String {
    joined([
      "**\(property.name)** — `var \(property.name): \(typeText(property.type, property.isOptional))`"
        + ownerText(property.owner),
      property.summary, deprecation(property.deprecated), rangeText(property.bounds),
      property.isPseudo ? nil : "Default: `\(property.defaultValue.value.spelling)`",
    ])
  }

  func summary(of property: Property) -> String {
    joined([
      property.summary, rangeText(property.bounds),
      property.isPseudo ? nil : "Default: `\(property.defaultValue.value.spelling)`",
    ])
  }

  private func ownerText(_ owner: Owner) -> String {
    switch owner {
    case .base(let base): " of `\(base.rawValue)`"
    case .component(let index): " of `\(sheet.components[index].name)`"
    case .trait(let index): " of the trait `\(sheet.traits[index].name)`"
    }
  }

  // MARK: Values

  /// The values of a property or of a layer's key in the surrounding style, in each state and mode, with their origins.
  private func comesTo(_ path: String, _ subject: Subject) -> String? {
    guard subject.kind == .style, let style = grammar.style(named: subject.name),
      let target = sheet.target(named: path, ofComponent: sheet.styles[style].component)
    else { return nil }
    let text = sheet.provenance(ofStyle: style, target, in: query.sources)
    return text.isEmpty ? nil : "```text\n\(text.clipped(to: 4000))```"
  }

  /// A table of a token's values by mode, with the file of each value from another file than the declaration, such as an overlay.
  private func table(of value: ModedValue, declaredIn file: FileID) -> String {
    func source(_ origin: Origin.ID) -> FileID? { sheet[origin].span?.file }
    let hasOthers = ([value.origin] + value.cases.map(\.origin)).contains { source($0) ?? file != file }
    if value.isUniform, !hasOthers { return "`\(value.value.spelling.clipped(to: 400))`" }
    let axes = sheet.modes.axes(in: value.cases.map(\.modes))
    let combinations = sheet.modes.combinations(of: axes)
    let rows = combinations.prefix(32).map { modes in
      let name = sheet.modes.name(modes)
      let (value, origin) = value[sheet.modes.completed(modes)]
      let place = hasOthers ? " `\(sheet.paths[Int((source(origin) ?? file).index)])` |" : ""
      return "| \(name) | `\(value.spelling.clipped(to: 200))` |" + place
    }
    let head =
      hasOthers ? "| mode | value | file |\n| --- | --- | --- |\n" : "| mode | value |\n| --- | --- |\n"
    return head + rows.joined(separator: "\n")
  }

  private func rangeText(_ bounds: NumberBounds?, _ unit: ValueUnit = .plain) -> String {
    let least = bounds?.min.map { "at least \(formatNumber($0))" }
    let greatest = bounds?.max.map { "at most \(formatNumber($0))" }
    return [least, greatest, unit.phrase].compactMap { $0 }.joined(separator: ", ").firstCapital
  }

  private func list(_ properties: [Property]) -> String? {
    if properties.isEmpty { return nil }
    return properties.prefix(24).map { property in
      "- `\(property.name): \(typeText(property.type, property.isOptional))`"
        + (property.summary.map { " — \($0)" } ?? "")
    }.joined(separator: "\n")
  }

  private func deprecation(_ text: String?) -> String? {
    text.map { $0.isEmpty ? "**Deprecated.**" : "**Deprecated:** \($0)" }
  }

  private func kindName(_ kind: LayerKind) -> String {
    if case .component(let index) = kind { return sheet.components[index].name }
    return layerKindNames.first { $0.kind == kind }?.name ?? "rectangle"
  }

  private func property(_ name: String, of owner: SymbolOwner) -> Property? {
    switch owner {
    case .base(let base): base.properties.first { $0.name == name }
    case .component(let component):
      sheet.components.first { $0.name == component }?.properties.first { $0.name == name }
    case .trait(let trait): sheet.traits.first { $0.name == trait }?.properties.first { $0.name == name }
    }
  }

  private func layer(_ name: String, of owner: SymbolOwner) -> Layer? {
    sheet.components.lazy.flatMap(\.layers).first { layer in
      layer.writtenName == name && grammar.owner(layer.owner) == owner
    }
  }

  // MARK: Pictures

  /// The pictures of a subject in light and dark.
  private func pictures(of subject: DrawnSubject) -> String? {
    guard let drawer else { return nil }
    var texts: [String] = []
    var room = Describer.largestPicture
    for (name, modes) in [("light", ModeSet.light), ("dark", ModeSet.dark)] {
      guard let picture = drawer.picture(of: subject, in: sheet, modes: modes) else { continue }
      let uri = "data:image/svg+xml;base64," + base64(picture)
      guard uri.utf8.count <= room else { continue }
      room -= uri.utf8.count
      texts.append("![\(name)](\(uri))")
    }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension String {
  func trimming(_ suffix: Character) -> String { last == suffix ? String(dropLast()) : self }
}
