// Each module has tokens of its own.

#if EMBEDDED && canImport(SwiftUI)
  import SwiftUI

  private struct StyleTokensKey: EnvironmentKey {
    static let defaultValue = StyleTokens()
  }

  extension EnvironmentValues {
    /// An app's values of tokens, in place of those of the style files.
    public var styleTokens: StyleTokens {
      get { self[StyleTokensKey.self] }
      set { self[StyleTokensKey.self] = newValue }
    }
  }

  extension View {
    /// Shows all styles in a view with an app's values of tokens: `.styleTokens(brand)`.
    @MainActor public func styleTokens(_ tokens: StyleTokens) -> some View {
      environment(\.styleTokens, tokens)
    }
  }
#endif
