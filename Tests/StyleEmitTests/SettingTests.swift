import Foundation
import SeededRandom
import Testing
import UnsyncedFiles

@testable import StyleEmit

/// Each setting away from its default: what comes out compiles, and does what the setting says.
@Suite struct SettingTests {
  enum Choice: CaseIterable {
    /// The styles of an app, for its own code alone, in a package.
    case own
    /// What several targets of a package share.
    case shared
    /// Code that other modules see, on the main actor.
    case mainActor

    var options: EmitOptions {
      var options = EmitOptions()
      options.previews = true
      switch self {
      case .own:
        options.access = .internal
        options.isolation = .mainActor
        options.bundle = .module
        options.colors = .catalog
        options.buttonConfiguration = .style
        options.deployment[.iOS] = EmitOptions.SystemVersion(17)
        options.deployment[.tvOS] = EmitOptions.SystemVersion(17)
      case .shared:
        options.access = .package
        options.bundle = .module
      case .mainActor: options.isolation = .mainActor
      }
      return options
    }
  }

  static let modes = [
    ["-swift-version", "5", "-strict-concurrency=complete"], ["-swift-version", "6"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
  ]

  /// SwiftPM makes this for a target with resources.
  private static let bundle = """
    import Foundation

    extension Foundation.Bundle {
      static nonisolated let module: Bundle = .main
    }

    """

  /// Each choice in each language mode, and both with each framework; outside of CI, each choice and each mode once.
  @Test(.tags(.toolchain), arguments: Choice.allCases.indices)
  func everyModeTakesIt(_ index: Int) throws {
    let choice = Choice.allCases[index]
    let generated = Generated(Generated.shippedClasses.sheet, options: choice.options).withPreviewConstants
    let folder = try generated.generated.write("settings-\(choice)")
    try Data(SettingTests.bundle.utf8).writeUnsynced(to: folder.appending(path: "Module.swift"))
    for (place, mode) in SettingTests.modes.enumerated()
    where isEveryCaseTried || place == index {
      let framework = (index + place).isMultiple(of: 2) ? "UIKit" : "AppKit"
      let outcome = try Toolchain.typecheck(
        Toolchain.swiftFiles(in: folder), with: [framework, "SwiftUI"],
        ["-warnings-as-errors", "-package-name", "styles"] + mode)
      #expect(outcome.status == 0, "\(framework), \(mode): \(outcome.output.prefix(4_000))")
    }
  }

  /// What is internal is not public anywhere, and nothing but what is public says so.
  @Test(arguments: [EmitOptions.Access.internal, .package])
  func accessHoldsEverywhere(_ access: EmitOptions.Access) {
    var options = EmitOptions()
    options.access = access
    options.previews = true
    for features in Features.allCases {
      for file in Generated(features.generated.sheet, options: options).files {
        let text = String(decoding: file.bytes, as: UTF8.self).replacing(#/\/\/[^\n]*/#, with: "")
        #expect(!text.contains("public "), "\(file.path)")
        #expect(!text.contains("open "), "\(file.path)")
      }
    }
  }

  private static let lamps = """
    components:
      Lamp:
        base: UIButton
        summary: A lamp.
        properties: { glow: { type: UIColor, default: gold }, greeting: { type: LocalizedString, default: hello } }
        layer:
          sublayers:
            - { name: bulb, kind: rectangle, backgroundColor: $glow }
            - { name: words, kind: text, string: $greeting }
        states: { selected: { glow: white }, disabled: { alpha: 0.5 }, hovered: { glow: red } }
        preview: { size: [80, 40], title: Light }
      Bare: { base: UIView, properties: { edge: { type: CGFloat, default: 1 } }, layer: { borderWidth: $edge } }
      Old: { base: UIView, deprecated: Use Bare. }
    styles:
      lamp: { component: Lamp }
      named: { component: Lamp, title: 'Say "hi"' }
      old: { component: Lamp, deprecated: Use lamp. }
    """

  private static func previews(_ folder: String) throws -> (generated: Generated, names: [String]) {
    var options = EmitOptions()
    options.previews = true
    let (generated, names) = Generated(Generated(lamps).sheet, options: options).withPreviewConstants
    return (generated, names[folder] ?? [])
  }

  /// Each style in each state that changes it, with the text that a preview asks for where the style has none; and what is
  /// deprecated is left out.
  @Test(.tags(.toolchain), arguments: [ViewFramework.uikit, .appkit])
  func previewsShowEachState(_ framework: ViewFramework) throws {
    let (generated, names) = try SettingTests.previews(framework == .uikit ? "UIKit" : "AppKit")
    let state = framework == .uikit ? "lamp.isSelected" : "(lamp.state == .on)"
    let title = framework == .uikit ? "lamp.currentTitle ?? \"\"" : "lamp.title"
    let output = try ViewProgram(framework).run(
      """
      for preview in [\(names.joined(separator: ", "))] {
        let view = preview.make()
        guard let lamp = view as? Lamp else {
          print(preview.title ?? "", type(of: view))
          continue
        }
        let bulb = lamp.style.resolved(in: []).glow
        print(preview.title ?? "", \(title), \(state), lamp.isEnabled, bulb == StyleColor(red: 1, green: 0, blue: 0, alpha: 1))
      }
      """, with: generated, .embed, named: "previews-\(framework)")
    #expect(
      output == """
        Bare Bare
        lamp Light false true false
        lamp, selected Light true true false
        lamp, disabled Light false false false
        lamp, hovered Light false true true
        named Say "hi" false true false
        named, selected Say "hi" true true false
        named, disabled Say "hi" false false false
        named, hovered Say "hi" false true true

        """)
  }

  /// The same in SwiftUI, where a text of the strings table and a bundle are looked up too.
  @Test(.tags(.toolchain)) func previewsShowEachStateInSwiftUI() throws {
    let (generated, names) = try SettingTests.previews("SwiftUI")
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      for preview in [\(names.joined(separator: ", "))] {
        let picture = preview.make()._draw(in: CGSize(width: 80, height: 40))
        let pixel = picture(CGPoint(x: 40, y: 20))
        print(preview.title ?? "", pixel.red, pixel.blue > 0.5, pixel.alpha)
      }
      print(StyleAssets.text("hello"), StyleAssets.bundle == Bundle.main)
      """, with: generated, .embed, named: "previews-swiftui")
    #expect(
      output == """
        Bare 0.0 false 0.0
        lamp 1.0 false 1.0
        lamp, selected 1.0 true 1.0
        lamp, disabled 0.5 false 0.5
        lamp, hovered 1.0 false 1.0
        named 1.0 false 1.0
        named, selected 1.0 true 1.0
        named, disabled 0.5 false 0.5
        named, hovered 1.0 false 1.0
        hello true

        """)
    #expect(generated.text("SwiftUI/LampStyle+SwiftUI.swift").contains("StyleAssets.text(look.greeting)"))
    var options = EmitOptions()
    options.bundle = .module
    let values = Generated(generated.sheet, options: options).text("SwiftUI/StyleValues+SwiftUI.swift")
    #expect(values.contains("static var bundle: Bundle { .module }"))
  }
}
