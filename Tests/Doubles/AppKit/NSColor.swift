open class NSColorSpace: @unchecked Sendable {
  public static let sRGB = NSColorSpace()
}

/// A colour, or a rule that gives one for some appearance.
open class NSColor: NSObject, @unchecked Sendable {
  private let provider: @Sendable (NSAppearance) -> CGColor

  private init(provider: @escaping @Sendable (NSAppearance) -> CGColor) { self.provider = provider }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(spaceName: "sRGB", components: [red, green, blue, alpha])
    self.init(provider: { _ in color })
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(spaceName: "displayP3", components: [red, green, blue, alpha])
    self.init(provider: { _ in color })
  }

  public convenience init?(cgColor: CGColor) { self.init(provider: { _ in cgColor }) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSColor)?.cgColor == cgColor }

  public typealias Name = String

  public convenience init(name: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    nonisolated(unsafe) let dynamicProvider = dynamicProvider
    self.init(provider: { dynamicProvider($0).provider($0) })
  }

  /// The colours of the app's asset catalog, by their names.
  public static nonisolated(unsafe) var _catalog: [Name: NSColor] = [:]

  public convenience init?(named name: Name, bundle: Bundle?) {
    guard bundle == .main, let color = NSColor._catalog[name] else { return nil }
    self.init(provider: { color.provider($0) })
  }

  open var cgColor: CGColor { provider(NSAppearance.drawing) }
  open func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }
  private func component(_ index: Int) -> CGFloat { cgColor.components?[index] ?? 0 }
  open var redComponent: CGFloat { component(0) }
  open var greenComponent: CGFloat { component(1) }
  open var blueComponent: CGFloat { component(2) }
  open var alphaComponent: CGFloat { component(3) }
  open func setFill() { NSImage.fill = cgColor }

  public class var clear: NSColor { NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 0) }
}

/// The system's colours are told by their names alone, those that UIKit has for them.
extension NSColor {
  private static func system(_ name: String) -> NSColor {
    let color = CGColor(spaceName: name, components: [0, 0, 0, 1])
    return NSColor(provider: { _ in color })
  }

  public class var systemRed: NSColor { system("systemRed") }
  public class var systemOrange: NSColor { system("systemOrange") }
  public class var systemYellow: NSColor { system("systemYellow") }
  public class var systemGreen: NSColor { system("systemGreen") }
  public class var systemTeal: NSColor { system("systemTeal") }
  public class var systemBlue: NSColor { system("systemBlue") }
  public class var systemIndigo: NSColor { system("systemIndigo") }
  public class var systemPurple: NSColor { system("systemPurple") }
  public class var systemPink: NSColor { system("systemPink") }
  public class var systemBrown: NSColor { system("systemBrown") }
  public class var systemGray: NSColor { system("systemGray") }
  public class var labelColor: NSColor { system("label") }
  public class var secondaryLabelColor: NSColor { system("secondaryLabel") }
  public class var tertiaryLabelColor: NSColor { system("tertiaryLabel") }
  public class var quaternaryLabelColor: NSColor { system("quaternaryLabel") }
  public class var placeholderTextColor: NSColor { system("placeholderText") }
  public class var linkColor: NSColor { system("link") }
  public class var separatorColor: NSColor { system("separator") }
  public class var systemMint: NSColor { system("systemMint") }
  public class var systemCyan: NSColor { system("systemCyan") }
  @available(macOS 14, *) public class var systemFill: NSColor { system("systemFill") }
  @available(macOS 14, *) public class var secondarySystemFill: NSColor { system("secondarySystemFill") }
  @available(macOS 14, *) public class var tertiarySystemFill: NSColor { system("tertiarySystemFill") }
  @available(macOS 14, *) public class var quaternarySystemFill: NSColor { system("quaternarySystemFill") }
}
