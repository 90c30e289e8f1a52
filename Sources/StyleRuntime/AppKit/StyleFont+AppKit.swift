#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  nonisolated extension StyleFont {
    /// The font; one with a text style and no size has the size that the system gives the style.
    public var nsFont: NSFont {
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
      guard
        lineHeight != nil || tracking != 0 || paragraphSpacing != 0 || underline || strikethrough
          || textCase != .none
      else { return nil }
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
      let line = NSUnderlineStyle.single.rawValue
      if underline { attributes[.underlineStyle] = line }
      if strikethrough { attributes[.strikethroughStyle] = line }
      return attributes
    }
  }

  @_spi(Generated) nonisolated extension CATextLayerTruncationMode {
    /// Of a label.
    public init(styleLineBreakMode name: String) {
      switch name {
      case "byTruncatingHead": self = .start
      case "byTruncatingMiddle": self = .middle
      default: self = .end
      }
    }
  }

  nonisolated extension StyleFont.Weight {
    fileprivate var nsWeight: NSFont.Weight {
      switch self {
      case .ultraLight: return .ultraLight
      case .thin: return .thin
      case .light: return .light
      case .regular: return .regular
      case .medium: return .medium
      case .semibold: return .semibold
      case .bold: return .bold
      case .heavy: return .heavy
      case .black: return .black
      }
    }
  }

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

  @_spi(Generated) extension CATextLayer {
    /// Writes the text, in its colour, in a font, as sharp as the screen is.
    public func _styleShow(_ font: StyleFont, scale: CGFloat) {
      let shown = font.nsFont
      if self.font as? NSFont != shown {
        self.font = shown
        fontSize = shown.pointSize
      }
      contentsScale = scale
      _styleSetText(in: font)
    }

    /// Sets the text in lines and letters as a font says; where it says nothing of them, as usual.
    public func _styleSetText(in style: StyleFont) {
      let set = string as? NSAttributedString
      guard let font = font as? NSFont, let text = set?._styleWritten ?? string as? String
      else { return }
      let alignment = NSTextAlignment(styleName: alignmentMode.rawValue)
      if var attributes = style.attributes(in: font, alignment: alignment) {
        attributes[.foregroundColor] = foregroundColor.flatMap { NSColor(cgColor: $0) }
        let next = style.set(text, attributes)
        if next != set { string = next }
      } else if set != nil {
        string = text
      }
    }

    /// Puts the text in the middle of a frame's height, or at its top or bottom.
    public func _styleCenter(in frame: CGRect, at place: String = "center") {
      let height = min(_styleSizeOfLine.height, frame.height)
      let room = frame.height - height
      let top = place == "top" ? 0 : place == "bottom" ? room : room / 2
      _stylePlace(
        in: CGRect(x: frame.minX, y: frame.minY + top, width: frame.width, height: height))
    }
  }
#endif
