import SeededRandom
import ShippedStyles
import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import Testing

@testable import StyleEmit

/// What `generate --target figma` writes: it comes back as the same values in all modes, and has the form of what Figma exports.
@Suite struct FigmaVariablesTests {
  private static let shown: Set<TokenType> = [.color, .number, .length, .string, .bool]

  @Test(arguments: 1...120)
  func variablesComeBack(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let design = RandomTokens(&random)
    let original = compiled([("tokens.yaml", design.rest + design.tokens)]).product
    let documents = OutputTarget.figma.documents(of: original, in: SourceMap())
    let axes = "modes: { brand: [ocean, forest, sand], density: [regular, compact] }\n"
    let again = compiled(files(documents) + [("a.yaml", "imports: [FigmaVariables/]\n" + axes)])
    let problems = again.diagnostics.filter { $0.severity != .info }.map(\.message)
    #expect(problems == [], "\(seed): \(design.tokens)")
    expectSame(original, again.product, "\(seed): \(design.tokens)")
    // And as the same variables.
    let second = OutputTarget.figma.documents(of: again.product, in: SourceMap())
    #expect(second.map(\.path).sorted() == documents.map(\.path).sorted(), "\(seed)")
  }

  /// Each collection has the same variables in all its files, and each alias leads to one of the file or the collection that it names.
  @Test(arguments: 1...120)
  func filesHaveTheFormOfFigma(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let design = RandomTokens(&random)
    let sheet = compiled([("tokens.yaml", design.rest + design.tokens)]).product
    var collections: [String: [(mode: String, variables: [String: JSONValue])]] = [:]
    for document in OutputTarget.figma.documents(of: sheet, in: SourceMap()) {
      let path = document.path.split(separator: "/").map(String.init)
      try #require(path.count == 3)
      let json = try parseJSON(document.bytes).get()
      let mode = try #require(json["$extensions"]?["com.figma.modeName"]?.string)
      #expect(path[2] == mode + ".tokens.json")
      var variables: [String: JSONValue] = [:]
      collect(json, "", &variables)
      collections[path[1], default: []].append((mode, variables))
    }
    for (name, files) in collections {
      #expect(Set(files.map(\.mode)).count == files.count)
      for (mode, variables) in files {
        #expect(variables.keys.sorted() == files[0].variables.keys.sorted(), "\(seed): \(name) \(mode)")
        for (path, variable) in variables {
          let type = try #require(variable["$type"]?.string)
          let value = try #require(variable["$value"])
          if let alias = variable["$extensions"]?["com.figma.aliasData"] {
            let other = try #require(collections[alias["targetVariableSetName"]?.string ?? ""])
            let target = try #require(other[0].variables[alias["targetVariableName"]?.string ?? ""])
            #expect(target["$type"]?.string == type && name != alias["targetVariableSetName"]?.string)
          }
          if let text = value.string, text.hasPrefix("{"), type != "string" {
            let target = text.dropFirst().dropLast().split(separator: ".").joined(separator: "/")
            #expect(variables[target]?["$type"]?.string == type, "\(seed): \(path) \(text)")
            continue
          }
          switch type {
          case "color":
            #expect(value["colorSpace"]?.string == "srgb")
            let parts = (value["components"]?.array ?? []).compactMap(\.double)
            #expect(parts.count == 3 && parts.allSatisfy { (0...1).contains($0) })
            let bytes = parts.map { Int(clamping: ($0 * 255).rounded()) }
            let hex =
              "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
            #expect(value["hex"]?.string == hex, "\(seed): \(path)")
            #expect(value["alpha"]?.double != nil)
          case "number": #expect(value.double != nil, "\(seed): \(path)")
          case "string": #expect(value.string != nil)
          default: Issue.record("\(seed): \(path) is \(type)")
          }
        }
      }
    }
  }

  @Test func shippedTokensComeBack() throws {
    var sources = SourceMap()
    for file in try shippedStyles() { _ = sources.add(path: file.path, bytes: file.bytes) }
    let sheet = compile(sources).product
    let documents = OutputTarget.figma.documents(of: sheet, in: sources)
    let axes = sheet.modes.axes.dropFirst(2).map { axis in
      "\(axis.name): [\(axis.values.map(\.name).joined(separator: ", "))]"
    }
    let again = compiled(
      files(documents) + [
        ("a.yaml", "imports: [FigmaVariables/]\nmodes: { \(axes.joined(separator: ", ")) }\n")
      ])
    #expect(again.diagnostics.filter { $0.severity != .info }.map(\.message) == [])
    expectSame(sheet, again.product, "shipped")
  }

