/// The names that one Swift scope has given away.
struct Names {
  private var taken: Set<String>
  /// By name and suffix: the next number to try, so that names that are all alike are not counted through each time.
  private var numbers: [String: Int] = [:]

  init(reserved: Set<String> = []) { taken = reserved }

  /// `name`, or where that is taken the first of `name` + `suffix`, `name` + `suffix` + `2`… that is not.
  mutating func claim(_ name: String, suffix: String = "") -> String {
    if taken.insert(name).inserted { return name }
    let base = name.filter { $0 != "`" } + suffix
    let first = suffix.isEmpty ? base + "_" : base
    if taken.insert(first).inserted { return first }
    var number = numbers[base] ?? 2
    while !taken.insert(base + "\(number)").inserted { number += 1 }
    numbers[base] = number + 1
    return base + "\(number)"
  }

  /// Names that generated structs, UIKit's and SwiftUI's classes have already.
  static let members: Set<String> = [
    "apply", "body", "bounds", "center", "contentMode", "description", "encode", "frame", "hash", "hashValue",
    "isAccessibilityElement", "isDescendant", "isEqual", "isHovered", "layer", "makeBody", "mask", "modes",
    "next", "plain", "resolved",
    "setUp", "showStyle", "shown", "state", "style", "subviews", "superview", "tag", "traitCollection",
    "transform", "undoManager", "window",
  ]

  static let types: Set<String> = ["Body", "Changes", "Configuration", "Content"]
}

/// A file name of at most 100 bytes; a longer one is cut and told apart by a hash (FNV-1a, 64 bits).
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
