public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
}

/// Its title, its image and its background image are layers, as they are of UIKit's private subviews.
@MainActor open class UIButton: UIControl {
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]
  /// A button's own font has 18 points, a label's 17.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel(frame: .zero)
    label.font = UIFont.systemFont(ofSize: 18, weight: .regular)
    return label
  }()
  open var contentEdgeInsets = UIEdgeInsets.zero

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state.rawValue] = color }
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
  }

  private var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    if !isEnabled { state.insert(.disabled) }
    return state
  }

  open var currentTitle: String? { titles[state.rawValue] ?? titles[0] }
  /// White where nothing is set, as on a button of type `custom`.
  open var currentTitleColor: UIColor {
    titleColors[state.rawValue] ?? titleColors[0] ?? UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  }
  open var currentImage: UIImage? { images[state.rawValue] ?? images[0] }
  open var currentBackgroundImage: UIImage? { backgroundImages[state.rawValue] ?? backgroundImages[0] }
}

@MainActor open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor! = .label
  open var font: UIFont! = UIFont.systemFont(ofSize: 17, weight: .regular)
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var isHighlighted = false
  open var isEnabled = true
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?
  open var isHighlighted = false
}
