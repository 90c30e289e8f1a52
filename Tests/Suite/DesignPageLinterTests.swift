import SeededRandom
import ShippedStyles
import StyleCompiler
import StyleModel
import StyleSource
import Testing

@testable import StyleEmit

/// The linter of the format's makers finds no error in the pages that stylec writes, and warns only of what the styles say.
///
/// Its rules are written here anew from what it documents and does, since it needs Node.
@Suite struct DesignPageLinterTests {
  @Test func shippedStyles() throws {
    var sources = SourceMap()
    for file in try ShippedStyles.shippedStyles() { _ = sources.add(path: file.path, bytes: file.bytes) }
    let page = try LintedPage(compile(sources).product)
    #expect(page.colors.count > 40 && page.components.count > 60 && !page.typography.isEmpty)
    let found = LinterRule.all.filter { !$0.findings(page).isEmpty }.map(\.name)
    // Colors for apps to use, and styles for texts on what isn't known here.
    #expect(Set(found).isSubset(of: ["orphaned-tokens", "contrast-ratio"]), "\(found)")
    for rule in LinterRule.all where rule.severity == .error {
      #expect(rule.findings(page) == [], "\(rule.name), \(rule.source)")
    }
  }

  @Test(arguments: 1...60) func randomTokens(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let design = RandomTokens(&random)
    try expectNoErrors(design.rest + design.tokens)
  }

  /// Names that YAML or the format's references can't have as they are, and texts that look like Markdown.
  @Test(arguments: [
    "tokens: { color: { \"050\": red, \"null\": blue, \"0x10\": green, 1e3: black, \"true\": white, größe: red } }",
    "tokens: { color: { größe: { accent: red } }, length: { größe: 4, \"007\": 8, tiny: 0.0000001, wide: 100000000 } }",
    "tokens: { color: { primary: red, primary-dark: blue, PRIMARY: { value: green, dark: black } } }",
    "tokens: { font: { a: { value: { family: \"#abc\", size: 12 } }, b: { value: { family: \"{x}\", size: 12 } } } }",
    "tokens: { color: { a: { value: red, description: \"## Colors\\n```yaml\\ncolors: { b: 1 }\\n```\\n---\\n| x |\" } } }",
  ])
  func oddNames(_ tokens: String) throws {
    let styles = """

      styles:
        \"null\":
          summary: "## Components\\n\\n## Colors\\n```yaml\\nx: 1\\n```"
          component: UIButton
          titleColor: $color.größe
          backgroundColor: transparent
          states: { highlighted: { backgroundColor: "#fff8" } }

      """
    try expectNoErrors(tokens + (tokens.contains("größe: red") ? styles : "\n"))
  }

  @Test(arguments: LinterRule.all) func eachRuleFinds(_ rule: LinterRule) throws {
    #expect(rule.findings(try LintedPage(rule.bad)) != [], "\(rule.name)")
    let good =
      "---\nname: A\ncolors:\n  primary: \"#000000\"\ntypography:\n  a:\n    fontSize: \"12px\"\n---\n\n## Colors\n"
    #expect(rule.findings(try LintedPage(good)) == [], "\(rule.name)")
  }

  private func expectNoErrors(_ yaml: String) throws {
    var sources = SourceMap()
    _ = sources.add(path: "a.yaml", bytes: Array(yaml.utf8))
    let compiled = compile(sources)
    #expect(compiled.diagnostics.filter { $0.severity == .error }.map(\.message) == [], "\(yaml)")
    guard !OutputTarget.designPage.documents(of: compiled.product, in: sources).isEmpty else { return }
    let page = try LintedPage(compiled.product)
    for rule in LinterRule.all where rule.severity == .error || rule.isAboutForm {
      #expect(rule.findings(page) == [], "\(rule.name), \(rule.source): \(page.text)")
    }
  }
}

/// A rule of the linter.
struct LinterRule: Sendable, CustomTestStringConvertible {
  enum Severity { case error, warning }

  let name: String
  let severity: Severity
  /// The file in <https://github.com/google-labs-code/design.md> that says it.
  let source: String
  /// Whether no design can be a reason to break it.
  let isAboutForm: Bool
  /// A page that breaks it.
  let bad: String
  let findings: @Sendable (LintedPage) -> [String]
  var testDescription: String { name }

  private init(
    _ name: String, _ severity: Severity, _ source: String, isAboutForm: Bool = false, bad: String,
    _ findings: @escaping @Sendable (LintedPage) -> [String]
  ) {
    (self.name, self.severity, self.source, self.isAboutForm, self.bad, self.findings) = (
      name, severity, source, isAboutForm, bad, findings
    )
  }

  private static let linter = "packages/cli/src/linter/"
  private static let rules = "packages/cli/src/linter/linter/rules/"

