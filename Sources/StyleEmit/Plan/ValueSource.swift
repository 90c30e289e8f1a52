import StyleModel

/// The source of a value, as far as an app may change it at run time.
struct ValueSource: Hashable, Sendable {
  /// The token that the style file refers to, then the one that this token refers to, and so on, up to `mostTokens`. Empty where the value
  /// is a literal or computed.
  var tokens: [TokenName] = []
  /// The formula of the value, or of the last of the tokens; nil where it has no tokens among its operands.
  var formula: PlannedFormula<SourcedValue>?

  static let none = ValueSource()

  /// The greatest length of a chain of tokens that generated code follows.
  static let mostTokens = 24

  /// The source of a value that `tokens` lead to, one after the other, and then this source.
  func behind(_ tokens: [TokenName]) -> ValueSource {
    if tokens.isEmpty { return self }
    let all = tokens + self.tokens.prefix(ValueSource.mostTokens - tokens.count)
    return ValueSource(tokens: all, formula: all.count == tokens.count + self.tokens.count ? formula : nil)
  }

  var followsTokens: Bool { !tokens.isEmpty || formula != nil }

  /// The number of tokens that Swift reads for the value.
  fileprivate var reads: Int { tokens.count + (formula?.reads ?? 0) }
}

/// A function of values. A class, since few values have one.
final class PlannedFormula<Operand: Hashable & Sendable>: Hashable, Sendable {
  let function: Function
  let operands: [Operand]
  /// The number of tokens that Swift reads for the formula.
  fileprivate let reads: Int
  /// Whether code for the formula mixes colours.
  let mixesColors: Bool

  fileprivate init(_ function: Function, _ operands: [Operand], reads: Int, mixesColors: Bool) {
    (self.function, self.operands) = (function, operands)
    (self.reads, self.mixesColors) = (reads, mixesColors)
  }

  func map<Result>(_ transform: (Operand) -> Result) -> PlannedFormula<Result> {
    PlannedFormula<Result>(function, operands.map(transform), reads: reads, mixesColors: mixesColors)
  }

  static func == (left: PlannedFormula, right: PlannedFormula) -> Bool {
    left === right || (left.function == right.function && left.operands == right.operands)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(function)
    hasher.combine(operands)
  }
}

extension PlannedFormula<SourcedValue> {
  /// Makes a formula; nil where no tokens are among the operands, or more than generated code should have in one place.
  convenience init?(_ function: Function, of operands: [SourcedValue]) {
    let reads = operands.reduce(0) { $0 + $1.source.reads }
    guard 1...PlannedFormula.mostReads ~= reads else { return nil }
    self.init(
      function, operands, reads: reads,
      mixesColors: function.mixesColors || operands.contains { $0.source.formula?.mixesColors ?? false })
  }

  private static var mostReads: Int { 24 }
}

extension PlannedFormula<AdaptiveValue> {
  /// Joins the formulas for the combinations of the built-in modes; nil where they differ in more than the colours of their operands.
  convenience init?(joining formulas: [PlannedFormula<SourcedValue>]) {
    guard let first = formulas.first,
      formulas.allSatisfy({ $0.function == first.function && $0.operands.count == first.operands.count })
    else { return nil }
    let operands = first.operands.indices.compactMap { index in
      AdaptiveValue(formulas.map { $0.operands[index] })
    }
    guard operands.count == first.operands.count else { return nil }
    self.init(first.function, operands, reads: first.reads, mixesColors: first.mixesColors)
  }
}
