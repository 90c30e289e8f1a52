import StyleModel
import Testing

/// The colour that `text` says, in the light appearance and standard contrast.
func color(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Color {
  let syntax = try #require(
    try? parseColor(Array(text.utf8)).get(), "‘\(text)’ is not a colour", sourceLocation: sourceLocation)
  return syntax.color(appearance: .light, highContrast: false)
}

/// Expects `color` to be in `space` with these components, `alpha` and missing parts, each within `tolerance`.
func expect(
  _ color: Color, _ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1,
  missing: Color.Missing = [], within tolerance: Double = 1e-9, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let wanted = Color(space, first, second, third, alpha: alpha, missing: missing)
  #expect(
    isNear(color, wanted, within: tolerance),
    "\(color) is not \(wanted): \(comment?.rawValue ?? "")", sourceLocation: sourceLocation)
}

func isNear(_ a: Color, _ b: Color, within tolerance: Double) -> Bool {
  a.space == b.space && a.missing == b.missing && abs(a.alpha - b.alpha) <= tolerance
    && (0..<3).allSatisfy { abs(a.components[$0] - b.components[$0]) <= tolerance }
}

/// The part of `text` that an error blames, and the error.
func failure(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> (
  part: String, error: ColorError
) {
  let bytes = Array(text.utf8)
  guard case .failure(let error) = parseColor(bytes) else {
    Issue.record("‘\(text)’ is a colour", sourceLocation: sourceLocation)
    throw ExpectedFailure()
  }
  return (String(decoding: bytes[error.range], as: UTF8.self), error)
}

private struct ExpectedFailure: Error {}
