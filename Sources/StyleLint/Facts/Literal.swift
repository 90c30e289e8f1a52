import StyleModel
import StyleSource

/// A value that is spelled out where it stands, and not taken from a token.
struct Literal {
  var value: Value
  var origin: Origin.ID
  var span: Span
  /// The value that it is part of, with those of other modes.
  var whole: WrittenValue
}

extension ResolvedSheet {
  /// What is spelled out of the values that are `wanted`, tokens' first, then components', then styles'.
  func literals(where isWanted: @Sendable (Value) -> Bool) -> [Literal] {
    WrittenValue.all(in: self, where: isWanted).flatMap { written in
      var literals: [Literal] = []
      for entry in written.entries where isWanted(entry.value) && token(of: entry.origin) == nil {
        // A system colour has one origin for the looks that it has in several modes.
        guard !literals.contains(where: { $0.origin == entry.origin }), let span = self[entry.origin].span
        else { continue }
        literals.append(Literal(value: entry.value, origin: entry.origin, span: span, whole: written))
      }
      return literals
    }
  }
}
