import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// What the field for a symbol's name offers.
@Suite struct SymbolSearchTests {
  private let inspector = TestInspector([
    "styles/a.yaml": """
    styles:
      icon: { component: UIImageView, image: { systemName: star } }
      tabs: { component: UITabBar, items: [Home], symbols: [house] }

    """
  ])

  @Test func namesWithTheSystemsThatHaveThem() {
    let found = inspector.get("symbols?text=heart.f")["symbols"]?.array ?? []
    #expect(found.first?["name"] == "heart.fill")
    #expect(found.first?["since"]?.string?.hasPrefix("iOS 13, macOS 10.15") == true)
    #expect(found.allSatisfy { $0["name"]?.string?.contains("heart.f") == true })
  }

  @Test func neverMoreThanAListCanShow() {
    for text in ["", "e", ".", "star"] {
      #expect(inspector.get("symbols?text=\(text)")["symbols"]?.array?.count ?? 0 <= 50)
    }
    #expect(inspector.get("symbols?text=xyzzy")["symbols"] == [])
    #expect(inspector.get("symbols")["symbols"]?.array?.count == 50)
  }

  @Test func aListOfSymbolsSaysThatItIsOne() {
    #expect(inspector.row("tabs", "symbols")?["control"]?["symbols"] == true)
    #expect(inspector.row("tabs", "items")?["control"]?["symbols"] == nil)
  }
}
