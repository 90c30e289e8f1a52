import StyleSource
import StyleSyntax
import StyleWorkspace

extension Manifest {
  /// Reads the manifest that an earlier run left in a folder. Entries that can't be read are left out, for a manifest only decides what may
  /// be kept or removed.
  init(in folder: String) {
    self.init(
      [Manifest.nameBesideSwift, Manifest.fileName].flatMap { Manifest(at: folder + "/" + $0).entries })
  }

  /// Reads the manifest in a file, which may have another name.
  init(at path: String) {
    guard let bytes = try? readFile(path, limit: Limits.ownFileSize) else {
      self.init()
      return
    }
    self.init(reading: bytes)
  }

  private init(reading bytes: [UInt8]) {
    self.init(Manifest.tree(of: bytes).root?.elements.compactMap { Entry($0) } ?? [])
  }

  // All JSON that a manifest holds is YAML.
  private static func tree(of bytes: [UInt8]) -> SyntaxTree {
    let file = SourceFile(id: FileID(0), path: fileName, bytes: bytes)
    return parse(file, sizeLimit: Limits.ownFileSize).product
  }

  /// Whether the file of this name in a folder belongs to another program.
  static func isForeign(_ name: String, in folder: String) -> Bool {
    let bytes: [UInt8]
    do {
      bytes = try readFile(folder + "/" + name, limit: Limits.ownFileSize)
    } catch {
      return error != .isMissing
    }
    guard let root = tree(of: bytes).root, root.kind == .sequence else { return !bytes.isEmpty }
    return !root.elements.allSatisfy { Entry($0) != nil }
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
