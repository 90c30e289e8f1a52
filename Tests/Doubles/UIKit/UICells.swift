@MainActor open class UICollectionReusableView: UIView {
  open func prepareForReuse() {}
}

extension UIView {
  /// A cell's own views lie at its bottom.
  fileprivate func show(_ background: UIView?, _ isShown: Bool) {
    background?.removeFromSuperview()
    if isShown, let background { insertSubview(background, at: 0) }
  }
}

/// A cell's content view, beside what UIKit adds to a cell.
@MainActor open class _UICellContent: UIView {}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public private(set) lazy var contentView: UIView = {
    let view = _UICellContent(frame: bounds)
    addSubview(view)
    return view
  }()
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
  open var isSelected = false { didSet { showBackground() } }
  open var isHighlighted = false { didSet { showBackground() } }
  open var selectedBackgroundView: UIView? {
    willSet { selectedBackgroundView?.removeFromSuperview() }
    didSet { showBackground() }
  }

  private func showBackground() { show(selectedBackgroundView, isSelected || isHighlighted) }
}

@MainActor open class UITableViewCell: UIView {
  open func prepareForReuse() {}
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, checkmark }

  open var selectionStyle = SelectionStyle.default { didSet { showBackground() } }
  public private(set) lazy var contentView: UIView = {
    let view = _UICellContent(frame: bounds)
    addSubview(view)
    return view
  }()
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open private(set) var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    setNeedsLayout()
  }
  /// “You should add them to the content view so they position appropriately as the cell transitions in to and out of editing mode”:
  /// developer.apple.com/documentation/uikit/uitableviewcell/contentview.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let before: CGFloat = isEditing ? 40 : 0
    let behind: CGFloat = accessoryType == .none ? 0 : 32
    contentView.frame = CGRect(x: before, y: 0, width: bounds.width - before - behind, height: bounds.height)
  }
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
