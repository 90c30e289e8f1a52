/// `UIContentSizeCategory`: the text size that a reader has chosen, from the smallest to the largest.
public enum ContentSize: String, CaseIterable, Hashable, Sendable {
  case extraSmall = "extra-small"
  case small
  case medium
  /// The size that a reader has who changed nothing.
  case large
  case extraLarge = "extra-large"
  case extraExtraLarge = "extra-extra-large"
  case extraExtraExtraLarge = "extra-extra-extra-large"
  case accessibilityMedium = "accessibility-medium"
  case accessibilityLarge = "accessibility-large"
  case accessibilityExtraLarge = "accessibility-extra-large"
  case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
  case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"

  /// Whether the size is one that a reader finds under “Larger Accessibility Sizes”: `isAccessibilityCategory`.
  package var isAccessibilitySize: Bool {
    switch self {
    case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge: false
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge:
      true
    }
  }

  /// The name of the size in `UIContentSizeCategory`.
  public var uikitName: String { "\(self)" }

  /// The name of the size in SwiftUI's `DynamicTypeSize`.
  public var swiftUIName: String {
    switch self {
    case .extraSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "xLarge"
    case .extraExtraLarge: "xxLarge"
    case .extraExtraExtraLarge: "xxxLarge"
    case .accessibilityMedium: "accessibility1"
    case .accessibilityLarge: "accessibility2"
    case .accessibilityExtraLarge: "accessibility3"
    case .accessibilityExtraExtraLarge: "accessibility4"
    case .accessibilityExtraExtraExtraLarge: "accessibility5"
    }
  }

  /// The size of a text style, in points (Human Interface Guidelines, Typography, iOS Dynamic Type sizes).
  public func pointSize(of style: Font.TextStyle) -> Double {
    switch self {
    case .extraSmall: sizes(31, 25, 19, 17, 14, 12, 13, 12, 11, 11, style)
    case .small: sizes(32, 26, 20, 18, 15, 13, 14, 12, 11, 11, style)
    case .medium: sizes(33, 27, 21, 19, 16, 14, 15, 12, 11, 11, style)
    case .large: style.pointSize
    case .extraLarge: sizes(36, 30, 24, 22, 19, 17, 18, 15, 14, 13, style)
    case .extraExtraLarge: sizes(38, 32, 26, 24, 21, 19, 20, 17, 16, 15, style)
    case .extraExtraExtraLarge: sizes(40, 34, 28, 26, 23, 21, 22, 19, 18, 17, style)
    case .accessibilityMedium: sizes(44, 38, 34, 31, 28, 25, 26, 23, 22, 20, style)
    case .accessibilityLarge: sizes(48, 43, 39, 37, 33, 30, 32, 27, 26, 24, style)
    case .accessibilityExtraLarge: sizes(52, 48, 44, 43, 40, 36, 38, 33, 32, 29, style)
    case .accessibilityExtraExtraLarge: sizes(56, 53, 50, 49, 47, 42, 44, 38, 37, 34, style)
    case .accessibilityExtraExtraExtraLarge: sizes(60, 58, 56, 55, 53, 49, 51, 44, 43, 40, style)
    }
  }

  /// The size of each text style, in points; headlines are as large as the body.
  private func sizes(
    _ largeTitle: Double, _ title1: Double, _ title2: Double, _ title3: Double, _ body: Double,
    _ subheadline: Double, _ callout: Double, _ footnote: Double, _ caption1: Double, _ caption2: Double,
    _ style: Font.TextStyle
  ) -> Double {
    switch style {
    case .largeTitle: largeTitle
    case .title1: title1
    case .title2: title2
    case .title3: title3
    case .headline, .body: body
    case .subheadline: subheadline
    case .callout: callout
    case .footnote: footnote
    case .caption1: caption1
    case .caption2: caption2
    }
  }
}

extension Font {
  /// The font's size as a reader sees it, in points. A font with a text style grows with the reader's text size, one with a size of its own
  /// in proportion; any other stays.
  public func pointSize(for reader: ContentSize) -> Double {
    pointSize * growth(for: reader)
  }

  /// The factor of all lengths of the font for a reader: 1 where it doesn't follow the reader's text size.
  public func growth(for reader: ContentSize) -> Double {
    guard let textStyle else { return 1 }
    return reader.pointSize(of: textStyle) / textStyle.pointSize
  }
}

extension ModeAxis {
  /// The name of the axis whose modes are text sizes that a reader may choose.
  public static let textSize = "text-size"
}

extension ModeTable {
  /// The text size of some modes: the default one where they name none.
  public func contentSize(in modes: ModeSet) -> ContentSize {
    let value = textSizeAxis?.values.first { modes.contains($0.mode) }
    return value.flatMap { ContentSize(rawValue: $0.name) } ?? .large
  }

  /// The axis of text sizes; nil where no file declares it.
  public var textSizeAxis: ModeAxis? { axes.first { $0.name == ModeAxis.textSize } }

  /// The mode for each text size that a reader may choose: that of the largest size on the axis which isn't larger, or that of the
  /// smallest.
  public var modesOfContentSizes: [(size: ContentSize, mode: ModeSet)] {
    let declared = (textSizeAxis?.values ?? []).compactMap { value in
      ContentSize(rawValue: value.name).map { (size: $0, mode: value.mode) }
    }
    let order = ContentSize.allCases
    func place(_ size: ContentSize) -> Int { order.firstIndex(of: size) ?? 0 }
    let sorted = declared.sorted { place($0.size) < place($1.size) }
    return order.compactMap { size in
      let mode = sorted.last { place($0.size) <= place(size) } ?? sorted.first
      return mode.map { (size, $0.mode) }
    }
  }
}
