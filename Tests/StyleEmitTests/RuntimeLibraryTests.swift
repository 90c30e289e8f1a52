import Foundation
import StyleModel
import Testing

@testable import StyleEmit

/// Programs that import `StyleRuntime`, as apps may.
@Suite(.tags(.toolchain)) struct RuntimeLibraryTests {
  /// What a program prints: a name and a value on each line.
  private func values(
    of source: String, with framework: ViewFramework, named name: String
  ) throws -> [String: String] {
    let output = try RuntimeLibrary.run(source, with: framework, named: name)
    let lines = output.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    try #require(lines.allSatisfy { $0.count == 2 }, "\(output.prefix(4_000))")
    return Dictionary(lines.map { ($0[0], $0[1]) }) { $0 + "\n" + $1 }
  }

  /// Each system colour has the values of the model in each appearance and contrast.
  @Test func systemColorsAreThoseOfTheModel() throws {
    let shown = try values(
      of: colors() + """
        for (name, color) in colors {
          for look in color.appearances {
            let channels = [look.red, look.green, look.blue].map { Int(($0 * 255).rounded()) }
            print(name, look.space, channels, look.alpha, look.systemName ?? "none")
          }
        }

        """, with: .uikit, named: "colors")
    for color in SystemColor.allCases {
      let looks = [(Appearance.light, false), (.dark, false), (.light, true), (.dark, true)].map { look in
        let value = color.color(appearance: look.0, highContrast: look.1)
        let parts = value.components
        let channels = [parts.first, parts.second, parts.third].map { Int(($0 * 255).rounded()) }
        return "sRGB \(channels) \(value.alpha) \(color.rawValue)"
      }
      #expect(shown[color.rawValue] == looks.joined(separator: "\n"))
    }
  }

  /// A name of `SystemColor` that the library misspells or forgets would fall back to the published values.
  @Test func uikitKnowsEachSystemColor() throws {
    let shown = try values(
      of: colors()
        + "for (name, color) in colors { print(name, color.uiColor.cgColor.colorSpace?.name ?? \"none\") }\n",
      with: .uikit, named: "colors-uikit")
    for color in SystemColor.allCases { #expect(shown[color.rawValue] == color.rawValue) }
    #expect(shown.count == SystemColor.allCases.count)
  }

  /// AppKit has its own colour where Apple documents one of that name, alone or before ‘Color’.
  @Test func appkitKnowsEachSystemColorThatItHas() throws {
    let shown = try values(
      of: colors()
        + "for (name, color) in colors { print(name, color.nsColor.cgColor.colorSpace?.name ?? \"none\") }\n",
      with: .appkit, named: "colors-appkit")
    let double = try String(
      contentsOf: Folder.doubles.appending(path: "AppKit/NSColor.swift"), encoding: .utf8)
    let own = SystemColor.allCases.filter { color in
      ["", "Color"].contains { double.contains("class var \(color.rawValue)\($0): NSColor") }
    }
    #expect(own == SystemColor.allCases.filter(\.isInAppKit))
    for color in SystemColor.allCases {
      #expect(shown[color.rawValue] == (own.contains(color) ? color.rawValue : "sRGB"))
    }
  }

  private func colors() -> String {
    let entries = SystemColor.allCases.map { "  (\"\($0.rawValue)\", .\($0.rawValue)),\n" }
    return "let colors: [(String, StyleColor)] = [\n\(entries.joined())]\n"
  }

  /// A colour that UIKit decides by its traits is the same colour when it comes back.
  @Test func aColorOfUIKitComesBack() throws {
    let output = try RuntimeLibrary.run(
      """
      let color = StyleColor(
        light: StyleColor(0x102030), dark: StyleColor(0x405060, alpha: 0.5),
        lightHighContrast: StyleColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1),
        darkHighContrast: StyleColor(0x0A0B0C))
      print(StyleColor(color.uiColor) == color, StyleColor(color.uiColor) == StyleColor(0x102030))
      let plain = StyleColor(StyleColor(0x102030).uiColor)
      print(plain == StyleColor(0x102030), plain.isAdaptive)
      print(StyleModes(UITraitCollection(userInterfaceStyle: .dark)) == StyleModes(appearance: .dark))

      """, with: .uikit, named: "color-back")
    #expect(output == "true false\ntrue false\ntrue\n")
  }

  /// Each border of a text field is as the model describes it.
  @Test func bordersOfTextFieldsAreThoseOfTheModel() throws {
    let names = TextFieldBorder.allCases.map(\.rawValue)
    let shown = try values(
      of: """
        let layer = CALayer()
        let appearance = NSAppearance(named: .aqua)!
        for name in \(names) {
          let insets = StyleEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).around(border: name)
          layer._styleShow(border: name, for: appearance)
          let color = layer.borderColor?.components ?? []
          let shade = layer.borderWidth > 0 ? Int((color[0] * 255).rounded()) : 0
          let field = MainActor.assumeIsolated { StyleFieldBorder.insets(name) }
          print(
            name, insets.top, insets.left - 2, insets.bottom, insets.right - 4, layer.borderWidth,
            layer.cornerRadius, shade, field.leading, field.trailing, field.top)
        }

        """, with: .appkit, named: "borders")
    for border in TextFieldBorder.allCases {
      let (inset, width) = (border.textInset, border.width)
      let radius = width > 0 ? border.cornerRadius : 0
      let shade = width > 0 ? Int((border.color.components.first * 255).rounded()) : 0
      #expect(
        shown[border.rawValue]
          == "1.0 \(inset) 3.0 \(inset) \(width) \(radius) \(shade) \(inset) \(inset) 0.0")
    }
  }

  /// Weights become heavier in the order of the enumeration, with and without a family.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func weightsAscend(_ framework: ViewFramework) throws {
    let member = framework.fontMember
    let output = try RuntimeLibrary.run(
      """
      for family in [nil, "Georgia"] {
        let fonts = StyleFont.Weight.allCases.map { StyleFont(family: family, weight: $0).\(member) }
        let weights = fonts.map(\\.weight)
        print(weights == weights.sorted(), Set(weights).count, fonts[0].pointSize, weights[3])
      }

      """, with: framework, named: "weights-\(framework)")
    #expect(output == "true 9 17.0 0.0\ntrue 9 17.0 0.0\n")
  }

  /// Left and right change places for a reader from right to left; a frame turns within the one around it.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func whatTurnsForReadersFromRightToLeft(_ framework: ViewFramework) throws {
    let output = try RuntimeLibrary.run(
      """
      let insets = StyleEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let turned = insets.turned(.rightToLeft)
      print(turned.left, turned.right, turned.top, turned.turned(.rightToLeft) == insets)
      print(insets.turned(.leftToRight) == insets)
      let frame = CGRect(x: 10, y: 0, width: 100, height: 50)
      let inner = CGRect(x: 15, y: 5, width: 20, height: 10)
      print(frame._styleTurning(inner, .rightToLeft).minX, frame._styleTurning(inner, .leftToRight) == inner)

      """, with: framework, named: "turned-\(framework)")
    #expect(output == "4.0 2.0 1.0 true\ntrue\n85.0 true\n")
  }

  /// A material is a view of the system's in the corners of its layer, and another material takes its place. The layers in it lie in a
  /// view of their own: above a blur, and in glass.
  @Test func aMaterialIsAViewOfTheSystem() throws {
    let output = try RuntimeLibrary.run(
      """
      MainActor.assumeIsolated {
        let view = StyleMaterialView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.layer.cornerRadius = 4
        for name in ["thick", "ultraThin", "nonsense", "glass"] {
          view.show(StyleMaterial(name))
          guard let effect = view.subviews.first as? UIVisualEffectView else { fatalError() }
          print(name, effect._text, effect.frame.size == view.bounds.size, view.subviews.count, effect._radii)
        }
      }

      """, with: .uikit, named: "materials")
    #expect(
      output == """
        thick blur systemThickMaterial true 2 [4.0, 4.0, 4.0, 4.0]
        ultraThin blur systemUltraThinMaterial true 2 [4.0, 4.0, 4.0, 4.0]
        nonsense blur systemMaterial true 2 [4.0, 4.0, 4.0, 4.0]
        glass glass regular true 1 [4.0, 4.0, 4.0, 4.0]

        """)
  }
}
