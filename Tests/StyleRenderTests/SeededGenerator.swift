import SeededRandom

extension SplitMix {
  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  mutating func flip() -> Bool { Bool.random(using: &self) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }
}
