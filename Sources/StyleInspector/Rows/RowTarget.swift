import StyleModel

/// A property or a layer key that a style can set.
struct RowTarget {
  /// The key in a style file: `cornerRadius`, `shine.opacity`.
  var key: String
  var target: Target
  var type: ValueType
  var isOptional: Bool
  var bounds: NumberBounds?
  /// What its numbers count; nil for what they usually do.
  var unit: ValueUnit?
  var name: String
  var summary: String?
  var deprecated: String?
  var section: String
  /// The reason why no style may set the target; nil where one may.
  var problem: String?

  /// Whether the target belongs to paths that its layer has in no look: the tips of a star while the path is an ellipse.
  func isIdle(in looks: [Look]) -> Bool {
    guard case .layer(let layer, .layer(let property)) = target, !property.paths.isEmpty else { return false }
    return looks.allSatisfy { look in
      guard case .path(let path) = look.layer(layer)[.path] else { return false }
      return !property.paths.contains(path)
    }
  }
}

extension InspectorSheet {
  func target(_ key: String, ofComponent index: Int) -> RowTarget? {
    targets(ofComponent: index).first { $0.key == key }
  }

  func title(ofSection id: String) -> String {
    let parts = id.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return words(id) }
    return inspectorLabel(
      parts[0] == "class" && parts[1].hasPrefix("UI") ? String(parts[1].dropFirst(2)) : parts[1])
  }
}
