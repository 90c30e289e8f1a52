// What Auto Layout does with a view whose size follows its content.

@MainActor open class NSLayoutConstraint {
  public enum Orientation: Int, Sendable { case horizontal, vertical }

  public struct Priority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = Priority(rawValue: 1000)
    public static let defaultHigh = Priority(rawValue: 750)
    public static let defaultLow = Priority(rawValue: 250)
  }
}

/// How Auto Layout knows a view: as large as the view said when it was last asked.
@MainActor struct LayoutItem {
  /// nil where Auto Layout asks again, which it does after `invalidateIntrinsicContentSize()`: see
  /// developer.apple.com/documentation/appkit/nsview/intrinsiccontentsize.
  var size: NSSize?
  var resistance: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Priority] = [:]
}

extension NSView {
  /// What Auto Layout does with a view in a row that is `width` wide, beside what is `others` wide with a priority just below `defaultHigh`:
  /// the view takes what is left if its resistance is lower, and is as high as it says. It asks again as long as the layout of the view says
  /// that its size is another one.
  public func _layOut(in width: CGFloat, beside others: CGFloat = 0) -> NSSize {
    for _ in 0..<4 {
      let own = _intrinsicSize
      let resists = (_item.resistance[.horizontal] ?? .defaultHigh).rawValue >= 749
      let given = others > 0 && resists ? max(own.width, width - others) : width - others
      frame = NSRect(x: 0, y: 0, width: given, height: own.height)
      layoutSubtreeIfNeeded()
      if _item.size != nil { break }
    }
    return frame.size
  }
}
