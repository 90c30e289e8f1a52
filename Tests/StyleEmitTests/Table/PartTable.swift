import StyleModel

/// A style file that writes every part of a value with parts as something that changes: a property of the component, an expression, and a
/// token that differs by mode. Its twin writes the values that come of it.
struct PartTable {
  private(set) var groups: [PropertyTable.Group] = []
  private(set) var text = ""
  /// The same components and layers, with each value written out.
  private(set) var twin = ""

  private var tokens = TokenSection()

  init() {
    var (components, styles) = ("components:\n", "styles:\n")
    var (twinComponents, twinStyles) = (components, styles)
    for holder in [PropertyTable.Holder.rectangle, .gradient, .shape, .text, .image] {
      for way in PropertyTable.Way.ofParts {
        let examples = PartExample.all.filter { $0.holder == holder && $0.isWritten(way) }
        if examples.isEmpty { continue }
        let group = PartTable.group(holder, way, examples)
        groups.append(group)
        write(group, way, examples, &components, &styles)
        write(group, nil, examples, &twinComponents, &twinStyles)
      }
    }
    text = tokens.text + components + styles
    twin = twinComponents + twinStyles
  }

  private static func group(
    _ holder: PropertyTable.Holder, _ way: PropertyTable.Way, _ examples: [PartExample]
  ) -> PropertyTable.Group {
    let columns = 5
    let cells = examples.enumerated().map { index, example in
      let name = "\(example.property.name)\(example.name)\(way.title)\(holder.title)"
      return PropertyTable.Cell(
        property: example.property, layer: name, slot: "given\(index)",
        frame: Rect(
          x: Double(index % columns) * 40 + 8, y: Double(index / columns) * 36 + 8, width: 24, height: 20))
    }
    return PropertyTable.Group(
      holder: holder, way: way, name: holder.title + way.title, cells: cells,
      size: Size(width: 200, height: Double((examples.count + columns - 1) / columns) * 36))
  }

  /// Writes a component and its style; without a way, with values as they are.
  private mutating func write(
    _ group: PropertyTable.Group, _ way: PropertyTable.Way?, _ examples: [PartExample],
    _ components: inout String, _ styles: inout String
  ) {
    var declared = group.holder == .text ? "      caption: { type: String, default: A }\n" : ""
    if way == .partComputed { declared += "      isGiven: { type: Bool, default: true }\n" }
    var layers: [String] = []
    // Where a control's title is drawn in SwiftUI: far away.
    if group.holder == .text {
      layers.append("{ name: caption, kind: text, string: $caption, frame: [-1000, -1000, 10, 10] }")
    }
    var settings: [String] = []
    var dark: [String] = []
    var states: [String: [String]] = [:]
    for (cell, example) in zip(group.cells, examples) {
      let key: String
      let written: (String) -> String
      switch way {
      case .partDriven?, .partComputed?:
        declared += "      \(cell.slot): { \(example.declaration), default: \(example.values[0]) }\n"
        let value = way == .partDriven ? "$\(cell.slot)" : example.computed("$\(cell.slot)")
        layers.append(layer(cell, group, example.written(value)))
        (key, written) = (cell.slot, { $0 })
      case .partToken?, nil:
        layers.append(layer(cell, group, nil))
        (key, written) = ("\(cell.layer).\(cell.property.name)", example.written)
      case .said?, .driven?, .changed?: continue
      }
      for (index, state) in PropertyTable.states.enumerated() {
        let light = example.value(2 * index)
        // In a mode as well, the value is another one where nothing is said of a state.
        let shown = index == 0 ? example.value(1) : light
        let entry: String
        if way == .partToken {
          entry = "\(key): \(written(tokens.reference(example.tokenKind ?? "", light, shown)))"
        } else {
          entry = "\(key): \(written(light))"
          if index == 0 { dark.append("\(key): \(written(shown))") }
        }
        if index == 0 { settings.append(entry) } else { states[state.name, default: []].append(entry) }
      }
    }
    components += "  \(group.name):\n    base: UIControl\n"
    if !declared.isEmpty { components += "    properties:\n\(declared)" }
    components += "    layer:\n      sublayers:\n" + layers.map { "        - \($0)\n" }.joined()
    components += "    preview: { size: [\(group.size.width), \(group.size.height)] }\n"
    let style = group.name.prefix(1).lowercased() + group.name.dropFirst()
    styles += "  \(style):\n    component: \(group.name)\n" + settings.map { "    \($0)\n" }.joined()
    if !dark.isEmpty { styles += "    modes:\n      dark:\n" + dark.map { "        \($0)\n" }.joined() }
    styles += "    states:\n"
    for (name, entries) in states.sorted(by: { $0.key < $1.key }) {
      styles += "      \(name):\n" + entries.map { "        \($0)\n" }.joined()
    }
  }

