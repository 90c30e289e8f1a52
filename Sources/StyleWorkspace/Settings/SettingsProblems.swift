import StyleSource

/// Diagnostics about settings files and the paths in them.
extension Diagnostic {
  static func settingsTooDeep(_ deepest: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "settings extend each other more than \(deepest) levels deep here", at: span,
      notes: ["extend the file that you need directly"])
  }

  static func unusableBaseline(
    _ name: String, _ error: Baseline.ReadingError, writtenTo path: String, at span: Span
  ) -> Diagnostic {
    let problem =
      switch error {
      case .unreadable(let reason) where reason.isMissing: "there is no file ‘\(name.shortened)’"
      case .unreadable(let reason): "‘\(name.shortened)’ can't be read: \(reason)"
      case .isTooLarge: "‘\(name.shortened)’ is too large for a baseline"
      case .isNoBaseline: "‘\(name.shortened)’ is no baseline"
      case .isLater: "a later version of stylec wrote ‘\(name.shortened)’"
      }
    let command = "‘stylec lint --write-baseline \(path)’"
    let note: String? =
      switch error {
      case .unreadable(let reason): reason.isMissing ? "\(command) writes it" : nil
      case .isLater: "update stylec, or run \(command)"
      case .isTooLarge, .isNoBaseline: "name another file, or remove this one and run \(command)"
      }
    return Diagnostic(.invalidSettings, problem, at: span, notes: note.map { [$0] } ?? [])
  }

  static func folderMissing(_ path: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "there is no folder ‘\(path.shortened)’", at: span,
      notes: ["a path is relative to the folder of this file"])
  }

  static func sourceMissing(_ path: String, meant: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "there is no file or folder ‘\(path.shortened)’", at: span,
      notes: ["a path is relative to the folder of this file"],
      fixes: meant.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  static func isNoFolder(_ path: String, _ meaning: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "‘\(path.shortened)’ is a file, and \(meaning)", at: span,
      notes: ["name the folder in which it lies"])
  }

  static func settingsCycle(at span: Span) -> Diagnostic {
    Diagnostic(.invalidSettings, "these settings extend themselves", at: span)
  }

  static func settingsUnreadable(
    _ path: String, _ reason: FileError, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "‘\(path.shortened)’ can't be read: \(reason)", at: span,
      notes: ["a path is relative to the folder of this file"])
  }

  static func settingsMissing(_ path: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSettings, "there is no file ‘\(path.shortened)’", at: span,
      notes: ["a path is relative to the folder of this file"])
  }
}
