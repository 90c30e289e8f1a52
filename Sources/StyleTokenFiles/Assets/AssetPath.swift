/// Where a file lies in an asset catalog: the folders from the catalog on, without the file.
struct AssetPath {
  /// The path of the catalog, which other catalogs don't share.
  let catalog: String
  let folders: [String]

  /// Nil for a file that is no `Contents.json` in a catalog.
  init?(_ path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.popLast() == "Contents.json", let root = parts.lastIndex(where: { $0.hasSuffix(".xcassets") })
    else { return nil }
    catalog = parts[...root].joined(separator: "/")
    folders = Array(parts[(root + 1)...])
  }

  /// The name of the colour set that it is; nil for anything else.
  var colorSet: String? {
    guard let last = folders.last, last.hasSuffix(".colorset") else { return nil }
    return String(last.dropLast(".colorset".count))
  }

  /// Whether it is a folder of the catalog, which may be a namespace.
  var isFolder: Bool { folders.last.map { !$0.contains(".") } ?? false }
}
