import StyleModel
import StyleReport

/// Design tokens in groups, in the order in which they are added.
struct DesignTokenGroup {
  private final class Member {
    let name: String
    /// The token; nil for a group.
    let token: JSONValue?
    /// The type of the token, or of all tokens of the group; nil where they are of several, or say their own.
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
  /// - Parameter type: The token's type, which the outermost group says whose tokens are all of it; nil where `token` has it.
  mutating func add(_ token: JSONValue, at path: [String], typed type: String? = nil) {
    add(path[...], token, type)
  }

  private mutating func add(_ path: ArraySlice<String>, _ token: JSONValue, _ type: String?) {
    guard let name = path.first else { return }
    if path.count == 1 {
      members.append(Member(name, token: token))
      members[members.count - 1].type = type
      return
    }
    let index = indices[name] ?? members.endIndex
    if index == members.endIndex {
      members.append(Member(name))
      members[index].type = type
      indices[name] = index
    } else if members[index].type != type {
      members[index].type = nil
    }
    members[index].members.add(path.dropFirst(), token, type)
  }

  /// Sets what a group says itself, if the group exists and nothing was set.
  ///
  /// - Parameters:
  ///   - summary: The description.
  ///   - extensions: The extensions for other programs.
  mutating func say(_ summary: String?, _ extensions: [JSONValue.Member], ofGroupAt path: [String]) {
    guard let group = group(at: path[...]) else { return }
    group.summary = group.summary ?? summary
    for member in extensions where !group.extensions.contains(where: { $0.name == member.name }) {
      group.extensions.append(member)
    }
  }

  private func group(at path: ArraySlice<String>) -> Member? {
    guard let first = path.first, let index = indices[first] else { return nil }
    return path.count == 1 ? members[index] : members[index].members.group(at: path.dropFirst())
  }

  /// - Parameter type: The type that a group around these says.
  func write(_ json: inout JSONWriter, in type: String? = nil) {
    for member in members {
      json.object(member.name) { json in
        if let own = member.type, own != type { json.member("$type", own) }
        if let summary = member.summary { json.member("$description", summary) }
        if !member.extensions.isEmpty { json.line("$extensions", .object(member.extensions)) }
        for property in member.token?.members ?? [] { json.line(property.name, property.value) }
        member.members.write(&json, in: member.type ?? type)
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
}

/// The first of some names with the count of the others: `‘color.ink’ and 2 others`. There is at least one.
func firstAndCount(of names: [String]) -> String {
  let rest = names.count - 1
  return "‘\(names[0])’" + (rest == 0 ? "" : rest == 1 ? " and one other" : " and \(rest) others")
}
