#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  #if EMBEDDED
    /// A view whose look depends on what views around it may pass to it.
    @MainActor protocol StyleFollower: NSView {
      func _followSurroundings()
    }
  #else
    /// A view whose look depends on what views around it may pass to it. Generated classes conform to it.
    @MainActor public protocol StyleFollower: NSView {
      func _followSurroundings()
    }
  #endif

  @_spi(Generated) extension NSView {
    /// Shows the styles of the view and of all views in it again.
    public func _styleShowAll() {
      (self as? any StyleFollower)?._followSurroundings()
      for view in subviews { view._styleShowAll() }
    }
  }

  /// What views and windows are given, which have no place to store it.
  @_spi(Generated) nonisolated public struct StyleGivenValues<Value> {
    private struct Entry {
      weak var owner: AnyObject?
      var value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    #if !EMBEDDED
      public init() {}
    #endif

    public subscript(owner: AnyObject) -> Value? {
      get {
        let entry = entries[ObjectIdentifier(owner)]
        return entry?.owner === owner ? entry?.value : nil
      }
      set {
        // Another object may have the place of one that is gone.
        entries = entries.filter { $0.value.owner != nil }
        entries[ObjectIdentifier(owner)] = newValue.map { Entry(owner: owner, value: $0) }
      }
    }
  }
#endif
