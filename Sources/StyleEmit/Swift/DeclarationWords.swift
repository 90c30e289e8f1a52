/// What stands before generated declarations by the settings of a project.
///
/// Emitters write the words of the usual settings: `public`, or `open` where a class can be derived from, for what is as
/// visible as the settings say, and `nonisolated` for values that are isolated as the settings say. Whatever isolation
/// a module assumes, so these have their own.
struct DeclarationWords {
  private let access: String
  private let isolation: String

  /// nil for the usual settings.
  init?(_ options: EmitOptions) {
    if options.access == .public, options.isolation == .nonisolated { return nil }
    access = options.access.prefix
    isolation = options.isolation == .nonisolated ? "nonisolated " : "@MainActor "
  }

  /// A line of Swift, without its indentation.
  func applied(to line: String) -> String {
    var rest = Substring(line)
    var start = ""
    if rest.hasPrefix("nonisolated "), !rest.hasPrefix("nonisolated func") {
      start = isolation
      rest = rest.dropFirst("nonisolated ".count)
    }
    if rest.hasPrefix("@MainActor ") {
      start += "@MainActor "
      rest = rest.dropFirst("@MainActor ".count)
    }
    for word in ["public ", "open "] where rest.hasPrefix(word) {
      // Outside its module, only what is `open` is derived from, and nothing else can be.
      let own = access == "public " ? word : access
      return start + own + rest.dropFirst(word.count)
    }
    return start + rest
  }
}
