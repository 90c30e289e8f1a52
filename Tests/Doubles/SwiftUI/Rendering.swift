// What the double itself adds: a view draws into a point sampler, so that a test can look at the colours of generated
// views. Text, pictures from files and shadows are left blank.

/// A premultiplied colour of sRGB or Display P3; the generated code decides which.
public struct _Pixel: Equatable, Sendable {
  public var red = 0.0
  public var green = 0.0
  public var blue = 0.0
  public var alpha = 0.0

  public static let clear = _Pixel()

  func over(_ below: _Pixel) -> _Pixel {
    let rest = 1 - alpha
    return _Pixel(
      red: red + below.red * rest, green: green + below.green * rest, blue: blue + below.blue * rest,
      alpha: alpha + below.alpha * rest)
  }

  func faded(_ opacity: Double) -> _Pixel {
    _Pixel(red: red * opacity, green: green * opacity, blue: blue * opacity, alpha: alpha * opacity)
  }

  func times(_ other: _Pixel) -> _Pixel {
    _Pixel(
      red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha)
  }
}

/// What a view was drawn with that leaves no pixels here: texts, pictures, shadows, strokes.
public enum _Notes {
  public nonisolated(unsafe) static var all: [String] = []
}

/// What is seen at a point of a view.
public typealias _Picture = (CGPoint) -> _Pixel

/// What a style paints as a view of its own ends where the view does.
func _within(_ size: CGSize, _ picture: @escaping _Picture) -> _Picture {
  { point in
    let isInside = point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
    return isInside ? picture(point) : .clear
  }
}

/// What a view is proposed where nothing is said of a side, so that it has its ideal size: `nil` in SwiftUI's `ProposedViewSize`. Sums with
/// it are it again.
let _unspecified = CGFloat.nan

extension CGFloat {
  /// A length that is proposed, or the ideal one of Apple's shapes and colours: “10x10 … when no size is proposed”
  /// (developer.apple.com/documentation/swiftui/proposedviewsize/replacingunspecifieddimensions(by:)).
  var _orIdeal: CGFloat { isNaN ? 10 : self }
  var _given: CGFloat? { isNaN ? nil : self }
}

extension CGSize {
  /// Of what takes all that it is offered.
  var _filled: CGSize { CGSize(width: width._orIdeal, height: height._orIdeal) }
}

/// As large as the largest of some views.
@MainActor func _union(of views: [any View], _ proposed: CGSize) -> CGSize {
  views.reduce(into: CGSize.zero) { size, view in
    let own = view._size(proposed: proposed)
    size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
  }
}

/// Views above each other.
@MainActor func _pile(of views: [any View], in size: CGSize, _ alignment: Alignment) -> _Picture {
  let pictures = views.map { $0._placed(in: size, alignment) }
  return { point in pictures.reduce(_Pixel.clear) { $1(point).over($0) } }
}

/// Runs something with other values of the environment.
@MainActor func _with<Result>(
  _ change: (inout EnvironmentValues) -> Void, _ body: () -> Result
) -> Result {
  let values = EnvironmentValues._current
  defer { EnvironmentValues._current = values }
  change(&EnvironmentValues._current)
  return body()
}

extension View {
  /// How large the view is that is proposed a size; nil is no width or height in particular.
  public func _measured(
    width: CGFloat?, height: CGFloat?, _ values: EnvironmentValues = EnvironmentValues()
  ) -> CGSize {
    EnvironmentValues._current = values
    return _size(proposed: CGSize(width: width ?? _unspecified, height: height ?? _unspecified))
  }

  /// The view with other values of the environment.
  nonisolated func _setting(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    nonisolated(unsafe) let (view, change) = (self, change)
    return _Modified { proposed in
      _with(change) { view._size(proposed: proposed) }
    } picture: { size in
      _with(change) { view._picture(in: size) }
    }
  }

  /// Draws the view in some size, with the values of an environment.
  public func _draw(in size: CGSize, _ values: EnvironmentValues = EnvironmentValues()) -> _Picture {
    EnvironmentValues._current = values
    return _picture(in: size)
  }

  /// The view in a frame, where a child that is smaller or larger than it lies as `alignment` says.
  func _placed(in size: CGSize, _ alignment: Alignment = .center) -> _Picture {
    let own = _size(proposed: size)
    let (x, y) = ((size.width - own.width) * alignment.x, (size.height - own.height) * alignment.y)
    let picture = _picture(in: own)
    return { picture(CGPoint(x: $0.x - x, y: $0.y - y)) }
  }
}

/// A view that the system draws.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never { fatalError("a primitive view has no body") }
}

/// A view that another is made of by a modifier.
struct _Modified: _PrimitiveView {
  let size: @MainActor (CGSize) -> CGSize
  let picture: @MainActor (CGSize) -> _Picture

  nonisolated init(
    size: @escaping @MainActor (CGSize) -> CGSize = { $0 },
    picture: @escaping @MainActor (CGSize) -> _Picture
  ) {
    (self.size, self.picture) = (size, picture)
  }

  @MainActor func _size(proposed: CGSize) -> CGSize { size(proposed) }
  @MainActor func _picture(in size: CGSize) -> _Picture { picture(size) }
}

extension View {
  /// The same size, other pixels.
  nonisolated func _mapped(
    _ change: @escaping @MainActor (_ picture: @escaping _Picture, CGSize) -> _Picture
  ) -> some View {
    nonisolated(unsafe) let view = self
    return _Modified(size: { view._size(proposed: $0) }) { change(view._picture(in: $0), $0) }
  }

  /// The same view, which notes something when it is drawn; nil is nothing.
  nonisolated func _noting(_ note: String?) -> some View {
    _mapped { picture, _ in
      if let note { _Notes.all.append(note) }
      return picture
    }
  }

  /// The view behind or in front of others of its size.
  nonisolated func _layered(_ others: some View, _ alignment: Alignment, isBehind: Bool) -> some View {
    nonisolated(unsafe) let others = others
    return _mapped { own, size in
      let other = others._placed(in: size, alignment)
      return { isBehind ? own($0).over(other($0)) : other($0).over(own($0)) }
    }
  }
}
