import StyleSource

/// Finds modes of style files by the names that designers give them.
struct ModeWords {
  private let axes: [DeclaredAxis]
  private let modes: [(words: [String], place: ModeIndex)]

  /// An axis and a mode of it, by their indices.
  struct ModeIndex: Hashable {
    let axis, mode: Int
  }

  init(_ axes: [DeclaredAxis]) {
    self.axes = axes
    modes = axes.enumerated().flatMap { axis, declared in
      declared.modes.enumerated().map { (ModeWords.words($1), ModeIndex(axis: axis, mode: $0)) }
    }
  }

  /// The modes that a name means, in order, without the default ones; nil where it means none. `Dark High Contrast` means both `dark` and
  /// `high-contrast`, and `HC` is short for the second.
  func modes(named name: String) -> [String]? {
    places(named: name)?.filter { $0.mode > 0 }.map { axes[$0.axis].modes[$0.mode] }
  }

  /// The axis and the mode of each mode that a name means, in order, each once; nil where it means none. `Light mode` is `light`.
  func places(named name: String) -> [ModeIndex]? { places(of: ModeWords.words(name)[...]) }

  /// The other modes of the axes whose first mode a name means.
  func others(thanFirstNamed name: String) -> [String] {
    (places(named: name) ?? []).filter { $0.mode == 0 }.flatMap { axes[$0.axis].modes.dropFirst() }
  }

  /// The modes that the end of a name means, or else its beginning, and the rest of the name: `mobile` and the mode `light` of
  /// `Mobile-light`. Nil where neither means one.
  func ending(of name: String) -> (rest: String, places: [ModeIndex])? {
    let words = ModeWords.words(name)
    for start in words.indices {
      if let places = places(of: words[start...]) {
        return (words[..<start].filter(isNoNumber).joined(separator: " "), places)
      }
    }
    for end in words.indices.dropFirst().reversed() {
      if let places = places(of: words[..<end]) { return (words[end...].joined(separator: " "), places) }
    }
    return nil
  }

  /// Sets are often numbered: `01_Light`.
  private func isNoNumber(_ word: String) -> Bool { !word.allSatisfy(\.isNumber) }

  private func places(of words: ArraySlice<String>) -> [ModeIndex]? {
    var rest = words
    if let last = rest.last, last == "mode" || last == "theme", rest.count > 1 { rest.removeLast() }
    guard !rest.isEmpty else { return nil }
    var found: [ModeIndex] = []
    while !rest.isEmpty {
      if rest.first == "hc" { rest = ["high", "contrast"] + rest.dropFirst() }
      guard
        let mode = modes.filter({ rest.starts(with: $0.words) }).max(by: { $0.words.count < $1.words.count })
      else {
        return nil
      }
      if !found.contains(mode.place) { found.append(mode.place) }
      rest = rest.dropFirst(mode.words.count)
    }
    return found
  }

  /// The words of a name in small letters: `high` and `contrast` of `High-Contrast` and of `highContrast`.
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in name {
      if !(character.isLetter || character.isNumber) || character.isUppercase && wasSmall {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if character.isLetter || character.isNumber { word.append(character) }
      wasSmall = character.isLowercase
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}
