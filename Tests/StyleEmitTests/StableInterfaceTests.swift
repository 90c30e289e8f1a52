import Foundation
import Testing
import UnsyncedFiles

@testable import StyleEmit

/// A value that comes or goes in a style file changes no name and no type in Swift, so an app that uses them still compiles.
@Suite struct StableInterfaceTests {
  /// Edits of values alone: a token gets a value for a brand, a style loses its last value for dark, a component its last state, and
  /// a style the last reference to a token.
  private static let sheets = [
    "before": sheet(),
    "a token gets a brand": sheet(accent: "{ value: \"#0B57D0\", globex: \"#7A1FA2\" }"),
    "the last dark value goes": sheet(style: ""),
    "the last state goes": sheet(states: ""),
    "what a token was is a value": sheet(background: "\"#0B57D0\""),
  ]

  private static func sheet(
    accent: String = "\"#0B57D0\"", background: String = "$color.accent",
    states: String = "states: { highlighted: { alpha: 0.5 } }",
    style: String = "modes: { dark: { titleColor: white } }"
  ) -> Generated {
    Generated(
      """
      modes: { brand: [acme, globex] }
      tokens:
        color: { accent: \(accent), ink: { value: black, globex: navy } }
      components:
        Pill:
          base: UIButton
          properties: { fill: { type: UIColor, default: \(background) } }
          layer: { backgroundColor: $fill, borderColor: $color.ink }
          \(states)
      styles:
        pill: { component: Pill, title: Go, \(style) }
      """, targets: [.plain])
  }

  private static let app = """
    func tune() -> PillStyle {
      var style = PillStyle.pill
      let accent: StyleColor = StyleTokens.Colors.accent
      style.dark.titleColor = accent
      style.disabled.alpha = 0.4
      style[.highlighted, .globex].alpha = 0.3
      style.fill = StyleTokens.Colors.accent(in: StyleModes(brand: .globex))
      return style.with(StyleTokens())
    }
    func made() -> PillStyle {
      PillStyle(title: "Later", fill: StyleColor("#112233"), changes: [.highlighted: .init(alpha: 0.4), .dark: .init()])
    }
    """

  @Test(.tags(.toolchain)) func valuesChangeNoInterface() throws {
    for (name, generated) in StableInterfaceTests.sheets {
      let folder = try generated.write("stable-\(name.filter(\.isLetter))")
      try Data(StableInterfaceTests.app.utf8).writeUnsynced(to: folder.appending(path: "app.swift"))
      let outcome = try Toolchain.typecheck(Toolchain.swiftFiles(in: folder))
      #expect(outcome.status == 0, "\(name): \(outcome.output.prefix(2_000))")
    }
  }

  /// A view has a property for each axis, and follows a mode in which only code has a value.
  @Test(.tags(.toolchain), arguments: [ViewFramework.uikit, .appkit])
  func viewsFollowModesThatNoStyleFileSpeaksOf(_ framework: ViewFramework) throws {
    let generated = Generated(
      """
      modes: { brand: [acme, globex] }
      components:
        Pill: { base: UIView, properties: { fill: { type: UIColor, default: red } }, layer: { backgroundColor: $fill } }
      styles:
        pill: { component: Pill }
      """, targets: [.plain, framework.target])
    let alpha = framework == .uikit ? "alpha" : "alphaValue"
    let output = try ViewProgram(framework).run(
      """
      let pill = Pill(frame: .zero)
      var style = PillStyle.pill
      style.globex.alpha = 0.25
      pill.apply(style)
      print(pill.brand, pill.\(alpha))
      pill.brand = .globex
      print(pill.\(alpha))
      """, with: generated, named: "modes-of-code-\(framework)")
    #expect(output == "acme 1.0\n0.25\n")
  }

