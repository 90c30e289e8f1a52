import SeededRandom
import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import Testing

@testable import StyleEmit

/// What other programs keep in the `$extensions` of design tokens comes back in the design tokens that stylec writes.
@Suite struct ForeignExtensionsTests {
  @Test(arguments: [OutputTarget.dtcg, .figma], 1...30)
  func extensionsComeBack(_ target: OutputTarget, _ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var extensions: [String: JSONValue] = [:]
    let tokens = (0..<6).map { index -> JSONValue.Member in
      let members = (0..<Int.random(in: 0...3, using: &random)).map {
        JSONValue.Member("com.example.\($0)", value(&random, depth: 3))
      }
      if !members.isEmpty { extensions["t\(index)"] = .object(members) }
      return .init("t\(index)", ["$value": .integer(index), "$extensions": .object(members)])
    }
    let file = JSONValue.object([.init("number", .object([.init("$type", "number")] + tokens))])
    let sheet = try compiled([("t.tokens.json", String(decoding: file.documentBytes, as: UTF8.self))])
    #expect(sheet.tokens.count == 6)
    let documents = target.documents(of: sheet, in: SourceMap())
    for document in documents where !document.path.hasSuffix("resolver.json") {
      let group = try #require(try parseJSON(document.bytes).get()["number"])
      for index in 0..<6 {
        let found = (group["t\(index)"]?["$extensions"]?.members ?? []).filter {
          $0.name.hasPrefix("com.example")
        }
        #expect(JSONValue.object(found) == extensions["t\(index)"] ?? .object([]), "\(seed): t\(index)")
      }
    }
    // Also a second time, and as the same bytes.
    let files = documents.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    let again = try compiled(files, folder: target == .dtcg ? "DesignTokens/" : "FigmaVariables/")
    #expect(target.documents(of: again, in: SourceMap()).map(\.bytes) == documents.map(\.bytes), "\(seed)")
  }

