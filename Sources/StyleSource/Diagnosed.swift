/// What a stage made, and what it had to say on the way. Stages never throw.
public struct Diagnosed<Product> {
  public var product: Product
  public var diagnostics: [Diagnostic]

  public init(_ product: Product, _ diagnostics: [Diagnostic] = []) {
    self.product = product
    self.diagnostics = diagnostics
  }

  public func map<Next>(_ transform: (Product) -> Next) -> Diagnosed<Next> {
    Diagnosed<Next>(transform(product), diagnostics)
  }

  /// Runs the next stage on the product; the problems of both are kept, in order.
  public func then<Next>(_ stage: (Product) -> Diagnosed<Next>) -> Diagnosed<Next> {
    let next = stage(product)
    return Diagnosed<Next>(next.product, diagnostics + next.diagnostics)
  }
}

extension Diagnosed: Sendable where Product: Sendable {}

extension Sequence<Diagnostic> {
  /// The order of every report: by place, then severity, then code, and each problem once.
  public func inReportOrder() -> [Diagnostic] {
    var ordered: [Diagnostic] = []
    for diagnostic in sorted(by: { $0.precedes($1) }) {
      // What is the same is next to it.
      let isKnown = ordered.lazy.reversed().prefix { !$0.precedes(diagnostic) }.contains(diagnostic)
      if !isKnown { ordered.append(diagnostic) }
    }
    return ordered
  }
}

extension Diagnostic {
  fileprivate func precedes(_ other: Diagnostic) -> Bool {
    if span != other.span { return span < other.span }
    return (other.severity, code.id, message) < (severity, other.code.id, other.message)
  }
}
