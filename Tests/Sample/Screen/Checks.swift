#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Red, green and blue as the shop's server writes them.
func hex(_ color: CGColor?) -> String {
  guard let color else { return "none" }
  let parts = (color.components ?? []).dropLast().map { Int(($0 * 255).rounded()) }
  return parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

extension CALayer {
  /// The layers of a name in the layer.
  func named(_ name: String) -> [CALayer] {
    (self.name == name ? [self] : []) + (sublayers ?? []).flatMap { $0.named(name) }
  }

  var textColor: CGColor? { (self as? CATextLayer)?.foregroundColor }
}
