import StyleModel
import StyleSource

/// A value that is written out, and not taken from a token.
struct WrittenLiteral {
  var value: Value
  var origin: Origin.ID
  var span: Span
  /// The value that the literal is a part of, with those of other modes.
  var whole: WrittenValue
}

extension Value {
  /// Whether the value is more than a number, a text or a choice, so that rules check it wherever it is written.
  var hasLook: Bool {
    switch self {
    case .color, .gradientStops, .shadow, .shadows, .outline, .font, .image, .animation: true
    case .null, .bool, .integer, .number, .string, .localizedString, .choice, .point, .size, .rect, .range,
      .edgeInsets, .corners, .transform, .path, .numbers, .strings, .invalid:
      false
    }
  }
}

extension ResolvedSheet {
  func literals(ofToken index: Int, where isWanted: (Value) -> Bool) -> [WrittenLiteral] {
    literals(in: .written(asToken: index, in: self), where: isWanted)
  }

  func literals(ofComponent index: Int, where isWanted: (Value) -> Bool) -> [WrittenLiteral] {
    WrittenValue.written(byComponent: index, in: self).flatMap { literals(in: $0, where: isWanted) }
  }

  func literals(ofStyle index: Int, where isWanted: (Value) -> Bool) -> [WrittenLiteral] {
    let settings = styles[index].settings
    var found: [WrittenLiteral] = []
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

  private func literals(in written: WrittenValue, where isWanted: (Value) -> Bool) -> [WrittenLiteral] {
    var literals: [WrittenLiteral] = []
    for entry in written.entries where isLiteral(entry.value, entry.origin, isWanted) {
      // A system colour has one origin for the looks that it has in several modes.
      guard !literals.contains(where: { $0.origin == entry.origin }), let span = self[entry.origin].span
      else { continue }
      literals.append(WrittenLiteral(value: entry.value, origin: entry.origin, span: span, whole: written))
    }
    return literals
  }

  private func isLiteral(_ value: Value, _ origin: Origin.ID, _ isWanted: (Value) -> Bool) -> Bool {
    isWanted(value) && token(of: origin) == nil
  }
}
