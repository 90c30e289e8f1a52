import StyleModel

// What a person writes into: text fields and text views.
extension ViewClass {
  /// Keeps a text field's text within its insets.
  func writeTextFrames(_ writer: inout SwiftWriter) {
    guard shown.uikit.placesText, let index = contentInsets else { return }
    for name in ["textRect", "editingRect"] {
      writer.line()
      writer.block("\(options.access.open)override func \(name)(forBounds bounds: CGRect) -> CGRect") {
        $0.line("let look = _shown?.look ?? \(plan.styleMember)")
        $0.line("let insets = \(turnedInsets(index).text)")
        $0.line("return super.\(name)(forBounds: bounds).inset(by: insets)")
      }
    }
    writer.line()
    writer.block(
      "\(options.access.open)override func placeholderRect(forBounds bounds: CGRect) -> CGRect"
    ) {
      $0.line("textRect(forBounds: bounds)")
    }
  }

  /// What is written into is focused while it is edited.
  func writeEditing(_ writer: inout SwiftWriter) {
    guard plan.component.base.isEditable, shows(.focused) else { return }
    for name in ["become", "resign"] {
      writer.line()
      writer.lines(
        """
        @discardableResult
        \(options.access.open)override func \(name)FirstResponder() -> Bool {
          defer { \(showsState) }
          return super.\(name)FirstResponder()
        }
        """)
    }
  }
}

/// `StyleTexts+UIKit.swift`: what generated text fields and text views have in common.
let textsSource = #"""
  extension UITextField {
    /// Writes in a font, which follows the reader's text size where it has a text style.
    func show(_ font: StyleFont) {
      self.font = font.uiFont
      adjustsFontForContentSizeCategory = font.textStyle != nil
    }

    /// Spreads and underlines text and placeholder as a font says. A field has one line, whose height is of no account.
    func setText(in font: StyleFont) {
      let shown = font.uiFont(for: traitCollection)
      let set = font.uiAttributes(in: shown, alignment: textAlignment)
      guard set != nil || defaultTextAttributes[.styleFont] != nil else { return }
      func merged(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        var result = attributes
        for key in [NSAttributedString.Key.tracking, .underlineStyle, .styleFont] {
          result[key] = set?[key]
        }
        return result
      }
      defaultTextAttributes = merged(defaultTextAttributes)
      attributedPlaceholder = attributedPlaceholder.map { placeholder in
        guard placeholder.length > 0 else { return placeholder }
        let attributes = merged(placeholder.attributes(at: 0, effectiveRange: nil))
        return NSAttributedString(string: placeholder.string, attributes: attributes)
      }
    }

    /// Shows a text in a colour while the field is empty.
    func show(placeholder: String?, in color: UIColor) {
      attributedPlaceholder = placeholder.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: color])
      }
    }
  }

  extension UITextView {
    /// Writes in a font, which follows the reader's text size where it has a text style.
    func show(_ font: StyleFont) {
      self.font = font.uiFont
      adjustsFontForContentSizeCategory = font.textStyle != nil
    }

    /// Sets the text, and what is written next, in lines and letters as a font says.
    func setText(in font: StyleFont) {
      let all = NSRange(location: 0, length: textStorage.length)
      if typingAttributes[.styleFont] != nil {
        let alignment = textAlignment
        for key in [
          NSAttributedString.Key.paragraphStyle, .baselineOffset, .tracking, .underlineStyle,
          .styleFont,
        ] {
          textStorage.removeAttribute(key, range: all)
          typingAttributes[key] = nil
        }
        textAlignment = alignment
      }
      let shown = font.uiFont(for: traitCollection)
      guard let attributes = font.uiAttributes(in: shown, alignment: textAlignment) else { return }
      textStorage.addAttributes(attributes, range: all)
      typingAttributes.merge(attributes) { $1 }
    }
  }

  nonisolated extension UITextField.BorderStyle {
    init(_ name: String) {
      switch name {
      case "line": self = .line
      case "bezel": self = .bezel
      case "roundedRect": self = .roundedRect
      default: self = .none
      }
    }
  }
  """#

/// `StyleCells+UIKit.swift`: what generated cells have in common.
let cellsSource = #"""
  extension UIView {
    /// What a cell shows behind everything while it is highlighted or selected.
    fileprivate convenience init(selectedBackground color: UIColor) {
      self.init(frame: .zero)
      backgroundColor = color
      // Below the cell's own layers, which lie at 0.
      layer.zPosition = -1
    }
  }

  extension UICollectionViewCell {
    func showSelectedBackground(_ color: UIColor?) {
      selectedBackgroundView = color.map(UIView.init(selectedBackground:))
    }
  }

  extension UITableViewCell {
    /// Without a colour, the style itself shows what is selected.
    func showSelectedBackground(_ color: UIColor?) {
      selectionStyle = color == nil ? .none : .default
      selectedBackgroundView = color.map(UIView.init(selectedBackground:))
    }
  }
  """#
