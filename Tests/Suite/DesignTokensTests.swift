import SeededRandom
import ShippedStyles
import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import Testing

@testable import StyleEmit

/// What `generate --target dtcg` writes: it comes back as the same Swift, and anybody who follows the format reads the same values of it.
@Suite struct DesignTokensTests {
  @Test(arguments: (1...600).map(UInt64.init).someCases(oneIn: 5))
  func tokensComeBackAsTheSameSwift(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    try comesBack(RandomTokens(&random), seed)
  }

  /// With many values for several modes together, of which some say nothing that a value for fewer modes doesn't say.
  @Test(arguments: (1...600).map(UInt64.init).someCases(oneIn: 5))
  func tokensOfManyModesComeBackAsTheSameSwift(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    try comesBack(RandomTokens(&random, mostModes: 5, mostCases: 5), seed)
  }

  /// Writes tokens and imports what was written; checks that Swift and a second writing are the same.
  private func comesBack(_ design: RandomTokens, _ seed: UInt64) throws {
    let original = compiled([
      ("tokens.yaml", design.tokens), ("a.yaml", "imports: [tokens.yaml]\n" + design.rest),
    ])
    #expect(messages(original) == [], "\(seed): \(design.tokens)")
    let documents = OutputTarget.dtcg.documents(of: original.product, in: SourceMap())
    let files = documents.map { ("tokens/" + $0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    let again = compiled(files + [("a.yaml", "imports: [tokens/]\n" + design.rest)])
    #expect(messages(again) == [], "\(seed)")
    let (wanted, found) = (swift(original.product), swift(again.product))
    #expect(found.map(\.path) == wanted.map(\.path))
    for (file, other) in zip(wanted, found) where file.text != other.text {
      let lines = zip(file.text.split(separator: "\n"), other.text.split(separator: "\n"))
      let first = lines.first { $0 != $1 }
      Issue.record("\(seed): \(file.path): \(first.map { "\($0) / \($1)" } ?? "") \(design.tokens)")
    }
    // And as the same design tokens.
    let second = OutputTarget.dtcg.documents(of: again.product, in: SourceMap())
    #expect(second.map(\.path) == documents.map(\.path))
    let isSame = second.map(\.bytes) == documents.map(\.bytes)
    #expect(isSame, "\(seed)")
  }

  /// Where nothing else declares the axes, the resolver document does.
  @Test(arguments: 1...60)
  func aResolverDocumentDeclaresItsAxes(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let design = RandomTokens(&random)
    let original = compiled([("tokens.yaml", design.rest + design.tokens)]).product
    let documents = OutputTarget.dtcg.documents(of: original, in: SourceMap())
    let files = documents.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    let again = compiled(files + [("a.yaml", "imports: [DesignTokens/]\n")])
    #expect(messages(again) == [])
    let sheet = again.product
    for token in original.tokens {
      let other = try #require(sheet.tokens.first { $0.name == token.name }, "\(seed): \(token.name)")
      for modes in original.modes.combinations(of: original.modes.axes(in: [token.value.conditions])) {
        let names = original.modes.name(modes).split(separator: "+").map(String.init)
        let same = names.reduce(into: ModeSet()) { $0.formUnion(sheet.modes[named: $1] ?? []) }
        #expect(
          other.value[sheet.modes.completed(same)].value
            == token.value[original.modes.completed(modes)].value,
          "\(seed): \(token.name) \(names)")
      }
    }
  }

  /// In the group of an import, what stylec keeps of a token refers to tokens of that group.
  @Test(arguments: 1...20)
  func tokensComeBackInAGroup(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let design = RandomTokens(&random)
    let original = compiled([("tokens.yaml", design.rest + design.tokens)]).product
    let documents = OutputTarget.dtcg.documents(of: original, in: SourceMap())
    let files = documents.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    let again = compiled(files + [("a.yaml", "imports: [{ tokens: DesignTokens/, group: shop }]\n")])
    #expect(messages(again) == [], "\(seed)")
    let values = Dictionary(uniqueKeysWithValues: again.product.tokens.map { ($0.name, $0.value.value) })
    for token in original.tokens {
      let name = token.type.rawValue + ".shop" + token.name.dropFirst(token.type.rawValue.count)
      #expect(values[name] == token.value.value, "\(seed): \(name)")
    }
    #expect(values.count == original.tokens.count)
  }

  /// A naive reading of the documents: contexts are merged in their order, and then aliases are followed.
  @Test(arguments: (1...120).map(UInt64.init), [false, true])
  func othersReadTheSameValues(_ seed: UInt64, _ hasManyModes: Bool) throws {
    var random = SplitMix(seed: seed)
    let design = hasManyModes ? RandomTokens(&random, mostModes: 5, mostCases: 5) : RandomTokens(&random)
    let sheet = compiled([("tokens.yaml", design.rest + design.tokens)]).product
    let resolver = try NaiveResolver(OutputTarget.dtcg.documents(of: sheet, in: SourceMap()))
    let conditions = sheet.tokens.map(\.value.conditions)
    var checked = 0
    for modes in sheet.modes.combinations(of: sheet.modes.axes(in: conditions)) {
      let merged = try resolver.merged(sheet.modes.name(modes).split(separator: "+").map(String.init))
      for (index, token) in sheet.tokens.enumerated() {
        let value = sheet.tokens[index].value[sheet.modes.completed(modes)].value
        let found = merged[token.name] ?? merged[token.name + ".$root"]
        switch value {
        case .number(let number):
          let said = found?["value"]?.double ?? found?.double
          #expect(
            said == (value.isHalfOfSide ? 9999 : number), "\(seed): \(token.name) \(sheet.modes.name(modes))")
        case .color(let color):
          let said = try #require(found.flatMap(NaiveResolver.color), "\(seed): \(token.name)")
          let distance = zip(components(said), components(color)).map { abs($0 - $1) }.max() ?? 1
          #expect(distance < 1e-9, "\(seed): \(token.name) \(sheet.modes.name(modes))")
        case .shadow(let shadow):
          #expect(found?["blur"]?["value"]?.double == 2 * shadow.radius)
          #expect(found?["offsetY"]?["value"]?.double == shadow.offset.height)
          let said = try #require(found?["color"].flatMap(NaiveResolver.color))
          #expect(abs(said.alpha - shadow.color.alpha * shadow.opacity) < 1e-9, "\(seed): \(token.name)")
        case .animation(let animation):
          #expect(found?["duration"]?["value"]?.double == animation.duration)
        case .font(let font):
          #expect(found?["fontSize"]?["value"]?.double == font.pointSize)
        case .gradientStops(let stops):
          #expect(
            found?.array?.compactMap { $0["position"]?.double } == stops.map { min(max($0.location, 0), 1) })
        case .shadows(let shadows):
          #expect(found?.array?.compactMap { $0["spread"]?["value"]?.double } == shadows.map(\.spread))
        case .string, .bool, .outline, .edgeInsets, .image: #expect(found == nil)
        default: Issue.record("\(seed): \(token.name) is \(value)")
        }
        checked += 1
      }
    }
    #expect(checked > 0)
  }

  /// The styles that the project ships have a token of many types.
  @Test func shippedTokensComeBack() throws {
    var sources = SourceMap()
    for file in try shippedStyles() { _ = sources.add(path: file.path, bytes: file.bytes) }
    let sheet = compile(sources).product
    let documents = OutputTarget.dtcg.documents(of: sheet, in: sources)
    let files = documents.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    let again = compiled(files + [("a.yaml", "imports: [DesignTokens/]\n")])
    #expect(messages(again) == [])
    // Tokens of one group stand together, whatever files they are of.
    let values = Dictionary(uniqueKeysWithValues: again.product.tokens.map { ($0.name, $0.value.value) })
    #expect(values == Dictionary(uniqueKeysWithValues: sheet.tokens.map { ($0.name, $0.value.value) }))
    #expect(sheet.tokens.count > 20)
  }

  @Test func whatDesignTokensLackIsTold() {
    let yaml = """
      tokens:
        length: { pill: 50%, other: { value: 1, dark: 50% } }
        gradient: { shimmer: { value: [{ color: red, location: -1 }, { color: blue, location: 1 }] } }
        font:
          body: { value: { textStyle: body, weight: bold } }
          caps: { value: { family: Inter, size: 12, lineHeight: 16, textCase: uppercase } }
          plain: { value: { family: Inter, size: 12 } }
        string: { title: Hello }
        bool: { isOn: true, isOff: false }

      """
    #expect(
      OutputTarget.dtcg.losses(of: compiled([("a.yaml", yaml)]).product) == [
        "in design tokens, 50% of a side is written as 9999 points: ‘length.pill’ and one other",
        "in design tokens, stops beyond the line of a gradient are written as its ends: ‘gradient.shimmer’",
        "in design tokens, the system's font is written as ‘system-ui’: ‘font.body’",
        "in design tokens, a font has no more than a family, a size, a weight, a tracking and a line height: ‘font.caps’",
        "in design tokens, a font's own line height is written as 1.2: ‘font.plain’",
        "in design tokens, texts, flags, outlines, insets and images stand in ‘$extensions’, which only stylec reads: ‘string.title’ and 2 others",
      ])
  }

  /// A value that another program has changed counts, and what was kept of the earlier one doesn't.
  @Test func aChangedValueCounts() throws {
    let yaml = "tokens: { color: { ink: black, soft: \"alpha($color.ink, 0.5)\" } }\n"
    let documents = OutputTarget.dtcg.documents(of: compiled([("a.yaml", yaml)]).product, in: SourceMap())
    var files = documents.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    let base = try #require(files.firstIndex { $0.0.hasSuffix("base.tokens.json") })
    let value = ##""$value": {"colorSpace":"srgb","components":[0,0,0],"alpha":0.5,"hex":"#000000"}"##
    #expect(files[base].1.contains(value))
    files[base].1 = files[base].1.replacing(
      value, with: #""$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 }"#)
    let changed = compiled(files + [("b.yaml", "imports: [DesignTokens/]\n")])
    #expect(changed.diagnostics.map(\.code.id) == ["token-loss"])
    #expect(
      changed.product.tokens.last?.value.value == .color(Color(red: 255, green: 0, blue: 0).withAlpha(0.5)))
    // Spaces and the order of members change nothing.
    files[base].1 = files[base].1.replacing(
      #"{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 }"#,
      with: ##"{ "hex": "#000000", "components": [0.0, 0, 0], "alpha": 5e-1, "colorSpace": "srgb" }"##)
    let same = compiled(files + [("b.yaml", "imports: [DesignTokens/]\n")])
    #expect(same.diagnostics.isEmpty, "\(same.diagnostics.map(\.message))")
    #expect(same.product.tokens.last?.value.value == .color(.black.withAlpha(0.5)))
  }

  /// What is kept without a known type is no token, which is told; a name that can't be one doesn't count.
  @Test func oddThingsThatAreKeptAreTold() {
    func found(_ kept: String, _ token: String = "{}") -> (messages: [String], names: [String]) {
      let json = """
        { "color": { "$type": "color", "ink": {
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0] }, "$extensions": { "org.stylec": \(token) } } },
          "$extensions": { "org.stylec": { "tokens": \(kept) } } }
        """
      let sheet = compiled([("t.tokens.json", json), ("a.yaml", "imports: [t.tokens.json]\n")])
      return (messages(sheet), sheet.product.tokens.map(\.name))
    }
    let text = #""a": { "$value": "x" }"#
    #expect(found("{ \"string\": { \"$type\": \"string\", \(text) } }").names == ["color.ink", "string.a"])
    #expect(found("{ \"string\": { \(text) } }").messages == ["the token ‘string.a’ has no type"])
    #expect(
      found("{ \"s\": { \"$type\": \"nope\", \(text) } }").messages == ["‘nope’ is no type of a style file"])
    for kept in ["{}", "[]", "5", "null"] { #expect(found(kept).names == ["color.ink"], "\(kept)") }
    for name in ["a b{}", "..a", "", "a."] {
      #expect(found("{}", "{ \"name\": \"\(name)\" }").names == ["color.ink"], "\(name)")
    }
    #expect(found("{}", #"{ "name": "Ink.Deep", "private": "yes" }"#).names == ["color.Ink.Deep"])
  }

  private func compiled(_ files: [(String, String)]) -> Diagnosed<ResolvedSheet> {
    var sources = SourceMap()
    for (path, text) in files { _ = sources.add(path: path, bytes: Array(text.utf8)) }
    return compile(sources)
  }

  /// Generated files, which name the file of each token.
  private func swift(_ sheet: ResolvedSheet) -> [(path: String, text: String)] {
    emit(sheet, targets: [.plain, .uikit]).map {
      let text = String(decoding: $0.bytes, as: UTF8.self)
      return ($0.path, text.replacing("base.tokens.json", with: "tokens.yaml"))
    }
  }

  /// What is an error or a warning.
  private func messages(_ compiled: Diagnosed<ResolvedSheet>) -> [String] {
    compiled.diagnostics.filter { $0.severity != .info }.map(\.message)
  }

  private func components(_ color: Color) -> [Double] {
    let plain = color.converted(to: .srgb)
    return [plain.components.first, plain.components.second, plain.components.third, plain.alpha]
  }
}

