@testable import StyleEmit

extension InAppTests.Scene {
  /// In Swift; nil where the framework has nothing of the kind.
  func program(_ framework: ViewFramework) -> String? {
    switch (self, framework) {
    case (.covered, .uikit):
      return """
        let chip = Chip(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        chip.apply(.chip)
        chip.layoutIfNeeded()
        @MainActor func text(_ layer: CALayer) -> String {
          layer.name ?? layer.view.map { "\\(type(of: $0))" } ?? "unnamed"
        }
        print((chip.layer.sublayers ?? []).map(text))
        print(chip.layer.drawnSublayers.map(text))
        """
    case (.insets, .uikit):
      return """
        let chip = Chip(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        chip.apply(.chip)
        func text(_ frame: CGRect?) -> String { frame.map { "\\($0.minX) \\($0.minY) \\($0.width) \\($0.height)" } ?? "nil" }
        @MainActor func show() {
          chip.layoutIfNeeded()
          print(text(chip.imageView?.frame), "and", text(chip.titleLabel?.frame))
        }
        show()
        chip._layoutDirection = .rightToLeft
        show()
        chip._layoutDirection = .leftToRight
        chip.contentHorizontalAlignment = .right
        show()
        chip.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        show()
        print(chip.intrinsicContentSize.width, chip.intrinsicContentSize.height)
        """
    case (.colors, .uikit):
      return """
        let chip = Chip(coder: NSKeyedArchiver(requiringSecureCoding: false))!
        func text(_ color: UIColor?) -> String { color?.cgColor.text ?? "nil" }
        @MainActor func show() { print(text(chip.titleColor(for: .normal))) }
        print(chip.configuration == nil)
        show()
        chip.apply(.chip)
        show()
        chip.apply(.red)
        show()
        chip.setTitleColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1), for: .normal)
        chip.isHighlighted = true
        chip.tintColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
        show()
        let coded = Chip(frame: .zero)
        coded.apply(.chip)
        print(text(coded.titleColor(for: .normal)))
        coded.tintColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
        print(text(coded.titleColor(for: .normal)))
        """
    case (.contents, .uikit):
      return """
        let chip = Chip(frame: .zero)
        chip.apply(.chip)
        @MainActor func show() {
          for layer in chip.layer.sublayers ?? [] where ["words", "dot"].contains(layer.name ?? "") {
            print(layer.name ?? "", layer.contentsScale, (layer as? CATextLayer)?.fontSize ?? 0)
          }
        }
        chip.change(traits: UITraitCollection(displayScale: 3))
        show()
        chip.change(traits: UITraitCollection { $0.displayScale = 2; $0.preferredContentSizeCategory = .extraLarge })
        show()
        let label = Plain(frame: .zero)
        print(label.adjustsFontForContentSizeCategory)
        label.apply(.caption)
        print(label.adjustsFontForContentSizeCategory)
        """
    case (.contents, .appkit):
      return """
        let chip = Chip(frame: .zero)
        chip.apply(.chip)
        let window = NSWindow()
        window.backingScaleFactor = 3
        chip.move(to: window)
        chip.viewDidChangeBackingProperties()
        for layer in chip.layer?.sublayers ?? [] where ["words", "dot"].contains(layer.name ?? "") {
          print(layer.name ?? "", layer.contentsScale)
        }
        let late = Late(frame: .zero)
        print(late.isAccessibilityElement(), late.accessibilityRole() == .button)
        """
    case (.equal, _):
      let member = framework == .uikit ? "uiColor" : "nsColor"
      return """
        let colors = [
          StyleColor(0xFFD700), StyleColor(0x336699, alpha: 0.5), .clear,
          StyleColor(displayP3Red: 1, green: 0.2, blue: 0, alpha: 1),
          StyleColor(light: StyleColor(0xFFFFFF), dark: StyleColor(0x000000)),
        ]
        print(colors.map { StyleColor($0.\(member)) == $0 })
        let chip = Chip(frame: .zero)
        chip.golden = true
        chip.tone = StyleColor(0xFFD700).\(member)
        print(chip.golden)
        chip.tone = StyleColor(0xFFD701).\(member)
        print(chip.golden)
        """
    case (.delay, .uikit):
      return """
        let late = Late(frame: .zero)
        late.apply(.late)
        let window = UIWindow(frame: .zero)
        late.move(to: window)
        let plate = late.layer.sublayers?.first
        print(late.isAccessibilityElement, late.accessibilityTraits == .button)
        late.isSelected = true
        print(plate?.opacity ?? 0, UIView.animated.count)
        while UIView.animated.isEmpty { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001)) }
        print(plate?.opacity ?? 0, UIView.animated.count)
        """
    case (.pseudo, _):
      let isUIKit = framework == .uikit
      let root = isUIKit ? "layer" : "layer!"
      let change = { (isDark: Bool) in
        isUIKit
          ? "change(traits: UITraitCollection(userInterfaceStyle: \(isDark ? ".dark" : ".light")))"
          : "change(appearance: NSAppearance(named: \(isDark ? ".darkAqua" : ".aqua"))!)"
      }
      let view = isUIKit ? "UIView" : "NSView"
      return """
        print(EdgedStyle.bold.bold, EdgedStyle.edged.bold)
        let edged = Edged(frame: .zero)
        edged.bold = true
        edged.\(change(false))
        print(edged.\(root).borderWidth, edged.\(root).borderColor?.text ?? "nil")
        edged.\(change(true))
        print(edged.\(root).borderWidth, edged.\(root).borderColor?.text ?? "nil")
        print(edged.bold)
        let view = \(view)(frame: .zero)
        view.\(change(false))
        let wasLight = view.boldRim
        view.boldRim = true
        print("light", wasLight, view.boldRim, view.rimWidth)
        view.\(change(true))
        let wasDark = view.boldRim
        view.boldRim = true
        print("dark", wasDark, view.boldRim, view.rimWidth)
        view.rimWidth = 5
        print(view.boldRim)
        """
    case (.hierarchy, .uikit):
      return """
        let deep = Deep(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        deep.apply(.deep)
        deep.layoutIfNeeded()
        let outer = deep.subviews[0]
        let late = outer.subviews[0]
        print(type(of: outer), type(of: late))
        func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).map { $0.name ?? "unnamed" } }
        print(names(deep.layer), names(outer.layer))
        print(late.superview === outer, late.isUserInteractionEnabled || outer.isUserInteractionEnabled)
        func text(_ frame: CGRect) -> String { "\\(frame.minX) \\(frame.minY) \\(frame.width) \\(frame.height)" }
        let plate = late.layer.sublayers?.first?.frame ?? .zero
        print(text(outer.frame), "and", text(late.frame), "and", text(plate))
        """
    case (.hierarchy, .appkit):
      return """
        let deep = Deep(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        deep.apply(.deep)
        deep.layoutSubtreeIfNeeded()
        let outer = deep.subviews[0]
        let late = outer.subviews[0]
        print(type(of: outer), type(of: late))
        func names(_ layer: CALayer?) -> [String] { (layer?.drawnSublayers ?? []).map { $0.name ?? "unnamed" } }
        print(names(deep.layer), names(outer.layer))
        print(late.superview === outer, outer.isFlipped)
        func text(_ frame: CGRect) -> String { "\\(frame.minX) \\(frame.minY) \\(frame.width) \\(frame.height)" }
        let plate = late.layer?.sublayers?.first?.frame ?? .zero
        print(text(outer.frame), "and", text(late.frame), "and", text(plate))
        """
    case (.editing, .uikit):
      return """
        let field = Field(frame: CGRect(x: 0, y: 0, width: 107, height: 44))
        field.apply(.field)
        let before = field.layer.borderWidth
        field.becomeFirstResponder()
        let during = field.layer.borderWidth
        field.text = "Linus"
        field.resignFirstResponder()
        print(before, during, field.layer.borderWidth)
        print(field.text ?? "")
        field.apply(.other)
        print(field.text ?? "")
        field.apply(.field)
        func text(_ frame: CGRect) -> String { "\\(frame.minX) \\(frame.minY) \\(frame.width) \\(frame.height)" }
        print(text(field.textRect(forBounds: field.bounds)))
        field._layoutDirection = .rightToLeft
        print(text(field.placeholderRect(forBounds: field.bounds)))
        print(field.attributedPlaceholder?.string ?? "nil")
        """
    case (.editing, .appkit):
      return """
        let field = Field(frame: CGRect(x: 0, y: 0, width: 107, height: 44))
        field.apply(.field)
        let layers = field.layer?.sublayers ?? []
        let placeholder = layers.first { $0.name == "placeholder" }
        let words = layers.first { $0.name == "text" } as? CATextLayer
        @MainActor func show() {
          print(field.layer?.borderWidth ?? 0, placeholder?.isHidden ?? false, words?.isHidden ?? true, words?.string as? String ?? "nil")
        }
        show()
        field._isEdited = true
        _ = field.becomeFirstResponder()
        show()
        field._isEdited = false
        field.stringValue = ""
        field.textDidEndEditing(Notification(name: Notification.Name("end")))
        show()
        field.stringValue = "Linus"
        show()
        """
    case (.given, .appkit):
      return """
        @MainActor func layer(_ view: NSView, _ name: String) -> CALayer? { view.layer?.sublayers?.first { $0.name == name } }
        @MainActor func text(_ view: NSView, _ name: String) -> String {
          let string = (layer(view, name) as? CATextLayer)?.string
          return "'\\(string as? String ?? (string as? NSAttributedString)?.string ?? "nil")'"
        }
        let chip = Chip(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        chip.apply(.chip)
        print(text(chip, "title"))
        chip.title = "Buy"
        print(text(chip, "title"))
        chip.apply(.red)
        chip.image = NSImage(named: "given")
        print(text(chip, "title"), layer(chip, "image")?.contents != nil)
        let label = Plain(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        label.apply(.caption)
        print(text(label, "text"))
        label.stringValue = "Ours"
        print(text(label, "text"))
        label.apply(PlainStyle())
        label.apply(.caption)
        print(text(label, "text"))
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        field.apply(.field)
        print(text(field, "placeholder"))
        field.placeholderString = "Who"
        print(text(field, "placeholder"))
        let sight = Sight(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        print(layer(sight, "image")?.contents == nil ? "none" : "given")
        sight.image = NSImage(named: "given")
        print(layer(sight, "image")?.contents == nil ? "none" : "given")
        let tile = Tile(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        tile.action = Selector()
        tile.mouseDown(with: NSEvent())
        tile.mouseUp(with: NSEvent())
        print(tile._sentActions)
        _ = tile.accessibilityPerformPress()
        print(tile._sentActions)
        tile.isEnabled = false
        tile.mouseDown(with: NSEvent())
        tile.mouseUp(with: NSEvent())
        print(tile._sentActions)
        """
    case (.shadow, _):
      let (layout, layer) =
        framework == .uikit ? ("layoutIfNeeded", "card.layer") : ("layoutSubtreeIfNeeded", "card.layer!")
      return """
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        @MainActor func show() {
          card.\(layout)()
          print(\(layer).shadowPath?.description ?? "nil")
        }
        card.apply(.card)
        show()
        card.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
        show()
        card.apply(.glass)
        show()
        """
    case (.selected, .uikit):
      return """
        let row = Row(style: .default, reuseIdentifier: nil)
        row.apply(.row)
        row.layoutIfNeeded()
        func name(_ layer: CALayer) -> String { layer.name ?? "background" }
        print(row.layer.drawnSublayers.map { $0.view === row.contentView ? "content" : name($0) })
        row.isSelected = true
        print(row.layer.drawnSublayers.map { $0.view === row.contentView ? "content" : name($0) })
        print(row.selectedBackgroundView?.backgroundColor?.cgColor.text ?? "nil")
        row.apply(RowStyle())
        row.layoutIfNeeded()
        print(row.selectionStyle)
        """
    case (.textSize, .uikit):
      return """
        let sized = Sized(frame: .zero)
        sized.apply(.sized)
        @MainActor func show(_ category: UIContentSizeCategory) {
          sized.change(traits: UITraitCollection(preferredContentSizeCategory: category))
          print(sized.layer.borderWidth)
        }
        show(.large)
        show(.extraSmall)
        show(.accessibilityMedium)
        show(.accessibilityLarge)
        show(.accessibilityExtraExtraExtraLarge)
        """
    case (.covered, .appkit), (.insets, .appkit), (.colors, .appkit), (.delay, .appkit),
      (.given, .uikit), (.selected, .appkit), (.textSize, .appkit):
      return nil
    }
  }
}
