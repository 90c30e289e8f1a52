/// The modifiers before generated declarations for the settings of a project.
///
/// Emitters write the words of the usual settings: `public`, or `open` where a class can be derived from, for what is as
/// visible as the settings say.
struct DeclarationWords {
  private let access: String

  /// Makes the modifiers; nil for the default settings.
  init?(_ options: EmitOptions) {
    if options.access == .public { return nil }
    access = options.access.prefix
  }

  /// A line of Swift, without its indentation.
  func applied(to line: String) -> String {
    var rest = Substring(line)
    var start = ""
    for word in ["nonisolated ", "@MainActor "] where rest.hasPrefix(word) {
      start = word
      rest = rest.dropFirst(word.count)
    }
    // Outside its module, only what is `open` is derived from, and nothing else can be.
    for word in ["public ", "open "] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
      // What the module alone sees, it may set.
      if access.isEmpty, rest.hasPrefix("internal(set) ") { rest = rest.dropFirst("internal(set) ".count) }
      return start + access + rest
    }
    return line
  }
}
