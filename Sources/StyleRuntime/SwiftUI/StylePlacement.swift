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

  /// A distance: some points, a part of the parent's width or height, and the least or greatest of several.
  @_spi(Generated) public struct StyleLength {
    var points: Double
    /// 1 is all of the parent's.
    var fraction: Double
    /// Distances that are added to it.
    var adding: [StyleLength] = []
    /// Of which the least or the greatest is added as well.
    private var choice: Choice?

    private struct Choice {
      let isLeast: Bool
      let lengths: [StyleLength]
      let factor: Double
    }

    public init(points: Double, fraction: Double, adding: [StyleLength] = []) {
      self.points = points
      self.fraction = fraction
      self.adding = adding
    }

    /// The least of some distances, times a factor.
    public static func least(of lengths: [StyleLength], times factor: Double = 1) -> Self {
      var length = StyleLength.points(0)
      length.choice = Choice(isLeast: true, lengths: lengths, factor: factor)
      return length
    }

    /// The greatest of some distances, times a factor.
    public static func greatest(of lengths: [StyleLength], times factor: Double = 1) -> Self {
      var length = StyleLength.points(0)
      length.choice = Choice(isLeast: false, lengths: lengths, factor: factor)
      return length
    }

    public static func points(_ points: Double) -> StyleLength {
      StyleLength(points: points, fraction: 0)
    }

    public static func fraction(_ part: Double) -> StyleLength {
      StyleLength(points: 0, fraction: part)
    }

    func of(_ extent: CGFloat) -> CGFloat {
      var sum = CGFloat(points) + CGFloat(fraction) * extent
      for other in adding { sum += other.of(extent) }
      guard let choice else { return sum }
      let lengths = choice.lengths.map { $0.of(extent) }
      let chosen = choice.isLeast ? lengths.min() : lengths.max()
      return sum + CGFloat(choice.factor) * (chosen ?? 0)
    }
  }
#endif
