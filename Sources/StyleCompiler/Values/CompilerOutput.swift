import StyleModel
import StyleSource

/// What the compiler collects on its way: problems, origins, and which tokens are in use.
///
/// One compilation has one; it is passed along, never shared between threads.
final class CompilerOutput {
  var diagnostics: [Diagnostic] = []
  private(set) var origins: [Origin] = [Origin(.system, span: nil)]
  /// By the index of the token.
  private(set) var referencedTokens: Set<Int> = []

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

  func markReferenced(token index: Int) { referencedTokens.insert(index) }
}
