@testable import StyleLint
import StyleModel
import Testing

/// Stacks in each other. Each asks its layers for their sizes several times, and what was answered once isn't computed again, since the
/// time would double with each stack.
@Suite struct NestedStackTests {
  @Test func layersOfStacksInEachOtherAreMeasuredFewTimes() throws {
    let inner = "{ name: x, kind: text, string: hi there, isWrapped: true, foregroundColor: black }"
    let stacks = (0..<28).reduce(inner) { inner, place in
      let axis = place.isMultiple(of: 2) ? "vertical" : "horizontal"
      return "{ name: s\(place), kind: stack, axis: \(axis), sublayers: [\(inner)] }"
    }
    let example = Example(
      """
      components:
        Nest: { base: UIView, preview: { size: fitting }, layer: { sublayers: [\(stacks)] } }
      styles:
        nest: { component: Nest }
      """)
    #expect(example.problems.isEmpty, "\(example.problems)")
    try expectFewMeasurements("Nest", in: example)
  }

  @Test func layersOfComponentsInEachOtherAreMeasuredFewTimes() throws {
    let first = "{ name: words, kind: text, string: hi there, isWrapped: true, foregroundColor: black }"
    let components = (0..<32).map { place in
      let held = place == 0 ? first : "{ name: held, kind: C\(place - 1) }"
      let stack = "{ name: stack, kind: stack, axis: vertical, sublayers: [\(held)] }"
      return "  C\(place): { base: UIView, preview: { size: fitting }, layer: { sublayers: [\(stack)] } }\n"
    }
    let example = Example("components:\n\(components.joined())")
    #expect(example.problems.isEmpty, "\(example.problems)")
    try expectFewMeasurements("C31", in: example)
    // Each component is judged by itself, too.
    #expect(example.findings(of: .touchTarget).isEmpty)
  }

  private func expectFewMeasurements(_ name: String, in example: Example) throws {
    let component = try #require(example.sheet.components.firstIndex { $0.name == name })
    var count = 0
    let layout = StackLayout(example.sheet.look(component: component)) { layer, width in
      count += 1
      return StackLayout.estimate(layer, width)
    }
    let size = try #require(layout.fittingSize(width: 30))
    #expect(size.width > 0 && size.height > 0)
    #expect(count < 200, "\(count)")
  }
}
