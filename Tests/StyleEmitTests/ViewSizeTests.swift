import SeededRandom
import StyleModel
import Testing

@testable import StyleEmit

/// How large generated views are: run against the doubles, whose texts are as large as pictures estimate them.
@Suite(.tags(.toolchain)) struct ViewSizeTests {
  static let generated = Generated(
    """
    components:
      Card:
        base: UIView
        properties: { detail: { type: String?, default: null } }
        layer:
          sublayers:
            - name: content
              kind: stack
              axis: vertical
              spacing: 4
              insets: 10
              frame: { inset: 6 }
              sublayers:
                - { name: heading, kind: text, string: Saved, font: { size: 16 } }
                - { name: detail, kind: text, string: $detail, numberOfLines: 0, font: { size: 12 } }
      Line: { base: UIControl, layer: { sublayers: [{ name: row, kind: stack, sublayers: [{ name: word, kind: text, string: Word, font: { size: 16 } }] }] } }
      Row:
        base: UITableViewCell
        layer: { sublayers: [{ name: row, kind: stack, axis: vertical, sublayers: [{ name: words, kind: text, string: "Some words that break in a narrow table", numberOfLines: 0, font: { size: 16 } }] }] }
      Holder:
        base: UIView
        layer:
          sublayers:
            - { name: column, kind: stack, axis: vertical, sublayers: [{ name: card, kind: Card, detail: "A text in a view in a view that breaks when it is narrow" }] }
      Action:
        base: UIButton
        sets: { font: { size: 16 }, contentInsets: [10, 20, 10, 20] }
      Plain: { base: UIButton, sets: { font: { size: 16 }, numberOfLines: 0 } }
    styles:
      action: { component: Action, title: Send all of my changes now }
      tall: { component: Action, title: Send all of my changes now, numberOfLines: 0 }
      two: { component: Action, title: Send all of my changes now, numberOfLines: 2 }
      plain: { component: Plain, title: Send all of my changes now }
      card: { component: Card, detail: "Your changes are saved on this device. They will be sent as soon as you are online again." }
      line: { component: Line }
      row: { component: Row }
      holder: { component: Holder }
    """)

  private static func output(_ program: String, _ framework: ViewFramework, _ name: String) throws -> [String]
  {
    #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try ViewProgram(framework, areClassesShared: true).run(
      program, with: generated, named: "\(name)-\(framework)"
    )
    .split(separator: "\n").map(String.init)
  }

  /// Auto Layout gives a view its width first: its lines break in it, and it says how high they are. A detail of 89 letters of 6 points is
  /// 534 points wide; a card has 16 points around it, a heading of 20 points, and 15 points a line.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aViewIsAsHighAsItsLinesInTheWidthThatItHas(_ framework: ViewFramework) throws {
    let output = try Self.output(
      """
      func text(_ size: CGSize) -> String { "\\(size.width) x \\(size.height)" }
      let card = Card(frame: .zero)
      card.apply(.card)
      print("at first", text(card.intrinsicContentSize))
      print("in 300", text(card._layOut(in: 300)), "and says", text(card.intrinsicContentSize))
      print("again", card._invalidations, text(card._layOut(in: 300)), card._invalidations)
      print("in 200", text(card._layOut(in: 200)))
      card.detail = "Sent."
      print("another text", text(card._layOut(in: 200)))
      card.apply(.card)
      print("beside a text", text(card._layOut(in: 400, beside: 150)))
      print("asked", text(card.sizeThatFits(CGSize(width: 120, height: 0))))
      let holder = Holder(frame: .zero)
      print("holder", text(holder._layOut(in: 150)), text(holder.sizeThatFits(CGSize(width: 150, height: 0))))
      let line = Line(frame: .zero)
      print("one line", text(line._layOut(in: 200, beside: 190)), line.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
      """, framework, "sizes")
    #expect(
      output == [
        "at first 566.0 x 71.0",
        "in 300 300.0 x 86.0 and says 566.0 x 86.0",
        "again 3 300.0 x 86.0 3",
        "in 200 200.0 x 116.0",
        "another text 200.0 x 71.0",
        "beside a text 250.0 x 101.0",
        "asked 120.0 x 161.0",
        "holder 150.0 x 101.0 150.0 x 101.0",
        "one line 32.0 x 20.0 true",
      ])
  }

  /// A title of 26 letters of 8 points is 208 points wide, and has 20 points a line.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aButtonIsAsHighAsTheLinesOfItsTitle(_ framework: ViewFramework) throws {
    let (layout, title) =
      framework == .uikit
      ? ("layoutIfNeeded", "$0.titleLabel!.frame")
      : ("layoutSubtreeIfNeeded", "$0.layer!.drawnSublayers.first { $0.name == \"title\" }!.frame")
    let output = try Self.output(
      """
      func text(_ size: CGSize) -> String { "\\(size.width) x \\(size.height)" }
      @MainActor func titleFrame(_ button: Action) -> CGRect { { \(title) }(button) }
      let action = Action(frame: .zero)
      action.apply(.action)
      print("one line", text(action.intrinsicContentSize), text(action._layOut(in: 128)))
      action.apply(.tall)
      print("at first", text(action.sizeThatFits(CGSize(width: CGFloat.infinity, height: 0))), text(action.intrinsicContentSize))
      print("in 128", text(action._layOut(in: 128)), "and says", text(action.intrinsicContentSize))
      action.frame = CGRect(x: 0, y: 0, width: 128, height: 80)
      action.\(layout)()
      print("title", text(titleFrame(action).size), titleFrame(action).minX, titleFrame(action).minY)
      action.style.title = "Send"
      print("another title", text(action._layOut(in: 128)))
      action.apply(.two)
      print("two lines", text(action._layOut(in: 128)))
      action.apply(.action)
      print("one line", text(action._layOut(in: 128)))
      let plain = Plain(frame: .zero)
      plain.apply(.plain)
      print("plain", text(plain.sizeThatFits(CGSize(width: 110, height: 0))), text(plain._layOut(in: 110)))
      """, framework, "titles")
    #expect(
      output == [
        "one line 248.0 x 40.0 128.0 x 40.0",
        "at first 248.0 x 40.0 248.0 x 80.0",
        "in 128 128.0 x 80.0 and says 248.0 x 80.0",
        "title 88.0 x 60.0 20.0 10.0",
        "another title 128.0 x 40.0",
        "two lines 128.0 x 60.0",
        "one line 128.0 x 40.0",
        "plain 110.0 x 40.0 110.0 x 40.0",
      ])
  }

  /// `systemLayoutSizeFitting` is asked for the height of a width that the view doesn't have yet.
  @Test func aViewHasAHeightForEachWidth() throws {
    let output = try Self.output(
      """
      func text(_ size: CGSize) -> String { "\\(size.width) x \\(size.height)" }
      let card = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
      card.apply(.card)
      card.layoutIfNeeded()
      let invalidations = card._invalidations
      for width in [150, 300, 900] as [CGFloat] {
        let size = CGSize(width: width, height: 0)
        print(text(card.systemLayoutSizeFitting(size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)))
      }
      print("free", text(card.systemLayoutSizeFitting(.zero)))
      print("both", text(card.systemLayoutSizeFitting(CGSize(width: 150, height: 50), withHorizontalFittingPriority: .required, verticalFittingPriority: .required)))
      print("no layout", card._invalidations == invalidations)
      let row = Row(style: .default, reuseIdentifier: nil)
      print("row", text(row.systemLayoutSizeFitting(CGSize(width: 160, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)))
      """, .uikit, "fitting")
    #expect(
      output == [
        "150.0 x 131.0", "300.0 x 86.0", "900.0 x 71.0", "free 566.0 x 71.0", "both 150.0 x 50.0",
        "no layout true", "row 160.0 x 40.0",
      ])
  }

  /// `fittingSize` is as high as the lines are in its own width.
  @Test func aViewOfAppKitKnowsItsFittingSize() throws {
    let output = try Self.output(
      """
      let card = Card(frame: NSRect(x: 0, y: 0, width: 300, height: 20))
      card.apply(.card)
      card.layoutSubtreeIfNeeded()
      print(card.intrinsicContentSize.height, card.fittingSize.width, card.fittingSize.height)
      """, .appkit, "fitting")
    #expect(output == ["86.0 566.0 71.0"])
  }

  /// Pictures with a fitting side and views are of one size.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func viewsAreAsLargeAsPictures(_ framework: ViewFramework) throws {
    var random = SplitMix(seed: 37)
    let sheets = (0..<24).map { RandomStack.component($0, &random) }
    let generated = Generated(
      "components:\n" + sheets.joined() + "styles:\n"
        + sheets.indices.map { "  style\($0): { component: Box\($0) }\n" }.joined())
    #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let widths = [nil, 30, 90, 200, 320, 700] as [Double?]
    let program = sheets.indices.map { index in
      """
      for width in [nil, 30, 90, 200, 320, 700] as [CGFloat?] {
        let view = Box\(index)(frame: .zero)
        let asked = view.sizeThatFits(CGSize(width: width ?? .infinity, height: 0))
        let own = width.map { view._layOut(in: $0) } ?? view.intrinsicContentSize
        print(asked.width, asked.height, own.height)
      }
      """
    }
    let output = try ViewProgram(framework).run(
      program.joined(separator: "\n"), with: generated, named: "random-sizes-\(framework)")
    var expected: [String] = []
    var heights: Set<Double> = []
    for index in sheets.indices {
      let layout = StackLayout(generated.sheet.look(of: index))
      for width in widths {
        let size = try #require(layout.fittingSize(width: width))
        expected.append("\(size.width) \(size.height) \(size.height)")
        heights.insert(size.height)
      }
    }
    let lines = output.split(separator: "\n").map(String.init)
    let difference = zip(lines, expected).enumerated().first { $0.element.0 != $0.element.1 }
    #expect(
      lines == expected,
      "\(difference.map { "\(sheets[$0.offset / widths.count]): \($0.element)" } ?? "\(output.prefix(2000))")"
    )
    #expect(heights.count > 40)
  }
}

