import StyleModel
import StyleReport

/// Design tokens in groups, in the order in which they are added.
struct DesignTokenGroup {
  private final class Member {
    let name: String
    /// The token; nil for a group.
    let token: JSONValue?
    var type: String?
    /// The description of a group.
    var summary: String?
    /// The extensions of a group for other programs.
    var extensions: [JSONValue.Member] = []
    var members = DesignTokenGroup()

    init(_ name: String, token: JSONValue? = nil) { (self.name, self.token) = (name, token) }
  }

  private var members: [Member] = []
  private var indices: [String: Int] = [:]

  var isEmpty: Bool { members.isEmpty }

  /// Adds a token.
  ///
  /// - Parameter type: The type of all tokens below the first name of the path; nil where each has its own.
  mutating func add(_ token: JSONValue, at path: [String], typed type: String? = nil) {
    add(path[...], token)
    if let type, let first = path.first, let index = indices[first] { members[index].type = type }
  }

  private mutating func add(_ path: ArraySlice<String>, _ token: JSONValue) {
    guard let name = path.first else { return }
    if path.count == 1 { return members.append(Member(name, token: token)) }
    let index = indices[name] ?? members.endIndex
    if index == members.endIndex {
      members.append(Member(name))
      indices[name] = index
    }
    members[index].members.add(path.dropFirst(), token)
  }

  /// Sets the extensions of a group for other programs, if the group exists.
  mutating func add(_ extensions: [JSONValue.Member], ofGroupAt path: some Collection<Substring>) {
    group(at: path)?.extensions = extensions
  }

  /// Sets the description of a group, if the group exists.
  mutating func add(_ summary: String, ofGroupAt path: some Collection<Substring>) {
    group(at: path)?.summary = summary
  }

  private func group(at path: some Collection<Substring>) -> Member? {
    guard let first = path.first, let index = indices[String(first)] else { return nil }
    return path.count == 1 ? members[index] : members[index].members.group(at: path.dropFirst())
  }

  func write(_ json: inout JSONWriter) {
    for member in members {
      json.object(member.name) { json in
        if let type = member.type { json.member("$type", type) }
        if let summary = member.summary { json.member("$description", summary) }
        if !member.extensions.isEmpty { json.line("$extensions", .object(member.extensions)) }
        for property in member.token?.members ?? [] { json.line(property.name, property.value) }
        member.members.write(&json)
      }
    }
  }
}

extension Token {
  var designDescription: JSONValue? { summary.map { .string($0) } }

  var designDeprecation: JSONValue? { deprecated.map { $0.isEmpty ? true : .string($0) } }

  /// The `$extensions`: those of other programs that a file of design tokens had, with `own` in place of members of the same names.
  func designExtensions(_ own: JSONValue) -> JSONValue? {
    let own = own.members ?? []
    let known = Set(own.map(\.name) + [DesignTokens.vendor])
    let all = (parsedExtensions?.members ?? []).filter { !known.contains($0.name) } + own
    return present(.object(all), unless: all.isEmpty)
  }

  private var parsedExtensions: JSONValue? { extensions.flatMap { try? parseJSON(Array($0.utf8)).get() } }

  /// The stroke style of the border that the token came from; nil for a solid one, and for any other token.
  var borderStyle: JSONValue? { parsedExtensions?[DesignTokens.vendor]?["style"] }

  /// The name without its type, where a program that derives names of style files from those of design tokens would get another one; nil
  /// where it wouldn't.
  var keptName: JSONValue? {
    let names = name.split(separator: ".").dropFirst()
    return names.allSatisfy(\.isDesignName) ? nil : .string(names.joined(separator: "."))
  }
}

/// The first of some names with the count of the others: `‘color.ink’ and 2 others`. There is at least one.
func firstAndCount(of names: [String]) -> String {
  let rest = names.count - 1
  return "‘\(names[0])’" + (rest == 0 ? "" : rest == 1 ? " and one other" : " and \(rest) others")
}

extension Substring {
  /// Whether a program that derives names of style files from those of design tokens keeps the name: it begins with no capital, and has
  /// only letters, digits, `_` and inner hyphens.
  fileprivate var isDesignName: Bool {
    guard let first, let last, !first.isUppercase, first != "-", last != "-" else { return false }
    return allSatisfy { $0.isLetter || $0.isWholeNumber || $0 == "_" || $0 == "-" }
  }
}
