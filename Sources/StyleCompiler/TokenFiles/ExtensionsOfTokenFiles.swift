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
      case .group(let path): .group(path)
      case .groupOfKept(let path): .groupOfKept(path)
      case .setName: .setName
      case .modifierNames(let axes): .modifierNames(axes: axes)
      case .sets: .sets
      case .modifier(let axes): .modifier(axes: axes)
      }
    self.init(place, kept.object)
  }
}
