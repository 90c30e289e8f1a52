/// A style or a component that a finding is about. Findings with a common cause are reported as one, which names all of them.
package struct Occurrence: Hashable, Sendable {
  /// The name of the style or component.
  package var name: String
  package var isStyle: Bool
  /// The location of the declaration; nil where it isn't known.
  package var declaration: Span?
  /// The states and modes with the finding, such as “normal and highlighted, dark”; empty for all.
  package var looks: String
  /// The worst states and modes, such as “highlighted, dark”; empty for the normal look, and where all are alike.
  package var worst: String
  /// How bad the occurrence is: the greater number is worse; nil where one isn't worse than another.
  package var badness: Double?

  package init(
    named name: String, isStyle: Bool, declaredAt declaration: Span? = nil, looks: String = "",
    worst: String = "", badness: Double? = nil
  ) {
    (self.name, self.isStyle, self.declaration) = (name, isStyle, declaration)
    (self.looks, self.worst, self.badness) = (looks, worst, badness)
  }

  /// The identity of the style or component, whatever is found there.
  struct Style: Hashable {
    let name: String
    let isStyle: Bool
    let declaration: Span?
  }

  var style: Style { Style(name: name, isStyle: isStyle, declaration: declaration) }
}

/// The cause that findings share which are reported as one.
package struct CommonCause: Hashable, Sendable {
  /// The locations of the cause.
  package var spans: [Span]
  /// The values at the cause, if equal values in another style count as the same cause.
  package var values: String
  /// The parts of the message before and after the names of the styles.
  package var before, after: String
  /// The occurrence of a finding; when several are reported as one, all of theirs, the worst first.
  package var occurrences: [Occurrence]

  package init(
    _ spans: [Span], values: String = "", before: String, after: String, _ occurrences: [Occurrence]
  ) {
    (self.spans, self.values, self.before, self.after) = (spans, values, before, after)
    self.occurrences = occurrences
  }
}