  static let all: [LinterRule] = [
    LinterRule(
      "keys", .error, linter + "parser/handler.ts", bad: "---\ncolors:\n  a: \"#000\"\n  a: \"#fff\"\n---\n"
    ) {
      $0.repeatedKeys
    },
    LinterRule("headings", .error, "docs/spec.md", bad: "---\nname: A\n---\n## Colors\n\n## Colors\n") {
      page in
      page.headings.filter { heading in page.headings.count { $0 == heading } > 1 }
    },
    LinterRule(
      "blocks", .error, linter + "parser/handler.ts", bad: "---\nname: A\n---\n```yaml\nname: B\n```\n"
    ) {
      $0.text.split(separator: "\n").filter { $0.hasPrefix("```") }.map(String.init)
    },
    LinterRule("colors", .error, linter + "model/handler.ts", bad: "---\ncolors:\n  a: \"rot\"\n---\n") {
      page in
      page.colors.filter { !page.isColor($0.value) && !page.isReference($0.value) }.map(\.key)
    },
    LinterRule("lengths", .error, linter + "model/handler.ts", bad: "---\nspacing:\n  a: \"1e-7px\"\n---\n") {
      page in
      let fonts = page.typography.flatMap { name, parts in
        parts.filter { ["fontSize", "lineHeight", "letterSpacing"].contains($0.key) }.map { (name, $0.value) }
      }
      return (page.rounded.map { ($0, $1) } + page.spacing.map { ($0, $1) } + fonts).filter {
        !page.isLength($0.1)
      }.map(\.0)
    },
    LinterRule(
      "fonts", .error, linter + "model/handler.ts",
      bad: "---\ntypography:\n  a:\n    fontFamily: \"#abc\"\n---\n"
    ) {
      page in
      page.typography.filter { _, parts in
        parts["fontFamily"].map(page.isColor) ?? false || parts["fontWeight"].map { Int($0) == nil } ?? false
      }.map(\.key)
    },
    LinterRule(
      "component values", .error, linter + "component-validators.ts",
      bad: "---\ncomponents:\n  a:\n    textColor: \"{colors.größe}\"\n---\n"
    ) { page in
      page.values.filter { entry in
        if page.isReference(entry.value) { return false }
        switch entry.key {
        case "backgroundColor", "textColor": return !page.isColor(entry.value)
        case "typography": return true
        default: return !page.isLength(entry.value)
        }
      }.map(\.component)
    },
    LinterRule(
      "broken-ref", .error, rules + "broken-ref.ts",
      bad: "---\ncomponents:\n  a:\n    textColor: \"{colors.b}\"\n---\n"
    ) { page in
      page.values.filter { page.isReference($0.value) && page.resolved($0.value) == nil }.map(\.component)
        + page.colors.filter { page.isReference($0.value) && page.resolved($0.value) == nil }.map(\.key)
    },
    LinterRule(
      "unknown sub-token", .warning, rules + "broken-ref.ts", isAboutForm: true,
      bad: "---\ncomponents:\n  a:\n    color: \"#000\"\n---\n"
    ) { page in
      let known = [
        "backgroundColor", "textColor", "typography", "rounded", "padding", "size", "height", "width",
      ]
      return page.values.filter { !known.contains($0.key) }.map(\.key)
    },
    LinterRule(
      "missing-primary", .warning, rules + "missing-primary.ts", bad: "---\ncolors:\n  a: \"#000\"\n---\n"
    ) { $0.colors.isEmpty || $0.colors["primary"] != nil ? [] : ["primary"] },
    LinterRule(
      "missing-typography", .warning, rules + "missing-typography.ts",
      bad: "---\ncolors:\n  a: \"#000\"\n---\n"
    ) { $0.colors.isEmpty || !$0.typography.isEmpty ? [] : ["typography"] },
    LinterRule(
      "contrast-ratio", .warning, rules + "contrast-ratio.ts",
      bad: "---\ncomponents:\n  a:\n    textColor: \"#000\"\n    backgroundColor: \"#111\"\n---\n"
    ) { page in
      page.components.filter { _, values in
        guard let text = values["textColor"].flatMap(page.luminance),
          let ground = values["backgroundColor"].flatMap(page.luminance)
        else { return false }
        return Color.contrastRatio(ofLuminances: text, ground) < 4.5
      }.map(\.key)
    },
    LinterRule(
      "orphaned-tokens", .warning, rules + "orphaned-tokens.ts",
      bad: "---\ncolors:\n  a: \"#000\"\ncomponents:\n  b:\n    padding: \"1px\"\n---\n"
    ) { page in
      if page.components.isEmpty { return [] }
      let used = Set(page.values.map(\.value))
      return page.colors.keys.filter { $0 != "primary" && !used.contains("{colors.\($0)}") }
    },
    LinterRule(
      "section-order", .warning, rules + "section-order.ts", isAboutForm: true,
      bad: "---\nname: A\n---\n## Colors\n\n## Overview\n"
    ) { page in
      let order = [
        "Overview", "Colors", "Typography", "Layout", "Elevation & Depth", "Shapes", "Components",
        "Do's and Don'ts",
      ]
      let known = page.headings.filter(order.contains)
      return known == order.filter(known.contains) ? [] : known
    },
    LinterRule(
      "unknown-key", .warning, rules + "unknown-key.ts", isAboutForm: true, bad: "---\ncolours: \"A\"\n---\n"
    ) { page in
      let known = [
        "version", "name", "description", "omitted", "colors", "typography", "rounded", "spacing",
        "components",
      ]
      return page.topKeys.filter { !known.contains($0) }
    },
  ]
}

