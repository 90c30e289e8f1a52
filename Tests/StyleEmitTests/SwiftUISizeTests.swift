import StyleModel
import Testing

@testable import StyleEmit

/// How large views of all classes are: alone where more or less is offered than they need, and in stacks. In stacks they are as large in
/// SwiftUI as in UIKit, which pictures are compared with. Run against the doubles, in which a letter is 8 points wide and a line 20 high.
@Suite(.tags(.toolchain)) struct SwiftUISizeTests {
  /// A component of each class, and what a layer says of it beside.
  private static let kinds: [(name: String, base: String, values: String)] = [
    ("Word", "UILabel, sets: { font: { size: 16 } }", "text: abc"),
    (
      "Lines", "UILabel, sets: { font: { size: 16 }, numberOfLines: 0 }",
      "text: abcdefghijklmnopqrstuvwxyzabcdef"
    ),
    ("Push", "UIButton, sets: { font: { size: 16 } }", "title: abc"),
    ("Mail", "UITextField, sets: { font: { size: 16 } }", "text: abc"),
    ("Notes", "UITextView, sets: { font: { size: 16 } }", "text: abc"),
    ("Flag", "UISwitch", "isOn: true"),
    ("Volume", "UISlider", "value: 0.5"),
    ("Count", "UIStepper", "value: 1"),
    ("Choice", "UISegmentedControl", "titles: [A, B]"),
    ("Done", "UIProgressView", "progress: 0.5"),
    ("Busy", "UIActivityIndicatorView", "isAnimating: true"),
    ("Photo", "UIImageView", "alpha: 1"),
    ("Plain", "UIView", "alpha: 1"),
    (
      "Card",
      "UIView, layer: { sublayers: [{ name: column, kind: stack, axis: vertical, insets: 3, sublayers: [{ name: word, kind: text, string: abcd, font: { size: 16 } }, { name: line, kind: text, string: ab, font: { size: 16 } }] }] }",
      "alpha: 1"
    ),
    (
      "Chip",
      "UIControl, layer: { sublayers: [{ name: row, kind: stack, insets: 3, sublayers: [{ name: word, kind: text, string: abcd, font: { size: 16 } }] }] }",
      "alpha: 1"
    ),
    (
      "Bar",
      "UIView, layer: { sublayers: [{ name: row, kind: stack, sublayers: [{ name: word, kind: text, string: abcd, font: { size: 16 } }, { name: rest, kind: rectangle }, { name: end, kind: rectangle, frame: { width: 4 } }] }] }",
      "alpha: 1"
    ),
  ]

  private static let stacks: [(name: String, axis: String, alignment: String)] = ["horizontal", "vertical"]
    .flatMap { axis in
      ["fill", "center", axis == "horizontal" ? "top" : "leading"].map { ("\(axis)+\($0)", axis, $0) }
    }

  /// Of a stack, in a holder of stacks below each other.
  private static let (width, height) = (242, 120)

  private static func color(_ kind: Int) -> String {
    "#0000" + (kind < 15 ? "0" : "") + String((kind + 1), radix: 16)
  }

  private static func inStack(
    _ place: Int, _ stack: (name: String, axis: String, alignment: String), _ frame: String
  ) -> String {
    let kind = kinds[place]
    return
      "{ name: stack\(place), kind: stack, axis: \(stack.axis), alignment: \(stack.alignment), \(frame)sublayers: ["
      + "{ name: a\(place), kind: text, string: ab, font: { size: 16 } }, "
      + "{ name: x\(place), kind: \(kind.name), \(kind.values), backgroundColor: \"\(color(place))\" }, "
      + "{ name: z\(place), kind: rectangle, frame: { width: 10, height: 40 } }] }"
  }

  private static let generated: Generated = {
    var lines = ["components:"]
    for kind in kinds { lines.append("  \(kind.name): { base: \(kind.base) }") }
    for (number, stack) in stacks.enumerated() {
      lines.append("  Holder\(number): { base: UIView, layer: { sublayers: [")
      for place in kinds.indices {
        lines.append(
          "    " + inStack(place, stack, "frame: [0, \(place * height), \(width), \(height)], ") + ",")
      }
      lines.append("  ] } }")
    }
    lines.append("styles:")
    for kind in kinds {
      lines.append(
        "  \(kind.name.lowercased()): { component: \(kind.name), \(kind.values), layer.backgroundColor: \"#00FF00\" }"
      )
    }
    for number in stacks.indices { lines.append("  holder\(number): { component: Holder\(number) }") }
    return Generated(lines.joined(separator: "\n"))
  }()

  @Test func viewsInStacksAreAsLargeAsInUIKit() throws {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let holders = Self.stacks.indices
    let size = "CGSize(width: \(Self.width), height: \(Self.height * Self.kinds.count))"
    let uikit = try ViewProgram(.uikit).run(
      """
      @MainActor func show(_ holder: UIView) {
        holder.frame = CGRect(origin: .zero, size: \(size))
        holder.layoutIfNeeded()
        @MainActor func lay(_ view: UIView) { view.layoutIfNeeded(); view.subviews.forEach(lay) }
        lay(holder)
        func find(_ name: String, _ layer: CALayer) -> CALayer? {
          layer.name == name ? layer : (layer.sublayers ?? []).lazy.compactMap { find(name, $0) }.first
        }
        for place in 0..<\(Self.kinds.count) {
          guard let found = find("x\\(place)", holder.layer) else { print("none"); continue }
          let frame = holder.layer.convert(found.bounds, from: found)
          print(Int(frame.minX.rounded()), Int(frame.minY.rounded()) - place * \(Self.height), Int(frame.width.rounded()), Int(frame.height.rounded()))
        }
      }
      \(holders.map { "show({ let view = Holder\($0)(frame: .zero); view.apply(.holder\($0)); return view }())" }.joined(separator: "\n"))
      """, with: Self.generated, named: "swiftui-sizes-uikit")
    let swiftUI = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func show(_ view: some View) {
        let picture = view._draw(in: \(size))
        for place in 0..<\(Self.kinds.count) {
          func isThere(_ x: Int, _ y: Int) -> Bool {
            let pixel = picture(CGPoint(x: Double(x) + 0.5, y: Double(y + place * \(Self.height)) + 0.5))
            return pixel.alpha > 0.5 && Int((pixel.blue * 255).rounded()) == place + 1
          }
          // Any point of it, and from there its edges.
          let all = (0..<\(Self.height / 3)).lazy.flatMap { y in (0..<\(Self.width / 3)).lazy.map { ($0 * 3, y * 3) } }
          guard let (x, y) = all.first(where: { isThere($0, $1) }) else { print("none"); continue }
          let across = (0..<\(Self.width)).filter { isThere($0, y) }
          let down = (0..<\(Self.height)).filter { isThere(x, $0) }
          print(across[0], down[0], across.count, down.count)
        }
      }
      @MainActor func all() {
        \(holders.map { "show(Color.clear.holder\($0)Style(.holder\($0)))" }.joined(separator: "\n  "))
      }
      all()
      """, with: Self.generated, named: "swiftui-sizes")
    let (lines, others) = (uikit.split(separator: "\n"), swiftUI.split(separator: "\n"))
    try #require(lines.count == holders.count * Self.kinds.count && others.count == lines.count)
    for (place, (line, other)) in zip(lines, others).enumerated() {
      let name = "\(Self.kinds[place % Self.kinds.count].name) \(Self.stacks[place / Self.kinds.count].name)"
      let (frame, box) = (
        line.split(separator: " ").map { Int($0) }, other.split(separator: " ").map { Int($0) }
      )
      // A text is as wide as its longest line.
      let isNear = zip(frame, box).allSatisfy { abs(($0 ?? 0) - ($1 ?? 999)) <= 2 }
      #expect(isNear && frame.count == 4 && box.count == 4, "\(name): \(line) in UIKit, and \(other)")
    }
  }

  @Test func viewsAloneAreAsLargeAsTheyNeed() throws {
    let views = Self.kinds.map { kind in
      let name = kind.name.lowercased()
      let isControl = kind.base.hasPrefix("UIControl") || kind.base.hasPrefix("UIButton")
      return isControl
        ? "show(\"\(kind.name)\", Button(\"abc\") {}.buttonStyle(\(kind.name)Style.\(name)))"
        : "show(\"\(kind.name)\", \(kind.name)View(style: .\(name)))"
    }
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> String {
        let size = view._measured(width: width, height: height)
        return "\\(Int(size.width))x\\(Int(size.height))"
      }
      @MainActor func show(_ name: String, _ view: some View) {
        print(name, size(view, 200, 400), size(view, 12, 8), size(view, nil, nil))
      }
      @MainActor func all() {
        \(views.joined(separator: "\n  "))
      }
      all()
      """, with: Self.generated, named: "swiftui-sizes-alone")
    // In more than it needs, in less, and where nothing is said.
    #expect(
      output == """
        Word 24x20 8x20 24x20
        Lines 200x40 8x20 256x20
        Push 24x20 8x20 24x20
        Mail 200x20 12x20 10x20
        Notes 200x400 12x8 10x26
        Flag 51x31 51x31 51x31
        Volume 200x31 12x31 10x31
        Count 94x32 94x32 94x32
        Choice 200x32 12x32 53x32
        Done 200x4 12x4 10x4
        Busy 20x20 20x20 20x20
        Photo 200x400 12x8 10x10
        Plain 200x400 12x8 10x10
        Card 200x46 14x46 38x46
        Chip 30x26 14x26 30x26
        Bar 200x20 12x20 36x20

        """)
  }

  private static let axes = Generated(
    """
    modes: { width: [narrow, wide] }
    components:
      Mail: { base: UITextField, sets: { font: { size: 16 } } }
      Bar:
        base: UIView
        layer: { sublayers: [{ name: row, kind: stack, axis: horizontal, sublayers: [{ name: a, kind: text, string: abcd, font: { size: 16 } }, { name: rest, kind: rectangle, backgroundColor: red }, { name: b, kind: text, string: ab, font: { size: 16 } }] }] }
      Both:
        base: UIView
        layer: { sublayers: [{ name: row, kind: stack, axis: horizontal, sublayers: [{ name: a, kind: text, string: abcd, font: { size: 16 } }, { name: b, kind: text, string: ab, font: { size: 16 } }] }] }
      Login:
        base: UIView
        layer: { sublayers: [{ name: row, kind: stack, axis: horizontal, sublayers: [{ name: mail, kind: Mail, text: abc }, { name: rest, kind: rectangle, backgroundColor: red, frame: { width: 4 } }] }] }
      Chip:
        base: UIControl
        properties: { direction: { type: String, values: [horizontal, vertical], default: horizontal } }
        layer: { sublayers: [{ name: row, kind: stack, axis: $direction, sublayers: [{ name: a, kind: text, string: abcd, font: { size: 16 } }, { name: rest, kind: rectangle, backgroundColor: red }] }] }
      Holder: { base: UIView, layer: { sublayers: [{ name: column, kind: stack, axis: vertical, sublayers: [{ name: bar, kind: Bar }, { name: foot, kind: text, string: abc, font: { size: 16 } }] }] } }
    styles:
      bar: { component: Bar, modes: { wide: { row.axis: vertical } } }
      both: { component: Both, modes: { wide: { row.axis: vertical } } }
      login: { component: Login, modes: { wide: { row.axis: vertical } } }
      chip: { component: Chip, modes: { wide: { direction: vertical } } }
      holder: { component: Holder }
    """)

  /// A row is as high as what is in it, also where it is a column in another mode. A column with a layer without a height takes all of it.
  @Test func aRowIsAsHighAsItsContentsInEachMode() throws {
    #expect(Self.axes.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func show(_ name: String, _ view: some View) {
        let sizes = [StyleModes.Width.narrow, .wide].map { mode in
          let size = view.styleMode(mode)._measured(width: 300, height: 1000)
          return "\\(Int(size.width))x\\(Int(size.height))"
        }
        print(name, sizes.joined(separator: " "))
      }
      @MainActor func all() {
        show("bar", BarView(style: .bar))
        show("both", BothView(style: .both))
        show("login", LoginView(style: .login))
        show("chip", Button("abcd") {}.buttonStyle(.chip))
        show("own chip", ChipView(direction: .vertical) {})
        show("holder", HolderView(style: .holder))
      }
      all()
      """, with: Self.axes, named: "swiftui-axes")
    #expect(
      output == """
        bar 300x20 300x1000
        both 300x20 300x40
        login 300x20 300x1000
        chip 300x20 300x1000
        own chip 300x1000 300x1000
        holder 300x40 300x40

        """)
  }
}
