import StyleModel
import StyleReport
import StyleSource

/// The resolved sheet as JSON, from which other programs make code, CSS or reports. `SheetSchema` describes the form.
///
/// A value is written once for all looks in which it is the same: first the usual one, then those of states and modes in which it differs.
/// A style has only what differs from its component.
package struct SheetJSON {
  /// The path in the output folder.
  package static let path = "JSON/Styles.json"
  /// The version of the format. It grows when a reader of the earlier one would misread the new one.
  package static let version = 1

  private let sheet: ResolvedSheet
  private let places: PlaceNames
  private let held = HeldComponents()
  private var origins: OriginTable
  /// The components that are written, by their indices, with the values that their styles are compared with.
  private var written: [Int: (owner: ComponentLooks, values: [Target: [ValueInLook]])] = [:]

  /// The document for a sheet without errors.
  ///
  /// - Parameter sources: The sheet's files, named as the document is to name them.
  package static func document(of sheet: ResolvedSheet, in sources: SourceMap) -> [UInt8] {
    var document = SheetJSON(sheet, in: sources)
    return document.bytes()
  }

  private init(_ sheet: ResolvedSheet, in sources: SourceMap) {
    self.sheet = sheet
    places = PlaceNames(in: sources)
    origins = OriginTable(of: sheet, places)
  }

  private mutating func bytes() -> [UInt8] {
    JSONWriter.document { json in
      json.object { json in
        json.member("$schema", SheetSchema.address)
        json.member("version", SheetJSON.version)
        json.array("modes") { json in
          for axis in sheet.modes.axes {
            json.line(["name": .string(axis.name), "values": .array(axis.values.map { .string($0.name) })])
          }
        }
        json.array("tokens") { json in for token in sheet.tokens { json.line(self.token(token)) } }
        json.array("components") { json in
          let used = Set(sheet.styles.map(\.component))
          for (index, component) in sheet.components.enumerated() {
            // Apple's classes alone say nothing.
            if !component.isBaseClass || used.contains(index) { self.component(index, component, &json) }
          }
        }
        json.array("styles") { json in for style in sheet.styles { self.style(style, &json) } }
        // Known once all values are written.
        json.array("origins") { json in for origin in origins.origins { json.line(origin) } }
      }
    }
  }

  // MARK: Values

  /// The entry of a target: its default value, and its values in states and modes where they aren't as expected.
  private mutating func entry(_ type: String, _ values: [ValueInLook]) -> JSONValue {
    let usual = values.first.map { $0.entry } ?? LookValue(.null, origin: .unknown)
    let looks = values.dropFirst().map { value -> JSONValue in
      .object([
        "state": present(.string(sheet.states.name(of: value.state)), unless: value.state == .normal),
        "modes": present(names(of: value.modes), unless: value.modes.isEmpty),
        "value": value.entry.value.json(.sheet), "origin": .integer(origins.number(of: value.entry.origin)),
      ])
    }
    return .object([
      "type": .string(type), "value": usual.value.json(.sheet),
      "origin": .integer(origins.number(of: usual.origin)),
      "looks": present(.array(looks), unless: looks.isEmpty),
    ])
  }

  private func names(of modes: ModeSet) -> JSONValue {
    let values = sheet.modes.axes.flatMap(\.values)
    return .array(values.filter { modes.isSuperset(of: $0.mode) }.map { .string($0.name) })
  }

  private mutating func token(_ token: Token) -> JSONValue {
    let conditions = token.value.cases.map(\.modes)
    let combinations = sheet.modes.combinations(over: token.value.conditions, groups: conditions)
    let values = combinations.map { modes in
      let (value, origin) = token.value[sheet.modes.completed(modes)]
      return ValueInLook(state: .normal, modes: modes, entry: LookValue(value, origin: origin))
    }
    // A file for a mode may say the same as that for the usual one, in another place.
    let told = StyleModel.unexpected(
      values.map { InLook(state: $0.state, modes: $0.modes, entry: $0.entry.value) },
      defaults: sheet.modes.defaults
    ).map(\.modes)
    let differing = values.map {
      ValueInLook(state: $0.state, modes: $0.modes.subtracting(sheet.modes.defaults), entry: $0.entry)
    }.filter { told.contains($0.modes) }
    let entry = entry(token.type.rawValue, differing)
    return .object(
      description(token.name, token.summary, token.deprecated, token.span, isPrivate: token.isPrivate)
        + (entry.members ?? []))
  }

  private func description(
    _ name: String, _ summary: String?, _ deprecated: String?, _ span: Span?, isPrivate: Bool = false
  ) -> [JSONValue.Member] {
    JSONValue.object([
      "name": .string(name), "summary": summary.map { .string($0) },
      "deprecated": deprecated.map { .string($0) },
      "private": present(true, unless: !isPrivate), "at": span.map { .string(places[$0]) },
    ]).members ?? []
  }

  // MARK: Components

  private mutating func component(_ index: Int, _ component: Component, _ json: inout JSONWriter) {
    let owner = ComponentLooks(index, in: sheet, sharing: held)
    let usual = SheetLooks(of: owner.plain, in: sheet)
    var all: [Target: [ValueInLook]] = [:]
    for target in usual.targets { all[target] = usual.values(of: target) }
    written[index] = (owner, all)
    json.object { json in
      json.members(
        description(
          component.name, component.summary, component.deprecated,
          component.isBaseClass ? nil : component.span, isPrivate: component.isPrivate))
      json.member("base", component.base.rawValue)
      if let parent = component.parent { json.member("extends", sheet.components[parent].name) }
      if !component.traits.isEmpty {
        json.member("traits", .array(component.traits.map { .string(sheet.traits[$0].name) }))
      }
      json.member("states", .array(usual.states.map { .string(sheet.states.name(of: $0)) }))
      json.array("properties") { json in
        for property in component.properties {
          if case .base = property.owner { continue }
          json.line(self.property(property))
        }
      }
      json.array("layers") { json in
        for layer in component.layers { json.line(self.layer(layer, of: component)) }
      }
      json.object("values") { json in
        for target in usual.targets {
          guard let values = all[target], !isAppleDefault(values) else { continue }
          json.line(usual.name(of: target), entry(usual.type(of: target), values))
        }
      }
      json.array("axes") { json in
        for axis in component.axes { json.line(self.axis(axis)) }
      }
      json.array("variants") { json in
        for picks in component.shownPicks where picks.contains(where: { $0 >= 0 }) {
          json.object { json in
            json.member("picks", self.picks(picks, of: component))
            changes(owner.looks(picking: picks), from: all, &json)
          }
        }
      }
    }
  }

  private mutating func style(_ style: Style, _ json: inout JSONWriter) {
    guard let (owner, usual) = written[style.component] else { return }
    json.object { json in
      json.members(
        description(style.name, style.summary, style.deprecated, style.span, isPrivate: style.isPrivate))
      json.member("component", owner.component.name)
      if style.ownName != style.name { json.member("ownName", style.ownName) }
      if !style.parents.isEmpty {
        json.member("extends", .array(style.parents.map { .string(sheet.styles[$0].name) }))
      }
      if style.ownPicks.contains(where: { $0 >= 0 }) {
        json.member("picks", picks(style.picks, of: owner.component))
      }
      changes(StyleLooks(of: owner, settings: style.settings), from: usual, &json)
    }
  }

  /// The values of a look that differ from those of the component.
  private mutating func changes(
    _ looks: StyleLooks, from usual: [Target: [ValueInLook]], _ json: inout JSONWriter
  ) {
    let looks = SheetLooks(of: looks, in: sheet)
    json.object("values") { json in
      let targets = looks.targets
      let known = Set(targets)
      // A variant that the component has by default may set a key that nobody else says anything of.
      for target in targets + usual.keys.filter({ !known.contains($0) }).sorted(by: looks.isOrdered) {
        let values = looks.values(of: target)
        let usual = usual[target] ?? []
        if values == usual || isAppleDefault(values) && isAppleDefault(usual) { continue }
        json.line(looks.name(of: target), entry(looks.type(of: target), values))
      }
    }
  }

  /// Whether a value is Apple's default in all looks, which no file sets.
  private func isAppleDefault(_ values: [ValueInLook]) -> Bool {
    values.allSatisfy { sheet[$0.entry.origin].author == .system }
  }

  private func property(_ property: Property) -> JSONValue {
    var words: [String] = []
    if case .choice(let choices) = property.type { words = choices }
    return .object(
      description(property.name, property.summary, property.deprecated, property.span)
        + (JSONValue.object([
          "type": .string(property.type.sheetName), "optional": present(true, unless: !property.isOptional),
          "values": present(.array(words.map { .string($0) }), unless: words.isEmpty),
          "min": property.bounds?.min.map { .number($0) }, "max": property.bounds?.max.map { .number($0) },
        ]).members ?? []))
  }

  private func layer(_ layer: Layer, of component: Component) -> JSONValue {
    let holds = layer.kind.component.map { sheet.components[$0] }
    return .object([
      "name": .string(layer.name), "kind": .string(layer.kind.sheetName),
      "parent": layer.parent.map { .string(component.layers[$0].name) },
      "mask": present(true, unless: !layer.isMask),
      "component": holds.map { .string($0.name) },
      "picks": holds.flatMap { held in
        present(picks(layer.picks, of: held), unless: !layer.picks.contains { $0 >= 0 })
      },
      "at": layer.span.map { .string(places[$0]) },
    ])
  }

  private func axis(_ axis: VariantAxis) -> JSONValue {
    .object(
      description(axis.name, axis.summary, nil, axis.span)
        + [
          .init("values", .array(axis.values.map { .string($0.name) })),
          .init(
            "default",
            axis.values.indices.contains(axis.defaultValue)
              ? .string(axis.values[axis.defaultValue].name) : .null),
        ])
  }

  /// The variants on all axes: the chosen ones, and defaults.
  private func picks(_ picks: [Int], of component: Component) -> JSONValue {
    .object(
      zip(component.axes, component.completed(picks)).compactMap { axis, value in
        axis.values.indices.contains(value) ? .init(axis.name, .string(axis.values[value].name)) : nil
      })
  }
}

/// A member that is left out on a condition. A conditional expression with `nil` would be the `null` of JSON.
func present(_ value: JSONValue, unless isLeftOut: Bool) -> JSONValue? { isLeftOut ? .none : .some(value) }

extension ValueType {
  /// The type's name in style files; for closed sets, `choice`.
  package var sheetName: String {
    switch self {
    case .choice: "choice"
    case .numbers: "numbers"
    case .strings: "strings"
    case .bool, .integer, .number, .string, .localizedString, .point, .size, .rect, .range, .color, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform,
      .path:
      name
    }
  }
}

extension LayerKind {
  static let sheetNames = [
    "rectangle", "gradient", "shape", "text", "image", "stack", "material", "component",
  ]

  /// The kind's name in the JSON of a sheet, and in reports of changes.
  package var sheetName: String {
    switch self {
    case .rectangle: "rectangle"
    case .gradient: "gradient"
    case .shape: "shape"
    case .text: "text"
    case .image: "image"
    case .stack: "stack"
    case .material: "material"
    case .component: "component"
    }
  }
}
