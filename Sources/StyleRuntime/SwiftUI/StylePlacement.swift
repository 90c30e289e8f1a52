#if canImport(SwiftUI)
  import SwiftUI

  /// Puts a view in a rectangle of its parent.
  struct StylePlacement: ViewModifier {
    let x: StyleLength
    let y: StyleLength
    let width: StyleLength
    let height: StyleLength
    /// Whether left and right change places where people read from right to left.
    let turns: Bool

    @Environment(\.layoutDirection) private var direction

    func body(content: StylePlacement.Content) -> some View {
      GeometryReader { parent in
        content
          .environment(\.layoutDirection, direction)
          .frame(width: width(in: parent.size), height: max(0, height.of(parent.size.height)))
          .offset(x: left(in: parent.size), y: y.of(parent.size.height))
      }
      .environment(\.layoutDirection, .leftToRight)
    }

    private func width(in parent: CGSize) -> CGFloat { max(0, width.of(parent.width)) }

    private func left(in parent: CGSize) -> CGFloat {
      let distance = x.of(parent.width)
      guard turns, direction == .rightToLeft else { return distance }
      return parent.width - distance - width(in: parent)
    }
  }

  /// A distance: some points, and a part of the parent's width or height.
  @_spi(Generated) public struct StyleLength {
    var points: Double
    /// 1 is all of the parent's.
    var fraction: Double

    #if !EMBEDDED
      public init(points: Double, fraction: Double) {
        self.points = points
        self.fraction = fraction
      }
    #endif

    public static func points(_ points: Double) -> StyleLength {
      StyleLength(points: points, fraction: 0)
    }

    public static func fraction(_ part: Double) -> StyleLength {
      StyleLength(points: 0, fraction: part)
    }

    func of(_ extent: CGFloat) -> CGFloat { CGFloat(points) + CGFloat(fraction) * extent }
  }
#endif
