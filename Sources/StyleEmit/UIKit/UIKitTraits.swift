import StyleModel

/// Writes `StyleModes+UIKit.swift`: each axis that no system sets is a trait, which a window or a view passes to all views in it.
func writeTraits(of table: ModeTable, _ options: EmitOptions, _ writer: inout SwiftWriter) {
  // In the library, all axes are one trait.
  if writer.importsRuntime { return }
  let names = SwiftModeNames(table)
  writer.separated(table.ownAxes) { index, writer in
    let axis = names.axes[index]
    let type = "StyleModes.\(axis.type)"
    let other = memberAccess(names.values[table.axes[index].values.last?.mode ?? []] ?? "unnamed")
    writer.documentation(
      "A UIKit trait. `window.traitOverrides[\(type).self] = \(other)` sets it for all styles in a window.")
    writer.line("@available(iOS 17.0, tvOS 17.0, *)")
    writer.block("nonisolated extension \(type): UITraitDefinition") {
      $0.line("\(options.access.prefix)static let defaultValue: \(type) = StyleModes().\(axis.member)")
    }
  }
}
