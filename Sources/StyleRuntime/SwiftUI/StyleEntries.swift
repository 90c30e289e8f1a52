#if canImport(SwiftUI)
  import SwiftUI

  extension Binding where Value: Equatable & Sendable {
    /// What a person enters: the app's own value, or one that a view keeps until the style says something else.
    ///
    /// - Parameters:
    ///   - kept: Where the view keeps it, with what was shown first; nil until somebody has changed it.
    ///   - first: What is shown until then.
    @_spi(Generated) @MainActor public static func _styleEntered(
      _ given: Binding<Value>?,
      kept: Binding<(value: Value, first: Value)?>,
      first: Value
    ) -> Binding<Value> {
      given
        ?? Binding(
          get: {
            guard let kept = kept.wrappedValue, kept.first == first else { return first }
            return kept.value
          },
          set: { kept.wrappedValue = ($0, first) }
        )
    }
  }

  extension ComponentStyle {
    /// The look with what people have entered.
    @_spi(Generated) @MainActor public func _entering(_ change: (inout Self) -> Void) -> Self {
      var look = self
      change(&look)
      return look
    }
  }
#endif
