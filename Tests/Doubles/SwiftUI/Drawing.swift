extension Color: _PrimitiveView {
  @MainActor public func _size(proposed: CGSize) -> CGSize { proposed._filled }
  @MainActor public func _picture(in size: CGSize) -> _Picture { _within(size, _sample(in: size)) }
}

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  let red, green, blue, alpha: Double
  let space: RGBColorSpace
  /// Of a colour of the app's asset catalog, which is black here.
  private var name: String?

  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(white: 0)
    self.name = bundle == .main ? name : nil
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    (self.red, self.green, self.blue, alpha, space) = (red, green, blue, opacity, colorSpace)
  }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  public static let clear = Color(white: 0, opacity: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static var accentColor: Color { Color(white: 0.5) }
  public func opacity(_ opacity: Double) -> Color {
    Color(space, red: red, green: green, blue: blue, opacity: alpha * opacity)
  }

  var text: String {
    if let name { return "asset \(name)" }
    return [red, green, blue, alpha].map { String(format: "%.3f", $0) }.joined(separator: " ")
  }

  var pixel: _Pixel { _Pixel(red: red, green: green, blue: blue, alpha: 1).faded(alpha) }
}

public struct Gradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }

  /// Between two stops, colours are mixed as they are premultiplied.
  func pixel(at place: Double) -> _Pixel {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if place <= first.location { return first.color.pixel }
    for (stop, next) in zip(stops, stops.dropFirst()) where place < next.location {
      let part = (place - stop.location) / max(next.location - stop.location, 1e-9)
      let (a, b) = (stop.color.pixel.faded(1 - part), next.color.pixel.faded(part))
      return _Pixel(
        red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, alpha: a.alpha + b.alpha)
    }
    return last.color.pixel
  }
}

public protocol ShapeStyle: Sendable {
  func _sample(in size: CGSize) -> _Picture
  /// What is noted of a text or a symbol in it.
  @MainActor var _note: String? { get }
}

extension ShapeStyle {
  @MainActor public var _note: String? { nil }
}

/// “A style that reflects the current tint color.” Nothing but a note tells of it here.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _sample(in size: CGSize) -> _Picture { Color.accentColor._sample(in: size) }
  @MainActor public var _note: String? {
    "tint \((EnvironmentValues._current._tint ?? .accentColor).text)"
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// “A type-erased ShapeStyle value.”
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  public func _sample(in size: CGSize) -> _Picture { style._sample(in: size) }
  @MainActor public var _note: String? { style._note }
}

extension Color: ShapeStyle {
  public func _sample(in size: CGSize) -> _Picture {
    let pixel = pixel
    return { _ in pixel }
  }
  @MainActor public var _note: String? { text }
}

extension LinearGradient: _PrimitiveView {
  @MainActor public func _size(proposed: CGSize) -> CGSize { proposed._filled }
  @MainActor public func _picture(in size: CGSize) -> _Picture { _within(size, _sample(in: size)) }
}

/// Its isolines are perpendicular to it, in points.
public struct LinearGradient: ShapeStyle {
  let gradient: Gradient
  let start, end: UnitPoint
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }

  public func _sample(in size: CGSize) -> _Picture {
    let (x, y) = ((end.x - start.x) * size.width, (end.y - start.y) * size.height)
    let square = x * x + y * y
    return { point in
      let (dx, dy) = (point.x - start.x * size.width, point.y - start.y * size.height)
      return gradient.pixel(at: square > 0 ? (dx * x + dy * y) / square : 1)
    }
  }
}

extension RadialGradient: _PrimitiveView {
  @MainActor public func _size(proposed: CGSize) -> CGSize { proposed._filled }
  @MainActor public func _picture(in size: CGSize) -> _Picture { _within(size, _sample(in: size)) }
}

public struct RadialGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius, endRadius: CGFloat
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }

  public func _sample(in size: CGSize) -> _Picture {
    { point in
      let (x, y) = (point.x - center.x * size.width, point.y - center.y * size.height)
      let distance = (x * x + y * y).squareRoot()
      return gradient.pixel(at: (distance - startRadius) / (endRadius - startRadius))
    }
  }
}

extension AngularGradient: _PrimitiveView {
  @MainActor public func _size(proposed: CGSize) -> CGSize { proposed._filled }
  @MainActor public func _picture(in size: CGSize) -> _Picture { _within(size, _sample(in: size)) }
}

