import SeededRandom
import StyleCompiler
import StyleModel
import StyleSource
import Testing

/// Sets whose tokens refer to each other at random, so that some themes have a circle, and others don't.
@Suite struct CircularSetTests {
  /// Each combination of themes, merged and followed by itself, says which tokens have a value, and which one.
  @Test(arguments: 1...200)
  func aCircleIsReportedIfAThemeHasIt(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let design = CircularSets(&random)
    let compiled = sheet(design.files)
    let circles = compiled.diagnostics.filter { $0.message.contains("refer") && $0.severity == .error }
    let others = compiled.diagnostics.filter { $0.severity == .error && !circles.contains($0) }
    #expect(others.isEmpty, "\(seed): \(others.map(\.message)) \(design.files)")
    let merged = design.combinations.map { ($0, design.merged($0)) }
    let isCircular = merged.contains { _, tokens in
      CircularSets.names.contains { design.number($0, in: tokens) == nil }
    }
    #expect(circles.isEmpty == !isCircular, "\(seed): \(circles.map(\.message)) \(design.files)")
    for circle in circles { #expect(circle.code.id == "token-alias", "\(seed): \(circle.message)") }
    let sheet = compiled.product
    for (themes, tokens) in merged {
      let modes = design.modes(themes).reduce(into: ModeSet()) { set, name in
        for value in sheet.modes.axes.flatMap(\.values) where value.name == name { set.formUnion(value.mode) }
      }
      for token in sheet.tokens {
        let name = String(token.name.dropFirst("length.".count))
        // What leads into a circle has no value in any mode: the circle is to be mended first.
        guard let wanted = design.number(name, in: tokens), !isCircular else { continue }
        let found = token.value[sheet.modes.completed(modes)].value.double ?? .nan
        #expect(found == wanted, "\(seed): \(name) \(themes) \(design.files)")
      }
    }
  }

  /// The groups of themes are the place to mend, and not one of many tokens.
  @Test func tooManyCombinationsAreToldOnce() throws {
    var members = ["\"base\": { \"a\": \(token(0)), \"b\": \(token(0)) }"]
    var themes: [String] = []
    for group in 0..<11 {
      for theme in ["x", "y"] {
        let set = "s\(group)\(theme)"
        members.append("\"\(set)\": { \"a\": \(token(group)), \"b\": \(token(group)) }")
        themes.append(
          "{ \"name\": \"\(theme)\(group)\", \"group\": \"g\(group)\", \"selectedTokenSets\": { \"base\": \"enabled\", \"\(set)\": \"enabled\" } }"
        )
      }
    }
    members.append("\"$themes\": [\(themes.joined(separator: ", "))]")
    let text = "{ \(members.joined(separator: ",\n")) }"
    let found = sheet([("t.json", text), ("a.yaml", "imports: [t.json]\n")]).diagnostics.filter {
      $0.message.contains("combinations")
    }
    let only = try #require(found.first)
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(only.message.contains("‘a’ and one other token"), "\(only.message)")
    let start = text.utf8.index(text.startIndex, offsetBy: Int(only.span.start))
    #expect(text[start...].hasPrefix("\"g0\""), "\(text[start...].prefix(20))")
  }

  /// As many tokens as one likes may lie in one circle.
  @Test func aLongCircleIsReportedOnce() {
    let count = 3000
    let tokens = (0..<count).map {
      "\"t\($0)\": { \"type\": \"spacing\", \"value\": \"{t\(($0 + 1) % count)}\" }"
    }
    let text = """
      { "core": { \(tokens.joined(separator: ", ")) },
        "$themes": [{ "name": "One", "group": "g", "selectedTokenSets": { "core": "enabled" } }] }
      """
    let found = sheet([("t.json", text), ("a.yaml", "imports: [t.json]\n")]).diagnostics.filter {
      $0.message.contains("refer to each other")
    }
    #expect(found.count == 1)
  }

  private func token(_ number: Int) -> String { "{ \"type\": \"spacing\", \"value\": \"\(number)\" }" }

  private func sheet(_ files: [(String, String)]) -> Diagnosed<ResolvedSheet> {
    var sources = SourceMap()
    for (path, text) in files { _ = sources.add(path: path, bytes: Array(text.utf8)) }
    return compile(sources)
  }
}

/// Sets of which one has every token, and two groups of themes.
private struct CircularSets {
  static let names = ["a", "b", "c", "d", "e"]

