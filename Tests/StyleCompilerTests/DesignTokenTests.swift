import SeededRandom
import StyleCompiler
import StyleModel
import StyleSource
import Testing

/// Files of design tokens, compared with style files that say the same.
@Suite struct DesignTokenTests {
  @Test(arguments: 1...60)
  func tokensAreWhatAStyleFileSays(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let tokens = RandomDesignTokens(&random)
    let json = sheet([
      ("tokens.json", tokens.json), ("a.yaml", "imports: [tokens.json]\nmodes: { mood: [calm, loud] }\n"),
    ])
    let yaml = sheet([
      ("tokens.yaml", tokens.yaml), ("a.yaml", "imports: [tokens.yaml]\nmodes: { mood: [calm, loud] }\n"),
    ])
    // A ‘rem’ isn't what it is in CSS.
    let wrong = json.diagnostics.filter { $0.code.id != "token-loss" }
    #expect(wrong.isEmpty, "\(tokens.json)\n\(json.diagnostics.map(\.message))")
    #expect(yaml.diagnostics.isEmpty, "\(tokens.yaml)\n\(yaml.diagnostics.map(\.message))")
    let values = { (sheet: ResolvedSheet) in
      Dictionary(uniqueKeysWithValues: sheet.tokens.map { ($0.name, "\($0.value.allValues)") })
    }
    #expect(values(json.product) == values(yaml.product))
    #expect(json.product.tokens.count == tokens.count)
  }

  /// Each mode of a collection is a file, and so is an overlay.
  @Test(arguments: 1...40)
  func modesOfFigmaAreOverlays(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let names = ["Loud", "Calm", "Dark", "Dark Loud"].shuffled(using: &random)
    var files: [(String, String)] = []
    var yaml = [("base.yaml", ""), ("dark.yaml", ""), ("loud.yaml", ""), ("both.yaml", "")]
    let count = Int.random(in: 1...6, using: &random)
    for name in names {
      var json = "{"
      var lines = ""
      for index in 0..<count {
        let bytes = (0..<3).map { _ in Int.random(in: 0...255, using: &random) }
        // As Figma writes them: rounded to 32 bits.
        let components = bytes.map { "\(Double(Float(Double($0) / 255)))" }.joined(separator: ", ")
        let hex = "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        json +=
          #" "Ink \#(index)": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(components)], "alpha": 1, "hex": "\#(hex)" }, "#
        json += #""$extensions": { "com.figma.variableId": "VariableID:1:\#(index)" } },"#
        lines += "    ink\(index): \"\(hex)\"\n"
      }
      json += #" "$extensions": { "com.figma.modeName": "\#(name)" } }"#
      files.append(("t/\(name).tokens.json", json))
      let place = ["Calm": 0, "Dark": 1, "Loud": 2, "Dark Loud": 3][name] ?? 0
      let mode = ["", "mode: dark\n", "mode: loud\n", "mode: dark+loud\n"][place]
      yaml[place].1 = (place == 0 ? "" : "imports: [base.yaml]\n") + mode + "tokens:\n  color:\n" + lines
    }
    let axis = "modes: { mood: [calm, loud] }\n"
    let styles = "styles: { a: { component: UIView, tintColor: $color.ink0 } }\n"
    let fromJSON = sheet(files + [("a.yaml", "imports: [t/]\n" + axis + styles)])
    let fromYAML = sheet(
      yaml + [("a.yaml", "imports: [base.yaml, dark.yaml, loud.yaml, both.yaml]\n" + axis + styles)])
    #expect(fromJSON.diagnostics.isEmpty, "\(fromJSON.diagnostics.map(\.message))")
    #expect(fromYAML.diagnostics.isEmpty, "\(fromYAML.diagnostics.map(\.message))")
    let looks = { (sheet: ResolvedSheet) in
      sheet.tokens.map { token in
        "\(token.name) \(token.value.value) \(token.value.cases.map { "\(sheet.modes.name($0.modes)) \($0.value)" }.sorted())"
      }.sorted()
    }
    #expect(looks(fromJSON.product) == looks(fromYAML.product))
  }

