import StyleSource
import StyleSyntax

extension Manifest {
  /// The manifest that an earlier run left in a folder. What can't be read of it is left out, for it only tells what may
  /// be kept or removed.
  init(in folder: String) {
    guard let bytes = try? readFile(folder + "/" + Manifest.fileName, limit: Limits.ownFileSize) else {
      self.init()
      return
    }
    // All JSON that a manifest holds is YAML.
    let file = SourceFile(id: FileID(0), path: Manifest.fileName, bytes: bytes)
    let tree = parse(file, sizeLimit: Limits.ownFileSize).product
    self.init(tree.root?.elements.compactMap { Entry($0) } ?? [])
  }
}

extension Manifest.Entry {
  fileprivate init?(_ node: SyntaxNode) {
    guard node.kind == .mapping else { return nil }
    func value(_ key: StaticString) -> SyntaxNode? { node.entries.first { $0.key.hasText(key) }?.value }
    func numbers(_ key: StaticString) -> [Double]? { value(key)?.elements.compactMap { Double($0.text) } }
    guard let path = value("path")?.text, let kind = Manifest.Kind(rawValue: value("kind")?.text ?? "") else {
      return nil
    }
    self.init(
      path: path, kind: kind, target: value("target")?.text, component: value("component")?.text,
      style: value("style")?.text, state: value("state")?.text,
      modes: value("modes")?.entries.map { Manifest.Mode(axis: $0.key.text, value: $0.value.text) },
      animation: value("animation")?.text, scale: (value("scale")?.text).flatMap { Double($0) },
      size: numbers("size"), frame: numbers("frame"))
  }
}
