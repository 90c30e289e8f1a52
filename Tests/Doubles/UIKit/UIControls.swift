import Foundation

@MainActor open class UISegmentedControl: UIControl {
  private var titles: [String?] = []
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  open var numberOfSegments: Int { titles.count }
  open var isMomentary = false
  open var selectedSegmentTintColor: UIColor?
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      precondition(newValue < titles.count, "no such segment")
      selected = newValue
    }
  }
  private var selected = -1
  public func _enter(_ segment: Int) {
    selected = segment
    sendActions(for: .valueChanged)
  }

  /// All segments are as wide as the widest title, whose letters are half as wide as high, and 20 points more.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widest = titles.map { CGFloat(($0 ?? "").count) * 6.5 }.max() ?? 0
    return CGSize(width: CGFloat(titles.count) * (widest + 20), height: 32)
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(0, segment), titles.count))
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    titles.remove(at: segment)
    if selected >= titles.count { selected = -1 }
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { titles[segment] = title }
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }
}

@MainActor open class UIPageControl: UIControl {
  /// Kept between 0 and the last page.
  open var currentPage: Int {
    get { kept }
    set { page = newValue }
  }
  private var page = 0
  public func _enter(_ page: Int) {
    self.page = page
    sendActions(for: .valueChanged)
  }
  open var numberOfPages = 0 { didSet { page = kept } }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: CGFloat(numberOfPages) * 16 - 9, height: 26)
  }
  private var kept: Int { min(max(0, page), max(0, numberOfPages - 1)) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }
}

@MainActor open class UIStepper: UIControl {
  /// Kept between the least and the greatest.
  open var value: Double {
    get { kept }
    set { number = newValue }
  }
  private var number = 0.0
  public func _enter(_ value: Double) {
    number = value
    sendActions(for: .valueChanged)
  }
  open var minimumValue: Double = 0 {
    didSet {
      precondition(minimumValue < maximumValue, "the least value isn't less than the greatest")
      number = kept
    }
  }
  open var maximumValue: Double = 100 {
    didSet {
      precondition(minimumValue < maximumValue, "the least value isn't less than the greatest")
      number = kept
    }
  }
  open var stepValue: Double = 1 { didSet { precondition(stepValue > 0, "a step of nothing") } }
  open var wraps = false
  open var autorepeat = true
  private var kept: Double { min(max(number, minimumValue), maximumValue) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }
}

@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large }
  open var style = Style.medium
  open var hidesWhenStopped = true
  /// `null_resettable` in UIKit's header.
  open var color: UIColor! = .systemGray { didSet { if color == nil { color = .systemGray } } }
  public private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    addContent()
  }
}
