import SeededRandom
import StyleModel
import Testing

@testable import StyleEmit

/// Stacks in stacks, in views that are as large as them: generated views are as large as pictures have them, and so lie what is in them. Run
/// against the doubles, whose texts are as large as pictures estimate them.
@Suite(.tags(.toolchain)) struct StackAgreementTests {
  /// Trees of stacks at random, each the root of a component.
  private struct Trees {
    var random: SplitMix
    private var count = 0
    /// The layers of the tree that is being written.
    var names: [String] = []

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    private mutating func name(_ prefix: String) -> String {
      count += 1
      let name = "\(prefix)\(count)"
      names.append(name)
      return name
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }

    private mutating func frame() -> String {
      var sizes: [String] = []
      if Int.random(in: 0..<4, using: &random) == 0 { sizes.append("width: \(pick([10, 30, 80]))") }
      if Int.random(in: 0..<4, using: &random) == 0 { sizes.append("height: \(pick([4, 25, 60]))") }
      return sizes.isEmpty ? "" : ", frame: { \(sizes.joined(separator: ", ")) }"
    }

    mutating func stack(depth: Int) -> String {
      let axis = pick(["horizontal", "vertical"])
      let alignment = pick(
        axis == "horizontal"
          ? ["fill", "top", "center", "bottom"] : ["fill", "leading", "center", "trailing"])
      let distribution = pick([
        "fill", "fill", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
        "center",
      ])
      var keys = [
        "name: \(name("s"))", "kind: stack", "axis: \(axis)", "alignment: \(alignment)",
        "distribution: \(distribution)",
      ]
      if Bool.random(using: &random) { keys.append("spacing: \(pick([0, 3, 8, -2]))") }
      if Int.random(in: 0..<3, using: &random) == 0 { keys.append("insets: \(pick(["2", "[1, 2, 3, 4]"]))") }
      if Int.random(in: 0..<5, using: &random) == 0 { keys.append("minWidth: \(pick([20, 90]))") }
      if Int.random(in: 0..<5, using: &random) == 0 { keys.append("minHeight: \(pick([20, 50]))") }
      let items = (0..<Int.random(in: 1...3, using: &random)).map { _ in item(depth: depth) }
      return "{ \(keys.joined(separator: ", ")), sublayers: [\(items.joined(separator: ", "))]"
    }

    private mutating func item(depth: Int) -> String {
      let hidden = Int.random(in: 0..<8, using: &random) == 0 ? ", hidden: true" : ""
      let after = Int.random(in: 0..<8, using: &random) == 0 ? ", spacingAfter: \(pick([0, 12]))" : ""
      let rest = hidden + after
      if depth > 0, Int.random(in: 0..<3, using: &random) > 0 {
        let stack = stack(depth: depth - 1)
        return stack + frame() + rest + " }"
      }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return "{ name: \(name("r")), kind: rectangle\(frame())\(rest) }"
      case 1: return "{ name: \(name("l")), kind: Tag, text: \(word())\(frame())\(rest) }"
      case 2: return "{ name: \(name("c")), kind: Card, detail: \(word())\(frame())\(rest) }"
      case 3: return "{ name: \(name("b")), kind: Push, title: \(word())\(frame())\(rest) }"
      case 4:
        return
          "{ name: \(name("w")), kind: text, string: \(word(100)), numberOfLines: \(pick([0, 2])), font: { size: 16 }\(frame())\(rest) }"
      default:
        return "{ name: \(name("t")), kind: text, string: \(word()), font: { size: 16 }\(frame())\(rest) }"
      }
    }

    private mutating func word(_ most: Int = 12) -> String {
      String(repeating: "a", count: Int.random(in: 1...most, using: &random))
    }
  }

  private static let count = 24

  private static func styles(seed: UInt64) -> (text: String, names: [[String]]) {
    var trees = Trees(seed: seed)
    var (components, styles): ([String], [String]) = (
      [
        "Tag: { base: UILabel, sets: { contentInsets: 4, font: { size: 16 } } }",
        "Push: { base: UIButton, sets: { font: { size: 16 }, contentInsets: [2, 6, 2, 6] } }",
        "Card: { base: UIView, properties: { detail: { type: String, default: \"\" } }, layer: { sublayers: [{ name: inner, kind: stack, axis: vertical, insets: 3, frame: { inset: 2 }, sublayers: [{ name: head, kind: text, string: abc, font: { size: 16 } }, { name: detail, kind: text, string: $detail, numberOfLines: 0, font: { size: 16 } }] }] } }",
      ], []
    )
    var names: [[String]] = []
    for index in 0..<count {
      trees.names = []
      let inset = index % 3 == 0 ? ", frame: { inset: 5 }" : ""
      components.append(
        "Tree\(index): { base: UIView, layer: { sublayers: [\(trees.stack(depth: 3))\(inset) }] } }")
      styles.append("tree\(index): { component: Tree\(index) }")
      names.append(trees.names)
    }
    return (
      "components:\n  \(components.joined(separator: "\n  "))\nstyles:\n  \(styles.joined(separator: "\n  "))\n",
      names
    )
  }

  private func text(_ size: Size) -> String { "\(number(size.width)) \(number(size.height))" }
  private func number(_ value: Double) -> String { "\((value * 100).rounded() / 100 + 0)" }

  /// What a picture has, one line for each size and frame.
  private func expected(_ sheet: ResolvedSheet, _ names: [[String]]) throws -> [String] {
    var lines: [String] = []
    for (index, names) in names.enumerated() {
      let style = try #require(sheet.styles.firstIndex { $0.name == "tree\(index)" })
      let look = sheet.look(of: style)
      let layout = StackLayout(look)
      let own = try #require(layout.fittingSize())
      lines.append("tree\(index) \(text(own))")
      let narrow = try #require(layout.fittingSize(width: 90))
      lines.append("tree\(index) in 90 \(text(narrow))")
      for size in [own, Size(width: 90, height: narrow.height), Size(width: 300, height: 200)] {
        let root = try #require(look.component.fittingStack)
        var frames: [Int: Rect] = [root: look.layers[root].frame(in: size)]
        for (place, layer) in look.component.layers.enumerated() where layer.kind == .stack {
          guard let frame = frames[place] else { continue }
          frames.merge(layout.frames(in: place, size: frame.size)) { $1 }
        }
        for name in names {
          guard let place = look.component.layers.firstIndex(where: { $0.name == name }) else { continue }
          var next: Int? = place
          var isHidden = false
          while let layer = next {
            if look.layers[layer][.hidden] == .bool(true) { isHidden = true }
            next = look.component.layers[layer].parent
          }
          if isHidden { continue }
          let frame = try #require(frames[place], "\(name)")
          lines.append("\(name) \(number(frame.x)) \(number(frame.y)) \(text(frame.size))")
        }
      }
    }
    return lines
  }

  @Test(arguments: [ViewFramework.uikit, .appkit], [UInt64(1), 2])
  func viewsAreAsLargeAsInPictures(_ framework: ViewFramework, seed: UInt64) throws {
    let (text, names) = Self.styles(seed: seed)
    let generated = Generated(text)
    #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let wanted = try expected(generated.sheet, names)
    let isUIKit = framework == .uikit
    let output = try ViewProgram(framework).run(
      """
      func number(_ value: CGFloat) -> String { "\\((Double(value) * 100).rounded() / 100 + 0)" }
      func text(_ size: CGSize) -> String { number(size.width) + " " + number(size.height) }
      @MainActor func lay(_ view: \(isUIKit ? "UIView" : "NSView")) { view.\(isUIKit ? "layoutIfNeeded" : "layout")(); view.subviews.forEach(lay) }
      func find(_ name: String, _ layer: CALayer) -> CALayer? {
        if layer.isHidden { return nil }
        if layer.name == name { return layer }
        return (layer.sublayers ?? []).lazy.compactMap { find(name, $0) }.first
      }
      @MainActor func show(_ name: String, _ view: \(isUIKit ? "UIView" : "NSView"), _ fits: (CGSize) -> CGSize, _ names: [String]) {
        let own = fits(CGSize(width: CGFloat.infinity, height: 0))
        let narrow = fits(CGSize(width: 90, height: 0))
        print(name, text(own))
        print(name, "in 90", text(narrow))
        for size in [own, CGSize(width: 90, height: narrow.height), CGSize(width: 300, height: 200)] {
          view.frame = CGRect(origin: .zero, size: size)
          \(isUIKit ? "view.setNeedsLayout()" : "")
          lay(view)
          for name in names {
            guard let layer = find(name, view.layer\(isUIKit ? "" : "!")) else { continue }
            print(name, number(layer.frame.minX), number(layer.frame.minY), text(layer.frame.size))
          }
        }
      }
      \(names.enumerated().map { index, names in
        "do { let view = Tree\(index)(frame: .zero); view.apply(.tree\(index)); show(\"tree\(index)\", view, view.sizeThatFits, \(names)) }"
      }.joined(separator: "\n"))
      """, with: generated, named: "nested-stacks-\(framework)-\(seed)")
    let lines = output.split(separator: "\n").map(String.init)
    let different = zip(lines, wanted).enumerated().filter { $0.element.0 != $0.element.1 }
    #expect(different.prefix(12).map { "\($0.element.0) / \($0.element.1)" } == [])
    #expect(lines.count == wanted.count)
  }
}
