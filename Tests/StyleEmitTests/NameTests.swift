import Foundation
import SeededRandom
import StyleModel
import StyleSource
import Testing

@testable import StyleEmit

/// No name breaks a build: neither the generator's own nor, unless it is reported, one of a style file.
@Suite struct NameTests {
  /// What a generated class declares, without what it overrides.
  private static func members(of text: String) -> Set<String> {
    let member =
      /^    (?:@\w+(?:\([^)]*\))? )?(?:open|public|private|internal|fileprivate)? ?(?:weak |lazy |static |let |final )*(?:var|let|func) `?(\w+)/
    var found: Set<String> = []
    var isInClass = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  open class ") { isInClass = true }
      if line.hasPrefix("  }") { isInClass = false }
      if isInClass, !line.contains("override"), let match = line.prefixMatch(of: member) {
        found.insert(String(match.1))
      }
    }
    return found
  }

  @Test func privateNamesMakeNoSwift() {
    let generated = Generated(
      """
      tokens:
        color: { _raw: { red: "#F00" }, tint: $color._raw.red }
        length: { _gap: 8 }
      styles:
        _base: { component: UIButton, title: Go }
        go: { extends: _base, titleColor: $color.tint }
        _alone: { component: UILabel, text: Hi }
      """)
    #expect(generated.diagnostics.isEmpty)
    let constants = generated.text("Plain/StyleTokens.swift").split(separator: "\n").filter {
      $0.contains("static let") || $0.contains("enum ")
    }
    #expect(constants.count == 3 && constants.last?.contains("static let tint") == true, "\(constants)")
    for file in generated.files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("_base") && !text.contains("static let base") && !text.contains("alone"))
      #expect(!file.path.contains("Label"))
    }
    #expect(
      Generated("tokens: { length: { _gap: 8 } }\nstyles: { _a: { component: UIView } }").files.isEmpty)
  }

  @Test(arguments: [
    ("UIImageView", "StyledImageView"), ("UIView", "StyledView"), ("UISwitch", "StyledSwitch"),
    ("UICollectionViewCell", "StyledCollectionViewCell"),
  ])
  func aClassOfUIKitIsStyledUnderItsName(_ base: String, _ expected: String) {
    let generated = Generated("styles:\n  a: { component: \(base), alpha: 0.5 }\n", targets: [.uikit])
    #expect(generated.text("UIKit/\(expected).swift").contains("class \(expected): \(base) {"))
  }

  /// Every member of a generated class is the style file's, a layer's variable, or one whose name style files can't use;
  /// and none has the name of a member of Apple's class.
  @Test(arguments: Features.allCases, [ViewFramework.uikit, .appkit])
  func membersOfClassesAreKnown(_ features: Features, _ framework: ViewFramework) {
    let generated = features.generated
    for plan in ComponentPlan.all(of: generated.sheet)
    where !plan.component.isExtension && framework.has(plan.component.base) {
      let suffix = framework == .uikit ? "" : "+AppKit"
      let path = "\(framework == .uikit ? "UIKit" : "AppKit")/\(plan.typeName)\(suffix).swift"
      let members = NameTests.members(of: generated.text(path))
      #expect(members.contains(framework.styleMember(of: plan.component.base)), "\(path)")
      let view = ViewClass(
        plan, in: generated.sheet, framework, SwiftModeNames(generated.sheet.modes), EmitOptions())
      let own = Set(plan.slots.map { $0.name.filter { $0 != "`" } })
        .union(plan.component.properties.map { swiftIdentifier($0.name) })
        .union(view.layers.map(\.name)).union(view.axes.map(\.member)).union(view.givenViews.map(\.name))
        .union(plan.component.ownStates.map { stateMember($0.name) })
      for member in members {
        #expect(
          own.contains(member) || namesInGeneratedTypes.contains(member) || member.hasPrefix("_")
            || isOfProtocolOrOverload(member) || isReserved(member, by: plan.component.base),
          "\(path): \(member)")
        let taken = plan.component.base.appleClasses(with: member).filter {
          $0.framework == (framework == .uikit ? .uikit : .appkit)
        }
        #expect(
          taken.isEmpty || isOfProtocolOrOverload(member),
          "\(path): \(member) is a member of \(taken)")
      }
    }
  }

  /// Whether a class of one framework has it, such as UIKit's cells `isSelected`, so that style files can't say it.
  private func isReserved(_ member: String, by base: BaseClass) -> Bool {
    !base.appleClasses(with: member).isEmpty
  }

  /// What a class has because of a protocol of Apple's, and a method whose argument tells it from a property.
  private func isOfProtocolOrOverload(_ member: String) -> Bool {
    ["pointerInteraction", "apply"].contains(member)
  }

  /// A type of a style file could take the place of each that generated code names.
  @Test(.tags(.slow)) func typesOfGeneratedCodeAreReserved() {
    let type = /(\.?)\b([A-Z]\w*)/
    for features in Features.allCases {
      let generated = features.generated
      var own: Set<String> = []
      for plan in ComponentPlan.all(of: generated.sheet) {
        own.formUnion([plan.typeName, plan.styleName, plan.styleName + "Body", plan.toggleStyleName])
        own.insert(plan.toggleStyleName + "Button")
        own.formUnion(plan.slots.compactMap(\.enumeration?.name))
      }
      own.formUnion(SwiftModeNames(generated.sheet.modes).axes.map(\.type))
      for trait in generated.sheet.traits {
        own.formUnion([swiftTypeName(trait.name), swiftTypeName(trait.name) + "Style"])
      }
      // What is nested in another type takes no place in the module.
      let nested = Set(
        generated.files.flatMap { file in
          String(decoding: file.bytes, as: UTF8.self)
            .matches(of: /\n +(?:@?\w+ )*(?:enum|struct|typealias|associatedtype) (\w+)/).map { String($0.1) }
        })
      var missing: Set<String> = []
      for file in generated.files {
        let code = String(decoding: file.bytes, as: UTF8.self)
          .replacing(/\/\/[^\n]*/, with: "").replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
        for match in code.matches(of: type) {
          let name = String(match.2)
          if !match.1.isEmpty { continue }
          if !["Changes", "Configuration", "Content"].contains(name), !own.contains(name),
            !typesInGeneratedSwift.contains(name), !nested.contains(name),
            !code.contains("<\(name)")
          {
            missing.insert(name)
          }
        }
      }
      #expect(missing.isEmpty, "\(missing.sorted())")
    }
  }

  /// All names that Apple's classes have are reported, and what the compiler doesn't report compiles: against doubles
  /// with all members of Apple's.
  @Test(.tags(.toolchain)) func freeNamesCompile() throws {
    let names = [
      "value", "draw", "modes", "look", "before", "state1", "traits", "plain", "newValue", "animation",
      "frame1",
      "isOn", "view", "layerCount", "resolved", "apply", "makeBody", "content", "shape", "coder",
      "configured",
      "default", "init", "self", "Type", "class", "inout", "some", "any", "async", "await", "actor",
      "extension",
      "in", "is", "as", "nil", "true", "super", "subscript", "operator", "protocol", "rethrows", "throws",
      "try",
      "Swift", "UIKit", "string", "Bool", "double", "color", "StyleColor", "picture", "set", "get", "willSet",
      "contents1", "glowLayer", "givenPicture", "glowOpacity", "highlighted", "dark", "density", "changes",
    ]
    let bases = ["UIView", "UIControl", "UIButton", "UILabel", "UIImageView"]
    var text = "modes: { density: [regular, compact] }\ncomponents:\n"
    var styles = "styles:\n"
    for base in bases {
      text += "  My\(base.dropFirst(2)):\n    base: \(base)\n    properties:\n"
      for (index, name) in names.enumerated() {
        let type =
          [
            "{ type: CGFloat, default: 1 }", "{ type: UIColor, default: red }",
            "{ type: String, values: [flat, self, init, Type, allCases], default: allCases }",
            "{ type: UIImage?, default: null }",
          ][
            index % 4]
        text += "      \(name): \(type)\n"
      }
      text += """
            variants: { kind: { allCases: { glow.opacity: 0.9 }, rawValue: {}, init: {}, some: {} } }
            layer:
              sublayers:
                - { name: glow, kind: rectangle }
                - { name: input, kind: shape, path: ellipse }
                - { name: root, kind: gradient, stops: [{ color: red }, { color: blue }] }
                - { name: style, kind: text, string: A }

        """
      styles +=
        "  my\(base.dropFirst(2)): { component: My\(base.dropFirst(2)), glow.opacity: 0.5, modes: { dark: { value: 3 }, compact: { value: 4 } } }\n"
    }
    let all = Generated(text + styles)
    let reported = Set(
      all.diagnostics.filter { $0.severity == .error }.map { diagnostic in
        diagnostic.message.split(separator: "‘").dropFirst().first?.split(separator: "’").first.map(
          String.init) ?? ""
      })
    // Whatever is reported is left out; the rest is what must compile.
    let free = (text + styles).split(separator: "\n").filter { line in
      !reported.contains { line.hasPrefix("      \($0): ") }
    }
    let generated = Generated(free.joined(separator: "\n"))
    #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    #expect(names.count - reported.count > 40, "\(reported.sorted())")
    let folder = try generated.write("free-names")
    for (framework, outcome) in try Toolchain.typecheckViews(Toolchain.swiftFiles(in: folder)) {
      #expect(outcome.status == 0, "\(framework): \(outcome.output.prefix(3_000))")
    }
  }

  /// Names of Apple's members, words of Swift, and what nobody would call anything, in whatever place takes a name: what is
  /// reported at that place is left out, and the rest compiles in all targets.
  @Test(.tags(.toolchain), arguments: [1, 2, 3].someCases(oneIn: 3))
  func randomNamesCompile(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var text = RandomNames.sheet(&random)
    var generated = Generated(text)
    // An error may hide another one.
    for _ in 0..<6 {
      let lines = Set(
        generated.diagnostics.filter { $0.severity == .error }.map { diagnostic in
          text.utf8.prefix(Int(diagnostic.span.start)).count { $0 == UInt8(ascii: "\n") }
        })
      if lines.isEmpty { break }
      text = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { !lines.contains($0.offset) }.map { String($0.element) }.joined(separator: "\n")
      generated = Generated(text)
    }
    #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    #expect(generated.sheet.components.flatMap(\.properties).count > 60)
    let folder = try generated.write("random-names-\(seed)")
    for (framework, outcome) in try Toolchain.typecheckViews(Toolchain.swiftFiles(in: folder)) {
      #expect(outcome.status == 0, "\(framework): \(outcome.output.prefix(3_000))")
    }
  }

  /// A name that only one framework's class has is free where Swift is for others.
  @Test(
    .tags(.toolchain),
    arguments: [("role", EmitTarget.uikit, EmitTarget.appkit), ("alternateTitle", .appkit, .uikit)])
  func namesAreJudgedByTarget(_ name: String, _ owner: EmitTarget, _ other: EmitTarget) throws {
    let text = """
      components: { Pill: { base: UIButton, properties: { \(name): { type: CGFloat, default: 1 } }, layer: { borderWidth: $\(name) } } }
      """
    #expect(Generated(text, targets: [owner, .swiftui]).diagnostics.map(\.code.id) == ["reserved-name"])
    let generated = Generated(text, targets: [other, .swiftui])
    #expect(generated.diagnostics.map(\.message) == [])
    let folder = try generated.write("free-\(name)")
    let framework = other == .uikit ? "UIKit" : "AppKit"
    let outcome = try Toolchain.typecheck(
      Toolchain.swiftFiles(in: folder), with: [framework, "SwiftUI"])
    #expect(outcome.status == 0, "\(outcome.output.prefix(3_000))")
  }
}

