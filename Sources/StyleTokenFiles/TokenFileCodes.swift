import StyleSource
import StyleSyntax

extension DiagnosticCode {
  static let tokenStructure = DiagnosticCode(
    "token-structure", .error, "A file of design tokens has groups, and tokens with a value.",
    explanation: """
      An object with `$value` is a token, any other object is a group. Names don't begin with `$` and have none of `{`, `}` and `.`. The format is that of
      the Design Tokens Community Group, 2025.10.
      """)

  static let tokenType = DiagnosticCode(
    "token-type", .error, "A design token has a type.",
    explanation: """
      `$type` stands in the token, in the token that it refers to, or in a group around it. The types are
      \(DesignType.allCases.filter(\.isStandard).map { "`\($0.rawValue)`" }.joined(separator: ", ")).
      """)

  static let tokenValue = DiagnosticCode(
    "token-value", .error, "The value of a design token fits its type.",
    explanation: """
      A dimension is `{ "value": 16, "unit": "px" }`, a duration has the unit `ms` or `s`, a color is `{ "colorSpace": "srgb", "components": [0, 0.5, 1] }`.
      Each part may be a reference to a token: `"{spacing.small}"`.
      """)

  static let tokenAlias = DiagnosticCode(
    "token-alias", .error, "A reference of a design token leads to a token, and not in a circle.",
    explanation: """
      `{color.ink}` names a whole token by its groups and its name, in any file of the same folder. `{ "$ref": "#/color/ink/$value/alpha" }` leads to any value of
      the same file. A resolver document leads to other files of the same project; addresses are never read.
      """)

  static let tokenModes = DiagnosticCode(
    "token-modes", .error, "The modes of an export are modes of the style files, and all of them are there.",
    explanation: """
      Figma exports a file for each mode of a collection, named after the mode. `Light` and `Dark` mean the modes of `appearance`, and `High Contrast` that of
      `contrast`. Declare other modes where the folder is imported: `modes: { brand: [ocean, forest] }`. The file of an axis's first mode declares the tokens.
      The themes of Tokens Studio and the modifiers of a resolver document are modes too: a group of themes, or a modifier, is an axis.
      """)

  static let tokenLoss = DiagnosticCode(
    "token-loss", .info, "What a design token says can be said in a style file.",
    explanation: """
      A part of a value that Core Animation, UIKit or the language of style files doesn't have is replaced by what is nearest, or left out. The finding says by what,
      once for each kind and file.
      """)
}

/// The pages of `stylec explain` for diagnostics of files of design tokens.
package let tokenFileCodes: [DiagnosticCode] = [
  .tokenStructure, .tokenType, .tokenValue, .tokenAlias, .tokenModes, .tokenLoss,
]
