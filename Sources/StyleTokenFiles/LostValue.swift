import StyleSource
import StyleSyntax

/// A value that a style file can't express, and its kind, which is reported once in a file.
struct LostValue {
  let kind: String
  let diagnostic: Diagnostic

  init(_ kind: String, _ message: String, _ node: SyntaxNode, _ notes: [String] = []) {
    self.kind = kind
    diagnostic = Diagnostic(.tokenLoss, message, at: node.span, notes: notes)
  }

  private init(_ kind: String, _ diagnostic: Diagnostic) {
    (self.kind, self.diagnostic) = (kind, diagnostic)
  }

  static func curveAlone(_ numbers: [Double], _ token: DesignToken) -> LostValue {
    LostValue(
      "curve",
      "a style file has no tokens for curves, so ‘\(token.name.shortened)’ counts only in transitions",
      token.key)
  }

  static func strokeAlone(_ token: DesignToken) -> LostValue {
    LostValue(
      "stroke", "a style file has no tokens for stroke styles, so ‘\(token.name.shortened)’ is left out",
      token.key,
      ["a shape layer has ‘lineDashPattern’ and ‘lineCap’"])
  }

  static func changedValue(_ node: SyntaxNode) -> LostValue {
    LostValue(
      "changed value",
      "another program has changed this value, or a token that it is computed from, since stylec wrote it, so it counts, and what ‘$extensions’ says of the earlier one doesn't",
      node, ["write the token in a style file again where it should be computed"])
  }

  static func borderStyle(_ node: SyntaxNode) -> LostValue {
    LostValue(
      "border style", "the border of a layer is solid", node,
      ["a shape layer with ‘lineDashPattern’ draws dashes"])
  }

  static func relativeLength(_ node: SyntaxNode) -> LostValue {
    LostValue(
      "rem", "a ‘rem’ or an ‘em’ becomes 16 points, which don't follow the reader's text size", node,
      ["a font with a ‘textStyle’ in a style file does"])
  }

  static func otherFamilies(_ node: SyntaxNode) -> LostValue {
    LostValue("families", "a font has one family; the others of this list are left out", node)
  }

  static func otherWeight(_ node: SyntaxNode, _ word: String) -> LostValue {
    LostValue(
      "weight", "a font's weight is one of nine words, so ‘\(word)’, the nearest, stands for this number",
      node)
  }

  static func textForObject(_ node: SyntaxNode, _ what: String, _ object: String) -> LostValue {
    LostValue(
      "text " + what, "the format writes \(what) as an object, not as a text; other programs may refuse it",
      node,
      ["write ‘\(object)’"])
  }

  static func wrongHex(_ node: SyntaxNode) -> LostValue {
    LostValue("hex", "‘hex’ has six digits behind ‘#’; the components count", node)
  }

  static func otherHex(_ node: SyntaxNode, _ hex: String) -> LostValue {
    LostValue("other hex", "‘hex’ is another color than the components, which are \(hex) and count", node)
  }

  // MARK: Of pages

  static func componentsOfPage(_ key: SyntaxNode) -> LostValue {
    LostValue(
      "components of page", "the components of a DESIGN.md are left out; its colors, fonts and lengths count",
      key,
      ["write a style for each in a style file that imports the page"])
  }

  // MARK: Of tools

  static func composition(_ token: DesignToken) -> LostValue {
    LostValue(
      "composition", "a style file has no tokens for compositions, so ‘\(token.name.shortened)’ is left out",
      token.key, ["write a style, or a trait, in a style file"])
  }

  static func otherSigns(_ node: SyntaxNode) -> LostValue {
    LostValue(
      "signs", "this is read with ‘-’, ‘*’ and ‘/’ in place of ‘−’, ‘×’ and ‘÷’, which other programs refuse",
      node)
  }

  static func percentage(_ node: SyntaxNode) -> LostValue {
    LostValue(
      "percentage", "a length is a number of points, so this part of something else is left out", node,
      ["a layer's frame in a style file takes percentages; 50% of a radius makes a pill"])
  }

  static func severalValues(_ node: SyntaxNode) -> LostValue {
    LostValue("several", "a token has one value, so this one of several is left out", node)
  }

  static func italic(_ node: SyntaxNode) -> LostValue {
    LostValue(
      "italic", "a font's weight isn't italic, so only the weight is read", node, ["name an italic family"])
  }

  static func partOfFont(_ key: SyntaxNode) -> LostValue {
    LostValue("part \(key.text)", "a font has no ‘\(key.text.shortened)’", key)
  }

  static func partOfUnknownSize(_ node: SyntaxNode) -> LostValue {
    LostValue(
      "part of size", "this is a part of the font's size, which isn't said here", node, ["add a ‘fontSize’"])
  }

