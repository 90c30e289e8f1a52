import StyleSource
import StyleSyntax

/// The images in some asset catalogs and folders, by their names in an app.
///
/// A catalog holds folders such as `Logo.imageset`, in each of which `Contents.json` gives the scale and the appearance of each file
/// (Apple's Asset Catalog Format Reference). Elsewhere, the names of files have both: `logo.png`, `logo@2x.png`.
struct FoundImages {
  /// The source of the image of a name.
  enum Source {
    /// The folder of a set in a catalog.
    case set(String)
    /// Files in a folder, by their paths.
    case files([String])
    /// A symbol in a catalog, which isn't drawn.
    case symbol
  }

  private(set) var sources: [String: Source] = [:]
  /// Whether all catalogs and folders could be read.
  private(set) var isComplete = true
  /// All files that were found; a set's files must be among them.
  private(set) var files: Set<String> = []

  /// Searches folders; of two images of one name, the first counts.
  init(in folders: [String], _ reader: inout InputReader<some FileReader>) {
    for folder in folders {
      guard let found = reader.resourceFiles(in: folder, named: isImageFile) else {
        isComplete = false
        continue
      }
      if !found.problems.isEmpty { isComplete = false }
      add(found.files, &reader)
      addUnread(found.strayLinks)
    }
  }

  /// Adds links that lead out of the project and aren't followed; a link to an image counts as a name, and nothing is drawn for it.
  private mutating func addUnread(_ links: [String]) {
    for link in links {
      guard !link.contains(".xcassets/"), let file = ImageFileName(splitPath(link).name) else {
        isComplete = false
        continue
      }
      for name in file.names where sources[name] == nil { sources[name] = .files([]) }
    }
  }

  private mutating func add(_ paths: [String], _ reader: inout InputReader<some FileReader>) {
    files.formUnion(paths)
    var catalogFiles: [String] = []
    var loose: [String: [String]] = [:]
    for path in paths {
      if path.contains(".xcassets/") {
        catalogFiles.append(path)
      } else if let name = ImageFileName(splitPath(path).name) {
        for name in name.names { loose[name, default: []].append(path) }
      }
    }
    let namespaces = namespaces(among: catalogFiles, &reader)
    for path in catalogFiles {
      let folder = splitPath(path).folder
      guard let (name, source) = Self.set(folder, namespaces), sources[name] == nil else { continue }
      sources[name] = source
    }
    for (name, paths) in loose where sources[name] == nil {
      // Files of one name in several folders are several images.
      let folder = splitPath(paths[0]).folder
      sources[name] = .files(paths.filter { splitPath($0).folder == folder })
    }
  }

  /// The folders in catalogs whose names are a part of the names of the sets in them.
  private func namespaces(
    among paths: [String], _ reader: inout InputReader<some FileReader>
  ) -> Set<String> {
    let ofFolders = paths.filter { path in
      let (folder, name) = splitPath(path)
      return name == "Contents.json" && !splitPath(folder).name.contains(".")
    }
    var namespaces: Set<String> = []
    for (path, contents) in zip(ofFolders, reader.read(ofFolders)) {
      guard case .success(let bytes) = contents,
        let root = parse(json: SourceFile(id: FileID(0), path: path, bytes: bytes)).product.root,
        root["properties"]?["provides-namespace"]?.hasText("true") ?? false
      else { continue }
      namespaces.insert(splitPath(path).folder)
    }
    return namespaces
  }

  /// The name and the source of a folder of a catalog; nil where it is no set of images.
  private static func set(_ folder: String, _ namespaces: Set<String>) -> (String, Source)? {
    var (above, name) = splitPath(folder)
    let isSymbol = name.hasSuffix(".symbolset")
    guard isSymbol || name.hasSuffix(".imageset") else { return nil }
    name = String(name.dropLast(isSymbol ? ".symbolset".count : ".imageset".count))
    while !splitPath(above).name.hasSuffix(".xcassets"), above.contains(".xcassets/") {
      if namespaces.contains(above) { name = splitPath(above).name + "/" + name }
      above = splitPath(above).folder
    }
    return name.isEmpty ? nil : (name, isSymbol ? .symbol : .set(folder))
  }
}
