#if canImport(SwiftUI)
  import SwiftUI

  nonisolated extension StyleFont {
    /// The font, which follows the reader's text size where it has a text style. `Font` can't do that for one of the
    /// system's with a size of its own: `_styleFont(_:)` does.
    public var swiftUIFont: Font { swiftUIFont(scaledSize: size ?? 17) }

    fileprivate func swiftUIFont(scaledSize: CGFloat) -> Font {
      let style = textStyle?.swiftUITextStyle
      if let family {
        let size = size ?? textStyle?.size ?? 17
        let font =
          style.map { Font.custom(family, size: size, relativeTo: $0) }
          ?? Font.custom(family, fixedSize: size)
        return font.weight(weight.swiftUIWeight)
      }
      guard let style else {
        return .system(size: size ?? 17, weight: weight.swiftUIWeight)
      }
      if size != nil { return .system(size: scaledSize, weight: weight.swiftUIWeight) }
      // A text style has a weight of its own.
      return weight == .regular ? .system(style) : .system(style).weight(weight.swiftUIWeight)
    }
  }

  @_spi(Generated) extension View {
    /// Writes in a font, in lines and letters as it says. It grows with the reader's text size as its text style does.
    public func _styleFont(_ font: StyleFont) -> some View { modifier(StyleFontModifier(font)) }
  }

  @_spi(Generated) extension Text {
    /// The same of a text, whose letters are spread and underlined on all systems.
    @MainActor public func _styleFont(_ font: StyleFont) -> some View {
      _styleLetters(font).modifier(StyleFontModifier(font))
    }

    /// Spreads, underlines and strikes through letters before iOS 16, where no view but a text can; later, the font of the view does.
    public func _styleLetters(_ font: StyleFont) -> Text {
      if #available(iOS 16.0, tvOS 16.0, macOS 13.0, watchOS 9.0, *) { return self }
      return tracking(font.tracking).underline(font.underline).strikethrough(font.strikethrough)
    }
  }

  private struct StyleFontModifier: ViewModifier {
    let font: StyleFont
    @ScaledMetric private var size: CGFloat
    @ScaledMetric private var point: CGFloat

    init(_ font: StyleFont) {
      self.font = font
      let style = font.textStyle?.swiftUITextStyle ?? .body
      _size = ScaledMetric(wrappedValue: font.size ?? 17, relativeTo: style)
      _point = ScaledMetric(wrappedValue: 1, relativeTo: style)
    }

    /// A point of a font that grows.
    private var scale: CGFloat { font.textStyle == nil ? 1 : point }

    /// What a line has more than its letters: the system's fonts have lines 1.193 times as high as they are large.
    private var leading: CGFloat {
      guard let height = font.lineHeight else { return 0 }
      return (height - 1.193 * (font.size ?? font.textStyle?.size ?? 17)) * scale
    }

    func body(content: StyleFontModifier.Content) -> some View {
      content
        .font(font.swiftUIFont(scaledSize: size))
        .lineSpacing(max(0, leading))
        .padding(EdgeInsets(top: leading / 2, leading: 0, bottom: leading / 2, trailing: 0))
        .letters(of: font, tracking: font.tracking * scale)
        .textCase(font.textCase.swiftUITextCase)
    }
  }

  extension View {
    @ViewBuilder
    fileprivate func letters(of font: StyleFont, tracking: CGFloat) -> some View {
      if #available(iOS 16.0, tvOS 16.0, macOS 13.0, watchOS 9.0, *) {
        self.tracking(tracking).underline(font.underline).strikethrough(font.strikethrough)
      } else {
        self
      }
    }
  }

  nonisolated extension StyleFont.TextCase {
    fileprivate var swiftUITextCase: Text.Case? {
      switch self {
      case .none: return nil
      case .uppercase: return .uppercase
      case .lowercase: return .lowercase
      }
    }
  }

  nonisolated extension StyleFont.Weight {
    fileprivate var swiftUIWeight: Font.Weight {
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
    fileprivate var swiftUITextStyle: Font.TextStyle {
      switch self {
      case .largeTitle: return .largeTitle
      case .title1: return .title
      case .title2: return .title2
      case .title3: return .title3
      case .headline: return .headline
      case .subheadline: return .subheadline
      case .body: return .body
      case .callout: return .callout
      case .footnote: return .footnote
      case .caption1: return .caption
      case .caption2: return .caption2
      }
    }

    /// In points, at the text size that a person has not changed.
    fileprivate var size: Double {
      switch self {
      case .largeTitle: return 34
      case .title1: return 28
      case .title2: return 22
      case .title3: return 20
      case .headline, .body: return 17
      case .callout: return 16
      case .subheadline: return 15
      case .footnote: return 13
      case .caption1: return 12
      case .caption2: return 11
      }
    }
  }
#endif
