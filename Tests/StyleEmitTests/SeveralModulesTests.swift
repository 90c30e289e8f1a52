import Foundation
import StyleModel
import Testing

@testable import StyleEmit

/// Apps of several modules with generated code, which import the code that styles need at run time or carry it.
@Suite(.tags(.toolchain)) struct SeveralModulesTests {
  private static let tokens = """
    modes: { brand: [acme, globex] }
    tokens:
      color: { accent: { value: "#0B57D0", globex: "#7A1FA2" } }

    """

  /// A feature of the app: a view and a button with its colour, a state of its own, and a stack with shapes and shadows.
  private static func feature(_ name: String) -> String {
    tokens + """
      components:
        \(name)Panel:
          base: UIView
          properties:
            label: { type: String, default: \(name) }
            tint: { type: UIColor, default: $color.accent }
          layer:
            backgroundColor: $tint
            shadows: [{ radius: 4, offset: [0, 2], color: black }, { radius: 1, color: black }]
            sublayers:
              - name: row
                kind: stack
                sublayers:
                  - { name: text, kind: text, string: $label }
                  - { name: star, kind: shape, path: star, fillColor: "lighten($tint, 0.2)" }
          states: { own: [expanded], expanded: { alpha: 0.5 } }
        \(name)Button: { base: UIButton, layer: { backgroundColor: $color.accent } }
      styles:
        \(name.lowercased())Panel: { component: \(name)Panel }
        \(name.lowercased()): { component: \(name)Button, title: \(name) }
      """
  }

  /// Compiles features as modules, and an app of several files that imports them; returns what it prints, or what the compiler has to say.
  private func run(
    _ app: [String: String], features: [String], with framework: ViewFramework,
    _ runtime: EmitOptions.Runtime,
    access: EmitOptions.Access = .public, named name: String
  ) throws -> String {
    let module = framework == .uikit ? "UIKit" : "AppKit"
    let place = Folder.scratch.appending(path: name)
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var options = EmitOptions()
    options.runtime = runtime
    options.access = access
    let library = runtime == .import ? try RuntimeLibrary.importing(with: framework) : []
    var linking: [String] = []
    for feature in features {
      let generated = Generated(
        Generated(Self.feature(feature)).sheet, targets: [framework.target, .swiftui], options: options)
      let folder = place.appending(path: feature)
      try generated.write(in: folder)
      let built = try Toolchain.buildModule(
        feature, of: Toolchain.swiftFiles(in: folder), in: place, with: [module, "SwiftUI"],
        Toolchain.strict + library)
      if built.status != 0 { return built.output }
      linking.append("-l" + feature)
    }
    let files = try app.map { name, text in
      let file = place.appending(path: name)
      try Data("import \(module)\nimport SwiftUI\n\(text)".utf8).write(to: file)
      return file.path
    }
    let program = place.appending(path: "program")
    let built = try Toolchain.build(
      program, of: files, with: [module, "SwiftUI"],
      Toolchain.strict + ["-enable-upcoming-feature", "MemberImportVisibility"]
        + ["-I", place.path, "-L", place.path] + linking + library)
    return built.status == 0 ? try Toolchain.run([program.path]).output : built.output
  }

  /// What one module declares of the app's modes and states, in a file that imports that module alone.
  private static let theme = """
    import StyleRuntime
    import Alpha

    func globex() -> StyleModes {
      var modes = StyleModes()
      modes.brand = .globex
      return modes
    }

    let expandedInAlpha: StyleState = .expanded
    """

  private static let otherTheme = """
    import StyleRuntime
    import Beta

    let expandedInBeta: StyleState = .expanded
    """

  /// A colour of one module is a colour of the other, and a mode that is set once holds in both.
  @Test func modulesThatImportTheRuntimeShareItsTypesInUIKit() throws {
    let main = """
      import StyleRuntime
      import Alpha
      import Beta

      let (first, second) = (AlphaPanel(frame: .zero), BetaPanel(frame: .zero))
      let window = UIWindow(frame: .zero)
      window.addSubview(first)
      window.addSubview(second)
      @MainActor func show() {
        print(first.brand.rawValue, second.brand.rawValue, first.layer.backgroundColor == second.layer.backgroundColor)
      }
      show()
      window.traitOverrides[StyleModes.self] = globex()
      show()
      second.style.tint = first.style.tint.withAlpha(0.5)
      print(second.style.tint == first.style.tint, second.style.tint.withAlpha(1) == first.style.tint)
      var state: StyleState = [.highlighted, expandedInAlpha]
      print(state.contains(expandedInBeta), state == [expandedInBeta, .highlighted], state.contains(.selected))
      state.remove(expandedInBeta)
      print(state == .highlighted, state.union(.selected).count)

      extension StyleState { var count: Int { [.highlighted, .selected, expandedInAlpha].filter(contains).count } }
      """
    let output = try run(
      ["main.swift": main, "Theme.swift": Self.theme, "OtherTheme.swift": Self.otherTheme],
      features: ["Alpha", "Beta"], with: .uikit, .import, named: "modules-import-uikit")
    #expect(
      output == """
        acme acme true
        globex globex true
        false true
        true true false
        true 2

        """)
  }

  @Test func modulesThatImportTheRuntimeShareItsTypesInAppKit() throws {
    let main = """
      import StyleRuntime
      import Alpha
      import Beta

      let (first, second) = (AlphaPanel(frame: .zero), BetaPanel(frame: .zero))
      let root = NSView(frame: .zero)
      root.addSubview(first)
      root.addSubview(second)
      @MainActor func show() { print(first.brand.rawValue, second.brand.rawValue) }
      show()
      root.styleModes = globexOfViews()
      show()
      second.style.tint = first.style.tint
      print(globex() == globex(), globex() == StyleModes())
      """
    let theme =
      Self.theme + """


        func globexOfViews() -> StyleModeOverrides {
          var modes = StyleModeOverrides()
          modes.brand = .globex
          return modes
        }
        """
    let output = try run(
      ["main.swift": main, "Theme.swift": theme], features: ["Alpha", "Beta"], with: .appkit, .import,
      named: "modules-import-appkit")
    #expect(output == "acme acme\nglobex globex\ntrue false\n")
  }

  /// Each module has types of its own, which an app tells apart by the module's name.
  @Test func modulesThatCarryTheRuntimeHaveTypesOfTheirOwn() throws {
    let main = """
      import Alpha
      import Beta

      let (first, second) = (AlphaPanel(frame: .zero), BetaPanel(frame: .zero))
      let color: Alpha.StyleColor = first.style.tint
      print(type(of: color) == Alpha.StyleColor.self, type(of: second.style.tint) == Beta.StyleColor.self)
      """
    let output = try run(
      ["main.swift": main], features: ["Alpha", "Beta"], with: .uikit, .embed, named: "modules-embed-uikit")
    #expect(output == "true true\n")
  }
}
