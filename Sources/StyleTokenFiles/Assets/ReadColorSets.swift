import StyleSource
import StyleSyntax

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Adds a token for each colour set of asset catalogs, with its colours by appearance and contrast.
///
/// The form is that of Apple's Asset Catalog Format Reference.
///
/// - Parameter isColor: Whether style files have a color of this name.
func addColorSets(
  of files: [TokenFile], to translations: inout [TokenTranslation], _ output: TokenOutput,
  isColor: (String) -> Bool
) {
  let paths = files.map { $0.role == .asset ? AssetPath($0.tree.source.path) : nil }
  var namespaces: Set<String> = []
  for (file, path) in zip(files, paths) {
    guard let path, path.isFolder else { continue }
    if file.tree.root?["properties"]?["provides-namespace"]?.hasText("true") ?? false {
      namespaces.insert(([path.catalog] + path.folders).joined(separator: "/"))
    }
  }
  for (index, path) in paths.enumerated() {
    guard let path, let name = path.colorSet, let root = files[index].tree.root, root.kind != .missing else {
      continue
    }
    let groups = path.folders.indices.dropLast().filter { end in
      namespaces.contains(([path.catalog] + path.folders[...end]).joined(separator: "/"))
    }.map { path.folders[$0] }
    let names =
      (files[index].options.group.map { [$0] } ?? []) + (groups + [name]).map { styleName(ofDesign: $0) }
    let reader = ColorSetReader(
      name: names.joined(separator: "."), assetName: (groups + [name]).joined(separator: "/"), output: output)
    translations[index].entries = reader.read(root, isColor: isColor)
  }
}

/// Reads the colours of one set.
private struct ColorSetReader {
  let name: String
  /// The name of the set in the catalog.
  let assetName: String
  let output: TokenOutput

  /// A colour of a set, and the conditions under which it is shown.
  private struct Shown {
    let color: SyntaxNode
    var modes: [String]
    /// Whether the colour is for the light appearance, and not for any.
    let isLight: Bool
    /// Whether the colour is for screens that show Display P3.
    let isWide: Bool
    /// The kind of device that the colour is for.
    let idiom: String
    /// Whether the colour is for any appearance but shows only in the dark one, since another is for the light one.
    var isReplacement = false
  }

  func read(_ root: SyntaxNode, isColor: (String) -> Bool) -> [TokenTranslation.Entry] {
    guard root.kind == .mapping, let list = root["colors"], list.kind == .sequence else {
      output.report(.colorSetWithoutColors(root))
      return []
    }
    var shown: [Shown] = []
    for element in list.elements {
      // Xcode leaves slots empty.
      guard let color = element["color"], color.kind == .mapping else { continue }
      if let locale = element["locale"], locale.kind != .missing {
        loss(.locale(locale))
        continue
      }
      guard let modes = modes(of: element) else { continue }
      let idiom = element["idiom"]?.text ?? "universal"
      shown.append(
        Shown(
          color: color, modes: modes, isLight: isLight(element),
          isWide: element["display-gamut"]?.hasText("display-P3") ?? false,
          idiom: idiom))
    }
    let idiom = shown.contains { $0.idiom == "universal" } ? "universal" : shown.first?.idiom
    if let other = shown.first(where: { $0.idiom != idiom }) { loss(.idiom(other.color, other.idiom)) }
    shown.removeAll { $0.idiom != idiom }
    // Of colours for two kinds of screens, that for the better ones.
    shown = shown.filter { one in
      let isReplaced =
        !one.isWide && shown.contains { $0.isWide && $0.modes == one.modes && $0.isLight == one.isLight }
      if isReplaced { loss(.gamut(one.color)) }
      return !isReplaced
    }
    // What is for any appearance shows where no color is for the light one, and, unless there is one for it, in the dark one.
    for index in shown.indices where !shown[index].isLight && !shown[index].modes.contains("dark") {
      guard shown.contains(where: { $0.isLight && $0.modes == shown[index].modes }) else { continue }
      shown[index].modes = ["dark"] + shown[index].modes
      shown[index].isReplacement = true
    }
    shown = shown.filter { one in
      !one.isReplacement || !shown.contains { !$0.isReplacement && $0.modes == one.modes }
    }
    // A color for high contrast in the light appearance alone leaves the dark one as it is without it.
    if shown.contains(where: { $0.isLight && $0.modes == ["high-contrast"] }),
      !shown.contains(where: { $0.modes == ["dark", "high-contrast"] }),
      var dark = shown.first(where: { $0.modes == ["dark"] })
        ?? shown.first(where: { $0.modes.isEmpty && !$0.isLight })
    {
      dark.modes = ["dark", "high-contrast"]
      shown.append(dark)
    }
    if let other = shown.first(where: { !(systemColor($0.color).map(isColor) ?? true) }) {
      loss(.systemColor(other.color["reference"] ?? other.color))
      return []
    }
    guard !shown.isEmpty else {
      loss(.emptyColorSet(list))
      return []
    }
    let base = shown.firstIndex { $0.modes.isEmpty } ?? 0
    var seen: Set<[String]> = []
    return shown.enumerated().compactMap { index, one in
      guard seen.insert(one.modes).inserted else {
        output.report(.colorTwice(one.color))
        return nil
      }
      return TokenTranslation.Entry(
        token: nil, type: .color, name: name, keySpan: one.color.span, valueKeySpan: one.color.span,
        value: value(one.color), description: nil, deprecation: nil, isPrivate: nil,
        isDeclared: index == base,
        modes: index == base ? [] : [one.modes.joined(separator: "+")],
        kept: KeptOfToken(assetName: assetName),
        end: one.color.span)
    }
  }

