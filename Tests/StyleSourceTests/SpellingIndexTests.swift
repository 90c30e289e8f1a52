import SeededRandom
import Testing

@testable import StyleSource

/// An index finds what a search through all names finds.
@Suite struct SpellingIndexTests {
  @Test(arguments: [(letters: "ab", most: 7), ("abcE", 12), ("aAbB1é-", 9)])
  func itFindsWhatASearchThroughAllFinds(_ kind: (letters: String, most: Int)) {
    var random = SplitMix(seed: 40)
    func name() -> String {
      let length = Int.random(in: 0...kind.most, using: &random)
      return String((0..<length).map { _ in kind.letters.randomElement(using: &random) ?? "a" })
    }
    for _ in 0..<60 {
      let names = (0..<Int.random(in: 0...40, using: &random)).map { _ in name() }
      let index = SpellingIndex(names)
      for _ in 0..<60 {
        let written = name()
        #expect(
          index.nearest(to: written).name == nearestName(to: written, among: names), "\(written) \(names)")
      }
    }
  }

  /// Of long names, the nearest may be several steps away.
  @Test func itFindsNamesThatAreFar() {
    var random = SplitMix(seed: 41)
    let names = (0..<200).map { _ in
      String(
        (0..<Int.random(in: 9...24, using: &random)).map { _ in "etaoinshr".randomElement(using: &random)! })
    }
    let index = SpellingIndex(names)
    var found = 0
    for name in names {
      var written = Array(name)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let place = written.indices.randomElement(using: &random)!
        switch Int.random(in: 0..<3, using: &random) {
        case 0: written.insert("x", at: place)
        case 1 where written.count > 1: written.remove(at: place)
        default: written.swapAt(place, max(0, place - 1))
        }
      }
      let near = nearestName(to: String(written), among: names)
      #expect(index.nearest(to: String(written)).name == near)
      if near == name { found += 1 }
    }
    #expect(found > 150)
  }

  /// A name that can't be meant, as that of the style itself, is often the nearest, and all others are farther.
  @Test func aNameThatCannotBeMeantCostsNoMore() {
    let names = (0..<3000).map { "tone\(100_000 + $0)" }
    let index = SpellingIndex(names)
    var comparisons = 0
    for name in names {
      let written = name.replacing("tone", with: "tome")
      let (near, cost) = index.nearest(to: written, besides: name)
      comparisons += cost
      if name.hasSuffix("07") {
        #expect(near == nearestName(to: written, among: names.filter { $0 != name }))
      }
    }
    #expect(comparisons < 200 * names.count)
  }

  /// The distance of long names costs at most their lengths, a few times.
  @Test func longNamesAreNear() {
    let long = String(repeating: "ab", count: 100_000)
    let names = (0..<20).map { "\($0)\(long)\($0)" }
    let index = SpellingIndex(names)
    for place in 0..<20 {
      let written = "\(place)\(long.dropFirst(4))\(place)"
      #expect(index.nearest(to: written).name == names[place])
      if place < 2 { #expect(nearestName(to: written, among: names) == names[place]) }
      #expect(index.nearest(to: written + "qrstuvwxy").name == nil)
    }
  }

  /// Of many misspelled names, each is compared with few.
  @Test func aMisspelledNameIsComparedWithFew() {
    let names = (0..<2000).map { "tone\(String($0, radix: 7))step" }
    let index = SpellingIndex(names)
    let comparisons = names.reduce(0) { $0 + index.nearest(to: $1.dropLast() + "qp").comparisons }
    #expect(comparisons < 100 * names.count)
  }
}
