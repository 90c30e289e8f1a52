import StyleModel
import Testing

@testable import StyleEmit

/// What a change of a view costs, and how its layers move: run against the doubles.
@Suite(.tags(.toolchain)) struct ViewChangeTests {
  private static let generated = Generated(
    """
    components:
      Knob:
        base: UIControl
        properties: { edge: { type: CGFloat, default: 4 }, tone: { type: UIColor, default: gold } }
        layer: { sublayers: [{ name: thumb, kind: rectangle, backgroundColor: $tone, frame: { inset: $edge } }] }
        states: { highlighted: { edge: 8, tone: red } }
        transition: { duration: 0.2 }
      Plate:
        base: UIView
        properties: { edge: { type: CGFloat, default: 4 } }
        layer:
          cornerRadius: 8
          shadowOpacity: 0.5
          sublayers: [{ name: plate, kind: rectangle, backgroundColor: gold, frame: { inset: $edge } }]
      Chip:
        base: UIControl
        layer: { sublayers: [{ name: icon, kind: image, contents: { systemName: star }, tintColor: red }] }
        states: { highlighted: { layer.opacity: 0.5 } }
        transition: { duration: 0.1 }
      Card:
        base: UIView
        properties: { heading: { type: String, default: Heading } }
        layer:
          cornerRadius: 8
          shadowOpacity: 0.5
          sublayers:
            - { name: column, kind: stack, axis: vertical, insets: 12, sublayers: [{ name: words, kind: text, string: $heading, font: { size: 16 } }] }
      Row:
        base: UITableViewCell
        properties:
          heading: { type: String, default: Heading }
          detail: { type: String, default: Detail }
          count: { type: String, default: "0" }
          tone: { type: UIColor, default: gold }
          gap: { type: CGFloat, default: 4 }
        layer:
          sublayers:
            - name: column
              kind: stack
              axis: vertical
              spacing: $gap
              sublayers:
                - { name: heading, kind: text, string: $heading, foregroundColor: $tone, font: { size: 16 } }
                - { name: detail, kind: text, string: $detail, numberOfLines: 0, font: { size: 12, tracking: 1 } }
                - { name: count, kind: text, string: $count, font: { size: 12 } }
        states: { selected: { tone: red } }
      Pane: { base: UIView, layer: { sublayers: [{ name: glass, kind: material, material: thin }] } }
    styles:
      knob: { component: Knob }
      plate: { component: Plate, backgroundColor: white }
      wide: { component: Plate, backgroundColor: white, edge: 9 }
      chip: { component: Chip }
      card: { component: Card, backgroundColor: white }
      row: { component: Row }
      pane: { component: Pane }
    """)

  private static func output(_ program: String, _ framework: ViewFramework, _ name: String) throws -> String {
    #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try ViewProgram(framework, areClassesShared: true).run(
      program, with: generated, named: "\(name)-\(framework)")
  }

  /// Frames move within a transition, and when the app animates: a frame, at once or with the next layout, or another style.
  @Test func framesMoveWithTheRest() throws {
    let output = try Self.output(
      """
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      @MainActor func moves(_ what: String, _ change: () -> Void) {
        CALayer._moves = []
        change()
        print(what, CALayer._moves.sorted())
      }
      let knob = Knob(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      knob.move(to: window)
      knob.layoutIfNeeded()
      moves("transition") { knob.isHighlighted = true }
      moves("afterwards") { knob.layoutIfNeeded() }
      let plate = Plate(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      plate.apply(.plate)
      plate.move(to: window)
      plate.layoutIfNeeded()
      moves("no animation") { plate.frame.size.width = 120; plate.layoutIfNeeded() }
      @MainActor func animate(_ change: @escaping () -> Void) {
        UIView.animate(withDuration: 0.7, delay: 0, animations: change)
      }
      moves("a frame and its layout") { animate { plate.frame.size.width = 150; plate.layoutIfNeeded() } }
      plate.layer.removeAnimation(forKey: "bounds.size")
      moves("a frame") { animate { plate.frame.size.width = 180 }; plate.layoutIfNeeded() }
      plate.layer.removeAnimation(forKey: "bounds.size")
      moves("a style") { animate { plate.apply(.wide) } }
      moves("a property") { animate { plate.style.edge = 12 } }
      moves("a property by itself") { plate.style.edge = 3; plate.layoutIfNeeded() }
      moves("later") { plate.apply(.plate); plate.layoutIfNeeded() }
      let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      card.apply(.card)
      card.move(to: window)
      card.layoutIfNeeded()
      print(card.layer.animation(forKey: "shadowPath") != nil)
      animate { card.frame.size.width = 150; card.layoutIfNeeded() }
      print((card.layer.animation(forKey: "shadowPath") as? CABasicAnimation)?.fromValue != nil)
      """, .uikit, "moves")
    #expect(
      output == """
        transition ["thumb.backgroundColor 0.2", "thumb.bounds 0.2"]
        afterwards []
        no animation []
        a frame and its layout ["plate.bounds 0.7", "plate.position 0.7"]
        a frame ["plate.bounds 0.7", "plate.position 0.7"]
        a style ["plate.bounds 0.7"]
        a property ["plate.bounds 0.7"]
        a property by itself []
        later []
        false
        true

        """)
  }

  @Test func framesMoveInAppKit() throws {
    let output = try Self.output(
      """
      let window = NSWindow()
      let knob = Knob(frame: NSRect(x: 0, y: 0, width: 100, height: 40))
      knob.move(to: window)
      knob.layoutSubtreeIfNeeded()
      @MainActor func moves(_ what: String, _ change: () -> Void) {
        CALayer._moves = []
        change()
        print(what, CALayer._moves.sorted())
      }
      moves("transition") { knob.mouseDown(with: NSEvent()) }
      moves("afterwards") { knob.layoutSubtreeIfNeeded() }
      let plate = Plate(frame: NSRect(x: 0, y: 0, width: 100, height: 40))
      plate.apply(.plate)
      plate.move(to: window)
      plate.layoutSubtreeIfNeeded()
      moves("a style") {
        NSAnimationContext.runAnimationGroup {
          $0.duration = 0.7
          $0.allowsImplicitAnimation = true
          plate.apply(.wide)
        }
      }
      moves("a property") {
        NSAnimationContext.runAnimationGroup {
          $0.duration = 0.4
          $0.allowsImplicitAnimation = true
          plate.edge = 12
        }
      }
      moves("a property by itself") { plate.edge = 3; plate.layoutSubtreeIfNeeded() }
      moves("later") { plate.apply(.plate); plate.layoutSubtreeIfNeeded() }
      """, .appkit, "moves")
    #expect(
      output == """
        transition ["thumb.backgroundColor 0.2", "thumb.bounds 0.2"]
        afterwards []
        a style ["plate.bounds 0.7"]
        a property ["plate.bounds 0.4"]
        a property by itself []
        later []

        """)
  }

  /// Nothing is set, drawn or measured again that is as it was.
  @Test func whatDidNotChangeCostsNothing() throws {
    let output = try Self.output(
      """
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      @MainActor func costs(_ what: String, of view: UIView, _ change: () -> Void) {
        let before = (CATextLayer._texts, UIGraphicsImageRenderer._drawings, view._invalidations, UIView.animated.count, UIVisualEffectView._effects)
        change()
        print(
          "\\(what): texts \\(CATextLayer._texts - before.0), images \\(UIGraphicsImageRenderer._drawings - before.1), sizes \\(view._invalidations - before.2), animations \\(UIView.animated.count - before.3), effects \\(UIVisualEffectView._effects - before.4)")
      }
      let cell = Row(style: .default, reuseIdentifier: "row")
      cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      cell.apply(.row)
      cell.heading = "Ada"; cell.detail = "Wrote"; cell.count = "1"
      cell.layoutIfNeeded()
      costs("a reused cell", of: cell) {
        cell.setSelected(false, animated: false); cell.setHighlighted(false, animated: false)
        cell.apply(.row)
        cell.heading = "Grace"; cell.detail = "Found"; cell.count = "7"; cell.tone = .systemBlue; cell.gap = 8
        cell.setSelected(false, animated: false)
        cell.layoutIfNeeded()
      }
      print(cell.contentView.subviews[0].layer.drawnSublayers[0].drawnSublayers.map { (($0 as? CATextLayer)?.string as? NSAttributedString)?.string ?? ($0 as? CATextLayer)?.string as? String ?? "nil" })
      costs("its height first", of: cell) {
        cell.heading = "Barbara"; cell.detail = "Substituted things that broke"
        _ = cell.systemLayoutSizeFitting(CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        cell.layoutIfNeeded()
      }
      costs("the same values", of: cell) {
        cell.setSelected(false, animated: false)
        cell.apply(cell.style); cell.heading = cell.heading
        cell.layoutIfNeeded()
      }
      costs("selected", of: cell) { cell.setSelected(true, animated: false); cell.layoutIfNeeded() }
      let chip = Chip(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      chip.move(to: window)
      costs("ten events of one finger", of: chip) { for _ in 0..<10 { chip.isHighlighted = true } }
      costs("not selected", of: chip) { chip.isHighlighted = true; chip.isSelected = false; chip.isEnabled = true }
      let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      card.apply(.card)
      costs("another colour", of: card) { card.style.backgroundColor = StyleColor(0xEEEEEE) }
      costs("another text", of: card) { card.heading = "Other words" }
      let pane = Pane(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      pane.apply(.pane)
      costs("a material", of: pane) { for _ in 0..<3 { pane.apply(.pane); pane.change(traits: UITraitCollection(userInterfaceStyle: .dark)) } }
      card.layoutIfNeeded()
      print("shadow", card.layer.shadowPath != nil)
      """, .uikit, "costs")
    #expect(
      output == """
        a reused cell: texts 3, images 0, sizes 1, animations 0, effects 0
        ["Grace", "Found", "7"]
        its height first: texts 2, images 0, sizes 1, animations 0, effects 0
        the same values: texts 0, images 0, sizes 0, animations 0, effects 0
        selected: texts 0, images 0, sizes 0, animations 0, effects 0
        ten events of one finger: texts 0, images 0, sizes 0, animations 1, effects 0
        not selected: texts 0, images 0, sizes 0, animations 0, effects 0
        another colour: texts 0, images 0, sizes 0, animations 0, effects 0
        another text: texts 1, images 0, sizes 1, animations 0, effects 0
        a material: texts 0, images 0, sizes 0, animations 0, effects 0
        shadow true

        """)
  }
}
