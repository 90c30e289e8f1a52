/// `StyleTokens+UIKit.swift`, `StyleTokens+AppKit.swift`: the values of tokens that a window or a view passes to all views in it.
func writeTokensAroundViews(
  _ framework: ViewFramework, _ options: EmitOptions, _ writer: inout SwiftWriter
) {
  let access = options.access.prefix
  switch framework {
  case .uikit:
    writer.lines(
      """
      /// A UIKit trait. `window.traitOverrides[StyleTokens.self] = brand` sets it for all styles in a window.
      @available(iOS 17.0, tvOS 17.0, *)
      nonisolated extension StyleTokens: UITraitDefinition {
        \(access)static let defaultValue: StyleTokens = StyleTokens()
      }

      nonisolated extension StyleTokens {
        /// The values of tokens that a view's traits have; before iOS 17 and tvOS 17, none.
        init(_ traits: UITraitCollection) {
          self.init()
          if #available(iOS 17.0, tvOS 17.0, *) { self = traits[StyleTokens.self] }
        }
      }
      """)
  case .appkit:
    writer.lines(
      """
      nonisolated extension StyleTokens {
        /// The values of tokens that a view is given; or else the next view around it, or its window.
        @MainActor init(of view: NSView) {
          var next: NSView? = view
          while let current = next, current.styleTokens == nil { next = current.superview }
          self = next?.styleTokens ?? view.window?.styleTokens ?? StyleTokens()
        }

        @MainActor fileprivate static var given = StyleGivenValues<StyleTokens>()
      }

      extension NSView {
        /// The app's values of tokens for all styles in the view. If nil, it inherits them.
        \(access)var styleTokens: StyleTokens? {
          get { StyleTokens.given[self] }
          set {
            StyleTokens.given[self] = newValue
            _showStyles()
          }
        }
      }

      extension NSWindow {
        /// The app's values of tokens for all styles in the window.
        \(access)var styleTokens: StyleTokens? {
          get { StyleTokens.given[self] }
          set {
            StyleTokens.given[self] = newValue
            contentView?._showStyles()
          }
        }
      }
      """)
  }
}
