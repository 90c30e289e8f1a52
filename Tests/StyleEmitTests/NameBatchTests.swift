import Foundation
import SeededRandom
import StyleModel
import StyleSource
import Testing

@testable import StyleEmit

/// All kinds of names with all words that could break a build or hide what an app uses: the types of `AppleTypes`, which the facts give,
/// and whatever generated code itself calls something. Many names are compiled at once.
@Suite struct NameBatchTests {
  /// A component or a trait with the name of a type has another one in Swift, which is said.
  @Test func noTypeHidesOneThatAppsUse() throws {
    let apple = Set(AppleTables.typesByModule.flatMap(\.types))
    let taken = apple.union(typesInGeneratedSwift)
    let words = taken.filter { BaseClass(rawValue: $0) == nil }.sorted()
    #expect(words.count > 1_300)
    let declared = words.enumerated().map {
      "  \($1): { base: \(["UIView", "UIControl", "UIButton"][$0 % 3]) }"
    }
    let generated = Generated("components:\n" + declared.joined(separator: "\n") + "\n", targets: [])
    // `AnyShape` and `AnyShapeStyle` in one file have one name.
    let clashes = generated.diagnostics.filter { $0.severity == .error && $0.code.id != "duplicate-name" }
    #expect(clashes.map(\.message) == [])
    #expect(generated.diagnostics.count { $0.code.id == "other-name-in-swift" } == words.count)
    for plan in ComponentPlan.all(of: generated.sheet) {
      for name in [plan.typeName, plan.styleName, plan.toggleStyleName, plan.viewName, plan.faceName] {
        #expect(!taken.contains(name), "\(plan.component.name) is \(name)")
      }
    }
    let traits = words.map { "  \($0): { base: UIView }" }.joined(separator: "\n")
    let sheet = Generated("traits:\n" + traits + "\n", targets: [])
    let errors = sheet.diagnostics.filter { $0.severity == .error && $0.code.id != "duplicate-name" }
    #expect(errors.map(\.message) == [])
    for trait in sheet.sheet.traits.map(TraitProtocol.init) {
      #expect(!taken.contains(trait.name) && !taken.contains(trait.styleName), "\(trait.trait.name)")
    }
  }

  /// Whether a component has another name depends on the name that it would have.
  @Test(arguments: [
    ("Task", "AppTask", "Swift has a type ‘Task’"), ("Label", "AppLabel", "SwiftUI has a type ‘Label’"),
    ("List", "AppList", "SwiftUI has a type ‘List’"),
    ("progress", "AppProgress", "Foundation has a type ‘Progress’"),
    ("Optional", "AppOptional", "Swift has a type ‘Optional’"),
    ("UIStackView", "AppUIStackView", "UIKit has a type ‘UIStackView’"),
  ])
  func whatHidesATypeHasAnotherName(_ name: String, _ type: String, _ reason: String) throws {
    let generated = Generated("components: { \(name): { base: UIView } }", targets: [.uikit])
    let diagnostic = try #require(generated.diagnostics.first { $0.code.id == "other-name-in-swift" })
    #expect(diagnostic.message.contains("‘\(type)’") && diagnostic.message.contains(reason))
    #expect(generated.text("UIKit/\(type).swift").contains("class \(type): UIView {"))
  }

  /// `Content` is a type only within SwiftUI's protocols, which generated code doesn't take for a component.
  @Test(.tags(.toolchain)) func otherNamesStay() throws {
    let generated = Generated(
      "components: { Card: { base: UIView }, _Label: { base: UIView }, Content: { base: UIView }, Body: { base: UIView } }"
    )
    #expect(generated.diagnostics.allSatisfy { $0.code.id != "other-name-in-swift" })
    #expect(generated.files.contains { $0.path == "UIKit/Content.swift" })
    let folder = try generated.write("names-that-stay")
    for (framework, outcome) in try Toolchain.typecheckViews(Toolchain.swiftFiles(in: folder)) {
      #expect(outcome.status == 0, "\(framework): \(outcome.output.prefix(3_000))")
    }
  }

  /// What generated code calls something, small and large: local variables, arguments, members, types.
  private static let words: [String] = {
    var words: Set<String> = ["reduce", "CALayer", "CATransaction", "CATextLayer", "self", "Type"]
    for features in [Features.together, Features.inputs.generated] {
      for file in features.files {
        let code = String(decoding: file.bytes, as: UTF8.self)
          .replacing(/\/\/[^\n]*/, with: "").replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
        words.formUnion(code.matches(of: /\b[A-Za-z]\w*/).map { String($0.output) })
      }
    }
    return words.filter { $0.count < 24 && !$0.contains("_") }.sorted()
  }()

