/// A view of a class's own, in which UIKit draws what the class shows.
public final class _UIContent: UIView {}

extension UIView {
  func addContent() {
    addSubview(_UIContent(frame: .zero))
    // A search bar's field is the element.
    isAccessibilityElement = !(self is UISearchBar)
  }
}

@MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var text: String? {
    get { written }
    set { written = newValue }
  }
  private var written: String?
  /// What happens where a person writes: UIKit's class doesn't set its own property.
  public func _enter(_ text: String) {
    written = text
    sendActions(for: .editingChanged)
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var textColor: UIColor? = .label
  open var font: UIFont? = UIFont.systemFont(ofSize: 17, weight: .regular)
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var background: UIImage?
  open var isSecureTextEntry = false
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView? {
    didSet {
      if oldValue !== leftView { oldValue?.removeFromSuperview() }
      if let leftView { addSubview(leftView) }
    }
  }
  open var leftViewMode = ViewMode.never
  open var rightView: UIView? {
    didSet {
      if oldValue !== rightView { oldValue?.removeFromSuperview() }
      if let rightView { addSubview(rightView) }
    }
  }
  open var rightViewMode = ViewMode.never
  open var isEditing: Bool { isFirstResponder }
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldBegin")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextFieldEnd")
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    defer { NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self) }
    return super.becomeFirstResponder()
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    defer { NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self) }
    return super.resignFirstResponder()
  }
  open var adjustsFontForContentSizeCategory = false
  /// Of all of the text, and of what is written.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  /// As wide as its text, whose letters are half as wide as high.
  open override var intrinsicContentSize: CGSize {
    let size = font?.pointSize ?? 17
    return CGSize(width: CGFloat((text ?? placeholder ?? "").count) * size / 2, height: size * 1.25)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: side, dy: 0) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: side, dy: 0) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: side, dy: 0) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  private var side: CGFloat { borderStyle == .none ? 0 : borderStyle == .line ? 2 : 7 }
}

@MainActor open class UISearchTextField: UITextField {}

@MainActor open class UISearchBar: UIView {
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  public let searchTextField = UISearchTextField(frame: .zero)
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var showsCancelButton = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }
}

@MainActor open class NSTextContainer { public init() {} }

public typealias NSTextStorage = NSMutableAttributedString

@MainActor open class UIScrollView: UIView {}

@MainActor open class UITextView: UIScrollView {
  /// Sets a plain text.
  open var text: String! {
    get { textStorage.string }
    set { textStorage.setAttributedString(NSAttributedString(string: newValue ?? "")) }
  }
  public let textStorage = NSTextStorage(string: "")
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChange")
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextViewBegin")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextViewEnd")
  public func _enter(_ text: String) {
    textStorage.setAttributedString(NSAttributedString(string: text))
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var textColor: UIColor? = .label
  open var font: UIFont? = UIFont(family: "Helvetica", size: 12, weight: .regular)
  open var textAlignment = NSTextAlignment.natural
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var adjustsFontForContentSizeCategory = false

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    start()
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    clipsToBounds = true
    backgroundColor = .systemBackground
    addContent()
  }
}

@MainActor open class UISwitch: UIControl {
  open var isOn: Bool {
    get { value }
    set { value = newValue }
  }
  private var value = false
  open func setOn(_ on: Bool, animated: Bool) { value = on }
  public func _enter(_ on: Bool) {
    value = on
    sendActions(for: .valueChanged)
  }
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }
}

@MainActor open class UISlider: UIControl {
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }
  /// Kept between the least and the greatest.
  open var value: Float {
    get { kept }
    set { number = newValue }
  }
  private var number: Float = 0
  open func setValue(_ value: Float, animated: Bool) { number = value }
  public func _enter(_ value: Float) {
    number = value
    sendActions(for: .valueChanged)
  }
  open var minimumValue: Float = 0 { didSet { number = kept } }
  open var maximumValue: Float = 1 { didSet { number = kept } }
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  private var images: [String: UIImage] = [:]
  open func setThumbImage(_ image: UIImage?, for state: State) { images["thumb \(state)"] = image }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { images["least \(state)"] = image }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { images["most \(state)"] = image }
  open func thumbImage(for state: State) -> UIImage? { images["thumb \(state)"] }
  open func minimumTrackImage(for state: State) -> UIImage? { images["least \(state)"] }
  open func maximumTrackImage(for state: State) -> UIImage? { images["most \(state)"] }
  private var kept: Float { min(max(number, minimumValue), max(minimumValue, maximumValue)) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }
}

@MainActor open class UIProgressView: UIView {
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }
}
