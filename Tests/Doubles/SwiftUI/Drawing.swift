extension Color: PrimitiveView {}

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  public static let clear = Color(white: 0, opacity: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static var accentColor: Color { Color(white: 0.5) }
  public func opacity(_ opacity: Double) -> Color { self }
}

public struct Gradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable {
    public init(color: Color, location: CGFloat) {}
  }
  public init(stops: [Stop]) {}
}

public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {}

extension LinearGradient: PrimitiveView {}

public struct LinearGradient: ShapeStyle {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension RadialGradient: PrimitiveView {}

public struct RadialGradient: ShapeStyle {
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

extension AngularGradient: PrimitiveView {}

public struct AngularGradient: ShapeStyle {
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
}

public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }

public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct Path: Sendable {
  public init() {}
  public init(_ rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {}
  public init(ellipseIn rect: CGRect) {}
  public mutating func move(to end: CGPoint) {}
  public mutating func addLine(to end: CGPoint) {}
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public mutating func closeSubpath() {}
}

public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: some View { EmptyView() }
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { EmptyView() }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { EmptyView() }
}

public protocol InsettableShape: Shape {}

extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { EmptyView() }
}

extension Rectangle: InsettableShape {}

public struct Rectangle {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension RoundedRectangle: InsettableShape {}

public struct RoundedRectangle {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ZStack: PrimitiveView {}

public struct ZStack<Content: View> {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

public struct GeometryProxy { public var size: CGSize { .zero } }

extension GeometryReader: PrimitiveView {}

public struct GeometryReader<Content: View> {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

extension Text: PrimitiveView {}

public struct Text {
  public init<S: StringProtocol>(_ content: S) {}
}

extension Image: PrimitiveView {}

public struct Image {
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(systemName: String) {}
  public func resizable() -> Image { self }
}

public struct Font: Hashable, Sendable {
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum TextStyle: Sendable {
    case largeTitle, title, headline, subheadline, body, callout, footnote, caption
  }
  public enum Design: Sendable { case `default` }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font()
  }
  public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font() }
  public func weight(_ weight: Weight) -> Font { self }
}
