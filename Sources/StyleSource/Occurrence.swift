/// What a finding says of a style, or of a component. Findings that have a cause in common are reported as one, which names all
/// those in which it shows.
package struct Occurrence: Hashable, Sendable {
  /// The name of the style or component.
  package var name: String
  package var isStyle: Bool
  /// Where that is declared; nil where it isn't known.
  package var declaration: Span?
  /// The states and modes in which it shows, such as “normal and highlighted, dark”; empty where it shows in all.
  package var looks: String
  /// The states and modes in which it is worst, such as “highlighted, dark”; empty for the usual look, and where all are alike.
  package var worst: String
  /// Of two occurrences the one with the greater number is worse; nil where there is no more and less.
  package var badness: Double?

  package init(
    named name: String, isStyle: Bool, declaredAt declaration: Span? = nil, looks: String = "",
    worst: String = "", badness: Double? = nil
  ) {
    (self.name, self.isStyle, self.declaration) = (name, isStyle, declaration)
    (self.looks, self.worst, self.badness) = (looks, worst, badness)
  }

  /// Which style or component it is, whatever is found there.
  struct Style: Hashable {
    let name: String
    let isStyle: Bool
    let declaration: Span?
  }

  var style: Style { Style(name: name, isStyle: isStyle, declaration: declaration) }
}

/// What findings have in common that are reported as one.
package struct CommonCause: Hashable, Sendable {
  /// Where it is written.
  package var spans: [Span]
  /// What is written there, where the same written again in another style counts as the same.
  package var values: String
  /// What the message says before and after it names the styles.
  package var before, after: String
  /// One of a finding; when several are reported as one, all of theirs, the worst first.
  package var occurrences: [Occurrence]

  package init(
    _ spans: [Span], values: String = "", before: String, after: String, _ occurrences: [Occurrence]
  ) {
    (self.spans, self.values, self.before, self.after) = (spans, values, before, after)
    self.occurrences = occurrences
  }
}
