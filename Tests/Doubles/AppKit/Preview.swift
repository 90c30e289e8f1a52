/// Where a preview is shown.
@MainActor public struct PreviewTrait<Value> {}

@MainActor public struct Preview {
  public enum ViewTraits {}
}

extension PreviewTrait where Value == Preview.ViewTraits {
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}

/// What tests have for `#Preview`, which is a macro.
@MainActor public struct _Preview {
  public let title: String?
  public let make: @MainActor () -> NSView

  public init(
    _ title: String?, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> NSView
  ) {
    self.title = title
    make = body
  }
}
