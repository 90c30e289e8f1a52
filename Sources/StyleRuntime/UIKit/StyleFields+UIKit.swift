#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Where the parts of a text field stand.
  @_spi(Generated) nonisolated public struct StyleFieldFrames {
    public let text: CGRect
    public let leftView: CGRect
    public let rightView: CGRect
    public let clearButton: CGRect
  }

  /// An image that a style puts beside the text of a field.
  final class StyleFieldIcon: UIImageView {
    /// The view of a field that shows an image; one that the app gave the field stays until there is one.
    static func showing(_ image: UIImage?, in view: UIView?) -> UIView? {
      let own = view as? StyleFieldIcon
      guard let image else { return own == nil ? view : nil }
      let icon = own ?? StyleFieldIcon(frame: .zero)
      icon.contentMode = .scaleAspectFit
      icon.image = image
      return icon
    }
  }

  @_spi(Generated) extension UITextField {
    /// Shows an image before the text.
    public func _styleShow(left image: UIImage?) {
      leftView = StyleFieldIcon.showing(image, in: leftView)
    }

    /// Shows an image behind the text.
    public func _styleShow(right image: UIImage?) {
      rightView = StyleFieldIcon.showing(image, in: rightView)
    }

    /// Gives the images a tint, or that of the field.
    public func _styleShow(imageTint color: UIColor?) {
      for view in [leftView, rightView] { (view as? StyleFieldIcon)?.tintColor = color }
    }

    /// Where the field's parts stand within its border and some insets, which turn with the reader's language.
    ///
    /// - Parameter isEdited: Whether that is while a person writes.
    public func _styleFrames(
      in bounds: CGRect,
      insets: StyleEdgeInsets,
      padding: CGFloat,
      isEdited: Bool
    ) -> StyleFieldFrames {
      func isShown(_ mode: UITextField.ViewMode) -> Bool {
        mode == .always || mode == (isEdited ? .whileEditing : .unlessEditing)
      }
      func size(_ view: UIView?, _ mode: UITextField.ViewMode) -> StyleSize? {
        guard let view, isShown(mode) else { return nil }
        let size = (view as? UIImageView)?.image?.size ?? view.bounds.size
        return StyleSize(width: size.width, height: size.height)
      }
      let layout = StyleFieldLayout(
        left: size(leftView, leftViewMode),
        right: size(rightView, rightViewMode),
        padding: padding,
        canClear: isShown(clearButtonMode) && text?.isEmpty == false
      )
      let side: CGFloat = borderStyle == .none ? 0 : borderStyle == .line ? 2 : 7
      let inner = bounds.insetBy(dx: side, dy: 0)._styleInset(by: insets)
      let frames = layout.frames(in: StyleRect(inner))
      func turned(_ frame: StyleRect) -> CGRect {
        bounds._styleTurning(CGRect(frame), effectiveUserInterfaceLayoutDirection)
      }
      return StyleFieldFrames(
        text: turned(frames.text),
        leftView: turned(frames.left),
        rightView: turned(frames.right),
        clearButton: turned(frames.clearButton)
      )
    }
  }

  @_spi(Generated) nonisolated extension UITextField.ViewMode {
    public init(styleName name: String) {
      switch name {
      case "whileEditing": self = .whileEditing
      case "unlessEditing": self = .unlessEditing
      case "always": self = .always
      default: self = .never
      }
    }
  }
#endif
