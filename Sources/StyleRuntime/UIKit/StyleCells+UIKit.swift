#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// What a cell shows behind everything while it is highlighted or selected.
    fileprivate convenience init(selectedBackground color: UIColor) {
      self.init(frame: .zero)
      backgroundColor = color
    }
  }

  @_spi(Generated) extension UICollectionViewCell {
    public func _styleShowSelectedBackground(_ color: UIColor?) {
      selectedBackgroundView = color.map(UIView.init(selectedBackground:))
    }
  }

  @_spi(Generated) extension UITableViewCell {
    /// Without a colour, the style itself shows what is selected.
    public func _styleShowSelectedBackground(_ color: UIColor?) {
      selectionStyle = color == nil ? .none : .default
      selectedBackgroundView = color.map(UIView.init(selectedBackground:))
    }
  }
#endif
