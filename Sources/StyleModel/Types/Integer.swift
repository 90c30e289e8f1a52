/// A whole number in the joint range of `Int64` and `UInt64`.
public struct Integer: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public var isNegative: Bool
  public var magnitude: UInt64

  /// Makes an integer of its sign and magnitude. Zero is never negative.
  public init(isNegative: Bool = false, magnitude: UInt64) {
    self.isNegative = isNegative && magnitude != 0
    self.magnitude = magnitude
  }

  /// Makes the whole part of a number of less than 2⁶⁴.
  public init(_ number: Double) {
    self.init(isNegative: number < 0, magnitude: UInt64(clamping: number.magnitude))
  }

  public init(integerLiteral value: Int) {
    self.init(isNegative: value < 0, magnitude: UInt64(value.magnitude))
  }
}

extension Integer: Comparable {
  public static func < (a: Integer, b: Integer) -> Bool {
    switch (a.isNegative, b.isNegative) {
    case (false, false): a.magnitude < b.magnitude
    case (true, true): a.magnitude > b.magnitude
    case (let isLess, _): isLess
    }
  }
}

extension Integer: CustomStringConvertible {
  public var description: String { (isNegative ? "-" : "") + "\(magnitude)" }

  public var double: Double { isNegative ? -Double(magnitude) : Double(magnitude) }
}
