#if canImport(SwiftUI)
  import SwiftUI

  @_spi(Generated) extension StyleStackAlignment {
    /// Where the layers of a stack lie in one that is larger than they need.
    public static func inFrame(
      _ alignment: Self,
      along axis: StyleStackAxis,
      distribution: StyleStackDistribution = .fill
    ) -> Alignment {
      let isCentered = distribution == .center
      switch axis {
      case .horizontal:
        return Alignment(
          horizontal: isCentered ? .center : .leading, vertical: alignment.inFrameOfRow)
      case .vertical:
        return Alignment(horizontal: alignment.inColumn, vertical: isCentered ? .center : .top)
      }
    }

    private var inFrameOfRow: VerticalAlignment {
      switch self {
      case .fill, .leading, .top, .firstBaseline: return .top
      case .center: return .center
      case .trailing, .bottom, .lastBaseline: return .bottom
      }
    }

    fileprivate var inRow: VerticalAlignment {
      switch self {
      case .fill, .leading, .top: return .top
      case .center: return .center
      case .trailing, .bottom: return .bottom
      case .firstBaseline: return .firstTextBaseline
      case .lastBaseline: return .lastTextBaseline
      }
    }

    fileprivate var inColumn: HorizontalAlignment {
      switch self {
      case .fill, .leading, .top, .firstBaseline, .lastBaseline: return .leading
      case .center: return .center
      case .trailing, .bottom: return .trailing
      }
    }
  }

  extension StyleStackDistribution {
    /// Whether what is left of a stack is between its views. SwiftUI's stacks put the same room between all.
    fileprivate var sharesGaps: Bool { self == .equalSpacing || self == .equalCentering }
  }

  @_spi(Generated) extension View {
    /// As long as the others in a stack that they share equally.
    public func _styleSharing(_ stack: StyleStackShape) -> some View {
      let length: CGFloat? = stack.distribution == .fillEqually ? .infinity : nil
      return frame(
        maxWidth: stack.axis == .horizontal ? length : nil,
        maxHeight: stack.axis == .vertical ? length : nil
      )
    }

    /// As long as the room that a stack has along its axis, so that what is in it stands in the middle.
    public func _styleCentered(
      along axis: StyleStackAxis,
      _ distribution: StyleStackDistribution
    ) -> some View {
      let length: CGFloat? = distribution == .center ? .infinity : nil
      return frame(
        maxWidth: axis == .horizontal ? length : nil,
        maxHeight: axis == .vertical ? length : nil
      )
    }

    /// The view, and below it a stack that it is as large as, at least.
    public func _styleHolding(alignment: Alignment, @ViewBuilder _ stack: () -> some View)
      -> some View
    {
      ZStack(alignment: alignment) {
        stack()
        self
      }
    }
  }

  /// Views one after the other, in a row or a column.
  @_spi(Generated) public struct StyleStackView<Content: View>: View {
    var axis = StyleStackAxis.horizontal
    var alignment = StyleStackAlignment.fill
    var spacing: Double = 0
    @ViewBuilder let content: () -> Content

    #if !EMBEDDED
      public init(
        axis: StyleStackAxis = .horizontal,
        alignment: StyleStackAlignment = .fill,
        spacing: Double = 0,
        @ViewBuilder content: @escaping () -> Content
      ) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.content = content
      }
    #endif

    public var body: some View {
      switch axis {
      case .horizontal:
        HStack(alignment: alignment.inRow, spacing: spacing) { content() }
      case .vertical:
        VStack(alignment: alignment.inColumn, spacing: spacing) { content() }
      }
    }
  }

  /// What a stack tells the views in it.
  @_spi(Generated) public struct StyleStackShape {
    let axis: StyleStackAxis
    let distribution: StyleStackDistribution
    let spacing: Double

    /// What stands between two views where the room that is left lies between them.
    @MainActor @ViewBuilder public var gap: some View {
      if distribution.sharesGaps { Spacer(minLength: spacing) }
    }

    /// What stands between two views of a stack that has gaps of its own: after a view with a spacing, or with that of the stack
    /// for nil.
    @MainActor @ViewBuilder public func gap(after own: Double?) -> some View {
      let length = own ?? spacing
      if distribution.sharesGaps {
        Spacer(minLength: length)
      } else {
        // A frame can't be less than nothing, and a padding can.
        switch axis {
        case .horizontal:
          Color.clear.frame(width: max(0, length), height: 0)
            .padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: min(0, length)))
        case .vertical:
          Color.clear.frame(width: 0, height: max(0, length))
            .padding(EdgeInsets(top: 0, leading: 0, bottom: min(0, length), trailing: 0))
        }
      }
    }
  }

  /// A stack of which the look decides how the views share its length.
  @_spi(Generated) public struct StyleDistributedStack<Content: View>: View {
    var axis = StyleStackAxis.horizontal
    var alignment = StyleStackAlignment.fill
    var distribution = StyleStackDistribution.fill
    var spacing: Double = 0
    /// Whether what is in it brings all the gaps.
    var hasGaps = false
    @ViewBuilder let content: (StyleStackShape) -> Content

    #if !EMBEDDED
      public init(
        axis: StyleStackAxis = .horizontal,
        alignment: StyleStackAlignment = .fill,
        distribution: StyleStackDistribution = .fill,
        spacing: Double = 0,
        hasGaps: Bool = false,
        @ViewBuilder content: @escaping (StyleStackShape) -> Content
      ) {
        self.axis = axis
        self.alignment = alignment
        self.distribution = distribution
        self.spacing = spacing
        self.hasGaps = hasGaps
        self.content = content
      }
    #endif

    public var body: some View {
      StyleStackView(
        axis: axis,
        alignment: alignment,
        spacing: hasGaps || distribution.sharesGaps ? 0 : spacing
      ) {
        content(StyleStackShape(axis: axis, distribution: distribution, spacing: spacing))
      }
    }
  }
#endif
