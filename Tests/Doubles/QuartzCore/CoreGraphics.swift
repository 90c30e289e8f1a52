@_exported import Foundation

// The parts of Core Graphics that Foundation has not got on Linux.

public typealias CFString = String

/// Where something is drawn; it keeps where texts were.
public final class CGContext {
  public var _drawn: [CGPoint] = []
  var _origin = CGPoint.zero
  private var saved: [CGPoint] = []

  public init() {}
  public func saveGState() { saved.append(_origin) }
  public func restoreGState() { _origin = saved.removeLast() }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    _origin = CGPoint(x: _origin.x + tx, y: _origin.y + ty)
  }
}

public final class CGColorSpace: Sendable {
  public let name: CFString?
  public static let displayP3: CFString = "displayP3"
  public static let sRGB: CFString = "sRGB"

  init(name: CFString) { self.name = name }
}

/// A colour as numbers in a named space.
public final class CGColor: Hashable, @unchecked Sendable {
  public let spaceName: String
  public let components: [CGFloat]?

  public init(spaceName: String, components: [CGFloat]) {
    self.spaceName = spaceName
    self.components = components
  }

  public var colorSpace: CGColorSpace? { CGColorSpace(name: spaceName) }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(spaceName: spaceName, components: (components ?? []).dropLast() + [alpha])
  }

  static let black = CGColor(spaceName: "sRGB", components: [0, 0, 0, 1])

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.spaceName == b.spaceName && a.components == b.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// An image that remembers what it shows.
public final class CGImage: @unchecked Sendable {
  public let content: String
  public init(content: String) { self.content = content }
}

public struct CGAffineTransform: Hashable, Sendable {
  public static let identity = CGAffineTransform()
}

/// A path that remembers how it was made.
public class CGPath: Hashable, @unchecked Sendable {
  public static func == (a: CGPath, b: CGPath) -> Bool { a.description == b.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  public fileprivate(set) var description: String

  fileprivate init(_ description: String) { self.description = description }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init("rectangle \(rect.text)")
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init("ellipse \(rect.text)")
  }

  /// Core Graphics stops the program where a radius is more than half of a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    precondition(2 * cornerWidth <= rect.width && 2 * cornerHeight <= rect.height)
    self.init("rounded \(rect.text) \(number(cornerWidth))")
  }
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init("path") }

  public func move(to point: CGPoint) { description += " M \(point.text)" }
  public func addLine(to point: CGPoint) { description += " L \(point.text)" }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    description += " C \(control1.text) \(control2.text) \(end.text)"
  }
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    description += " A \(tangent1End.text) \(tangent2End.text) \(number(radius))"
  }
  public func closeSubpath() { description += " Z" }
}

private func number(_ value: CGFloat) -> String {
  _fixed(Double(value))
}

extension CGPoint {
  fileprivate var text: String { "\(number(x)) \(number(y))" }
}

extension CGRect {
  fileprivate var text: String {
    "\(number(minX)) \(number(minY)) \(number(width)) \(number(height))"
  }
}
