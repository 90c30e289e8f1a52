import Foundation

@MainActor open class UIViewController {
  public init() {}
}
@MainActor public protocol UINavigationBarDelegate: AnyObject {}
@MainActor public protocol UITabBarDelegate: AnyObject {}
@MainActor public protocol UIToolbarDelegate: AnyObject {}
@MainActor open class UINavigationController: UIViewController, UINavigationBarDelegate {
  public override init() {}
}
@MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  public override init() {}
}

@MainActor open class UIBarAppearance {
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor? = .separator

  public init() {}

  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = .separator
  }
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = .separator
  }
}

@MainActor open class UIBarButtonItemStateAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor open class UIBarButtonItemAppearance {
  public let normal = UIBarButtonItemStateAppearance()
  public init(style: UIBarButtonItem.Style) {}
}

@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
}

@MainActor open class UITabBarItemStateAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor open class UITabBarItemAppearance {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
}

@MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

@MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

@MainActor open class UIBarItem {
  open var title: String?
  open var image: UIImage?
  public init() {}
}

@MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain = 0, done = 2 }
  public override init() {}
  public static func flexibleSpace() -> Self { unsafeDowncast(UIBarButtonItem(), to: Self.self) }
}

@MainActor open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  public override init() {}
}

@MainActor open class UINavigationItem {
  open var title: String?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  public init(title: String) { self.title = title }
}

@MainActor open class UINavigationBar: UIView {
  open weak var delegate: (any UINavigationBarDelegate)?
  open var items: [UINavigationItem]? {
    // “Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.”
    didSet { precondition(!(delegate is UINavigationController), "a controller has the items") }
  }
  open var topItem: UINavigationItem? { items?.last }
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
    isAccessibilityElement = false
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
    isAccessibilityElement = false
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: prefersLargeTitles ? 96 : 44)
  }
}

@MainActor open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? {
    didSet {
      precondition(!(delegate is UITabBarController), "a controller has the items")
      if !(items ?? []).contains(where: { $0 === selectedItem }) { selectedItem = nil }
    }
  }
  open var selectedItem: UITabBarItem? {
    didSet {
      let isKnown = selectedItem == nil || (items ?? []).contains { $0 === selectedItem }
      precondition(isKnown, "the bar doesn't have the item")
    }
  }
  open var isTranslucent = true
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
    isAccessibilityElement = false
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
    isAccessibilityElement = false
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }
}

@MainActor open class UIToolbar: UIView {
  open weak var delegate: (any UIToolbarDelegate)?
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
    isAccessibilityElement = false
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
    isAccessibilityElement = false
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
