import Foundation
import StyleModel
import Testing
import UnsyncedFiles

/// The compiler's looks and the generated structs both follow the written rule, for whatever components, traits, styles,
/// states and modes.
@Suite struct WhichValueHoldsTests {
  private static let states: [Set<String>] = [
    [], ["highlighted"], ["selected"], ["disabled"], ["focused"], ["hovered"], ["selected", "highlighted"],
    ["focused", "hovered"], ["disabled", "highlighted", "hovered"], ["selected", "focused", "disabled"],
    ["highlighted", "selected", "disabled", "focused", "hovered"], ["busy"], ["wrong"], ["busy", "wrong"],
    ["busy", "highlighted"], ["busy", "disabled"], ["busy", "wrong", "selected", "disabled"],
  ]

  private let made: RandomSheet
  private let generated: Generated
  private let modes: [Set<String>]
  private let looks: [(states: Set<String>, modes: Set<String>)]

  init() {
    made = RandomSheet(seed: WhichValueHoldsTests.seed, families: WhichValueHoldsTests.families)
    generated = Generated(made.text, targets: [.plain])
    modes = made.rule.axes.reduce([[]]) { all, axis in
      all.flatMap { some in axis.map { some.union([$0]) } }
    }
    looks = WhichValueHoldsTests.states.flatMap { [modes] states in modes.map { (states, $0) } }
  }

  private static let seed = environment("CASCADE_SEED") ?? 1
  private static let families = environment("CASCADE_FAMILIES").map { Int($0) } ?? 2

  private static func environment(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  /// Whether values of looks are worked out beforehand or not.
  @Test(.tags(.slow), arguments: [ComponentLooks.Preparation.allLooks, .oneLook])
  func theCompilerFollowsTheWrittenRule(_ preparation: ComponentLooks.Preparation) throws {
    #expect(generated.diagnostics.map { "\($0.span.start): \($0.message)" } == [], "\(made.text)")
    for (written, source) in try sources(preparation) {
      let known = known(source)
      let component = source.owner.component
      for target in written.targets {
        check(written, target, try known.map { try Self.value(target, in: $0, component) })
      }
    }
  }

  /// Looks that are drawn alike have the same values. It may be unknown of others that they are, such as where one says a default.
  @Test(.tags(.slow)) func looksThatAreAlikeHaveTheSameValues() throws {
    var counts = (alike: 0, others: 0)
    for (written, source) in try sources(.allLooks) {
      let known = known(source)
      // Steps to looks of the same state, of the same modes, and of others.
      for step in [1, modes.count, 7 * modes.count + 5] {
        for (place, look) in known.enumerated() {
          let other = (place + step) % known.count
          guard look.isDrawnLike(known[other]) else {
            counts.others += 1
            continue
          }
          counts.alike += 1
          let isSame = zip(look.layers, known[other].layers).allSatisfy { first, second in
            // A tint shows nothing where there is no picture.
            LayerProperty.allCases.allSatisfy { $0 == .tintColor || first[$0] == second[$0] }
          }
          if isSame { continue }
          Issue.record("\(written.name): \(looks[place]) and \(looks[other])\n\(made.text)")
          return
        }
      }
    }
    #expect(counts.alike > 100 && counts.others > 100)
  }

  /// Looks that are grouped at once are those that are alike in pairs.
  @Test(.tags(.slow), arguments: [[], [.backgroundColor, .font, .cornerRadius]] as [LayerPropertySet])
  func looksAreGroupedAsPairsAreAlike(_ ignored: LayerPropertySet) throws {
    var shared = 0
    for (written, source) in try sources(.allLooks) {
      let looks = known(source).enumerated().filter { $0.offset % 5 < 2 }.map(\.element)
      let expected = looks.map { look in
        looks.firstIndex { $0.isDrawnLike(look, ignoring: ignored) }
      }
      let found = source.firstAlike(looks, ignoring: ignored)
      #expect(found == expected, "\(written.name)\n\(made.text)")
      shared += found.enumerated().count { $0.offset != $0.element }
    }
    #expect(shared > 100)
  }

  /// What `explain` lists first of all that is said of a target is what holds.
  @Test(.tags(.slow)) func theFirstOfAllThatIsSaidHolds() throws {
    var checked = 0
    for style in made.styles {
      let index = try #require(generated.sheet.styles.firstIndex { $0.name == style.name })
      let component = generated.sheet.styles[index].component
      let source = generated.sheet.looks(of: index)
      let known = known(source)
      // A layer of a parent for another component may have another number, and `explain` leaves out what it says.
      for name in style.targets where !name.contains(".") {
        let target = try #require(generated.sheet.target(named: name, ofComponent: component))
        let said = generated.sheet.candidates(for: target, inStyle: index)
        for (place, look) in known.enumerated() {
          let first = said.first { $0.state.isSubset(of: look.state) && $0.modes.isSubset(of: look.modes) }
          // The component computes what has no value.
          guard let value = first?.value else { continue }
          checked += 1
          let found = try Self.value(name, in: look, source.owner.component)
          if found == Self.text(value[look.modes].value) { continue }
          Issue.record("\(style.name).\(name) when \(looks[place])\n\(made.text)")
          return
        }
      }
    }
    #expect(checked > 1000)
  }

  /// The styles, and the combinations of variants without one.
  private func sources(_ preparation: ComponentLooks.Preparation) throws -> [(RandomSheet.Style, StyleLooks)]
  {
    let sheet = generated.sheet
    let ofStyles = try made.styles.map { style in
      let index = try #require(sheet.styles.firstIndex { $0.name == style.name })
      let owner = ComponentLooks(sheet.styles[index].component, in: sheet, for: preparation)
      return (style, sheet.looks(of: index, prepared: owner))
    }
    return try ofStyles
      + made.combinations.map { combination in
        let index = try #require(sheet.components.firstIndex { $0.name == combination.component })
        let picks = try combination.picks.map { axis, value in
          let axis = try #require(sheet.components[index].axes.first { $0.name == axis })
          return try #require(axis.values.firstIndex { $0.name == value })
        }
        return (combination, ComponentLooks(index, in: sheet, for: preparation).looks(picking: picks))
      }
  }

  /// In the order of `looks`.
  private func known(_ source: StyleLooks) -> [Look] {
    looks.map { source.look(state: state($0.states), modes: modes($0.modes)) }
  }

  @Test(.tags(.toolchain)) func generatedStructsFollowTheWrittenRule() throws {
    let folder = try generated.write("cascade")
    let (program, slots) = program()
    try Data(program.utf8).writeUnsynced(to: folder.appending(path: "main.swift"))
    let executable = folder.appending(path: "program")
    let built = try Toolchain.build(executable, of: Toolchain.swiftFiles(in: folder))
    try #require(built.status == 0, "\(built.output.prefix(4_000))")
    let run = try Toolchain.run([executable.path])
    try #require(run.status == 0, "\(run.output.suffix(4_000))")
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == slots.count)
    for (slot, line) in zip(slots, lines) {
      check(
        slot.style, slot.target, line.split(separator: " ").map(String.init),
        nilWhereComputed: slot.isOptional)
    }
  }

