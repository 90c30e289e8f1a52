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

/// Literals of many styles, batch by batch; as one array, they would all be copied once more.
typealias Literals = FlattenSequence<[[Literal]]>

extension ResolvedSheet {
  /// What is spelled out of the values that are `wanted`, tokens' first, then components', then styles'.
  func literals(where isWanted: @Sendable (Value) -> Bool) -> Literals {
    let ofStyles = concurrentMap(styles.indices.parts(of: 256)) { batch in
      batch.flatMap { literals(ofStyle: $0, where: isWanted) }
    }
    return ([literalsOutsideStyles(where: isWanted)] + ofStyles).joined()
  }

  func literalsOutsideStyles(where isWanted: (Value) -> Bool) -> [Literal] {
    WrittenValue.outsideStyles(of: self).flatMap { literals(in: $0, where: isWanted) }
  }

  func literals(ofStyle index: Int, where isWanted: (Value) -> Bool) -> [Literal] {
    let settings = styles[index].settings
    var found: [Literal] = []
    for place in settings.indices where !settings[place].isInherited {
      // Most values are taken from tokens, or not wanted: nothing is made of these.
      guard
        isLiteral(settings[place].value.value, settings[place].value.origin, isWanted)
          || settings[place].value.cases.contains(where: { isLiteral($0.value, $0.origin, isWanted) })
      else { continue }
      found += literals(in: .written(place, ofStyle: index, in: self), where: isWanted)
    }
    return found
  }

  private func literals(in written: WrittenValue, where isWanted: (Value) -> Bool) -> [Literal] {
    var literals: [Literal] = []
    for entry in written.entries where isLiteral(entry.value, entry.origin, isWanted) {
      // A system colour has one origin for the looks that it has in several modes.
      guard !literals.contains(where: { $0.origin == entry.origin }), let span = self[entry.origin].span
      else { continue }
      literals.append(Literal(value: entry.value, origin: entry.origin, span: span, whole: written))
    }
    return literals
  }

  private func isLiteral(_ value: Value, _ origin: Origin.ID, _ isWanted: (Value) -> Bool) -> Bool {
    isWanted(value) && token(of: origin) == nil
  }
}
