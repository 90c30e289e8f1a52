import StyleModel

/// Writes the code that sets modes by a reader's settings, on the axes that style files declare for these.
func writeSettings(_ table: ModeTable, _ framework: ViewFramework, _ writer: inout SwiftWriter) {
  let axes = table.settingAxes
  if axes.isEmpty { return }
  writer.line()
  writer.block("extension StyleModes") { writer in
    writer.documentation("The same with the settings that a reader has chosen.")
    let method = "@MainActor func followingSettings() -> StyleModes"
    if axes.allSatisfy({ $0.system?.setting(in: framework) == nil }) {
      return writer.line("\(method) { self }")
    }
    writer.block(method) { writer in
      writer.line("var modes = self")
      for axis in axes {
        guard let system = axis.system, let setting = system.setting(in: framework) else { continue }
        if let since = system.availability(in: framework) {
          writer.block("if #available(\(since), *)") { writeMode(of: axis, in: table, where: setting, &$0) }
        } else {
          writeMode(of: axis, in: table, where: setting, &writer)
        }
      }
      writer.line("return modes")
    }
  }
}

/// Writes the statement that sets a mode by a setting: `modes.transparency = setting ? .reducedTransparency : .standardTransparency`.
func writeMode(
  of axis: ModeAxis, in table: ModeTable, where setting: String, _ writer: inout SwiftWriter
) {
  let names = SwiftModeNames(table)
  guard let index = table.axes.firstIndex(where: { $0.name == axis.name }), axis.values.count == 2 else {
    return
  }
  let values = axis.values.map { memberAccess(names.values[$0.mode] ?? "unnamed") }
  let member = names.axes[index].member
  let line = "modes\(memberAccess(member)) = \(setting) ? \(values[1]) : \(values[0])"
  if writer.fits(line) { return writer.line(line) }
  writer.line("modes\(memberAccess(member)) =")
  writer.nested { writer in
    writer.line(setting)
    writer.line("? \(values[1]) : \(values[0])")
  }
}

extension SystemAxis {
  /// The expression for a setting in UIKit's and AppKit's views. macOS has no Button Shapes for views; nil there.
  fileprivate func setting(in framework: ViewFramework) -> String? {
    let workspace = "NSWorkspace.shared.accessibilityDisplayShould"
    switch (self, framework) {
    case (.textSize, _), (.buttonShapes, .appkit): return nil
    case (.transparency, .uikit): return "UIAccessibility.isReduceTransparencyEnabled"
    case (.transparency, .appkit): return workspace + "ReduceTransparency"
    case (.buttonShapes, .uikit): return "UIAccessibility.buttonShapesEnabled"
    case (.differentiation, .uikit): return "UIAccessibility.shouldDifferentiateWithoutColor"
    case (.differentiation, .appkit): return workspace + "DifferentiateWithoutColor"
    }
  }

  /// The systems since which UIKit has the setting, where generated code supports older ones; nil where it doesn't.
  fileprivate func availability(in framework: ViewFramework) -> String? {
    self == .buttonShapes && framework == .uikit ? "iOS 14.0, tvOS 14.0" : nil
  }

  /// The value of SwiftUI's environment for a setting, and its variable.
  var environment: (key: String, variable: String)? {
    switch self {
    case .textSize: nil
    case .transparency: ("accessibilityReduceTransparency", "reduceTransparency")
    case .buttonShapes: ("accessibilityShowButtonShapes", "showButtonShapes")
    case .differentiation: ("accessibilityDifferentiateWithoutColor", "differentiateWithoutColor")
    }
  }
}
