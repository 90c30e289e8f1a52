import SeededRandom
import StyleCompiler
import StyleModel
import StyleSource
import Testing

/// Sets of tokens with themes, compared with what merging the sets of each combination of themes gives.
@Suite struct TokenSetTests {
  @Test(arguments: 1...150)
  func tokensAreThoseOfTheMergedSets(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let design = RandomSets(&random)
    let compiled = sheet(design.files)
    let errors = compiled.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(seed): \(errors.map(\.message)) \(design.files)")
    let sheet = compiled.product
    var checked = 0
    for themes in design.combinations {
      let merged = design.merged(themes)
      let modes = design.modes(themes).reduce(into: ModeSet()) { set, name in
        for value in sheet.modes.axes.flatMap(\.values) where value.name == name { set.formUnion(value.mode) }
      }
      for token in sheet.tokens {
        let name = String(token.name.dropFirst("length.".count))
        guard let wanted = design.number(name, in: merged) else { continue }
        let found = token.value[sheet.modes.completed(modes)].value.double ?? .nan
        checked += 1
        #expect(found == wanted, "\(seed): \(name) \(themes) \(design.files)")
      }
    }
    #expect(checked > 0)
  }

  /// A resolver document says the same by sets and modifiers, each at its place in the order.
  @Test(arguments: 1...150)
  func tokensAreThoseThatAResolverOrders(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let design = RandomResolver(&random)
    let compiled = sheet(design.files)
    let errors = compiled.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(seed): \(errors.map(\.message)) \(design.files)")
    let sheet = compiled.product
    for contexts in design.combinations {
      let merged = design.merged(contexts)
      let names = zip(design.modifiers, contexts).map { $0.contexts[$1].name }
      let modes = names.reduce(into: ModeSet()) { set, name in
        for value in sheet.modes.axes.flatMap(\.values) where value.name == name { set.formUnion(value.mode) }
      }
      for token in sheet.tokens {
        guard let wanted = merged[String(token.name.dropFirst("number.".count))] else { continue }
        let found = token.value[sheet.modes.completed(modes)].value.double ?? .nan
        #expect(found == Double(wanted), "\(seed): \(token.name) \(names) \(design.files)")
      }
    }
  }

  /// Whatever is broken, every finding lies in its file.
  @Test(arguments: 1...300)
  func damagedSetsAreReported(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var files = RandomSets(&random).files
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0..<files.count, using: &random)
      var bytes = Array(files[place].1.utf8)
      guard bytes.count > 24 else { continue }
      let start = Int.random(in: 0..<bytes.count - 20, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.removeSubrange(start..<start + Int.random(in: 1...20, using: &random))
      case 1: bytes.replaceSubrange(start..<start + 5, with: bytes[start + 8..<start + 20])
      default:
        bytes[start] = [0x22, 0x7B, 0x7D, 0x24, 0x2C, 0x2A, 0x30, 0x5B].randomElement(using: &random) ?? 0
      }
      files[place].1 = String(decoding: bytes, as: UTF8.self)
    }
    var sources = SourceMap()
    for (path, text) in files { _ = sources.add(path: path, bytes: Array(text.utf8)) }
    for diagnostic in compile(sources).diagnostics {
      let count = sources[diagnostic.span.file].bytes.count
      #expect(diagnostic.span.start <= diagnostic.span.end && diagnostic.span.end <= count, "\(files)")
    }
  }

  private func sheet(_ files: [(String, String)]) -> Diagnosed<ResolvedSheet> {
    var sources = SourceMap()
    for (path, text) in files { _ = sources.add(path: path, bytes: Array(text.utf8)) }
    return compile(sources)
  }
}

/// Random sets, and groups of themes that have them.
private struct RandomSets {
  private struct Tokens {
    let set: String
    /// By name, a number, or another token and what it is multiplied by.
    var values: [(name: String, base: String?, number: Int)] = []
  }

