import Testing

@testable import StyleEmit

/// What a font says of lines and letters holds for a text that an app or a person changes, and goes with the font.
@Suite(.tags(.toolchain)) struct TypographyTests {
  private static let generated = Generated(
    """
    tokens:
      font:
        label: { value: { size: 12, lineHeight: 20, tracking: 0.5 } }
        plain: { value: { size: 12 } }
    components:
      Heading:
        base: UILabel
        properties: { rim: { type: CGFloat, default: 0 } }
        states: { focused: { font: $font.plain } }
      WebLink:
        base: UIButton
        properties: { rim: { type: CGFloat, default: 0 } }
        states: { selected: { font: $font.plain } }
      Note:
        base: UITextView
        properties: { rim: { type: CGFloat, default: 0 } }
        states: { focused: { font: $font.plain } }
      Field:
        base: UITextField
        properties: { rim: { type: CGFloat, default: 0 } }
    styles:
      heading: { component: Heading, text: Chapter, font: $font.label, textAlignment: right }
      link: { component: WebLink, title: More, titleColor: red, font: { size: 16, underline: true } }
      grown: { component: Heading, text: Chapter, font: { textStyle: body, lineHeight: 30, tracking: 1, paragraphSpacing: 8 } }
      note: { component: Note, text: Dear diary, font: $font.label }
      field: { component: Field, text: Ada, placeholder: Name, font: { size: 12, tracking: 2, lineHeight: 30 } }
    """)

  @Test func textsOfUIKitKeepTheirTypography() throws {
    let output = try ViewProgram(.uikit).run(
      """
      func show(_ text: NSAttributedString?) {
        print(text?.string ?? "nil", text?._typography ?? "plain")
      }
      MainActor.assumeIsolated {
        let heading = Heading(frame: .zero)
        heading.apply(.heading)
        show(heading.attributedText)
        heading.text = "Another"
        show(heading.attributedText)
        heading.setFocused(true)
        show(heading.attributedText)
        heading.setFocused(false)
        show(heading.attributedText)
        heading.text = nil
        show(heading.attributedText)

        let grown = Heading(frame: .zero)
        grown.apply(.grown)
        grown.change(traits: UITraitCollection(preferredContentSizeCategory: .small))
        show(grown.attributedText)

        let link = WebLink(frame: .zero)
        link.apply(.link)
        show(link.attributedTitle(for: .normal))
        link.setTitle("Less", for: .normal)
        link.setTitleColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1), for: .normal)
        let title = link.attributedTitle(for: .normal)
        show(title)
        let color = title?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        print(color?.cgColor.text ?? "no colour")
        link.isSelected = true
        show(link.attributedTitle(for: .normal))

        let note = Note(frame: .zero, textContainer: nil)
        note.apply(.note)
        note.text = "Dear all"
        show(note.textStorage)
        print(note.typingAttributes[.tracking] as? CGFloat ?? 0)
        note.setFocused(true)
        show(note.textStorage)

        let field = Field(frame: .zero)
        field.apply(.field)
        let placeholder = field.attributedPlaceholder
        print(field.defaultTextAttributes[.tracking] as? CGFloat ?? 0)
        print(field.defaultTextAttributes[.paragraphStyle] == nil)
        print(placeholder?.attribute(.tracking, at: 0, effectiveRange: nil) as? CGFloat ?? 0)
      }
      """, with: Self.generated, named: "typography-uikit")
    #expect(
      output == """
        Chapter set 20.0000 20.0000 2.5000 0.5000 0.0000 0 right
        Another set 20.0000 20.0000 2.5000 0.5000 0.0000 0 right
        Another plain
        Another set 20.0000 20.0000 2.5000 0.5000 0.0000 0 right
        nil plain
        Chapter set 37.5000 37.5000 5.4688 1.2500 10.0000 0 natural
        More set 0.0000 0.0000 0.0000 0.0000 0.0000 1 center
        Less set 0.0000 0.0000 0.0000 0.0000 0.0000 1 center
        sRGB 0.0000 1.0000 0.0000 1.0000
        nil plain
        Dear all set 20.0000 20.0000 2.5000 0.5000 0.0000 0 natural
        0.5
        Dear all plain
        2.0
        true
        2.0

        """)
  }

  @Test func buttonsWithAConfigurationShowTheirTypography() throws {
    var options = EmitOptions()
    options.buttonConfiguration = .style
    let sheet = Generated(
      """
      styles:
        link: { component: WebLink, title: More, font: { size: 16, lineHeight: 24, tracking: 1, underline: true } }
      components:
        WebLink: { base: UIButton, properties: { rim: { type: CGFloat, default: 0 } } }
      """
    ).sheet
    let generated = Generated(sheet, options: options)
    let output = try ViewProgram(.uikit).run(
      """
      MainActor.assumeIsolated {
        let link = WebLink(frame: .zero)
        link.apply(.link)
        link.layoutIfNeeded()
        let set = link._titleAttributes
        typealias Attributes = AttributeScopes.UIKitAttributes
        let style = set?[Attributes.ParagraphStyleAttribute.self] as? NSMutableParagraphStyle
        print(style?.minimumLineHeight ?? 0, set?[Attributes.BaselineOffsetAttribute.self] ?? 0)
        print(set?[Attributes.TrackingAttribute.self] ?? 0)
        print(set?[Attributes.UnderlineStyleAttribute.self] == .single)
      }
      """, with: generated, named: "typography-configuration")
    #expect(output == "24.0 2.0\n1.0\ntrue\n")
  }

  @Test func textsOfAppKitKeepTheirTypography() throws {
    let output = try ViewProgram(.appkit).run(
      """
      MainActor.assumeIsolated {
        @MainActor func show(_ view: NSView) {
          for layer in view.layer?.sublayers ?? [] {
            guard let text = layer as? CATextLayer, !text.isHidden else { continue }
            let set = text.string as? NSAttributedString
            print(set?.string ?? text.string as? String ?? "nil", set?._typography ?? "plain")
          }
        }
        let heading = Heading(frame: .zero)
        heading.apply(.heading)
        show(heading)
        heading.style.text = "Another"
        show(heading)
        heading.style.font.tracking = 0
        heading.style.font.lineHeight = nil
        show(heading)
        let field = Field(frame: .zero)
        field.apply(.field)
        show(field)
        field.stringValue = "Grace"
        show(field)
      }
      """, with: Self.generated, named: "typography-appkit")
    #expect(
      output == """
        Chapter set 20.0000 20.0000 2.5000 0.5000 0.0000 0 right
        Another set 20.0000 20.0000 2.5000 0.5000 0.0000 0 right
        Another plain
        Ada set 30.0000 30.0000 7.5000 2.0000 0.0000 0 natural
        Grace set 30.0000 30.0000 7.5000 2.0000 0.0000 0 natural

        """)
  }
}
