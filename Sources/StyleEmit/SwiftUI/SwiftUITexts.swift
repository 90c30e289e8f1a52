import StyleModel

/// `StyleTexts+SwiftUI.swift`: what styles of text fields have in common.
var swiftUITextsSource: String {
  let shown = TextFieldBorder.allCases.filter { $0.width > 0 }
  func values(_ value: (TextFieldBorder) -> String) -> String {
    shown.map { "    case \"\($0.rawValue)\": return \(value($0))" }.joined(separator: "\n")
  }
  let background = Value.color(SystemColor.systemBackground.color(appearance: .light, highContrast: false))
  return #"""
    /// A border of UIKit's text fields; a rounded one is filled within its corners.
    struct StyleFieldBorder: View {
      let name: String
      let fill: Color?
      let modes: StyleModes

      /// What it takes left and right of a text.
      static func insets(_ name: String) -> EdgeInsets {
        let distance: CGFloat
        switch name {
    \#(shown.map { "    case \"\($0.rawValue)\": distance = \(formatNumber($0.textInset))" }.joined(separator: "\n"))
        default: distance = 0
        }
        return EdgeInsets(top: 0, leading: distance, bottom: 0, trailing: distance)
      }

      private var width: CGFloat {
        switch name {
    \#(values { formatNumber($0.width) })
        default: return 0
        }
      }

      private var color: StyleColor {
        switch name {
    \#(values { Literal.code(AdaptiveValue(.color($0.color))).text })
        default: return .clear
        }
      }

      private var outline: RoundedRectangle {
        RoundedRectangle(
          cornerRadius: \#(formatNumber(TextFieldBorder.roundedRect.cornerRadius)),
          style: .circular
        )
      }

      var body: some View {
        if name == "roundedRect" {
          outline
            .fill(fill ?? \#(Literal.code(AdaptiveValue(background)).text).color(in: modes))
            .bordered(color.color(in: modes), width: width, along: outline)
        } else {
          Color.clear.bordered(color.color(in: modes), width: width, along: Rectangle())
        }
      }
    }
    """#
}