/// A style file whose names are drawn from those that could break a build.
private enum RandomNames {
  private static let words = [
    "Self", "Type", "Protocol", "self", "init", "deinit", "subscript", "description", "debugDescription",
    "hash",
    "hashValue", "Int", "String", "Any", "Optional", "some", "any", "each", "repeat", "async", "await",
    "throws",
    "nonisolated", "isolated", "sending", "consuming", "borrowing", "inout", "let", "var", "func", "case",
    "default",
    "nil", "true", "Swift", "UIKit", "SwiftUI", "AppKit", "Foundation", "body", "content", "configuration",
    "label",
    "makeBody", "style", "look", "modes", "state", "states", "value", "values", "resolved", "changes",
    "apply",
    "preview", "view", "view1", "layer", "shape", "root", "frame", "bounds", "animation", "transition",
    "environment",
    "colorScheme", "isEnabled", "isFocused", "isHovered", "isPressed", "isOn", "sublayers", "contents",
    "traits",
    "super", "x", "a-b", "aB", "a_b", "a b", "URL", "uRL", "🎉", "🎉🎉", "é", "e\u{301}", "ﬁ", "日本", "ß", "İ",
    "1", "1st",
    "_", "__", "$0", "`a`", "set", "get", "didSet", "willSet", "newValue", "oldValue", "add", "remove",
    "contains",
    "insert", "union", "encode", "copy", "dealloc", "retain", "release", "class", "superclass", "zone",
    "menu",
    "bundle", "text", "key", "index", "count", "map", "filter", "dark", "light", "highContrast", "compact",
    "regular",
    String(repeating: "veryLong", count: 40), "StyleColor", "styleColor", "color", "Color", "View", "Button",
  ]