  private var sets: [Tokens] = []
  private let order: [String]
  /// Of each theme, the sets that hold with it.
  private var groups: [(name: String, themes: [(name: String, sets: [String: String])])] = []
  private let isOneFile: Bool

  init(_ random: inout SplitMix) {
    isOneFile = Bool.random(using: &random)
    let count = Int.random(in: 1...6, using: &random)
    let names = (0..<count).map { "part/s\($0)" } + ["base"]
    for name in names {
      var tokens = Tokens(set: name)
      for index in 0..<6 where name == "base" ? index < 3 : Bool.random(using: &random) {
        let base =
          name != "base" && index >= 3 && Bool.random(using: &random)
          ? "t\(Int.random(in: 0..<3, using: &random))" : nil
        tokens.values.append(("t\(index)", base, Int.random(in: 1...9, using: &random)))
      }
      sets.append(tokens)
    }
    sets.shuffle(using: &random)
    order = names.shuffled(using: &random)
    let all: [(String, [String])] = [
      ("Scheme", ["Light", "Dark", "Dark HC"]), ("Size", ["Small", "Large"]), ("Brand", ["A", "B", "C"]),
    ]
    for (name, themes) in all.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)) {
      var group: (name: String, themes: [(name: String, sets: [String: String])]) = (name, [])
      // The first mode holds where no other does, so it comes first.
      for theme in themes {
        var states: [String: String] = ["base": ["enabled", "source"].randomElement(using: &random) ?? ""]
        for set in names where set != "base" {
          states[set] = ["enabled", "source", "disabled", "disabled"].randomElement(using: &random)
        }
        group.themes.append((theme, states))
      }
      groups.append(group)
    }
  }

  var files: [(String, String)] {
    let themes =
      "["
      + groups.flatMap { group in
        group.themes.map { theme in
          let states = theme.sets.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
          return
            "{ \"name\": \"\(theme.name)\", \"group\": \"\(group.name)\", \"selectedTokenSets\": { \(states.joined(separator: ", ")) } }"
        }
      }.joined(separator: ",\n") + "]"
    let metadata = "{ \"tokenSetOrder\": [\(order.map { "\"\($0)\"" }.joined(separator: ", "))] }"
    let bodies = sets.map { set in
      let tokens = set.values.map { name, base, number in
        "\"\(name)\": { \"type\": \"spacing\", \"value\": \"\(base.map { "{\($0)} * " } ?? "")\(number)\" }"
      }
      return (set.set, "{ \(tokens.joined(separator: ", ")) }")
    }
    if isOneFile {
      let members =
        bodies.map { "\"\($0)\": \($1)" } + ["\"$themes\": \(themes)", "\"$metadata\": \(metadata)"]
      return [("t.json", "{ \(members.joined(separator: ",\n")) }"), ("a.yaml", "imports: [t.json]\n")]
    }
    return bodies.map { ("t/\($0).json", $1) }
      + [("t/$themes.json", themes), ("t/$metadata.json", metadata), ("a.yaml", "imports: [t/]\n")]
  }

  var combinations: [[Int]] {
    groups.reduce([[]]) { all, group in all.flatMap { one in group.themes.indices.map { one + [$0] } } }
  }

  /// The names of modes for a choice of themes; an axis that no set depends on has none.
  func modes(_ themes: [Int]) -> [String] {
    zip(groups, themes).flatMap { group, theme -> [String] in
      let name = group.themes[theme].name
      switch name {
      case "Light": return []
      case "Dark": return ["dark"]
      case "Dark HC": return ["dark", "high-contrast"]
      default: return theme == 0 ? [] : [name.lowercased()]
      }
    }
  }

  /// What the sets of some themes say together.
  func merged(_ themes: [Int]) -> [String: (base: String?, number: Int)] {
    var active: Set<String> = []
    for (group, theme) in zip(groups, themes) {
      for (set, state) in group.themes[theme].sets where state != "disabled" { active.insert(set) }
    }
    var merged: [String: (base: String?, number: Int)] = [:]
    let themed = Set(
      groups.flatMap(\.themes).flatMap { $0.sets.filter { $0.value != "disabled" }.map(\.key) })
    // A set that no theme has gives way to all others.
    for isThemed in [false, true] {
      for name in order where isThemed ? active.contains(name) : !themed.contains(name) {
        for value in sets.first(where: { $0.set == name })?.values ?? [] {
          merged[value.name] = (value.base, value.number)
        }
      }
    }
    return merged
  }

  func number(_ name: String, in merged: [String: (base: String?, number: Int)], steps: Int = 0) -> Double? {
    guard let value = merged[name], steps < 20 else { return nil }
    guard let base = value.base else { return Double(value.number) }
    return number(base, in: merged, steps: steps + 1).map { $0 * Double(value.number) }
  }
}

