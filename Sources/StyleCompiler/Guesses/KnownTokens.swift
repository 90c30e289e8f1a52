import StyleSource

/// The tokens that a file knows, for finding the one that was meant where a name stands for none.
///
/// What many searches need is made once.
final class KnownTokens {
  let names: [String]
  /// With how many names others were compared.
  private(set) var comparisons = 0
  private lazy var all = SpellingIndex(names)
  private lazy var known = Set(names)
  /// By type with its dot, the names without it.
  private lazy var groups = Dictionary(grouping: names.filter { $0.contains(".") }, by: type)
    .mapValues(Group.init)
  /// By what stands before the last dot, the names.
  private lazy var members = Dictionary(grouping: names.filter { $0.contains(".") }) { name in
    String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
  }
  private lazy var quoted = names.sorted().quotedList

  private final class Group {
    /// Without their type.
    let names: [String]
    private(set) lazy var index = SpellingIndex(names)
    private(set) lazy var byLast = Dictionary(grouping: names) { $0.split(separator: ".").last }
    private(set) lazy var quoted = whole.sorted().quotedList
    private let whole: [String]

    init(_ names: [String]) {
      whole = names
      self.names = names.map { name in String(name.drop { $0 != "." }.dropFirst()) }
    }
  }

  /// Up to so many searches, an index costs more than it saves.
  private static let fewSearches = 16
  private var searches = 0

  init(_ names: [String]) { self.names = names }

  var isEmpty: Bool { names.isEmpty }

  func contains(_ name: some StringProtocol) -> Bool { known.contains(String(name)) }

  /// The tokens of a group: `color.ink.light` in `color.ink`.
  func members(of group: String) -> [String] { members[group] ?? [] }

  /// A list of the tokens of a name's type, or of all where it has none.
  func list(like name: String) -> String { groups[type(of: name)]?.quoted ?? quoted }

  /// The token that was probably meant. Names of the same type are compared without it, since what all of them begin with would
  /// make short names look alike.
  func token(meantBy name: String) -> String? {
    guard let dot = name.firstIndex(of: ".") else { return nearest(to: name, among: names, all) }
    // `$tokens.color.ink`
    let rest = String(name[name.index(after: dot)...])
    if rest.contains("."), contains(rest) { return rest }
    let type = name[...dot]
    guard let group = groups[String(type)] else { return nearest(to: name, among: names, all) }
    if let near = nearest(to: rest, among: group.names, group.index) { return type + near }
    // The right name in another group, or in none.
    let elsewhere = group.byLast[rest.split(separator: ".").last] ?? []
    return elsewhere.count == 1 ? type + elsewhere[0] : nil
  }

  private func type(of name: String) -> String { String(name.prefix { $0 != "." }) + "." }

  private func nearest(to name: String, among names: [String], _ index: @autoclosure () -> SpellingIndex)
    -> String?
  {
    searches += 1
    guard searches > KnownTokens.fewSearches else {
      comparisons += names.count
      return StyleSource.nearest(to: name, among: names)
    }
    let (near, count) = index().nearest(to: name)
    comparisons += count
    return near
  }
}
