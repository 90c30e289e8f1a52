import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// A token's page shows every style in which it can be seen.
@Suite struct TokenUserTests {
  private static let text = """
    tokens:
      color: { base: red, ink: $color.base, other: { value: white, dark: $color.base }, free: blue, used: green }
      length: { gap: 4 }
    traits:
      Toned: { properties: { tone: { type: UIColor, default: $color.used } }, layer: { borderColor: $tone } }
    components:
      Chip:
        base: UIButton
        properties: { ink: { type: UIColor, default: $color.ink } }
        layer: { backgroundColor: $ink, sublayers: [{ name: dot, kind: rectangle, backgroundColor: $color.other }] }
        variants: { kind: { plain: {}, loud: { layer.borderColor: "alpha($color.used, 0.5)" } } }
      Holder: { base: UIView, layer: { sublayers: [{ name: chip, kind: Chip }] } }
      Listed: { base: UIView, traits: Toned }
      Child: { base: Chip, sets: { ink: black } }
    styles:
      plain: { component: Chip }
      own: { component: Chip, ink: black, dot.backgroundColor: black }
      loud: { component: Chip, variants: { kind: loud } }
      heir: { extends: loud, ink: black, dot.backgroundColor: black }
      held: { component: Holder }
      listed: { component: Listed }
      child: { component: Child, dot.backgroundColor: black }
      direct: { component: UILabel, textColor: $color.base }
      pressed: { component: UIButton, states: { highlighted: { titleColor: $color.free } } }

    """

  private static let cases: [(String, Set<String>)] = [
    ("color.base", ["plain", "loud", "held", "direct"]), ("color.ink", ["plain", "loud", "held"]),
    ("color.other", ["plain", "loud", "held"]), ("color.free", ["pressed"]), ("length.gap", []),
    ("color.used", ["loud", "heir", "listed"]),
  ]

  @Test(arguments: cases) func aTokenIsSeenThroughAllThatUsesIt(_ token: String, _ styles: Set<String>) {
    let inspector = TestInspector(["styles/a.yaml": TokenUserTests.text])
    let seen = inspector.get("uses?token=\(token)")["seen"]?.array?.compactMap(\.string) ?? []
    #expect(Set(seen) == styles, "\(seen)")
  }
}
