import StyleWorkspace

/// The places where a change matters to a run: the files that it read or looked for, the folders that it searched, and all folders around
/// these, so that one that is removed and put back is noticed too.
struct WatchedPlaces {
  /// The names that matter, by folder.
  private var names: [String: Set<String>] = [:]
  /// The folders in which every style file and every folder matters.
  private let searched: Set<String>
  private(set) var files: Set<String> = []

  init(of reader: InputReader<Disk>) { self.init(files: reader.lookedFor, folders: reader.searched) }

  /// Collects the places of files that are read or looked for, and of folders that are searched.
  init(files: Set<String>, folders: Set<String>) {
    searched = folders
    var realFolders: [String: String] = [:]
    for path in files.union(folders) {
      let path = absolutePath(path)
      self.files.insert(path)
      add(path)
      // Where links lead.
      let (folder, name) = splitPath(path)
      let realFolder = realFolders[folder] ?? (try? FileSystem.realPath(folder)) ?? folder
      realFolders[folder] = realFolder
      if realFolder != folder { add(realFolder + "/" + name) }
      if FileSystem.isLink(path), let real = try? FileSystem.realPath(path) { add(real) }
    }
  }

  /// Adds a name to its folder, the folder's to the one above it, and so on.
  private mutating func add(_ path: String) {
    var path = path
    while path != "/" {
      let (folder, name) = splitPath(path)
      guard names[folder, default: []].insert(name).inserted else { return }
      path = folder
    }
  }

  var folders: Set<String> { searched.union(names.keys) }

  func concern(_ change: FolderChange) -> Bool {
    guard let name = change.name else { return true }
    if names[change.folder]?.contains(name) ?? false { return true }
    return searched.contains(change.folder) && !name.hasPrefix(".")
      && (change.isFolder || isStyleFile(name) || isTokenFile(name) || isImageFile(name)
        || isFontFile(name))
  }
}
