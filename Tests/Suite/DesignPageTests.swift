import SeededRandom
import ShippedStyles
import StyleCompiler
import StyleEmit
import StyleModel
import StyleSource
import Testing

/// What `generate --target design-md` writes: its linter would find no error, and it comes back as the same colors, fonts and lengths.
@Suite struct DesignPageTests {
  @Test(arguments: 1...60)
  func itsTokensComeBack(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let design = RandomTokens(&random)
    try check(compiled([("a.yaml", design.rest + design.tokens)]).product, "\(seed)")
  }

  @Test func shippedStylesComeBack() throws {
    var sources = SourceMap()
    for file in try shippedStyles() { _ = sources.add(path: file.path, bytes: file.bytes) }
    let page = try check(compile(sources).product, "styles")
    #expect(page.components.count > 60)
    let sheet = compile(sources).product
    let button = try #require(page.components["hover-button-hover-hover-dark"])
    #expect(button["textColor"] == "{colors.on-tint}" && button["backgroundColor"] == "#1561C6")
    #expect(page.components["card-info-card"]?["padding"] == "{spacing.ui-inset}")
    #expect(page.sections["colors"]?["primary"] == "{colors.ui-accent}")
    // Each public style is told, also one without any of these values.
    for style in sheet.styles where !style.isPrivate { #expect(page.text.contains("**\(style.ownName)**")) }
  }

  /// The first step of a scale may be the colour of the page.
  @Test func aPrimaryColorIsSeen() throws {
    for (steps, primary) in [
      (
        "{ \"1\": { value: white, dark: black }, \"9\": { value: \"#005DB1\", dark: \"#8EAACB\" } }",
        "{colors.accent-9}"
      ),
      ("{ \"1\": white, \"2\": lightyellow }", nil),
    ] {
      let page = try check(compiled([("a.yaml", "tokens: { color: { accent: \(steps) } }\n")]).product, steps)
      #expect(page.sections["colors"]?["primary"] == primary, "\(page.text)")
    }
  }

  @discardableResult
  private func check(_ sheet: ResolvedSheet, _ place: String) throws -> NaivePage {
    let documents = OutputTarget.designPage.documents(of: sheet, in: SourceMap())
    guard let document = documents.first else {
      let types: [TokenType] = [.color, .font, .length]
      #expect(sheet.tokens.allSatisfy { $0.isPrivate || !types.contains($0.type) }, "\(place)")
      return NaivePage("")
    }
    let text = String(decoding: document.bytes, as: UTF8.self)
    let page = NaivePage(text)
    // ‘broken-ref’ and ‘section-order’ of the format's linter.
    for (name, component) in page.components {
      for (key, value) in component where value.hasPrefix("{") {
        let path = value.dropFirst().dropLast().split(separator: ".", maxSplits: 1).map(String.init)
        #expect(page.sections[path[0]]?[path[1]] != nil, "\(place): \(name).\(key)")
      }
      let known = ["backgroundColor", "textColor", "typography", "rounded", "padding"]
      #expect(Set(component.keys).isSubset(of: known), "\(place): \(name)")
    }
    let order = [
      "Overview", "Colors", "Typography", "Layout", "Elevation & Depth", "Shapes", "Components",
    ]
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    #expect(headings == order.filter(headings.contains), "\(place)")
    // As a style file imports it.
    let again = compiled([("DESIGN.md", text), ("a.yaml", "imports: [DESIGN.md]\n")])
    let problems = again.diagnostics.filter { $0.severity != .info }.map(\.message)
    #expect(problems == [], "\(place)")
    let tokens = again.product.tokens
    for token in sheet.tokens where !token.isPrivate {
      let values = [ModeSet.light, .dark].map { token.value[sheet.modes.completed($0)].value }
      switch token.type {
      case .color:
        let colors = values.compactMap { $0.color?.srgb8 }
        let isThere = tokens.contains { other in
          guard other.type == .color, let known = other.value.value.color?.srgb8 else { return false }
          return known == colors[0]
        }
        #expect(isThere, "\(place): \(token.name)")
        if colors[0] != colors[1] {
          #expect(
            tokens.contains { $0.name.hasSuffix("-dark") && $0.value.value.color?.srgb8 == colors[1] },
            "\(place): \(token.name) in the dark")
        }
      case .length:
        #expect(
          tokens.contains { $0.type == .length && $0.value.value == values[0] }, "\(place): \(token.name)")
      case .font:
        guard case .font(let font) = values[0] else { continue }
        let isThere = tokens.contains { other in
          guard case .font(let known) = other.value.value else { return false }
          return known.weight == font.weight && known.size == font.pointSize
            && known.lineHeight == font.lineHeight
        }
        #expect(isThere, "\(place): \(token.name)")
      default: continue
      }
    }
    return page
  }

  private func compiled(_ files: [(String, String)]) -> Diagnosed<ResolvedSheet> {
    var sources = SourceMap()
    for (path, text) in files { _ = sources.add(path: path, bytes: Array(text.utf8)) }
    return compile(sources)
  }
}

/// Reads the front matter line by line, as it is written: two spaces a level.
private struct NaivePage {
  let text: String
  /// By section and name; of fonts, only that they are there.
  private(set) var sections: [String: [String: String]] = [:]
  private(set) var components: [String: [String: String]] = [:]

  init(_ text: String) {
    self.text = text
    var (section, name) = ("", "")
    for line in text.components(separatedBy: "\n").dropFirst() {
      if line == "---" { break }
      let indentation = line.prefix { $0 == " " }.count
      let parts = line.dropFirst(indentation).split(separator: ":", maxSplits: 1).map(String.init)
      let value = parts.count > 1 ? parts[1].trimmingQuotes : ""
      switch indentation {
      case 0: section = parts[0]
      case 2:
        name = parts[0]
        if section == "components" {
          components[name] = [:]
        } else {
          sections[section, default: [:]][name] = value
        }
      default: if section == "components" { components[name]?[parts[0]] = value }
      }
    }
  }
}

extension String {
  fileprivate var trimmingQuotes: String {
    let text = drop { $0 == " " }
    return text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : String(text)
  }
}
