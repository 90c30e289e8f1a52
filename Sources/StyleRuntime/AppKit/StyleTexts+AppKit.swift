#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  @_spi(Generated) extension CALayer {
    /// Shows a border of UIKit's text fields.
    public func _styleShow(border name: String, for appearance: NSAppearance) {
      switch name {
      case "line":
        borderWidth = 1
        borderColor = StyleColor(0x000000).cgColor(for: appearance)
        cornerRadius = 0
      case "bezel":
        borderWidth = 1
        borderColor = StyleColor(0x737373).cgColor(for: appearance)
        cornerRadius = 0
      case "roundedRect":
        borderWidth = 0.5
        borderColor = StyleColor(0xCDCDCD).cgColor(for: appearance)
        cornerRadius = 5
      default:
        borderWidth = 0
        cornerRadius = 0
      }
    }
  }

  @_spi(Generated) nonisolated extension StyleEdgeInsets {
    /// The same with the space that a border of UIKit's text fields takes left and right.
    public func around(border name: String) -> StyleEdgeInsets {
      let distance: Double
      switch name {
      case "line": distance = 2
      case "bezel": distance = 7
      case "roundedRect": distance = 7
      default: distance = 0
      }
      return StyleEdgeInsets(
        top: top,
        left: left + distance,
        bottom: bottom,
        right: right + distance
      )
    }
  }
#endif
