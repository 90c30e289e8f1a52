import StyleModel

/// `StyleValues+AppKit.swift`: the plain values as AppKit takes them.
func writeAppKitValues(_ writer: inout SwiftWriter, _ options: EmitOptions) {
  let embedding = ViewFramework.appkit.embedding
  writer.runtime(["AppKit/StyleColor+AppKit.swift", "AppKit/StyleValues+AppKit.swift"], embedding)
  writer.line()
  writeResources(options, &writer)
  writer.line()
  writer.runtime(["Views/StyleStrings.swift", "Views/StyleMotionObserver.swift"], embedding)
  writer.line()
  writeNSColors(&writer)
}

/// AppKit's own colours, which know the accent and the like too; for the others the published values stand in.
private func writeNSColors(_ writer: inout SwiftWriter) {
  writer.block("nonisolated extension StyleColor.Components") { writer in
    writer.documentation("AppKit's own colour of the name.")
    writer.block("fileprivate var systemColor: NSColor?") { writer in
      func cases(_ colors: [SystemColor], _ writer: inout SwiftWriter) {
        writer.line("switch systemName {")
        for color in colors {
          if let name = color.appkitName { writer.line("case \"\(color.rawValue)\": return .\(name)") }
        }
        writer.line("default: break")
        writer.line("}")
      }
      cases(SystemColor.allCases.filter { !$0.isNewInMacOS14 }, &writer)
      writer.block("if #available(macOS 14.0, *)") {
        cases(SystemColor.allCases.filter(\.isNewInMacOS14), &$0)
      }
      writer.line("return nil")
    }
  }
}

extension SystemColor {
  /// What `NSColor` calls a colour that means the same; nil for those of iOS alone.
  var appkitName: String? {
    switch self {
    case .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
      .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemFill,
      .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill:
      rawValue
    case .label: "labelColor"
    case .secondaryLabel: "secondaryLabelColor"
    case .tertiaryLabel: "tertiaryLabelColor"
    case .quaternaryLabel: "quaternaryLabelColor"
    case .placeholderText: "placeholderTextColor"
    case .link: "linkColor"
    case .separator: "separatorColor"
    case .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .opaqueSeparator,
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .darkText, .lightText:
      nil
    }
  }

  fileprivate var isNewInMacOS14: Bool {
    [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill].contains(self)
  }
}
