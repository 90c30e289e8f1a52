// What a component is as large as.
extension Component {
  /// The layer of a stack that fills the component, perhaps within a margin, so that the component is as large as the stack's contents; nil
  /// where there is none.
  public var fittingStack: Int? {
    layers.firstIndex { layer in
      guard layer.kind == .stack, layer.parent == 0, !layer.isMask else { return false }
      switch layer.frame {
      case .bounds, .inset: return true
      case .rectangle, .buttonContent, .part, .stacked: return false
      }
    }
  }

  /// Whether the component is as large as the text that UIKit writes in it.
  package var fitsText: Bool {
    switch base.fit {
    case .text, .titleAndImage: true
    case .nothing, .ownHeight, .ownSize: false
    }
  }
}
