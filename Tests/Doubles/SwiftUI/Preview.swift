/// What tests have for `#Preview`, which is a macro.
@MainActor public struct _Preview {
  public let title: String?
  public let make: @MainActor () -> any View

  public init(_ title: String?, @ViewBuilder body: @escaping @MainActor () -> any View) {
    self.title = title
    make = body
  }
}