  /// Comments, and what stylec takes into a style file, aren't kept; the ID of a variable is.
  @Test func whatIsKnownIsNotKeptTwice() throws {
    let json = #"""
      { "$extensions": { "com.figma.modeName": "Value" }, "ink": { "$type": "color",
        "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1, "hex": "#000000" },
        "$extensions": { "com.figma.variableId": "VariableID:1:2", "com.figma.scopes": ["ALL_SCOPES"],
          "com.figma.isOverride": true, "a\"b": [1e30, -0.10, "\u0000\ud83d\ude00", null] } } }
      """#
    let sheet = try compiled([("t.tokens.json", json)])
    func extensions(_ target: OutputTarget, _ suffix: String) throws -> JSONValue? {
      let document = try #require(
        target.documents(of: sheet, in: SourceMap()).first { $0.path.hasSuffix(suffix) })
      return try parseJSON(document.bytes).get()["ink"]?["$extensions"]
    }
    #expect(sheet.tokens.map(\.identity) == ["VariableID:1:2"])
    #expect(
      try extensions(.dtcg, "base.tokens.json")?.members?.map(\.name) == ["com.figma.isOverride", "a\"b"])
    #expect(
      try extensions(.figma, "Value.tokens.json")?.members?.map(\.name) == [
        "com.figma.isOverride", "a\"b", "com.figma.variableId", "com.figma.scopes",
      ])
  }

  /// So do those of groups and files, and of the sets and modifiers of resolver documents.
  @Test(arguments: 1...30) func extensionsOfMoreThanTokensComeBack(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let tree = groups(&random, depth: 3)
    let file = JSONValue.object([
      .init("$extensions", extensions(&random)),
      .init("number", .object([.init("$type", "number")] + tree)),
    ])
    let own = (0..<2).map { _ in extensions(&random) }
    let resolver: JSONValue = [
      "version": "2025.10",
      "sets": ["all": ["sources": [["$ref": "t.tokens.json"]], "$extensions": own[0]]],
      "modifiers": [
        "theme": [
          "contexts": ["light": [], "dark": [["number": ["$type": "number", "t": ["$value": 7]]]]],
          "default": "light", "$extensions": own[1],
        ]
      ],
      "resolutionOrder": [["$ref": "#/sets/all"], ["$ref": "#/modifiers/theme"]],
    ]
    func text(_ json: JSONValue) -> String { String(decoding: json.documentBytes, as: UTF8.self) }
    let sheet = try compiled(
      [("tokens/t.tokens.json", text(file)), ("tokens/t.resolver.json", text(resolver))], folder: "tokens/")
    let documents = OutputTarget.dtcg.documents(of: sheet, in: SourceMap())
    func written(_ name: String) throws -> JSONValue {
      try parseJSON(#require(documents.first { $0.path.hasSuffix(name) }).bytes).get()
    }
    func check(_ said: JSONValue?, _ written: JSONValue?, _ place: String) {
      let members = said?["$extensions"]?.members ?? []
      #expect(
        written?["$extensions"] ?? .object([]) == .object(members), "\(seed): \(place)")
      for member in said?.members ?? [] where !member.name.hasPrefix("$") {
        check(member.value, written?[member.name], place + "." + member.name)
      }
    }
    try check(file, written("base.tokens.json"), "")
    let document = try written("resolver.json")
    #expect(document["sets"]?["all"]?["$extensions"] ?? .object([]) == own[0])
    #expect(document["modifiers"]?["theme"]?["$extensions"] ?? .object([]) == own[1])
    // Also a second time, and as the same bytes.
    let files = documents.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    let again = try compiled(files, folder: "DesignTokens/")
    #expect(OutputTarget.dtcg.documents(of: again, in: SourceMap()).map(\.bytes) == documents.map(\.bytes))
  }

  /// Of what two files say differently, the first counts, and a notice tells.
  @Test func whatIsSaidTwiceIsKeptOnce() throws {
    func file(_ key: Int, _ type: String, _ value: String) -> String {
      """
      { "$extensions": { "com.a": \(key), "b\(key)": 1 },
        "Shop": { "$extensions": { "com.c": true, "org.stylec": {} }, "t\(key)": { "$type": "\(type)", "$value": \(value) } } }
      """
    }
    let sheet = try compiled(
      [
        ("tokens/a.tokens.json", file(1, "number", "1")),
        ("tokens/b.tokens.json", file(2, "dimension", #"{ "value": 2, "unit": "px" }"#)),
      ], folder: "tokens/")
    let documents = OutputTarget.dtcg.documents(of: sheet, in: SourceMap())
    let base = try parseJSON(#require(documents.last { $0.path.hasSuffix("base.tokens.json") }).bytes).get()
    #expect(base["$extensions"] == ["com.a": 1, "b1": 1, "b2": 1])
    #expect(base["Shop"]?["$extensions"] == ["com.c": true])
    #expect(
      OutputTarget.dtcg.losses(of: sheet) == [
        "in design tokens, ‘$extensions’ has what the first file says under ‘com.a’: others say something else"
      ])
  }

  private func extensions(_ random: inout SplitMix) -> JSONValue {
    .object(
      (0..<Int.random(in: 0...2, using: &random)).map {
        JSONValue.Member("com.example.\($0)", value(&random, depth: 3))
      })
  }

  /// A token, and perhaps groups.
  private func groups(_ random: inout SplitMix, depth: Int) -> [JSONValue.Member] {
    let own = extensions(&random)
    let inner = (0..<(depth == 0 ? 0 : Int.random(in: 1...2, using: &random))).map {
      JSONValue.Member("g\($0)", .object(groups(&random, depth: depth - 1)))
    }
    return [.init("$extensions", own), .init("t", ["$value": 1])] + inner
  }

  private func value(_ random: inout SplitMix, depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .integer(Int.random(in: -1000...1000, using: &random))
    case 3: return .number(Double(2 * Int.random(in: -1000...1000, using: &random) + 1) / 8)
    case 4:
      return .string(
        ["", "a\"b", "é\n\u{1}", "{color.x}", "$x", "true", "12"].randomElement(using: &random) ?? "")
    case 5: return .array([])
    case 6: return .array((0..<3).map { _ in value(&random, depth: depth - 1) })
    default:
      return .object((0..<3).map { .init("k\($0)", value(&random, depth: depth - 1)) })
    }
  }

  private func compiled(_ files: [(String, String)], folder: String = "t.tokens.json") throws -> ResolvedSheet
  {
    var sources = SourceMap()
    for (path, text) in files + [("a.yaml", "imports: [\(folder)]\n")] {
      _ = sources.add(path: path, bytes: Array(text.utf8))
    }
    let sheet = compile(sources)
    #expect(sheet.diagnostics.filter { $0.severity != .info }.map(\.message) == [])
    return sheet.product
  }
}
