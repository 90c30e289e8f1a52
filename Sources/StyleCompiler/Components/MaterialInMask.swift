import StyleModel
import StyleSource
import StyleSyntax

extension DiagnosticCode {
  static let materialInMask = DiagnosticCode(
    "material-in-mask", .error, "A mask has no material in it.",
    explanation: """
      Of a mask only the alpha counts, and a material is a view that shows what lies below it: in a mask nothing does. Write a
      rectangle with a `backgroundColor` of the alpha that the mask is to have, and the material as a sublayer.
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
        ? "a mask can't be a material" : "‘\(kind.text)’ has a material, which no mask shows",
      at: kind.span,
      notes: [
        "of a mask only the alpha counts; write ‘kind: rectangle’ with a ‘backgroundColor’, and the material as a sublayer"
      ])
  }
}
