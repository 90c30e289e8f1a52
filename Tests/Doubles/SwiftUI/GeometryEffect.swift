/// “An effect that changes the visual appearance of a view, largely without changing its ancestors or descendants.”
/// (developer.apple.com/documentation/swiftui/geometryeffect)
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

public struct ProjectionTransform: Sendable {
  let moved: CGAffineTransform
  nonisolated public init(_ m: CGAffineTransform) { moved = m }
}

extension GeometryEffect {
  public func body(content: Content) -> some View {
    content._mapped { picture, size in
      let move = effectValue(size: size).moved
      return { picture(CGPoint(x: $0.x - move.tx, y: $0.y - move.ty)) }
    }
  }
}
