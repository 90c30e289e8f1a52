import StyleModel
import StyleSource

/// Returns an error if a run would draw more pictures than the limit.
///
/// The error is located at the axis of modes that exceeds the limit: the last one over which the style differs. If no file declares
/// that axis, the error is located at the style.
package func tooManyPictures(_ styles: [StylePictures], in sheet: ResolvedSheet) -> Diagnostic? {
  tooManyPictures(styles, in: sheet, most: PictureLimit.pictures)
}

func tooManyPictures(_ styles: [StylePictures], in sheet: ResolvedSheet, most: Int) -> Diagnostic? {
  var count = 0
  let crossing = styles.first { style in
    count += style.pictures.count
    return count > most
  }
  guard let crossing else { return nil }
  let shown = crossing.pictures.reduce(into: ModeSet()) { $0.formUnion($1.modes) }
  let axis = sheet.modes.axes.last { $0.mask.intersection(shown).count > 1 && $0.values.first?.span != nil }
  let own = crossing.style.map { sheet.styles[$0] }
  let (name, span) =
    own.map { ($0.name, $0.span) }
    ?? (sheet.components[crossing.component].name, sheet.components[crossing.component].span)
  return .tooManyPictures(
    "‘\(name.shortened)’", at: span, pictures: crossing.pictures.count, most: most, axis: axis)
}

extension DiagnosticCode {
  package static let tooManyPictures = DiagnosticCode(
    "too-many-pictures", .error, "A run draws at most 50,000 pictures.",
    explanation: """
      Each style is drawn in each state, and in each combination of modes that changes its look, so every axis
      multiplies the pictures. If there are too many, nothing is drawn. Name fewer files, select pictures with
      `--style`, `--state` or `--mode`, or let fewer styles depend on the axis.
      """)
}

extension Diagnostic {
  fileprivate static func tooManyPictures(
    _ name: String, at span: Span, pictures: Int, most: Int, axis: ModeAxis?
  ) -> Diagnostic {
    let message = "with \(name), this run would draw more than \(most) pictures"
    let notes = ["name fewer files, or select some with ‘--style’, ‘--state’ or ‘--mode’"]
    guard let axis, let place = axis.values.first?.span else {
      return Diagnostic(.tooManyPictures, message, at: span, notes: notes)
    }
    return Diagnostic(
      .tooManyPictures, message, at: place,
      related: [
        Related("\(name) has \(pictures) of them, in every mode of ‘\(axis.name)’ among others", at: span)
      ],
      notes: notes)
  }
}