/// Reads resolver documents as the format says it, and shares no code with stylec's reader.
private struct NaiveResolver {
  private let files: [String: JSONValue]
  private let resolver: JSONValue

  init(_ documents: [OutputDocument]) throws {
    var files: [String: JSONValue] = [:]
    for document in documents {
      let name = document.path.split(separator: "/").dropFirst().joined(separator: "/")
      files[name] = try parseJSON(document.bytes).get()
    }
    self.files = files
    resolver = try #require(files["styles.resolver.json"])
    #expect(resolver["version"]?.string == "2025.10")
  }

  /// The values of all tokens where modes hold, with aliases followed.
  func merged(_ modes: [String]) throws -> [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    for element in resolver["resolutionOrder"]?.array ?? [] {
      let steps = (element["$ref"]?.string ?? "").split(separator: "/").map(String.init)
      let part = try #require(resolver[steps[1]]?[steps[2]])
      var sources = part["sources"]?.array ?? []
      if let contexts = part["contexts"]?.members {
        // The one that names most of the modes, and no other.
        let holding = contexts.filter { context in
          context.name.split(separator: "+").allSatisfy { modes.contains(String($0)) }
        }
        let most = holding.max {
          $0.name.split(separator: "+").count(where: { !isUsual(String($0)) })
            < $1.name.split(separator: "+").count(where: { !isUsual(String($0)) })
        }
        let known = contexts.contains { $0.name == part["default"]?.string }
        #expect(known)
        sources = most?.value.array ?? []
      }
      for source in sources { add(try #require(files[source["$ref"]?.string ?? ""]), "", &values) }
    }
    let unresolved = values
    return values.mapValues { resolve($0, unresolved, 0) }
  }

  private func isUsual(_ mode: String) -> Bool {
    ["light", "standard-contrast", "ocean", "regular"].contains(mode)
  }

  private func add(_ group: JSONValue, _ path: String, _ values: inout [String: JSONValue]) {
    for member in group.members ?? [] where !member.name.hasPrefix("$") || member.name == "$root" {
      let name = path.isEmpty ? member.name : path + "." + member.name
      if let value = member.value["$value"] { values[name] = value } else { add(member.value, name, &values) }
    }
  }

  private func resolve(_ value: JSONValue, _ values: [String: JSONValue], _ depth: Int) -> JSONValue {
    switch value {
    case .string(let text) where text.hasPrefix("{") && depth < 100:
      values[String(text.dropFirst().dropLast())].map { resolve($0, values, depth + 1) } ?? .null
    case .array(let elements): .array(elements.map { resolve($0, values, depth) })
    case .object(let members): .object(members.map { .init($0.name, resolve($0.value, values, depth)) })
    case .null, .bool, .integer, .number, .string: value
    }
  }

  static func color(_ value: JSONValue) -> Color? {
    guard let space = value["colorSpace"]?.string.flatMap(ColorSpace.init(rawValue:)),
      let parts = value["components"]?.array, parts.count == 3
    else { return nil }
    return Color(
      space, parts[0].double ?? 0, parts[1].double ?? 0, parts[2].double ?? 0,
      alpha: value["alpha"]?.double ?? 1)
  }
}
