import StyleModel
import Testing

@testable import StyleEmit

/// Where what lies in glass is, in what order, and what is drawn together: run against the doubles.
@Suite(.tags(.toolchain)) struct GlassTests {
  private static let generated = Generated(
    """
    components:
      Panes:
        base: UIView
        properties: { tone: { type: UIColor?, default: null } }
        layer:
          sublayers:
            - { name: back, kind: rectangle, backgroundColor: gold }
            - { name: left, kind: material, material: glass, tintColor: $tone, cornerRadius: 8, masksToBounds: true, sublayers: [{ name: words, kind: text, string: Glass }] }
            - { name: right, kind: material, material: clearGlass, frame: { inset: 4 } }
            - { name: between, kind: rectangle, backgroundColor: gold }
            - { name: alone, kind: material, material: glass }
            - { name: blur, kind: material, material: thin, cornerRadius: 4, sublayers: [{ name: dot, kind: rectangle, backgroundColor: red }] }
        states: { own: [raised], raised: { blur.material: glass } }
      Words: { base: UIView, layer: { sublayers: [{ name: pane, kind: material, material: thin }, { name: words, kind: text, string: Over }] } }
    styles:
      panes: { component: Panes }
      red: { component: Panes, tone: red }
      words: { component: Words }
    """)

  private static func output(_ framework: ViewFramework, _ program: String, _ name: String) throws -> String {
    #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let (type, layers) = framework == .uikit ? ("UIView", "view.layer") : ("NSView", "view.layer!")
    let tree = """
      @MainActor func show(_ view: \(type), _ depth: Int = 0) {
        for layer in \(layers).drawnSublayers {
          var line = String(repeating: "  ", count: depth) + (layer.name ?? "")
          if let part = layer.view as? \(type) {
            line += " \\(type(of: part))"
            if let effect = part as? any SpelledMaterial { line += " " + effect._text }
          }
          print(line + (layer.masksToBounds ? " clips" : ""))
          if let part = layer.view as? \(type) { show(part, depth + 1) }
        }
      }

      """
    return try ViewProgram(framework).run(
      "import QuartzCore\n" + tree + program, with: generated, named: "glass-\(name)-\(framework)")
  }

  /// A text is in the content of its glass, which nothing clips; two panes one after the other are drawn together.
  @Test func contentLiesInGlass() throws {
    let output = try Self.output(
      .uikit,
      """
      let panes = Panes(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      panes.apply(.red)
      panes.layoutIfNeeded()
      show(panes)
      let effects = UIVisualEffectView._effects
      for _ in 0..<3 { panes.apply(.red); panes.change(traits: UITraitCollection(userInterfaceStyle: .dark)) }
      print("effects", UIVisualEffectView._effects - effects)
      panes.apply(.panes)
      print("effects", UIVisualEffectView._effects - effects)
      panes.isRaised = true
      show(panes.subviews.last!)
      let words = Words(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      show(words)
      """, "content")
    #expect(
      output == """
        back
         StyleGlassContainer
           UIVisualEffectView glass container
             UIView
              left StyleMaterialView
                 UIVisualEffectView glass regular tint sRGB 1.0000 0.0000 0.0000 1.0000
                   UIView
                     StyleMaterialContent clips
                      words
              right StyleMaterialView
                 UIVisualEffectView glass clear
                   UIView
                     StyleMaterialContent
        between
        alone StyleMaterialView
           UIVisualEffectView glass regular
             UIView
               StyleMaterialContent
        blur StyleMaterialView
           UIVisualEffectView blur systemThinMaterial clips
             UIView
           StyleMaterialContent
            dot
        effects 0
        effects 1
         UIVisualEffectView glass regular
           UIView
             StyleMaterialContent
              dot
        pane StyleMaterialView
           UIVisualEffectView blur systemThinMaterial clips
             UIView
           StyleMaterialContent
        words

        """)
  }

  @Test func contentLiesInGlassOfAppKit() throws {
    let output = try Self.output(
      .appkit,
      """
      let panes = Panes(frame: NSRect(x: 0, y: 0, width: 100, height: 40))
      panes.apply(.red)
      panes.layoutSubtreeIfNeeded()
      show(panes)
      panes.isRaised = true
      show(panes.subviews.last!)
      panes.isRaised = false
      show(panes.subviews.last!)
      """, "content")
    #expect(
      output == """
        back
         StyleGlassContainer
           NSGlassEffectContainerView
             StyleMaterialContent
              left StyleMaterialView
                 NSGlassEffectView glass regular tint sRGB 1.0000 0.0000 0.0000 1.0000
                   StyleMaterialContent clips
                    words
              right StyleMaterialView
                 NSGlassEffectView glass clear
                   StyleMaterialContent
        between
        alone StyleMaterialView
           NSGlassEffectView glass regular
             StyleMaterialContent
        blur StyleMaterialView
           NSVisualEffectView blur popover clips
           StyleMaterialContent
            dot
         NSGlassEffectView glass regular
           StyleMaterialContent
            dot
         NSVisualEffectView blur popover clips
         StyleMaterialContent
          dot

        """)
  }
}
