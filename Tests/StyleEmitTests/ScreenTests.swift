import Foundation
import Testing
import UnsyncedFiles

@testable import StyleEmit

/// The screen under `Tests/Sample/Screen`, written as an app does, in UIKit, AppKit and SwiftUI: a module with the design system of
/// `styles/system`, and an app with some styles of its own. A brand is set while it runs.
@Suite(.tags(.toolchain)) struct ScreenTests {
  private static let folder = Folder.doubles.appending(path: "../Sample/Screen").standardized

  /// All style files, without folders.
  private static func styles() throws -> [(path: String, text: String)] {
    let system = Folder.styles.appending(path: "system")
    let theme = try ["tokens", "forest", "controls", "surfaces"].map { name in
      let path = "\(name).yaml"
      return (path: path, text: try String(contentsOf: system.appending(path: path), encoding: .utf8))
    }
    let shop = try String(contentsOf: folder.appending(path: "shop.yaml"), encoding: .utf8)
    return [("shop.yaml", shop.replacingOccurrences(of: "../Theme/", with: ""))] + theme
  }

  /// What the screen writes down with a framework, or what the compiler has to say.
  private static func output(
    with framework: ViewFramework, _ targets: Set<EmitTarget>, main: String, without others: [String]
  ) throws -> String {
    let module = RuntimeLibrary.module(of: framework)
    let place = Folder.scratch.appending(path: "screen-\(module)")
    try? FileManager.default.removeItem(at: place)
    let modules = [module, "SwiftUI"]
    let library = try RuntimeLibrary.importing(with: framework)
    let flags = Toolchain.strict + ["-I", place.path]
    let styles = try styles()
    var options = EmitOptions()
    options.runtime = .import
    let theme = Generated(Array(styles.dropFirst()), targets: targets)
    #expect(theme.diagnostics.isEmpty)
    let themeFolder = place.appending(path: "Theme")
    try Generated(theme.sheet, targets: targets, options: options).write(in: themeFolder)
    let built = try Toolchain.buildModule(
      "Theme", of: Toolchain.swiftFiles(in: themeFolder), in: place, with: modules, flags + library)
    if built.status != 0 { return built.output }

    options.modules = Dictionary(uniqueKeysWithValues: styles.dropFirst().map { ($0.path, "Theme") })
    let app = Generated(styles, targets: targets)
    #expect(app.diagnostics.isEmpty && findingsOfModules(app.sheet, options.modules).isEmpty)
    let appFolder = place.appending(path: "App")
    try Generated(app.sheet, targets: targets, options: options).write(in: appFolder)
    let start = appFolder.appending(path: "main.swift")
    try Data(main.utf8).writeUnsynced(to: start)
    let screen = try Toolchain.swiftFiles(in: folder).filter { path in
      !others.contains { path.hasSuffix("+\($0).swift") }
    }
    let program = place.appending(path: "program")
    let linked = try Toolchain.build(
      program, of: Toolchain.swiftFiles(in: appFolder) + screen, with: modules,
      flags + ["-L", place.path, "-lTheme"] + library)
    return linked.status == 0 ? try Toolchain.run([program.path]).output : linked.output
  }

  @Test func theScreenInUIKitAndSwiftUI() throws {
    let output = try Self.output(
      with: .uikit, [.uikit, .swiftui], main: "check()\ncheckSwiftUI()\n", without: ["AppKit"])
    #expect(
      output == """
        ocean pay 0b4fa8, prices 0b4fa8, and b3261e, progress 0b4fa8, gift 0b4fa8, email 8791a0 14.0
        forest pay 0f6b45, prices 0f6b45, and b3261e, progress 0f6b45, gift 0f6b45, email 8791a0 8.0
        a server's pay 7a1fa2, prices 7a1fa2, and b3261e, progress 7a1fa2, gift 7a1fa2, email 8791a0 8.0
        ocean again pay 0b4fa8, prices 0b4fa8, and b3261e, progress 0b4fa8, gift 0b4fa8, email 8791a0 14.0
        VoiceOver
          Your order [staticText header]
          Delivery, Two things, in one parcel that comes on Friday between eight and noon. [staticText]
          Lamp, Brass, 49.00
          Chair, Oak, oiled, 129.00
          Email =\u{20}
          Express [button]
          Gift wrap = 1 [button toggleButton]
          Parcel = 25% [updatesFrequently]
          Pay [button]
          Later [button]
        sizes [25, 131, 58, 58, 44, 45, 44, 8, 50, 38]
        VoiceOver after a failure
          Your order [staticText header]
          The card was declined, and nothing has been paid so far. [staticText]
          Retry [button]
          Delivery, Two things, in one parcel that comes on Friday between eight and noon. [staticText]
          Lamp, Brass, 49.00
          Chair, Oak, oiled, 129.00
          Email = ada
          Express [button]
          Gift wrap = 1 [button toggleButton]
          Parcel = 25% [updatesFrequently]
          Pay [button]
          Later [button notEnabled]
        sizes after a failure [25, 74, 131, 58, 58, 44, 45, 44, 8, 50, 38]
        an error pay 0b4fa8, prices 0b4fa8, and b3261e, progress 0b4fa8, gift 0b4fa8, email b3261e 14.0
        narrow [25, 96, 131, 58, 58, 44, 45, 44, 8, 50, 38]
        a reused row sets 3 texts
        the same again sets 0
        SwiftUI ocean pay 0b4fa8, progress 0b4fa8, error fbe9e7
        SwiftUI forest pay 0f6b45, progress 0f6b45, error fbe9e7
        SwiftUI a server's pay 7a1fa2, progress 7a1fa2, error fbe9e7
        SwiftUI height 512
        SwiftUI height after a failure 590

        """)
  }

  @Test func theScreenInAppKit() throws {
    let output = try Self.output(
      with: .appkit, [.appkit], main: "check()\n", without: ["UIKit", "SwiftUI"])
    #expect(
      output == """
        ocean pay 0b4fa8, prices 0b4fa8, and b3261e, progress 0b4fa8, gift 0b4fa8, email 8791a0 14.0
        forest pay 0f6b45, prices 0f6b45, and b3261e, progress 0f6b45, gift 0f6b45, email 8791a0 8.0
        a server's pay 7a1fa2, prices 7a1fa2, and b3261e, progress 7a1fa2, gift 7a1fa2, email 8791a0 8.0
        ocean again pay 0b4fa8, prices 0b4fa8, and b3261e, progress 0b4fa8, gift 0b4fa8, email 8791a0 14.0
        VoiceOver
          StaticText = Your order
          StaticText = Delivery, Two things, in one parcel that comes on Friday between eight and noon.
          Group Lamp, Brass, 49.00
          Group Chair, Oak, oiled, 129.00
          nil Email =\u{20}
          Button Express
          CheckBox Gift wrap = 1
          Group Parcel = 25%
          Button Pay
          Button Later
        sizes [25, 131, 58, 58, 44, 45, 44, 8, 50, 38]
        VoiceOver after a failure
          StaticText = Your order
          Group
          StaticText = The card was declined, and nothing has been paid so far.
          Button Retry
          StaticText = Delivery, Two things, in one parcel that comes on Friday between eight and noon.
          Group Lamp, Brass, 49.00
          Group Chair, Oak, oiled, 129.00
          nil Email = ada
          Button Express
          CheckBox Gift wrap = 1
          Group Parcel = 25%
          Button Pay
          Button Later
        sizes after a failure [25, 74, 131, 58, 58, 44, 45, 44, 8, 50, 38]
        an error pay 0b4fa8, prices 0b4fa8, and b3261e, progress 0b4fa8, gift 0b4fa8, email b3261e 14.0
        narrow [25, 96, 131, 58, 58, 44, 45, 44, 8, 50, 38]
        a reused row sets 3 texts
        the same again sets 0

        """)
  }
}
