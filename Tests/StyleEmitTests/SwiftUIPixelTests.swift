import Foundation
import Oracles
import RandomStyles
import StyleModel
import Testing

@testable import StyleEmit

/// What generated SwiftUI draws is what Core Animation draws of the same layers: point by point, against a model of its
/// rules. The double of SwiftUI draws as SwiftUI documents it: a linear gradient has isolines that are perpendicular to
/// it, a border of a rounded rectangle is stroked.
@Suite(.tags(.toolchain)) struct SwiftUIPixelTests {
  /// Each line holds what the language has and SwiftUI has otherwise.
  static let surfaces = Generated(
    """
    components:
      Axial:
        base: UIView
        properties: { kind: { type: String, values: [axial, radial, conic], default: axial } }
        layer:
          sublayers:
            - { name: fill, kind: gradient, type: $kind, startPoint: [0, 0], endPoint: [1, 1], stops: [{ color: red, location: 0 }, { color: lime, location: 0.4 }, { color: blue, location: 1 }] }
      Corners:
        base: UIView
        layer:
          cornerRadius: 20
          maskedCorners: [topLeft, bottomRight]
          backgroundColor: orange
          borderWidth: 4
          borderColor: navy
          sublayers:
            - { name: thick, kind: rectangle, cornerRadius: 6, borderWidth: 15, borderColor: teal, frame: [30, 8, 40, 34] }
            - { name: own, kind: gradient, backgroundColor: yellow, cornerRadius: 12, maskedCorners: [topRight], startPoint: [0, 0.2], endPoint: [0.8, 1], stops: [{ color: { color: black, alpha: 0.5 } }, { color: { color: red, alpha: 0.25 } }], frame: [80, 8, 50, 34] }
      Turned:
        base: UIView
        layer:
          masksToBounds: true
          cornerRadius: 10
          opacity: 0.75
          backgroundColor: "#DDEEFF"
          sublayers:
            - { name: hand, kind: rectangle, backgroundColor: green, anchorPoint: [0, 1], transform: { rotation: 30, scale: [1.5, 0.5], translation: [4, -3] }, frame: [20, 30, 60, 20] }
            - { name: hole, kind: shape, path: ellipse, fillColor: purple, frame: { x: 50%, y: 10%, width: 40%, height: 80% }, mask: { kind: shape, path: roundedRectangle, cornerRadius: 14, cornerCurve: circular, frame: { inset: 8 } }, transform: { rotation: 20 } }
            - { name: none, kind: shape, path: rectangle, fillColor: null, strokeColor: null, frame: [0, 0, 10, 10] }
            - { name: cone, kind: gradient, type: conic, startPoint: [0.3, 0.6], endPoint: [0.9, 0.1], stops: [{ color: white }, { color: maroon }], opacity: 0.5, frame: [100, 0, 40, 50] }
            - { name: disc, kind: gradient, type: radial, startPoint: [0.4, 0.5], endPoint: [0.9, 0.8], stops: [{ color: white }, { color: black }], frame: [0, 30, 90, 20] }
      Slanted:
        base: UIView
        properties: { angle: { type: CGFloat?, default: 135 } }
        layer:
          sublayers:
            - { name: wide, kind: gradient, angle: $angle, stops: [{ color: red }, { color: lime }, { color: blue }], frame: [0, 0, 80, 24] }
            - { name: high, kind: gradient, angle: -30, cornerRadius: 8, stops: [{ color: white, location: -0.5 }, { color: red, location: 0.25 }, { color: navy, location: 1.5 }], frame: [84, 0, 20, 50] }
            - { name: gleam, kind: gradient, startPoint: [0, 0.5], endPoint: [1, 0.75], stops: [{ color: gray, location: -1 }, { color: white, location: 0.5 }, { color: gray, location: 2 }], frame: [0, 26, 80, 24] }
            - { name: sun, kind: gradient, type: radial, startPoint: [0.5, 0.5], endPoint: [0.75, 0.75], stops: [{ color: gold, location: 0 }, { color: navy, location: 1.75 }], frame: [108, 0, 40, 50] }
      Moved:
        base: UIView
        properties: { part: { type: CGFloat, default: 0.5 } }
        layer:
          transform: { translation: [5%, 0] }
          backgroundColor: linen
          sublayers:
            - { name: by, kind: rectangle, backgroundColor: navy, frame: [10, 4, 40, 16], transform: { translation: [$part * 100%, 100% - 4] } }
            - { name: turned, kind: rectangle, backgroundColor: teal, frame: [90, 10, 40, 20], transform: { scale: 0.5, rotation: 90, translation: [-50%, 25%] } }
      Ticks:
        base: UIView
        properties: { count: { type: Int, default: 3, max: 5 }, done: { type: Double, default: 1.5 } }
        layer:
          backgroundColor: linen
          sublayers:
            - name: tick
              kind: rectangle
              repeat: $count
              frame: ["$index * 26 + 4", 6, 22, 38]
              backgroundColor: "if($index < $done, navy, silver)"
              cornerRadius: $index * 3
              sublayers: [{ name: part, kind: rectangle, repeat: { count: 3, index: row }, frame: [4, $row * 12 + 2, 14 - $index * 2, 8], backgroundColor: "mix(gold, red, $row / 2 in srgb)" }]
      Lamp:
        base: UIButton
        properties: { tone: { type: UIColor, default: red } }
        layer: { backgroundColor: $tone, sublayers: [{ name: dot, kind: rectangle, hidden: true, backgroundColor: white, frame: { inset: 10 } }] }
        states:
          highlighted: { tone: maroon }
          selected: { dot.hidden: false }
          disabled: { alpha: 0.5 }
          focused: { layer.borderWidth: 3 }
          disabled+focused: { tone: gray }
      Tray:
        base: UIView
        layer:
          backgroundColor: silver
          sublayers:
            - { name: lamp, kind: Lamp, tone: teal, cornerRadius: 6, masksToBounds: true, frame: [10, 5, 40, 40] }
            - name: other
              kind: Lamp
              frame: [60, 5, 60, 40]
              sublayers: [{ name: corner, kind: rectangle, backgroundColor: yellow, frame: [40, 20, 20, 20] }]
      Rack:
        base: UIControl
        layer:
          backgroundColor: silver
          sublayers:
            - { name: inner, kind: Lamp, frame: [2, 2, 30, 40] }
            - { name: own, kind: Lamp, tone: tan, frame: [36, 2, 30, 40] }
        states: { highlighted: { own.tone: purple, own.backgroundColor: olive } }
      Deck:
        base: UIButton
        layer:
          backgroundColor: white
          sublayers:
            - { name: first, kind: Lamp, frame: [5, 5, 30, 40] }
            - { name: second, kind: Lamp, frame: [38, 5, 30, 40] }
            - { name: rack, kind: Rack, frame: [70, 2, 70, 44] }
        states:
          highlighted: { first.tone: lime, rack.backgroundColor: pink }
          selected: { first.tone: orange, first.borderWidth: 4 }
          focused: { second.borderWidth: 8, second.tone: aqua }
          disabled: { second.tone: coral }
    styles:
      ticks: { component: Ticks }
      none: { component: Ticks, count: 0 }
      five: { component: Ticks, count: 5, done: 4.5, part.borderWidth: 1 }
      deck: { component: Deck }
      rack: { component: Rack }
      tray: { component: Tray }
      axial: { component: Axial }
      radial: { component: Axial, kind: radial, fill.startPoint: [0.5, 0.5] }
      conic: { component: Axial, kind: conic, fill.startPoint: [0.4, 0.5] }
      corners: { component: Corners }
      unmasked: { component: Corners, layer.maskedCorners: none, layer.borderWidth: 0, own.cornerRadius: 30 }
      turned: { component: Turned }
      open: { component: Turned, clipsToBounds: false, layer.masksToBounds: false, hand.anchorPoint: [1, 0], alpha: 1, modes: { dark: { layer.backgroundColor: black } } }
      moved: { component: Moved }
      back: { component: Moved, part: -0.25, layer.transform: { translation: [0, 0] }, turned.transform: { translation: [-100%, 0] } }
      lamp: { component: Lamp }
      slanted: { component: Slanted }
      pointed: { component: Slanted, angle: null, high.angle: 405 }
    """)

  @Test func pixelsAreThoseOfTheLayers() throws {
    let generated = SwiftUIPixelTests.surfaces
    #expect(generated.diagnostics.filter { $0.severity == .error }.isEmpty)
    try expectSamePixels(generated, "surfaces")
  }

  /// Trees of layers that nobody thought of.
  @Test func pixelsOfRandomLayers() throws {
    let generated = Generated(RandomTrees.file(seed: 20_261_122, components: 24))
    try #require(generated.diagnostics.filter { $0.severity == .error }.isEmpty, "\(generated.diagnostics)")
    try expectSamePixels(generated, "random")
  }

  private func expectSamePixels(_ generated: Generated, _ name: String) throws {
    let views = SwiftUIView.all(of: generated.sheet)
    let lines = try SwiftUIProgram.run(
      SwiftUIView.program(views, generated.sheet), with: generated, named: name
    )
    .split(separator: "\n")
    try #require(lines.count == views.count, "\(lines.prefix(20).joined(separator: "\n"))")
    for (view, line) in zip(views, lines) {
      let drawn = line.split(separator: " ").map { $0.split(separator: ",").compactMap { Double($0) } }
      #expect(drawn.count == SwiftUIView.points.count)
      let model = view.model(generated.sheet)
      var compared = 0
      for (point, pixel) in zip(SwiftUIView.points, drawn) {
        let expected = model.pixel(at: point, mixing: .premultiplied)
        let actual = ModelColor(pixel[0], pixel[1], pixel[2], pixel[3])
        if difference(actual, expected) <= 0.006 {
          compared += 1
          continue
        }
        // At an edge, half a point decides.
        let around = [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)].map { x, y in
          let beside = Point(x: point.x + x * 0.8, y: point.y + y * 0.8)
          return difference(model.pixel(at: beside, mixing: .premultiplied), expected)
        }
        let slope = around.max() ?? 0
        if slope > 0.12 { continue }
        compared += 1
        guard difference(actual, expected) <= 0.006 + slope else {
          Issue.record("\(view.style) at \(point.x), \(point.y): \(actual), expected \(expected)")
          return
        }
      }
      #expect(compared * 2 > drawn.count, "\(view.style): \(compared)")
    }
  }

  private func difference(_ a: ModelColor, _ b: ModelColor) -> Double {
    let parts = a - b
    return max(abs(parts.x), abs(parts.y), abs(parts.z), abs(parts.w))
  }
}

