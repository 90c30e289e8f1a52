import StyleModel

/// `StyleValues+UIKit.swift`: the plain values as UIKit takes them.
func writeUIKitValues(_ writer: inout SwiftWriter, _ modes: ModeTable, _ options: EmitOptions) {
  let textSize =
    modes.textSizeAxis == nil
    ? "" : "\n    textSize = StyleModes.TextSize(traits.preferredContentSizeCategory)"
  let names = ModeNames(modes)
  let reading = modes.ownAxes.map { names.axes[$0] }
    .map { "\n      \($0.member) = traits[\($0.type).self]" }.joined()
  let own =
    reading.isEmpty
    ? "" : "\n    if #available(iOS 17.0, tvOS 17.0, *) {\(reading)\n    }"
  let others =
    reading.isEmpty
    ? "other axes have their defaults" : "before iOS 17 and tvOS 17, axes of your own have their defaults"
  writer.lines(
    #"""
    nonisolated extension StyleModes {
      /// The modes that a view's traits tell; \#(others).
      \#(options.access.prefix)init(_ traits: UITraitCollection) {
        self.init()
        if traits.userInterfaceStyle == .dark { appearance = .dark }
        if traits.accessibilityContrast == .high { contrast = .highContrast }\#(textSize)\#(own)
      }
    }

    nonisolated extension StyleColor {
      /// The colour, which follows the appearance and the contrast by itself.
      \#(options.access.prefix)var uiColor: UIColor {
        if systemName != nil, let system = appearances[0].systemColor { return system }
        if !isAdaptive { return appearances[0].uiColor }
        return UIColor { traits in
          let shown = self.components(
            isDark: traits.userInterfaceStyle == .dark,
            hasHighContrast: traits.accessibilityContrast == .high
          )
          return shown.systemColor?.resolvedColor(with: traits) ?? shown.uiColor
        }
      }

      /// The colour of this moment: a `CGColor` follows nothing by itself.
      \#(options.access.prefix)func cgColor(for traits: UITraitCollection) -> CGColor {
        uiColor.resolvedColor(with: traits).cgColor
      }

      /// Takes over what a colour is in each appearance and contrast.
      \#(options.access.prefix)init(_ color: UIColor) {
        func look(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> StyleColor {
          StyleColor(resolved: color.resolvedColor(with: traits(style, contrast)))
        }
        let light = look(.light, .normal)
        let others = [look(.dark, .normal), look(.light, .high), look(.dark, .high)]
        if others.allSatisfy({ $0 == light }) {
          self = light
        } else {
          self.init(
            light: light,
            dark: others[0],
            lightHighContrast: others[1],
            darkHighContrast: others[2]
          )
        }
      }

      /// What a colour is that is the same everywhere.
      private init(resolved color: UIColor) {
        let shown = color.cgColor
        if shown.colorSpace?.name == CGColorSpace.displayP3, let parts = shown.components,
          parts.count == 4
        {
          self.init(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
          return
        }
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
      }
    }

    \#(traitsSource(options))

    nonisolated extension StyleColor.Components {
      fileprivate var uiColor: UIColor {
        switch space {
        case .sRGB: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .displayP3: return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
      }
    }

    nonisolated extension StyleFont {
      /// The font, scaled to the reader's text size where it has a text style.
      \#(options.access.prefix)var uiFont: UIFont { uiFont(for: nil) }

      /// The font, scaled to the text size of a view's traits where it has a text style.
      \#(options.access.prefix)func uiFont(for traits: UITraitCollection?) -> UIFont {
        let font = font(ofSize: usualSize)
        guard let textStyle else { return font }
        let metrics = UIFontMetrics(forTextStyle: textStyle.uiTextStyle)
        return metrics.scaledFont(for: font, compatibleWith: traits)
      }

      /// In points, at the text size that a person has not changed.
      private var usualSize: CGFloat {
        if let size { return size }
        guard let style = textStyle?.uiTextStyle else { return 17 }
        let standard = UITraitCollection(preferredContentSizeCategory: .large)
        return UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).pointSize
      }

      /// What a text has beside the font, scaled as that is, where lines or letters are not set as usual; else nil.
      ///
      /// - Parameter isDrawnByLayer: Whether a `CATextLayer` draws the text, and not a view.
      func uiAttributes(
        in font: UIFont,
        alignment: NSTextAlignment,
        lineBreakMode: NSLineBreakMode = .byWordWrapping,
        isDrawnByLayer: Bool = false
      ) -> [NSAttributedString.Key: Any]? {
        guard lineHeight != nil || tracking != 0 || paragraphSpacing != 0 || underline else {
          return nil
        }
        let scale = font.pointSize / usualSize
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        paragraph.lineBreakMode = lineBreakMode
        paragraph.paragraphSpacing = paragraphSpacing * scale
        var attributes: [NSAttributedString.Key: Any] = [
          .font: font, .paragraphStyle: paragraph, .styleFont: true,
        ]
        if let lineHeight {
          let height: CGFloat = lineHeight * scale
          paragraph.minimumLineHeight = height
          paragraph.maximumLineHeight = height
          // What a line has more than its letters stands above them: half of it belongs below.
          var lift: CGFloat = (height - font.lineHeight) / 2
          if #unavailable(iOS 16.4, tvOS 16.4), !isDrawnByLayer, lift > 0 {
            // Views lifted texts by twice as much.
            lift /= 2
          }
          attributes[.baselineOffset] = lift
        }
        if tracking != 0 { attributes[.tracking] = CGFloat(tracking) * scale }
        if underline { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        return attributes
      }

      private func font(ofSize size: CGFloat) -> UIFont {
        guard let family else { return UIFont.systemFont(ofSize: size, weight: weight.uiWeight) }
        let descriptor = UIFontDescriptor(fontAttributes: [
          .family: family,
          .traits: [UIFontDescriptor.TraitKey.weight: weight.uiWeight],
        ])
        return UIFont(descriptor: descriptor, size: size)
      }
    }

    \#(fontWeightSource("uiWeight", as: "UIFont.Weight"))

    nonisolated extension StyleFont.TextStyle {
      fileprivate var uiTextStyle: UIFont.TextStyle {
        switch self {
        case .largeTitle:
          #if os(tvOS)
            return .title1
          #else
            return .largeTitle
          #endif
        case .title1: return .title1
        case .title2: return .title2
        case .title3: return .title3
        case .headline: return .headline
        case .subheadline: return .subheadline
        case .body: return .body
        case .callout: return .callout
        case .footnote: return .footnote
        case .caption1: return .caption1
        case .caption2: return .caption2
        }
      }
    }

    nonisolated extension StyleImage {
      /// The picture as it is in a view's traits; nil where the app has none of that name.
      \#(options.access.prefix)func uiImage(for traits: UITraitCollection) -> UIImage? {
        switch self {
        case .asset(let name):
          return UIImage(named: name, in: StyleResources.bundle, compatibleWith: traits)
        case .system(let name): return UIImage(systemName: name, compatibleWith: traits)
        case .color(let color):
          return onePixel(of: color.uiColor.resolvedColor(with: traits), color.isOpaque)
        }
      }

      private func onePixel(of color: UIColor, _ isOpaque: Bool) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = isOpaque
        let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
        return UIGraphicsImageRenderer(size: pixel.size, format: format).image { context in
          color.setFill()
          context.fill(pixel)
        }
      }
    }

    nonisolated extension UIEdgeInsets {
      init(_ insets: StyleEdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
      }
    }

    nonisolated extension StyleEdgeInsets {
      /// Left and right change places where a reader's language is written from right to left.
      func turned(_ direction: UIUserInterfaceLayoutDirection) -> StyleEdgeInsets {
        guard direction == .rightToLeft else { return self }
        return StyleEdgeInsets(top: top, left: right, bottom: bottom, right: left)
      }
    }

    nonisolated extension CALayer {
      /// Fills the layer with a picture; a symbol is drawn in the tint.
      func show(_ image: StyleImage?, tint: StyleColor? = nil, for traits: UITraitCollection) {
        let picture = image?.uiImage(for: traits)
        guard case .system = image, let symbol = picture else { return show(picture) }
        let color = tint?.uiColor.resolvedColor(with: traits)
        let tinted = color.map { symbol.withTintColor($0, renderingMode: .alwaysOriginal) } ?? symbol
        // The pixels of a symbol have no tint, and not the room around it.
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(1, traits.displayScale)
        let renderer = UIGraphicsImageRenderer(size: symbol.size, format: format)
        show(renderer.image { _ in tinted.draw(at: .zero) })
      }

      /// Fills the layer with a picture, a point of which is a point of the layer.
      func show(_ picture: UIImage?) {
        contents = picture?.cgImage
        contentsScale = picture?.scale ?? 1
      }
    }

    nonisolated extension NSAttributedString.Key {
      /// Marks a text that was set as a font of a style says.
      static let styleFont = NSAttributedString.Key("StyleFont")
    }

    nonisolated extension NSAttributedString {
      /// Whether it was set as a font of a style says.
      var isSetByStyle: Bool {
        length > 0 && attribute(.styleFont, at: 0, effectiveRange: nil) != nil
      }
    }

    nonisolated extension CATextLayer {
      /// Writes the text, in its colour, in a font, as sharp as the screen is.
      func show(_ font: StyleFont, for traits: UITraitCollection) {
        let shown = font.uiFont(for: traits)
        self.font = shown
        fontSize = shown.pointSize
        contentsScale = max(1, traits.displayScale)
        let set = string as? NSAttributedString
        guard let text = set?.string ?? string as? String else { return }
        let alignment = NSTextAlignment(alignmentMode.rawValue)
        if var attributes = font.uiAttributes(in: shown, alignment: alignment, isDrawnByLayer: true) {
          attributes[.foregroundColor] = foregroundColor.map { UIColor(cgColor: $0) }
          string = NSAttributedString(string: text, attributes: attributes)
        } else if set != nil {
          string = text
        }
      }
    }

    /// A view that is nothing but its layer, so that other views can lie in it.
    final class StyleLayerView<Layer: CALayer>: UIView {
      override class var layerClass: AnyClass { Layer.self }

      var shownLayer: Layer {
        guard let layer = layer as? Layer else { preconditionFailure("A view has its own layer.") }
        return layer
      }
    }

    extension UILabel {
      /// Writes in a font, which follows the reader's text size where it has a text style.
      func show(_ font: StyleFont) {
        self.font = font.uiFont
        adjustsFontForContentSizeCategory = font.textStyle != nil
      }

      /// Sets the text in lines and letters as a font says; where it says nothing of them, as usual.
      func setText(in font: StyleFont) {
        let shown = font.uiFont(for: traitCollection)
        if let text,
          var attributes = font.uiAttributes(
            in: shown,
            alignment: textAlignment,
            lineBreakMode: lineBreakMode
          )
        {
          attributes[.foregroundColor] = textColor
          attributedText = NSAttributedString(string: text, attributes: attributes)
        } else if attributedText?.isSetByStyle == true {
          let plain = text
          text = plain
        }
      }
    }

    nonisolated enum StyleResources {
      /// Where pictures and texts are looked up.
      static var bundle: Bundle { .\#(options.bundle.rawValue) }
    }

    nonisolated enum StyleStrings {
      /// What the app's strings table has for a key in the reader's language; else the key itself.
      static func text(_ key: String) -> String {
        StyleResources.bundle.localizedString(forKey: key, value: nil, table: nil)
      }
    }

    /// Calls back whenever a person turns Reduce Motion on or off, for as long as it lives.
    final class StyleMotionObserver {
      private nonisolated(unsafe) let token: any NSObjectProtocol

      init(_ change: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(
          forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
          object: nil,
          queue: .main
        ) { _ in
          MainActor.assumeIsolated { change() }
        }
      }

      deinit { NotificationCenter.default.removeObserver(token) }
    }

    nonisolated extension StyleAnimation {
      /// The curve as views take it.
      var viewOptions: UIView.AnimationOptions {
        switch curve {
        case .linear: return .curveLinear
        case .easeIn: return .curveEaseIn
        case .easeOut: return .curveEaseOut
        case .easeInOut: return .curveEaseInOut
        }
      }
    }

    nonisolated extension NSTextAlignment {
      init(_ name: String) {
        switch name {
        case "left": self = .left
        case "center": self = .center
        case "right": self = .right
        case "justified": self = .justified
        default: self = .natural
        }
      }
    }

    nonisolated extension NSLineBreakMode {
      init(_ name: String) {
        switch name {
        case "byTruncatingHead": self = .byTruncatingHead
        case "byTruncatingMiddle": self = .byTruncatingMiddle
        default: self = .byTruncatingTail
        }
      }
    }

    nonisolated extension UIView.ContentMode {
      init(_ name: String) {
        switch name {
        case "scaleAspectFit": self = .scaleAspectFit
        case "scaleAspectFill": self = .scaleAspectFill
        case "center": self = .center
        case "top": self = .top
        case "bottom": self = .bottom
        case "left": self = .left
        case "right": self = .right
        case "topLeft": self = .topLeft
        case "topRight": self = .topRight
        case "bottomLeft": self = .bottomLeft
        case "bottomRight": self = .bottomRight
        default: self = .scaleToFill
        }
      }
    }
    """#)
  if modes.textSizeAxis != nil {
    writer.line()
    writeTextSize(modes, of: "UIContentSizeCategory", name: \.uikitName, &writer)
  }
  writer.line()
  writeSystemColorSwitch(&writer)
}

/// `traits(_:_:)`, which makes traits of an appearance and a contrast.
private func traitsSource(_ options: EmitOptions) -> String {
  let head = """
    nonisolated private func traits(
      _ style: UIUserInterfaceStyle,
      _ contrast: UIAccessibilityContrast
    ) -> UITraitCollection {
    """
  let modern = """
      UITraitCollection { traits in
        traits.userInterfaceStyle = style
        traits.accessibilityContrast = contrast
      }
    """
  if options.hasTraitRegistration { return "\(head)\n\(modern)\n}" }
  return """
    \(head)
      @available(iOS 17.0, tvOS 17.0, *)
      func made() -> UITraitCollection {
        UITraitCollection { traits in
          traits.userInterfaceStyle = style
          traits.accessibilityContrast = contrast
        }
      }
      #if os(visionOS)
        return made()
      #else
        if #available(iOS 17.0, tvOS 17.0, *) { return made() }
        return UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style),
          UITraitCollection(accessibilityContrast: contrast),
        ])
      #endif
    }
    """
}

/// Not every system colour is on every system: the published values stand in.
private func writeSystemColorSwitch(_ writer: inout SwiftWriter) {
  writer.block("nonisolated extension StyleColor.Components") { writer in
    writer.documentation("UIKit's own colour of the name, which knows elevation and the like too.")
    writer.block("fileprivate var systemColor: UIColor?") { writer in
      writer.line("#if os(tvOS)")
      writer.nested { $0.line("return nil") }
      writer.line("#else")
      writer.nested { writer in
        writer.line("switch systemName {")
        for color in SystemColor.allCases where !color.isNewerThanIOS13 {
          writer.line("case \"\(color.rawValue)\": return .\(color.rawValue)")
        }
        writer.line("default: break")
        writer.line("}")
        writer.block("if #available(iOS 15.0, *)") { writer in
          writer.line("switch systemName {")
          for color in SystemColor.allCases where color.isNewerThanIOS13 {
            writer.line("case \"\(color.rawValue)\": return .\(color.rawValue)")
          }
          writer.line("default: break")
          writer.line("}")
        }
        writer.line("return nil")
      }
      writer.line("#endif")
    }
  }
}

extension SystemColor {
  fileprivate var isNewerThanIOS13: Bool { self == .systemMint || self == .systemCyan }
}
