import StyleModel

/// Swift that gives a framework's weight of a font, which each calls by Apple's names.
func fontWeightSource(_ property: String, as type: String) -> String {
  let cases = Font.Weight.allCases.map { "    case .\($0.rawValue): return .\($0.rawValue)" }
  return """
    nonisolated extension StyleFont.Weight {
      fileprivate var \(property): \(type) {
        switch self {
    \(cases.joined(separator: "\n"))
        }
      }
    }
    """
}
