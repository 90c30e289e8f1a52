import StyleModel
import StyleTokenFiles

extension ParsedFile {
  /// The extensions for programs in a file of design tokens that belong to no token.
  var designExtensions: [DesignExtensions] {
    (linked?.translation.product.extensions ?? []).map { DesignExtensions($0) }
  }
}

extension DesignExtensions {
  fileprivate init(_ kept: KeptExtensions) {
    let place: Holder =
      switch kept.place {
      case .file: .file
      case .group(let name): .group(name)
      case .sets: .sets
      case .modifier(let axes): .modifier(axes: axes)
      }
    self.init(place, kept.object)
  }
}