  /// Compares the values of a target in all looks with what the rule says, and tells the first that differs.
  private func check(
    _ style: RandomSheet.Style, _ target: String, _ found: [String], nilWhereComputed: Bool = false
  ) {
    #expect(found.count == looks.count)
    for (look, found) in zip(looks, found) {
      let states = look.states.union(style.states)
      let winner = made.rule.holding(target, style.authors, states, look.modes)
      var expected = made.rule.value(target, style.authors, states, look.modes).map { "\($0)" } ?? "none"
      // A generated struct stores nil for what the component's layers compute.
      if nilWhereComputed, case .follows? = winner?.value { expected = "nil" }
      if found != expected {
        Issue.record(
          """
          \(style.name).\(target) is \(found) and not \(expected) \
          when \(look.states.sorted()) in \(look.modes.sorted())
          \(made.text)
          """)
        return
      }
    }
  }

  // MARK: The compiler

  private func state(_ names: Set<String>) -> StateSet {
    names.reduce(into: []) { $0.formUnion(generated.sheet.states[named: $1] ?? []) }
  }

  private func modes(_ names: Set<String>) -> ModeSet {
    names.reduce(into: []) { $0.formUnion(generated.sheet.modes[named: $1] ?? []) }
  }

  private static func value(_ target: String, in look: Look, _ component: Component) throws -> String {
    let parts = target.split(separator: ".").map(String.init)
    guard parts.count == 2 else {
      let place = try #require(component.properties.firstIndex { $0.name == target })
      return text(look.properties[place].value)
    }
    let layer = try #require(component.layers.firstIndex { $0.name == parts[0] })
    let property = try #require(LayerProperty.allCases.first { $0.name == parts[1] })
    return text(look.layers[layer][property])
  }

