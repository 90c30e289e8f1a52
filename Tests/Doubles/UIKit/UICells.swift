@MainActor open class UICollectionReusableView: UIView {}

extension UIView {
  /// A cell's own views lie at its bottom.
  fileprivate func show(_ background: UIView?, _ isShown: Bool) {
    background?.removeFromSuperview()
    if isShown, let background { insertSubview(background, at: 0) }
  }
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  open var isSelected = false { didSet { showBackground() } }
  open var isHighlighted = false { didSet { showBackground() } }
  open var selectedBackgroundView: UIView? {
    willSet { selectedBackgroundView?.removeFromSuperview() }
    didSet { showBackground() }
  }

  private func showBackground() { show(selectedBackgroundView, isSelected || isHighlighted) }
}

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  open var selectionStyle = SelectionStyle.default { didSet { showBackground() } }
  open var selectedBackgroundView: UIView? {
    willSet { selectedBackgroundView?.removeFromSuperview() }
    didSet { showBackground() }
  }
  private var selected = false
  private var highlighted = false
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    showBackground()
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    showBackground()
  }

  private func showBackground() {
    show(selectedBackgroundView, (selected || highlighted) && selectionStyle != .none)
  }
}
