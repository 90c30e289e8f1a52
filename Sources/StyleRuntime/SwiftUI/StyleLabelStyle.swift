#if canImport(SwiftUI)
  import SwiftUI

  /// Puts the icon of a label on one side of its title.
  @_spi(Generated) public struct StyleLabelStyle: SwiftUI.LabelStyle {
    /// The word of UIKit's for the side, such as `leading`.
    let placement: String
    let padding: CGFloat

    #if !EMBEDDED
      public init(placement: String, padding: CGFloat) {
        self.placement = placement
        self.padding = padding
      }
    #endif

    public func makeBody(configuration: Configuration) -> some View {
      switch placement {
      case "top":
        VStack(spacing: padding) {
          configuration.icon
          configuration.title
        }
      case "bottom":
        VStack(spacing: padding) {
          configuration.title
          configuration.icon
        }
      case "trailing":
        HStack(spacing: padding) {
          configuration.title
          configuration.icon
        }
      default:
        HStack(spacing: padding) {
          configuration.icon
          configuration.title
        }
      }
    }
  }

  /// The label of a button that a layer holds: an icon and a title, or what there is of them.
  @_spi(Generated) public struct StyleButtonLabel: View {
    let title: String
    let image: StyleImage?

    #if !EMBEDDED
      public init(title: String, image: StyleImage?) {
        self.title = title
        self.image = image
      }
    #endif

    public var body: some View {
      if image == nil {
        Text(verbatim: title).lineLimit(1)
      } else if title.isEmpty {
        StyleIcon(image: image)
      } else {
        SwiftUI.Label {
          Text(verbatim: title).lineLimit(1)
        } icon: {
          StyleIcon(image: image)
        }
      }
    }
  }
#endif
