// HSL and HWB are sRGB in other words: CSS Color 4 § 7 and § 8.

func srgbFromHSL(_ hsl: Color.Components) -> Color.Components {
  let lightness = hsl.third / 100
  let amplitude = hsl.second / 100 * min(lightness, 1 - lightness)
  func channel(_ offset: Double) -> Double {
    let k = (offset + normalizedHue(hsl.first) / 30).truncatingRemainder(dividingBy: 12)
    return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
  }
  return Color.Components(channel(0), channel(8), channel(4))
}

func srgbFromHWB(_ hwb: Color.Components) -> Color.Components {
  let white = hwb.second / 100
  let black = hwb.third / 100
  if white + black >= 1 {
    let grey = white / (white + black)
    return Color.Components(grey, grey, grey)
  }
  return srgbFromHSL(Color.Components(hwb.first, 100, 50)).map { $0 * (1 - white - black) + white }
}

func hslFromSRGB(_ rgb: Color.Components) -> Color.Components {
  let (low, high) = extremes(rgb)
  let lightness = (low + high) / 2
  let isFlat = high == low || lightness == 0 || lightness == 1
  let saturation = isFlat ? 0 : (high - lightness) / min(lightness, 1 - lightness)
  // Far outside the gamut the saturation comes out negative, which is the opposite hue.
  let hue = hue(rgb) + (saturation < 0 ? 180 : 0)
  return Color.Components(hue, abs(saturation) * 100, lightness * 100)
}

func hwbFromSRGB(_ rgb: Color.Components) -> Color.Components {
  let (low, high) = extremes(rgb)
  return Color.Components(hue(rgb), low * 100, (1 - high) * 100)
}

/// In degrees; 0 for a grey.
private func hue(_ rgb: Color.Components) -> Double {
  let (low, high) = extremes(rgb)
  let range = high - low
  if range == 0 { return 0 }
  if high == rgb.first { return (rgb.second - rgb.third) / range * 60 }
  if high == rgb.second { return ((rgb.third - rgb.first) / range + 2) * 60 }
  return ((rgb.first - rgb.second) / range + 4) * 60
}

private func extremes(_ rgb: Color.Components) -> (low: Double, high: Double) {
  (min(rgb.first, rgb.second, rgb.third), max(rgb.first, rgb.second, rgb.third))
}
