/// The path of a `Contents.json` in an asset catalog: the catalog, and the folders in it.
struct AssetPath {
  /// The path of the catalog, which other catalogs don't share.
  let catalog: String
  let folders: [String]

  /// Splits a path; nil for a file that is no `Contents.json` in a catalog.
  init?(_ path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.popLast() == "Contents.json", let root = parts.lastIndex(where: { $0.hasSuffix(".xcassets") })
    else { return nil }
    catalog = parts[...root].joined(separator: "/")
    folders = Array(parts[(root + 1)...])
  }

  /// The name of the colour set at the path; nil for anything else.
  var colorSet: String? {
    guard let last = folders.last, last.hasSuffix(".colorset") else { return nil }
    return String(last.dropLast(".colorset".count))
  }

  /// Whether the path is that of a folder of the catalog, which may be a namespace.
  var isFolder: Bool { folders.last.map { !$0.contains(".") } ?? false }
}
