import StyleModel
import StyleTokenFiles

extension ParsedFile {
  /// What a file of design tokens says to other programs of anything but tokens.
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
