import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

extension InspectorSheet {
  /// The data for the navigator and its filters. `members` come before all else.
  ///
  /// A `brief` one is for a page that shows itself and gets another one soon: it lacks what only the search and the filters ask of styles.
  package func outline(_ members: [JSONValue.Member] = [], isBrief: Bool = false) -> JSONValue {
    let counts = Dictionary(grouping: findings, by: \.span.file)
    return .object(
      members + [
        .init("axes", .array(sheet.modes.axes.map(axis))),
        .init(
          "states",
          .array(
            ([StateTable.normal] + ControlState.allCases.map(\.name) + sheet.states.own).map { .string($0) })),
        .init("textSizes", .array(ContentSize.allCases.map { .string($0.rawValue) })),
        .init("systemColors", InspectorSheet.systemColors), .init("components", .array(components)),
        .init(
          "overlays",
          .array(
            sheet.overlays.map { overlay in
              [
                "file": .string(sources[overlay.file].path),
                "modes": .string(sheet.modes.name(overlay.modes)),
              ]
            })),
        .init(
          "traits",
          .array(
            sheet.traits.map { trait in
              .object(
                [.init("id", .string(trait.name))] + place(trait.span) + [
                  .init("summary", optional(trait.summary))
                ])
            })),
        .init("styles", .array(sheet.styles.indices.map { styleEntry($0, isBrief: isBrief) })),
        .init("tokens", .array(sheet.tokens.indices.map(tokenEntry))),
        .init(
          "files",
          .array(
            sources.files.map { file in
              let found = counts[file.id] ?? []
              return [
                "path": .string(file.path), "errors": .integer(found.count { $0.severity == .error }),
                "warnings": .integer(found.count { $0.severity == .warning }),
                "imported": .bool(Int(file.id.index) >= namedCount),
              ]
            })),
      ])
  }

  private func axis(_ axis: ModeAxis) -> JSONValue {
    [
      "name": .string(axis.name), "label": .string(words(axis.name)),
      "values": .array(axis.values.map { .string($0.name) }),
      "labels": .array(axis.values.map { .string(words($0.name)) }),
      "default": .string(axis.values.first?.name ?? ""),
      "builtIn": .bool(axis.values.allSatisfy { $0.span == nil }), "system": .bool(axis.system != nil),
    ]
  }

  private var components: [JSONValue] {
    var counts: [Int: Int] = [:]
    for style in sheet.styles { counts[style.component, default: 0] += 1 }
    return sheet.components.indices.compactMap { index in
      let component = sheet.components[index]
      // Of Apple's classes, those that have styles of their own.
      guard !component.isBaseClass || counts[index] != nil else { return nil }
      var members: [JSONValue.Member] = [
        .init("id", .string(component.name)), .init("class", .string(component.base.rawValue)),
        .init("base", .string(component.parent.map { sheet.components[$0].name } ?? component.base.rawValue)),
      ]
      members +=
        component.isBaseClass ? [.init("file", .null), .init("line", .null)] : place(component.span)
      return .object(
        members + [
          .init("summary", optional(component.summary)), .init("styles", .integer(counts[index] ?? 0)),
          .init("builtIn", .bool(component.isBaseClass)), .init("deprecated", optional(component.deprecated)),
        ])
    }
  }

  /// The entry of a style. Members that it doesn't have are left out: there may be ten thousand styles.
  private func styleEntry(_ index: Int, isBrief: Bool) -> JSONValue {
    let style = sheet.styles[index]
    let found = findings(ofStyle: index)
    let (errors, warnings) = (found.count { $0.severity == .error }, found.count { $0.severity == .warning })
    let parents = style.parents.map { JSONValue.string(sheet.styles[$0].name) }
    var members: [JSONValue.Member] =
      [
        .init("id", .string(style.name)), .init("component", .string(sheet.components[style.component].name)),
      ] + place(style.span)
    if style.ownName != style.name { members.append(.init("name", .string(style.ownName))) }
    if let summary = style.summary { members.append(.init("summary", .string(summary))) }
    if !parents.isEmpty { members.append(.init("parents", .array(parents))) }
    if errors > 0 { members.append(.init("errors", .integer(errors))) }
    if warnings > 0 { members.append(.init("warnings", .integer(warnings))) }
    if style.isPrivate { members.append(.init("private", true)) }
    if let deprecated = style.deprecated { members.append(.init("deprecated", .string(deprecated))) }
    guard !isBrief else { return .object(members) }
    members.append(.init("colors", .array(colors(ofStyle: index).map { .string($0) })))
    members.append(.init("values", .string(ownText(ofStyle: index))))
    return .object(members)
  }