  private static func text(_ value: Value) -> String {
    if let color = value.color {
      let bytes = color.srgb8
      return "\(Int(bytes.red) << 16 | Int(bytes.green) << 8 | Int(bytes.blue))"
    }
    return value.double.map { "\(Int($0))" } ?? value.text.map { "\($0.dropFirst(5))" } ?? "nil"
  }

  // MARK: The generated structs

  private typealias PrintedSlot = (style: RandomSheet.Style, target: String, isOptional: Bool)

  /// A program that prints a line of values for each target of each style that is stored.
  private func program() -> (text: String, slots: [PrintedSlot]) {
    var slots: [PrintedSlot] = []
    var lines: [String] = []
    for (number, style) in (made.styles + made.combinations).enumerated() {
      // A function each: one of all would need more room than a stack has.
      lines += ["func print\(number)() {", "  let styles = resolved(\(style.swift))"]
      let declaration = generated.text("Plain/\(style.component)Style.swift")
      for target in style.targets {
        let name = swiftIdentifier(target.split(separator: ".").joined(separator: "+"))
        guard let start = declaration.range(of: "public var \(name): ") else { continue }
        let type = declaration[start.upperBound...].prefix { !" \n".contains($0) }
        slots.append((style, target, type.hasSuffix("?")))
        lines.append("  show(styles) { text($0.\(name), $1) }")
      }
      lines += ["}", "print\(number)()"]
    }
    let conformances = Set((made.styles + made.combinations).map(\.component)).sorted().map {
      "extension \($0)Style: Resolving {}\n"
    }
    let start = WhichValueHoldsTests.printer + conformances.joined() + looksAsSwift
    return (start + lines.joined(separator: "\n"), slots)
  }

  /// In the order of `looks`.
  private var looksAsSwift: String {
    let axes = ["appearance", "contrast", "density", "brand"]
    let states = WhichValueHoldsTests.states.map { states in
      "[\(states.sorted().map { "." + $0 }.joined(separator: ", "))]"
    }
    let modes = modes.map { modes -> String in
      let arguments = zip(axes, made.rule.axes).map { axis, names in
        let name = names.first { modes.contains($0) } ?? ""
        return "\(axis): .\(swiftIdentifier(name))"
      }
      return "StyleModes(\(arguments.joined(separator: ", ")))"
    }
    return """
      let states: [StyleState] = [\(states.joined(separator: ", "))]
      let modes: [StyleModes] = [
        \(modes.joined(separator: ",\n  "))
      ]
      let looks = states.flatMap { state in modes.map { (state, $0) } }

      """
  }

  private static let printer = """
    func text(_ number: Double?, _ modes: StyleModes) -> String { number.map { "\\(Int($0))" } ?? "nil" }
    func text(_ text: String?, _ modes: StyleModes) -> String { text.map { "\\($0.dropFirst(5))" } ?? "nil" }
    func text(_ color: StyleColor?, _ modes: StyleModes) -> String {
      guard let color else { return "nil" }
      let parts = color.components(
        isDark: modes.appearance == .dark, hasHighContrast: modes.contrast == .highContrast)
      return "\\([parts.red, parts.green, parts.blue].reduce(0) { $0 << 8 | Int($1 * 255 + 0.5) })"
    }
    protocol Resolving { func resolved(in state: StyleState, modes: StyleModes) -> Self }
    func resolved<Style: Resolving>(_ style: Style) -> [(Style, StyleModes)] {
      looks.map { (style.resolved(in: $0.0, modes: $0.1), $0.1) }
    }
    func show<Style>(_ styles: [(Style, StyleModes)], _ value: (Style, StyleModes) -> String) {
      print(styles.map { value($0.0, $0.1) }.joined(separator: " "))
    }

    """
}

extension RandomSheet.Style {
  /// The value in generated Swift: a constant, or what the initializer makes of variants.
  fileprivate var swift: String {
    if picks.isEmpty { return "\(component)Style.\(name)" }
    let arguments = picks.map { "\(swiftIdentifier($0.axis)): .\(swiftIdentifier($0.value))" }
    return "\(component)Style(\(arguments.joined(separator: ", ")))"
  }
}
