/// A font as dumps show it, whichever framework it is of.
public protocol SpelledFont: AnyObject {
  var family: String { get }
  var pointSize: CGFloat { get }
  var weight: CGFloat { get }
}

extension SpelledFont {
  public var text: String {
    let names: [CGFloat: String] = [
      0: "regular", 0.23: "medium", 0.3: "semibold", 0.4: "bold", 0.56: "heavy",
    ]
    return "\(family) \(String(format: "%.4f", Double(pointSize))) \(names[weight] ?? "other")"
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
    let numbers = (components ?? []).map { String(format: "%.4f", Double($0)) }
    return ([spaceName] + numbers).joined(separator: " ")
  }
}
