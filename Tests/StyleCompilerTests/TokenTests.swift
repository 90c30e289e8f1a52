import StyleModel
import Testing

/// Many tokens are read side by side: that must not show.
@Suite struct TokenTests {
  /// 2,000 lengths: most are plain, every tenth is the one before it doubled, and the last refers to the first.
  @Test func valuesAndReferencesStandInTheOrderOfTheFile() {
    let count = 2_000
    let lines = (0..<count).map { index in
      index == count - 1
        ? "$length.t0" : index % 10 == 9 ? "$length.t\(index - 1) * 2" : "\(index)"
    }
    let text = lines.enumerated().map { "    t\($0): \($1)\n" }.joined()
    let result = compiled("tokens:\n  length:\n\(text)")
    #expect(result.diagnostics.isEmpty)
    let expected = (0..<count).map { index in
      index == count - 1 ? 0.0 : index % 10 == 9 ? Double(2 * (index - 1)) : Double(index)
    }
    #expect(result.product.tokens.map(\.value.value) == expected.map { Value.number($0) })
    #expect(result.product.tokens.map(\.name) == (0..<count).map { "length.t\($0)" })
    let places = result.product.tokens.map { result.product[$0.value.origin].author }
    #expect(places == (0..<count).map { Origin.Author.token($0) })
  }

  /// Something is wrong with each hundredth token, in one of two ways, and one has forgotten the dollar before the name
  /// of a token that is read by another thread.
  @Test func problemsAreToldWhereverTheyAre() {
    let values = (0..<2_000).map { index in
      index == 5 ? "length.t1999" : index % 200 == 100 ? "wide" : index % 200 == 0 ? "$length.none" : "1"
    }
    let text = values.enumerated().map { "    t\($0): \($1)\n" }.joined()
    let result = compiled("tokens:\n  length:\n\(text)")
    let found = result.diagnostics.inReportOrder()
    let lines = values.indices.filter { values[$0] != "1" }
    #expect(
      found.map(\.code.id) == lines.map { values[$0].hasPrefix("$") ? "unknown-token" : "type-mismatch" })
    #expect(found.filter { !$0.fixes.isEmpty }.map { $0.fixes[0].title } == ["write ‘$length.t1999’"])
  }
}
