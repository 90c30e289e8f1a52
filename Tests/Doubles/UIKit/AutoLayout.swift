// What Auto Layout does with a view whose size follows its content.

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

@MainActor open class NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}

/// How Auto Layout knows a view: as large as the view said when it was last asked.
@MainActor struct LayoutItem {
  /// nil where Auto Layout asks again, which it does after `invalidateIntrinsicContentSize()`: see “Returning an Intrinsic Content Size” at
  /// developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize.
  var size: CGSize?
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  /// The length that a constraint of a priority, to be as long as a target, leaves a view with a length of its own.
  func length(
    _ target: CGFloat, at priority: UILayoutPriority, own: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    if own < 0 { return target }
    let counter = target < own ? resistance[axis] ?? .defaultHigh : .defaultLow
    return priority.rawValue > counter.rawValue ? target : own
  }
}

extension UIView {
  /// What Auto Layout does with a view in a row that is `width` wide, beside what is `others` wide with a priority just below `defaultHigh`:
  /// the view takes what is left if its resistance is lower, and is as high as it says. It asks again as long as the layout of the view says
  /// that its size is another one.
  public func _layOut(in width: CGFloat, beside others: CGFloat = 0) -> CGSize {
    let priority = others > 0 ? UILayoutPriority(rawValue: 749) : .required
    for _ in 0..<4 {
      let own = _intrinsicSize
      let given = _item.length(width - others, at: priority, own: own.width, .horizontal)
      frame = CGRect(x: 0, y: 0, width: given, height: own.height)
      layoutIfNeeded()
      if _item.size != nil { break }
    }
    return frame.size
  }
}