  /// Damaged files are reported or read; every finding lies in its file.
  @Test(arguments: 1...400)
  func damagedFilesAreReported(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var bytes = Array(RandomDesignTokens(&random).json.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) where bytes.count > 40 {
      let start = Int.random(in: 0..<bytes.count - 20, using: &random)
      let end = start + Int.random(in: 1...20, using: &random)
      let other = Int.random(in: 0..<bytes.count - 20, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.replaceSubrange(start..<end, with: bytes[other..<other + 12])
      default:
        bytes[start] = [0x22, 0x7B, 0x7D, 0x24, 0x2C, 0x23, 0x30, 0x5B].randomElement(using: &random) ?? 0
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    var sources = SourceMap()
    _ = sources.add(path: "t/a.json", bytes: Array(text.utf8))
    _ = sources.add(path: "t/b.json", bytes: Array(text.utf8))
    _ = sources.add(path: "a.yaml", bytes: Array("imports: [t/]\n".utf8))
    for diagnostic in compile(sources).diagnostics {
      let count = sources[diagnostic.span.file].bytes.count
      #expect(diagnostic.span.start <= diagnostic.span.end && diagnostic.span.end <= count, "\(text)")
      for edit in diagnostic.fixes.flatMap(\.edits) { #expect(edit.span.end <= count, "\(text)") }
    }
  }

  private func sheet(_ files: [(String, String)]) -> Diagnosed<ResolvedSheet> {
    var sources = SourceMap()
    for (path, text) in files { _ = sources.add(path: path, bytes: Array(text.utf8)) }
    return compile(sources)
  }
}

/// The same random tokens in both languages.
private struct RandomDesignTokens {
  private(set) var json = "{"
  private(set) var yaml = "tokens:\n"
  private(set) var count = 0

  init(_ random: inout SplitMix) {
    var ofType: [String: [String]] = [:]
    var names: [String: [String]] = [:]
    let total = Int.random(in: 1...14, using: &random)
    for index in 0..<total {
      let type =
        ["color", "dimension", "number", "duration", "fontFamily", "shadow", "gradient", "typography"]
        .randomElement(using: &random) ?? "number"
      let styleType =
        [
          "color": "color", "dimension": "length", "number": "number", "duration": "number",
          "fontFamily": "string",
          "shadow": "shadow", "gradient": "gradient", "typography": "font",
        ][type] ?? "number"
      let name = ["Near White", "h", "X1", "a-b", "_low"][index % 5] + " \(index)"
      let plain = ["nearWhite\(index)", "h\(index)", "x1_\(index)", "a-b\(index)", "_low\(index)"][index % 5]
      func quantity(_ number: Double, _ unit: String) -> String {
        #"{ "value": \#(number), "unit": "\#(unit)" }"#
      }
      func part(_ kind: String, _ json: String, _ yaml: String, _ random: inout SplitMix) -> (String, String)
      {
        if Bool.random(using: &random), let known = names[kind]?.indices.randomElement(using: &random),
          let other = names[kind]?[known], let reference = ofType[kind]?[known]
        {
          return (#""{\#(other)}""#, reference)
        }
        return (json, yaml)
      }
      let length = Double(Int.random(in: 0...40, using: &random)) / 2
      let bytes = (0..<3).map { _ in Int.random(in: 0...255, using: &random) }
      let hex = "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      let components = bytes.map { "\(Double($0) / 255)" }.joined(separator: ", ")
      let color = part(
        "color", #"{ "components": [\#(components)], "colorSpace": "srgb" }"#, "\"\(hex)\"", &random)
      let dimension = part("dimension", quantity(length, "px"), "\(length)", &random)
      let value: (String, String)
      switch type {
      case "color": value = color
      case "dimension":
        value = Bool.random(using: &random) ? dimension : (quantity(length, "rem"), "\(length * 16)")
      case "number": value = part("number", "\(length)", "\(length)", &random)
      case "duration": value = (quantity(length * 8, "ms"), "\(length * 8 / 1000)")
      case "fontFamily": value = part("fontFamily", #"["Inter"]"#, "Inter", &random)
      case "shadow":
        value = (
          #"{ "blur": \#(quantity(length, "px")), "color": \#(color.0), "offsetY": \#(dimension.0), "#
            + #""offsetX": \#(quantity(1, "px")), "spread": \#(quantity(0, "px")) }"#,
          "{ color: \(color.1), offset: [1, \(dimension.1)], radius: \(length / 2) }"
        )
      case "gradient":
        value = (
          #"[{ "color": \#(color.0), "position": 0 }, { "position": 0.5, "color": \#(color.0) }]"#,
          "[{ color: \(color.1), location: 0 }, { color: \(color.1), location: 0.5 }]"
        )
      default:
        value = (
          #"{ "fontFamily": "Inter", "fontSize": \#(quantity(12, "px")), "fontWeight": 700, "#
            + #""letterSpacing": \#(dimension.0), "lineHeight": 1.5 }"#,
          "{ family: Inter, size: 12, weight: bold, tracking: \(dimension.1), lineHeight: 18 }"
        )
      }
      let isGrouped = index % 3 == 0
      let object = #"{ "$type": "\#(type)", "$value": \#(value.0) }"#
      json += count == 0 ? "" : ","
      json += isGrouped ? #" "G \#(index)": { "\#(name)": \#(object) }"# : #" "\#(name)": \#(object)"#
      let path = isGrouped ? "G \(index).\(name)" : name
      let stylePath = isGrouped ? "g\(index).\(plain)" : plain
      names[type, default: []].append(path)
      ofType[type, default: []].append("$\(styleType).\(stylePath)")
      // A group each, which YAML's types would have to share.
      lines[styleType, default: ""] +=
        isGrouped
        ? "    g\(index): { \(plain): { value: \(value.1) } }\n" : "    \(plain): { value: \(value.1) }\n"
      count += 1
    }
    json += " }"
    for (type, text) in lines.sorted(by: { $0.key < $1.key }) { yaml += "  \(type):\n" + text }
  }

  private var lines: [String: String] = [:]
}
