import StyleModel
import StyleSource
import StyleSyntax

extension DiagnosticCode {
  static let materialInMask = DiagnosticCode(
    "material-in-mask", .error, "A mask contains no material.",
    explanation: """
      A mask only uses alpha, and a material is a view that shows what lies below it. In a mask, nothing lies
      below. Use a rectangle whose `backgroundColor` has the alpha of the mask, and make the material a
      sublayer.
      """,
    example: """
      components:
        Card:
          base: UIView
          layer: { mask: { kind: material, cornerRadius: 12 } }
      """)
}

extension Diagnostic {
  static func materialInMask(_ kind: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .materialInMask,
      kind.text == "material"
        ? "a mask can't be a material" : "‘\(kind.text)’ has a material, which a mask can't show",
      at: kind.span,
      notes: [
        "a mask only uses alpha; write ‘kind: rectangle’ with a ‘backgroundColor’, and make the material a sublayer"
      ])
  }
}
