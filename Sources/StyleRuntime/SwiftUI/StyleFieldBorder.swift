#if canImport(SwiftUI)
  import SwiftUI

  /// A border of UIKit's text fields; a rounded one is filled within its corners.
  @_spi(Generated) public struct StyleFieldBorder: View {
    let name: String
    let fill: Color?
    let modes: StyleModes

    #if !EMBEDDED
      public init(name: String, fill: Color?, modes: StyleModes) {
        self.name = name
        self.fill = fill
        self.modes = modes
      }
    #endif

    /// What it takes left and right of a text.
    public static func insets(_ name: String) -> EdgeInsets {
      let distance: CGFloat
      switch name {
      case "line": distance = 2
      case "bezel": distance = 7
      case "roundedRect": distance = 7
      default: distance = 0
      }
      return EdgeInsets(top: 0, leading: distance, bottom: 0, trailing: distance)
    }

    private var width: CGFloat {
      switch name {
      case "line": return 1
      case "bezel": return 1
      case "roundedRect": return 0.5
      default: return 0
      }
    }

    private var color: StyleColor {
      switch name {
      case "line": return StyleColor(0x000000)
      case "bezel": return StyleColor(0x737373)
      case "roundedRect": return StyleColor(0xCDCDCD)
      default: return .clear
      }
    }

    private var outline: RoundedRectangle {
      RoundedRectangle(
        cornerRadius: 5,
        style: .circular
      )
    }

    public var body: some View {
      if name == "roundedRect" {
        outline
          .fill(fill ?? StyleColor.systemBackground.color(in: modes))
          ._styleBordered(color.color(in: modes), width: width, along: outline)
      } else {
        Color.clear._styleBordered(color.color(in: modes), width: width, along: Rectangle())
      }
    }
  }
#endif
