import SeededRandom
import StyleModel

/// Random tokens of all types, which refer to each other and differ by mode.
struct RandomTokens {
  private(set) var tokens = "tokens:\n"
  /// The axes, and styles that have the values of some tokens.
  private(set) var rest = "modes: { brand: [ocean, forest, sand], density: [regular, compact] }\n"

  /// - Parameters:
  ///   - mostModes: How many modes are used at the most.
  ///   - mostCases: For how many of their combinations a token has a value at the most.
  init(_ random: inout SplitMix, mostModes: Int = 3, mostCases: Int = 2) {
    let modes = ["dark", "high-contrast", "forest", "sand", "compact"]
    let axis = ["dark": 0, "high-contrast": 1, "forest": 2, "sand": 2, "compact": 3]
    // Of few axes, so that not all tokens differ by all of them.
    let used = modes.shuffled(using: &random).prefix(Int.random(in: 0...mostModes, using: &random))
    var names: [TokenType: [String]] = [:]
    for type in TokenType.allCases {
      var lines = ""
      for index in 0..<Int.random(in: 0...4, using: &random) {
        let group = ["", "", "deep", "_low", "Upper"][index % 5]
        let name =
          (["ink", "Near", "a-b", "x_1", "n\(index)"].randomElement(using: &random) ?? "") + "\(index)"
        var fields = "value: \(RandomTokens.value(type, names, &random))"
        var said: Set<String> = []
        for _ in 0..<Int.random(in: 0...mostCases, using: &random) where Bool.random(using: &random) {
          var condition: [String] = []
          for mode in used.shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random))
          where !condition.contains(where: { axis[$0] == axis[mode] }) { condition.append(mode) }
          condition.sort { (modes.firstIndex(of: $0) ?? 0) < (modes.firstIndex(of: $1) ?? 0) }
          guard !condition.isEmpty, said.insert(condition.joined(separator: "+")).inserted else { continue }
          fields += ", \(condition.joined(separator: "+")): \(RandomTokens.value(type, names, &random))"
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
          fields += ", description: \"What ‘\(name)’ is for.\""
        }
        if Int.random(in: 0..<9, using: &random) == 0 { fields += ", private: true" }
        if type == .length, index == 3 { fields = "value: 50%, dark: 4" }
        lines +=
          group.isEmpty
          ? "    \(name): { \(fields) }\n" : "    \(group)\(index): { \(name): { \(fields) } }\n"
        if type == .length, index == 3 { continue }
        names[type, default: []].append((group.isEmpty ? "" : "\(group)\(index).") + name)
      }
      if !lines.isEmpty { tokens += "  \(type.rawValue):\n" + lines }
    }
    if tokens == "tokens:\n" { tokens += "  number: { only: 1 }\n" }
    rest += "styles:\n"
    for (index, name) in (names[.color] ?? []).enumerated() {
      rest += "  s\(index): { component: UIView, backgroundColor: $color.\(name) }\n"
    }
    for (index, name) in (names[.font] ?? []).enumerated() {
      rest += "  t\(index): { component: UILabel, font: $font.\(name) }\n"
    }
    rest += "  plain: { component: UIView }\n"
  }

  private static func value(
    _ type: TokenType, _ names: [TokenType: [String]], _ random: inout SplitMix
  ) -> String {
    func other(_ type: TokenType, _ literal: String) -> String {
      guard let name = names[type]?.randomElement(using: &random), Bool.random(using: &random) else {
        return literal
      }
      return "$\(type.rawValue).\(name)"
    }
    func number() -> String { ["1", "2.5", "7", "12"].randomElement(using: &random) ?? "" }
    func pick(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }
    func color() -> String {
      pick([
        "\"#102030\"", "red", "\"rgb(10 20 30 / 40%)\"", "color(display-p3 1 0.5 0)", "oklch(0.7 0.1 none)",
        "systemRed", "hsl(120 50% 50%)", "color(srgb 1.25 0.5 0)", "clear", "color(srgb 0.1234 0.5 0.9)",
      ])
    }
    if let name = names[type]?.randomElement(using: &random), Int.random(in: 0..<3, using: &random) == 0 {
      return "$\(type.rawValue).\(name)"
    }
    switch type {
    case .color:
      let base = other(.color, "black")
      return pick(
        [
          color(), color(), "\"alpha(\(base), 0.5)\"", "\"mix(\(base), white, 0.25 in srgb)\"",
          "\"darken(mix(red, \(base), \(other(.number, "0.5")) in oklch), 0.2)\"",
        ].filter { !$0.contains("$number") })
    case .number:
      return pick([number(), "\(other(.number, "3")) * 2 + 1", "\"max(\(other(.number, "3")), 2)\""])
    // Half of a side is no length to compute with, and no width is less than 0.
    case .length:
      let base = other(.length, "8")
      return pick([
        number(), "\(base) * 2 - (\(base) - 1)", "\"clamp(1, -\(base) / 2 + 9, 20)\"", "ceil(\(base))",
      ])
    case .string: return pick(["Hello", "\"$$ink\"", "\"{a.b}\"", "\"12\"", "\"true\""])
    case .bool: return pick(["true", "false"])
    case .gradient:
      return
        "[{ color: \(other(.color, "red")), location: \(pick(["0", "-0.5"])) }, { color: \(other(.color, "blue")), location: 1 }]"
    case .shadow:
      return
        "{ color: \(other(.color, "black")), offset: [0, \(number())], radius: \(other(.length, number()))\(pick(["", ", opacity: 0.5"])) }"
    case .shadows:
      return
        "[{ color: \(other(.color, "black")), radius: \(number()), spread: \(other(.length, "1")) }, { color: red, inset: true }]"
    case .outline: return "{ width: \(other(.length, "2")), color: \(other(.color, "red")) }"
    case .font:
      return pick([
        "{ textStyle: body, weight: bold }", "{ family: Inter, size: 16, weight: medium, lineHeight: 24 }",
        "{ family: \(other(.string, "Inter")), size: \(other(.length, "12")), lineHeight: 20, tracking: \(other(.length, "0.5")) }",
        "{ family: Inter, size: 12, lineHeight: 16, textCase: uppercase }",
      ])
    case .edgeInsets: return pick(["[1, 2, 3, 4]", "8", "{ top: \(other(.length, "3")), left: 2 }"])
    case .animation:
      return "{ duration: \(pick(["0.2", "0.35"])), curve: \(pick(["easeOut", "linear", "easeInOut"])) }"
    case .image:
      return pick(["logo", "{ systemName: star }", "{ color: \(other(.color, "red")) }"])
    }
  }
}