/// A component that is as large as a stack of texts, boxes, other stacks and components.
private enum RandomStack {
  static func component(_ number: Int, _ random: inout SplitMix) -> String {
    let inset = Bool.random(using: &random) ? "{ inset: \(Int.random(in: 1...9, using: &random)) }" : ""
    let frame = inset.isEmpty ? "" : ", frame: \(inset)"
    var names = 0
    let stack = stack(2, number, &names, &random)
    return "  Box\(number): { base: UIView, layer: { sublayers: [{ \(stack)\(frame) }] } }\n"
  }

  private static func stack(
    _ depth: Int, _ number: Int, _ names: inout Int, _ random: inout SplitMix
  ) -> String {
    let axis = ["horizontal", "vertical"].randomElement(using: &random) ?? ""
    let alignment = ["fill", "center", "firstBaseline", "lastBaseline"].randomElement(using: &random) ?? ""
    let distribution =
      ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
      .randomElement(using: &random) ?? ""
    let insets = (0..<4).map { _ in "\(Int.random(in: 0...12, using: &random))" }.joined(separator: ", ")
    let spacing = Int.random(in: 0...9, using: &random)
    names += 1
    let name = names
    var items: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let spacing =
        Int.random(in: 0..<3, using: &random) == 0
        ? ", spacingAfter: \(Int.random(in: 0...15, using: &random))" : ""
      items.append("{ \(item(depth, number, &names, &random))\(spacing) }")
    }
    return "name: stack\(name), kind: stack, axis: \(axis), alignment: \(alignment), "
      + "distribution: \(distribution), spacing: \(spacing), insets: [\(insets)], sublayers: [\(items.joined(separator: ", "))]"
  }

  private static func item(
    _ depth: Int, _ number: Int, _ names: inout Int, _ random: inout SplitMix
  ) -> String {
    if depth > 0, Int.random(in: 0..<3, using: &random) == 0 {
      return stack(depth - 1, number, &names, &random)
    }
    names += 1
    let isHidden = Int.random(in: 0..<8, using: &random) == 0 ? ", hidden: true" : ""
    let width = Int.random(in: 1...80, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      return "name: box\(names), kind: rectangle, frame: { width: \(width), height: \(width / 2) }\(isHidden)"
    case 1 where number > 0:
      return "name: held\(names), kind: Box\(Int.random(in: 0..<number, using: &random))\(isHidden)"
    case 2:
      return "name: fixed\(names), kind: text, string: \(words(&random)), numberOfLines: 0, "
        + "font: { size: 12 }, frame: { width: \(width + 20) }\(isHidden)"
    default:
      let lines = Int.random(in: 0...3, using: &random)
      let size = Int.random(in: 5...11, using: &random) * 2
      return "name: text\(names), kind: text, string: \(words(&random)), numberOfLines: \(lines), "
        + "font: { size: \(size) }\(isHidden)"
    }
  }

  private static func words(_ random: inout SplitMix) -> String {
    String(repeating: "word", count: Int.random(in: 1...12, using: &random))
  }
}
