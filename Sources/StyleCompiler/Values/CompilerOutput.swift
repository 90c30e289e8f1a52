import StyleModel
import StyleSource

/// What the compiler collects on its way: problems, origins, and what is named where.
///
/// One compilation has one; it is passed along, never shared between threads.
final class CompilerOutput {
  var diagnostics: [Diagnostic] = []
  private(set) var origins: [Origin] = [Origin(.system, span: nil)]
  private(set) var references: [Reference] = []

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  func origin(
    _ place: Origin.Place, _ span: Span, source: Origin.ID? = nil, replaces: Origin.ID? = nil
  ) -> Origin.ID {
    origins.append(Origin(place, span: span, source: source, replaces: replaces))
    return Origin.ID(origins.count - 1)
  }

  /// Records what would hold in the place of the value at `id`.
  func set(_ id: Origin.ID, replaces other: Origin.ID) {
    guard id != .unknown else { return }
    origins[Int(id.index)].replaces = other
  }

  func refer(to target: Reference.Target, at span: Span) { references.append(Reference(target, at: span)) }

  /// Gives styles other numbers: `places` says where each ends up, and leaves out those that are dropped.
  func renumberStyles(_ places: [Int: Int]) {
    references = references.compactMap { reference in
      guard case .style(let index) = reference.target else { return reference }
      return places[index].map { Reference(.style($0), at: reference.span) }
    }
    for index in origins.indices {
      if case .style(let style) = origins[index].place, let place = places[style] {
        origins[index].place = .style(place)
      }
    }
  }
}
