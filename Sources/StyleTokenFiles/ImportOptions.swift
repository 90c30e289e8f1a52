/// What an import says of the design tokens that it leads to, where their files don't say it themselves.
package struct ImportOptions: Hashable, Sendable {
  /// The name of the group of style files' tokens in which all of them are; nil for none.
  package let group: String?
  /// What a length without a unit counts; nil for points.
  package let unit: Unit?
  /// The groups and tokens whose lengths without a unit are numbers, as style files call them, without a type.
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

  /// Of an import that is a path alone.
  package static let none = ImportOptions()

  /// What a style file calls a token, or a group of them, that a person names by the design tool's names or by ours.
  package static func path(_ name: String) -> String {
    name.split { $0 == "." || $0 == "/" }.map { styleName(String($0)) }.joined(separator: ".")
  }

  /// How many points a length without a unit counts for each 1.
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
      name += (name.isEmpty ? "" : ".") + styleName(part)
      if numbers.contains(name) { return true }
    }
    return false
  }
}
