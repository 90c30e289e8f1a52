import StyleLanguageServer
import StyleWorkspace

/// A watcher that tells a language server of changes on disk, for a client that doesn't: Neovim on Linux, for one.
final class WatchedFolders {
  private let server: LanguageServer
  private var watcher: ChangeWatcher?
  private var places: WatchedPlaces?
  /// The version of the watched places.
  private var version: Int?
  private var hasFailed = false

  init(_ server: LanguageServer) { self.server = server }

  /// The descriptor that becomes readable when something changes.
  var descriptor: Int32? { watcher?.queue }

  /// Watches what the server has read by now. Earlier changes count as new.
  func follow() {
    guard !hasFailed, version != server.watchedPlacesVersion, let watched = server.watchedPlaces else {
      return
    }
    version = server.watchedPlacesVersion
    let places = WatchedPlaces(files: watched.files, folders: watched.folders)
    do {
      let watcher = try watcher ?? ChangeWatcher()
      self.watcher = watcher
      self.places = places
      if try watcher.watch(folders: places.folders, files: places.files) { server.filesMayHaveChanged() }
    } catch {
      // The server still looks at the files before it changes them.
      hasFailed = true
      watcher = nil
      server.log("Files can't be watched: \(error). They are read again when one is saved here.", severity: 2)
    }
  }

  /// Tells the server of the changes; returns whether there are any.
  @discardableResult func take() -> Bool {
    guard let watcher, let places, let changes = try? watcher.changes(within: 0),
      changes.contains(where: places.concern)
    else { return false }
    // A folder that is made anew under its name has to be watched anew.
    version = nil
    server.filesMayHaveChanged()
    return true
  }
}
