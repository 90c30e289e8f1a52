#if canImport(SwiftUI)
  import SwiftUI

  /// A bar that SwiftUI draws around the content of a screen.
  @_spi(Generated) public enum StyleBarPlacement: Sendable {
    case navigationBar, tabBar, bottomBar
  }

  @_spi(Generated) extension View {
    /// Gives a bar around the view a colour, or a material by its name. macOS, tvOS and watchOS keep theirs.
    @ViewBuilder
    public func _styleBar(
      _ bar: StyleBarPlacement,
      color: Color?,
      effect: String,
      isTranslucent: Bool
    ) -> some View {
      #if os(iOS) || os(visionOS)
        if #available(iOS 16.0, *) {
          let isShown = color != nil || !isTranslucent || effect != "none"
          toolbarBackground(bar.background(color, effect, isTranslucent), for: bar.placement)
            .toolbarBackground(isShown ? Visibility.visible : .hidden, for: bar.placement)
        } else {
          self
        }
      #else
        self
      #endif
    }
  }

  #if os(iOS) || os(visionOS)
    extension StyleBarPlacement {
      @available(iOS 16.0, *)
      fileprivate var placement: ToolbarPlacement {
        switch self {
        case .navigationBar: return .navigationBar
        case .tabBar: return .tabBar
        case .bottomBar: return .bottomBar
        }
      }

      fileprivate func background(
        _ color: Color?,
        _ effect: String,
        _ isTranslucent: Bool
      ) -> AnyShapeStyle {
        if let color { return AnyShapeStyle(color) }
        if !isTranslucent { return AnyShapeStyle(Color(uiColor: .systemBackground)) }
        switch StyleMaterial(effect) {
        case .ultraThin, .clearGlass: return AnyShapeStyle(.ultraThinMaterial)
        case .thin, .glass: return AnyShapeStyle(.thinMaterial)
        case .regular: return AnyShapeStyle(.regularMaterial)
        case .thick: return AnyShapeStyle(.thickMaterial)
        case .ultraThick: return AnyShapeStyle(.ultraThickMaterial)
        case .bar: return AnyShapeStyle(.bar)
        }
      }
    }
  #endif
#endif
