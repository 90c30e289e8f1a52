/// An axis of modes for a setting of the system that a reader has chosen. A style file declares it by its name.
package enum SystemAxis: String, CaseIterable, Sendable {
  /// The reader's text size; a style file lists the sizes that matter to it.
  case textSize = "text-size"
  /// The setting “Reduce Transparency”.
  case transparency
  /// The setting “Button Shapes”.
  case buttonShapes = "button-shapes"
  /// The setting “Differentiate Without Color”.
  case differentiation

  /// The modes of the axis, first the one of the system's default, then the other; nil where a style file lists some of several.
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
  /// The system's setting for the axis; nil for an axis of a project's own, and for appearance and contrast, which every sheet has.
  package var system: SystemAxis? { SystemAxis(rawValue: name) }
}

extension ModeTable {
  /// The axes that files declare for settings that are on or off.
  package var settingAxes: [ModeAxis] { axes.filter { $0.system?.modes != nil } }
}
