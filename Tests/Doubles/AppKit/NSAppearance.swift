@_exported import QuartzCore

open class NSAppearance {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "aqua")
    public static let darkAqua = Name(rawValue: "darkAqua")
    public static let accessibilityHighContrastAqua = Name(rawValue: "highContrastAqua")
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "highContrastDarkAqua")
  }

  public let name: Name
  public nonisolated(unsafe) static var drawing = NSAppearance(.aqua)

  private init(_ name: Name) { self.name = name }
  public convenience init?(named name: Name) { self.init(name) }

  open func bestMatch(from appearances: [Name]) -> Name? { appearances.first { $0 == name } }

  open func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    let previous = NSAppearance.drawing
    NSAppearance.drawing = self
    block()
    NSAppearance.drawing = previous
  }
}
