/// A font as dumps show it, whichever framework it is of.
public protocol SpelledFont: AnyObject {
  var family: String { get }
  var pointSize: CGFloat { get }
  var weight: CGFloat { get }
}

extension SpelledFont {
  public var text: String {
    let names: [CGFloat: String] = [
      -0.8: "ultraLight", -0.6: "thin", -0.4: "light", 0: "regular", 0.23: "medium", 0.3: "semibold",
      0.4: "bold", 0.56: "heavy", 0.62: "black",
    ]
    return "\(family) \(fixed(pointSize)) \(names[weight] ?? "other")"
  }
}

/// What a layer may have as its contents.
public protocol LayerPicture: AnyObject {
  var content: String { get }
}

extension CGImage: LayerPicture {}

extension CGColor {
  /// As dumps show it; what is clear is drawn like nothing.
  public var text: String {
    if spaceName == "sRGB", components == [0, 0, 0, 0] { return "nil" }
    let numbers = (components ?? []).map { fixed($0) }
    return ([spaceName] + numbers).joined(separator: " ")
  }
}

/// A number with four digits behind its point: `String(format:)` takes many times as long.
func fixed(_ number: CGFloat) -> String { _fixed(Double(number)) }

public func _fixed(_ number: Double) -> String {
  let scaled = (number * 10_000).rounded()
  guard abs(scaled) < 1e15 else { return String(format: "%.4f", number) }
  let (whole, part) = Int(abs(scaled)).quotientAndRemainder(dividingBy: 10_000)
  let digits = String(part)
  return (scaled < 0 ? "-" : "") + String(whole) + "." + String(repeating: "0", count: 4 - digits.utf8.count)
    + digits
}

/// A view that blurs what lies below it.
public protocol SpelledMaterial: AnyObject {
  var _text: String { get }
  /// The radii of its corners: from the top left one by row, or one for all.
  var _radii: [CGFloat] { get }
  /// Nil for glass, which has a curve of its own.
  var _curve: CALayerCornerCurve? { get }
}

extension CALayer {
  /// Those of the corners, from the top left one by row, no larger than they fit.
  public var _radii: [CGFloat] {
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
    return corners.map { maskedCorners.contains($0) ? radius : 0 }
  }
}