  private func layer(_ cell: PropertyTable.Cell, _ group: PropertyTable.Group, _ value: String?) -> String {
    let own = value.map { ["\(cell.property.name): \($0)"] } ?? []
    let frame = "frame: [\(cell.frame.x), \(cell.frame.y), \(cell.frame.width), \(cell.frame.height)]"
    let entries =
      ["name: \(cell.layer)", "kind: \(group.holder)"] + own
      + cell.property.companions(in: group.holder.kind)
    return "{ \((entries + [frame]).joined(separator: ", ")) }"
  }
}

extension PropertyTable.Way {
  /// In which a part of a value is written.
  static let ofParts: [PropertyTable.Way] = [.partDriven, .partComputed, .partToken]

  fileprivate var title: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }
}

extension PropertyTable.Holder {
  fileprivate var title: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }
}

/// A part of a value of a layer, with values that a picture tells apart.
struct PartExample: Sendable {
  var holder: PropertyTable.Holder
  var property: LayerProperty
  /// As part of a layer's name.
  var name: String
  /// The part's type.
  var type: ValueType
  var bounds: NumberBounds?
  var values: [String]
  /// The whole value, with `#` in the place of the part.
  var template: String

  func written(_ part: String) -> String { template.replacing("#", with: part) }

  func value(_ index: Int) -> String { values[index % values.count] }