  private func loss(_ problem: LostValue) {
    output.reportOnce(problem.kind, problem.diagnostic, at: problem.diagnostic.span)
  }

  /// The modes in which a colour is shown, without the default ones; nil for a condition that style files don't have, which is reported.
  private func modes(of element: SyntaxNode) -> [String]? {
    var modes: [String] = []
    for appearance in element["appearances"]?.elements ?? [] {
      switch (appearance["appearance"]?.text, appearance["value"]?.text) {
      case ("luminosity", "dark"): modes.append("dark")
      case ("contrast", "high"): modes.append("high-contrast")
      case ("luminosity", "light"), ("contrast", "normal"): break
      default:
        loss(.appearance(appearance))
        return nil
      }
    }
    return modes.sorted()
  }

  private func isLight(_ element: SyntaxNode) -> Bool {
    element["appearances"]?.elements.contains { $0["value"]?.hasText("light") ?? false } ?? false
  }

  // MARK: Values

  private func value(_ color: SyntaxNode) -> StyleValue {
    if let reference = color["reference"], let name = systemColor(color) {
      return .string(name, reference.span)
    }
    guard let components = color["components"], components.kind == .mapping else {
      return wrong(
        color, "a color of an asset catalog has ‘components’, or a ‘reference’ to a color of the system")
    }
    let spaces = [
      "srgb": DesignColorSpace.srgb, "extended-srgb": .srgb, "display-p3": .displayP3,
      "extended-linear-srgb": .srgbLinear, "gray-gamma-22": .srgbLinear, "extended-gray": .srgbLinear,
    ]
    let said = color["color-space"]
    guard let space = spaces[said?.text ?? "srgb"] else {
      return wrong(
        said ?? color,
        "a color space of an asset catalog is one of \(spaces.keys.sorted().joined(separator: ", "))")
    }
    let isGray = components["white"] != nil
    guard let alpha = number(components["alpha"], isAlpha: true, in: components) else {
      return .missing(color.span)
    }
    var numbers: [Double] = []
    for name in isGray ? ["white"] : ["red", "green", "blue"] {
      let node = components.entries.first { $0.key.text == name }?.value
      guard let number = number(node, isAlpha: false, in: components) else { return .missing(color.span) }
      numbers.append(number)
    }
    if isGray, space == .srgbLinear, let white = numbers.first {
      // Gray is encoded by a power of 2.2.
      numbers = [white < 0 ? -pow(-white, 2.2) : pow(white, 2.2)]
    }
    if isGray { numbers = [numbers[0], numbers[0], numbers[0]] }
    return .string(space.css(numbers, alpha), components.span)
  }

  /// The name that style files have for a color of the system; nil for a color that the set spells out.
  private func systemColor(_ color: SyntaxNode) -> String? {
    guard let reference = color["reference"], reference.isJSONString else { return nil }
    return reference.text.hasSuffix("Color") ? String(reference.text.dropLast(5)) : reference.text
  }

  /// Reads a component: `"0xFF"` and `"255"` are bytes, `"0.500"` is a part. An alpha is always a part, but for `0xFF`.
  private func number(_ node: SyntaxNode?, isAlpha: Bool, in components: SyntaxNode) -> Double? {
    guard let node else {
      if isAlpha { return 1 }
      _ = wrong(components, "a color has ‘red’, ‘green’ and ‘blue’, or ‘white’")
      return nil
    }
    let text = node.text.trimmingBlanks
    if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16), byte <= 255 {
      return Double(byte) / 255
    }
    if let number = Double(text), number.isFinite, node.kind == .scalar {
      return text.contains(".") || isAlpha || !node.isQuoted ? number : number / 255
    }
    _ = wrong(node, "a component is written as \"0xFF\", \"255\" or \"1.000\"")
    return nil
  }

  private func wrong(_ node: SyntaxNode, _ expected: String) -> StyleValue {
    if node.kind != .missing { output.report(.wrongDesignValue(node, expected, [])) }
    return .missing(node.span)
  }
}

extension Diagnostic {
  fileprivate static func colorSetWithoutColors(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .tokenStructure, "a color set has a list ‘colors’",
      at: node.kind == .mapping
        ? Span(node.span.file, Int(node.span.start), Int(node.span.start) + 1) : node.span)
  }

  fileprivate static func colorTwice(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(.tokenModes, "another color of this set is shown in the same appearances", at: node.span)
  }
}

extension LostValue {
  fileprivate static func idiom(_ node: SyntaxNode, _ idiom: String) -> LostValue {
    LostValue("idiom", "a token has no color for ‘\(idiom.shortened)’ alone, so it is left out", node)
  }

  fileprivate static func locale(_ node: SyntaxNode) -> LostValue {
    LostValue(
      "locale", "a token has no color for ‘\(node.text.shortened)’ alone, so it is left out", node,
      ["a color for one language stands in the asset catalog of the app"])
  }

  fileprivate static func gamut(_ node: SyntaxNode) -> LostValue {
    LostValue(
      "gamut", "another color is for screens that show Display P3, so this one for sRGB is left out", node,
      ["a screen that shows sRGB alone gets the other one, as near as it can show it"])
  }

  fileprivate static func emptyColorSet(_ node: SyntaxNode) -> LostValue {
    LostValue("empty set", "this set has no color yet, so it is left out", node)
  }

  fileprivate static func systemColor(_ node: SyntaxNode) -> LostValue {
    LostValue(
      "system color", "a style file has no color ‘\(node.text.shortened)’, so this set is left out", node,
      ["style files know the colors of UIKit; spell the color of the set out, for each appearance"])
  }

  fileprivate static func appearance(_ node: SyntaxNode) -> LostValue {
    LostValue("appearance", "a style file has no such appearance, so the color for it is left out", node)
  }
}
