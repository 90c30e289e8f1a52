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
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var displayScale: CGFloat { get set }
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

public protocol UITraitOverrides: UIMutableTraits {
  func contains(_ trait: UITrait) -> Bool
  mutating func remove(_ trait: UITrait)
}

/// What a view says of traits; what it doesn't is what is around it.
struct Overrides: UITraitOverrides {
  private var changes: [ObjectIdentifier: (inout any UIMutableTraits) -> Void] = [:]
  private var values = UITraitCollection()

  init() {}

  func contains(_ trait: UITrait) -> Bool { changes[ObjectIdentifier(trait)] != nil }
  mutating func remove(_ trait: UITrait) { changes[ObjectIdentifier(trait)] = nil }

  private mutating func set(_ trait: UITrait, _ change: @escaping (inout any UIMutableTraits) -> Void) {
    changes[ObjectIdentifier(trait)] = change
    values = applied(to: UITraitCollection())
  }

  func applied(to traits: UITraitCollection) -> UITraitCollection {
    traits.modifyingTraits { for change in changes.values { change(&$0) } }
  }

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { set(UITraitUserInterfaceStyle.self) { $0.userInterfaceStyle = newValue } }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { set(UITraitAccessibilityContrast.self) { $0.accessibilityContrast = newValue } }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { set(UITraitPreferredContentSizeCategory.self) { $0.preferredContentSizeCategory = newValue } }
  }
  var displayScale: CGFloat {
    get { values.displayScale }
    set { set(UITraitDisplayScale.self) { $0.displayScale = newValue } }
  }
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { set(trait) { $0[trait] = newValue } }
  }
}

private struct Traits: UIMutableTraits {
  var custom: [ObjectIdentifier: Any] = [:]
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { custom[ObjectIdentifier(trait)] as? T.Value ?? T.defaultValue }
    set { custom[ObjectIdentifier(trait)] = newValue }
  }
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.large
  var displayScale: CGFloat = 0

  var spelled: [String] {
    ["\(userInterfaceStyle) \(accessibilityContrast) \(preferredContentSizeCategory) \(displayScale)"]
      + custom.map { "\($0.key) \($0.value)" }.sorted()
  }
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  private let traits: Traits
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
  public var displayScale: CGFloat { traits.displayScale }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { UIView._directionOfTraits }

  public override convenience init() { self.init { _ in } }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits.spelled == traits.spelled
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { traits[trait] }
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  public init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = Traits()
    mutations(&traits)
    self.traits = traits as? Traits ?? Traits()
  }

  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection { traits in
      traits = self.traits
      mutations(&traits)
    }
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
}

public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
}
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue = UILegibilityWeight.unspecified
}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.large
}
public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
public struct UITraitDisplayGamut: UITraitDefinition {
  public static let defaultValue = UIDisplayGamut.unspecified
}
public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}
public protocol UITraitChangeRegistration {}
