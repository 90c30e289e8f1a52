import StyleSource

/// The options of an import of design tokens, for what the files don't specify.
package struct ImportOptions: Hashable, Sendable {
  /// The group of style files' tokens that contains all imported ones; nil for none.
  package let group: String?
  /// The unit of a length without one; nil for points.
  package let unit: Unit?
  /// The groups and tokens whose lengths without a unit are numbers, by their names in style files, without a type.
  package let numbers: [String]

  /// A unit of lengths.
  package enum Unit: String, CaseIterable, Sendable {
    case pt, rem
  }

  package init(group: String? = nil, unit: Unit? = nil, numbers: [String] = []) {
    self.group = group
    self.unit = unit
    self.numbers = numbers.map(ImportOptions.path)
  }

  /// The options of an import that is a path alone.
  package static let none = ImportOptions()

  /// The name in style files of a token or a group that a person names as the design tool or a style file does.
  package static func path(_ name: String) -> String {
    name.split { $0 == "." || $0 == "/" }.map { styleName(ofDesign: String($0)) }.joined(separator: ".")
  }

  /// The number of points in 1 of a length without a unit.
  var points: Double {
    switch unit {
    case .pt, nil: 1
    case .rem: 16
    }
  }

  /// Whether a token is a number though it would be a length: it, or a group around it, is among the `numbers`.
  func isNumber(_ token: DesignToken) -> Bool {
    guard !numbers.isEmpty else { return false }
    var name = ""
    for part in token.path {
      name += (name.isEmpty ? "" : ".") + styleName(ofDesign: part)
      if numbers.contains(name) { return true }
    }
    return false
  }
}
