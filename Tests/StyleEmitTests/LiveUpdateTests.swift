import Foundation
import StyleModel
import Testing
import UnsyncedFiles

@testable import StyleEmit

/// Generated code that follows an inspector, in debug builds alone.
@Suite struct LiveUpdateTests {
  private static var options: EmitOptions {
    var options = EmitOptions()
    options.liveUpdates = true
    return options
  }

  private static func live(_ sheet: ResolvedSheet, _ targets: Set<EmitTarget> = [.plain]) -> Generated {
    Generated(sheet, targets: targets, options: options)
  }

  /// What a release build reads of the code is, byte by byte, the code without the setting.
  @Test(arguments: Features.allCases) func releaseBuildsHoldNothing(_ features: Features) {
    let plain = features.generated
    let live = Self.live(plain.sheet, Set(EmitTarget.allCases))
    for file in live.files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      var depth = 0
      var hidden: Int?
      var lines: [Substring] = []
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let words = line.drop { $0 == " " }
        if words.hasPrefix("#if") { depth += 1 }
        if words == "#if DEBUG", hidden == nil { hidden = depth }
        if hidden == nil { lines.append(line) }
        if words.hasPrefix("#endif") {
          if hidden == depth {
            hidden = nil
            // The empty line before what is left out goes with it.
            if lines.last == "", lines.count > 1 { lines.removeLast() }
          }
          depth -= 1
        }
      }
      // What stands alone in a method needs no `return`.
      func alone(_ lines: [Substring]) -> [String] {
        lines.filter { !$0.isEmpty }.map {
          String($0).replacing("    return _changes.differs(", with: "    _changes.differs(")
        }
      }
      let rest = alone(lines)
      guard let other = plain.files.first(where: { $0.path == file.path }) else {
        #expect(file.path.hasPrefix("Plain/StyleUpdate"))
        #expect(rest.allSatisfy { $0.hasPrefix("//") }, "\(file.path)")
        continue
      }
      let expected = alone(String(decoding: other.bytes, as: UTF8.self).split(separator: "\n"))
      #expect(rest == expected, "\(file.path)")
    }
    #expect(live.files.count == plain.files.count + 3)
  }

  /// A program that reads lines of updates from a file, and prints looks of all styles.
  private static func program(_ generated: Generated, takes isLive: Bool) -> String {
    let plans = ComponentPlan.all(of: generated.sheet)
    let styles = plans.flatMap { plan in
      plan.styles.map { style in
        let name = "\(plan.styleName).\(style.name)"
        return "(\"\(name)\", { texts(\(name).resolved(in: $0, modes: $1)) })"
      }
    }
    let texts = plans.map { plan in
      let values = plan.slots.map { "\"\(withoutBackticks($0.name)): \\(look.\($0.storage) as Any)\"" }
      return "func texts(_ look: \(plan.styleName)) -> [String] { [\(values.joined(separator: ", "))] }"
    }
    let updates = """
      let text = try! String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
      for line in text.split(separator: "\\n") {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        var reader = StyleUpdateReader(words.dropFirst())
        let name = reader.word()!
        let component = StyleUpdates.components.first { $0.name == name }!
        if reader.word()! != component.layout { print("\\(name) has another layout") }
        let style = reader.text()!
        if let update = component.read(&reader) { component.take(update, of: style) } else { print("can't read \\(line)") }
      }
      """
    return """
      import Foundation
      \(isLive ? updates : "")
      \(texts.joined(separator: "\n"))
      let styles: [(String, (StyleState, StyleModes) -> [String])] = [\(styles.joined(separator: ", "))]
      let states: [StyleState] = [[], .highlighted, .selected, .disabled, .focused, [.selected, .highlighted]]
      let dark = StyleModes(appearance: .dark)
      for (name, texts) in styles {
        for state in states {
          for modes in [StyleModes(), dark, StyleModes(appearance: .dark, contrast: .highContrast)] {
            for text in texts(state, modes) { print(name, state.rawValue, modes, text) }
          }
        }
      }
      """
  }

  private static func printed(
    _ generated: Generated, taking lines: [[UInt8]]?, named name: String
  ) throws -> String {
    let live = live(generated.sheet)
    let folder = try live.write(name)
    let main = folder.appending(path: "main.swift")
    try Data(program(live, takes: lines != nil).utf8).writeUnsynced(to: main)
    let file = folder.appending(path: "updates.txt")
    try Data((lines ?? []).joined(separator: Array("\n".utf8))).writeUnsynced(to: file)
    let executable = folder.appending(path: "program")
    let built = try Toolchain.build(
      executable, of: Toolchain.swiftFiles(in: folder), Toolchain.strict + ["-DDEBUG"])
    try #require(built.status == 0, "\(built.output.prefix(4_000))")
    return try Toolchain.run([executable.path, file.path]).output
  }

  private func expectSame(_ one: String, _ other: String) {
    let lines = zip(one.split(separator: "\n"), other.split(separator: "\n")).filter { $0 != $1 }
    #expect(lines.prefix(5).map { "\($0) / \($1)" } == [])
    #expect(one.count == other.count || !lines.isEmpty)
  }

  private static func lines(_ sheet: ResolvedSheet) -> [[UInt8]] {
    LiveStyles(sheet).components.values.sorted { $0.name < $1.name }.flatMap { component in
      component.lines.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// What an inspector sends of unchanged style files is what the app was built with, of every kind of value.
  @Test(.tags(.toolchain), arguments: [Features.values, .variants, .states, .held])
  func unchangedStylesStayTheSame(_ features: Features) throws {
    let generated = features.generated
    let lines = Self.lines(generated.sheet)
    #expect(!lines.isEmpty)
    let built = try Self.printed(generated, taking: nil, named: "live-built-\(features)")
    let updated = try Self.printed(generated, taking: lines, named: "live-same-\(features)")
    expectSame(built, updated)
    #expect(built.count > 1000)
  }

  private static let before = """
    modes: { density: [regular, compact] }
    tokens:
      color: { accent: { value: "#3366FF", dark: "#88AAFF" } }
      length: { radius: { value: 8, compact: 4 } }
    components:
      Badge:
        base: UIControl
        properties:
          label: { type: String, default: New }
          tint: { type: UIColor, default: $color.accent }
          gap: { type: CGFloat, default: 4 }
          note: { type: String?, default: null }
          face: { type: Font, default: { size: 12 } }
        variants:
          size: { small: { gap: 2 }, large: { gap: 8 } }
        layer: { cornerRadius: 3, sublayers: [{ name: words, kind: text, string: $label, foregroundColor: $tint }] }
        states: { highlighted: { tint: red } }
    styles:
      badge:
        component: Badge
        backgroundColor: $color.accent
        layer.cornerRadius: $length.radius
        gap: 6
        modes: { dark: { gap: 9 } }
      quiet: { component: Badge, extends: badge, backgroundColor: gray, variants: { size: large }, note: hush }
      loud: { component: Badge, variants: { size: large } }
    """

  /// Values, tokens, looks of states and modes, variants and defaults that change, come and go.
  @Test(.tags(.toolchain)) func changedStylesAreFollowed() throws {
    let before = Generated(Self.before, targets: [.plain])
    var text = Self.before
    for (old, new) in [
      ("\"#3366FF\", dark", "color(display-p3 1 0.2 0), dark"),
      ("value: 8, compact: 4", "value: 10, compact: 5"),
      ("default: New", "default: \"Very new: % é 'x'\""), ("gap: 6", "gap: 7"),
      ("dark: { gap: 9 }", "compact: { gap: 1 }"),
      ("large: { gap: 8 }", "large: { gap: 80, label: big }"),
      ("highlighted: { tint: red }", "highlighted: { gap: 40 }"),
      ("note: hush", "note: null"), ("{ size: 12 }", "{ size: 14, weight: bold, tracking: 1 }"),
      ("backgroundColor: gray", "backgroundColor: systemRed"),
    ] {
      #expect(text.contains(old))
      text = text.replacing(old, with: new)
    }
    let after = Generated(text, targets: [.plain])
    for generated in [before, after] {
      #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    }
    let followed = try Self.printed(before, taking: Self.lines(after.sheet), named: "live-followed")
    let built = try Self.printed(after, taking: nil, named: "live-after")
    expectSame(followed, built)
    #expect(try followed != Self.printed(before, taking: nil, named: "live-before"))
  }

  /// What an app has to be built again for, and what it follows.
  @Test(arguments: [
    ("gap: 6", "gap: 7", false, false), ("\"#3366FF\", dark", "red, dark", false, false),
    ("default: New", "default: Old", false, false), ("cornerRadius: 3", "cornerRadius: 4", false, false),
    ("foregroundColor: $tint", "foregroundColor: $tint, opacity: 0.5", true, false),
    (
      "gap: { type: CGFloat, default: 4 }",
      "gap: { type: CGFloat, default: 4 }\n      more: { type: Bool, default: false }", true, true
    ),
    ("density: [regular, compact]", "density: [regular, compact, wide]", false, true),
    ("size: { small: { gap: 2 }", "size: { tiny: { gap: 1 }, small: { gap: 2 }", false, true),
    ("    gap: 6", "    gap: 6\n    words.opacity: 0.5", true, true),
  ])
  func shapesTellWhatIsFollowed(_ old: String, _ new: String, _ changesCode: Bool, _ changesLayout: Bool)
    throws
  {
    let text = Self.before.replacing(old, with: new)
    #expect(text != Self.before)
    let generated = [Self.before, text].map { Generated($0, targets: [.plain]) }
    #expect(generated[1].diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let components = try generated.map { try #require(LiveStyles($0.sheet).components["BadgeStyle"]) }
    #expect((components[0].layout != components[1].layout) == changesLayout)
    #expect((components[0].code != components[1].code) == changesCode)
    let emitted = Self.live(generated[1].sheet).text("Plain/BadgeStyle.swift")
    #expect(
      emitted.contains("layout: \"\(components[1].layout)\"")
        && emitted.contains("code: \"\(components[1].code)\""))
  }

  /// Views and those who compute a look are told; what code has set stays.
  @Test(.tags(.toolchain), arguments: [ViewFramework.uikit, .appkit])
  func viewsFollow(_ framework: ViewFramework) throws {
    let isUIKit = framework == .uikit
    let target = isUIKit ? EmitTarget.uikit : .appkit
    let live = Self.live(Generated(Self.before, targets: [.plain]).sheet, [.plain, target])
    let folder = try live.write("live-views-\(framework)")
    let line = Self.line
    let root = isUIKit ? "layer" : "layer!"
    let program = """
      import Observation
      import \(isUIKit ? "UIKit" : "AppKit")

      \(Self.take)
      let view = Badge(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      view.apply(.badge)
      let changed = Badge(frame: view.frame)
      changed.style = .badge
      changed.style.gap = 60
      var told = 0
      StyleUpdates.onChange { told += 1 }
      withObservationTracking { _ = BadgeStyle.badge.resolved(in: []) } onChange: { print("observed") }
      print(view.\(root).cornerRadius, view.\(root).backgroundColor?.components ?? [])
      take("\(try line("    layer.cornerRadius: $length.radius\n    gap: 6", "    layer.cornerRadius: 12\n    gap: 7"))")
      print(view.\(root).cornerRadius, changed.\(root).cornerRadius, told)
      print(BadgeStyle.badge.resolved(in: []).gap, changed.style.resolved(in: []).gap)
      take("\(try line("backgroundColor: $color.accent\n", "backgroundColor: red\n"))")
      print(view.\(root).cornerRadius, view.\(root).backgroundColor?.components ?? [], told)
      for count in [0, 1, 5, 30] {
        let words = "\(try line("gap: 6", "gap: 7"))".split(separator: " ").dropFirst(4).prefix(count)
        var reader = StyleUpdateReader(ArraySlice(words))
        print(BadgeStyle._component.read(&reader) == nil)
      }
      """
    try Data(program.utf8).writeUnsynced(to: folder.appending(path: "main.swift"))
    let executable = folder.appending(path: "program")
    let built = try Toolchain.build(
      executable, of: Toolchain.swiftFiles(in: folder), with: [isUIKit ? "UIKit" : "AppKit"],
      Toolchain.strict + ["-DDEBUG"] + Doubles.importingDriver(of: isUIKit ? "UIKit" : "AppKit"))
    #expect(built.status == 0, "\(built.output.prefix(4_000))")
    let output = try Toolchain.run([executable.path]).output
    #expect(
      output == """
        8.0 [0.2, 0.4, 1.0, 1.0]
        observed
        12.0 12.0 1
        7.0 60.0
        8.0 [1.0, 0.0, 0.0, 1.0] 2
        true
        true
        true
        true

        """)
  }

  /// What an inspector sends of a style where a part of the style file is another.
  private static func line(_ old: String, _ new: String) throws -> String {
    let sheet = Generated(before.replacing(old, with: new), targets: [.plain]).sheet
    let lines = try #require(LiveStyles(sheet).components["BadgeStyle"]?.lines)
    return String(decoding: try #require(lines["badge"]), as: UTF8.self)
  }

  /// What takes such a line.
  private static let take = """
    @MainActor func take(_ line: String) {
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      var reader = StyleUpdateReader(words.dropFirst(3))
      let style = reader.text()!
      let values = BadgeStyle._component.read(&reader)!
      StyleUpdates.take([StyleUpdate(component: BadgeStyle._component, style: style, values: values)])
    }
    """

  /// A view of SwiftUI's is told that what it has drawn isn't so any more, and draws the new values; what code has set stays.
  @Test(.tags(.toolchain)) func viewsOfSwiftUIFollow() throws {
    let live = Self.live(Generated(Self.before, targets: [.plain]).sheet, [.plain, .swiftui])
    let folder = try live.write("live-views-swiftui")
    let program = """
      import Observation
      import SwiftUI

      \(Self.take)
      @MainActor func show(_ view: some View) {
        let picture = view._draw(in: CGSize(width: 100, height: 40))
        let (middle, corner) = (picture(CGPoint(x: 50, y: 20)), picture(CGPoint(x: 1, y: 1)))
        print(middle.red, middle.green, middle.blue, corner.alpha)
      }
      @MainActor func all() {
        let button = Button("") {}.buttonStyle(BadgeStyle.badge)
        var own = BadgeStyle.badge
        own.backgroundColor = StyleColor(0x00FF00)
        let changed = Button("") {}.buttonStyle(own)
        withObservationTracking { show(button) } onChange: { print("told") }
        take("\(try Self.line("layer.cornerRadius: $length.radius", "layer.cornerRadius: 0"))")
        withObservationTracking { show(button) } onChange: { print("told") }
        take("\(try Self.line("backgroundColor: $color.accent\n", "backgroundColor: red\n"))")
        show(button)
        show(changed)
      }
      all()
      """
    try Data(program.utf8).writeUnsynced(to: folder.appending(path: "main.swift"))
    let executable = folder.appending(path: "program")
    let built = try Toolchain.build(
      executable, of: Toolchain.swiftFiles(in: folder), with: ["SwiftUI"],
      Toolchain.strict + ["-DDEBUG"])
    try #require(built.status == 0, "\(built.output.prefix(4_000))")
    let output = try Toolchain.run([executable.path]).output
    #expect(
      output == """
        0.2 0.4 1.0 0.0
        told
        0.2 0.4 1.0 1.0
        told
        1.0 0.0 0.0 0.0
        0.0 1.0 0.0 0.0

        """)
  }

  /// In every language mode, for every isolation and access level.
  @Test(.tags(.toolchain), arguments: SettingTests.modes.indices)
  func debugBuildsHaveNoWarnings(_ index: Int) throws {
    var options = Self.options
    options.access = [.public, .internal, .package][index]
    options.isolation = index == 2 ? .mainActor : .nonisolated
    let generated = Generated(Generated(Self.before).sheet, options: options)
    let folder = try generated.write("live-mode-\(index)")
    for mode in SettingTests.modes {
      for (framework, outcome) in try Toolchain.typecheckViews(
        Toolchain.swiftFiles(in: folder), mode + ["-DDEBUG", "-warnings-as-errors", "-package-name", "app"])
      {
        #expect(outcome.status == 0, "\(framework) \(mode): \(outcome.output.prefix(4_000))")
      }
    }
  }

  @Test(.tags(.toolchain)) func outputIsAsTheFormatterLeavesIt() throws {
    let generated = Self.live(Generated(Self.before).sheet, Set(EmitTarget.allCases))
    let folder = try generated.write("format-live")
    let outcome = try Toolchain.run([
      "swift-format", "format", "--configuration", "{}", "--in-place", "--parallel", "--recursive",
      folder.path,
    ])
    #expect(outcome.status == 0, "\(outcome.output)")
    for file in generated.files {
      let formatted = try String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
      #expect(formatted == String(decoding: file.bytes, as: UTF8.self), "\(file.path)")
    }
  }
}
