import StyleModel

/// `StyleValues+AppKit.swift`: the plain values as AppKit takes them.
func writeAppKitValues(_ writer: inout SwiftWriter, _ options: EmitOptions) {
  writer.lines(appkitValuesSource(options))
  writer.line()
  writeNSColors(&writer)
}

private func appkitValuesSource(_ options: EmitOptions) -> String {
  #"""
  nonisolated extension NSAppearance {
    fileprivate var look: (isDark: Bool, hasHighContrast: Bool) {
      let names: [NSAppearance.Name] = [
        .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
      ]
      switch bestMatch(from: names) {
      case .darkAqua: return (true, false)
      case .accessibilityHighContrastAqua: return (false, true)
      case .accessibilityHighContrastDarkAqua: return (true, true)
      default: return (false, false)
      }
    }
  }

  nonisolated extension StyleModes {
    /// The modes that follow from a view's appearance; other axes have their defaults.
    \#(options.access.prefix)init(_ appearance: NSAppearance) {
      self.init()
      if appearance.look.isDark { self.appearance = .dark }
      if appearance.look.hasHighContrast { contrast = .highContrast }
    }
  }

  nonisolated extension NSColor {
    /// The colour as it is in an appearance.
    func cgColor(for appearance: NSAppearance) -> CGColor {
      var color = cgColor
      appearance.performAsCurrentDrawingAppearance { color = self.cgColor }
      return color
    }
  }

  nonisolated extension StyleColor {
    /// The colour, which follows the appearance and the contrast by itself.
    \#(options.access.prefix)var nsColor: NSColor {
      if systemName != nil, let system = appearances[0].systemColor { return system }
      if !isAdaptive { return appearances[0].nsColor }
      return NSColor(name: nil) { appearance in
        let look = appearance.look
        let shown = self.components(isDark: look.isDark, hasHighContrast: look.hasHighContrast)
        return shown.systemColor ?? shown.nsColor
      }
    }

    /// The colour of this moment: a `CGColor` follows nothing by itself.
    \#(options.access.prefix)func cgColor(for appearance: NSAppearance) -> CGColor {
      let look = appearance.look
      let shown = components(isDark: look.isDark, hasHighContrast: look.hasHighContrast)
      return shown.systemColor?.cgColor(for: appearance) ?? shown.nsColor.cgColor
    }

    /// Takes over what a colour is in each appearance and contrast.
    \#(options.access.prefix)init(_ color: NSColor) {
      func look(_ name: NSAppearance.Name) -> StyleColor {
        var result = StyleColor.clear
        func read() { result = StyleColor(resolved: color) }
        if let appearance = NSAppearance(named: name) {
          appearance.performAsCurrentDrawingAppearance(read)
        } else {
          read()
        }
        return result
      }
      let light = look(.aqua)
      let others = [
        look(.darkAqua), look(.accessibilityHighContrastAqua),
        look(.accessibilityHighContrastDarkAqua),
      ]
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

    /// What a colour is in the appearance of this moment.
    private init(resolved color: NSColor) {
      let shown = color.cgColor
      if shown.colorSpace?.name == CGColorSpace.displayP3, let parts = shown.components,
        parts.count == 4
      {
        self.init(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      } else if let color = color.usingColorSpace(.sRGB) {
        self.init(
          red: color.redComponent,
          green: color.greenComponent,
          blue: color.blueComponent,
          alpha: color.alphaComponent
        )
      } else {
        self = .clear
      }
    }
  }

  nonisolated extension StyleColor.Components {
    fileprivate var nsColor: NSColor {
      switch space {
      case .sRGB: return NSColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
      case .displayP3: return NSColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      }
    }
  }

  nonisolated extension StyleFont {
    /// The font; one with a text style and no size has the size that the system gives the style.
    \#(options.access.prefix)var nsFont: NSFont {
      let size = self.size ?? textStyle?.pointSize ?? 17
      guard let family else { return NSFont.systemFont(ofSize: size, weight: weight.nsWeight) }
      let descriptor = NSFontDescriptor(fontAttributes: [
        .family: family,
        .traits: [NSFontDescriptor.TraitKey.weight: weight.nsWeight],
      ])
      return NSFont(descriptor: descriptor, size: size)
        ?? NSFont.systemFont(ofSize: size, weight: weight.nsWeight)
    }

    /// What a text has beside the font where lines or letters are not set as usual; else nil.
    fileprivate func attributes(
      in font: NSFont,
      alignment: NSTextAlignment
    ) -> [NSAttributedString.Key: Any]? {
      guard lineHeight != nil || tracking != 0 || paragraphSpacing != 0 || underline else {
        return nil
      }
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = alignment
      paragraph.paragraphSpacing = paragraphSpacing
      var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraph]
      if let lineHeight {
        let height = CGFloat(lineHeight)
        paragraph.minimumLineHeight = height
        paragraph.maximumLineHeight = height
        // What a line has more than its letters stands above them: half of it belongs below.
        let natural = font.ascender - font.descender + font.leading
        attributes[.baselineOffset] = (height - natural) / 2
      }
      if tracking != 0 { attributes[.tracking] = CGFloat(tracking) }
      if underline { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      return attributes
    }
  }

  nonisolated extension CATextLayerTruncationMode {
    /// Of a label.
    init(lineBreakMode name: String) {
      switch name {
      case "byTruncatingHead": self = .start
      case "byTruncatingMiddle": self = .middle
      default: self = .end
      }
    }
  }

  nonisolated extension NSTextAlignment {
    fileprivate init(_ name: String) {
      switch name {
      case "left": self = .left
      case "center": self = .center
      case "right": self = .right
      case "justified": self = .justified
      default: self = .natural
      }
    }
  }

  \#(fontWeightSource("nsWeight", as: "NSFont.Weight"))

  nonisolated extension StyleFont.TextStyle {
    fileprivate var pointSize: CGFloat {
      let style: NSFont.TextStyle
      switch self {
      case .largeTitle: style = .largeTitle
      case .title1: style = .title1
      case .title2: style = .title2
      case .title3: style = .title3
      case .headline: style = .headline
      case .subheadline: style = .subheadline
      case .body: style = .body
      case .callout: style = .callout
      case .footnote: style = .footnote
      case .caption1: style = .caption1
      case .caption2: style = .caption2
      }
      return NSFont.preferredFont(forTextStyle: style).pointSize
    }
  }

  nonisolated extension StyleImage {
    /// The picture as it is in an appearance; nil where the app has none of that name.
    \#(options.access.prefix)func nsImage(for appearance: NSAppearance) -> NSImage? {
      switch self {
      case .asset(let name): return StyleResources.bundle.image(forResource: name)
      case .system(let name): return NSImage(systemSymbolName: name, accessibilityDescription: nil)
      case .color(let color):
        let fill = NSColor(cgColor: color.cgColor(for: appearance)) ?? .clear
        return NSImage(size: NSSize(width: 1, height: 1), flipped: false) { pixel in
          fill.setFill()
          pixel.fill()
          return true
        }
      }
    }
  }

  nonisolated extension StyleImage {
    /// As it is on a button that is pressed: a colour is a third darker.
    var pressed: StyleImage {
      guard case .color(let color) = self else { return self }
      return .color(color.map(\.pressed))
    }
  }

  nonisolated extension StyleColor.Components {
    fileprivate var pressed: Self {
      var result = self
      result.red *= 2.0 / 3
      result.green *= 2.0 / 3
      result.blue *= 2.0 / 3
      return result
    }
  }

  nonisolated extension NSImage {
    /// A symbol in a colour.
    fileprivate func filled(with color: NSColor) -> NSImage {
      NSImage(size: size, flipped: false) { frame in
        self.draw(in: frame)
        color.setFill()
        frame.fill(using: .sourceAtop)
        return true
      }
    }
  }

  /// A view that is nothing but its layer, so that other views can lie in it.
  final class StyleLayerView<Layer: CALayer>: NSView {
    let shownLayer = Layer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      wantsLayer = true
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      wantsLayer = true
    }

    override var isFlipped: Bool { true }
    override var wantsUpdateLayer: Bool { true }
    override func makeBackingLayer() -> CALayer { shownLayer }
    override func updateLayer() {}
  }

  nonisolated extension StyleEdgeInsets {
    /// Left and right change places where a reader's language is written from right to left.
    func turned(_ direction: NSUserInterfaceLayoutDirection) -> StyleEdgeInsets {
      guard direction == .rightToLeft else { return self }
      return StyleEdgeInsets(top: top, left: right, bottom: bottom, right: left)
    }
  }

  extension CALayer {
    /// Fills the layer with a picture; a symbol is drawn in the tint.
    func show(
      _ image: StyleImage?,
      tint: StyleColor? = nil,
      for appearance: NSAppearance,
      scale: CGFloat
    ) {
      var picture = image?.nsImage(for: appearance)
      if let tint, case .system = image {
        let color = NSColor(cgColor: tint.cgColor(for: appearance)) ?? .clear
        picture = picture?.filled(with: color)
      }
      show(picture, scale: scale)
    }

    /// Fills the layer with a picture, a point of which is a point of the layer.
    func show(_ picture: NSImage?, scale: CGFloat) {
      contents = picture?.layerContents(forContentsScale: scale)
      contentsScale = scale
    }
  }

  extension CATextLayer {
    /// Writes the text, in its colour, in a font, as sharp as the screen is.
    func show(_ font: StyleFont, scale: CGFloat) {
      let shown = font.nsFont
      self.font = shown
      fontSize = shown.pointSize
      contentsScale = scale
      setText(in: font)
    }

    /// Sets the text in lines and letters as a font says; where it says nothing of them, as usual.
    func setText(in style: StyleFont) {
      let set = string as? NSAttributedString
      guard let font = font as? NSFont, let text = set?.string ?? string as? String else { return }
      let alignment = NSTextAlignment(alignmentMode.rawValue)
      if var attributes = style.attributes(in: font, alignment: alignment) {
        attributes[.foregroundColor] = foregroundColor.flatMap { NSColor(cgColor: $0) }
        string = NSAttributedString(string: text, attributes: attributes)
      } else if set != nil {
        string = text
      }
    }

    /// Puts the text in the middle of a frame's height.
    func center(in frame: CGRect) {
      let height = min(preferredFrameSize().height, frame.height)
      place(
        in: CGRect(x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
      )
    }

    /// That of the text behind a picture, in whole points.
    func size(beside picture: NSImage?) -> CGSize {
      let image = picture?.size ?? .zero
      let isEmpty = (string as? String ?? (string as? NSAttributedString)?.string ?? "").isEmpty
      let text = isEmpty ? .zero : preferredFrameSize()
      return CGSize(
        width: image.width + text.width.rounded(.up),
        height: max(image.height, text.height.rounded(.up))
      )
    }

    /// Puts the text behind the layer of a picture, and both in the middle of a frame.
    func place(beside layer: CALayer, _ picture: NSImage?, in frame: CGRect) {
      let size = picture?.size ?? .zero
      let width = min(preferredFrameSize().width, max(0, frame.width - size.width))
      let start = frame.midX - (size.width + width) / 2
      let top = frame.midY - size.height / 2
      layer.place(in: CGRect(x: start, y: top, width: size.width, height: size.height))
      center(in: CGRect(x: start + size.width, y: frame.minY, width: width, height: frame.height))
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
      token = NSWorkspace.shared.notificationCenter.addObserver(
        forName: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification,
        object: nil,
        queue: .main
      ) { _ in
        MainActor.assumeIsolated { change() }
      }
    }

    deinit { NSWorkspace.shared.notificationCenter.removeObserver(token) }
  }
  """#
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