  static func textSetting(_ node: SyntaxNode) -> LostValue {
    LostValue("text setting", "a font can't show texts in this way, so it is left out", node)
  }

  static func gradientDirection(_ node: SyntaxNode) -> LostValue {
    LostValue(
      "direction", "a token of a gradient has stops, and no direction", node,
      ["a gradient layer has an ‘angle’"])
  }

  static func colorModifier(_ node: SyntaxNode) -> LostValue {
    LostValue(
      "modifier",
      "‘\(node.text)’ has no ‘space’ here, so it computes in OKLCH, as ‘\(node.text)()’ of a style file does",
      node, ["say the space that Tokens Studio shows: ‘lch’, ‘srgb’, ‘p3’ or ‘hsl’"])
  }

  static func modifierInHSL(_ node: SyntaxNode) -> LostValue {
    LostValue(
      "modifier in HSL",
      "‘\(node.text)’ in HSL of a color that differs by theme is computed in sRGB, which gives another saturation \(node.hasText("lighten") ? "to dark colors" : "to light colors")",
      node,
      ["modify the colors that don't differ, or choose the space ‘lch’, ‘srgb’ or ‘p3’ in Tokens Studio"])
  }

  static func shadowWithoutColor(_ node: SyntaxNode) -> LostValue {
    LostValue("shadow without color", "a shadow without a color is black", node)
  }

  static func colorWithoutSign(_ node: SyntaxNode) -> LostValue {
    LostValue("color without sign", "a color begins with ‘#’; this one is read as if it did", node)
  }

  static func noNumber(_ node: SyntaxNode) -> LostValue {
    LostValue("no number", "‘\(node.text.shortened)’ is no number, so it is left out", node)
  }

  static func unknownWeight(_ node: SyntaxNode) -> LostValue {
    LostValue(
      "unknown weight", "no weight is called ‘\(node.text.shortened)’, so ‘regular’ stands for it", node,
      ["a weight is a number between 1 and 1000, or a word such as ‘Bold’ or ‘Semi bold’"])
  }

  /// - Parameter near: The type that was probably meant, so that what is left out should not be.
  static func unknownType(_ node: SyntaxNode, near: String?) -> LostValue {
    let kind = "type " + node.text
    let message = "a style file has no tokens of type ‘\(node.text.shortened)’, so they are left out"
    guard let near else { return LostValue(kind, message, node) }
    var diagnostic = Diagnostic(
      .tokenLoss, message, at: node.span,
      fixes: [FixIt("write ‘\(near)’", replace: node.span, with: "\"\(near)\"", isSafe: false)])
    diagnostic.severity = .warning
    return LostValue(kind, diagnostic)
  }

  static func modesInExtensions(_ node: SyntaxNode) -> LostValue {
    LostValue(
      "modes in extensions",
      "the values for modes that a tool keeps here are left out; ‘$value’ counts in all modes", node,
      ["a resolver document says which values hold when, and so does Figma's own export of all modes"])
  }

  static func unknownModesInExtensions(_ keys: [SyntaxNode]) -> LostValue {
    let names = keys.map { "‘\($0.text.shortened)’" }
    let modes = keys.map(\.text.shortened).joined(separator: ", ")
    return LostValue(
      "unknown modes in extensions",
      names.count == 1
        ? "no axis has the mode \(names[0]), so its values are left out"
        : "no axis has the modes \(keys.map(\.text.shortened).quotedConjunction), so their values are left out",
      keys[0],
      [
        "declare them where the file is imported, with the one first that holds otherwise: "
          + "‘modes: { theme: [standard, \(modes)] }’"
      ])
  }

  static func modeTwiceInExtensions(_ key: SyntaxNode, _ mode: String) -> LostValue {
    LostValue(
      "mode twice", "‘\(key.text.shortened)’ is the mode ‘\(mode)’ again, so this value is left out", key,
      ["remove one of the two"])
  }

  /// The loss of a value for the mode that holds where no other does, beside a ‘$value’ for the same case.
  static func otherValueOfFirstMode(_ entry: MappingEntry) -> LostValue {
    LostValue(
      "value of first mode",
      "‘\(entry.key.text.shortened)’ holds where no other mode does, which ‘$value’ is for, so this value is left out",
      entry.key, ["write the same value in both"])
  }

  static func aliasOfLostToken(_ name: String, _ node: SyntaxNode) -> LostValue {
    LostValue("lost token", "‘\(name.shortened)’ is left out, and so is what refers to it", node)
  }

  static func otherGradient(_ node: SyntaxNode) -> LostValue {
    LostValue(
      "gradient", "a token of a gradient has only the stops of a linear one, so this one is left out", node)
  }

  static func memberOfToken(_ key: SyntaxNode) -> LostValue {
    LostValue(
      "member", "‘\(key.text.shortened)’ stands in a token, but only a group has tokens, so it is left out",
      key)
  }
}
