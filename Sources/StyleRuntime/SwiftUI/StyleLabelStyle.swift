#if canImport(SwiftUI)
  import SwiftUI

  /// Puts the icon of a label, or an activity indicator in its place, on one side of its title.
  @_spi(Generated) public struct StyleLabelStyle: SwiftUI.LabelStyle {
    /// The word of UIKit's for the side, such as `leading`.
    let placement: String
    let padding: CGFloat
    var isActive = false
    /// Of the activity indicator.
    var color: Color?

    #if !EMBEDDED
      public init(
        placement: String,
        padding: CGFloat,
        isActive: Bool = false,
        color: Color? = nil
      ) {
        self.placement = placement
        self.padding = padding
        self.isActive = isActive
        self.color = color
      }
    #endif

    public func makeBody(configuration: Configuration) -> some View {
      switch placement {
      case "top":
        VStack(spacing: padding) {
          icon(of: configuration)
          configuration.title
        }
      case "bottom":
        VStack(spacing: padding) {
          configuration.title
          icon(of: configuration)
        }
      case "trailing":
        HStack(spacing: padding) {
          configuration.title
          icon(of: configuration)
        }
      default:
        HStack(spacing: padding) {
          icon(of: configuration)
          configuration.title
        }
      }
    }

    @ViewBuilder
    private func icon(of configuration: Configuration) -> some View {
      if isActive {
        // Labelled by the title beside it.
        SwiftUI.ProgressView()._styleTint(color).accessibilityHidden(true)
      } else {
        configuration.icon
      }
    }
  }

  /// The label of a button that a layer holds: an icon, a title and a subtitle, or what there is of them.
  @_spi(Generated) public struct StyleButtonLabel: View {
    let title: String
    let image: StyleImage?
    var subtitle: StyleSubtitle?
    /// Whether the style of labels shows an activity indicator in place of the icon.
    var isActive = false

    #if !EMBEDDED
      public init(
        title: String,
        image: StyleImage?,
        subtitle: StyleSubtitle? = nil,
        isActive: Bool = false
      ) {
        self.title = title
        self.image = image
        self.subtitle = subtitle
        self.isActive = isActive
      }
    #endif

    public var body: some View {
      if image == nil, !isActive {
        texts
      } else if title.isEmpty, subtitle == nil, !isActive {
        StyleIcon(image: image)
      } else {
        SwiftUI.Label {
          texts
        } icon: {
          StyleIcon(image: image)
        }
      }
    }

    @ViewBuilder
    private var texts: some View {
      if let subtitle {
        VStack(alignment: subtitle.horizontalAlignment, spacing: subtitle.padding) {
          if !title.isEmpty { Text(verbatim: title).lineLimit(1) }
          subtitle
        }
      } else if !title.isEmpty || !isActive {
        Text(verbatim: title).lineLimit(1)
      }
    }
  }

  /// The text below the title of a button.
  @_spi(Generated) public struct StyleSubtitle: View {
    let text: String
    let font: StyleFont
    /// nil for that of the title.
    let color: StyleColor?
    let padding: CGFloat
    /// Words of UIKit's, such as `leading`.
    let alignment: String
    let placement: String
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var colorSchemeContrast

    /// nil for no text.
    public init?(
      _ text: String?,
      font: StyleFont,
      color: StyleColor?,
      padding: CGFloat,
      alignment: String,
      placement: String
    ) {
      guard let text, !text.isEmpty else { return nil }
      self.text = text
      self.font = font
      self.color = color
      self.padding = padding
      self.alignment = alignment
      self.placement = placement
    }

    public var body: some View {
      if let color {
        shown.foregroundColor(color.color(in: StyleModes(colorScheme, colorSchemeContrast)))
      } else {
        shown
      }
    }

    private var shown: some View { Text(verbatim: text).lineLimit(1)._styleFont(font) }

    var horizontalAlignment: HorizontalAlignment {
      switch alignment == "automatic" ? placement : alignment {
      case "leading": return .leading
      case "trailing": return .trailing
      default: return .center
      }
    }
  }
#endif
