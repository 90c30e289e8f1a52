import Testing

@testable import StyleEmit

/// A font changes the case of what is shown, and not of what was written: an app may set another text, VoiceOver reads it as written, and
/// without the case it is there again.
@Suite(.tags(.toolchain)) struct TextCaseTests {
  private static let generated = Generated(
    """
    components:
      Heading:
        base: UILabel
        states: { focused: { font: { size: 12 } } }
      Buy:
        base: UIButton
        states: { selected: { font: { size: 12, textCase: lowercase } } }
      Row:
        base: UIView
        properties: { name: { type: String, default: Straße } }
        states: { own: [quiet], quiet: { name.font: { size: 12 } } }
        layer:
          sublayers:
            - { name: name, kind: text, string: $name, frame: [0, 0, 80, 20], font: { size: 12, textCase: uppercase } }
      Field: { base: UITextField }
    styles:
      heading: { component: Heading, text: New in, font: { size: 12, textCase: uppercase } }
      buy: { component: Buy, title: Buy now, font: { size: 12, textCase: uppercase } }
      row: { component: Row }
      field: { component: Field, text: Ada, placeholder: Name, font: { size: 12, textCase: uppercase } }
    """)

  @Test func textsOfUIKit() throws {
    let output = try ViewProgram(.uikit).run(
      """
      MainActor.assumeIsolated {
        let heading = Heading(frame: .zero)
        @MainActor func show(_ view: UIView, _ text: String?) { print(text ?? "nil", "·", view.accessibilityLabel ?? "nil") }
        heading.apply(.heading)
        show(heading, heading.text)
        heading.text = "Last Chance"
        show(heading, heading.text)
        heading.setFocused(true)
        show(heading, heading.text)
        heading.setFocused(false)
        show(heading, heading.text)
        heading.accessibilityLabel = "Sale"
        show(heading, heading.text)
        heading.text = nil
        heading.accessibilityLabel = nil
        show(heading, heading.text)

        let buy = Buy(frame: .zero)
        buy.apply(.buy)
        show(buy, buy.attributedTitle(for: .normal)?.string)
        buy.setTitle("Sold Out", for: .normal)
        show(buy, buy.attributedTitle(for: .normal)?.string)
        buy.isSelected = true
        show(buy, buy.attributedTitle(for: .normal)?.string)

        let row = Row(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        row.apply(.row)
        @MainActor func showLayer() {
          let text = row.layer.sublayers?.compactMap { $0 as? CATextLayer }.first?.string
          show(row, (text as? NSAttributedString)?.string ?? text as? String)
        }
        showLayer()
        row.name = "Ihr Weg"
        showLayer()
        row.isQuiet = true
        showLayer()

        let field = Field(frame: .zero)
        field.apply(.field)
        print(field.text ?? "nil", field.attributedPlaceholder?.string ?? "nil")
      }
      """, with: Self.generated, named: "text-case-uikit")
    #expect(
      output == """
        NEW IN · New in
        LAST CHANCE · Last Chance
        Last Chance · Last Chance
        LAST CHANCE · Last Chance
        LAST CHANCE · Sale
        nil · nil
        BUY NOW · Buy now
        SOLD OUT · Sold Out
        sold out · Sold Out
        STRASSE · Straße
        IHR WEG · Ihr Weg
        Ihr Weg · Ihr Weg
        Ada Name

        """)
  }

  @Test func titlesOfConfigurations() throws {
    var options = EmitOptions()
    options.buttonConfiguration = .style
    let output = try ViewProgram(.uikit).run(
      """
      MainActor.assumeIsolated {
        let buy = Buy(frame: .zero)
        @MainActor func show() {
          buy.updateConfiguration()
          print(buy.configuration?.title ?? "nil", "·", buy.accessibilityLabel ?? "nil")
        }
        buy.apply(.buy)
        show()
        show()
        buy.isSelected = true
        show()
        buy.configuration?.title = "Sold Out"
        show()
        buy.isSelected = false
        show()
        buy.configuration?.title = nil
        show()
      }
      """, with: Generated(Self.generated.sheet, options: options), named: "text-case-configuration")
    #expect(
      output == """
        BUY NOW · Buy now
        BUY NOW · Buy now
        buy now · Buy now
        sold out · Sold Out
        SOLD OUT · Sold Out
        nil · nil

        """)
  }

  @Test func textsOfAppKit() throws {
    let output = try ViewProgram(.appkit).run(
      """
      MainActor.assumeIsolated {
        @MainActor func show(_ view: NSView) {
          for layer in view.layer?.sublayers ?? [] {
            guard let text = layer as? CATextLayer, !text.isHidden else { continue }
            print((text.string as? NSAttributedString)?.string ?? text.string as? String ?? "nil")
          }
        }
        let heading = Heading(frame: .zero)
        heading.apply(.heading)
        show(heading)
        heading.stringValue = "Last Chance"
        show(heading)
        print(heading.stringValue)
        let row = Row(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        row.apply(.row)
        show(row)
        print(row.accessibilityValue() as? String ?? "nil")
        row.isQuiet = true
        show(row)
        let field = Field(frame: .zero)
        field.apply(.field)
        show(field)
        field.stringValue = "Grace"
        show(field)
      }
      """, with: Self.generated, named: "text-case-appkit")
    #expect(
      output == """
        NEW IN
        LAST CHANCE
        Last Chance
        STRASSE
        Straße
        Straße
        Ada
        Grace

        """)
  }
}