public struct AngularGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let angle: Angle
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    (self.gradient, self.center, self.angle) = (gradient, center, angle)
  }

  public func _sample(in size: CGSize) -> _Picture {
    { point in
      let (x, y) = (point.x - center.x * size.width, point.y - center.y * size.height)
      let turn = (atan2(y, x) - angle.radians) / (2 * .pi)
      return gradient.pixel(at: turn - turn.rounded(.down))
    }
  }
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap) = (lineWidth, lineCap)
    (self.lineJoin, self.miterLimit) = (lineJoin, miterLimit)
    (self.dash, self.dashPhase) = (dash, dashPhase)
  }
}

public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  nonisolated public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    _Filled { size in
      (path(in: CGRect(origin: .zero, size: size)), content._sample(in: size))
    } covers: {
      $0.contains($1, eoFill: style.isEOFilled)
    }
  }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _Filled(reach: style.lineWidth) { size in
      if let color = content as? Color, color.alpha > 0, style.lineWidth > 0 {
        let joins = "\(style.lineJoin) \(style.miterLimit)"
        let words = "\(style.lineWidth) \(style.lineCap) \(joins) \(style.dash) \(style.dashPhase)"
        _Notes.all.append("stroke \(color.text) \(words)")
      }
      return (path(in: CGRect(origin: .zero, size: size)), content._sample(in: size))
    } covers: {
      $0._isNear($1, style.lineWidth / 2)
    }
  }
}

/// A part of a shape's outline. The double has all of it, and notes which part was asked for.
public struct _TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  let start, end: CGFloat

  nonisolated public func path(in rect: CGRect) -> Path {
    if start > 0 || end < 1 { _Notes.all.append("trim \(start) \(end)") }
    return shape.path(in: rect)
  }
}

extension Shape {
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

/// The style of the text around it; black here.
public struct ForegroundStyle: ShapeStyle {
  public func _sample(in size: CGSize) -> _Picture { Color.black._sample(in: size) }
}

public struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView {
  public let shape: Content
  public let style: Style

  nonisolated init(shape: Content, style: Style) { (self.shape, self.style) = (shape, style) }
  @MainActor public func _size(proposed: CGSize) -> CGSize { proposed._filled }
  @MainActor public func _picture(in size: CGSize) -> _Picture {
    shape.fill(style)._picture(in: size)
  }
}

/// A shape with a paint, where something covers a point.
struct _Filled: _PrimitiveView {
  nonisolated(unsafe) let parts: (CGSize) -> (Path, _Picture)
  nonisolated(unsafe) let covers: (Path, CGPoint) -> Bool

  /// How far beyond the outline it paints.
  let reach: CGFloat

  nonisolated init(
    reach: CGFloat = 0, _ parts: @escaping (CGSize) -> (Path, _Picture),
    covers: @escaping (Path, CGPoint) -> Bool
  ) {
    (self.reach, self.parts, self.covers) = (reach, parts, covers)
  }

  @MainActor func _size(proposed: CGSize) -> CGSize { proposed._filled }
  @MainActor func _picture(in size: CGSize) -> _Picture {
    let (path, paint) = parts(size)
    // Looked at first: most points are far from most shapes.
    let box = path._box.insetBy(dx: -reach, dy: -reach)
    return { box.contains($0) && covers(path, $0) ? paint($0) : .clear }
  }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Rectangle: InsettableShape {}

public struct Rectangle: Sendable {
  var distance: CGFloat = 0
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: distance, dy: distance)) }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var inset = self
    inset.distance += amount
    return inset
  }
}

extension RoundedRectangle: InsettableShape {}

public struct RoundedRectangle: Sendable {
  var cornerRadius: CGFloat
  var style: RoundedCornerStyle
  var distance: CGFloat = 0
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadius, self.style) = (cornerRadius, style)
  }
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { AnimatablePair(cornerRadius, cornerRadius) }
    set { cornerRadius = newValue.first }
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: distance, dy: distance), cornerRadius: max(0, cornerRadius - distance),
      style: style)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var inset = self
    inset.distance += amount
    return inset
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension UnevenRoundedRectangle: Shape {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct UnevenRoundedRectangle: Sendable {
  let radii: [CGFloat]
  let style: RoundedCornerStyle
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    radii = [topLeadingRadius, topTrailingRadius, bottomTrailingRadius, bottomLeadingRadius]
    self.style = style
  }
  nonisolated public func path(in rect: CGRect) -> Path { Path(_rect: rect, radii: radii, style) }
}