  /// Figma has no variable that is a group too: such a token gets a name in its group that is free there.
  @Test(arguments: [
    (["x: '#565656'"], "g/default"), (["default: '#565656'"], "g/base"),
    (["default: '#565656'", "base: '#565656'"], "g/base-1"),
    (["default: '#565656'", "base: '#565656'", "base-1: { x: '#565656' }"], "g/base-2"),
  ])
  func aTokenThatIsAGroupTooStandsInIt(_ others: [String], _ name: String) throws {
    let files = [("a.yaml", "tokens: { color: { g: '#555555' } }\n")]
    let group = others.joined(separator: ", ")
    let sheet = compiled(files + [("b.yaml", "imports: [a.yaml]\ntokens: { color: { g: { \(group) } } }\n")])
    #expect(sheet.diagnostics.map(\.message) == [])
    let documents = OutputTarget.figma.documents(of: sheet.product, in: SourceMap())
    var variables: [String: JSONValue] = [:]
    for document in documents { collect(try parseJSON(document.bytes).get(), "", &variables) }
    #expect(variables["color/" + name]?["$value"]?["hex"]?.string == "#555555", "\(variables.keys.sorted())")
    #expect(variables.count == others.count + 1)
  }

  @Test func oneCollectionIsReadAsWritten() throws {
    let yaml = """
      tokens:
        color:
          ink: { value: "#102030", dark: white, description: Letters. }
          surface: { value: white, dark: black }
          card: { edge: { value: $color.surface, high-contrast: "rgb(0 0 0 / 50%)" } }
          plain: $color.ink
          soft: { value: "alpha($color.ink, 0.5)", private: true }
        number: { dim: 0.07, count: 3 }
        length: { gap: 8, pill: 50% }
        bool: { isOn: { value: true, deprecated: Gone. } }
        string: { title: Hello }
        font: { body: { value: { family: Inter, size: 12 } } }

      """
    let sheet = compiled([("a.yaml", yaml)])
    #expect(sheet.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let documents = OutputTarget.figma.documents(of: sheet.product, in: SourceMap())
    #expect(
      documents.map(\.path) == [
        "FigmaVariables/Appearance/Light.tokens.json", "FigmaVariables/Appearance/Dark.tokens.json",
        "FigmaVariables/Contrast/Standard Contrast.tokens.json",
        "FigmaVariables/Contrast/High Contrast.tokens.json",
        "FigmaVariables/Base/Value.tokens.json",
      ])
    func text(_ name: String) -> String {
      documents.first { $0.path.hasSuffix(name) }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }
    // Of another collection, a copy with the name of what it stands for.
    #expect(
      text("Base/Value.tokens.json").contains(
        #"""
            "plain": {
              "$type": "color",
              "$value": {"colorSpace":"srgb","components":[0.06274509803921569,0.12549019607843137,0.18823529411764706],"alpha":1,"hex":"#102030"},
              "$extensions": {"com.figma.scopes":["ALL_SCOPES"],"com.figma.aliasData":{"targetVariableName":"color/ink","targetVariableSetName":"Appearance"}}
            }
        """#))
    #expect(
      text("Contrast/High Contrast.tokens.json").contains(
        ##""$value": {"colorSpace":"srgb","components":[0,0,0],"alpha":0.5,"hex":"#000000"}"##))
    #expect(
      text("Base/Value.tokens.json").contains(
        ##""$value": 7,\##n      "$extensions": {"com.figma.scopes":["OPACITY"]}"##))
    #expect(
      OutputTarget.figma.losses(of: sheet.product) == [
        "in Figma's variables, 50% of a side is written as 9999: ‘length.pill’",
        "Figma's variables are colors, numbers, texts and flags; what has another type is left out: ‘font.body’",
      ])
  }

  private func expectSame(_ original: ResolvedSheet, _ sheet: ResolvedSheet, _ what: String) {
    let known = Dictionary(uniqueKeysWithValues: sheet.tokens.map { ($0.name, $0) })
    var count = 0
    for token in original.tokens where FigmaVariablesTests.shown.contains(token.type) {
      count += 1
      guard let other = known[token.name] else {
        Issue.record("\(what): \(token.name) is missing")
        continue
      }
      #expect(
        other.isPrivate == token.isPrivate && other.summary == token.summary
          && other.deprecated == token.deprecated)
      for modes in original.modes.combinations(of: original.modes.axes(in: [token.value.conditions])) {
        let names = original.modes.name(modes).split(separator: "+").map(String.init)
        let same = names.reduce(into: ModeSet()) { $0.formUnion(sheet.modes[named: $1] ?? []) }
        let (value, wanted) = (
          other.value[sheet.modes.completed(same)].value, token.value[original.modes.completed(modes)].value
        )
        #expect(value == wanted, "\(what): \(token.name) \(names)")
      }
    }
    #expect(sheet.tokens.count == count, "\(what)")
  }

  private func collect(_ group: JSONValue, _ path: String, _ variables: inout [String: JSONValue]) {
    for member in group.members ?? [] where !member.name.hasPrefix("$") {
      let name = path.isEmpty ? member.name : path + "/" + member.name
      if member.value["$value"] != nil { variables[name] = member.value }
      collect(member.value, name, &variables)
    }
  }

  private func files(_ documents: [OutputDocument]) -> [(String, String)] {
    documents.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
  }

  private func compiled(_ files: [(String, String)]) -> Diagnosed<ResolvedSheet> {
    var sources = SourceMap()
    for (path, text) in files { _ = sources.add(path: path, bytes: Array(text.utf8)) }
    return compile(sources)
  }
}
