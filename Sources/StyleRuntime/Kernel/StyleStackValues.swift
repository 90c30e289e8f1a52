/// The axis along which a stack puts its layers.
@_spi(Generated) nonisolated public enum StyleStackAxis: String, Sendable, CaseIterable {
  case horizontal, vertical

  public init(_ name: String) { self = StyleStackAxis(rawValue: name) ?? .horizontal }
}

/// Where layers lie across a stack. `top` and `bottom` are `leading` and `trailing`.
@_spi(Generated) nonisolated public enum StyleStackAlignment: String, Sendable, CaseIterable {
  case fill, leading, top, center, trailing, bottom
  /// In a row, the baselines of the first or the last lines of texts are at one height.
  case firstBaseline, lastBaseline

  public init(_ name: String) { self = StyleStackAlignment(rawValue: name) ?? .fill }
}

extension StyleStackAlignment {
  /// Which lines of texts it brings to one height; nil if it is about frames.
  nonisolated package var baselineEdge: StyleBaselineEdge? {
    switch self {
    case .fill, .leading, .top, .center, .trailing, .bottom: return nil
    case .firstBaseline: return .first
    case .lastBaseline: return .last
    }
  }
}

/// Of which line of a text the baseline is meant.
@_spi(Generated) nonisolated public enum StyleBaselineEdge: Sendable, CaseIterable {
  case first, last
}

/// How layers share the length of a stack.
@_spi(Generated) nonisolated public enum StyleStackDistribution: String, Sendable, CaseIterable {
  /// Layers without a length of their own share what the others leave. If there are none, the end
  /// of the stack stays empty.
  case fill
  /// All layers have the same length.
  case fillEqually
  /// All layers are stretched or shrunk by the same factor, so that they fill the stack.
  case fillProportionally
  /// What the layers leave is between them.
  case equalSpacing
  /// The middles of the layers are equally far from each other, where none come closer than the
  /// spacing.
  case equalCentering
  /// As `fill`, but if there are no layers without a length, the others stand in the middle of the stack.
  case center

  public init(_ name: String) { self = StyleStackDistribution(rawValue: name) ?? .fill }
}
