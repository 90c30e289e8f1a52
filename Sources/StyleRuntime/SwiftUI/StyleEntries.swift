#if canImport(SwiftUI)
  import SwiftUI

  extension Binding where Value: Sendable {
    /// What a person enters: the app's own value, or one that a view keeps.
    ///
    /// - Parameters:
    ///   - kept: Where the view keeps it; nil until somebody has changed it.
    ///   - first: What is shown until then.
    @_spi(Generated) @MainActor public static func _entered(
      _ given: Binding<Value>?,
      kept: Binding<Value?>,
      first: Value
    ) -> Binding<Value> {
      given ?? Binding(get: { kept.wrappedValue ?? first }, set: { kept.wrappedValue = $0 })
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
