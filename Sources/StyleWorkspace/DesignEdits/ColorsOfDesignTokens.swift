import StyleEmit
import StyleModel
import StyleSource
import StyleSyntax
import StyleTokenFiles

extension NewDesignColor {
  package init(_ color: Color) {
    let own = color.converted(to: .srgb)
    let components = [own.components.first, own.components.second, own.components.third]
    func isByte(_ component: Double) -> Bool { abs(component * 255 - (component * 255).rounded()) < 1e-4 }
    let areBytes = color.isInGamut(of: .srgb) && (components + [color.alpha]).allSatisfy(isByte)
    let shown = color.asDesignToken.color
    self.init(
      css: color.description, hex: areBytes ? color.hex.lowercased() : nil,
      nearestHex: color.withAlpha(1).hex.lowercased(), space: shown.space.rawValue, alpha: color.alpha,
      components: { name in
        guard let space = ColorSpace(rawValue: name) else { return nil }
        let converted = space == color.space ? color : color.converted(to: space).withoutNoise
        guard converted.isInDesignRanges else { return nil }
        return [converted.components.first, converted.components.second, converted.components.third]
      },
      text: { old in
        let spaces: [String: ColorSpace] = [
          "rgb": .srgb, "rgba": .srgb, "hsl": .hsl, "hsla": .hsl, "hwb": .hwb, "lab": .lab, "lch": .lch,
          "oklab": .oklab, "oklch": .oklch, "color": .displayP3,
        ]
        let function = String(old.prefix { $0 != "(" })
        guard let space = spaces[function], space != .srgb || color.isInGamut(of: .srgb) else { return nil }
        guard space == .srgb || space == .hsl || space == .hwb else {
          return Value.color(color.converted(to: space).withoutNoise).spelling
        }
        func spelled(_ number: Double) -> String {
          let text = "\((number * 1e4).rounded() / 1e4)"
          return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
        let shown = color.converted(to: space)
        let numbers =
          space == .srgb
          ? components.map { spelled($0 * 255) }
          : [
            spelled(shown.components.first), spelled(shown.components.second) + "%",
            spelled(shown.components.third) + "%",
          ]
        // As CSS had it first, and some tools still have it.
        guard old.contains(",") else {
          return "\(function)(" + numbers.joined(separator: " ")
            + (color.alpha < 1 ? " / \(spelled(color.alpha)))" : ")")
        }
        let name = function.hasSuffix("a") ? String(function.dropLast()) : function
        let alpha = color.alpha < 1 || function.hasSuffix("a") ? [spelled(color.alpha)] : []
        return "\(name)\(alpha.isEmpty ? "" : "a")(" + (numbers + alpha).joined(separator: ", ") + ")"
      })
  }
}

extension Color {
  /// The colour with components rounded to seven decimals, or to four beyond ±1.5, so that one that lies beside a range by less is in it.
  fileprivate var withoutNoise: Color {
    func rounded(_ number: Double) -> Double {
      let factor = abs(number) > 1.5 ? 1e4 : 1e7
      let result = (number * factor).rounded() / factor
      return result == 0 ? 0 : result
    }
    return Color(
      space, rounded(components.first), rounded(components.second), rounded(components.third), alpha: alpha)
  }
}

extension Snapshot {
  /// The text of a colour that replaces the one at some bytes of a file of design tokens, in its notation; nil where there is no colour
  /// that can be changed.
  package func text(ofDesignColorAt range: Range<Int>, in file: FileID, _ color: Color) -> String? {
    let parsed = files.parsed[Int(file.index)]
    let path = sources[file].path
    guard let tokens = parsed.tokenFile, !TokenFile.isInCatalog(path), !TokenFile.isPage(path) else {
      return nil
    }
    var node = tokens.tree.root
    // The innermost that begins there.
    while let current = node, current.definition.range != range, current.contentSpan.range != range {
      node = (current.entries.map(\.value) + current.elements).first {
        $0.definition.range.lowerBound <= range.lowerBound
          && range.upperBound <= $0.definition.range.upperBound
      }
    }
    guard let node,
      let text = DesignNames.text(of: node, with: NewDesignColor(color), isOfTools: tokens.isOfTools)
    else { return nil }
    // Editors replace what stands between the quotes.
    let isInQuotes = node.definition.range != range
    guard isInQuotes else { return text }
    return text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : nil
  }
}
