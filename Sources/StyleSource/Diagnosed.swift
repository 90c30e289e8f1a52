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
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
      .sorted { a, b in
        (a.span, b.severity, a.code.id, a.message) < (b.span, a.severity, b.code.id, b.message)
      }
  }
}
