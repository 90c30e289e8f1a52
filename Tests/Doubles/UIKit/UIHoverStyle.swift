/// An effect below a pointer, or where a person looks: developer.apple.com/documentation/uikit/uihoverstyle.
@MainActor open class UIHoverStyle: NSObject {
  /// “If the value of this property is nil, the system chooses a default shape”: …/uihoverstyle/shape-21npk.
  open var shape: UIShape?

  public init(shape: UIShape? = nil) { self.shape = shape }
}

/// developer.apple.com/documentation/uikit/uishape-swift.struct.
public struct UIShape: Hashable, Sendable {
  public let _cornerRadius: CGFloat
  public let _cornerCurve: UICornerCurve
  public let _maskedCorners: UIRectCorner

  public static func rect(
    cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape(_cornerRadius: cornerRadius, _cornerCurve: cornerCurve, _maskedCorners: maskedCorners)
  }
}

public enum UICornerCurve: Int, Sendable { case automatic, circular, continuous }

public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}