  /// An expression of a property's value that is another expression for the compiler than the property alone.
  func computed(_ property: String) -> String {
    switch type {
    case .number, .integer: "\(property) * 2 / 2"
    case .bool, .string, .choice, .color:
      "\"if($isGiven, \(property), \(values[0].replacing("\"", with: "\\\"")))\""
    case .localizedString, .numbers, .strings, .point, .size, .rect, .range, .edgeInsets, .corners, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .animation, .transform, .path:
      property
    }
  }

  var declaration: String {
    let limits = bounds.map { bounds in
      [bounds.min.map { "min: \($0)" }, bounds.max.map { "max: \($0)" }].compactMap(\.self)
    }
    let type: String =
      if case .choice(let words) = self.type {
        "String, values: [\(words.joined(separator: ", "))]"
      } else {
        self.type.name
      }
    return (["type: \(type)"] + (limits ?? [])).joined(separator: ", ")
  }

  var tokenKind: String? {
    switch type {
    case .color: "color"
    case .number(.cgFloat): "length"
    case .number, .integer: "number"
    case .bool: "bool"
    case .string: "string"
    case .choice, .localizedString, .numbers, .strings, .point, .size, .rect, .range, .edgeInsets, .corners,
      .image, .gradientStops, .shadow, .shadows, .outline, .font, .animation, .transform, .path:
      nil
    }
  }

  func isWritten(_ way: PropertyTable.Way) -> Bool {
    switch way {
    case .partDriven: true
    case .partComputed: computed("$x") != "$x"
    case .partToken: tokenKind != nil
    case .said, .driven, .changed: false
    }
  }

  /// What stands in the place of the other parts.
  private static let others:
    [(holder: PropertyTable.Holder, property: LayerProperty, parts: [(String, String)])] = [
      (
        .rectangle, .shadows,
        [
          ("color", "navy"), ("opacity", "0.75"), ("offset", "[2, 3]"), ("radius", "2"), ("spread", "1"),
          ("inset", "false"),
        ]
      ),
      (.rectangle, .outline, [("width", "2"), ("offset", "1"), ("color", "maroon")]),
      (.rectangle, .transform, [("scale", "0.8"), ("rotation", "20"), ("translation", "[2, 1]")]),
      (.rectangle, .backgroundColor, [("color", "teal"), ("alpha", "0.75")]),
      (.rectangle, .maskedCorners, Corner.allCases.map { ($0.rawValue, "true") }),
      (.gradient, .stops, [("color", "teal"), ("location", "0.25")]),
      (.image, .contents, [("systemName", "star"), ("color", "red")]),
      (
        .text, .font,
        [
          ("family", "Inter"), ("size", "12"), ("weight", "medium"), ("textStyle", "body"),
          ("lineHeight", "16"),
          ("tracking", "0.5"), ("paragraphSpacing", "6"), ("underline", "false"), ("strikethrough", "false"),
          ("textCase", "none"),
        ]
      ),
    ]

  static let all: [PartExample] =
    others.flatMap { holder, property, parts in
      property.valueType.parts.compactMap { part in
        guard parts.contains(where: { $0.0 == part.name }) else { return nil }
        // Those that can't be beside the part aren't, and an image is a colour or a symbol.
        var absent: Set<String> = property == .contents ? ["systemName", "color"] : []
        if property == .font { absent = part.name == "textStyle" ? ["size", "lineHeight"] : ["textStyle"] }
        let entries = parts.filter { $0.0 == part.name || !absent.contains($0.0) }.map {
          $0.0 == part.name ? "\($0.0): #" : "\($0.0): \($0.1)"
        }
        let whole = "{ \(entries.joined(separator: ", ")) }"
        var template = whole
        if property == .shadows { template = "[\(whole)]" }
        if property == .stops {
          template = "[{ color: red, location: 0 }, \(whole), { color: blue, location: 1 }]"
        }
        return PartExample(
          holder: holder, property: property, name: part.name.prefix(1).uppercased() + part.name.dropFirst(),
          type: part.type, bounds: part.bounds, values: values(of: part, property), template: template)
      }
    } + numbers

  /// Lists of numbers, with `#` in the place of one of them.
  private static let lists:
    [(holder: PropertyTable.Holder, property: LayerProperty, name: String, template: String)] = [
      (.rectangle, .shadows, "Width", "[{ color: navy, offset: [#, 2] }]"),
      (.rectangle, .shadows, "Height", "[{ color: navy, offset: [2, #] }]"),
      (.rectangle, .shadowOffset, "Width", "[#, 2]"), (.rectangle, .shadowOffset, "Height", "[2, #]"),
      (.rectangle, .transform, "ScaleX", "{ scale: [#, 0.5] }"),
      (.rectangle, .transform, "ScaleY", "{ scale: [0.5, #] }"),
      (.rectangle, .transform, "TranslationX", "{ translation: [#, 2] }"),
      (.rectangle, .transform, "TranslationY", "{ translation: [2, #] }"),
      (.rectangle, .anchorPoint, "X", "[#, 0.3]"), (.rectangle, .anchorPoint, "Y", "[0.3, #]"),
      (.gradient, .startPoint, "X", "[#, 0.3]"), (.gradient, .startPoint, "Y", "[0.3, #]"),
      (.gradient, .endPoint, "X", "[#, 0.9]"), (.gradient, .endPoint, "Y", "[0.9, #]"),
      (.shape, .lineDashPattern, "First", "[#, 3]"), (.shape, .lineDashPattern, "Second", "[3, #]"),
    ]

  private static let numbers: [PartExample] = lists.map { list in
    let lengths: [LayerProperty] = [.shadows, .shadowOffset, .lineDashPattern]
    let isLength = lengths.contains(list.property) || list.name.hasPrefix("Translation")
    return PartExample(
      holder: list.holder, property: list.property, name: list.name,
      type: .number(isLength ? .cgFloat : .double), bounds: nil,
      values: list.name.hasPrefix("Scale")
        ? ["1.2", "0.5", "0.8", "1.1", "0.6", "0.4", "1", "0.3"]
        : (1...8).map { isLength ? "\($0)" : "0.\($0)" },
      template: list.template)
  }

  private static func values(of part: ValuePart, _ property: LayerProperty) -> [String] {
    switch part.type {
    case .bool: ["false", "true"]
    case .color: ["red", "lime", "blue", "orange", "\"#33669980\"", "navy", "maroon", "black"]
    case .choice(let words): words
    case .string: part.name == "systemName" ? ["star", "plus"] : ["Inter", "Georgia"]
    case .size where property == .transform: (1...8).map { "[0.\($0), 0.\(10 - $0)]" }
    case .size: (1...8).map { "[\($0), \(9 - $0)]" }
    case .point: (1...8).map { "[\($0), \(9 - $0)]" }
    case .number where part.name == "rotation": (1...8).map { "\($0 * 10)" }
    case .number where part.name == "size" || part.name == "lineHeight": (1...8).map { "\($0 + 9)" }
    case .number where part.bounds?.max == 1 || property == .transform || part.name == "location":
      (2...9).map { "0.\($0)" }
    case .number: (1...8).map { "\($0)" }
    case .integer, .localizedString, .numbers, .strings, .rect, .range, .edgeInsets, .corners, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .animation, .transform, .path:
      []
    }
  }
}
