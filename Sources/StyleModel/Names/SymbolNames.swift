import CSymbolNames

/// The names of SF Symbols, and the systems that have them, from `Sources/CSymbolNames/symbols.txt`.
package enum SymbolNames {
  /// The first systems that have a symbol, one for each platform; nil where there is no symbol of the name.
  package static func systems(with name: String) -> [AppleSystem]? {
    var name = Array(name.utf8)
    if let systems = list.systems(with: name) { return systems }
    // A form for one script or language, such as `character.ar`, which the list leaves out.
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")),
      scripts.contains(String(decoding: name[(dot + 1)...], as: UTF8.self))
    else { return nil }
    name.removeSubrange(dot...)
    return list.systems(with: name)
  }

  /// All names, in the order of their releases, but those for one script or language.
  package static let all: [String] = list.releases.flatMap { release in
    release.words.flatMap(list.expand)
  }

  /// The names that a part of one may stand for: first names that begin with it, then names with a part that does, then names with it
  /// anywhere; of each, the shortest first. For an empty text, names of one part.
  ///
  /// - Parameter most: The greatest number of names.
  package static func names(like written: String, most: Int) -> (names: [String], hasMore: Bool) {
    let written = Array(written.lowercased().utf8)
    if written.isEmpty {
      let plain = searched.lazy.filter { $0.bytes.count > 2 && !$0.bytes.contains(UInt8(ascii: ".")) }
      return (plain.map(\.name).sorted().prefix(most).map { $0 }, true)
    }
    // The name of a symbol is at most this long.
    guard written.count <= 64 else { return ([], false) }
    let found = searched.compactMap { symbol in
      symbol.bytes.rank(of: written).map { (rank: $0, length: symbol.bytes.count, name: symbol.name) }
    }.sorted { ($0.rank, $0.length, $0.name) < ($1.rank, $1.length, $1.name) }
    return (found.prefix(most).map(\.name), found.count > most)
  }

  private static let searched = all.map { (name: $0, bytes: Array($0.utf8)) }

  private static let list = SymbolList(
    Array(UnsafeBufferPointer(start: symbolNames(), count: symbolNamesCount())))

  private static let scripts: Set = [
    "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "rtl",
    "ru", "sat", "si", "ta", "te", "th", "zh",
  ]
}

/// A version of one of Apple's systems, as in `iOS 17.4`.
public struct AppleSystem: Hashable, Sendable, CustomStringConvertible {
  /// The platform as in `@available`: `iOS`, `macOS`, `tvOS`, `watchOS` or `visionOS`.
  public var platform: String
  public var major, minor: Int

  public init(_ platform: String, _ major: Int, _ minor: Int = 0) {
    (self.platform, self.major, self.minor) = (platform, major, minor)
  }

  /// The text `iOS 15` or `iOS 17.4`.
  public var description: String { minor == 0 ? "\(platform) \(major)" : "\(platform) \(major).\(minor)" }

  /// Whether this is an older version of the same system.
  package func isOlder(than other: AppleSystem) -> Bool {
    platform == other.platform && (major, minor) < (other.major, other.minor)
  }
}

extension [UInt8] {
  /// The rank of a name for a text: 0 where the name begins with it, 1 where a part of the name does, 2 where it is anywhere in it, and nil
  /// where it isn't.
  fileprivate func rank(of written: [UInt8]) -> Int? {
    guard count >= written.count else { return nil }
    var best: Int?
    for start in 0...count - written.count where self[start] == written[0] {
      guard self[start..<start + written.count].elementsEqual(written) else { continue }
      if start == 0 { return 0 }
      if self[start - 1] == UInt8(ascii: ".") { return 1 }
      best = 2
    }
    return best
  }
}

/// A list of names in blocks, each below a line with the systems that have them. Braces abbreviate names that share a part, as in a
/// shell: `star{,.fill}` is short for `star star.fill`.
///
/// A name is looked up without spelling out the others, so that the list costs little where a file names few symbols.
private struct SymbolList: Sendable {
  let bytes: [UInt8]
  private(set) var releases: [Release] = []

