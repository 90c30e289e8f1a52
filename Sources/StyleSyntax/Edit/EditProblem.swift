import StyleSource

/// The reason why an edit of a file was refused. The file is unchanged.
package struct EditProblem: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The file has a syntax error, so that not all of it is known.
    case isNotReadable
    /// The file isn't YAML: it is JSON of another program.
    case isTranslated
    /// The path leads to no value.
    case isMissing
    /// An entry with that key, or a value where there should be none, is there already.
    case isThereAlready
    /// The node that should contain the new entry is a single value, or a sequence and not a mapping.
    case isNoCollection
    /// The value stands for the one that an alias names, which other places use too.
    case isAlias
    /// Aliases elsewhere stand for the value, or for a value in it.
    case isAliased
    /// A merge key (`<<`) brings the entry in from elsewhere.
    case isMerged
    /// The value can't be written in one line of YAML.
    case isNotWritable
    /// The layout of the surrounding text can't take the edit.
    case needsOtherLayout
  }

  package let reason: Reason
  /// The path of the requested edit.
  package let path: SyntaxPath
  /// The span that shows the reason: the alias, the anchor's value, the entry that exists already.
  package let span: Span?

  init(_ reason: Reason, _ path: SyntaxPath, at span: Span? = nil) {
    self.reason = reason
    self.path = path
    self.span = span
  }

  /// The problem as one sentence without a full stop, as in diagnostics.
  package var message: String {
    switch reason {
    case .isNotReadable: "the file has a syntax error; put it right first"
    case .isTranslated: "the file is JSON of a design tool; change the value there, and export it again"
    case .isMissing: "there is no ‘\(path)’"
    case .isThereAlready: "‘\(path)’ is there already"
    case .isNoCollection: "‘\(path)’ can't be added, since what should hold it is a single value"
    case .isAlias: "‘\(path)’ is written in another place, which an alias repeats here; change it there"
    case .isAliased: "an alias repeats ‘\(path)’ in another place, which would change too"
    case .isMerged: "‘\(path)’ comes from another place through a merge key (‘<<’); change it there"
    case .isNotWritable: "the value can't be written without quotes on one line"
    case .needsOtherLayout: "‘\(path)’ is laid out in a way that this edit can't keep; change it in the file"
    }
  }
}
