import StyleModel
import StyleSource

/// What the compiler collects on its way: problems, origins, and what is named where.
///
/// A stage has one and passes it along. Files, and parts of large files, are read side by side with one each. They are joined in the
/// order of the files, whichever core finished first, so that the result is the same on every run. Origins stay in the parts that
/// collected them, so joining copies nothing. A style that extends one from another part is read after all others.
final class CompilerOutput {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var references: [Reference] = []
  private(set) var contradictions: [Contradiction] = []
  /// Those of other parts, by their numbers; what stands at the own one means nothing.
  private var others: [[Origin]]
  private var own: [Origin]
  /// The part that is collected here, 0 for what is not collected beside anything.
  private let part: Int
  /// What Swift is generated for, whose classes have names that a property of a component can't have.
  let frameworks: Set<AppleFramework>
  private let guesses: Guesses
  private var usesLeft = 100
  /// What was reported of names that were searched for.
  private var unknown: [UnknownName: Diagnostic] = [:]

  init(for frameworks: Set<AppleFramework> = Set(AppleFramework.allCases)) {
    self.frameworks = frameworks
    guesses = Guesses()
    others = [[]]
    own = Origins().parts[0]
    part = 0
  }

  /// For work that knows what was collected so far, and is the one of this number among others that run beside it.
  init(after origins: Origins, number: Int, _ guesses: Guesses = Guesses()) {
    // No part of a file declares a component.
    frameworks = []
    self.guesses = guesses
    others = origins.parts
    own = []
    part = origins.parts.count + number
  }

  /// For work that goes on with what a part collected earlier, and searches no names.
  init(resuming collected: Collected, after origins: Origins, number: Int) {
    frameworks = []
    guesses = .none
    others = origins.parts
    part = origins.parts.count + number
    own = collected.origins
    diagnostics = collected.diagnostics
    references = collected.references
    contradictions = collected.contradictions
  }

  /// All that was collected, in a form that threads can hand over.
  struct Collected: Sendable {
    var diagnostics: [Diagnostic] = []
    var references: [Reference] = []
    var contradictions: [Contradiction] = []
    var origins: [Origin] = []
  }

  var collected: Collected {
    // In no more room than they take, since they stay.
    Collected(
      diagnostics: diagnostics, references: references, contradictions: contradictions,
      origins: own.map { $0 })
  }

  /// Adds what was collected beside, all of it, in the order of the numbers.
  func take(_ collected: [Collected]) {
    diagnostics.append(contentsOf: collected.lazy.flatMap(\.diagnostics))
    references.reserveCapacity(collected.reduce(references.count) { $0 + $1.references.count })
    for other in collected {
      references += other.references
      contradictions += other.contradictions
    }
    others += collected.map(\.origins)
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
  func report(_ diagnostics: [Diagnostic]) { self.diagnostics += diagnostics }

  /// The names among which to look for what was meant; nil after searches that cost much.
  func candidates(in place: NamePlace, _ names: @autoclosure () -> [String]) -> KnownNames? {
    guesses.candidates(in: place, names)
  }

  /// The same for the tokens that a file knows.
  func tokens(in file: FileID, _ names: @autoclosure () -> [String]) -> KnownTokens? {
    guesses.tokens(in: file, names)
  }

  /// Whether to look through a file for the uses of a name that it can't have: for the first hundred of them.
  func mayLookForUses() -> Bool {
    usesLeft -= 1
    return usesLeft >= 0
  }

  /// Reports a name of which there is no token. What was found for it earlier in the file is reported again without a search.
  ///
  /// - Parameters:
  ///   - names: The names of the tokens that the file knows.
  ///   - problem: Made of these tokens, or of nil after too many searches; its fixes replace what stands at `span`.
  func report(
    unknownToken name: String, at span: Span, among names: @autoclosure () -> [String],
    _ problem: (KnownTokens?) -> Diagnostic
  ) {
    let place = UnknownName(file: span.file, name: name)
    if let known = unknown[place] { return report(known.moved(to: span)) }
    let tokens = guesses.tokens(in: span.file, names)
    let diagnostic = problem(tokens)
    guard tokens != nil else { return report(diagnostic) }
    // What is reported at a declaration says where it is used, and is another for each use.
    if diagnostic.span == span { unknown[place] = diagnostic }
    report(diagnostic)
  }

  private struct UnknownName: Hashable {
    var file: FileID
    var name: String
  }

  func refer(to target: Reference.Target, at span: Span) { references.append(Reference(target, at: span)) }

  /// Records that what stands at `span` gives way to what stands at `other`.
  func contradict(_ kind: Contradiction.Kind, at span: Span, by other: Span) {
    contradictions.append(Contradiction(kind, at: span, other: other))
  }

  // MARK: Origins

  var origins: Origins {
    var parts = others
    parts[part] = own
    return Origins(parts)
  }

  subscript(_ id: Origin.ID) -> Origin {
    Int(id.part) == part ? own[Int(id.index)] : others[Int(id.part)][Int(id.index)]
  }

  func origin(
    _ place: Origin.Author, _ span: Span, source: Origin.ID? = nil, replaces: Origin.ID? = nil
  ) -> Origin.ID {
    own.append(Origin(place, span: span, source: source, replaces: replaces))
    return Origin.ID(part: part, own.count - 1)
  }

  /// The origin `place`, or the same with how the value is worked out where tokens are among the operands.
  func origin(
    _ place: Origin.ID, of function: Function, _ operands: [(value: Value, origin: Origin.ID)]
  ) -> Origin.ID {
    guard operands.contains(where: { followsToken($0.origin) }) else { return place }
    var origin = self[place]
    origin.formula = Origin.Formula(function, operands.map { Origin.Formula.Operand($0.value, $0.origin) })
    own.append(origin)
    return Origin.ID(part: part, own.count - 1)
  }

  /// Whether a value was taken from a token, or is worked out of one.
  func followsToken(_ id: Origin.ID) -> Bool { self[id].source != nil || self[id].formula != nil }

  /// Whether two values are worked out of the same values of the same tokens, or of no tokens at all.
  func haveSameFormula(_ one: Origin.ID, _ other: Origin.ID) -> Bool {
    one == other || self[one].formula == self[other].formula
  }

  /// Records what would hold in the place of the value at `id`.
  func set(_ id: Origin.ID, replaces other: Origin.ID) {
    guard id != .unknown, id != other else { return }
    if Int(id.part) == part {
      own[Int(id.index)].replaces = other
    } else if part == 0 {
      // What others collected is nobody else's by now.
      others[Int(id.part)][Int(id.index)].replaces = other
    }
  }
}

extension CompilerOutput.Collected {
  /// Gives styles other numbers: `places` says where each ends up, and leaves out those that are dropped.
  mutating func renumberStyles(_ places: [Int?]) {
    references = references.compactMap { reference in
      guard case .style(let index) = reference.target else { return reference }
      return places[index].map { Reference(.style($0), at: reference.span) }
    }
    for index in origins.indices {
      if case .style(let style) = origins[index].author, let place = places[style] {
        origins[index].author = .style(place)
      }
    }
  }
}

extension Diagnostic {
  /// The same at another place, with fixes that replace what stands there.
  fileprivate func moved(to span: Span) -> Diagnostic {
    var diagnostic = self
    diagnostic.span = span
    for fix in diagnostic.fixes.indices {
      for edit in diagnostic.fixes[fix].edits.indices
      where diagnostic.fixes[fix].edits[edit].span == self.span {
        diagnostic.fixes[fix].edits[edit].span = span
      }
    }
    return diagnostic
  }
}
