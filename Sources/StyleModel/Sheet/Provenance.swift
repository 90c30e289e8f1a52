import StyleSource

extension ResolvedSheet {
  /// The target of a path in a component: a property, or a layer and a key of it, as in `highlight.opacity`; nil where there is no such
  /// thing.
  public func target(named path: String, ofComponent index: Int) -> Target? {
    let component = components[index]
    if let property = component.properties.firstIndex(where: { $0.name == path }) {
      return .property(property)
    }
    guard let dot = path.lastIndex(of: "."),
      let layer = component.layers.firstIndex(named: path[..<dot])
    else { return nil }
    let key = String(path[path.index(after: dot)...])
    if case .component(let held) = component.layers[layer].kind,
      let property = components[held].properties.firstIndex(where: { $0.name == key })
    {
      return .layer(layer, .property(property))
    }
    return LayerProperty(named: key).map { .layer(layer, .layer($0)) }
  }

  /// Explains where a style's value of a property or of a layer's key comes from in each state and mode, step by step.
  public func provenance(ofStyle style: Int, _ target: Target, in sources: SourceMap) -> String {
    let component = components[styles[style].component]
    let looks = looks(of: style)
    let places = PlaceNames(in: sources)
    switch target {
    case .property(let index):
      let property = component.properties[index]
      // What a pseudo-property reads is what it sets.
      let read = property.sets.first?.property ?? index
      let said = property.driven == nil ? candidates(for: .property(read), inStyle: style) : []
      let values = explanation(
        of: "\(styles[style].name).\(property.name)", values(ofProperty: index, in: looks), overruling: said,
        property.driven == nil ? component.properties[read].defaultValue.origin : nil, places)
      let motion = component.propertyTransitions.first { $0.property == index }.map {
        "  moves with \(looks.look().evaluate($0.timing).value.spelling) when code changes it, \(places[$0.span])\n"
      }
      return values + (motion ?? "")
    case .layer(let index, let key):
      let layer = component.layers[index]
      let name: String
      let values: [ValueInLook]
      switch (key, layer.kind) {
      case (.property(let property), .component(let held)):
        name = components[held].properties[property].name
        values = self.values(in: looks) { look in
          look.layer(index).nested?.property(property) ?? LookValue(.null, origin: .unknown)
        }
      case (.property, _): return ""
      case (.layer(let property), _):
        name = property.name
        values = self.values(in: looks) { look in
          LookValue(look.layer(index)[property], origin: look.layer(index).origin(of: property))
        }
      }
      // What the layer itself says holds where no state, mode or style says anything. What it computes has no place of its own, and
      // what a held component says depends on its variants.
      let written = layer.settings.first { $0.key == key }
      let standard = written.map { $0.value.constant?.origin } ?? (key.isOfLayer ? .unknown : nil)
      return explanation(
        of: "\(styles[style].name).\(layer.name).\(name)", values,
        overruling: candidates(for: target, inStyle: style), standard, places)
    }
  }

  /// Explains the value of a token in each mode, and where it is used.
  public func provenance(ofToken index: Int, in sources: SourceMap) -> String {
    let token = tokens[index]
    let places = PlaceNames(in: sources)
    let combinations = modes.combinations(of: modes.axes(in: token.value.cases.map(\.modes)))
    let values = combinations.map { combination in
      let (value, origin) = token.value[modes.completed(combination)]
      return ValueInLook(state: .normal, modes: combination, entry: LookValue(value, origin: origin))
    }
    let uses = references.filter { $0.target == .token(index) }.map(\.span).sorted()
    let shown = uses.prefix(ResolvedSheet.mostSteps).map { "  used at \(places[$0])\n" }
    let others = uses.count - shown.count
    return explanation(of: token.name, unexpected(values), overruling: [], nil, places)
      + (uses.isEmpty ? "  used nowhere\n" : shown.joined())
      + (others > 0 ? "  and at \(counted(others, "other place"))\n" : "")
  }

  /// The lines that explain the values of a subject. `said` are all its values beside the default, whose origin is `standard`.
  private func explanation(
    of subject: String, _ values: [ValueInLook], overruling said: [CandidateValue], _ standard: Origin.ID?,
    _ places: PlaceNames
  ) -> String {
    values.map { value in
      let when = name(of: value).map { " (\($0))" } ?? ""
      let others = overruled(by: value, said, default: standard, among: values)
      let steps =
        steps(value.entry.origin, places)
        + others.prefix(ResolvedSheet.mostSteps).map { origin, said in
          "instead of " + phrase(self[origin], said.flatMap { name(of: $0.state, $0.modes) }, places)
        }
      let lines = steps.map { "  " + $0 + "\n" }.joined()
      return "\(subject)\(when) = \(value.entry.value.spelling)\n\(lines)"
    }
    .joined()
  }

  /// The values of a property in each state and mode that a reader wouldn't expect from those before them: the usual value first.
  package func values(ofProperty property: Int, in looks: StyleLooks) -> [ValueInLook] {
    guard looks.mayVary(property) else {
      return [ValueInLook(state: .normal, modes: [], entry: looks.look().property(property))]
    }
    return values(in: looks) { $0.property(property) }
  }

  private func values(in looks: StyleLooks, _ entry: (Look) -> LookValue) -> [ValueInLook] {
    unexpected(
      looks.all.map { ValueInLook(state: $0.requestedState, modes: $0.modes, entry: entry($0)) })
  }

  /// The values that a reader wouldn't expect from those before them, out of those of all states and combinations of modes.
  ///
  /// - Parameter all: The values, state by state, `normal` first, and in each of them the default modes first.
  package func unexpected(_ all: [ValueInLook]) -> [ValueInLook] {
    StyleModel.unexpected(all, defaults: modes.defaults)
  }

