import StyleSource

/// The value of a property in a state and modes.
package struct ConditionalValue: Sendable {
  package var state: StateSet
  /// The modes that aren't defaults.
  package var modes: ModeSet
  package var entry: LookValue
}

extension ResolvedSheet {
  /// Explains where a style's value of a property comes from in each state and mode, step by step.
  public func provenance(ofStyle style: Int, property: Int, in sources: SourceMap) -> String {
    let component = components[styles[style].component]
    let places = PlaceNames(in: sources)
    var text = ""
    for value in values(ofProperty: property, in: looks(of: style)) {
      let when = name(of: value).map { " (\($0))" } ?? ""
      let lines = steps(value.entry.origin, places).map { "  " + $0 + "\n" }.joined()
      text +=
        "\(styles[style].name).\(component.properties[property].name)\(when) = \(value.entry.value.spelling)\n\(lines)"
    }
    return text
  }

  /// What a property holds in each state and mode, but for those in which it is as one expects who knows the ones before: the
  /// usual value first.
  package func values(ofProperty property: Int, in looks: StyleLooks) -> [ConditionalValue] {
    guard looks.mayVary(property) else {
      return [ConditionalValue(state: .normal, modes: [], entry: looks.look().property(property))]
    }
    var values: [ConditionalValue] = []
    let combinations = looks.modeCombinations
    var usual: [ModeSet: LookValue] = [:]
    for state in looks.states {
      var told: [(modes: ModeSet, entry: LookValue)] = []
      for modes in combinations {
        let entry = looks.look(state: state, modes: modes).property(property)
        // A mode or a state that changes nothing of the property is not worth a line.
        if state == .normal { usual[modes] = entry }
        let special = modes.subtracting(self.modes.defaults)
        // Of a state that was not listed yet, a reader expects what is usual.
        let isExpected =
          told.isEmpty ? state != .normal && entry == usual[modes] : follows(entry, in: special, from: told)
        if isExpected { continue }
        told.append((special, entry))
        values.append(ConditionalValue(state: state, modes: special, entry: entry))
      }
    }
    return values
  }

