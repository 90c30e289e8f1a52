/// The pairs of declarations of one kind in two sheets, by their indices.
struct NamePairs: Sendable {
  private(set) var newOfOld: [Int?]
  private(set) var oldOfNew: [Int?]

  /// The names and IDs by which a declaration is paired.
  struct Key: Sendable {
    let name: String
    /// Other names of a declaration without a partner by `name`, the more precise first: a style may move to another component.
    var wholeName: String?
    var lastName: String?
    /// The ID in a tool; declarations with the same ID may have different names.
    var identity: String?
    /// The ID in a tool, whatever the type.
    var identityOfAnyType: String?
    /// Whether the declaration may be paired by its contents.
    var mayBeRenamed = true
  }

  /// Pairs declarations. `oldContents` and `newContents` return the contents of one without its name, if these identify it; only those of
  /// declarations without a partner are asked for.
  init(
    _ old: [Key], _ new: [Key], oldContents: (Int) -> String?, newContents: (Int) -> String?
  ) {
    newOfOld = old.map { _ in nil }
    oldOfNew = new.map { _ in nil }
    // What a tool knows goes before names: of two that exchange their names, both are renamed.
    pairUnique(old.map(\.identity), new.map(\.identity))
    pairUnique(old.map(\.name), new.map(\.name))
    pairUnique(old.map(\.wholeName), new.map(\.wholeName))
    pairUnique(old.map(\.lastName), new.map(\.lastName))
    pairUnique(old.map(\.identityOfAnyType), new.map(\.identityOfAnyType))
    let oldRest = old.indices.filter { newOfOld[$0] == nil && old[$0].mayBeRenamed }
    let newRest = new.indices.filter { oldOfNew[$0] == nil && new[$0].mayBeRenamed }
    guard !oldRest.isEmpty, !newRest.isEmpty else { return }
    var olds: [String?] = old.map { _ in nil }
    var news: [String?] = new.map { _ in nil }
    for index in oldRest { olds[index] = oldContents(index) }
    for index in newRest { news[index] = newContents(index) }
    pairUnique(olds, news) { old[$0].identity == nil || new[$1].identity == nil }
  }

  /// Pairs the declarations with a key that occurs once on each side.
  private mutating func pairUnique(
    _ old: [String?], _ new: [String?], _ mayPair: (Int, Int) -> Bool = { _, _ in true }
  ) {
    let olds = NamePairs.unique(old, isTaken: { newOfOld[$0] != nil })
    let news = NamePairs.unique(new, isTaken: { oldOfNew[$0] != nil })
    for (key, index) in olds {
      guard let index, case let other?? = news[key], mayPair(index, other) else { continue }
      newOfOld[index] = other
      oldOfNew[other] = index
    }
  }

  /// The index of the only declaration with each key; nil where several have it.
  private static func unique(_ keys: [String?], isTaken: (Int) -> Bool) -> [String: Int?] {
    var result: [String: Int?] = [:]
    for (index, key) in keys.enumerated() {
      guard let key, !isTaken(index) else { continue }
      result[key] = .some(result[key] == nil ? index : nil)
    }
    return result
  }

  /// The old indices without a partner.
  var removed: [Int] { newOfOld.indices.filter { newOfOld[$0] == nil } }
  /// The new indices without a partner.
  var added: [Int] { oldOfNew.indices.filter { oldOfNew[$0] == nil } }
  /// The pairs, in the order of the new sheet.
  var kept: [(old: Int, new: Int)] {
    oldOfNew.enumerated().compactMap { new, old in old.map { ($0, new) } }
  }
}
