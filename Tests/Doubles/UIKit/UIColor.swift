@_exported import QuartzCore

/// A colour, or a rule that gives one for some traits.
open class UIColor: NSObject, @unchecked Sendable {
  private let provider: @Sendable (UITraitCollection) -> CGColor
  /// The colour that it is in all traits; nil for a rule, of which no two are equal.
  private let fixed: CGColor?

  fileprivate init(cgColor provider: @escaping @Sendable (UITraitCollection) -> CGColor) {
    self.provider = provider
    fixed = nil
  }

  private init(fixed: CGColor) {
    provider = { _ in fixed }
    self.fixed = fixed
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(fixed: CGColor(spaceName: "sRGB", components: [red, green, blue, alpha]))
  }

  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(fixed: CGColor(spaceName: "displayP3", components: [displayP3Red, green, blue, alpha]))
  }

  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    nonisolated(unsafe) let dynamicProvider = dynamicProvider
    self.init(cgColor: { dynamicProvider($0).provider($0) })
  }

  public convenience init(cgColor: CGColor) { self.init(fixed: cgColor) }

  /// The colours of the app's asset catalog, by their names.
  public static nonisolated(unsafe) var _catalog: [String: UIColor] = [:]

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?)
  {
    guard bundle == .main, let color = UIColor._catalog[name] else { return nil }
    self.init(cgColor: { color.provider($0) })
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || fixed != nil && fixed == other.fixed
  }

  open var cgColor: CGColor { provider(UITraitCollection()) }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(fixed: provider(traitCollection))
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components = cgColor.components else { return false }
    red?.pointee = components[0]
    green?.pointee = components[1]
    blue?.pointee = components[2]
    alpha?.pointee = components[3]
    return true
  }

  open func setFill() { UIGraphicsImageRendererContext.fill = cgColor }
}

/// The system's colours are told by their names alone: what they look like is the system's affair.
extension UIColor {
  private static func system(_ name: String) -> UIColor {
    UIColor(cgColor: CGColor(spaceName: name, components: [0, 0, 0, 1]))
  }

  public class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  public class var systemRed: UIColor { system("systemRed") }
  public class var systemOrange: UIColor { system("systemOrange") }
  public class var systemYellow: UIColor { system("systemYellow") }
  public class var systemGreen: UIColor { system("systemGreen") }
  public class var systemMint: UIColor { system("systemMint") }
  public class var systemTeal: UIColor { system("systemTeal") }
  public class var systemCyan: UIColor { system("systemCyan") }
  public class var systemBlue: UIColor { system("systemBlue") }
  public class var systemIndigo: UIColor { system("systemIndigo") }
  public class var systemPurple: UIColor { system("systemPurple") }
  public class var systemPink: UIColor { system("systemPink") }
  public class var systemBrown: UIColor { system("systemBrown") }
  public class var systemGray: UIColor { system("systemGray") }
  public class var systemGray2: UIColor { system("systemGray2") }
  public class var systemGray3: UIColor { system("systemGray3") }
  public class var systemGray4: UIColor { system("systemGray4") }
  public class var systemGray5: UIColor { system("systemGray5") }
  public class var systemGray6: UIColor { system("systemGray6") }
  public class var label: UIColor { system("label") }
  public class var secondaryLabel: UIColor { system("secondaryLabel") }
  public class var tertiaryLabel: UIColor { system("tertiaryLabel") }
  public class var quaternaryLabel: UIColor { system("quaternaryLabel") }
  public class var placeholderText: UIColor { system("placeholderText") }
  public class var link: UIColor { system("link") }
  public class var separator: UIColor { system("separator") }
  public class var opaqueSeparator: UIColor { system("opaqueSeparator") }
  public class var systemFill: UIColor { system("systemFill") }
  public class var secondarySystemFill: UIColor { system("secondarySystemFill") }
  public class var tertiarySystemFill: UIColor { system("tertiarySystemFill") }
  public class var quaternarySystemFill: UIColor { system("quaternarySystemFill") }
  public class var systemBackground: UIColor { system("systemBackground") }
  public class var secondarySystemBackground: UIColor { system("secondarySystemBackground") }
  public class var tertiarySystemBackground: UIColor { system("tertiarySystemBackground") }
  public class var systemGroupedBackground: UIColor { system("systemGroupedBackground") }
  public class var secondarySystemGroupedBackground: UIColor { system("secondarySystemGroupedBackground") }
  public class var tertiarySystemGroupedBackground: UIColor { system("tertiarySystemGroupedBackground") }
  public class var darkText: UIColor { system("darkText") }
  public class var lightText: UIColor { system("lightText") }
}
