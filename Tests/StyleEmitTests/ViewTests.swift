import Foundation
import StyleModel
import Testing
import UnsyncedFiles

@testable import StyleEmit

@Suite struct ViewTests {
  /// The layers that a generated class builds are those that the compiler resolved: for each style, in each state, at
  /// two sizes, in all modes.
  @Test(.tags(.toolchain), arguments: Features.allCases, [ViewFramework.uikit, .appkit])
  func classesBuildTheResolvedLayers(_ features: Features, _ framework: ViewFramework) throws {
    try expectResolvedLayers(features, framework, isRightToLeft: false, "\(framework)-\(features)")
  }

  /// The same for readers whose language is written from right to left, where rows begin at the right.
  @Test(.tags(.toolchain), arguments: [ViewFramework.uikit, .appkit])
  func classesLayOutFromRightToLeft(_ framework: ViewFramework) throws {
    try expectResolvedLayers(.layers, framework, isRightToLeft: true, "\(framework)-from-the-right")
  }

  private func expectResolvedLayers(
    _ features: Features, _ framework: ViewFramework, isRightToLeft: Bool, _ name: String
  ) throws {
    let generated = features.generated
    #expect(generated.diagnostics.filter { $0.severity == .error }.isEmpty)
    let cases = Situation.all(of: generated.sheet, framework)
    let output = try ViewProgram(framework).run(
      Situation.program(generated.sheet, framework, isRightToLeft: isRightToLeft), with: generated,
      named: name)
    let blocks = output.split(separator: "\n\n", omittingEmptySubsequences: true).map(String.init)
    #expect(blocks.first == "implicit animations: 0", "\(output.prefix(2_000))")
    #expect(blocks.count == cases.count + 1)
    let looks = generated.sheet.styles.indices.map { generated.sheet.looks(of: $0) }
    // Of 32 states, many a class has only a few.
    var known: [Situation: [String]] = [:]
    for (situation, block) in zip(cases, blocks.dropFirst()) {
      let shown = situation.shown(generated.sheet, framework)
      let expected =
        known[shown] ?? shown.expected(looks[shown.style], framework, isRightToLeft: isRightToLeft)
      known[shown] = expected
      if expected.joined(separator: "\n") == block { continue }
      let built = block.split(separator: "\n").map { withoutContentFrame(String($0), framework) }
      let wanted = expected.map { withoutContentFrame($0, framework) }
      if built.count == wanted.count, zip(built, wanted).allSatisfy(isClose) { continue }
      let line = zip(built, wanted).first { !isClose($0, $1) }
      Issue.record(
        "\(situation): built \(line?.0 ?? block), expected \(line?.1 ?? expected.joined(separator: " / "))")
      return
    }
  }

  /// What an extension gives to every view, a class with a property of that name overrides, in the extension's type. On
  /// Apple's systems that compiles; here nothing overrides what an extension declares.
  @Test func classesOverrideWhatExtensionsDeclare() {
    let text = Generated.shipped.text("UIKit/GradientButton.swift")
    #expect(text.contains("open override var borderWidth: CGFloat {"))
    #expect(
      text.contains(
        """
            open override var borderColor: UIColor? {
              get { style.borderColor.uiColor }
              set { if let newValue { style.borderColor = StyleColor(newValue) } }
            }
        """))
    #expect(text.contains("open var cornerRadius: CGFloat {"))
  }

  /// What scrolls has the bounds of what shows of its contents; layers of other views are where they are in the bounds' size.
  @Test func layersOfATextViewStayWhileItScrolls() {
    let generated = Generated(
      """
      components:
        Page: { base: UITextView, layer: { sublayers: [{ name: foot, kind: rectangle, frame: { left: 0, right: 0, bottom: 0, height: 2 }, sublayers: [{ name: dot, kind: rectangle, frame: [1, 0, 2, 2] }] }] } }
        Card: { base: UIView, layer: { sublayers: [{ name: foot, kind: rectangle, frame: [1, 0, 4, 2] }] } }
      styles: { page: { component: Page }, card: { component: Card } }
      """)
    let page = generated.text("UIKit/Page.swift")
    #expect(
      page.contains("x: bounds.minX,") && page.contains("y: bounds.height - 2 + bounds.minY,"), "\(page)")
    #expect(page.contains("_dotLayer.frame = CGRect(x: 1, y: 0, width: 2, height: 2)"))
    #expect(generated.text("UIKit/Card.swift").contains("CGRect(x: 1, y: 0, width: 4, height: 2)"))
  }

  /// Where AppKit's classes put a title, a text and an image beside it depends on what these measure, and so does a subtitle in UIKit.
  private func withoutContentFrame(_ line: String, _ framework: ViewFramework) -> String {
    let ofContents =
      framework == .appkit ? ["title;", "subtitle;", "image;", "text;", "placeholder;"] : ["subtitle;"]
    guard ofContents.contains(where: line.hasPrefix) else {
      return line
    }
    let parts = line.split(separator: "; ").map { part in
      // AppKit's classes have an empty text where UIKit's have none.
      part.hasPrefix("frame ") ? "frame" : part == "string nil" ? "string " : String(part)
    }
    return parts.joined(separator: "; ")
  }
}

/// Compiles generated classes with a program that uses them, against the doubles of a framework, and runs it.
struct ViewProgram {
  let framework: ViewFramework
  private let areClassesShared: Bool
  private var module: String { framework == .uikit ? "UIKit" : "AppKit" }

  /// - Parameter areClassesShared: Whether more programs are about the same sheet, so that its classes are compiled once for all.
  init(_ framework: ViewFramework, areClassesShared: Bool = false) {
    self.framework = framework
    self.areClassesShared = areClassesShared
  }

  /// What the program prints, or what the compiler has to say of it.
  ///
  /// - Parameter runtime: Most programs import the library, which is compiled once for all of them.
  func run(
    _ source: String, with generated: Generated, _ runtime: EmitOptions.Runtime = .import,
    named name: String
  ) throws -> String {
    let isImported = runtime == .import
    let generated = isImported ? generated.importingRuntime([.plain, framework.target]) : generated
    let library = isImported ? try RuntimeLibrary.importing(with: framework) : []
    let modules = isImported ? [module, "SwiftUI"] : [module]
    var flags = try Toolchain.strict + PlainStructs.importing(of: generated, runtime) + library
    var classes = generated.only(framework.target)
    if areClassesShared {
      // The linker looks into the structs and the library for what the classes need.
      flags = try PlainStructs.importing(classes: classes, with: modules, flags) + flags
      classes.files = []
    }
    let folder = try classes.write(name)
    let imports = "import \(module)\n" + (isImported ? "@_spi(Generated) import StyleRuntime\n" : "")
    try Data((imports + source).utf8).writeUnsynced(to: folder.appending(path: "main.swift"))
    let program = folder.appending(path: "program")
    let built = try Toolchain.build(
      program, of: Toolchain.swiftFiles(in: folder), with: modules,
      flags + Doubles.importingDriver(of: module))
    return built.status == 0 ? try Toolchain.run([program.path]).output : built.output
  }
}
