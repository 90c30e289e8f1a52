import StyleSource
import Testing

@Suite struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 15, 16, 17, 1000])
  func resultsStandInTheOrderOfTheElements(_ count: Int) {
    for batch in [1, 7, 64] {
      let doubled = concurrentMap(Array(0..<count), minimum: 2, batch: batch) { $0 * 2 }
      #expect(doubled == (0..<count).map { $0 * 2 })
    }
  }

  @Test func aMapWithinAMapEnds() {
    let sums = concurrentMap(Array(0..<100), minimum: 2) { outer in
      concurrentMap(Array(0..<100), minimum: 2) { $0 * outer }.reduce(0, +)
    }
    #expect(sums == (0..<100).map { $0 * 4950 })
  }

  @Test func manyMapsOneAfterAnotherEnd() {
    for round in 0..<2000 {
      let texts = concurrentMap(Array(0..<4), minimum: 2) { "\($0 + round)" }
      #expect(texts == (0..<4).map { "\($0 + round)" })
    }
  }

  @Test func eachLaneRunsOnce() {
    for lanes in [0, 1, 2, 16, 64] {
      let runs = Guarded([Int: Int]())
      runSideBySide(lanes: lanes) { lane in runs.use { $0[lane, default: 0] += 1 } }
      let expected = Dictionary(uniqueKeysWithValues: (0..<lanes).map { ($0, 1) })
      #expect(runs.use { $0 } == expected)
    }
  }
}
