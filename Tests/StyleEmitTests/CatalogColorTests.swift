import StyleCompiler
import StyleSource
import Testing

@testable import StyleEmit

/// With `colors: catalog`, Swift looks up colours of tokens in the app's asset catalogs: run against the doubles.
@Suite struct CatalogColorTests {
  private static let catalog = [
    (
      path: "App.xcassets/Brand Blue.colorset/Contents.json",
      text: #"{ "colors": [{ "idiom": "universal", "color": \#(color("0xFF")) }] }"#
    ),
    (
      path: "App.xcassets/Shop/Contents.json",
      text: #"{ "properties": { "provides-namespace": true } }"#
    ),
    (
      path: "App.xcassets/Shop/Sale.colorset/Contents.json",
      text: #"{ "colors": [{ "idiom": "universal", "color": \#(color("0xFE")) }] }"#
    ),
    (
      path: "App.xcassets/System.colorset/Contents.json",
      text: #"{ "colors": [{ "idiom": "universal", "color": { "reference": "systemBlueColor" } }] }"#
    ),
  ]

  private static func color(_ blue: String) -> String {
    #"{ "color-space": "srgb", "components": { "red": "0x00", "green": "0x00", "blue": "\#(blue)", "alpha": "1" } }"#
  }

  private static let styles = (
    path: "a.yaml",
    text: """
    imports: [App.xcassets]
    modes: { brand: [ocean, forest] }
    tokens:
      color:
        ink: { value: "#101010", dark: "#F0F0F0" }
        line: { value: "#112233", forest: "#223344" }
        faint: alpha($color.ink, 0.5)
        alias: $color.ink
        accent: systemBlue
        _hidden: "#123456"
        twin: "#010101"
        tWin: "#020202"
        surface: { raised: { value: "color(display-p3 0.2 0.4 0.6)", high-contrast: white } }
    components:
      Card:
        base: UIView
        layer: { borderWidth: 1, borderColor: $color.ink }
    styles:
      card: { component: Card, backgroundColor: $color.surface.raised, tintColor: $color.brandBlue }
      other: { component: Card, backgroundColor: $color.ink, modes: { dark: { backgroundColor: $color.surface.raised } } }
    """
  )

  private static let options: EmitOptions = {
    var options = EmitOptions()
    options.colors = .catalog
    return options
  }()

  private static let generated: Generated = {
    let compiled = Generated(catalog + [styles])
    #expect(compiled.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return Generated(compiled.sheet, options: options)
  }()

