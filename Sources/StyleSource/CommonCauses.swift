extension [Diagnostic] {
  /// The findings of one file, where those with a common cause are merged into one, at the worst occurrence.
  ///
  /// Comments have to be applied before: each finding is suppressed at its own place.
  package func mergedByCause() -> [Diagnostic] {
    if allSatisfy({ $0.cause == nil }) { return self }
    var merged: [Diagnostic] = []
    var groups: [[Diagnostic]] = []
    var indices: [Key: Int] = [:]
    for finding in self {
      guard let cause = finding.cause else {
        merged.append(finding)
        continue
      }
      let key = Key(finding.code, cause)
      let index = indices[key, default: groups.count]
      if index == groups.count {
        indices[key] = index
        groups.append([])
      }
      groups[index].append(finding)
    }
    return merged + groups.map(\.asOne)
  }

  /// The findings, which have the same cause, merged into one.
  private var asOne: Diagnostic {
    let ordered = count == 1 ? self : sorted { $0.isReportedBefore($1) }
    var first = ordered[0]
    // Several layers of a style are one style.
    var styles: Set<Occurrence.Style> = []
    let occurrences = ordered.flatMap { $0.cause?.occurrences ?? [] }.filter {
      styles.insert($0.style).inserted
    }
    if occurrences.isEmpty {
      // A few of the places that they lead to are enough.
      let places = ordered.flatMap(\.related).reduce(into: [Diagnostic.Related]()) { places, place in
        if places.count < 3, !places.contains(place) { places.append(place) }
      }
      first.related = places
      return first
    }
    first.cause?.occurrences = occurrences
    first.nameOccurrences()
    return first
  }

  private struct Key: Hashable {
    let code: DiagnosticCode
    let spans: [Span]
    let values: String
    /// The beginning of the message, for findings without a `badness`, which are merged only if it is the same.
    let before: String?

    init(_ code: DiagnosticCode, _ cause: CommonCause) {
      (self.code, spans, values) = (code, cause.spans, cause.values)
      before = cause.badness == nil ? cause.before : nil
    }
  }
}

extension CommonCause {
  /// The badness of the worst occurrence; nil where one isn't worse than another.
  fileprivate var badness: Double? { occurrences.first?.badness }

  /// The words for the occurrences: “ in 14 styles, worst in ‘buy’, highlighted, dark”.
  fileprivate var phrase: String {
    guard let first = occurrences.first else { return "" }
    let example = first.name.quoted + (first.worst.isEmpty ? "" : ", \(first.worst)")
    if occurrences.count == 1 { return " in \(example)" }
    let styles = occurrences.count(where: \.isStyle)
    let counts = [(styles, "style"), (occurrences.count - styles, "component")].filter { $0.0 > 0 }
    return
      " in \(counts.map { counted($0.0, $0.1) }.list), \(badness == nil ? "such as" : "worst in") \(example)"
  }

  /// A note on the styles with the finding, each with its states and modes; nil where the phrase has all of that.
  fileprivate var details: String? {
    guard let first = occurrences.first else { return nil }
    if occurrences.count == 1 {
      if first.looks == first.worst { return nil }
      return "affected: \(first.looks.isEmpty ? "every state and mode" : first.looks)"
    }
    let names = occurrences.prefix(8).map { $0.name.quoted + ($0.looks.isEmpty ? "" : " (\($0.looks))") }
    let left = occurrences.count - names.count
    return "affected: " + (left > 0 ? names.joined(separator: ", ") + " and \(left) more" : names.list)
  }
}

extension Diagnostic {
  /// Whether this finding represents both: the worse one does, or else the one that is written first.
  fileprivate func isReportedBefore(_ other: Diagnostic) -> Bool {
    guard let mine = cause?.occurrences.first, let theirs = other.cause?.occurrences.first else {
      return (span, related.first?.span ?? span) < (other.span, other.related.first?.span ?? other.span)
    }
    return (-(mine.badness ?? 0), span, mine.name) < (-(theirs.badness ?? 0), other.span, theirs.name)
  }

  /// Adds the styles, states and modes of the occurrences to the message.
  fileprivate mutating func nameOccurrences() {
    guard let cause else { return }
    message = cause.before + cause.phrase + cause.after
    if let details = cause.details { notes.insert(details, at: 0) }
  }

  /// Makes a finding on some styles or components; `cause` are the locations that others may have in common with it.
  package init(
    _ code: DiagnosticCode, _ before: String, _ after: String, at span: Span, cause: [Span] = [],
    _ occurrences: [Occurrence], related: [Related] = [], notes: [String] = []
  ) {
    // Without a name, which a style and its parent don't share.
    let worst = occurrences.first?.worst ?? ""
    self.init(
      code, "\(before)\(worst.isEmpty ? "" : ", \(worst)")\(after)", at: span, related: related, notes: notes)
    self.cause = CommonCause(cause.isEmpty ? [span] : cause, before: before, after: after, occurrences)
  }
}
