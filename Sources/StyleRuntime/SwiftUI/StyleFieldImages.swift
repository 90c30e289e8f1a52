#if canImport(SwiftUI)
  import SwiftUI

  /// Puts images before and behind what a person writes.
  @_spi(Generated) public struct StyleFieldImages: ViewModifier {
    private let left: StyleImage?
    private let leftMode: String
    private let right: StyleImage?
    private let rightMode: String
    private let padding: CGFloat
    private let tint: Color?
    @FocusState private var isEdited: Bool

    /// - Parameters:
    ///   - leftMode: When the image before the text is shown: a word of UIKit's, such as `whileEditing`.
    ///   - tint: Of symbols and templates; nil for that of the views around.
    public init(
      left: StyleImage?,
      leftMode: String,
      right: StyleImage?,
      rightMode: String,
      padding: CGFloat,
      tint: Color?
    ) {
      self.left = left
      self.leftMode = leftMode
      self.right = right
      self.rightMode = rightMode
      self.padding = padding
      self.tint = tint
    }

    public func body(content: Content) -> some View {
      HStack(spacing: padding) {
        if let left, isShown(leftMode) { icon(left) }
        content.focused($isEdited)
        if let right, isShown(rightMode) { icon(right) }
      }
    }

    private func isShown(_ mode: String) -> Bool {
      mode == "always" || mode == (isEdited ? "whileEditing" : "unlessEditing")
    }

    @ViewBuilder
    private func icon(_ image: StyleImage) -> some View {
      if let tint {
        StyleIcon(image: image).foregroundColor(tint)
      } else {
        StyleIcon(image: image).foregroundStyle(.tint)
      }
    }
  }
#endif
