extension Color {
  /// The colour as a screen gets it, and as generated Swift holds it: in sRGB if that can show it, otherwise in Display P3, brought into
  /// its gamut. A colour that was written in Display P3 stays there. No component is missing.
  public var shown: Color {
    let target: ColorSpace = space != .displayP3 && isInGamut(of: .srgb) ? .srgb : .displayP3
    if target == space, missing.isEmpty, isInGamut(of: target) { return self }
    let mapped = mapped(into: target)
    return Color(target, mapped.components, alpha: mapped.alpha)
  }
}
