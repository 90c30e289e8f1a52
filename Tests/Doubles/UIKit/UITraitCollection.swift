public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
}

public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var displayScale: CGFloat { get set }
}

private struct Traits: UIMutableTraits, Equatable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.large
  var displayScale: CGFloat = 0
}

open class UITraitCollection: Equatable, @unchecked Sendable {
  private let traits: Traits
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
  public var displayScale: CGFloat { traits.displayScale }

  public convenience init() { self.init { _ in } }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  public init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = Traits()
    mutations(&traits)
    self.traits = traits as? Traits ?? Traits()
  }

  /// What later collections specify counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { traits in
      for other in traitCollections {
        if other.userInterfaceStyle != .unspecified { traits.userInterfaceStyle = other.userInterfaceStyle }
        if other.accessibilityContrast != .unspecified {
          traits.accessibilityContrast = other.accessibilityContrast
        }
        if other.displayScale != 0 { traits.displayScale = other.displayScale }
      }
    }
  }

  public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool { a.traits == b.traits }
}

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}
public protocol UITraitChangeRegistration {}
