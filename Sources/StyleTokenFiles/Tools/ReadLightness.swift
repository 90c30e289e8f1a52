import StyleSource
import StyleSyntax

/// Applies `lighten` and `darken` of Tokens Studio to a colour, as its transforms for Style Dictionary compute them: a part of the way to
/// white or black in the modifier's space.
extension DesignValueReader {
  /// - Parameters:
  ///   - code: The colour as a style file has it.
  ///   - part: A number from 0 to 1, or an expression.
  ///   - type: The name of the modifier.
  func lighter(
    _ code: String, by part: String, in space: String?, isLight: Bool, _ type: SyntaxNode, _ span: Span
  ) -> StyleValue {
    guard let space, ["srgb", "p3", "lch", "hsl"].contains(space) else {
      loss(.colorModifier(type))
      return .plain("\(type.text)(\(code), \(part))", span)
    }
    let base = constantColor(token.value, depth: 0)
    if let amount = Double(part), let base,
      let moved = system.colors.movingLightness(base, isLight ? 1 : 0, amount, space)
    {
      // In other spaces, mixing says the same of an opaque colour, and follows the token.
      if space == "hsl" || !moved.isOpaque { return .string(moved.color, span) }
    } else if space == "hsl" {
      loss(.modifierInHSL(type))
    }
    let end =
      switch space {
      case "p3": isLight ? "color(display-p3 1 1 1)" : "color(display-p3 0 0 0)"
      case "lch": isLight ? "lch(100% 0 none)" : "lch(0% 0 none)"
      default: isLight ? "white" : "black"
      }
    let name = space == "p3" ? "display-p3" : space == "lch" ? "lch" : "srgb"
    return .plain("mix(\(code), \(end), \(part) in \(name))", span)
  }

  /// The text of a colour that is the same in all themes and modes; nil for any other.
  private func constantColor(_ node: SyntaxNode, depth: Int) -> String? {
    guard depth < 32 else { return nil }
    switch resolve(node) {
    case .broken: return nil
    case .literal(let literal):
      guard literal.isJSONString, !literal.text.contains("{") else { return nil }
      return literal.text.trimmingBlanks
    case .token(let target):
      let other = DesignValueReader(target, in: system)
      let isOne =
        !system.namesakes(of: target).dropFirst().contains { _ in true }
        && other.token.modesInExtensions == nil && other.token.written.darkValue == nil
        && other.token.extensions?["studio.tokens"]?["modify"] == nil
      return isOne ? other.constantColor(other.token.value, depth: depth + 1) : nil
    }
  }
}

/// The functions of style files' colours, which this module doesn't have.
package struct ColorsOfStyleFiles: Sendable {
  /// Whether there is a color of this name.
  let isColor: @Sendable (String) -> Bool
  /// Moves the lightness of a colour of CSS a part of the way to black (0) or white (1) in one of Tokens Studio's spaces, and returns
  /// whether it is opaque; nil for a text that is no colour.
  let movingLightness: @Sendable (_ color: String, _ end: Double, _ part: Double, _ space: String) -> Moved?

  package typealias Moved = (color: String, isOpaque: Bool)

  package init(
    isColor: @escaping @Sendable (String) -> Bool,
    movingLightness: @escaping @Sendable (String, Double, Double, String) -> Moved?
  ) {
    self.isColor = isColor
    self.movingLightness = movingLightness
  }

  /// Functions for a system that is only searched for names.
  static let none = ColorsOfStyleFiles(isColor: { _ in true }, movingLightness: { _, _, _, _ in nil })
}
