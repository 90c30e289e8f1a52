/// A text of Swift as the compiler of one of Apple's platforms sees it.
struct PlatformSource {
  /// With the lines of other platforms empty, and those of conditions too, so that each line keeps its number.
  let lines: [Substring]
  /// For each line, the versions that are sure there: those of the deployment, or what an availability check says.
  let sure: [Double]
  /// Lines where a deprecated declaration may be used: for systems older than those it is deprecated on.
  let isForOldSystems: [Bool]

  var text: String { lines.joined(separator: "\n") }

  /// - Parameter modules: What `canImport` finds.
  init(_ text: String, platform: String, deployment: Double, modules: Set<String>) {
    lines = PlatformSource.active(in: text) { condition in
      PlatformSource.holds(condition, platform: platform, modules: modules)
    }
    let checks = PlatformSource.checks(in: lines, platform: platform, deployment: deployment)
    sure = checks.map(\.sure)
    isForOldSystems = checks.map(\.isOld)
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
          default: preconditionFailure("nobody knows what ‘\(term)’ is on \(platform)")
          }
        return value != isNegated
      }
    }
  }

  /// What availability checks say of each line. Generated code is laid out in one way: a block ends at the first line that
  /// is indented as its head is and begins with a brace.
  private static func checks(
    in lines: [Substring], platform: String, deployment: Double
  ) -> [(sure: Double, isOld: Bool)] {
    let name = platform == "maccatalyst" ? "ios" : platform
    var result = lines.map { _ in (sure: deployment, isOld: false) }
    for (index, line) in lines.enumerated() {
      let indentation = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indentation)
      if let match = words.firstMatch(of: /#(un)?available\(([^)]*)\)/) {
        let version = version(of: name, in: match.2)
        let end = end(of: index, in: lines)
        for place in index...end {
          if match.1 == nil {
            result[place].sure = max(result[place].sure, version ?? deployment)
          } else {
            result[place].isOld = true
          }
        }
        // What stands behind `if #available … { return … }` is for older systems.
        if match.1 == nil, version != nil, words.contains("{ return ") {
          let rest = self.end(ofScopeOf: index, in: lines)
          for place in min(index + 1, rest)...rest { result[place].isOld = true }
        }
      } else if words.hasPrefix("@available(") {
        let isOld = words.contains("deprecated:") && words.lowercased().contains("(\(name),")
        let version = words.contains("deprecated") ? nil : version(of: name, in: words.dropFirst(11))
        guard isOld || version != nil else { continue }
        var head = index
        while lines[head].drop(while: { $0 == " " }).hasPrefix("@") { head += 1 }
        for place in index...end(of: head, in: lines) {
          result[place].sure = max(result[place].sure, version ?? deployment)
          if isOld { result[place].isOld = true }
        }
      }
    }
    return result
  }

  /// `iOS 17.0, tvOS 17.0, *`
  private static func version(of platform: String, in list: Substring) -> Double? {
    for part in list.split(separator: ",") {
      let words = part.split { " )".contains($0) }
      if words.count == 2, words[0].lowercased() == platform { return Double(words[1]) }
    }
    return nil
  }

  private static func end(of head: Int, in lines: [Substring]) -> Int {
    guard lines[head].hasSuffix("{") || lines[head].hasSuffix("(") else { return head }
    let indentation = lines[head].prefix { $0 == " " }.count
    let end = lines[(head + 1)...].firstIndex { line in
      let words = line.drop { $0 == " " }
      return line.count - words.count == indentation && words.first.map { "})".contains($0) } == true
        && !words.hasPrefix(") ")
    }
    return end ?? lines.count - 1
  }

  private static func end(ofScopeOf index: Int, in lines: [Substring]) -> Int {
    let indentation = lines[index].prefix { $0 == " " }.count
    let end = lines[index...].firstIndex { line in
      !line.isEmpty && line.prefix { $0 == " " }.count < indentation
    }
    return (end ?? lines.count) - 1
  }
}