  /// What a catalog has is looked up by the name that it has there; everything else stays a number.
  @Test func constantsHaveTheNames() throws {
    let file = try #require(Self.generated.files.first { $0.path == "Plain/StyleTokens.swift" })
    let text = String(decoding: file.bytes, as: UTF8.self)
    var found: [String: String] = [:]
    for part in text.split(separator: "public static let ").dropFirst() {
      let name = String(part.prefix { $0 != ":" })
      found[name] = part.firstMatch(of: #/\(\s*named: "([^"]*)"/#).map { String($0.1) }
    }
    #expect(
      found == [
        "ink": "ink", "faint": "faint", "alias": "alias", "surfaceRaised": "surface/raised",
        "brandBlue": "Brand Blue", "shopSale": "Shop/Sale", "system": "System",
      ])
    #expect(text.contains("public static let accent: StyleColor = StyleColor.systemBlue"))
    #expect(
      colorsOutsideCatalogs(Self.generated.sheet, Self.options) == [
        "Swift has the colours of ‘color.line’ itself: an asset catalog doesn't have their modes"
      ])
    #expect(colorsOutsideCatalogs(Self.generated.sheet, EmitOptions()) == [])
    // The names are those of the catalog that is written.
    let written = OutputTarget.assets.documents(of: Self.generated.sheet, in: SourceMap()).map(\.path)
    for name in ["ink", "faint", "surface/raised"] {
      #expect(written.contains("Assets/StyleColors.xcassets/\(name).colorset/Contents.json"))
    }
  }

  /// A catalog's color that a style file gives another value isn't that of the catalog any more.
  @Test func valuesOfStyleFilesCount() {
    let overlay = (
      path: "dark.yaml", text: "imports: [App.xcassets]\nmode: dark\ntokens: { color: { brandBlue: red } }\n"
    )
    let compiled = Generated(Self.catalog + [Self.styles, overlay])
    #expect(compiled.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    #expect(
      colorsOutsideCatalogs(compiled.sheet, Self.options).last
        == "Swift has the colours of ‘color.brandBlue’ itself: style files give them other values than the catalog does"
    )
  }

  /// Without the setting, generated code has nothing of it.
  @Test func literalColorsCarryNoNames() {
    for file in Generated(Self.generated.sheet).files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("assetName") && !text.contains("LITERAL_COLORS"), "\(file.path)")
    }
    for file in Self.generated.files {
      #expect(!String(decoding: file.bytes, as: UTF8.self).contains("LITERAL_COLORS"), "\(file.path)")
    }
  }

  @Test(
    .tags(.toolchain), arguments: [ViewFramework.uikit, .appkit],
    [EmitOptions.Runtime.embed, .import])
  func aViewShowsThem(_ framework: ViewFramework, _ runtime: EmitOptions.Runtime) throws {
    let color = framework == .uikit ? "UIColor" : "NSColor"
    let rgb = framework == .uikit ? "red" : "srgbRed"
    let provider =
      framework == .uikit
      ? "UIColor { traits in traits.userInterfaceStyle == .dark"
      : "NSColor(name: nil) { look in look.name == .darkAqua"
    let layer = framework == .uikit ? "view.layer" : "view.layer!"
    let member = framework == .uikit ? "uiColor" : "nsColor"
    let looks =
      framework == .uikit
      ? "let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))"
      : "let (light, dark) = (NSAppearance(named: .aqua)!, NSAppearance(named: .darkAqua)!)"
    let output = try ViewProgram(framework).run(
      """
      typealias Colors = StyleTokens.Colors
      func tell(_ what: String, _ color: CGColor?) { print(what, color?.components ?? []) }
      tell("no catalog", Colors.ink.\(member).cgColor)
      func made(_ red: Double) -> \(color) { \(color)(\(rgb): red, green: 1, blue: 1, alpha: 1) }
      \(color)._catalog = [
        "ink": \(provider) ? made(0.25) : made(0.125) },
        "surface/raised": made(0.5), "Brand Blue": made(0.75),
      ]
      \(looks)
      tell("light", Colors.ink.cgColor(for: light))
      tell("dark", Colors.ink.cgColor(for: dark))
      tell("alias", Colors.alias.\(member).cgColor)
      tell("computed", Colors.ink.withAlpha(0.5).cgColor(for: light))
      tell("mixed", StyleColor(light: Colors.ink, dark: Colors.surfaceRaised).cgColor(for: dark))
      tell("of the app's catalog", Colors.brandBlue.\(member).cgColor)
      tell("the numbers", Colors.line.\(member).cgColor)
      print(Colors.surfaceRaised.assetName ?? "none", Colors.accent.assetName ?? "none")
      print(Colors.ink == StyleColor(light: StyleColor(0x101010), dark: StyleColor(0xF0F0F0)))
      @MainActor func show() {
        let view = Card(frame: .zero)
        view.apply(.card)
        tell("a view", \(layer).backgroundColor)
        tell("its border", \(layer).borderColor)
      }
      show()
      """, with: Self.generated, runtime, named: "catalog-colors-\(framework)-\(runtime)")
    #expect(
      output == """
        no catalog [0.06274509803921569, 0.06274509803921569, 0.06274509803921569, 1.0]
        light [0.125, 1.0, 1.0, 1.0]
        dark [0.25, 1.0, 1.0, 1.0]
        alias [0.06274509803921569, 0.06274509803921569, 0.06274509803921569, 1.0]
        computed [0.06274509803921569, 0.06274509803921569, 0.06274509803921569, 0.5]
        mixed [0.5, 1.0, 1.0, 1.0]
        of the app's catalog [0.75, 1.0, 1.0, 1.0]
        the numbers [0.06666666666666667, 0.13333333333333333, 0.2, 1.0]
        surface/raised none
        false
        a view [0.5, 1.0, 1.0, 1.0]
        its border [0.125, 1.0, 1.0, 1.0]

        """)
  }

  @Test(.tags(.toolchain), arguments: [EmitOptions.Runtime.embed, .import])
  func swiftUIShowsThem(_ runtime: EmitOptions.Runtime) throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      var dark = StyleModes()
      dark.appearance = .dark
      typealias Colors = StyleTokens.Colors
      print(Colors.ink.color(in: dark) == Color("ink", bundle: .main))
      print(Colors.surfaceRaised.color(in: StyleModes()) == Color("surface/raised", bundle: .main))
      print(Colors.brandBlue.color(in: dark) == Color("Brand Blue", bundle: .main))
      print(Colors.line.color(in: dark) == Color(.sRGB, red: 0x11 / 255, green: 0x22 / 255, blue: 0x33 / 255, opacity: 1))
      print(Colors.ink.withAlpha(0.5).color(in: dark) == Color(.sRGB, red: 240 / 255, green: 240 / 255, blue: 240 / 255, opacity: 0.5))
      """, with: Self.generated, runtime, named: "catalog-colors-swiftui-\(runtime)")
    #expect(output == "true\ntrue\ntrue\ntrue\ntrue\n")
  }
}
