import StyleModel

/// A style file that sets every property of every kind of layer, in states and modes, in each way in which a file can: all that
/// the compiler's table of properties has.
struct PropertyTable {
  /// One property of one layer.
  struct Cell {
    var property: LayerProperty
    /// Of the layer.
    var layer: String
    /// What the generated struct calls what is set.
    var slot: String
    /// Where the layer lies.
    var frame: Rect
  }

  /// One component, with a style of its name: all properties of one kind of layer, set in one way.
  struct Group {
    var holder: Holder
    var way: Way
    var name: String
    var cells: [Cell]
    var size: Size
  }

  enum Holder: CaseIterable {
    case root, rectangle, gradient, shape, text, image, material, component
    /// A component that says of its root itself what is said of the layer that holds it.
    case dressed

    var kind: LayerKind {
      switch self {
      case .root, .rectangle: .rectangle
      case .gradient: .gradient
      case .shape: .shape
      case .text: .text
      case .image: .image
      case .material: .material
      case .component, .dressed: .component(0)
      }
    }

    var isComponent: Bool { kind == .component(0) }
  }

  enum Way: CaseIterable {
    /// As a key of the layer.
    case said
    /// By a property of the component.
    case driven
    /// As a key of the layer, in states and in a mode alone.
    case changed
    /// A part of the value, by a property of the component, by an expression, or by a token that differs by mode (`PartTable`).
    case partDriven, partComputed, partToken

    /// In which a whole value is written.
    static let ofValues: [Way] = [.said, .driven, .changed]
  }

  static let states: [(name: String, state: StateSet)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("selected", .selected), ("disabled", .disabled),
  ]

  static let modes: [ModeSet] = [[.light, .standardContrast], [.dark, .standardContrast]]

  private(set) var groups: [Group] = []
  private(set) var text = ""
  private var tokens = TokenSection()

  init() {
    var components = "components:\n  Held: { base: UIView, layer: { cornerRadius: 2 } }\n"
    var styles = "styles:\n"
    for holder in Holder.allCases {
      for way in Way.ofValues {
        let group = PropertyTable.group(holder, way)
        if group.cells.isEmpty { continue }
        groups.append(group)
        write(group, &components, &styles)
      }
    }
    text = tokens.text + components + styles
  }

  private static func group(_ holder: Holder, _ way: Way) -> Group {
    // What drives a property that all layers have is the same for a layer of any kind.
    let isPlain = holder == .root || holder == .rectangle
    let common = LayerProperty.properties(of: .rectangle)
    let properties = LayerProperty.properties(of: holder.kind).filter { property in
      // A style of the component sets its property of that name, which its root doesn't show.
      if holder == .dressed, property == .backgroundColor { return false }
      return switch way {
      case .said: true
      case .driven:
        holder != .dressed && property.declaration != nil && (isPlain || !common.contains(property))
      case .changed: holder != .root
      case .partDriven, .partComputed, .partToken: false
      }
    }
    let columns = 5
    var group = Group(
      holder: holder, way: way, name: title("\(holder)") + title("\(way)"), cells: [],
      size: Size(width: 200, height: Double((properties.count + columns - 1) / columns) * 36))
    if holder == .root { group.size = Size(width: 60, height: 40) }
    group.cells = properties.enumerated().map { index, property in
      let layer = holder == .root ? "layer" : "\(property.name)\(title("\(way)"))\(title("\(holder)"))"
      let frame =
        holder == .root
        ? Rect(size: group.size)
        : Rect(
          x: Double(index % columns) * 40 + 8, y: Double(index / columns) * 36 + 8, width: 24, height: 20)
      let slot = way == .driven ? "\(property.name)Given" : "\(layer)\(title(property.name))"
      return Cell(property: property, layer: layer, slot: slot, frame: frame)
    }
    return group
  }

