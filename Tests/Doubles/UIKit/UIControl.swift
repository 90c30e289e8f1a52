public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@MainActor public final class UIAction {
  let handler: (UIAction) -> Void
  public init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
}

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }
  /// The events that actions were sent for.
  public private(set) var _sent: [Event] = []
  open func sendActions(for controlEvents: Event) {
    _sent.append(controlEvents)
    for (action, event) in actions where !event.isDisjoint(with: controlEvents) { action.handler(action) }
  }
  private var actions: [(UIAction, Event)] = []
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    if !isEnabled { state.insert(.disabled) }
    return state
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }
}

/// Its title, its image and its background image are views, which it makes when it lays them out: the title on top of
/// all, the images at the bottom. Where it has a configuration, this says what they show, and has a background of its own.
@MainActor open class UIButton: UIControl {
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]
  private var label: UILabel?
  private var picture: UIImageView?
  public private(set) var _background: UIImageView?
  open override var canBecomeFocused: Bool { isEnabled }
  open var configuration: Configuration? {
    didSet { setNeedsLayout() }
  }
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var automaticallyUpdatesConfiguration = true
  private var _needsConfiguration = false
  open var isHovered: Bool { false }

  /// A button's own font has 18 points, a label's 17.
  open var titleLabel: UILabel? {
    if let label { return label }
    let label = UILabel(frame: .zero)
    label.font = UIFont.systemFont(ofSize: 18, weight: .regular)
    self.label = label
    addSubview(label)
    return label
  }

  open var imageView: UIImageView? {
    if let picture { return picture }
    let picture = UIImageView(frame: .zero)
    self.picture = picture
    insertSubview(picture, at: 0)
    return picture
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
    configuration = .plain()
    setTitleColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1), for: .normal)
  }

  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state.rawValue] = color }
  /// White where nothing is set, as on a button of type `custom`.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[0] ?? UIButton.white
  }
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[0]
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
  }

  /// Those of the title of a configuration, as its transformer left them.
  public private(set) var _titleAttributes: AttributeContainer?

  private static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)

  open var currentTitle: String? { titles[state.rawValue] ?? titles[0] }
  open var currentTitleColor: UIColor { titleColors[state.rawValue] ?? titleColors[0] ?? UIButton.white }
  open var currentImage: UIImage? { images[state.rawValue] ?? images[0] }
  open var currentBackgroundImage: UIImage? { backgroundImages[state.rawValue] ?? backgroundImages[0] }

  open override var isHighlighted: Bool {
    didSet { if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() } }
  }
  open override var isSelected: Bool {
    didSet { if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() } }
  }
  open override var isEnabled: Bool {
    didSet { if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() } }
  }

  // A standard control is an element, and says its title and its state.
  private var ownTraits: UIAccessibilityTraits?
  private var ownLabel: String?
  open override var accessibilityLabel: String? {
    get {
      let texts = [configuration?.title ?? currentTitle, configuration?.subtitle].compactMap { $0 }
      return ownLabel ?? (texts.isEmpty ? nil : texts.joined(separator: ", "))
    }
    set { ownLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = ownTraits ?? .button
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { ownTraits = newValue }
  }

  /// The update comes with the next layout.
  open func setNeedsUpdateConfiguration() {
    _needsConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func _show(_ configuration: Configuration) {
    let view = _background ?? UIImageView(frame: bounds)
    if _background == nil {
      _background = view
      insertSubview(view, at: 0)
    }
    view.frame = bounds
    view.image = configuration.background.image
    view.backgroundColor = configuration.background.backgroundColor ?? tintColor
    view.layer.cornerRadius = configuration.background.cornerRadius
    let shownImage = configuration.image ?? currentImage
    if shownImage != nil { imageView?.image = shownImage } else { picture?.image = nil }
    guard let title = configuration.title ?? currentTitle else { return }
    var attributes = AttributeContainer()
    attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] =
      configuration.baseForegroundColor ?? tintColor
    if let transformer = configuration.titleTextAttributesTransformer { attributes = transformer(attributes) }
    titleLabel?.text = title
    titleLabel?.textColor = attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
    _titleAttributes = attributes
    if let font = attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] { titleLabel?.font = font }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if _needsConfiguration {
      _needsConfiguration = false
      updateConfiguration()
    }
    if let configuration { return _show(configuration) }
    if let image = currentBackgroundImage {
      let view = _background ?? UIImageView(frame: bounds)
      if _background == nil {
        _background = view
        insertSubview(view, at: 0)
      }
      view.image = image
    } else {
      _background?.removeFromSuperview()
      _background = nil
    }
    if currentImage != nil { imageView?.image = currentImage } else { picture?.image = nil }
    if currentTitle != nil || label != nil {
      if let title = attributedTitle(for: state) {
        titleLabel?.attributedText = title
        titleLabel?.textColor = title.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      } else {
        titleLabel?.text = currentTitle
        titleLabel?.textColor = currentTitleColor
      }
    }
  }

  /// As large as its image and its title beside each other, and, since it has no insets, with 6 points above and below.
  open override var intrinsicContentSize: CGSize {
    let image = currentImage?.size ?? .zero
    let title = currentTitle == nil ? .zero : titleLabel?.intrinsicContentSize ?? .zero
    return CGSize(width: image.width + title.width, height: max(image.height, title.height) + 12)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

@MainActor open class UILabel: UIView {
  private var words: NSAttributedString?
  open var text: String? {
    get { words?.string }
    set { words = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedText: NSAttributedString? {
    get { words }
    set { words = newValue }
  }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var textColor: UIColor! = .label
  open var font: UIFont! = UIFont.systemFont(ofSize: 17, weight: .regular)
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var isHighlighted = false
  open var isEnabled = true
  open var adjustsFontForContentSizeCategory = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }
  private var ownLabel: String?
  open override var accessibilityLabel: String? {
    get { ownLabel ?? text }
    set { ownLabel = newValue }
  }

  /// Each letter is half as wide as high.
  private var sizeOfLine: CGSize {
    CGSize(width: CGFloat(text?.count ?? 0) * font.pointSize / 2, height: font.pointSize * 1.25)
  }

  /// As large as the frame of the text in any room.
  open override var intrinsicContentSize: CGSize {
    let room = CGRect(x: 0, y: 0, width: 1e5, height: 1e5)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: min(size.width, 1e5), height: 1e5)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = sizeOfLine
    let all = size.width > 0 && bounds.width > 0 ? (size.width / bounds.width).rounded(.up) : 1
    let lines = numberOfLines == 0 ? all : min(all, CGFloat(numberOfLines))
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height * max(1, lines), bounds.height))
  }

  /// The rectangle in the middle of which the text was last drawn.
  public private(set) var _drawn = CGRect.zero
  open func drawText(in rect: CGRect) { _drawn = rect }
  public func _draw() { drawText(in: bounds) }
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?
  open var isHighlighted = false
}