  /// Those that a name could be confused with where an axis of modes is in reach: what is declared in functions, and functions.
  private static let locals: [String] = {
    var words: Set<String> = ["hashValue", "environment", "traits", "CALayer"]
    for features in [Features.together] {
      for file in features.files where !file.path.hasPrefix("Plain/") {
        let code = String(decoding: file.bytes, as: UTF8.self)
        words.formUnion(code.matches(of: /\b(?:let|var|func) `?([a-z]\w*)/).map { String($0.1) })
        words.formUnion(code.matches(of: #/[(,] ?(?:_ )?([a-z]\w*):/#).map { String($0.1) })
      }
    }
    return words.filter { $0.count < 20 }.sorted()
  }()

  /// A sheet in which properties, tokens, layers, animations, own states, variants, styles and modes have some words as names.
  private static func sheet(_ words: ArraySlice<String>, axes: ArraySlice<String>) -> String {
    var lines: [String] = []
    if !axes.isEmpty { lines.append("modes:") }
    for (index, word) in axes.enumerated() { lines.append("  \"\(word)\": [off\(index), on\(index)]") }
    lines += ["tokens:", "  color:"]
    for word in words { lines.append("    \"\(word)\": red") }
    lines.append("components:")
    for (number, part) in words.parts(of: 60).enumerated() {
      let base = ["UIView", "UIControl", "UIButton", "UILabel", "UITableViewCell"][number % 5]
      lines += ["  Own\(number):", "    base: \(base)", "    properties:"]
      for (index, word) in part.enumerated() {
        let type = [
          "{ type: CGFloat, default: 1 }", "{ type: String, default: A }", "{ type: Bool, default: true }",
        ]
        lines.append("      \"\(word)\": \(type[index % 3])")
      }
      lines += ["    layer:", "      sublayers:"]
      for (index, word) in part.prefix(20).enumerated() {
        let kind = ["rectangle", "text", "gradient"][index % 3]
        lines.append("        - { name: \"\(word)\", kind: \(kind) }")
      }
    }
    for (number, part) in words.parts(of: 20).enumerated() {
      lines += ["  Moved\(number):", "    base: UIControl"]
      lines += ["    layer:", "      sublayers: [{ name: dot, kind: rectangle }]", "    animations:"]
      for word in part {
        lines.append("      \"\(word)\": { property: dot.opacity, to: 0.5, duration: 1 }")
      }
      lines.append("    variants:")
      for word in part.prefix(4) {
        let variants = "\"\(word)One\": { alpha: 0.5 }, \"\(word)Two\": { alpha: 0.6 }"
        lines.append("      \"\(word)\": { \(variants) }")
      }
      // All files together have room for eleven states.
      if number > 1 { continue }
      lines += ["    states:", "      own:"]
      for word in part.suffix(4) { lines.append("        - \"\(word)\"") }
    }
    lines.append("styles:")
    for word in words { lines.append("  \"\(word)\": { component: Moved0 }") }
    if !axes.isEmpty {
      let modes = axes.indices.enumerated().map { "on\($0.offset): { alpha: 0.\($0.offset + 1) }" }
      lines.append("  moded: { component: Own0, modes: { \(modes.joined(separator: ", ")) } }")
      lines.append("  modedControl: { component: Own1, modes: { \(modes.joined(separator: ", ")) } }")
    }
    return lines.joined(separator: "\n")
  }

  /// Leaves out what is reported, at whatever line it is.
  private static func accepted(_ text: String) -> Generated {
    var (text, generated) = (text, Generated(text))
    // An error may hide another one.
    for _ in 0..<8 {
      let lines = Set(
        generated.diagnostics.filter { $0.severity == .error }.map { diagnostic in
          text.utf8.prefix(Int(diagnostic.span.start)).count { $0 == UInt8(ascii: "\n") }
        })
      if lines.isEmpty { break }
      text = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { !lines.contains($0.offset) }.map { String($0.element) }.joined(separator: "\n")
      generated = Generated(text)
    }
    return Generated(text)
  }

  @Test(.tags(.toolchain)) func namesOfAllKindsCompile() throws {
    #expect(Self.words.count > 500)
    let words = Self.words.someCases(oneIn: 3)
    let generated = Self.accepted(Self.sheet(words[...], axes: []))
    #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    #expect(generated.sheet.components.reduce(0) { $0 + $1.properties.count } > words.count)
    let folder = try generated.write("names-of-all-kinds")
    for (framework, outcome) in try Toolchain.typecheckViews(Toolchain.swiftFiles(in: folder)) {
      #expect(outcome.status == 0, "\(framework): \(outcome.output.prefix(6_000))")
    }
  }

  /// A sheet has room for few axes.
  @Test(.tags(.toolchain)) func namesOfAxesCompile() throws {
    for (number, axes) in Array(Self.locals.parts(of: 28).enumerated()).someCases(oneIn: 4) {
      let generated = Self.accepted(Self.sheet(["alpha1", "beta1"][...], axes: axes))
      #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
      let folder = try generated.write("names-of-axes-\(number)")
      for (framework, outcome) in try Toolchain.typecheckViews(Toolchain.swiftFiles(in: folder)) {
        #expect(outcome.status == 0, "\(framework), \(axes): \(outcome.output.prefix(3_000))")
      }
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Parts of at most `count` elements.
  fileprivate func parts(of count: Int) -> [SubSequence] {
    stride(from: startIndex, to: endIndex, by: count).map { self[$0..<Swift.min($0 + count, endIndex)] }
  }
}
