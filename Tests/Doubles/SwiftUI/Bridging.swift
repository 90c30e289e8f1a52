// What SwiftUI declares of UIKit's traits, in the double that is built beside that of UIKit.
#if BRIDGES_UIKIT
import UIKit

extension Color {
  public init(uiColor color: UIColor) {
    let parts = color.cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}

/// “Bridged UITraitCollection and SwiftUI EnvironmentKey values” pass on in both directions: “The read method … from the UIKit trait
/// collection, and the write method to the UIKit mutable traits” (WWDC 2023, “Unleash the UIKit trait system”, from 25:24).
@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

@available(iOS 17.0, tvOS 17.0, *)
extension EnvironmentValues {
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let value = _set(key) { return value }
      return (_traits as? UITraitCollection).map(K.read) ?? K.defaultValue
    }
    set {
      _set(key, newValue)
      _bridged[ObjectIdentifier(key)] = { traits in
        guard var changed = traits as? any UIMutableTraits else { return }
        K.write(to: &changed, value: newValue)
        traits = changed
      }
    }
  }
}

/// Views of SwiftUI in a view of UIKit, as a `UIHostingController` has them: the environment begins with the view's traits.
open class _HostingView: UIView {
  open func draw(_ content: some View, in size: CGSize) -> _Picture {
    var values = EnvironmentValues()
    values._traits = traitCollection
    return content._draw(in: size, values)
  }
}

/// A view of UIKit in SwiftUI, as a `UIViewRepresentable` has it: its traits follow the environment.
public struct _Represented: _PrimitiveView {
  let view: UIView
  public init(_ view: UIView) { self.view = view }
  public func _size(proposed: CGSize) -> CGSize { proposed._filled }
  public func _picture(in size: CGSize) -> _Picture {
    for write in EnvironmentValues._current._bridged.values {
      var traits: Any = view.traitOverrides
      write(&traits)
      if let traits = traits as? any UITraitOverrides { view.traitOverrides = traits }
    }
    return { _ in .clear }
  }
}
#endif
