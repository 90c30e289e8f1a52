/// What kind of problem a diagnostic reports: its stable name, and what `stylec explain` says of it.
///
/// Each is declared beside the check that raises it, never in one long list.
public struct DiagnosticCode: Hashable, Sendable {
  /// What is said of it, in one object: thousands of diagnostics hold the same.
  private let text: Text

  private final class Text: Sendable {
    let id, summary, explanation, example: String
    let severity: Severity

    init(_ id: String, _ severity: Severity, _ summary: String, _ explanation: String, _ example: String) {
      self.id = id
      self.severity = severity
      self.summary = summary
      self.explanation = explanation
      self.example = example
    }
  }

  public init(
    _ id: String, _ severity: Severity = .error, _ summary: String,
    explanation: String = "", example: String = ""
  ) {
    text = Text(id, severity, summary, explanation, example)
  }

  /// Kebab-case and never renamed: baselines, comments in style files and CI configurations hold it.
  public var id: String { text.id }
  public var severity: Severity { text.severity }
  /// One sentence that states the rule, as a person would to a colleague.
  public var summary: String { text.summary }
  /// Why it is a problem and what to do, in Markdown.
  public var explanation: String { text.explanation }
  /// A style file that raises it.
  public var example: String { text.example }

  public static func == (a: DiagnosticCode, b: DiagnosticCode) -> Bool { a.text === b.text || a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

public enum Severity: Int, Hashable, Sendable, Comparable {
  case info, warning, error

  /// As reports and settings spell it.
  public var name: String { "\(self)" }

  public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// One problem, at its place, with what a person needs in order to solve it.
public struct Diagnostic: Hashable, Sendable {
  public var code: DiagnosticCode
  public var severity: Severity
  /// What is wrong, as one sentence without a full stop; names stand in ‘quotes’.
  public var message: String
  public var span: Span
  /// A few words to print at the underlined span, where they add to the message.
  public var label: String?
  /// Other places involved: “first defined here”.
  public var related: [Related]
  /// Why it is a problem, or what is allowed instead: a sentence each.
  public var notes: [String]
  /// Ways to put it right. The first is the one to take.
  public var fixes: [FixIt]
  /// What it may have in common with findings of other styles, which are then reported as one.
  package var cause: CommonCause?

  public init(
    _ code: DiagnosticCode, _ message: String, at span: Span, label: String? = nil,
    related: [Related] = [], notes: [String] = [], fixes: [FixIt] = []
  ) {
    self.code = code
    self.severity = code.severity
    self.message = message
    self.span = span
    self.label = label
    self.related = related
    self.notes = notes
    self.fixes = fixes
  }

  /// A second place that a diagnostic points at.
  public struct Related: Hashable, Sendable {
    public var span: Span
    public var message: String

    public init(_ message: String, at span: Span) {
      self.span = span
      self.message = message
    }
  }
}

/// A way to solve a problem by changing the source.
public struct FixIt: Hashable, Sendable {
  /// An order to the reader: “write ‘true’”.
  public var title: String
  /// Disjoint, in ascending order.
  public var edits: [Edit]
  /// Whether the meaning stays, so that `--fix` may apply it unasked.
  public var isSafe: Bool

  public init(_ title: String, _ edits: [Edit], isSafe: Bool) {
    self.title = title
    self.edits = edits
    self.isSafe = isSafe
  }

  /// Replaces `span` by `replacement`.
  public init(_ title: String, replace span: Span, with replacement: String, isSafe: Bool) {
    self.init(title, [Edit(span, replacement)], isSafe: isSafe)
  }

  public struct Edit: Hashable, Sendable {
    public var span: Span
    public var replacement: String

    public init(_ span: Span, _ replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }
}