  /// The name of the value's state and modes, “highlighted, dark”; nil for the usual value.
  package func name(of value: ValueInLook) -> String? { name(of: value.state, value.modes) }

  private func name(of state: StateSet, _ modes: ModeSet) -> String? {
    let parts = [state == .normal ? nil : states.name(of: state), condition(modes)].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static let mostSteps = 64

  /// The lines for the steps that a value came through, starting where it is written.
  private func steps(_ id: Origin.ID, _ places: PlaceNames) -> [String] {
    var lines: [String] = []
    var next: Origin.ID? = id
    while let current = next, lines.count < ResolvedSheet.mostSteps {
      lines.append((lines.isEmpty ? "" : "from ") + phrase(self[current], nil, places))
      next = self[current].source
    }
    return lines
  }

  /// The words for a step. `condition` is the state and the modes for which the value is written.
  private func phrase(_ origin: Origin, _ condition: String?, _ places: PlaceNames) -> String {
    let author =
      switch origin.author {
      case .system: "Apple's default"
      case .token(let index): "the token \(tokens[index].name)"
      case .componentDefault(let index): "the default of \(components[index].name)"
      case .component(let index): "the component \(components[index].name)"
      case .variant(let component, let number): phrase(ofVariant: Int(number), by: Int(component))
      case .traitDefault(let index): "the default of the trait \(traits[index].name)"
      case .trait(let index): "the trait \(traits[index].name)"
      case .style(let index): "the style \(name(ofDeclaredStyle: index))"
      }
    let what = author + (condition.map { " (\($0))" } ?? "")
    return origin.span.map { "\(what), \(places[$0])" } ?? what
  }

  private func phrase(ofVariant number: Int, by index: Int) -> String {
    let component = components[index]
    let variant = component.variants.first { $0.owner == index && $0.number == number }
    let kind = variant?.isCompound == true ? "compound" : "variant"
    return "the \(kind) \(variant.map(component.name(of:)) ?? "?") of \(component.name)"
  }

  private func name(ofDeclaredStyle index: Int) -> String {
    styles.indices.contains(index) ? styles[index].name : "?"
  }

  private func condition(_ modes: ModeSet) -> String? {
    let name = self.modes.name(modes.subtracting(self.modes.defaults))
    return name.isEmpty ? nil : name
  }
}

extension LayerKey {
  fileprivate var isOfLayer: Bool { if case .layer = self { true } else { false } }
}

extension Value {
  /// The value as in a style file, without the quotes of a colour.
  public var spelling: String {
    switch self {
    case .null: "null"
    case .invalid: "(invalid)"
    case .bool(let flag): "\(flag)"
    case .integer(let integer): "\(integer)"
    case .number(let number): number == .halfOfSide ? "50%" : formatNumber(number)
    case .string(let text), .localizedString(let text): "\"\(text)\""
    case .choice(let word): word
    case .point, .size, .rect, .range, .edgeInsets: list(record?.parts ?? [])
    case .color(let color): color.spelling
    case .image(.asset(let name)): name
    case .image(.system(let name)): "{ systemName: \(name) }"
    case .image(.color(let color)): "{ color: \(color.quotedSpelling) }"
    case .gradientStops(let stops):
      "[" + stops.map { mapping(GradientStop.parts, $0.parts) }.joined(separator: ", ") + "]"
    case .shadows(let shadows):
      "["
        + shadows.map { mapping(BoxShadow.parts, $0.parts, leavesOutStandards: true) }.joined(separator: ", ")
        + "]"
    case .font(let font): mapping(Font.parts, font.writtenParts, leavesOutStandards: true)
    case .transform(let transform) where transform.isRelative:
      spelling(of: transform)
    case .shadow, .outline, .animation, .transform:
      record.map { mapping($0.type.parts, $0.parts) } ?? ""
    case .corners(let corners):
      corners == .all ? "all" : corners.isEmpty ? "none" : list(corners.named.map { .choice($0.rawValue) })
    case .path(.svg(let path)):
      mapping(SVGPath.parts, [.choice("\"\(path.data)\"")] + path.parts.dropFirst(), leavesOutStandards: true)
    case .path(let path): "\(path)"
    case .numbers(let numbers): list(numbers.map { .number($0) })
    case .strings(let texts): list(texts.map { .string($0) })
    }
  }

  /// The value as it is written behind a key, with the quotes of a colour.
  package var quotedSpelling: String {
    if case .color(let color) = self { color.quotedSpelling } else { spelling }
  }

  private func spelling(of transform: Transform) -> String {
    let move = transform.writtenTranslation
    return "{ scale: \(Value.size(transform.scale).spelling), rotation: \(formatNumber(transform.rotation)), "
      + "translation: \(list([move.x, move.y])) }"
  }

  private func list(_ values: [Value]) -> String {
    "[" + values.map(\.spelling).joined(separator: ", ") + "]"
  }

  /// The text of a mapping: `{ width: 2, color: "#FF0000" }`.
  private func mapping(_ rows: [ValuePart], _ parts: [Value], leavesOutStandards: Bool = false) -> String {
    let entries = zip(rows, parts).compactMap { row, part -> String? in
      // A colour is written, black too: it is what a reader looks for.
      if leavesOutStandards, part == row.standard, row.type != .color { return nil }
      return "\(row.name): \(part.text ?? part.quotedSpelling)"
    }
    return entries.isEmpty ? "{}" : "{ " + entries.joined(separator: ", ") + " }"
  }
}
