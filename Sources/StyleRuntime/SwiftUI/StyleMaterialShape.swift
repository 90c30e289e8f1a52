#if canImport(SwiftUI)
  import SwiftUI

  /// What lies below, blurred by a material, in the outline of a layer.
  @_spi(Generated) public struct StyleMaterialShape<Outline: InsettableShape>: View {
    let material: StyleMaterial
    let outline: Outline

    #if !EMBEDDED
      public init(material: StyleMaterial, outline: Outline) {
        self.material = material
        self.outline = outline
      }
    #endif

    public var body: some View {
      #if compiler(>=6.2) && !os(visionOS)
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *), material.isGlass {
          Color.clear.glassEffect(material == .glass ? .regular : .clear, in: outline)
        } else {
          blur
        }
      #else
        blur
      #endif
    }

    /// watchOS has materials since its version 10, and before that a plain gray.
    @ViewBuilder
    private var blur: some View {
      if #available(watchOS 10.0, *) {
        switch material {
        case .ultraThin, .clearGlass: outline.fill(.ultraThinMaterial)
        case .thin, .glass: outline.fill(.thinMaterial)
        case .regular: outline.fill(.regularMaterial)
        case .thick: outline.fill(.thickMaterial)
        case .ultraThick: outline.fill(.ultraThickMaterial)
        case .bar:
          #if os(tvOS) || os(watchOS)
            outline.fill(.regularMaterial)
          #else
            outline.fill(.bar)
          #endif
        }
      } else {
        outline.fill(Color(white: 0.5, opacity: 0.3))
      }
    }
  }
#endif
