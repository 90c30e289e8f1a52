import SeededRandom

/// A style file made at random: components on components, traits, styles of several parents, states, modes and tokens. It
/// knows who says what, and is written as YAML for the compiler.
struct RandomSheet {
  private(set) var rule = WrittenRule(axes: [
    ["light", "dark"], ["standard-contrast", "high-contrast"], ["regular", "compact", "spacious"],
    ["plain", "festive"],
  ])
  private(set) var styles: [Style] = []
  private(set) var text = ""
  private var random: SplitMix
  private var last = 0

  struct Style {
    var name: String
    var component: String
    /// By axis of variants, the value that holds.
    var picks: [(axis: String, value: String)] = []
    /// All that have a say in it, the one with the least first.
    var authors: [[Statement]]
    var targets: [String]
    /// The states of its component's own that it is in.
    var states: Set<String> = []
  }

  /// The components by themselves with all their variants, and what these say in each combination; no style has their names.
  private(set) var combinations: [Style] = []

  private struct Part {
    var name: String
    /// What declares a property or a layer, then who says something of it, the one with the least say first.
    var authors: [[Statement]]
    var targets: [String]
    var driven: Set<String> = []
    var axes: [Axis] = []
    /// What holds where values of axes are picked: single ones first, in the order of their axes, then two, then three.
    var variants: [Variant] = []
  }

  private struct Axis {
    var name: String
    var values: [String]
    var standard: Int
  }

  private struct Variant {
    var picks: [Int: Int]
    var said: [Statement]

    func holds(for picked: [Int]) -> Bool { picks.allSatisfy { picked[$0.key] == $0.value } }
  }

  init(seed: UInt64, families: Int) {
    random = SplitMix(seed: seed)
    text = "modes:\n  density: [regular, compact, spacious]\n  brand: [plain, festive]\n"
    writeTokens()
    var traits = "traits:\n"
    var components = "components:\n"
    var styles = "styles:\n"
    for family in 0..<families { addFamily(family, &traits, &components, &styles) }
    text += traits + components + styles
  }

  static func isColor(_ target: String) -> Bool {
    ["c0", "titleColor", "layer.borderColor"].contains(target)
  }
  static func isText(_ target: String) -> Bool { target == "s0" }

