#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A UIKit trait. `window.traitOverrides[StyleTokens.self] = brand` sets it for all styles in a window.
  @available(iOS 17.0, tvOS 17.0, *)
  nonisolated extension StyleTokens: UITraitDefinition {
    public static let defaultValue: StyleTokens = StyleTokens()
  }

  nonisolated extension StyleTokens {
    /// The values of tokens that a view's traits have; before iOS 17 and tvOS 17, none.
    @_spi(Generated) public init(_ traits: UITraitCollection) {
      self.init()
      if #available(iOS 17.0, tvOS 17.0, *) { self = traits[StyleTokens.self] }
    }
  }
#endif