  private static func title(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  // MARK: The file

  private mutating func write(_ group: Group, _ components: inout String, _ styles: inout String) {
    var declared = ""
    var layers: [String] = []
    // By the section, “dark” or a state, what the component and the style say there; “normal” is said without one.
    var ofComponent: [String: [String]] = [:]
    var ofStyle: [String: [String]] = [:]
    for cell in group.cells {
      let key = group.way == .driven ? cell.slot : "\(cell.layer).\(cell.property.name)"
      let normal = value(of: cell.property, inState: 0)
      switch group.way {
      case .driven:
        declared +=
          "      \(cell.slot): { \(cell.property.declaration ?? ""), default: \(cell.property.examples[0]) }\n"
        layers.append(layer(cell, group, "$\(cell.slot)"))
        ofStyle["normal", default: []].append("\(key): \(normal.always)")
        if let dark = normal.dark { ofStyle["dark", default: []].append("\(key): \(dark)") }
      case .said:
        layers.append(layer(cell, group, normal.always))
        if let dark = normal.dark { ofComponent["dark", default: []].append("\(key): \(dark)") }
      case .changed:
        layers.append(layer(cell, group, nil))
        let dark = example(of: cell.property, inState: 0, isDark: true)
        ofComponent["dark", default: []].append("\(key): \(dark)")
      case .partDriven, .partComputed, .partToken: break
      }
      if group.holder == .dressed { components += dressed(cell, group) }
      for (index, state) in PropertyTable.states.enumerated().dropFirst() {
        let entry = "\(key): \(value(of: cell.property, inState: index).always)"
        if state.name == "highlighted" {
          ofComponent[state.name, default: []].append(entry)
        } else {
          ofStyle[state.name, default: []].append(entry)
        }
      }
    }
    if group.holder != .root, layers.contains(where: { $0.contains("kind: text") }) {
      // In SwiftUI, the label of a control takes the place of the first text that a property has: of one far away.
      declared += "      caption: { type: String, default: A }\n"
      let far = "frame: [-1000, -1000, 10, 10]"
      layers.insert("{ name: caption, kind: text, string: $caption, \(far) }", at: 0)
    }
    components += "  \(group.name):\n    base: UIControl\n"
    if !declared.isEmpty { components += "    properties:\n\(declared)" }
    let overflow =
      "sublayers: [{ name: overflow, kind: rectangle, backgroundColor: pink, frame: [40, 20, 40, 40] }]"
    components +=
      group.holder == .root
      ? "    layer: { \((layers + [overflow]).joined(separator: ", ")) }\n"
      : "    layer:\n      sublayers:\n" + layers.map { "        - \($0)\n" }.joined()
    components +=
      sections(ofComponent) + "    preview: { size: [\(group.size.width), \(group.size.height)] }\n"
    let style = group.name.prefix(1).lowercased() + group.name.dropFirst()
    let said = (ofStyle["normal"] ?? []).map { "    \($0)\n" }.joined()
    styles += "  \(style):\n    component: \(group.name)\n" + said + sections(ofStyle)
  }

  private func sections(_ said: [String: [String]]) -> String {
    var text = ""
    if let dark = said["dark"] { text += "    modes: { dark: { \(dark.joined(separator: ", ")) } }\n" }
    let states = PropertyTable.states.dropFirst().compactMap { state in
      said[state.name].map { "      \(state.name): { \($0.joined(separator: ", ")) }\n" }
    }
    return states.isEmpty ? text : text + "    states:\n" + states.joined()
  }

  /// A component whose root has the property.
  private func dressed(_ cell: Cell, _ group: Group) -> String {
    let examples = cell.property.examples
    let own = "\(cell.property.name): \(examples[examples.count >= 8 ? 5 : 0])"
    let entries = [own] + cell.property.companions(in: .rectangle)
    return "  \(name(ofDressed: cell)): { base: UIView, layer: { \(entries.joined(separator: ", ")) } }\n"
  }

  private func name(ofDressed cell: Cell) -> String { PropertyTable.title(cell.layer) }

  private func layer(_ cell: Cell, _ group: Group, _ value: String?) -> String {
    let own = value.map { "\(cell.property.name): \($0)" }
    if group.holder == .root { return own ?? "" }
    let kind: String
    var companions = cell.property.companions(in: group.holder.kind)
    switch group.holder {
    case .component: kind = "Held"
    case .dressed: (kind, companions) = (name(ofDressed: cell), [])
    case .root, .rectangle, .gradient, .shape, .text, .image, .material: kind = "\(group.holder)"
    }
    let frame = cell.frame
    var entries = ["name: \(cell.layer)", "kind: \(kind)"] + (own.map { [$0] } ?? []) + companions
    entries.append("frame: [\(frame.x), \(frame.y), \(frame.width), \(frame.height)]")
    if cell.property == .masksToBounds {
      let overflow = "name: \(cell.layer)Overflow, kind: rectangle, backgroundColor: pink"
      entries.append("sublayers: [{ \(overflow), frame: [14, 10, 20, 20] }]")
    }
    return "{ \(entries.joined(separator: ", ")) }"
  }

  /// What is said of a property in a state: a token, which differs by mode, or a literal, for one more of which there is a mode
  /// without a state.
  private mutating func value(of property: LayerProperty, inState state: Int) -> (
    always: String, dark: String?
  ) {
    let (light, dark) = (
      example(of: property, inState: state, isDark: false),
      example(of: property, inState: state, isDark: true)
    )
    guard let kind = property.tokenKind, light != "null", dark != "null" else {
      return (light, state == 0 ? dark : nil)
    }
    return (tokens.reference(kind, light, dark), nil)
  }

  private func example(of property: LayerProperty, inState state: Int, isDark: Bool) -> String {
    let (examples, mode) = (property.examples, isDark ? 1 : 0)
    if examples.count >= 8 { return examples[2 * state + mode] }
    // Of few values, a state has another one than the normal state has.
    return examples[((state < examples.count ? state : 1) + mode) % examples.count]
  }
}

/// The section `tokens` of a file, with a token for each pair of values that something refers to.
struct TokenSection {
  private var tokens: [(kind: String, value: String)] = []

  /// A reference to the token of a type with these values in light and dark mode.
  mutating func reference(_ kind: String, _ light: String, _ dark: String) -> String {
    let value = "{ value: \(light), dark: \(dark) }"
    let known = tokens.firstIndex { $0 == (kind, value) }
    if known == nil { tokens.append((kind, value)) }
    return "$\(kind).t\(known ?? tokens.count - 1)"
  }

  var text: String {
    var text = "tokens:\n"
    for kind in Set(tokens.map(\.kind)).sorted() {
      text += "  \(kind):\n"
      for (index, token) in tokens.enumerated() where token.kind == kind {
        text += "    t\(index): \(token.value)\n"
      }
    }
    return text
  }
}