  // MARK: Chance

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  private mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: list.indices, using: &random)]
  }

  /// A number that is told apart from all others.
  private mutating func fresh() -> Int {
    last += 1
    return last
  }

  private mutating func someModes() -> Set<String> {
    var modes: Set<String> = []
    for axis in rule.axes where chance(45) { modes.insert(pick(axis)) }
    return modes
  }

  private mutating func someStates() -> Set<String> {
    var states: Set<String> = []
    for state in ["highlighted", "selected", "disabled", "focused", "hovered", "busy", "wrong"]
    where chance(25) {
      states.insert(state)
    }
    return states
  }

  // MARK: Tokens

  private static let kinds = ["length", "color", "string"]

  private mutating func writeTokens() {
    text += "tokens:\n"
    for kind in RandomSheet.kinds {
      text += "  \(kind):\n"
      for _ in 0..<6 {
        var cases = [Statement(target: "", value: .number(fresh()))]
        for _ in 0..<Int.random(in: 0...4, using: &random) {
          let modes = someModes()
          if modes.isEmpty || cases.contains(where: { $0.modes == modes }) { continue }
          cases.append(Statement(target: "", modes: modes, value: .number(fresh())))
        }
        let entries = cases.shuffled(using: &random).map { entry in
          "\(entry.modes.isEmpty ? "value" : joined(entry.modes)): \(literal(entry.value, kind))"
        }
        text += "    t\(rule.tokens.count): { \(entries.joined(separator: ", ")) }\n"
        rule.tokens.append(cases)
      }
    }
  }

  private mutating func joined(_ names: Set<String>) -> String {
    names.sorted().shuffled(using: &random).joined(separator: "+")
  }

  private func kind(_ target: String) -> String {
    RandomSheet.isColor(target) ? "color" : RandomSheet.isText(target) ? "string" : "length"
  }

  private func literal(_ value: Statement.Said, _ kind: String) -> String {
    switch value {
    case .number(let number):
      switch kind {
      case "color": "\"#\(hexadecimal(number))\""
      case "string": "text \(number)"
      default: "\(number)"
      }
    case .token(let index): "$\(kind).t\(index)"
    case .computed(let other, let times, let plus): "$\(other) * \(times) + \(plus)"
    case .follows(let other, 1): "$\(other)"
    case .follows(let other, let times): "$\(other) * \(times)"
    }
  }

  private func hexadecimal(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// A constant value of a target.
  private mutating func someValue(_ target: String) -> Statement.Said {
    let first = (RandomSheet.kinds.firstIndex(of: kind(target)) ?? 0) * 6
    return chance(25) ? .token(first + Int.random(in: 0..<6, using: &random)) : .number(fresh())
  }

  // MARK: Components

  private mutating func addFamily(
    _ family: Int, _ traits: inout String, _ components: inout String, _ styles: inout String
  ) {
    var chain: [Part] = []
    for depth in 0..<Int.random(in: 1...3, using: &random) {
      var part = chain.last ?? Part(name: "", authors: [[]], targets: ["titleColor"])
      part.name = "F\(family)C\(depth)"
      let taken = (0..<pick([0, 0, 1, 2])).map { number in
        trait("F\(family)T\(depth)\(number)", "n\(depth)t\(number)", &part, &traits)
      }
      // The traits of a component have a say over it.
      let own = component(&part, base: chain.last?.name, traits: taken.map(\.name), &components)
      part.authors.append(own)
      part.authors += taken.map(\.said)
      chain.append(part)
      addCombinations(part)
    }
    addStyles(family, chain, &styles)
  }

  private mutating func trait(_ name: String, _ property: String, _ part: inout Part, _ text: inout String)
    -> (
      name: String, said: [Statement]
    )
  {
    let standard = fresh()
    part.authors[0].append(Statement(target: property, value: .number(standard)))
    part.targets.append(property)
    text += "  \(name):\n    base: UIButton\n    properties:\n"
    text += "      \(property): { type: CGFloat, default: \(standard) }\n"
    let said = statements(
      [property, "titleColor", "layer.borderWidth", "layer.borderColor"], operands: [property],
      always: ["titleColor", "layer.borderWidth", "layer.borderColor"])
    write(said, declares: true, &text)
    let always = said.filter { $0.states.isEmpty && $0.modes.isEmpty }
    for statement in always where statement.target == "titleColor" {
      text += "    sets: { titleColor: \(literal(statement.value, "color")) }\n"
    }
    let layer = always.filter { $0.target.hasPrefix("layer.") }
      .map { "\($0.target.dropFirst(6)): \(literal($0.value, kind($0.target)))" }
    text += "    layer: { \(layer.joined(separator: ", ")) }\n"
    return (name, said)
  }

  private mutating func component(
    _ part: inout Part, base: String?, traits: [String], _ text: inout String
  ) -> [Statement] {
    text +=
      "  \(part.name):\n    base: \(base ?? "UIButton")\n    traits: [\(traits.joined(separator: ", "))]\n"
    var declared = ""
    func declare(_ target: String, _ type: String, _ value: Statement.Said) {
      part.authors[0].append(Statement(target: target, value: value))
      part.targets.append(target)
      declared += "      \(target): { type: \(type), default: \(literal(value, kind(target))) }\n"
    }
    let inherited = part.targets.filter { !$0.contains(".") && $0 != "titleColor" }
    if base == nil {
      declare("n0", "CGFloat", someValue("n0"))
      declare("n1", "CGFloat", someValue("n1"))
      declare("c0", "UIColor", someValue("c0"))
      declare("s0", "String", someValue("s0"))
    } else {
      let own = "n\(part.name.last ?? "9")own"
      declare(own, "CGFloat", someValue(own))
    }
    let numbers = part.targets.filter { $0.hasPrefix("n") }
    var said: [Statement] = []
    // What is declared elsewhere can be listed again.
    for target in inherited where chance(25) {
      let value = someValue(target)
      said.append(Statement(target: target, value: value))
      declared += "      \(target): { default: \(literal(value, kind(target))) }\n"
    }
    text += "    properties:\n\(declared)"
    var layer = ""
    if base == nil {
      part.targets += ["layer.borderWidth", "layer.borderColor", "glow.cornerRadius"]
      let radius: Statement.Said = chance(50) ? .follows(pick(numbers), times: 3) : someValue("n0")
      part.authors[0].append(Statement(target: "glow.cornerRadius", value: radius))
      layer =
        "      sublayers: [{ name: glow, kind: rectangle, cornerRadius: \(literal(radius, "length")) }]\n"
    }
    for target in ["layer.borderWidth", "layer.borderColor"] where base == nil || chance(30) {
      let other = RandomSheet.isColor(target) ? "c0" : pick(numbers)
      let times = RandomSheet.isColor(target) ? 1 : 2
      let value: Statement.Said = chance(40) ? .follows(other, times: times) : someValue(target)
      said.append(Statement(target: target, value: value))
      layer += "      \(target.dropFirst(6)): \(literal(value, kind(target)))\n"
    }
    text += layer.isEmpty ? "" : "    layer:\n\(layer)"
    if !part.driven.contains("titleColor"), base == nil || chance(30) {
      let value: Statement.Said = chance(50) ? .follows("c0", times: 1) : someValue("titleColor")
      said.append(Statement(target: "titleColor", value: value))
      text += "    sets: { titleColor: \(literal(value, "color")) }\n"
      if case .follows = value { part.driven.insert("titleColor") }
    }
    said += statements(part.targets.filter { !part.driven.contains($0) }, operands: numbers, always: [])
    write(said, declares: true, &text)
    addVariants(to: &part, &text)
    return said
  }

  // MARK: Variants

  private mutating func addVariants(to part: inout Part, _ text: inout String) {
    guard chance(70) else { return }
    text += "    variants:\n"
    let first = part.axes.count
    for index in part.axes.indices where chance(40) { writeAxis(index, of: &part, &text) }
    for number in 0..<Int.random(in: 1...2, using: &random) {
      part.axes.append(Axis(name: "\(part.name.lowercased())a\(number)", values: [], standard: 0))
      writeAxis(first + number, of: &part, &text)
    }
    text += "      compounds:\n"
    var known: Set<[Int: Int]> = []
    for _ in 0..<Int.random(in: 1...5, using: &random) where part.axes.count > 1 {
      var picks: [Int: Int] = [:]
      for axis in part.axes.indices.shuffled(using: &random).prefix(Int.random(in: 2...3, using: &random)) {
        picks[axis] = Int.random(in: part.axes[axis].values.indices, using: &random)
      }
      guard known.insert(picks).inserted else { continue }
      let said = variant(of: part)
      let names = picks.sorted { $0.key < $1.key }.map { part.axes[$0.key].values[$0.value] }
      text += "        - { when: \(joined(Set(names)))\(written(said).map { ", " + $0 }.joined()) }\n"
      part.variants.append(Variant(picks: picks, said: said))
    }
    func order(_ variant: Variant) -> (Int, Int) {
      (variant.picks.count, variant.picks.count == 1 ? variant.picks.keys.first ?? 0 : 0)
    }
    part.variants = part.variants.enumerated()
      .sorted {
        (order($0.element).0, order($0.element).1, $0.offset) < (
          order($1.element).0, order($1.element).1, $1.offset
        )
      }
      .map(\.element)
  }

  /// Writes an axis: new values, and more of those that it has already.
  private mutating func writeAxis(_ index: Int, of part: inout Part, _ text: inout String) {
    text += "      \(part.axes[index].name):\n"
    let known = part.axes[index].values.indices.filter { _ in chance(50) }
    for _ in 0..<(part.axes[index].values.isEmpty ? 2 : 0) + Int.random(in: 0...1, using: &random) {
      part.axes[index].values.append("v\(fresh())")
    }
    let new = part.axes[index].values.indices.filter { value in
      !part.variants.contains { $0.picks == [index: value] }
    }
    for value in known.filter({ !new.contains($0) }) + new {
      let said = variant(of: part)
      text += "        \(part.axes[index].values[value]): { \(written(said).joined(separator: ", ")) }\n"
      part.variants.append(Variant(picks: [index: value], said: said))
    }
    if chance(40) {
      part.axes[index].standard = Int.random(in: part.axes[index].values.indices, using: &random)
      text += "        default: \(part.axes[index].values[part.axes[index].standard])\n"
    }
  }

  /// What a variant says: constants.
  private mutating func variant(of part: Part) -> [Statement] {
    let targets = part.targets.filter { !part.driven.contains($0) }
    var said: [Statement] = []
    for target in targets where chance(25) {
      said.append(Statement(target: target, value: someValue(target)))
    }
    return said + statements(targets, operands: [], always: [])
  }

  /// As entries of a mapping in braces.
  private mutating func written(_ said: [Statement]) -> [String] {
    func entry(_ statement: Statement) -> String {
      "\(statement.target): \(literal(statement.value, kind(statement.target)))"
    }
    var entries = said.filter { $0.states.isEmpty && $0.modes.isEmpty }.map(entry)
    for (section, names) in [("states", \Statement.states), ("modes", \Statement.modes)] {
      let groups = Dictionary(grouping: said.filter { !$0[keyPath: names].isEmpty }) { $0[keyPath: names] }
      if groups.isEmpty { continue }
      let parts = groups.sorted { $0.key.sorted().joined() < $1.key.sorted().joined() }.map { key, group in
        "\(joined(key)): { \(group.map(entry).joined(separator: ", ")) }"
      }
      entries.append("\(section): { \(parts.joined(separator: ", ")) }")
    }
    return entries
  }

  /// The component with some combinations of its variants, and no style.
  private mutating func addCombinations(_ part: Part) {
    if part.axes.isEmpty { return }
    for number in 0..<6 {
      let picked = part.axes.map { axis in
        number == 0 ? axis.standard : Int.random(in: axis.values.indices, using: &random)
      }
      combinations.append(
        Style(
          name: "\(part.name) \(number)", component: part.name,
          picks: zip(part.axes, picked).map { ($0.name, $0.values[$1]) },
          authors: part.authors + part.variants.filter { $0.holds(for: picked) }.map(\.said),
          targets: part.targets))
    }
  }

  /// All that have a say in a style, the one with the least first. `lineage` are the styles that it extends and it itself, each with
  /// what it says and what it picks.
  private func authors(
    of part: Part, _ lineage: [(said: [Statement], picks: [Int: Int])]
  ) -> [[Statement]] {
    var picked = part.axes.map(\.standard)
    var pickers = part.axes.map { _ in -1 }
    for (place, style) in lineage.enumerated() {
      for (axis, value) in style.picks { (picked[axis], pickers[axis]) = (value, place) }
    }
    // The last who picks one of its values says a variant.
    func said(by place: Int) -> [[Statement]] {
      part.variants.filter { variant in
        variant.holds(for: picked) && variant.picks.keys.map { pickers[$0] }.max() == place
      }.map(\.said)
    }
    return part.authors + said(by: -1)
      + lineage.enumerated().flatMap { place, style in said(by: place) + [style.said] }
  }

  /// Statements of states and modes, and for the targets in `always` of none.
  private mutating func statements(_ targets: [String], operands: [String], always: [String]) -> [Statement] {
    var said: [Statement] = []
    for _ in 0..<Int.random(in: 0...7, using: &random) {
      var statement = Statement(target: pick(targets), value: .number(0))
      if chance(50) { statement.states = someStates() } else { statement.modes = someModes() }
      let isAlways = statement.states.isEmpty && statement.modes.isEmpty
      if isAlways, !always.contains(statement.target) { continue }
      let isKnown = said.contains {
        $0.target == statement.target && $0.states == statement.states && $0.modes == statement.modes
      }
      if isKnown { continue }
      statement.value = someValue(statement.target)
      if !isAlways, !operands.isEmpty, kind(statement.target) == "length", chance(30) {
        statement.value = .computed(
          pick(operands), times: Int.random(in: 2...5, using: &random), plus: fresh())
      }
      said.append(statement)
    }
    return said
  }

  /// Writes what is said of states and of modes, and where `declares` is true what states there are.
  private mutating func write(_ said: [Statement], declares: Bool = false, _ text: inout String) {
    for (section, names) in [("states", \Statement.states), ("modes", \Statement.modes)] {
      let groups = Dictionary(grouping: said.filter { !$0[keyPath: names].isEmpty }) { $0[keyPath: names] }
      let declares = declares && section == "states"
      if groups.isEmpty, !declares { continue }
      text += "    \(section):\n"
      if declares { text += "      own: [busy, wrong]\n" }
      for (key, group) in groups.sorted(by: { $0.key.sorted().joined() < $1.key.sorted().joined() }) {
        let entries = group.map { "\($0.target): \(literal($0.value, kind($0.target)))" }
        text += "      \(joined(key)): { \(entries.joined(separator: ", ")) }\n"
      }
    }
  }

  // MARK: Styles

  private mutating func addStyles(_ family: Int, _ chain: [Part], _ text: inout String) {
    var made: [(name: String, depth: Int, lineage: [Int], said: [Statement], picks: [Int: Int])] = []
    // What each style says of the states that it is in.
    var ownStates: [[String: Bool]] = []
    for number in 0..<Int.random(in: 3...6, using: &random) {
      let depth = Int.random(in: chain.indices, using: &random)
      let part = chain[depth]
      let fitting = made.indices.filter { made[$0].depth <= depth }
      var parents: [Int] = []
      if !fitting.isEmpty, chance(75) {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let parent = pick(fitting)
          if !parents.contains(parent) { parents.append(parent) }
        }
      }
      var seen: Set<Int> = []
      var lineage: [Int] = []
      for ancestor in parents.flatMap({ made[$0].lineage + [$0] }) where seen.insert(ancestor).inserted {
        lineage.append(ancestor)
      }
      let targets = part.targets.filter { !part.driven.contains($0) }
      var said: [Statement] = []
      for target in targets where chance(30) {
        said.append(Statement(target: target, value: someValue(target)))
      }
      said += statements(targets, operands: [], always: [])
      let name = "f\(family)s\(number)"
      text += "  \(name):\n    component: \(part.name)\n"
      if !parents.isEmpty {
        text += "    extends: [\(parents.map { made[$0].name }.joined(separator: ", "))]\n"
      }
      for statement in said where statement.states.isEmpty && statement.modes.isEmpty {
        text += "    \(statement.target): \(literal(statement.value, kind(statement.target)))\n"
      }
      var picks: [Int: Int] = [:]
      for axis in part.axes.indices where chance(35) {
        picks[axis] = Int.random(in: part.axes[axis].values.indices, using: &random)
      }
      if !picks.isEmpty {
        let entries = picks.sorted { $0.key < $1.key }.map { axis, value in
          "\(part.axes[axis].name): \(part.axes[axis].values[value])"
        }
        text += "    variants: { \(entries.joined(separator: ", ")) }\n"
      }
      var inStates: [String: Bool] = [:]
      for (state, member) in [("busy", "isBusy"), ("wrong", "isWrong")] where chance(25) {
        let isOn = chance(70)
        inStates[state] = isOn
        text += "    \(member): \(isOn)\n"
      }
      write(said, &text)
      made.append((name, depth, lineage, said, picks))
      ownStates.append(inStates)
      let states = (lineage + [made.count - 1]).reduce(into: [:]) { states, place in
        states.merge(ownStates[place]) { $1 }
      }
      let all = lineage.map { (made[$0].said, made[$0].picks) } + [(said, picks)]
      styles.append(
        Style(
          name: name, component: part.name, authors: authors(of: part, all), targets: part.targets,
          states: Set(states.filter(\.value).keys)))
    }
  }
}