  struct Release: Sendable {
    let systems: [AppleSystem]
    /// The words of the release's lines, and the same by the first letters of their names.
    var words: [Range<Int>] = []
    var patterns: [UInt8: [Range<Int>]] = [:]
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for line in bytes.indices.split(whereSeparator: { bytes[$0] == UInt8(ascii: "\n") }) {
      let words = line.split { bytes[$0] == UInt8(ascii: " ") }.compactMap { word -> Range<Int>? in
        word.first.map { $0..<$0 + word.count }
      }
      guard let first = words.first else { continue }
      switch bytes[first.lowerBound] {
      case UInt8(ascii: "#"): continue
      case UInt8(ascii: "="): releases.append(Release(systems: words.dropFirst().compactMap(system)))
      case _ where releases.isEmpty: continue
      case _:
        releases[releases.count - 1].words += words
        for word in words {
          for letter in firstLetters(of: word) {
            releases[releases.count - 1].patterns[letter, default: []].append(word)
          }
        }
      }
    }
  }

  /// The system of a word such as `iOS=17.4`.
  private func system(_ word: Range<Int>) -> AppleSystem? {
    let parts = bytes[word].split { "=.".utf8.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 3, let major = Int(parts[1]), let minor = Int(parts[2]) else { return nil }
    return AppleSystem(parts[0], major, minor)
  }

  func systems(with name: [UInt8]) -> [AppleSystem]? {
    guard let first = name.first else { return nil }
    return releases.first { release in
      release.patterns[first]?.contains { matches($0, name[...]) { $0.isEmpty } } ?? false
    }?.systems
  }

  /// Whether `name` begins with one of a pattern's names and `isRight` accepts the rest.
  private func matches(
    _ pattern: Range<Int>, _ name: ArraySlice<UInt8>, then isRight: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    var name = name
    for index in pattern {
      guard bytes[index] == UInt8(ascii: "{") else {
        guard name.popFirst() == bytes[index] else { return false }
        continue
      }
      let (choices, end) = choices(from: index, in: pattern)
      return choices.contains { choice in
        matches(choice, name) { matches(end..<pattern.upperBound, $0, then: isRight) }
      }
    }
    return isRight(name)
  }

  /// The choices in the braces that open at an index, and the end of the braces.
  private func choices(from start: Int, in pattern: Range<Int>) -> (choices: [Range<Int>], end: Int) {
    var choices: [Range<Int>] = []
    var depth = 0
    var begin = start + 1
    for index in start..<pattern.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return (choices + [begin..<index], index + 1) }
      case UInt8(ascii: ",") where depth == 1:
        choices.append(begin..<index)
        begin = index + 1
      case _: continue
      }
    }
    return (choices, pattern.upperBound)
  }

  private func firstLetters(of pattern: Range<Int>) -> Set<UInt8> {
    guard let first = pattern.first else { return [] }
    guard bytes[first] == UInt8(ascii: "{") else { return [bytes[first]] }
    let (choices, end) = choices(from: first, in: pattern)
    return choices.reduce(into: []) { letters, choice in
      letters.formUnion(firstLetters(of: choice.isEmpty ? end..<pattern.upperBound : choice))
    }
  }

  /// The names that a pattern is short for.
  func expand(_ pattern: Range<Int>) -> [String] {
    guard let brace = pattern.first(where: { bytes[$0] == UInt8(ascii: "{") }) else {
      return [String(decoding: bytes[pattern], as: UTF8.self)]
    }
    let start = String(decoding: bytes[pattern.lowerBound..<brace], as: UTF8.self)
    let (choices, end) = choices(from: brace, in: pattern)
    let ends = expand(end..<pattern.upperBound)
    return choices.flatMap(expand).flatMap { middle in ends.map { start + middle + $0 } }
  }
}
