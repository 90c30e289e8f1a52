import StyleModel
import StyleSource

/// The tokens that a file knows, for finding the one that was meant where a name stands for none.
final class KnownTokens {
  private let shared: Shared
  private let all: KnownNames
  /// The names that were searched, without their type, by the type with its dot.
  private var groups: [String: KnownNames] = [:]
  private let plainSearches: Int
  private let cost: SearchCost

  /// - Parameter cost: Counts what the searches cost.
  init(_ tokens: Shared, plainSearches: Int, cost: SearchCost) {
    shared = tokens
    all = KnownNames(tokens.all, plainSearches: plainSearches, cost: cost)
    (self.plainSearches, self.cost) = (plainSearches, cost)
  }

  var names: [String] { all.names }
  var isEmpty: Bool { names.isEmpty }

  func contains(_ name: String) -> Bool { all.contains(name) }

  /// The tokens of a group: `color.ink.light` in `color.ink`.
  func members(of group: String) -> [String] { shared.members(of: group) }

  /// The note for an unknown name: the tokens of its group, or those of its type, or all where it has none.
  func note(insteadOf name: String) -> String {
    let group = String(name[..<(name.lastIndex(of: ".") ?? name.startIndex)])
    let members = group.contains(".") ? members(of: group) : []
    if members.isEmpty { return "this file knows \(shared.list(ofType: type(of: name)))" }
    return
      "‘\(group.shortened)’ has \(members.map { String($0.dropFirst(group.count + 1)) }.sorted().quotedList)"
  }

  /// The token that was probably meant. Names of the same type are compared without it, since a common beginning would make short names
  /// look alike.
  func token(meantBy name: String) -> String? {
    guard let dot = name.firstIndex(of: ".") else { return all.nearest(to: name) }
    // `$tokens.color.ink`
    let rest = String(name[name.index(after: dot)...])
    if rest.contains("."), contains(rest) { return rest }
    let type = type(of: name)
    // `$spacing.small`, by what other tools call the type.
    if TokenType(rawValue: String(type.dropLast())) == nil,
      let meant = TokenType.meant(by: String(type.dropLast())), contains("\(meant.rawValue).\(rest)")
    {
      return "\(meant.rawValue).\(rest)"
    }
    guard let group = group(of: type) else { return all.nearest(to: name) }
    if let near = group.nearest(to: rest) { return type + near }
    // The right name in another group, or in none.
    let elsewhere = shared.names(ofType: type, endingIn: rest.split(separator: ".").last)
    // `text.plain` where an import puts it in a group: `shop.text.plain`.
    let inGroup = elsewhere.filter { $0.hasSuffix("." + rest) }
    let found = inGroup.isEmpty ? elsewhere : inGroup
    return found.count == 1 ? type + found[0] : nil
  }

  /// The only token that is named like a text of another language but for its capitals, dashes and dots, or like what is behind its last
  /// dot: `color.accent` for `theme.colors.accent`.
  func token(like path: String, of type: ValueType?) -> String? {
    let whole = KnownTokens.squeezed(path[...])
    let last = KnownTokens.squeezed(path.split(separator: ".").last ?? "")
    guard !last.isEmpty, last.contains(where: \.isLetter) else { return nil }
    let found = shared.places(squeezed: whole).union(shared.places(squeezed: last)).filter { place in
      let tokenType = TokenType(rawValue: String(names[place].prefix { $0 != "." }))
      return type.map { tokenType?.valueType.isUsable(as: $0) ?? false } ?? true
    }
    return found.count == 1 ? found.first.map { names[$0] } : nil
  }

  /// The tokens with a name behind their last dot.
  func tokens(endingIn last: String) -> [String] { shared.names(endingIn: last) }

  private static func squeezed(_ text: Substring) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private func group(of type: String) -> KnownNames? {
    if let group = groups[type] { return group }
    guard let names = shared.names(ofType: type) else { return nil }
    let group = KnownNames(names, plainSearches: plainSearches, cost: cost)
    groups[type] = group
    return group
  }

  private func type(of name: String) -> String { String(name.prefix { $0 != "." }) + "." }

  /// The tokens, and tables for searches among them, which are made once and shared by threads.
  final class Shared: Sendable {
    let all: KnownNames.Shared
    private let made: Guarded<Made>

    init(_ names: [String]) {
      // A token that is declared twice is known once.
      var known: Set<String> = []
      let names = names.filter { known.insert($0).inserted }
      all = KnownNames.Shared(names)
      made = Guarded(Made(names))
    }

    func members(of group: String) -> [String] { made.use { $0.members[group] ?? [] } }

    /// The indices of the tokens that equal a name but for capitals, dashes and dots, with or without their type.
    func places(squeezed: String) -> Set<Int> { made.use { $0.bySqueezed[squeezed] ?? [] } }

    func names(endingIn last: String) -> [String] { made.use { $0.byLast[last[...]] ?? [] } }

    func list(ofType type: String) -> String { made.use { $0.groups[type]?.quoted ?? $0.quoted } }

    /// The tokens of a type, without it; nil where it has none.
    func names(ofType type: String) -> KnownNames.Shared? { made.use { $0.groups[type]?.names } }

    /// The tokens of a type, without it, whose last part is `last`.
    func names(ofType type: String, endingIn last: Substring?) -> [String] {
      made.use { $0.groups[type]?.byLast[last] ?? [] }
    }
  }

  private struct Made {
    private let names: [String]
    /// The tokens of each type, by the type with its dot.
    private(set) lazy var groups = Dictionary(
      grouping: names.filter { $0.contains(".") }, by: { String($0.prefix { $0 != "." }) + "." }
    ).mapValues(Group.init)
    /// The tokens of each group, by the name before their last dot.
    private(set) lazy var members = Dictionary(grouping: names.filter { $0.contains(".") }) { name in
      String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    }
    private(set) lazy var byLast = Dictionary(grouping: names.filter { $0.contains(".") }) { name in
      name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...]
    }
    private(set) lazy var bySqueezed: [String: Set<Int>] = names.indices.reduce(into: [:]) { found, place in
      let name = names[place]
      guard let dot = name.firstIndex(of: "."), TokenType(rawValue: String(name[..<dot])) != nil else {
        return
      }
      found[KnownTokens.squeezed(name[name.index(after: dot)...]), default: []].insert(place)
      found[KnownTokens.squeezed(name[...]), default: []].insert(place)
    }
    private(set) lazy var quoted = names.sorted().quotedList

    init(_ names: [String]) { self.names = names }
  }

  private final class Group {
    /// The names without their type.
    let names: KnownNames.Shared
    private(set) lazy var byLast = Dictionary(grouping: names.names) { $0.split(separator: ".").last }
    private(set) lazy var quoted = whole.sorted().quotedList
    private let whole: [String]

    init(_ names: [String]) {
      whole = names
      self.names = KnownNames.Shared(names.map { name in String(name.drop { $0 != "." }.dropFirst()) })
    }
  }
}