/// Random files, and a resolver document that orders them. A file may hold in several places.
private struct RandomResolver {
  private var contents: [[String: Int]] = []
  private(set) var modifiers: [(name: String, contexts: [(name: String, sources: [Int])])] = []
  private var order: [Part] = []

  private enum Part {
    case set([Int])
    case modifier(Int)
  }

  init(_ random: inout SplitMix) {
    let count = Int.random(in: 1...5, using: &random)
    for _ in 0..<count {
      var tokens: [String: Int] = [:]
      for index in 0..<5 where Bool.random(using: &random) {
        tokens["t\(index)"] = Int.random(in: 1...99, using: &random)
      }
      contents.append(tokens)
    }
    func some() -> [Int] {
      (0..<count).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }.shuffled(using: &random)
    }
    for (name, contexts) in [("theme", ["light", "dark"]), ("size", ["small", "medium", "large"])] {
      modifiers.append((name, contexts.map { ($0, some()) }))
    }
    order = [.modifier(0), .modifier(1)]
    for _ in 0..<Int.random(in: 1...3, using: &random) { order.append(.set(some())) }
    order.shuffle(using: &random)
  }

  var files: [(String, String)] {
    func sources(_ files: [Int]) -> String {
      "[" + files.map { "{ \"$ref\": \"f\($0).json\" }" }.joined(separator: ", ") + "]"
    }
    let bodies = contents.enumerated().map { index, tokens in
      let members = tokens.sorted { $0.key < $1.key }.map {
        "\"\($0)\": { \"$type\": \"number\", \"$value\": \($1) }"
      }
      return ("t/f\(index).json", "{ \(members.joined(separator: ", ")) }")
    }
    let modifiers = modifiers.map { name, contexts in
      "\"\(name)\": { \"default\": \"\(contexts[0].name)\", \"contexts\": { "
        + contexts.map { "\"\($0.name)\": \(sources($0.sources))" }.joined(separator: ", ") + " } }"
    }
    let parts = order.enumerated().map { index, part in
      switch part {
      case .set(let files): "{ \"type\": \"set\", \"name\": \"s\(index)\", \"sources\": \(sources(files)) }"
      case .modifier(let index): "{ \"$ref\": \"#/modifiers/\(self.modifiers[index].name)\" }"
      }
    }
    let document =
      "{ \"version\": \"2025.10\", \"modifiers\": { \(modifiers.joined(separator: ", ")) }, \"resolutionOrder\": [\(parts.joined(separator: ",\n"))] }"
    // What the document doesn't name would stand for itself.
    let named = bodies.filter { document.contains("\"\($0.0.dropFirst(2))\"") }
    return named + [("t/app.resolver.json", document), ("a.yaml", "imports: [t/]\n")]
  }

  var combinations: [[Int]] { (0..<2).flatMap { a in (0..<3).map { [a, $0] } } }

  func merged(_ contexts: [Int]) -> [String: Int] {
    var merged: [String: Int] = [:]
    for part in order {
      let files =
        switch part {
        case .set(let files): files
        case .modifier(let index): modifiers[index].contexts[contexts[index]].sources
        }
      for file in files { merged.merge(contents[file]) { _, new in new } }
    }
    return merged
  }
}
