import StyleModel

/// Writes `StyleValues+UIKit.swift`: the plain values as types of UIKit.
func writeUIKitValues(_ writer: inout SwiftWriter, _ modes: ModeTable, _ options: EmitOptions) {
  var embedding = ViewFramework.uikit.embedding
  embedding.conditions["TRAIT_REGISTRATION"] = options.hasTraitRegistration
  if !writer.importsRuntime {
    writeModesOfTraits(modes, &writer)
    writer.line()
  }
  writer.runtime(
    [
      "UIKit/StyleColor+UIKit.swift", "UIKit/StyleFont+UIKit.swift", "UIKit/StyleImage+UIKit.swift",
      "UIKit/UIEdgeInsets.swift", "Views/StyleEdgeInsets+Views.swift", "UIKit/StyleImageLayer+UIKit.swift",
      "UIKit/StyleMotion+UIKit.swift", "UIKit/StyleTraits+UIKit.swift",
      "UIKit/CATextLayer+UIKit.swift", "UIKit/StyleLayerView+UIKit.swift", "UIKit/UILabel.swift",
    ], embedding)
  writer.line()
  if !writer.importsRuntime {
    writeResources(options, &writer)
    writer.line()
  }
  writer.runtime(
    [
      "Views/StyleStrings.swift", "Views/StyleMotionObserver.swift", "Views/NSTextAlignment.swift",
      "Views/StyleTextCase.swift", "UIKit/ValuesByName.swift",
    ], embedding)
  writeSettings(modes, .uikit, &writer)
  if modes.textSizeAxis != nil {
    writer.line()
    writeTextSize(modes, of: "UIContentSizeCategory", name: \.uikitName, &writer)
  }
  if writer.importsRuntime, modes.textSizeAxis != nil {
    writer.line()
    writeFollowingTextSize(of: "UIContentSizeCategory", &writer)
  }
}

/// Writes how the modes follow from a view's traits.
private func writeModesOfTraits(_ modes: ModeTable, _ writer: inout SwiftWriter) {
  let names = SwiftModeNames(modes)
  let others =
    modes.ownAxes.isEmpty
    ? "other axes have their defaults" : "before iOS 17 and tvOS 17, axes of your own have their defaults"
  writer.block("nonisolated extension StyleModes") { writer in
    writer.line("/// The modes that a view's traits tell; \(others).")
    writer.block("public init(_ traits: UITraitCollection)") { writer in
      writer.line("self.init()")
      writer.line("if traits.userInterfaceStyle == .dark { appearance = .dark }")
      writer.line("if traits.accessibilityContrast == .high { contrast = .highContrast }")
      if modes.textSizeAxis != nil {
        writer.line("textSize = StyleModes.TextSize(traits.preferredContentSizeCategory)")
      }
      guard !modes.ownAxes.isEmpty else { return }
      writer.block("if #available(iOS 17.0, tvOS 17.0, *)") { writer in
        for axis in modes.ownAxes.map({ names.axes[$0] }) {
          writer.line("\(axis.member) = traits[\(axis.type).self]")
        }
      }
    }
  }
}
