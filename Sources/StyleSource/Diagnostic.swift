/// The kind of a diagnostic: its stable code, and the documentation that `stylec explain` prints.
///
/// Declare each code beside the check that reports it.
public struct DiagnosticCode: Hashable, Sendable {
  /// The documentation, in one object that thousands of diagnostics share.
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

  /// The code in kebab case. It is never renamed, because baselines, comments in style files and CI configurations contain it.
  public var id: String { text.id }
  public var severity: Severity { text.severity }
  /// One sentence that states the requirement.
  public var summary: String { text.summary }
  /// The reason why it is a problem and what to do, in Markdown.
  public var explanation: String { text.explanation }
  /// A style file that causes the diagnostic.
  public var example: String { text.example }

  public static func == (a: DiagnosticCode, b: DiagnosticCode) -> Bool { a.text === b.text || a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

public enum Severity: Int, Hashable, Sendable, Comparable {
  case info, warning, error

  /// The name in reports and settings.
  public var name: String { "\(self)" }

  public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// A problem, its location, and what is needed to solve it.
public struct Diagnostic: Hashable, Sendable {
  public var code: DiagnosticCode
  public var severity: Severity
  /// A sentence on what is wrong, without a full stop, with names in ‘quotes’.
  public var message: String
  public var span: Span
  /// A few words to print at the underlined span, if they add to the message.
  public var label: String?
  /// Other locations involved, such as “first defined here”.
  public var related: [Related]
  /// The reasons why it is a problem, or what to write instead, one sentence each.
  public var notes: [String]
  /// The ways to fix the problem, the best first.
  public var fixes: [FixIt]
  /// The cause that the diagnostic can share with findings of other styles, which are then merged into one.
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

  /// Another location that a diagnostic points at.
  public struct Related: Hashable, Sendable {
    public var span: Span
    public var message: String

    public init(_ message: String, at span: Span) {
      self.span = span
      self.message = message
    }
  }
}

/// An edit of the source that solves a problem.
public struct FixIt: Hashable, Sendable {
  /// An imperative, such as “write ‘true’”.
  public var title: String
  /// The edits, which don't overlap, in ascending order.
  public var edits: [Edit]
  /// Whether the fix keeps the meaning, so that `--fix` can apply it.
  public var isSafe: Bool

  public init(_ title: String, _ edits: [Edit], isSafe: Bool) {
    self.title = title
    self.edits = edits
    self.isSafe = isSafe
  }

  /// Makes a fix that replaces `span` by `replacement`.
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
