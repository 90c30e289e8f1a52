import StyleModel

/// Writes what gives modes the text size that a reader has chosen.
func writeFollowingTextSize(of type: String, _ writer: inout SwiftWriter) {
  writer.block("nonisolated extension StyleModes") { writer in
    writer.documentation("The same at the text size that a reader has chosen.")
    writer.block("func following(_ size: \(type)) -> StyleModes") { writer in
      writer.line("var modes = self")
      writer.line("modes.textSize = TextSize(size)")
      writer.line("return modes")
    }
  }
}

/// Writes how a framework's text size is a mode of the axis `text-size`.
///
/// - Parameters:
///   - type: The framework's type.
///   - name: What it calls a size.
func writeTextSize(
  _ table: ModeTable, of type: String, name: (ContentSize) -> String, _ writer: inout SwiftWriter
) {
  let names = SwiftModeNames(table)
  writer.block("nonisolated extension StyleModes.TextSize") { writer in
    writer.documentation("The largest of these sizes that isn't larger than the reader's.")
    writer.block("init(_ size: \(type))") { writer in
      writer.line("switch size {")
      for (size, mode) in table.modesOfContentSizes where mode != table.textSizeAxis?.defaultMode {
        writer.line("case .\(name(size)): self = .\(names.values[mode] ?? "large")")
      }
      writer.line("default: self = .large")
      writer.line("}")
    }
  }
}
