import StyleModel
import StyleSource

/// What the compiler collects on its way: problems, origins, and what is named where.
///
/// A stage has one and passes it along. What runs side by side has one each, and they are taken in afterwards in
/// the order of the files.
final class CompilerOutput {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var references: [Reference] = []
  /// Of the stages before this one.
  private let earlier: [Origin]
  private var own: [Origin]
  private var searches = 0
  private let mostSearches: Int

  init() {
    mostSearches = 100
    earlier = []
    own = [Origin(.system, span: nil)]
  }

  /// For work that knows what was collected so far, and runs beside other such work: on one of the parts of a file, which
  /// share its searches.
  init(after origins: [Origin], partsOfFile parts: Int) {
    mostSearches = max(1, 100 / parts)
    earlier = origins
    own = []
  }

  /// All that was collected, in a form that threads can hand over.
  struct Collected: Sendable {
    let diagnostics: [Diagnostic]
    let references: [Reference]
    fileprivate let first: Int
    fileprivate let origins: [Origin]
  }

  var collected: Collected {
    Collected(diagnostics: diagnostics, references: references, first: earlier.count, origins: own)
  }

  /// Adds what was collected beside; gives back the place that an origin of it has here.
  func take(_ other: Collected) -> (Origin.ID) -> Origin.ID {
    diagnostics += other.diagnostics
    references += other.references
    let shift = earlier.count + own.count - other.first
    func moved(_ id: Origin.ID) -> Origin.ID {
      Int(id.index) < other.first ? id : Origin.ID(Int(id.index) + shift)
    }
    own += other.origins.map { origin in
      var origin = origin
      origin.source = origin.source.map(moved)
      origin.replaces = origin.replaces.map(moved)
      return origin
    }
    return moved
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
  func report(_ diagnostics: [Diagnostic]) { self.diagnostics += diagnostics }

  /// The names among which to look for what was meant; nil after a hundred such searches, since each looks at every
  /// name, and a file of nothing but mistakes is not understood any better for it.
  func candidates(_ names: @autoclosure () -> [String]) -> [String]? {
    searches += 1
    return searches <= mostSearches ? names() : nil
  }

  func refer(to target: Reference.Target, at span: Span) { references.append(Reference(target, at: span)) }

  // MARK: Origins

  var origins: [Origin] { earlier.isEmpty ? own : earlier + own }

  subscript(_ id: Origin.ID) -> Origin {
    let index = Int(id.index)
    return index < earlier.count ? earlier[index] : own[index - earlier.count]
  }

  func origin(
    _ place: Origin.Place, _ span: Span, source: Origin.ID? = nil, replaces: Origin.ID? = nil
  ) -> Origin.ID {
    own.append(Origin(place, span: span, source: source, replaces: replaces))
    return Origin.ID(earlier.count + own.count - 1)
  }

  /// Records what would hold in the place of the value at `id`.
  func set(_ id: Origin.ID, replaces other: Origin.ID) {
    let index = Int(id.index) - earlier.count
    guard id != .unknown, id != other, index >= 0 else { return }
    own[index].replaces = other
  }

  /// Gives styles other numbers: `places` says where each ends up, and leaves out those that are dropped.
  func renumberStyles(_ places: [Int?]) {
    references = references.compactMap { reference in
      guard case .style(let index) = reference.target else { return reference }
      return places[index].map { Reference(.style($0), at: reference.span) }
    }
    for index in own.indices {
      if case .style(let style) = own[index].place, let place = places[style] {
        own[index].place = .style(place)
      }
    }
  }
}
