import Foundation
import SeededRandom
import StyleCompiler
import StyleModel
import StyleSource
import Testing

@testable import StyleEmit

/// An app whose features take tokens, modes and components from the Swift of other modules.
@Suite(.tags(.toolchain)) struct ImportedModulesTests {
  private static let base = """
    modes: { brand: [acme, globex], text-size: [large, accessibility-large] }
    tokens:
      color: { accent: { value: "#0B57D0", globex: "#7A1FA2" }, ink: { value: black, dark: white } }
      length: { gap: 4, card: { value: 8, globex: 2 } }
    """

  /// Components of each kind that a layer can hold: a view, a button with variants, and a control with a stack that holds one.
  private static let theme = """
    imports: [base.yaml]
    traits:
      Titled: { base: UIView, properties: { heading: { type: String, default: T } } }
    components:
      Badge:
        base: UIView
        traits: [Titled]
        properties: { tint: { type: UIColor, default: $color.accent }, text: { type: String, default: Hi } }
        layer:
          backgroundColor: $tint
          sublayers: [{ name: label, kind: text, string: $text, frame: { left: 4, right: 4, top: 2, height: 16 } }]
        states: { own: [loading], loading: { tint: gray, label.foregroundColor: red } }
      Push:
        base: UIButton
        variants: { kind: { filled: { titleColor: white }, ghost: { titleColor: $color.accent } } }
        layer: { backgroundColor: $color.accent, cornerRadius: $length.card }
        states: { highlighted: { layer.backgroundColor: "darken($color.accent, 0.1)" } }
      Row:
        base: UIControl
        properties: { note: { type: String, default: N }, gap: { type: CGFloat, default: $length.gap } }
        layer:
          sublayers:
            - name: stack
              kind: stack
              spacing: $gap
              sublayers:
                - { name: title, kind: text, string: $note }
                - { name: badge, kind: Badge, text: $note, frame: { width: 40, height: 20 } }
        states: { selected: { note: S }, disabled: { alpha: 0.5 } }
    styles:
      badge: { component: Badge }
      loud: { component: Badge, tint: red, modes: { globex: { tint: green } } }
      push: { component: Push, title: P }
    """

  /// Tokens, modes and states of its own beside those of the theme; a component that derives from one of the theme, one that holds
  /// some, and styles for them.
  private static func feature(_ name: String) -> String {
    """
    imports: [theme.yaml, base.yaml]
    modes: { density\(name): [normal\(name), tight\(name)] }
    tokens:
      color: { own: { value: "#010101", globex: "#020202" }, only\(name): white }
      length: { step\(name): { value: 3, tight\(name): 1 } }
    components:
      \(name)Button: { base: UIButton, layer: { backgroundColor: $color.own, cornerRadius: $length.step\(name) } }
      \(name)Badge: { base: Badge, properties: { side: { type: CGFloat, default: 2 } }, layer: { borderWidth: $side } }
      \(name)Card:
        base: UIView
        traits: [Titled]
        properties: { note: { type: String, default: N } }
        layer:
          backgroundColor: $color.ink
          cornerRadius: $length.card
          sublayers:
            - { name: badge, kind: Badge, text: $note, tint: $color.accent, frame: { left: 0, top: 0, width: 40, height: 20 } }
            - { name: push, kind: Push, variants: { kind: ghost }, title: go, frame: { left: 0, top: 30, width: 40, height: 20 } }
            - { name: row, kind: Row, note: $note, frame: { left: 4, top: 60, right: 4, height: 20 } }
        states: { own: [open\(name), loading], open\(name): { note: open }, loading: { note: l } }
    styles:
      card\(name): { component: \(name)Card, note: x, modes: { globex: { note: y } } }
      badge\(name): { component: \(name)Badge }
      button\(name): { component: \(name)Button, title: \(name) }
      quiet\(name): { component: Badge, tint: $color.only\(name) }
      ghost\(name): { component: Push, variants: { kind: ghost }, title: t }
      row\(name): { component: Row, gap: $length.gap, states: { selected: { note: z } } }
      louder\(name): { extends: loud, text: louder }
    """
  }

  private static let files = ["base.yaml": "Base", "theme.yaml": "Theme"]

  /// The code of one module of the app.
  private func generated(
    _ module: String, _ targets: Set<EmitTarget>, _ change: (inout EmitOptions) -> Void = { _ in }
  ) -> Generated {
    var sources = [(path: "base.yaml", text: Self.base)]
    if module != "Base" { sources.insert(("theme.yaml", Self.theme), at: 0) }
    if module != "Base", module != "Theme" { sources.insert(("feature.yaml", Self.feature(module)), at: 0) }
    var options = EmitOptions()
    options.runtime = .import
    options.modules = Self.files.filter { $0.value != module }
    change(&options)
    let checked = Generated(sources, targets: targets)
    #expect(checked.diagnostics.isEmpty)
    #expect(findingsOfModules(checked.sheet, options.modules).isEmpty)
    return Generated(checked.sheet, targets: targets, options: options)
  }

  /// Compiles modules, and an app that imports them; returns what it prints, or what the compiler has to say.
  private func run(
    _ app: String, _ features: [String], with framework: ViewFramework, features upcoming: [String] = [],
    named name: String, _ change: (inout EmitOptions) -> Void = { _ in }
  ) throws -> String {
    let module = RuntimeLibrary.module(of: framework)
    let place = Folder.scratch.appending(path: name)
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let flags =
      Toolchain.strict + (upcoming + ["MemberImportVisibility"]).flatMap { ["-enable-upcoming-feature", $0] }
    let library = try RuntimeLibrary.importing(with: framework)
    var linking: [String] = []
    for name in ["Base", "Theme"] + features {
      let folder = place.appending(path: name)
      try generated(name, [framework.target, .swiftui], change).write(in: folder)
      let built = try Toolchain.buildModule(
        name, of: Toolchain.swiftFiles(in: folder), in: place, with: [module, "SwiftUI"],
        flags + ["-I", place.path] + library)
      if built.status != 0 { return built.output }
      linking.insert("-l" + name, at: 0)
    }
    let imports = ([module, "SwiftUI", "StyleRuntime", "Base", "Theme"] + features).map { "import \($0)\n" }
    let file = place.appending(path: "main.swift")
    try Data((imports.joined() + app).utf8).write(to: file)
    let program = place.appending(path: "program")
    let built = try Toolchain.build(
      program, of: [file.path], with: [module, "SwiftUI"],
      flags + ["-I", place.path, "-L", place.path] + linking + library)
    return built.status == 0 ? try Toolchain.run([program.path]).output : built.output
  }

  /// Five features know one brand, which is set once: modes, and values of tokens.
  @Test func featuresShareATheme() throws {
    let names = ["Cart", "Chat", "Home", "Map", "Shop"]
    let main = """
      let window = UIWindow(frame: .zero)
      let cards: [UIView] = [\(names.map { "\($0)Card(frame: .zero)" }.joined(separator: ", "))]
      let badge = Badge(frame: .zero)
      badge.apply(.quietCart)
      for view in cards + [badge] { window.addSubview(view) }
      @MainActor func show() {
        print(Set(cards.map(\\.layer.cornerRadius)), Set(cards.map { $0.subviews.first?.layer.backgroundColor == nil }))
      }
      show()
      var modes = StyleModes()
      modes.brand = .globex
      window.traitOverrides[StyleModes.self] = modes
      show()
      var brand = StyleTokens()
      brand.lengths[.card] = 20
      brand.colors[.onlyCart] = StyleColor(0xFF0000)
      window.traitOverrides[StyleTokens.self] = brand
      show()
      print(BadgeStyle.quietCart.with(brand).tint, StyleTokens.Colors.accent(in: modes))
      print(BadgeStyle.louderMap.resolved(in: .loading, modes: modes).tint, RowStyle.rowChat.selected.note ?? "")
      @MainActor func shown<Style: ComponentStyle>(_ style: Style) -> Style { style.resolved(in: [.loading], modes: modes) }
      print(shown(CartCardStyle.cardCart).note, shown(ShopBadgeStyle.badgeShop).tint)
      let view = Button("A") {}.buttonStyle(.ghostHome).styleMode(.globex).environment(\\.styleModes.brand, .globex)
      _ = view.styleTokens(brand)
      """
    let output = try run(main, names, with: .uikit, named: "imported-modules-uikit")
    #expect(
      output == """
        [8.0] [false]
        [2.0] [false]
        [20.0] [false]
        #FF0000 #7A1FA2
        #808080 z
        l #808080

        """)
  }

  @Test func featuresShareAThemeInAppKit() throws {
    let main = """
      let (first, second) = (CartCard(frame: .zero), ChatCard(frame: .zero))
      let window = NSWindow()
      let root = NSView(frame: .zero)
      window.contentView = root
      root.addSubview(first)
      root.addSubview(second)
      @MainActor func show() { print(first.brand.rawValue, second.brand.rawValue) }
      show()
      window.styleModes.brand = .globex
      show()
      var brand = StyleTokens()
      brand.lengths[.card] = 20
      window.styleTokens = brand
      print(CartCardStyle.cardCart.resolved(in: [], modes: StyleModes()).note)
      """
    let output = try run(main, ["Cart", "Chat"], with: .appkit, named: "imported-modules-appkit")
    #expect(output == "acme acme\nglobex globex\nx\n")
  }

  /// SE-0409: an import is as visible as what is made of its types, without a warning, of code that imports the library or carries it.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func importsAreAsVisibleAsTheAPI(_ framework: ViewFramework) throws {
    let features = ["InternalImportsByDefault", "ExistentialAny"]
    let output = try run(
      "print(CartCardStyle.cardCart.note)", ["Cart"], with: framework, features: features,
      named: "imports-\(framework)"
    ) { $0.imports = .internal }
    #expect(output == "x\n")
  }

  @Test(arguments: [ViewFramework.uikit, .appkit], EmitOptions.Access.allCases.someCases(oneIn: 3))
  func importsOfCodeThatCarriesTheRuntimeAreAsVisible(
    _ framework: ViewFramework, _ access: EmitOptions.Access
  ) throws {
    var options = EmitOptions()
    options.access = access
    options.imports = .internal
    let generated = Generated(
      Generated.shippedClasses.sheet, targets: [framework.target, .swiftui], options: options)
    let place = Folder.scratch.appending(path: "imports-\(framework)-\(access)")
    try generated.write(in: place)
    let flags = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"].flatMap {
      ["-enable-upcoming-feature", $0]
    }
    let outcome = try Toolchain.typecheck(
      try Toolchain.swiftFiles(in: place), with: [RuntimeLibrary.module(of: framework), "SwiftUI"],
      Toolchain.strict + flags + ["-package-name", "app"])
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  /// A file imports the modules that it names something of, and no other.
  @Test func filesImportWhatTheyName() {
    let files = generated("Cart", [.uikit]).files
    func imports(_ path: String) -> [String] {
      let text = files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
      return text.split(separator: "\n").filter { $0.contains("import ") && !$0.contains("//") }.map {
        String($0.split(separator: " ").last ?? "")
      }
    }
    #expect(imports("Plain/CartCardStyle+Styles.swift") == ["Base", "StyleRuntime"])
    #expect(imports("Plain/BadgeStyle+Styles.swift") == ["StyleRuntime", "Theme"])
    #expect(imports("Plain/CartButtonStyle.swift") == ["StyleRuntime"])
    #expect(imports("Plain/StyleCondition.swift") == ["Base", "StyleRuntime", "Theme"])
    #expect(imports("UIKit/CartCard.swift") == ["UIKit", "Base", "StyleRuntime", "Theme"])
    // Nothing of the other modules is generated again.
    #expect(files.allSatisfy { !["Plain/BadgeStyle.swift", "UIKit/Badge.swift"].contains($0.path) })
    #expect(!files.contains { String(decoding: $0.bytes, as: UTF8.self).contains("enum Brand") })
  }

  @Test func oneFileImportsAModuleOnce() {
    let code = joined(
      generated("Cart", [.uikit]) {
        $0.imports = .internal
      }.files)
    let imports = Set(
      String(decoding: code, as: UTF8.self).split(separator: "\n").filter { $0.contains(" import ") })
    #expect(imports.allSatisfy { $0.contains("public import") })
  }

  /// What a style file asks of another module's code, and can't have.
  @Test func whatAnotherModuleCannotDoIsFound() {
    let feature = """
      imports: [theme.yaml, base.yaml]
      modes: { density: [normal, tight] }
      components:
        Card:
          base: UIView
          layer:
            sublayers: [{ name: badge, kind: Badge, cornerRadius: 3, frame: { left: 0, top: 0, width: 40, height: 20 } }]
      styles:
        card: { component: Card }
        first: { component: Badge, label.foregroundColor: blue }
        second: { component: Row, states: { highlighted: { note: h } } }
        third: { component: Badge, modes: { tight: { tint: red } } }
        fourth: { extends: loud, states: { loading: { tint: red } }, modes: { globex: { tint: red } } }
      """
    let overlay = "imports: [base.yaml]\nmode: globex\ntokens: { color: { ink: { value: blue } } }\n"
    let checked = Generated([
      ("feature.yaml", feature), ("globex.yaml", overlay), ("theme.yaml", Self.theme),
      ("base.yaml", Self.base),
    ])
    #expect(checked.diagnostics.isEmpty)
    let findings = findingsOfModules(checked.sheet, Self.files)
    #expect(
      findings.map(\.message) == [
        "the code of ‘color.ink’ is in module ‘Base’, which doesn’t know this value",
        "only module ‘Theme’ can set this key of a layer of ‘Badge’",
        "‘Badge’ of module ‘Theme’ doesn’t know the mode ‘tight’",
        "only module ‘Theme’ can set this key of a layer of ‘Badge’",
      ])
  }
}