/// A style in a state and modes, as a view of SwiftUI.
struct SwiftUIView {
  var style: Int
  var state: StateSet
  var isDark: Bool

  static let size = Size(width: 140, height: 50)
  static let points = (0..<12).flatMap { row in
    (0..<28).map { Point(x: Double($0) * 5 + 2.3, y: Double(row) * 4 + 2.7) }
  }

  /// A button shows what is pressed, a toggle what is on.
  static func all(of sheet: ResolvedSheet) -> [SwiftUIView] {
    sheet.styles.indices.flatMap { style in
      [false, true].flatMap { isDark in
        let isControl = sheet.components[sheet.styles[style].component].base.isControl
        let states: [StateSet] =
          isControl
          ? [
            [], .highlighted, .disabled, .focused, [.disabled, .focused], [.highlighted, .focused], .selected,
            [.selected, .disabled],
          ] : [[]]
        return states.map { SwiftUIView(style: style, state: $0, isDark: isDark) }
      }
    }
  }

  func model(_ sheet: ResolvedSheet) -> ModelLayer {
    let modes: ModeSet = [isDark ? .dark : .light, .standardContrast]
    return ModelLayer(sheet.look(of: style, state: state, modes: modes), size: SwiftUIView.size)
  }

  static func program(_ views: [SwiftUIView], _ sheet: ResolvedSheet) -> String {
    let plans = ComponentPlan.all(of: sheet)
    var lines = [
      """
      import SwiftUI
      @MainActor func show(_ view: some View, isDark: Bool, isEnabled: Bool, isFocused: Bool) {
        var values = EnvironmentValues()
        values.colorScheme = isDark ? .dark : .light
        values.isEnabled = isEnabled
        values._isFocused = isFocused
        let picture = view._draw(in: CGSize(width: \(size.width), height: \(size.height)), values)
        var line = ""
        for row in 0..<12 {
          for column in 0..<28 {
            let pixel = picture(CGPoint(x: Double(column) * 5 + 2.3, y: Double(row) * 4 + 2.7))
            line += "\\(pixel.red),\\(pixel.green),\\(pixel.blue),\\(pixel.alpha) "
          }
        }
        print(line)
      }
      """
    ]
    for view in views {
      guard let plan = plans.first(where: { $0.index == sheet.styles[view.style].component }),
        let name = plan.styles.first(where: { $0.style == view.style })?.name
      else { continue }
      let value = "\(plan.styleName).\(name)"
      let made: String
      if !plan.component.base.isControl {
        made = "Color.clear.modifier(\(value))"
      } else if view.state.contains(.selected) {
        made =
          "\(plan.toggleStyleName)(\(value)).makeBody(configuration: ToggleStyleConfiguration(_isOn: Binding(get: { true }, set: { _ in })))"
      } else {
        made =
          "\(value).makeBody(configuration: ButtonStyleConfiguration(_isPressed: \(view.state.contains(.highlighted))))"
      }
      lines.append(
        "show(\(made), isDark: \(view.isDark), isEnabled: \(!view.state.contains(.disabled)), isFocused: \(view.state.contains(.focused)))"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Style files with trees of layers, the same for the same seed, of all that the double of SwiftUI draws.
enum RandomTrees {
  static func file(seed: UInt64, components: Int) -> String {
    var rules = RandomLayers.Rules()
    rules.kinds = [.rectangle, .gradient, .shape]
    rules.properties = Set(LayerProperty.allCases.filter(ModelLayer.knows))
    // The double draws no lines along shapes and no shadows of whole layers: it notes them, and other tests read the notes.
    rules.properties.subtract([
      .strokeColor, .lineWidth, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius,
    ])
    rules.depth = 4
    rules.count = 1...3
    rules.frame = { _, values in
      // Layers lie in each other four deep, and the lowest are 12 high: where insets leave no room, SwiftUI's views grow with their padding.
      if values.isSo(1, of: 4) { return RandomLayer.Frame("{ inset: \(values.below(2)) }") }
      return RandomLayer.Frame(
        "{ x: \(values.below(50))%, y: \(values.below(30))%, width: \(30 + values.below(50))%, "
          + "height: \(12 + values.below(30)) }")
    }
    rules.adjust = { layer, values in adjust(&layer, &values) }
    var layers = RandomLayers(seed: seed, rules: rules)
    var (declared, styles) = ("components:\n", "styles:\n")
    for index in 0..<components {
      let root = layers.tree(size: SwiftUIView.size)
      declared += "  Tree\(index): { base: UIView, layer: \(root.rootText) }\n"
      styles += "  tree\(index): { component: Tree\(index) }\n"
    }
    return declared + styles
  }

  /// Leaves what SwiftUI and Core Animation show alike: blurs are noted, and the other keys differ as `docs/generated-swift.md` says.
  private static func adjust(_ layer: inout RandomLayer, _ values: inout RandomValues) {
    for index in layer.settings.indices where layer.settings[index].property == .shadows {
      layer.settings[index].value = values.boxShadows(radii: [0])
    }
    guard layer.kind == .gradient else { return }
    layer.settings.removeAll { [.startPoint, .endPoint].contains($0.property) }
    let start = Point(x: Double(values.below(10)) / 10, y: Double(values.below(10)) / 10)
    let end = Point(x: 1 + Double(values.below(3)) / 10, y: 1 + Double(values.below(4)) / 10)
    for (property, place) in [(LayerProperty.startPoint, start), (.endPoint, end)] {
      layer.settings.append((property, .point(place)))
    }
    // Of these, SwiftUI has nothing beyond the ends.
    guard layer.settings.contains(where: { $0.property == .type && $0.value.text != "axial" }) else { return }
    for index in layer.settings.indices where layer.settings[index].property == .stops {
      while layer.settings[index].value.reachesBeyondLine {
        layer.settings[index].value = values.value(of: .gradientStops)
      }
    }
  }
}

extension RandomValue {
  /// Whether it has stops before the line of a gradient begins, or after it ends.
  fileprivate var reachesBeyondLine: Bool {
    guard case .gradientStops(let stops)? = value else { return false }
    return stops.contains { !(0...1).contains($0.location) }
  }
}
