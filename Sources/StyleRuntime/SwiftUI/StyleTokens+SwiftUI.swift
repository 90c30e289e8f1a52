#if canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

#if canImport(SwiftUI)
  import SwiftUI

  private struct StyleTokensKey: EnvironmentKey {
    static let defaultValue = StyleTokens()
  }

  #if !UNBRIDGED
    #if canImport(UIKit) && !os(watchOS)
      /// UIKit's traits and SwiftUI's environment pass the tokens on to each other.
      @available(iOS 17.0, tvOS 17.0, *)
      nonisolated private struct StyleTokensTrait: UITraitBridgedEnvironmentKey {
        static let defaultValue = StyleTokens()

        static func read(from traitCollection: UITraitCollection) -> StyleTokens {
          traitCollection[StyleTokens.self]
        }

        static func write(to mutableTraits: inout any UIMutableTraits, value: StyleTokens) {
          mutableTraits[StyleTokens.self] = value
        }
      }
    #endif
  #endif

  extension EnvironmentValues {
    /// An app's values of tokens, in place of those of the style files.
    public var styleTokens: StyleTokens {
      get {
        #if !UNBRIDGED
          #if canImport(UIKit) && !os(watchOS)
            if #available(iOS 17.0, tvOS 17.0, *) { return self[StyleTokensTrait.self] }
          #endif
        #endif
        return self[StyleTokensKey.self]
      }
      set {
        #if !UNBRIDGED
          #if canImport(UIKit) && !os(watchOS)
            if #available(iOS 17.0, tvOS 17.0, *) {
              self[StyleTokensTrait.self] = newValue
              return
            }
          #endif
        #endif
        self[StyleTokensKey.self] = newValue
      }
    }
  }

  extension View {
    /// Shows all styles in a view with an app's values of tokens: `.styleTokens(brand)`.
    @MainActor public func styleTokens(_ tokens: StyleTokens) -> some View {
      environment(\.styleTokens, tokens)
    }
  }
#endif
