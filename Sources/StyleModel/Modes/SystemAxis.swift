/// An axis of modes on which the system tells an app what a reader has chosen. A style file declares it by its name.
package enum SystemAxis: String, CaseIterable, Sendable {
  /// The text size, of which a style file lists the sizes that matter to it.
  case textSize = "text-size"
  /// Reduce Transparency.
  case transparency
  /// Button Shapes.
  case buttonShapes = "button-shapes"
  /// Differentiate Without Color.
  case differentiation

  /// The modes that it has, as they are while a person has changed nothing and otherwise; nil where a style file lists some of several.
  package var modes: [String]? {
    switch self {
    case .textSize: nil
    case .transparency: ["standard-transparency", "reduced-transparency"]
    case .buttonShapes: ["standard-buttons", "button-shapes"]
    case .differentiation: ["with-color", "without-color"]
    }
  }
}

extension ModeAxis {
  /// What the system tells of it; nil for an axis of a project's own, and for appearance and contrast, which every sheet has.
  package var system: SystemAxis? { SystemAxis(rawValue: name) }
}

extension ModeTable {
  /// The axes of settings that are on or off, of those that files declare.
  package var settingAxes: [ModeAxis] { axes.filter { $0.system?.modes != nil } }
}
