import StyleModel
import StyleSource

/// The products of a stage of the compiler: diagnostics, origins, and references.
///
/// A stage has one and passes it along. Files, and parts of large files, are read in parallel with one each. They are joined in the order
/// of the files, whichever core finished first, so that the result is the same on every run. Origins stay in the parts that collected them,
/// so joining copies nothing. A style that extends one from another part is read after all others.
final class CompilerOutput {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var references: [Reference] = []
  private(set) var contradictions: [Contradiction] = []
  /// The origins of other parts, by their numbers; the entry of the own part is unused.
  private var others: [[Origin]]
  private var own: [Origin]
  /// The number of the part with these origins; 0 for an output that isn't collected beside others.
  private let part: Int
  /// The frameworks that Swift is generated for, whose classes have names that a property of a component can't have.
  let frameworks: Set<AppleFramework>
  private let guesses: Guesses
  private var usesLeft = 100
  /// The diagnostics of unknown names that were searched for.
  private var unknown: [UnknownName: Diagnostic] = [:]

  init(for frameworks: Set<AppleFramework> = Set(AppleFramework.allCases)) {
    self.frameworks = frameworks
    guesses = Guesses()
    others = [[]]
    own = Origins().parts[0]
    part = 0
  }

  /// Starts the output of work that knows everything collected so far, and has this number among others that run in parallel.
  init(after origins: Origins, number: Int, _ guesses: Guesses = Guesses()) {
    // No part of a file declares a component.
    frameworks = []
    self.guesses = guesses
    others = origins.parts
    own = []
    part = origins.parts.count + number
  }

  /// Continues the output that a part collected earlier, without searching names.
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

  /// All collected output, in a form that can be passed between threads.
  struct Collected: Sendable {
    var diagnostics: [Diagnostic] = []
    var references: [Reference] = []
    var contradictions: [Contradiction] = []
    var origins: [Origin] = []
  }

  var collected: Collected {
    // The arrays are copied without spare capacity, since they stay.
    Collected(
      diagnostics: diagnostics, references: references, contradictions: contradictions,
      origins: own.map { $0 })
  }

  /// Adds the outputs of parallel work, in the order of their numbers.
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

  /// The tokens of a file to search for the one that was meant; nil after searches that cost much.
  func tokens(in file: FileID, _ names: @autoclosure () -> [String]) -> KnownTokens? {
    guesses.tokens(in: file, names)
  }

  /// Whether a file may still be searched for the uses of an invalid name, which is limited to a hundred names.
  func mayLookForUses() -> Bool {
    usesLeft -= 1
    return usesLeft >= 0
  }

  /// Reports a name without a token. The diagnostic that an earlier search for the name in the file gave is reported again without a
  /// search.
  ///
  /// - Parameters:
  ///   - names: The names of the tokens that the file knows.
  ///   - problem: Makes the diagnostic from these tokens, or from nil after too many searches; its fixes replace the text at `span`.
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

  /// The origin `place`, or one with the formula of the value where tokens are among the operands.
  func origin(
    _ place: Origin.ID, of function: Function, _ operands: [(value: Value, origin: Origin.ID)]
  ) -> Origin.ID {
    guard operands.contains(where: { followsToken($0.origin) }) else { return place }
    var origin = self[place]
    origin.formula = Origin.Formula(function, operands.map { Origin.Formula.Operand($0.value, $0.origin) })
    own.append(origin)
    return Origin.ID(part: part, own.count - 1)
  }

  /// Whether a value is a token's, or computed from one.
  func followsToken(_ id: Origin.ID) -> Bool { self[id].source != nil || self[id].formula != nil }

  /// Whether two values are computed from the same values of the same tokens, or from no tokens at all.
  func haveSameFormula(_ one: Origin.ID, _ other: Origin.ID) -> Bool {
    one == other || self[one].formula == self[other].formula
  }

  /// Records the origin of the value that the value at `id` replaces.
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
  /// Replaces the indices of styles: `places` has the new index of each, or nil for one that is dropped.
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
  /// The diagnostic at another span, with fixes that replace the text there.
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
