/// A text of Swift as the compiler of one of Apple's platforms sees it.
enum PlatformSource {
  /// The text with the lines of other platforms empty, and those of conditions too, so that each line keeps its number.
  static func text(_ text: String, on platform: ApplePlatform) -> String {
    active(in: text) { holds($0, platform: platform.name, modules: platform.modules) }.joined(separator: "\n")
  }

  private static func active(in text: String, _ holds: (Substring) -> Bool) -> [Substring] {
    // Of each `#if` that is open: whether a branch was taken, and whether the one at hand is.
    var open: [(isDone: Bool, isActive: Bool)] = []
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.drop { $0 == " " }
      if words.hasPrefix("#if ") {
        let isTrue = holds(words.dropFirst(4))
        open.append((isTrue, isTrue))
      } else if words.hasPrefix("#elseif "), let last = open.popLast() {
        let isTrue = !last.isDone && holds(words.dropFirst(8))
        open.append((last.isDone || isTrue, isTrue))
      } else if words.hasPrefix("#else"), let last = open.popLast() {
        open.append((true, !last.isDone))
      } else if words.hasPrefix("#endif") {
        _ = open.popLast()
      } else if open.allSatisfy(\.isActive) {
        return line
      }
      return ""
    }
  }

  private static func holds(_ condition: Substring, platform: String, modules: Set<String>) -> Bool {
    condition.split(separator: "||").contains { alternative in
      alternative.split(separator: "&&").allSatisfy { term in
        var term = term.filter { $0 != " " }
        let isNegated = term.hasPrefix("!")
        if isNegated { term.removeFirst() }
        let parts = term.split { "()".contains($0) }.map(String.init)
        let value =
          switch parts[0] {
          case "os":
            parts[1].lowercased() == (platform == "maccatalyst" ? "ios" : platform)
          case "canImport": modules.contains(parts[1])
          case "targetEnvironment": parts[1] == "macCatalyst" && platform == "maccatalyst"
          case "DEBUG": true
          // The facts are those of the SDKs that come with Swift 6.2.
          case "compiler": parts[1] == ">=6.2"
          default: preconditionFailure("nobody knows what ‘\(term)’ is on \(platform)")
          }
        return value != isNegated
      }
    }
  }
}
