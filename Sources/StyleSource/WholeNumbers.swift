extension FixedWidthInteger {
  /// The whole part of `number`, brought into the range of the type; 0 where it is not a number.
  ///
  /// This is the only way from floating point to an integer: Swift's own conversion stops the program for infinity, NaN, and all
  /// that the type can't hold.
  @inlinable
  public init(clamping number: Double) {
    let magnitude = number.magnitude
    if magnitude < 0x1p51 {
      // Between 2⁵² and 2⁵³ doubles are the whole numbers, so that the sum is rounded to one of them.
      let nearest = (magnitude + 0x1p52).bitPattern & 0xF_FFFF_FFFF_FFFF
      let whole = Int64(truncatingIfNeeded: Double(nearest) > magnitude ? nearest - 1 : nearest)
      self.init(clamping: number < 0 ? -whole : whole)
    } else {
      // So large, or none.
      self = Self(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : number < 0 ? .min : 0)
    }
  }

  @inlinable
  public init(clamping number: Float) { self.init(clamping: Double(number)) }
}

// Swift's conversions, shadowed within this package: a module that uses one is built with a warning, and `.ci/run` allows none. The
// copies convert as those above do.

extension FixedWidthInteger {
  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init<Number: BinaryFloatingPoint>(_ number: Number) { self.init(clamping: Double(number)) }
}

extension Int {
  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Double) { self.init(clamping: number) }

  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Float) { self.init(clamping: number) }
}

extension Int8 {
  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Double) { self.init(clamping: number) }

  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Float) { self.init(clamping: number) }
}

extension Int16 {
  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Double) { self.init(clamping: number) }

  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Float) { self.init(clamping: number) }
}

extension Int32 {
  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Double) { self.init(clamping: number) }

  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Float) { self.init(clamping: number) }
}

extension Int64 {
  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Double) { self.init(clamping: number) }

  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Float) { self.init(clamping: number) }
}

extension UInt {
  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Double) { self.init(clamping: number) }

  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Float) { self.init(clamping: number) }
}

extension UInt8 {
  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Double) { self.init(clamping: number) }

  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Float) { self.init(clamping: number) }
}

extension UInt16 {
  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Double) { self.init(clamping: number) }

  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Float) { self.init(clamping: number) }
}

extension UInt32 {
  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Double) { self.init(clamping: number) }

  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Float) { self.init(clamping: number) }
}

extension UInt64 {
  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Double) { self.init(clamping: number) }

  @available(*, deprecated, message: "write ‘init(clamping:)’, which no number stops")
  package init(_ number: Float) { self.init(clamping: number) }
}
