/// The member of a shape of a layer that keeps it the same for readers from right to left: SwiftUI mirrors shapes in apps for the systems
/// of 2023 and later (`Shape.layoutDirectionBehavior`).
let fixedLayoutDirection = """
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  """
