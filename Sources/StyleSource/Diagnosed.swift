/// The product of a stage, and its diagnostics. Stages never throw.
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

  /// Runs the next stage on the product, and keeps the diagnostics of both, in order.
  public func then<Next>(_ stage: (Product) -> Diagnosed<Next>) -> Diagnosed<Next> {
    let next = stage(product)
    return Diagnosed<Next>(next.product, diagnostics + next.diagnostics)
  }
}

extension Diagnosed: Sendable where Product: Sendable {}

extension Sequence<Diagnostic> {
  /// Sorts by location, severity and code, and removes duplicates.
  public func inReportOrder() -> [Diagnostic] {
    let all = Array(self)
    // What stages have put in order already is not copied.
    if all.indices.dropFirst().allSatisfy({ all[$0 - 1].precedes(all[$0]) }) { return all }
    var ordered: [Diagnostic] = []
    ordered.reserveCapacity(all.count)
    // Of what has the same place, code and message, those that are known; styles by the thousand may share a finding.
    var alike: Set<Diagnostic> = []
    for diagnostic in all.sorted(by: { $0.precedes($1) }) {
      if let last = ordered.last, !last.precedes(diagnostic) {
        if alike.isEmpty { alike.insert(last) }
        if !alike.insert(diagnostic).inserted { continue }
      } else if !alike.isEmpty {
        alike = []
      }
      ordered.append(diagnostic)
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
