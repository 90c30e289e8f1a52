#if canImport(SwiftUI)
  import SwiftUI

  /// Where the lines of a text begin, as `CATextLayerAlignmentMode` says it.
  @_spi(Generated) public enum StyleTextAlignment: String {
    case natural, left, right, center, justified

    public init(_ name: String) { self = StyleTextAlignment(rawValue: name) ?? .natural }

    public var swiftUIAlignment: TextAlignment {
      switch self {
      case .natural, .left, .justified: return .leading
      case .right: return .trailing
      case .center: return .center
      }
    }

    /// Where a line lies in a higher frame, in whose middle a label has it.
    public var frameAlignment: Alignment {
      switch self {
      case .natural, .left, .justified: return .leading
      case .right: return .trailing
      case .center: return .center
      }
    }
  }

  /// Where a text stands in the height of its layer.
  @_spi(Generated) public enum StyleTextPlace: String {
    case top, center, bottom

    public init(_ name: String) { self = StyleTextPlace(rawValue: name) ?? .top }

    /// Of lines that begin on one side.
    public static func alignment(at place: Self, of lines: StyleTextAlignment) -> Alignment {
      switch (place, lines) {
      case (.top, .natural), (.top, .left), (.top, .justified): return .topLeading
      case (.top, .center): return .top
      case (.top, .right): return .topTrailing
      case (.center, .natural), (.center, .left), (.center, .justified): return .leading
      case (.center, .center): return .center
      case (.center, .right): return .trailing
      case (.bottom, .natural), (.bottom, .left), (.bottom, .justified): return .bottomLeading
      case (.bottom, .center): return .bottom
      case (.bottom, .right): return .bottomTrailing
      }
    }
  }

  /// Which part of a text gives way, as `CATextLayerTruncationMode` says it.
  @_spi(Generated) public enum StyleTruncation: String {
    case none, start, end, middle

    public init(_ name: String) { self = StyleTruncation(rawValue: name) ?? .end }

    /// Of a label.
    public init(lineBreakMode name: String) {
      switch name {
      case "byTruncatingHead": self = .start
      case "byTruncatingMiddle": self = .middle
      default: self = .end
      }
    }
  }

  @_spi(Generated) extension View {
    /// As large as its layer, whatever the size of what it shows: that of the background and the border.
    public func _styleFillingFrame(_ alignment: Alignment = .center) -> some View {
      frame(
        minWidth: 0,
        maxWidth: .infinity,
        minHeight: 0,
        maxHeight: .infinity,
        alignment: alignment
      )
    }

    /// The same in one direction or in none, where it is as large as what it shows.
    public func _styleFilling(width: Bool, height: Bool, _ alignment: Alignment) -> some View {
      frame(
        minWidth: width ? 0 : nil,
        maxWidth: width ? .infinity : nil,
        minHeight: height ? 0 : nil,
        maxHeight: height ? .infinity : nil,
        alignment: alignment
      )
    }

    /// As many lines as a text may take; 0 is any number.
    public func _styleLines(_ count: Int, isWrapped: Bool = false) -> some View {
      lineLimit((isWrapped || count == 0) && count < 2 ? nil : count)
    }

    /// Without truncation, a text is as wide as it is.
    @ViewBuilder
    public func _styleTruncated(_ truncation: StyleTruncation) -> some View {
      switch truncation {
      case .none: fixedSize(horizontal: true, vertical: false)
      case .start: truncationMode(.head)
      case .end: truncationMode(.tail)
      case .middle: truncationMode(.middle)
      }
    }

    /// A text that stands at a place of its frame; where it begins at the top and does not fit, it goes on below the frame.
    public func _styleAligned(
      _ alignment: StyleTextAlignment,
      at place: StyleTextPlace = .top
    ) -> some View {
      multilineTextAlignment(alignment.swiftUIAlignment)
        .fixedSize(horizontal: false, vertical: true)
        ._styleFillingFrame(StyleTextPlace.alignment(at: place, of: alignment))
    }

    /// A text that is as large as its lines.
    public func _styleAlignedLines(_ alignment: StyleTextAlignment) -> some View {
      multilineTextAlignment(alignment.swiftUIAlignment)
        .fixedSize(horizontal: false, vertical: true)
    }

    /// Inside an outline, as a layer's border is.
    public func _styleBordered(
      _ color: Color,
      width: Double,
      along outline: some InsettableShape
    ) -> some View {
      overlay(
        StyleBorder(outline: outline, width: width).fill(color, style: FillStyle(eoFill: true))
      )
    }

    /// With a ring around it, or none.
    public func _styleOutlined(
      _ outline: StyleOutline?,
      cornerRadius: Double = 0,
      corners: StyleCorners = .all,
      style: RoundedCornerStyle = .circular,
      in modes: StyleModes
    ) -> some View {
      overlay(
        StyleRing(
          cornerRadius: cornerRadius,
          corners: corners,
          style: style,
          offset: outline?.offset ?? 0,
          width: outline?.width ?? 0
        )
        .fill(outline?.color.color(in: modes) ?? Color.clear, style: FillStyle(eoFill: true))
        .allowsHitTesting(false)
      )
    }

    /// Scaled, turned and moved about a point.
    public func _styleTransformed(_ transform: StyleTransform, anchor: UnitPoint = .center)
      -> some View
    {
      scaleEffect(
        CGSize(width: transform.scale.width, height: transform.scale.height),
        anchor: anchor
      )
      .rotationEffect(.degrees(transform.rotation), anchor: anchor)
      .offset(x: transform.translation.x, y: transform.translation.y)
    }

    /// In a rectangle whose sides are parts of the parent's and points added to them.
    public func _stylePlaced(
      x: StyleLength,
      y: StyleLength,
      width: StyleLength,
      height: StyleLength,
      turns: Bool = false
    ) -> some View {
      modifier(StylePlacement(x: x, y: y, width: width, height: height, turns: turns))
    }
  }
#endif