  /// “highlighted, dark”; nil for the usual value.
  package func name(of value: ConditionalValue) -> String? {
    let parts = [value.state == .normal ? nil : states.name(of: value.state), condition(value.modes)]
      .compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Whether a reader takes it for granted that a value holds in some modes: whatever was listed for a part of them, and
  /// of no larger part, says the same.
  private func follows(
    _ entry: LookValue, in modes: ModeSet, from told: [(modes: ModeSet, entry: LookValue)]
  ) -> Bool {
    let parts = told.filter { $0.modes.isSubset(of: modes) }
    let closest = parts.filter { part in
      !parts.contains { $0.modes != part.modes && part.modes.isSubset(of: $0.modes) }
    }
    return !closest.isEmpty && closest.allSatisfy { $0.entry == entry }
  }

  /// The steps that a value came through, starting where it is written.
  package func steps(_ id: Origin.ID, _ places: PlaceNames) -> [String] {
    var lines: [String] = []
    var next: Origin.ID? = id
    var replaced: Origin.ID?
    while let current = next, lines.count < 64 {
      let origin = self[current]
      lines.append((lines.isEmpty ? "" : "from ") + phrase(origin, places))
      replaced = replaced ?? origin.replaces
      next = origin.source
    }
    if let replaced, replaced != id { lines.append("instead of " + phrase(self[replaced], places)) }
    return lines
  }

  private func phrase(_ origin: Origin, _ places: PlaceNames) -> String {
    let what =
      switch origin.place {
      case .system: "Apple's default"
      case .token(let index): "the token \(tokens[index].name)"
      case .componentDefault(let index): "the default of \(components[index].name)"
      case .component(let index): "the component \(components[index].name)"
      case .variant(let component, let number): phrase(ofVariant: Int(number), by: Int(component))
      case .traitDefault(let index): "the default of the trait \(traits[index].name)"
      case .trait(let index): "the trait \(traits[index].name)"
      case .style(let index): "the style \(name(ofDeclaredStyle: index))"
      }
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

extension Value {
  /// The value as in a style file, without the quotes of a colour.
  public var spelling: String {
    switch self {
    case .null: "null"
    case .invalid: "(invalid)"
    case .bool(let flag): "\(flag)"
    case .integer(let integer): "\(integer)"
    case .number(let number): formatNumber(number)
    case .string(let text), .localizedString(let text): "\"\(text)\""
    case .choice(let word): word
    case .point(let point): list([point.x, point.y])
    case .size(let size): list([size.width, size.height])
    case .rect(let rect): list([rect.x, rect.y, rect.width, rect.height])
    case .range(let range): "[\(range.location), \(range.length)]"
    case .color(let color): color.spelling
    case .image(.asset(let name)): name
    case .image(.system(let name)): "{ systemName: \(name) }"
    case .image(.color(let color)): "{ color: \(color.quotedSpelling) }"
    case .gradientStops(let stops):
      "["
        + stops.map { "{ color: \($0.color.quotedSpelling), location: \(formatNumber($0.location)) }" }
        .joined(
          separator: ", ") + "]"
    case .shadows(let shadows):
      "[" + shadows.map(\.spelling).joined(separator: ", ") + "]"
    case .outline(let outline):
      "{ width: \(formatNumber(outline.width)), offset: \(formatNumber(outline.offset)), color: \(outline.color.quotedSpelling) }"
    case .shadow(let shadow):
      "{ color: \(shadow.color.quotedSpelling), opacity: \(formatNumber(shadow.opacity)), "
        + "offset: \(list([shadow.offset.width, shadow.offset.height])), radius: \(formatNumber(shadow.radius)) }"
    case .font(let font): font.spelling
    case .edgeInsets(let insets): list([insets.top, insets.left, insets.bottom, insets.right])
    case .animation(let animation):
      "{ duration: \(formatNumber(animation.duration)), delay: \(formatNumber(animation.delay)), "
        + "curve: \(animation.curve.rawValue) }"
    case .corners(let corners): corners == .all ? "all" : "corners \(corners.rawValue)"
    case .transform(let transform):
      "{ scale: \(list([transform.scale.width, transform.scale.height])), "
        + "rotation: \(formatNumber(transform.rotation)), "
        + "translation: \(list([transform.translation.x, transform.translation.y])) }"
    case .path(.svg(let data)): "{ svg: \"\(data)\" }"
    case .path(let path): "\(path)"
    case .numbers(let numbers): list(numbers)
    }
  }

  /// The same as it stands behind a key.
  package var quotedSpelling: String {
    if case .color(let color) = self { color.quotedSpelling } else { spelling }
  }

  private func list(_ numbers: [Double]) -> String {
    "[" + numbers.map(formatNumber).joined(separator: ", ") + "]"
  }
}

extension BoxShadow {
  fileprivate var spelling: String {
    let parts = [
      isInset ? "inset: true" : nil, "color: \(color.quotedSpelling)",
      opacity == 1 ? nil : "opacity: \(formatNumber(opacity))",
      "offset: [\(formatNumber(offset.width)), \(formatNumber(offset.height))]",
      "radius: \(formatNumber(radius))", spread == 0 ? nil : "spread: \(formatNumber(spread))",
    ]
    return "{ " + parts.compactMap(\.self).joined(separator: ", ") + " }"
  }
}

extension Font {
  fileprivate var spelling: String {
    let parts = [
      family.map { "family: \($0)" }, size.map { "size: \(formatNumber($0))" },
      weight == textStyle?.weight ?? .regular ? nil : "weight: \(weight.rawValue)",
      textStyle.map { "textStyle: \($0.rawValue)" }, lineHeight.map { "lineHeight: \(formatNumber($0))" },
      tracking == 0 ? nil : "tracking: \(formatNumber(tracking))",
      paragraphSpacing == 0 ? nil : "paragraphSpacing: \(formatNumber(paragraphSpacing))",
      underline ? "underline: true" : nil,
    ]
    let written = parts.compactMap { $0 }
    return written.isEmpty ? "{}" : "{ " + written.joined(separator: ", ") + " }"
  }
}
