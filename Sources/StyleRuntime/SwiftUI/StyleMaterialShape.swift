#if canImport(SwiftUI)
  import SwiftUI

  /// What lies below, blurred by a material, in the outline of a layer. Systems without Liquid Glass show the nearest material for it.
  @_spi(Generated) public struct StyleMaterialShape<Outline: InsettableShape>: View {
    let material: StyleMaterial
    let outline: Outline

    #if !EMBEDDED
      public init(material: StyleMaterial, outline: Outline) {
        self.material = material
        self.outline = outline
      }
    #endif

    /// watchOS has materials since its version 10, and before that a plain gray.
    @ViewBuilder
    public var body: some View {
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

  @_spi(Generated) extension View {
    /// The view in a material. Liquid Glass lies around what it shows, so that texts stay legible (“Applying Liquid Glass to custom views”,
    /// developer.apple.com/documentation/swiftui/applying-liquid-glass-to-custom-views); other materials lie behind it,
    /// and have no tint.
    @ViewBuilder
    public func _styleMaterial(
      _ material: StyleMaterial,
      in outline: some InsettableShape,
      tint: Color? = nil,
      isInteractive: Bool = false
    ) -> some View {
      #if compiler(>=6.2) && !os(visionOS)
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *), material.isGlass {
          glassEffect(
            (material == .glass ? Glass.regular : .clear).tint(tint).interactive(isInteractive),
            in: outline
          )
        } else {
          background(StyleMaterialShape(material: material, outline: outline))
        }
      #else
        background(StyleMaterialShape(material: material, outline: outline))
      #endif
    }

    /// Where several parts of a view are of glass, they are drawn together and flow into each other.
    @ViewBuilder
    public func _styleGlassContainer() -> some View {
      #if compiler(>=6.2) && !os(visionOS)
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) {
          GlassEffectContainer { self }
        } else {
          self
        }
      #else
        self
      #endif
    }
  }
#endif