  private struct Value {
    /// The token that it refers to, and what is added to it; without one, the number alone.
    let base: String?
    let number: Int
  }

  private var sets: [[String: Value]] = []
  private var groups: [(name: String, themes: [(name: String, sets: [Int])])] = []

  init(_ random: inout SplitMix) {
    let count = Int.random(in: 2...5, using: &random)
    for set in 0..<count {
      var values: [String: Value] = [:]
      for name in Self.names where set == 0 || Int.random(in: 0..<5, using: &random) < 2 {
        let hasBase = Int.random(in: 0..<5, using: &random) < 2
        values[name] = Value(
          base: hasBase ? Self.names.randomElement(using: &random) : nil,
          number: Bool.random(using: &random) ? 0 : Int.random(in: 1...9, using: &random))
      }
      sets.append(values)
    }
    for (name, themes) in [("Scheme", ["Light", "Dark"]), ("Size", ["Small", "Large"])] {
      groups.append(
        (
          name,
          themes.map { theme in
            (theme, [0] + (1..<count).filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
          }
        ))
    }
  }

  var files: [(String, String)] {
    var members = sets.enumerated().map { index, values in
      let tokens = values.sorted { $0.key < $1.key }.map { name, value in
        let sum = value.base.map { value.number == 0 ? "{\($0)}" : "{\($0)} + \(value.number)" }
        return "\"\(name)\": { \"type\": \"spacing\", \"value\": \"\(sum ?? "\(value.number)")\" }"
      }
      return "\"s\(index)\": { \(tokens.joined(separator: ", ")) }"
    }
    let themes = groups.flatMap { group in
      group.themes.map { theme in
        let states = theme.sets.map { "\"s\($0)\": \"enabled\"" }.joined(separator: ", ")
        return
          "{ \"name\": \"\(theme.name)\", \"group\": \"\(group.name)\", \"selectedTokenSets\": { \(states) } }"
      }
    }
    members.append("\"$themes\": [\(themes.joined(separator: ",\n"))]")
    let order = sets.indices.map { "\"s\($0)\"" }.joined(separator: ", ")
    members.append("\"$metadata\": { \"tokenSetOrder\": [\(order)] }")
    return [("t.json", "{ \(members.joined(separator: ",\n")) }"), ("a.yaml", "imports: [t.json]\n")]
  }

  var combinations: [[Int]] { (0..<2).flatMap { scheme in (0..<2).map { [scheme, $0] } } }

  func modes(_ themes: [Int]) -> [String] {
    (themes[0] == 1 ? ["dark"] : []) + (themes[1] == 1 ? ["large"] : [])
  }

  func merged(_ themes: [Int]) -> [String: (base: String?, number: Int)] {
    let active = Set(zip(groups, themes).flatMap { $0.themes[$1].sets })
    let themed = Set(groups.flatMap { $0.themes.flatMap(\.sets) })
    var merged: [String: (base: String?, number: Int)] = [:]
    for isThemed in [false, true] {
      for set in sets.indices where isThemed ? active.contains(set) : !themed.contains(set) {
        for (name, value) in sets[set] { merged[name] = (value.base, value.number) }
      }
    }
    return merged
  }

  /// Nil where it leads into a circle.
  func number(_ name: String, in merged: [String: (base: String?, number: Int)], steps: Int = 0) -> Double? {
    guard let value = merged[name], steps < 20 else { return nil }
    guard let base = value.base else { return Double(value.number) }
    return number(base, in: merged, steps: steps + 1).map { $0 + Double(value.number) }
  }
}