  /// The colours that a style has of itself, its parents and its component, in the default modes.
  private func colors(ofStyle index: Int) -> [String] {
    let style = sheet.styles[index]
    var colors: [String] = []
    func add(_ value: Value) {
      for color in value.colors where color.alpha > 0 && colors.count < 8 {
        let hex = color.hex
        if !colors.contains(hex) { colors.append(hex) }
      }
    }
    var set: Set<Int> = []
    for setting in style.settings {
      if case .property(let property) = setting.target, setting.key.usualProperty != nil {
        set.insert(property)
      }
      add(setting.value.value)
    }
    for (index, value) in colorDefaults(ofComponent: style.component) where !set.contains(index) {
      add(value)
    }
    return colors
  }

  private func colorDefaults(ofComponent component: Int) -> [(Int, Value)] {
    sheet.components[component].properties.enumerated().compactMap { index, property in
      if case .base = property.owner { return nil }
      return property.defaultValue.value.colors.isEmpty ? nil : (index, property.defaultValue.value)
    }
  }

  /// The text of the style's own values, on one line, for the search.
  private func ownText(ofStyle index: Int) -> String {
    let style = sheet.styles[index]
    var parts: [String] = []
    var last: Span?
    for setting in style.settings where !setting.isInherited {
      guard let span = setting.span, span.file == style.span.file, span != last else { continue }
      last = span
      let text = sources.text(span)
      parts.append(text.utf8.count > 200 ? String(decoding: text.utf8.prefix(200), as: UTF8.self) : text)
    }
    return parts.joined(separator: "; ")
  }

  private func tokenEntry(_ index: Int) -> JSONValue {
    let token = sheet.tokens[index]
    let path = token.name.dropFirst(token.type.rawValue.utf8.count + 1).split(separator: ".").map(String.init)
    func members(_ value: Value) -> [JSONValue.Member] {
      [.init("text", .string(value.spelling.clipped(to: 400)))]
        + (value.color.map { [.init("css", .string($0.css))] } ?? [])
    }
    return .object(
      [
        .init("id", .string(token.name)), .init("type", .string(token.type.rawValue)),
        .init("group", .string(path.dropLast().joined(separator: "."))),
        .init("name", .string(path.last ?? "")),
      ] + members(token.value.value) + [
        .init("value", token.value.value.inspectorJSON),
        .init(
          "modes",
          .array(
            token.value.cases.map { entry in
              .object([.init("modes", .string(sheet.modes.name(entry.modes)))] + members(entry.value))
            })),
        .init("summary", optional(token.summary)), .init("deprecated", optional(token.deprecated)),
        .init("private", .bool(token.isPrivate)),
      ] + place(token.span) + [.init("uses", .integer(tokenUses[index]))])
  }

  func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}

/// A name with dashes as a label: “High Contrast”.
func words(_ name: String) -> String {
  name.split(separator: "-").map { inspectorLabel(String($0)) }.joined(separator: " ")
}

extension Value {
  /// The colours in the value.
  var colors: [Color] {
    switch self {
    case .color(let color), .image(.color(let color)): [color]
    case .gradientStops(let stops): stops.map(\.color)
    case .shadow(let shadow): [shadow.color]
    case .shadows(let shadows): shadows.map(\.color)
    case .outline(let outline): [outline.color]
    case .null, .bool, .integer, .number, .string, .localizedString, .choice, .point, .size, .rect, .range,
      .image, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers, .strings, .invalid:
      []
    }
  }
}