  /// What an app does with changes, colours and tokens.
  @Test(.tags(.toolchain)) func changesAndTokensAtRunTime() throws {
    let generated = Generated(
      """
      modes: { brand: [acme, globex] }
      tokens:
        color: { accent: { value: "#0B57D0", globex: "#7A1FA2", dark: "#9ECBFF" }, ink: "#000000" }
        length: { gap: { value: 8, globex: 4 }, plain: 3 }
        font: { body: { value: { size: 17 } } }
      components:
        Pill:
          base: UIButton
          properties:
            dark: { type: Bool, default: false }
            edge: { type: UIColor, default: $color.accent }
            gap: { type: CGFloat, default: $length.gap }
            wide: { type: CGFloat, default: 1 }
            face: { type: Font, default: $font.body }
          states: { own: [busy], highlighted: { alpha: 0.5 }, busy: { wide: 2 } }
      styles: { pill: { component: Pill, title: Go, states: { highlighted: { edge: $color.ink } } } }
      """, targets: [.plain])
    let folder = try generated.write("changes-at-run-time")
    let program = """
      import Foundation
      var style = PillStyle.pill
      // A property goes before a mode of its name.
      style.dark = true
      style.darkChanges.alpha = 0.25
      style.busy.wide = 7
      @MainActor func alpha(_ state: StyleState, _ appearance: StyleModes.Appearance = .light) -> Double {
        style.resolved(in: state, modes: StyleModes(appearance: appearance)).alpha
      }
      print(alpha([]), alpha([], .dark), alpha(.highlighted, .dark), alpha([.highlighted, .disabled]))
      // What holds for more states and modes wins, whatever was set first.
      style[.highlighted, .dark].alpha = 0.125
      style.disabled.alpha = 0.0625
      print(alpha(.highlighted, .dark), alpha([.highlighted, .disabled]), alpha([.highlighted, .disabled], .dark))
      print(style.resolved(in: .busy).wide, style.resolved(in: []).wide)
      style[.always].wide = 9
      print(style.resolved(in: []).wide, style.resolved(in: []).resolved(in: .busy).wide)
      // The order in which changes are set means nothing, and an empty one is none.
      var (one, other) = (PillStyle(), PillStyle())
      one.disabled.alpha = 0.5; one.hovered.alpha = 0.4; one.hovered.wide = 3
      other.hovered.wide = 3; other.hovered.alpha = 0.4; other.disabled.alpha = 0.5
      print(one == other, one.hashValue == other.hashValue, one == PillStyle())
      one.disabled = .init(); one.hovered.alpha = nil; one.hovered.wide = nil
      print(one == PillStyle(), one.focused == .init())
      other.title = "Go"
      print(other)
      // Changes are read as they were set.
      one.disabled.alpha = 0.5; one.disabled.titleColor = .some(nil); one.disabled.edge = StyleColor(0x112233)
      print(one.disabled.alpha!, one.disabled.titleColor == .some(nil), one.disabled.title == nil, one.disabled.edge!)
      print([StyleCondition.busy, [.highlighted, .dark, .globex], .always])

      // A brand, with what code has set.
      let json = ##"{ "color": { "accent": "#00FF00", "unknown": "red" }, "length": { "gap": 2 }, "font": { "body": { "size": 20, "weight": "bold" } } }"##
      let brand = try! JSONDecoder().decode(StyleTokens.self, from: Data(json.utf8))
      var own = PillStyle.pill
      own.highlighted.alpha = 0.75
      own.gap = 1
      let look = own.with(brand).resolved(in: .highlighted)
      print(own.with(brand).resolved(in: []).edge, look.edge, look.alpha, look.gap, look.face.size!, look.face.weight)
      print(PillStyle.pill.with(brand).gap, PillStyle(gap: 5).with(brand).gap, PillStyle.pill.gap)
      let again = try! JSONDecoder().decode(StyleTokens.self, from: JSONEncoder().encode(brand))
      print(again == brand, again == StyleTokens())
      let globex = StyleModes(brand: .globex)
      print(StyleTokens.Colors.accent, StyleTokens.Colors.accent(in: globex), StyleTokens.Colors.ink(in: globex))
      print(StyleTokens.Lengths.gap, StyleTokens.Lengths.gap(in: globex), StyleTokens.Lengths.plain(in: globex))

      for text in ["#7a1fa2", "#71A", "#7A1FA280", "rgb(122 31 162 / 0.5)", "color(display-p3 0.5 0 1)", "blue", "#12345", ""] {
        print(text, StyleColor(text)?.description ?? "nil", terminator: "; ")
      }
      print()
      func coded(_ color: StyleColor) -> StyleColor {
        try! JSONDecoder().decode([StyleColor].self, from: JSONEncoder().encode([color]))[0]
      }
      let colors = [StyleColor(0x7A1FA2), StyleTokens.Colors.accent, StyleColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)]
      print(colors.map { coded($0) == $0 })
      """
    try Data(program.utf8).writeUnsynced(to: folder.appending(path: "main.swift"))
    let outcome = try Toolchain.build(
      folder.appending(path: "program"), of: Toolchain.swiftFiles(in: folder), ["-swift-version", "6"])
    #expect(outcome.status == 0, "\(outcome.output.prefix(4_000))")
    #expect(
      try Toolchain.run(["./program"], in: folder).output == """
        1.0 0.25 0.5 0.5
        0.125 0.0625 0.0625
        7.0 1.0
        9.0 9.0
        true true false
        true true
        PillStyle(title: "Go", hovered: (alpha: 0.4, wide: 3.0), disabled: (alpha: 0.5))
        0.5 true true #112233
        [busy, highlighted, dark, globex, always]
        #00FF00 #000000 0.75 1.0 20.0 bold
        2.0 5.0 8.0
        true false
        light #0B57D0, dark #9ECBFF #7A1FA2 #000000
        8.0 4.0 3.0
        #7a1fa2 #7A1FA2; #71A #7711AA; #7A1FA280 #7A1FA280; rgb(122 31 162 / 0.5) rgb(122 31 162 / 0.5); color(display-p3 0.5 0 1) color(display-p3 0.5 0 1); blue nil; #12345 nil;  nil; \("")
        [true, true, true]

        """)
  }
}