extension ZStack: _PrimitiveView {
  @MainActor public func _size(proposed: CGSize) -> CGSize { _union(of: _parts(of: content), proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture {
    _pile(of: _parts(of: content), in: size, alignment)
  }
}

public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ForEach: View, _PrimitiveView where Content: View {
  @MainActor public func _size(proposed: CGSize) -> CGSize { _union(of: views, proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture { _pile(of: views, in: size, .center) }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let content: (Data.Element) -> Content
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
  }
}

extension ForEach: _ListOfViews where Content: View {
  var views: [any View] { data.map { content($0) } }
}

@MainActor protocol _ListOfViews { var views: [any View] { get } }
extension TupleView: _ListOfViews {}
extension Optional: _ListOfViews where Wrapped: View {
  var views: [any View] { map { [$0] } ?? [] }
}
extension _ConditionalContent: _ListOfViews {
  var views: [any View] { [first as (any View)?, second].compactMap { $0 } }
}
extension EmptyView: _ListOfViews {
  var views: [any View] { [] }
}

/// Those that a stack puts one after the other: what a condition leaves out takes no room.
@MainActor func _parts(of view: any View) -> [any View] {
  (view as? any _ListOfViews)?.views.flatMap { _parts(of: $0) } ?? [view]
}

/// Where a stack puts its views. As SwiftUI's does, it asks each how far it gives way, offers the room that is left in equal parts to those
/// that give way least first, and is as large as they are (WWDC 2019, “Building Custom Views with SwiftUI”, from 9:10).
private struct _Line {
  let isRow: Bool
  let spacing: CGFloat
  let views: [any View]

  private func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    isRow ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
  private func along(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }

  /// A spacer “expands along the major axis of its containing stack layout”, and only there.
  @MainActor private func measured(_ view: any View, _ room: CGFloat, _ other: CGFloat) -> CGSize {
    if let spacer = view as? Spacer {
      return size(max(spacer.minLength, room.isNaN ? 0 : room), 0)
    }
    return view._size(proposed: size(room, other))
  }

  @MainActor func sizes(_ proposed: CGSize) -> [CGSize] {
    // Where nothing is said across the stack, all are offered what the largest takes.
    if across(proposed).isNaN {
      let most = sizes(in: along(proposed), across: _unspecified).map(across).max() ?? 0
      return sizes(in: along(proposed), across: most)
    }
    return sizes(in: along(proposed), across: across(proposed))
  }

  @MainActor private func sizes(in room: CGFloat, across other: CGFloat) -> [CGSize] {
    if room.isNaN { return views.map { measured($0, room, other) } }
    let gives = views.map {
      along(measured($0, .infinity, other)) - along(measured($0, 0, other))
    }
    var rest = room - spacing * CGFloat(max(0, views.count - 1))
    var sizes = views.map { _ in CGSize.zero }
    let order = views.indices.sorted { (gives[$0], $0) < (gives[$1], $1) }
    for (place, index) in order.enumerated() {
      sizes[index] = measured(views[index], max(0, rest / CGFloat(order.count - place)), other)
      rest -= along(sizes[index])
    }
    return sizes
  }

  @MainActor func size(_ proposed: CGSize) -> CGSize {
    let sizes = sizes(proposed)
    return size(
      sizes.map(along).reduce(spacing * CGFloat(max(0, views.count - 1)), +), sizes.map(across).max() ?? 0)
  }

  @MainActor func picture(in frame: CGSize, _ part: CGFloat) -> _Picture {
    var start: CGFloat = 0
    let pictures = zip(views, sizes(frame)).map { view, own -> _Picture in
      let (along, across) = (start, (self.across(frame) - self.across(own)) * part)
      start += self.along(own) + spacing
      let picture = view._picture(in: own)
      return {
        picture(
          isRow ? CGPoint(x: $0.x - along, y: $0.y - across) : CGPoint(x: $0.x - across, y: $0.y - along))
      }
    }
    return { point in pictures.reduce(_Pixel.clear) { $1(point).over($0) } }
  }
}

/// Views in a row.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing ?? 8, content())
  }
}

extension HStack: _PrimitiveView {
  @MainActor private var line: _Line { _Line(isRow: true, spacing: spacing, views: _parts(of: content)) }
  @MainActor public func _size(proposed: CGSize) -> CGSize { line.size(proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture { line.picture(in: size, alignment.part) }
}

/// Views in a column.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing ?? 8, content())
  }
}

extension VStack: _PrimitiveView {
  @MainActor private var line: _Line { _Line(isRow: false, spacing: spacing, views: _parts(of: content)) }
  @MainActor public func _size(proposed: CGSize) -> CGSize { line.size(proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture { line.picture(in: size, alignment.part) }
}

public struct VerticalAlignment: Equatable, Sendable {
  let part: CGFloat
  public static let top = VerticalAlignment(part: 0)
  public static let center = VerticalAlignment(part: 0.5)
  public static let bottom = VerticalAlignment(part: 1)
  /// In the double, letters stand on the bottom edge of their view.
  public static let firstTextBaseline = VerticalAlignment(part: 1)
  public static let lastTextBaseline = VerticalAlignment(part: 1)
}

public struct HorizontalAlignment: Equatable, Sendable {
  let part: CGFloat
  public static let leading = HorizontalAlignment(part: 0)
  public static let center = HorizontalAlignment(part: 0.5)
  public static let trailing = HorizontalAlignment(part: 1)
}

public struct Spacer {
  let minLength: CGFloat
  public init(minLength: CGFloat? = nil) { self.minLength = minLength ?? 8 }
}

extension Spacer: _PrimitiveView {
  @MainActor public func _size(proposed: CGSize) -> CGSize { proposed._filled }
  @MainActor public func _picture(in size: CGSize) -> _Picture { { _ in .clear } }
}

public struct Group<Content: View> {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: _PrimitiveView {
  @MainActor public func _size(proposed: CGSize) -> CGSize { content._size(proposed: proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture { content._picture(in: size) }
}

public struct GeometryProxy { public let size: CGSize }

extension GeometryReader: _PrimitiveView {
  @MainActor public func _size(proposed: CGSize) -> CGSize { proposed._filled }
  @MainActor public func _picture(in size: CGSize) -> _Picture {
    content(GeometryProxy(size: size))._placed(in: size, .topLeading)
  }
}

public struct GeometryReader<Content: View> {
  let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

/// In the double a letter is 8 points wide and a line 20 high, and lines break between any two letters.
extension Text: _PrimitiveView {
  @MainActor public func _size(proposed: CGSize) -> CGSize {
    let count = _shown.count
    let most = EnvironmentValues._current._lineLimit ?? .max
    let letters = proposed.width._given.map { max(1, Int(min(CGFloat(count), max(0, $0) / 8))) } ?? count
    let height = proposed.height._given.map { max(1, Int(min(1_000, max(0, $0) / 20))) } ?? .max
    let lines = min(most, height, max(1, (count + max(1, letters) - 1) / max(1, letters)))
    return CGSize(width: CGFloat(min(count, letters)) * 8, height: CGFloat(lines) * 20)
  }
  @MainActor public func _picture(in size: CGSize) -> _Picture {
    if let color { _Notes.all.append("foreground \(color.text)") }
    _Notes.all.append("text \(_shown)\(EnvironmentValues._current._isInGlass ? " in glass" : "")")
    return { _ in .clear }
  }
}

public struct Text {
  let content: String
  private(set) fileprivate var color: Color?
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  @MainActor fileprivate var _shown: String {
    switch EnvironmentValues._current.textCase {
    case nil: content
    case .uppercase: content.uppercased(with: .current)
    case .lowercase: content.lowercased(with: .current)
    }
  }
  public enum TruncationMode: Sendable { case head, tail, middle }
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable {
      public static let solid = Pattern()
    }
  }
  public func foregroundColor(_ color: Color?) -> Text {
    var text = self
    text.color = color
    return text
  }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func underline(_ active: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { self }
  public init(verbatim content: String) { self.content = content }
  public init<S: StringProtocol>(_ content: S) { self.content = String(content) }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// In the double each is 20 points wide and high.
extension Image: _PrimitiveView {
  @MainActor public func _size(proposed: CGSize) -> CGSize {
    guard isResizable else { return CGSize(width: 20, height: 20) }
    return CGSize(width: proposed.width._given ?? 20, height: proposed.height._given ?? 20)
  }
  @MainActor public func _picture(in size: CGSize) -> _Picture {
    _Notes.all.append("image \(name)")
    return { _ in .clear }
  }
}

public struct Image {
  let name: String
  private(set) var isResizable = false
  public enum ResizingMode: Sendable { case tile, stretch }
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
  public init(systemName: String) { name = "system \(systemName)" }
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}

public struct Font: Hashable, Sendable {
  /// How it was made.
  let text: String

  public struct Weight: Hashable, Sendable {
    let text: String
    public static let ultraLight = Weight(text: "ultraLight")
    public static let thin = Weight(text: "thin")
    public static let light = Weight(text: "light")
    public static let regular = Weight(text: "regular")
    public static let medium = Weight(text: "medium")
    public static let semibold = Weight(text: "semibold")
    public static let bold = Weight(text: "bold")
    public static let heavy = Weight(text: "heavy")
    public static let black = Weight(text: "black")
  }
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(text: "\(name) \(size)") }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(text: "\(name) \(size) relative to \(textStyle)")
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(text: "\(name) \(fixedSize) fixed")
  }
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(text: "system \(size) \(weight.text)")
  }
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(text: "system \(style)")
  }
  public func weight(_ weight: Weight) -> Font { Font(text: "\(text) \(weight.text)") }
}