  static func sheet(_ random: inout SplitMix) -> String {
    let members =
      AppleFacts.classes.owners.values.flatMap(\.members).map(\.baseName)
      + AppleFacts.swiftUI.owners.values.flatMap(\.members).map(\.baseName)
    let pool = Array(Set(members)).sorted()
    func name() -> String {
      let word =
        Bool.random(using: &random) ? words.randomElement(using: &random) : pool.randomElement(using: &random)
      return "\"\((word ?? "x").replacing("\\", with: "").replacing("\"", with: ""))\""
    }
    let types = [
      "{ type: CGFloat, default: 1 }", "{ type: UIColor, default: red }",
      "{ type: \"String?\", default: null }",
      "{ type: String, values: [flat, self, init, Type, \"1\"], default: flat }",
      "{ type: Bool, default: true }",
    ]
    var lines = ["modes:"]
    for _ in 0..<2 { lines.append("  \(name()): [\(name()), \(name())]") }
    lines += ["tokens:", "  color:"]
    for _ in 0..<12 { lines.append("    \(name()): red") }
    lines += ["  length:"]
    for _ in 0..<6 { lines.append("    \(name()): 4") }
    lines.append("components:")
    let bases = ["UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UICollectionViewCell"]
    for (index, base) in bases.enumerated() {
      lines += ["  Own\(index):", "    base: \(base)", "    properties:"]
      for _ in 0..<25 { lines.append("      \(name()): \(types.randomElement(using: &random) ?? "")") }
      lines += ["    layer:", "      sublayers:"]
      for _ in 0..<8 {
        let kind = ["rectangle", "text", "image", "gradient"].randomElement(using: &random) ?? "rectangle"
        let more = kind == "gradient" ? ", stops: [{ color: red }, { color: blue }]" : ""
        lines.append("        - { name: \(name()), kind: \(kind)\(more) }")
      }
    }
    for _ in 0..<12 {
      lines.append("  \(name()): { base: UIView, properties: { edge: { type: CGFloat, default: 1 } } }")
    }
    lines.append("styles:")
    for _ in 0..<20 {
      lines.append("  \(name()): { component: Own\((0..<6).randomElement(using: &random) ?? 0) }")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
