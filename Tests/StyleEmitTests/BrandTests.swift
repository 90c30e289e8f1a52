import Foundation
import Testing
import UnsyncedFiles

@testable import StyleEmit

/// An app gives tokens values while it runs, and all that refers to them in the style files follows.
@Suite(.tags(.toolchain)) struct BrandTests {
  static let generated = Generated(
    """
    modes: { density: [regular, compact] }
    tokens:
      color:
        blue: "#0000FF"
        accent: { value: $color.blue, description: What a person can act on. }
        _deep: "#000080"
        ground: { value: $color._deep, dark: black }
        old: { value: "#777777", deprecated: It is too faint. }
      length: { edge: { value: 1, compact: 2 }, hair: 1 }
      number: { faint: 0.5 }
      font: { body: { value: { size: 14 } } }
      string: { hello: Hello }
      bool: { isOff: false }
      animation: { quick: { value: { duration: 0.2 } } }
      gradient: { sky: [{ color: white }, { color: $color.blue }] }
      shadow: { lift: { value: { color: black, opacity: 0.5, offset: [0, 1], radius: 2 } } }
    components:
      Panel:
        base: UIControl
        variants:
          kind: { plain: {}, loud: { edge: $length.hair } }
        properties:
          edge: { type: CGFloat, default: $length.edge }
          rim: { type: UIColor?, default: null }
          shade: { type: UIColor, default: $color.ground }
        layer:
          borderWidth: $edge
          borderColor: $rim
          backgroundColor: $shade
          opacity: $number.faint
          sublayers:
            - { name: line, kind: rectangle, backgroundColor: $color.accent, cornerRadius: $length.hair, frame: { left: $length.hair, right: $length.hair * 2, top: 0, height: 10 } }
            - { name: pale, kind: rectangle, backgroundColor: "alpha($color.accent, 0.5)", frame: [0, 0, 10, 10] }
            - { name: air, kind: gradient, stops: $gradient.sky }
            - { name: word, kind: text, string: $string.hello, font: $font.body, foregroundColor: $color.old }
        states: { highlighted: { shade: $color.accent } }
      Push:
        base: UIButton
        properties: { edge: { type: CGFloat, default: $length.edge } }
        states: { highlighted: { edge: 0 } }
        transition: $animation.quick
        animations: { glow: { property: layer.borderColor, from: $color.ground, to: $color.accent, duration: 1 } }
        layer: { borderWidth: $edge }
      Tile: { base: UIView, layer: { backgroundColor: $color.accent } }
      Shelf: { base: UIView, layer: { sublayers: [{ name: tile, kind: Tile }] } }
    styles:
      panel: { component: Panel, rim: $color.accent }
      fixed: { component: Panel, edge: 1, shade: "#000080" }
      loud: { component: Panel, variants: { kind: loud }, modes: { compact: { edge: $length.hair } } }
      push: { component: Push, font: $font.body, titleColor: $color.accent, isHidden: $bool.isOff }
      tile: { component: Tile }
      shelf: { component: Shelf }
    """)

  private static let brand = """
    var brand = StyleTokens()
    brand.colors[.accent] = StyleColor(0xFF0000)
    brand.colors[.ground] = StyleColor(0x00FF00)
    brand.lengths[.edge] = 8
    brand.lengths[.hair] = 3
    brand.numbers[.faint] = 0.25
    brand.fonts[.body] = StyleFont(size: 20)
    """

  /// Each use spells the tokens that it follows, so a chain of thousands would make a file of gigabytes.
  @Test func longChainsOfTokensAreFollowedInPart() throws {
    let links = (1..<3000).map { "l\($0): $length.l\($0 - 1)" }.joined(separator: ", ")
    let generated = Generated(
      """
      tokens: { length: { l0: 4, \(links), sum: $length.l2999 + $length.l2998 } }
      styles:
        long: { component: UIView, layer.cornerRadius: $length.l2999 }
        sum: { component: UIView, layer.cornerRadius: $length.sum }
      """, targets: [.plain])
    let styles = generated.text("Plain/UIViewStyle+Styles.swift")
    let long = try #require(styles.components(separatedBy: "UIViewStyle { styleTokens in").dropFirst().first)
    #expect(long.ranges(of: "styleTokens.length(").count == 24)
    #expect(long.contains(".l2976,") && !long.contains(".l2975,"))
    #expect(long.contains("or: StyleTokens.Lengths.l2999"))
    // The sum would read more.
    #expect(styles.contains("styleTokens.length(.sum, or: StyleTokens.Lengths.sum)"))
  }

  @Test func stylesAreMadeOfOtherTokens() throws {
    #expect(Self.generated.diagnostics.allSatisfy { $0.severity != .error }, "\(Self.generated.diagnostics)")
    let output = try PlainStructs.run(
      """
      \(Self.brand)
      func hex(_ color: StyleColor?) -> String {
        guard let color = color?.components(isDark: false, hasHighContrast: false) else { return "none" }
        return [color.red, color.green, color.blue].map { $0 > 0.7 ? "f" : $0 > 0.3 ? "8" : "0" }.joined()
      }
      @MainActor func show(_ style: PanelStyle, _ state: StyleState = [], _ modes: StyleModes = StyleModes()) {
        let look = style.with(brand).resolved(in: state, modes: modes)
        print(look.edge, hex(look.rim), hex(look.shade))
      }
      let compact = StyleModes(density: .compact)
      show(.panel)
      show(.panel, .highlighted, compact)
      // What the source writes as a number stays, be it the token's own.
      show(.fixed)
      show(.loud)
      show(.loud, [], compact)
      show(PanelStyle(kind: .loud))
      show(PanelStyle(kind: .loud, edge: 5))
      // What code sets stays.
      var own = PanelStyle.panel
      own.edge = 6
      own.rim = nil
      show(own)
      // The first tokens that a style is given are its own.
      print(PanelStyle.panel.with(StyleTokens()).with(brand).edge, PanelStyle(styleTokens: brand).edge)
      print(PanelStyle.panel.with(StyleTokens()) == .panel, PanelStyle.panel.styleTokens == StyleTokens())
      // A token that is another one follows it.
      var blue = StyleTokens()
      blue.colors[.blue] = StyleColor(0xFFFFFF)
      print(hex(PanelStyle.panel.with(blue).rim), PushStyle.push.with(brand).font.size!)
      print(StyleTokens.ColorName.allCases.map(\\.rawValue), StyleTokens.ColorName(rawValue: "accent") == .accent)
      print(hex(StyleTokens.Colors.accent), StyleTokens.Lengths.edge(in: compact))
      """, with: Self.generated, named: "brand-plain")
    #expect(
      output == """
        8.0 f00 0f0
        8.0 f00 f00
        1.0 none 008
        3.0 none 0f0
        3.0 none 0f0
        3.0 none 0f0
        5.0 none 0f0
        6.0 none 0f0
        1.0 8.0
        true true
        fff 20.0
        ["blue", "accent", "ground", "old"] true
        00f 2.0

        """)
  }

  private static let words = Generated(
    """
    tokens:
      number: { lines: 2, one: 1 }
      string: { side: center, look: glossy, axis: horizontal, cut: end }
    components:
      Badge:
        base: UILabel
        properties:
          count: { type: UInt8, default: $number.lines * 100 }
          look: { type: String, values: { flat: {}, glossy: { word.alignmentMode: $string.side } }, default: $string.look }
        sets: { numberOfLines: $number.lines, textAlignment: $string.side }
        layer:
          sublayers:
            - { name: word, kind: text, string: Word, numberOfLines: $number.one }
            - { name: ray, kind: shape, path: star, points: $number.lines + 3 }
            - { name: line, kind: stack, axis: $string.axis, sublayers: [{ name: end, kind: text, string: End, truncationMode: $string.cut }] }
    styles:
      badge: { component: Badge }
    """)

  /// An app's number may be none that the type holds, and its text none of the words.
  @Test func whatNoWholeNumberOrWordComesOfIsHarmless() throws {
    let generated = Self.words
    #expect(generated.diagnostics.allSatisfy { $0.severity != .error }, "\(generated.diagnostics)")
    let output = try PlainStructs.run(
      """
      for lines in [3, 2.5, 1e300, -.infinity, .nan, -1] as [Double] {
        var brand = StyleTokens()
        brand.numbers[.lines] = lines
        let look = BadgeStyle.badge.with(brand)
        print(look.numberOfLines, look.count)
      }
      for word in ["right", "nope", ""] {
        var brand = StyleTokens()
        brand.texts = [.side: word, .look: word]
        let look = BadgeStyle.badge.with(brand)
        print(look.textAlignment, look.look, look.stringSide)
      }
      """, with: generated, named: "brand-words")
    #expect(
      output == """
        3 255
        3 250
        9223372036854775807 255
        -9223372036854775808 0
        0 0
        -1 0
        right glossy right
        center glossy center
        center glossy center

        """)
  }

  @Test(arguments: ["UIKit", "AppKit", "SwiftUI"])
  func layersFollowWholeNumbersAndWords(framework: String) throws {
    let folder = try Self.words.write("brand-words-\(framework)")
    let files = try ["Plain", framework].flatMap {
      try Toolchain.swiftFiles(in: folder.appending(path: $0))
    }
    let outcome = try Toolchain.typecheck(files, with: [framework])
    #expect(outcome.status == 0, "\(outcome.output.prefix(4_000))")
    guard framework == "UIKit" else { return }
    let output = try ViewProgram(.uikit).run(
      """
      let badge = Badge(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      @MainActor func show() {
        let text = badge.layer.sublayers!.first { $0.name == "word" } as! CATextLayer
        print(badge.numberOfLines, badge.textAlignment == .right, text.alignmentMode.rawValue, text.isWrapped)
      }
      show()
      var brand = StyleTokens()
      brand.numbers = [.lines: 5, .one: 2]
      brand.texts = [.side: "right"]
      badge.styleTokens = brand
      show()
      """, with: Self.words, named: "brand-words-run")
    #expect(output == "2 false center false\n5 true right true\n")
  }

  @Test func aTraitOfAWindowReachesAllViewsInIt() throws {
    let output = try ViewProgram(.uikit).run(
      """
      \(Self.brand)
      let window = UIWindow(frame: .zero)
      let (section, panel, push, shelf) = (UIView(frame: .zero), Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Push(frame: .zero), Shelf(frame: .zero))
      panel.apply(.panel)
      push.apply(.push)
      window.addSubview(section)
      for view in [panel, push, shelf] { section.addSubview(view) }
      \(Self.show(layer: "layer", layOut: "layoutIfNeeded"))
      show()
      window.traitOverrides[StyleTokens.self] = brand
      show()
      var green = StyleTokens()
      green.colors[.accent] = StyleColor(0x00FF00)
      // What a view itself is given holds in place of all that is around it.
      panel.styleTokens = green
      shelf.styleTokens = green
      show()
      panel.styleTokens = nil
      shelf.styleTokens = nil
      section.traitOverrides[StyleTokens.self] = StyleTokens()
      show()
      """, with: Self.generated, named: "brand-uikit")
    #expect(output == Self.shown)
  }

  @Test func theTokensOfAWindowReachAllViewsInIt() throws {
    let output = try ViewProgram(.appkit).run(
      """
      \(Self.brand)
      let window = NSWindow()
      let (section, panel, push, shelf) = (NSView(frame: .zero), Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Push(frame: .zero), Shelf(frame: .zero))
      panel.apply(.panel)
      push.apply(.push)
      window.contentView = section
      for view in [panel, push, shelf] { section.addSubview(view) }
      \(Self.show(layer: "layer!", layOut: "layoutSubtreeIfNeeded"))
      show()
      window.styleTokens = brand
      show()
      var green = StyleTokens()
      green.colors[.accent] = StyleColor(0x00FF00)
      panel.styleTokens = green
      shelf.styleTokens = green
      show()
      panel.styleTokens = nil
      shelf.styleTokens = nil
      section.styleTokens = StyleTokens()
      show()
      // A view that comes into another place follows what is around it there.
      section.styleTokens = nil
      let late = Panel(frame: .zero)
      section.addSubview(late)
      print(late.layer!.borderWidth, window.styleTokens == brand, late.styleTokens == nil)
      """, with: Self.generated, named: "brand-appkit")
    #expect(output == Self.shown + "8.0 true true\n")
  }

  /// Prints what a panel, a button and a component in a layer look like.
  private static func show(layer: String, layOut: String) -> String {
    """
    @MainActor func color(_ color: CGColor?) -> String {
      color.map { color in color.components!.prefix(3).map { $0 > 0.5 ? "f" : "0" }.joined() } ?? "none"
    }
    @MainActor func show() {
      panel.\(layOut)()
      let layers = panel.\(layer).sublayers ?? []
      func named(_ name: String) -> CALayer { layers.first { $0.name == name }! }
      let tile = shelf.subviews[0]
      print(
        panel.\(layer).borderWidth, color(panel.\(layer).borderColor), panel.\(layer).opacity,
        color(named("line").backgroundColor), named("line").cornerRadius, named("line").frame.minX, named("line").frame.width, color(named("pale").backgroundColor),
        push.\(layer).borderWidth, (named("word") as! CATextLayer).fontSize, color(tile.\(layer).backgroundColor))
    }
    """
  }

  private static let shown = """
    1.0 00f 0.5 00f 1.0 1.0 97.0 00f 1.0 14.0 00f
    8.0 f00 0.25 f00 3.0 3.0 91.0 f00 8.0 20.0 f00
    1.0 0f0 0.5 0f0 1.0 1.0 97.0 0f0 8.0 14.0 0f0
    1.0 00f 0.5 00f 1.0 1.0 97.0 00f 1.0 14.0 00f

    """

  @Test func aModifierOfSwiftUIReachesAllViewsInIt() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      \(Self.brand)
      @MainActor func show(_ view: some View) {
        print(view._draw(in: CGSize(width: 10, height: 10))(CGPoint(x: 5, y: 5)))
      }
      @MainActor func all() {
        show(Color.clear.modifier(TileStyle.tile))
        show(Color.clear.modifier(TileStyle.tile).styleTokens(brand))
        show(Color.clear.modifier(TileStyle.tile.with(brand)))
        show(Color.clear.modifier(ShelfStyle.shelf).styleTokens(brand))
        show(Color.clear.modifier(TileStyle.tile).environment(\\.styleTokens.colors[.accent], StyleColor(0xFF0000)))
        show(Color.clear.modifier(TileStyle.tile).styleTokens(StyleTokens()).styleTokens(brand))
        show(Button("Go") {}.buttonStyle(.push).styleTokens(brand))
      }
      all()
      """, with: Self.generated, named: "brand-swiftui")
    let lines = output.split(separator: "\n")
    try #require(lines.count == 7, "\(output)")
    #expect(lines[0] != lines[1])
    #expect(lines[2...4].allSatisfy { $0 == lines[1] }, "\(output)")
    #expect(lines[5] == lines[0])
  }

  /// Where all tokens are private, nothing is generated for them.
  @Test func onlySheetsWithPublicTokensHaveIt() {
    let generated = Generated(
      """
      tokens: { color: { _deep: "#000080" } }
      styles: { card: { component: UIView, alpha: 0.9, backgroundColor: $color._deep } }
      """)
    #expect(generated.diagnostics.allSatisfy { $0.severity != .error })
    for folder in ["UIKit", "AppKit", "SwiftUI"] {
      let name = "\(folder)/StyleTokens+\(folder).swift"
      #expect(!Self.generated.text(name).isEmpty)
      #expect(generated.text(name).isEmpty)
    }
    #expect(generated.text("Plain/StyleTokens.swift").isEmpty)
    #expect(!generated.text("Plain/ViewStyle.swift").contains("okens"))
    #expect(!generated.files.contains { String(decoding: $0.bytes, as: UTF8.self).contains("deep") })
  }
}
