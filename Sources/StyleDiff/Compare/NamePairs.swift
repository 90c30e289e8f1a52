/// The declarations of one kind in two sheets, by their indices: which of the old ones is which of the new.
struct NamePairs: Sendable {
  private(set) var newOfOld: [Int?]
  private(set) var oldOfNew: [Int?]

  /// What tells a declaration from others.
  struct Key: Sendable {
    let name: String
    /// For what has no partner by that, other names that it has, the more precise first: a style may move to another component.
    var wholeName: String?
    var lastName: String?
    /// What a tool knows it by; of equal ones, the names may differ.
    var identity: String?
    /// The same, whatever type it has.
    var identityOfAnyType: String?
    /// Whether it may be told by its contents.
    var mayBeRenamed = true
  }

  /// - Parameter contents: What one says, without its name, if that is enough to know it by; asked of what has no partner alone.
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

  /// Pairs what has a key that occurs once on each side.
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

  /// By key, the index of the only one that has it; nil where several do.
  private static func unique(_ keys: [String?], isTaken: (Int) -> Bool) -> [String: Int?] {
    var result: [String: Int?] = [:]
    for (index, key) in keys.enumerated() {
      guard let key, !isTaken(index) else { continue }
      result[key] = .some(result[key] == nil ? index : nil)
    }
    return result
  }

  /// Old indices without a partner.
  var removed: [Int] { newOfOld.indices.filter { newOfOld[$0] == nil } }
  /// New indices without a partner.
  var added: [Int] { oldOfNew.indices.filter { oldOfNew[$0] == nil } }
  /// In the order of the new sheet.
  var kept: [(old: Int, new: Int)] {
    oldOfNew.enumerated().compactMap { new, old in old.map { ($0, new) } }
  }
}
