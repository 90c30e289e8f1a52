import SeededRandom
import StyleModel
import Testing

@testable import StyleEmit

/// The copies of a repeated layer that generated code writes in loops. An animation that never runs keeps the copies of the same component
/// apart, so that each has its own code: both must come to the same layers.
@Suite(.tags(.toolchain)) struct CopyLoopTests {
  private static let count = 10

  /// A component with repeated layers at random.
  private struct Source {
    var random: SplitMix

    mutating func pick(_ values: [String]) -> String { values[Int(random.next() % UInt64(values.count))] }

    mutating func some(_ choices: [(String, [String])]) -> [String] {
      choices.compactMap { key, values in random.next() % 2 == 0 ? "\(key): \(pick(values))" : nil }
    }

    private static let numbers = ["$index * 2", "3", "'if($index > $level, 1, $gap)'", "$index + $gap / 4"]
    private static let colors = [
      "red", "$tint", "'if($index < $level, red, blue)'", "'mix(red, blue, $index / 8 in srgb)'",
      "$color.ink",
    ]

    /// The layers, and what states, a mode, variants and a style say of them.
    mutating func component() -> (layers: String, states: String, mode: String, style: String) {
      let isStacked = random.next() % 2 == 0
      let frame =
        isStacked
        ? pick(["{ width: 8 + $index, height: 12 }", "{ width: $gap, height: $gap }"])
        : pick(["[$index * 20%, $index * 3, 16, 50%]", "{ inset: $index }", "[$index * $gap, 4, 9, 9]"])
      let shared: [(String, [String])] = [
        ("cornerRadius", Self.numbers + ["50%"]), ("borderWidth", Self.numbers), ("borderColor", Self.colors),
        ("opacity", ["1 - $index / 10", "'clamp(0, $level - $index, 1)'"]),
        ("backgroundColor", Self.colors), ("transform", ["{ rotation: $index * 12 }", "{ scale: 0.5 }"]),
        ("hidden", ["$index == 1", "$isOff", "'$level <= $index'"]),
        ("shadow", ["{ radius: $index, opacity: 0.5 }"]),
        ("maskedCorners", ["{ topLeft: $index != 2, topRight: $isOff }"]),
      ]
      var root = some(shared)
      let kind = pick(["rectangle", "shape", "gradient", "text"])
      switch kind {
      case "shape":
        root += some([("fillColor", Self.colors), ("strokeEnd", ["$index * 20%"])]) + ["path: star"]
      case "gradient":
        root += ["stops: [{ color: red }, { color: '\(pick(["blue", "if($isOff, red, blue)"]))' }]"]
        root += some([("angle", ["$index * 30"])])
      case "text": root += ["string: '{$index + 1} of {$count}'", "foregroundColor: red"]
      case _: break
      }
      let count = pick(["$count", "4", "{ count: '$count + 1', index: index }"])
      let inner =
        "{ name: inner, kind: shape, path: star, points: 3 + $index, frame: { inset: 1 }, fillColor: \(pick(Self.colors)) }"
      let mask = "mask: { kind: rectangle, backgroundColor: black, frame: [0, 0, \"$index * 25%\", 100%] }"
      let all = ["name: dot", "kind: \(kind)", "repeat: \(count)", "frame: \(frame)"] + root
      let parts = [pick(["sublayers: [\(inner)]", mask, "opacity: 0.5"])]
      let known = Set(all.map { $0.prefix { $0 != ":" } })
      let own = all + parts.filter { !known.contains($0.prefix { $0 != ":" }) }
      let dot = "{ \(own.joined(separator: ", ")) }"
      let others = pick(["", "{ name: first, kind: rectangle, frame: { width: 5, height: 5 } }, "])
      let layers =
        isStacked
        ? "{ name: row, kind: stack, spacing: $gap, sublayers: [\(others)\(dot)] }"
        : dot
      func said(_ prefix: String) -> String {
        // Each value is the same for all copies, so that they stay alike.
        some([
          ("opacity", ["0.25"]), ("borderWidth", ["7"]), ("backgroundColor", ["green", "$color.ink"]),
        ])
        .map { prefix + $0 }.joined(separator: ", ")
      }
      return (layers, said("dot."), said("dot."), said("dot."))
    }
  }

  private static let generated: Generated = {
    var components = ""
    var styles = ""
    for index in 0..<count {
      var source = Source(random: SplitMix(seed: 4_100 + UInt64(index)))
      let made = source.component()
      for (name, animations) in [
        ("Loop", ""),
        (
          "Each",
          "\n    animations: { never: { property: dot.borderWidth, to: 9, duration: 1, state: focused } }"
        ),
      ] {
        components += """

            \(name)\(index):
              base: UIControl
              properties:
                count: { type: Int, default: 3, min: 0, max: 5 }
                level: { type: Double, default: 1.5 }
                gap: { type: CGFloat, default: 6 }
                isOff: { type: Bool, default: false }
                tint: { type: UIColor, default: orange }
              accessibility: { label: Copies }
              layer: { sublayers: [\(made.layers)] }
              states: { highlighted: { \(made.states) } }
              modes: { dark: { \(made.mode) } }\(animations)
          """
        styles +=
          "\n  loud\(name)\(index): { component: \(name)\(index), count: 4\(made.style.isEmpty ? "" : ", ")\(made.style) }"
      }
    }
    return Generated(
      "tokens: { color: { ink: { value: navy, dark: white } } }\ncomponents:\(components)\nstyles:\(styles)\n"
    )
  }()

  @Test func copiesAreWrittenInLoops() {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    for index in 0..<Self.count {
      let loop = Self.generated.text("UIKit/Loop\(index).swift")
      #expect(loop.contains("for index in _dotLayers.indices {"), "\(index)")
      #expect(!Self.generated.text("UIKit/Each\(index).swift").contains("_dotLayers"), "\(index)")
      #expect(Self.generated.text("SwiftUI/Loop\(index)Style+SwiftUI.swift").contains("ForEach("), "\(index)")
      // One value for all copies.
      #expect(!Self.generated.text("Plain/Loop\(index)Style.swift").contains("dot1"), "\(index)")
    }
  }

  private static func program(control: String, layer: String, layOut: String) -> String {
    let views = (0..<count).map { index in
      let names = ["Loop", "Each"].map { name in
        "{ let view = \(name)\(index)(frame: CGRect(x: 0, y: 0, width: 120, height: 40)); if isLoud { view.apply(.loud\(name)\(index)) }; "
          + "if let count { view.count = count; view.level = 2.5; view.isOff = count == 2 }; return view }()"
      }
      return "check(\(index)) { isLoud, count in (\(names.joined(separator: ", "))) }"
    }
    return """
      func text(_ number: Double) -> String { "\\((number * 1000).rounded() / 1000)" }
      func text(_ color: CGColor?) -> String { (color?.components ?? []).map { text(Double($0)) }.joined(separator: "/") }
      @MainActor func shown(_ layer: CALayer, _ depth: Int) -> [String] {
        if layer.isHidden { return [] }
        var line = String(repeating: " ", count: depth) + (layer.name ?? "")
        for number in [layer.frame.minX, layer.frame.minY, layer.frame.width, layer.frame.height, layer.cornerRadius, layer.borderWidth, layer.zPosition] {
          line += " " + text(Double(number))
        }
        line += " \\(text(Double(layer.opacity))) \\(text(Double(layer.shadowRadius))) \\(text(Double(layer.shadowOpacity)))"
        line += " \\(layer.maskedCorners.rawValue) \\(text(layer.backgroundColor)) \\(text(layer.borderColor)) \\(layer.transform)"
        line += layer.shadowPath == nil ? "" : " cast"
        if let shape = layer as? CAShapeLayer {
          line += " \\(text(shape.fillColor)) \\(text(Double(shape.strokeEnd))) \\(shape.path.map { "\\($0)".count } ?? 0)"
        }
        if let words = layer as? CATextLayer {
          line += " " + ((words.string as? NSAttributedString)?.string ?? words.string as? String ?? "")
        }
        if let gradient = layer as? CAGradientLayer {
          line += " \\(gradient.startPoint) \\(gradient.endPoint) \\((gradient.colors ?? []).count)"
        }
        let mask = layer.mask.map { shown($0, depth + 9) } ?? []
        return [line] + mask + (layer.sublayers ?? []).flatMap { shown($0, depth + 1) }
      }
      var lines = 0
      @MainActor func check<A, B>(_ index: Int, _ make: (Bool, Int?) -> (A, B)) where A: \(control), B: \(control) {
        for isLoud in [false, true] {
          for count in [nil, -1, 0, 2, 99] as [Int?] {
            for isPressed in [false, true] {
              let (loop, each) = make(isLoud, count)
              loop.isHighlighted = isPressed
              each.isHighlighted = isPressed
              loop.\(layOut)
              each.\(layOut)
              let (first, second) = (shown(loop.\(layer), 0), shown(each.\(layer), 0))
              lines += first.count
              if first != second {
                let place = zip(first, second).first { $0 != $1 }
                print(index, isLoud, count ?? "-", isPressed, first.count, second.count, place?.0 ?? "", "|", place?.1 ?? "")
              }
            }
          }
        }
      }
      \(views.joined(separator: "\n"))
      print(lines > 1_000 ? "compared" : "too few: \\(lines)")
      """
  }

  @Test func loopsComeToTheSameLayersInUIKit() throws {
    let program = Self.program(control: "UIControl", layer: "layer", layOut: "layoutIfNeeded()")
    #expect(
      try ViewProgram(.uikit).run(program, with: Self.generated, named: "copy-loops-uikit") == "compared\n")
  }

  @Test func loopsComeToTheSameLayersInAppKit() throws {
    let program = Self.program(control: "NSControl", layer: "layer!", layOut: "layoutSubtreeIfNeeded()")
    #expect(
      try ViewProgram(.appkit).run(program, with: Self.generated, named: "copy-loops-appkit") == "compared\n")
  }
}
