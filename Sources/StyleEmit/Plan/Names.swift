import StyleModel

/// The names that one Swift scope has given away.
struct Names {
  private var taken: Set<String>
  /// The next number to try for each name and suffix, so that the numbers of equal names aren't tried again and again.
  private var numbers: [String: Int] = [:]
  /// The class whose members the scope inherits, in UIKit and in AppKit.
  private let base: BaseClass?

  init(reserved: Set<String> = [], inheriting base: BaseClass? = nil) {
    taken = reserved
    self.base = base
  }

  /// `name`, or where that is taken the first of `name` + `suffix`, `name` + `suffix` + `2`… that is not.
  mutating func claim(_ name: String, suffix: String = "") -> String {
    if claimFree(name) { return name }
    let plain = withoutBackticks(name) + suffix
    let first = suffix.isEmpty ? plain + "_" : plain
    if claimFree(first) { return first }
    var number = numbers[plain] ?? 2
    while !claimFree(plain + "\(number)") { number += 1 }
    numbers[plain] = number + 1
    return plain + "\(number)"
  }

  /// Whether a name has not been given away.
  func isFree(_ name: String) -> Bool {
    !taken.contains(name) && (base?.appleClasses(with: name).isEmpty ?? true)
  }

  private mutating func claimFree(_ name: String) -> Bool {
    (base?.appleClasses(with: name).isEmpty ?? true) && taken.insert(name).inserted
  }

  /// Names that no type nested in a generated struct may have, since the struct is written with types of these names.
  static let types = typesInGeneratedSwift.union([
    "Body", "Changes", "Configuration", "Content", "Inputs", "WithInputs",
  ])
}

/// A file name of at most 100 bytes; a longer one is cut, and a hash (FNV-1a, 64 bits) keeps it unique.
func fileName(_ name: String) -> String {
  guard name.utf8.count > 100 else { return name }
  let hash = name.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  var start = ""
  for character in name {
    if start.utf8.count + character.utf8.count > 80 { break }
    start.append(character)
  }
  return start + "-" + String(hash, radix: 16)
}