/// A page as the linter sees it. Its front matter is read line by line, two spaces a level, with the scalars of YAML 1.2.
struct LintedPage: Sendable {
  let text: String
  private(set) var topKeys: [String] = []
  private(set) var repeatedKeys: [String] = []
  private(set) var colors: [String: String] = [:]
  private(set) var rounded: [String: String] = [:]
  private(set) var spacing: [String: String] = [:]
  private(set) var typography: [String: [String: String]] = [:]
  private(set) var components: [String: [String: String]] = [:]
  private(set) var headings: [String] = []

  init(_ sheet: ResolvedSheet) throws {
    let document = try #require(OutputTarget.designPage.documents(of: sheet, in: SourceMap()).first)
    try self.init(String(decoding: document.bytes, as: UTF8.self))
  }

  init(_ text: String) throws {
    self.text = text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.first == "---")
    let end = try #require(lines.dropFirst().firstIndex(of: "---"))
    var path: [String] = []
    var known: Set<[String]> = []
    for line in lines[1..<end] {
      let depth = line.prefix { $0 == " " }.count / 2
      let (key, value) = try Self.entry(line.dropFirst(depth * 2))
      path = path.prefix(depth) + [key]
      if !known.insert(path).inserted { repeatedKeys.append(path.joined(separator: ".")) }
      if depth == 0 { topKeys.append(key) }
      guard let value else { continue }
      switch (path[0], depth) {
      case ("colors", 1): colors[key] = value
      case ("rounded", 1): rounded[key] = value
      case ("spacing", 1): spacing[key] = value
      case ("typography", 2): typography[path[1], default: [:]][key] = value
      case ("components", 2): components[path[1], default: [:]][key] = value
      default: break
      }
    }
    headings = lines[(end + 1)...].filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
  }

  /// A key, as JavaScript has it, and its value.
  private static func entry(_ line: Substring) throws -> (key: String, value: String?) {
    let isQuoted = line.hasPrefix("\"")
    let rest = isQuoted ? line.dropFirst() : line
    let end = try #require(rest.firstIndex(of: isQuoted ? "\"" : ":"))
    let key = isQuoted ? String(rest[..<end]) : scalar(rest[..<end])
    let value = rest[end...].drop { $0 != ":" }.dropFirst().drop { $0 == " " }
    if value.isEmpty { return (key, nil) }
    return (key, value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : String(value))
  }

  private static func scalar(_ text: Substring) -> String {
    if ["null", "Null", "NULL", "~"].contains(text) { return "" }
    if text.hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) { return "\(number)" }
    if text.hasPrefix("0o"), let number = Int(text.dropFirst(2), radix: 8) { return "\(number)" }
    if let number = Int(text) { return "\(number)" }
    if text.first?.isNumber ?? false, let number = Double(text) { return "\(number)" }
    return String(text)
  }

  var values: [(component: String, key: String, value: String)] {
    components.flatMap { name, values in values.map { (name, $0.key, $0.value) } }
  }

  func isColor(_ text: String) -> Bool {
    text.hasPrefix("#") && [4, 5, 7, 9].contains(text.count) && text.dropFirst().allSatisfy(\.isHexDigit)
  }

  func isReference(_ text: String) -> Bool {
    text.hasPrefix("{") && text.hasSuffix("}") && text.count > 2
      && text.dropFirst().dropLast().utf8.allSatisfy {
        $0 < 0x80
          && (Character(UnicodeScalar($0)).isLetter || Character(UnicodeScalar($0)).isNumber
            || "._-".utf8.contains($0))
      }
  }

  /// Digits with a point, and `px`: the only unit that stylec writes.
  func isLength(_ text: String) -> Bool {
    guard text.hasSuffix("px") else { return false }
    let number = text.dropLast(2).drop { $0 == "-" }
    return number.last?.isNumber ?? false && number.allSatisfy { $0.isNumber || $0 == "." }
      && number.count { $0 == "." } <= 1
  }

  /// What a reference stands for in the end; nil where it leads nowhere.
  func resolved(_ text: String) -> String? {
    var text = text
    for _ in 0..<10 {
      guard isReference(text) else { return text }
      let path = text.dropFirst().dropLast().split(separator: ".", maxSplits: 1).map(String.init)
      guard path.count == 2 else { return nil }
      let found =
        switch path[0] {
        case "colors": colors[path[1]]
        case "rounded": rounded[path[1]]
        case "spacing": spacing[path[1]]
        default: typography[path[1]].map { _ in "" }
        }
      guard let found else { return nil }
      text = found
    }
    return nil
  }

  func luminance(_ text: String) -> Double? {
    guard let text = resolved(text), case .success(let syntax) = parseColor(Array(text.utf8)) else {
      return nil
    }
    return syntax.color(appearance: .light, highContrast: false).withAlpha(1).relativeLuminance
  }
}
