/// A value that SwiftUI can compute on the way from one to another.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  nonisolated var animatableData: AnimatableData { get set }
}

/// Of a shape that doesn't say more: “nothing is animated”
/// (developer.apple.com/documentation/swiftui/animatable/animatabledata-6nydg).
extension Animatable where AnimatableData == EmptyAnimatableData {
  nonisolated public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  nonisolated public init() {}
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (_: Self, _: Self) -> Self { zero }
  public static func - (_: Self, _: Self) -> Self { zero }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

extension CGSize {
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public static var zero: Self { AnimatablePair(.zero, .zero) }
  public static func + (a: Self, b: Self) -> Self { AnimatablePair(a.first + b.first, a.second + b.second) }
  public static func - (a: Self, b: Self) -> Self { AnimatablePair(a.first - b.first, a.second - b.second) }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Animatable {
  /// What an animation shows on the way from one value to the other.
  public func _moved(to end: Self, _ part: Double) -> Self {
    var shown = end
    var way = end.animatableData - animatableData
    way.scale(by: part)
    shown.animatableData = animatableData + way
    return shown
  }
}
