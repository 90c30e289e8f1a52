import StyleModel

/// The framework that a class is written for. Core Animation is the same in both.
enum ViewFramework {
  case uikit, appkit

  var target: EmitTarget { self == .uikit ? .uikit : .appkit }

  /// The end of the names of files, which must differ in one module.
  var fileSuffix: String { self == .uikit ? "+UIKit" : "+AppKit" }

  /// The property with a view's appearance.
  var traits: String { self == .uikit ? "traitCollection" : "effectiveAppearance" }
  var traitsType: String { self == .uikit ? "UITraitCollection" : "NSAppearance" }

  /// The source of a view's modes on an axis that no system sets, in words.
  var inheritance: String {
    switch self {
    case .uikit: "that of its traits"
    case .appkit: "that of the views around it"
    }
  }

  var colorType: String { self == .uikit ? "UIColor" : "NSColor" }
  var imageType: String { self == .uikit ? "UIImage" : "NSImage" }
  /// The property of a plain colour, font or image that gives the framework's own.
  var colorMember: String { self == .uikit ? "uiColor" : "nsColor" }
  var fontMember: String { self == .uikit ? "uiFont" : "nsFont" }

  /// The property with a view's own layer.
  var rootLayer: String { self == .uikit ? "layer" : "_rootLayer" }

  var layoutMethod: String { self == .uikit ? "layoutSubviews" : "layout" }
  /// The property with the direction of a reader's language.
  var layoutDirection: String {
    self == .uikit ? "effectiveUserInterfaceLayoutDirection" : "userInterfaceLayoutDirection"
  }

  var directionType: String {
    self == .uikit ? "UIUserInterfaceLayoutDirection" : "NSUserInterfaceLayoutDirection"
  }

  /// The folder of `StyleRuntime` with the framework's own files.
  var runtimeFolder: String { self == .uikit ? "UIKit" : "AppKit" }

  /// The expression for the modes that the system sets, including, in UIKit, those of a view's traits.
  ///
  /// - Parameter settings: Whether a reader's settings are among them, where style files have modes for these.
  func modes(
    of view: String = "", _ table: ModeTable, _ options: EmitOptions, settings: Bool = true
  ) -> String {
    var modes = "StyleModes(\(view)\(traits))"
    // The library doesn't know which text sizes are modes.
    if self == .uikit, options.runtime == .import, table.textSizeAxis != nil {
      modes += ".following(\(view)\(traits).preferredContentSizeCategory)"
    }
    return settings && !table.settingAxes.isEmpty ? modes + ".followingSettings()" : modes
  }

  /// The embedding of the files of `StyleRuntime` that UIKit and AppKit share.
  var embedding: Embedding {
    let prefix = self == .uikit ? "UI" : "NS"
    return Embedding(
      names: [
        ("PlatformColor", prefix + "Color"), ("PlatformFont", prefix + "Font"),
        ("PlatformImage", prefix + "Image"),
        ("PlatformLayoutDirection", directionType), ("PlatformTraits", traitsType),
        ("PlatformView", prefix + "View"),
      ],
      conditions: [
        "EMBEDDED": true, "canImport(UIKit)": self == .uikit, "canImport(AppKit)": self == .appkit,
      ])
  }

  var needsLayout: String { self == .uikit ? "setNeedsLayout()" : "needsLayout = true" }

  var reducesMotion: String {
    switch self {
    case .uikit: "UIAccessibility.isReduceMotionEnabled"
    case .appkit: "NSWorkspace.shared.accessibilityDisplayShouldReduceMotion"
    }
  }

  /// Whether the generated class must draw a layer of the base class itself. AppKit draws such layers into the view's own layer, below all
  /// that is added to it.
  ///
  /// Nothing lies in a class of AppKit that draws itself: what is added to its layer would hide that. Beside the text of a field there
  /// is nothing either, since AppKit's editor would write over it.
  func draws(_ layer: Layer, of base: BaseClass) -> Bool {
    switch self {
    case .uikit: !layer.isOfBaseClass
    case .appkit: !AppleFramework.appkit.drawsItself(base) && !layer.isBesideText(of: base)
    }
  }

  /// The property of a generated class that holds its style: a `UISwitch` has a `style` of its own already.
  func styleMember(of base: BaseClass) -> String {
    let frameworks: Set<AppleFramework> = self == .uikit ? [.uikit] : [.uikit, .appkit]
    return base.appleClasses(with: "style", in: frameworks).isEmpty ? "style" : "ownStyle"
  }

  func className(of base: BaseClass) -> String {
    self == .appkit ? base.appKitName ?? base.rawValue : base.rawValue
  }

  /// Whether the framework has a class that shows what a class of UIKit shows.
  func has(_ base: BaseClass) -> Bool { (self == .uikit ? AppleFramework.uikit : .appkit).has(base) }

  /// Writes `body` within a condition for the framework; that of UIKit includes tvOS, unless `onTVOS` is false.
  func conditionally(
    _ writer: inout SwiftWriter, onTVOS: Bool = true, _ body: (inout SwiftWriter) -> Void
  ) {
    // watchOS has a UIKit without views; an app of Mac Catalyst has UIKit's views.
    let condition =
      self == .uikit
      ? "canImport(UIKit) && !os(watchOS)\(onTVOS ? "" : " && !os(tvOS)")"
      : "canImport(AppKit) && !targetEnvironment(macCatalyst)"
    writer.line("#if \(condition)")
    writer.nested { writer in
      writer.imports(self == .uikit ? "UIKit" : "AppKit")
      body(&writer)
    }
    writer.line("#endif")
  }
}

extension Layer {
  /// Whether a text field has the layer beside its text.
  fileprivate func isBesideText(of base: BaseClass) -> Bool {
    base == .textField && isOfBaseClass && frame.isBesideText
  }
}
