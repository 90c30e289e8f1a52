import StyleModel

/// `StyleTexts+AppKit.swift`: what generated text fields have in common.
var appkitTextsSource: String {
  let borders = TextFieldBorder.allCases.filter { $0.width > 0 }.map { border in
    """
        case "\(border.rawValue)":
          borderWidth = \(formatNumber(border.width))
          borderColor = \(Literal.code(AdaptiveValue(.color(border.color))).text).cgColor(for: appearance)
          cornerRadius = \(formatNumber(border.cornerRadius))
    """
  }
  let insets = TextFieldBorder.allCases.filter { $0.textInset > 0 }.map { border in
    "    case \"\(border.rawValue)\": distance = \(formatNumber(border.textInset))"
  }
  return #"""
    extension CALayer {
      /// Shows a border of UIKit's text fields.
      func show(border name: String, for appearance: NSAppearance) {
        switch name {
    \#(borders.joined(separator: "\n"))
        default:
          borderWidth = 0
          cornerRadius = 0
        }
      }
    }

    nonisolated extension StyleEdgeInsets {
      /// The same with the space that a border of UIKit's text fields takes left and right.
      func around(border name: String) -> StyleEdgeInsets {
        let distance: Double
        switch name {
    \#(insets.joined(separator: "\n"))
        default: distance = 0
        }
        return StyleEdgeInsets(
          top: top,
          left: left + distance,
          bottom: bottom,
          right: right + distance
        )
      }
    }
    """#
}
