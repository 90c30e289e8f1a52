import Styles

/// Whatever keeps its distance, whichever component it is.
func distance(_ style: some SpacedStyle) -> Double { style.gap }

func hex(_ color: StyleColor?, isDark: Bool = false) -> String {
  guard let look = color?.components(isDark: isDark, hasHighContrast: false) else { return "none" }
  return [look.red, look.green, look.blue].map { channel in
    let byte = Int((channel * 255).rounded())
    return (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }.joined()
}

let named: [(String, BadgeStyle)] = [("badge", .badge), ("quiet", .quiet)]
for (name, style) in named {
  for state in [StyleState(), .highlighted] {
    let look = style.resolved(in: state, modes: StyleModes(density: .compact))
    let when = state.isEmpty ? "normal" : "highlighted"
    print(name, when, hex(look.fill), look.radius, look.shape.rawValue, look.alpha, distance(look))
  }
}

// A style of one's own begins with another.
var loud = BadgeStyle.quiet
loud.fill = StyleColor(red: 1, green: 1, blue: 1, alpha: 1)
loud.highlighted.alpha = 0.25
print("loud", hex(loud.backgroundColor), loud.resolved(in: .highlighted).alpha, loud == .quiet)

print(hex(StyleTokens.Colors.alert), hex(StyleTokens.Colors.alert, isDark: true))
print(StyleTokens.Lengths.gap(in: StyleModes()), StyleTokens.Lengths.gap(in: StyleModes(density: .compact)))
print(Set(named.map(\.1)).count, BadgeStyle.ShapeChoice.allCases.map(\.rawValue))
