import SeededRandom
import Testing

@testable import StyleModel

@Suite struct BitSetTests {
  @Test func numbersAreFoundHoweverGreat() {
    var random = SplitMix(seed: 7)
    for most in [1, 63, 64, 65, 128, 1000] {
      var (set, oracle) = (BitSet(), Set<Int>())
      for _ in 0..<most / 2 + 1 {
        let number = random.next(below: most)
        set.insert(number)
        oracle.insert(number)
      }
      for number in 0..<most + 130 { #expect(set.contains(number) == oracle.contains(number)) }
    }
  }

  @Test func setsOfPropertiesHoldEachOfThem() {
    for property in LayerProperty.allCases {
      let set: LayerPropertySet = [property]
      #expect(LayerProperty.allCases.filter(set.contains) == [property])
    }
  }
}
