#if canImport(SwiftUI)
  import SwiftUI

  /// How a picture fills its frame, as `UIView.ContentMode` says it.
  @_spi(Generated) public enum StyleContentMode: String {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight

    public init(_ name: String) { self = StyleContentMode(rawValue: name) ?? .scaleToFill }

    /// Where a picture of its own size lies; nil for one that is scaled.
    fileprivate var alignment: Alignment? {
      switch self {
      case .scaleToFill, .scaleAspectFit, .scaleAspectFill: return nil
      case .center: return .center
      case .top: return .top
      case .bottom: return .bottom
      case .left: return .leading
      case .right: return .trailing
      case .topLeft: return .topLeading
      case .topRight: return .topTrailing
      case .bottomLeft: return .bottomLeading
      case .bottomRight: return .bottomTrailing
      }
    }
  }

  /// A picture in its frame; a colour is a picture of one point.
  @_spi(Generated) public struct StyleImageView: View {
    let image: StyleImage?
    var contentMode = StyleContentMode.scaleToFill
    var tint: Color?
    let modes: StyleModes

    #if !EMBEDDED
      public init(
        image: StyleImage?,
        contentMode: StyleContentMode = .scaleToFill,
        tint: Color? = nil,
        modes: StyleModes
      ) {
        self.image = image
        self.contentMode = contentMode
        self.tint = tint
        self.modes = modes
      }
    #endif

    public var body: some View {
      switch image {
      // A picture is decoration, which VoiceOver doesn't read.
      case .asset(let name):
        tinted(picture(Image(decorative: name, bundle: StyleAssets.bundle)))
      case .system(let name): tinted(picture(Image(systemName: name))).accessibilityHidden(true)
      case .color(let color): square(color.color(in: modes))
      case nil: Color.clear
      }
    }

    @ViewBuilder
    private func tinted(_ picture: some View) -> some View {
      if let tint { picture.foregroundColor(tint) } else { picture }
    }

    @ViewBuilder
    private func picture(_ image: Image) -> some View {
      if let alignment = contentMode.alignment {
        image._styleFillingFrame(alignment)
      } else {
        scaled(image.resizable())
      }
    }

    @ViewBuilder
    private func square(_ color: Color) -> some View {
      if let alignment = contentMode.alignment {
        color.frame(width: 1, height: 1)._styleFillingFrame(alignment)
      } else if contentMode == .scaleToFill {
        color
      } else {
        color
          .aspectRatio(1, contentMode: contentMode == .scaleAspectFill ? .fill : .fit)
          ._styleFillingFrame()
      }
    }

    @ViewBuilder
    private func scaled(_ picture: some View) -> some View {
      switch contentMode {
      case .scaleAspectFit: picture.scaledToFit()._styleFillingFrame()
      case .scaleAspectFill: picture.scaledToFill()._styleFillingFrame()
      case .scaleToFill, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
        .bottomRight:
        picture
      }
    }
  }

  /// A picture of its own size.
  @_spi(Generated) public struct StyleIcon: View {
    let image: StyleImage?

    #if !EMBEDDED
      public init(image: StyleImage?) {
        self.image = image
      }
    #endif

    public var body: some View {
      switch image {
      case .asset(let name): Image(decorative: name, bundle: StyleAssets.bundle)
      case .system(let name): Image(systemName: name).accessibilityHidden(true)
      case .color, nil: Color.clear.frame(width: 0, height: 0)
      }
    }
  }
#endif
