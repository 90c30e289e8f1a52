#if Pictures
import StyleInspector
import StyleRender
import StyleScene
import StyleSource
import StyleWorkspace

/// A record of what the pictures of an output folder were drawn from, in `DIR/.stylec-cache`, so that the same picture isn't drawn again by
/// the same build of the tool.
///
/// - A style's pictures depend on one `Fingerprint` of its values and its component. Locations in files aren't part of it.
/// - If the fingerprint is the same, and the file's stamp or its content is too, neither looks nor pictures are computed. If the
///   fingerprint differs, the picture's vectors are compared, and only visible changes are drawn.
/// - A stamp counts only if it was at least two seconds old when it was taken.
/// - Installed fonts and libraries aren't part of the fingerprint. But a picture that misses a glyph or an image for want of them is never
///   cached, so it is drawn again after they have been installed.
/// - A checksum at the end detects a damaged file, which is reported and ignored. `--no-cache` draws everything.
struct PictureCache: Sendable {
  static let fileName = ".stylec-cache"

  let folder: String
  /// The entries by path.
  private var entries: [String: Entry] = [:]
  /// The views by the style's fingerprint.
  private var views: [Fingerprint: [Picture.View]] = [:]
  /// The styles all of whose pictures are in the folder, by their fingerprints, as far as a process that stays knows them.
  private var complete: [Fingerprint: Complete] = [:]
  /// The gallery, which a process that stays keeps.
  var gallery = Gallery()
  /// Whether the file in the folder is out of date.
  private var hasChanged = false

  struct Entry: Hashable, Sendable {
    /// The fingerprint of the style.
    var style: Fingerprint
    /// The fingerprint of the picture's vectors.
    var vectors: Fingerprint
    /// The fingerprint of the file.
    var content: Fingerprint
    /// The estimated cost of drawing the picture, in nanoseconds.
    var work: Int
    /// The file's own stamp, where that proves its content: nil as long as the file might have been changed within the resolution of a
    /// file system's times.
    var stamp: FileStamp?
  }

  private struct Complete: Sendable {
    let entries: [Manifest.Entry]
    let stamps: [FileStamp]
  }

  /// Makes an empty cache, with which everything is drawn.
  init(ignoring folder: String) { self.folder = folder }

  /// Reads the cache of an output folder; `isDamaged` is called if the file is damaged.
  init(in folder: String, isDamaged: (String) -> Void) {
    self.folder = folder
    let path = folder + "/" + PictureCache.fileName
    guard let bytes = try? readFile(path, limit: PictureCacheFile.longest) else { return }
    guard var file = PictureCacheFile(bytes) else {
      isDamaged(path)
      return
    }
    guard file.isOfThisTool else { return }
    guard let known = file.read() else {
      isDamaged(path)
      return
    }
    (entries, views) = known
  }

  /// The views of a style that were drawn before.
  func views(of style: Fingerprint) -> [Picture.View]? { views[style] }

  /// The entry of a picture that is in the folder as it would be drawn; nil where it isn't.
  func known(_ path: String, style: Fingerprint) -> Entry? {
    entries[path].flatMap { $0.style == style ? intact($0, path) : nil }
  }

  /// The entry of a picture in the folder with the same vectors, whatever the style; nil where there is none.
  func known(_ path: String, vectors: Fingerprint) -> Entry? {
    entries[path].flatMap { $0.vectors == vectors ? intact($0, path) : nil }
  }

  /// The entry with the file's stamp of now, if the file holds what was written.
  private func intact(_ entry: Entry, _ path: String) -> Entry? {
    let whole = folder + "/" + path
    guard let stamp = FileSystem.stamp(whole) else { return nil }
    if stamp == entry.stamp { return entry }
    guard let bytes = try? readFile(whole, limit: 1 << 30), Fingerprint(bytes) == entry.content else {
      return nil
    }
    var entry = entry
    entry.stamp = stamp.isSettled(at: FileSystem.now) ? stamp : nil
    return entry
  }

  /// The entries of a style, if all of its pictures are in the folder as this process left them.
  func pictures(of style: Fingerprint) -> [Manifest.Entry]? {
    guard let complete = complete[style] else { return nil }
    for (entry, stamp) in zip(complete.entries, complete.stamps) {
      if FileSystem.stamp(folder + "/" + entry.path) != stamp { return nil }
    }
    return complete.entries
  }

  /// Remembers pictures. One that lacks characters or images is forgotten: the next run draws it again, and fonts or libraries may have
  /// been installed by then.
  ///
  /// - Parameter areAll: Whether none of the style's pictures is missing.
  mutating func add(_ pictures: [PictureJob.Picture], of style: Fingerprint, areAll: Bool) {
    for picture in pictures {
      let path = picture.entry.path
      let memory = picture.missing.isEmpty ? picture.memory : nil
      if entries[path] != memory { hasChanged = true }
      entries[path] = memory
    }
    let stamps = pictures.compactMap { $0.missing.isEmpty ? $0.memory.stamp : nil }
    let isComplete = areAll && stamps.count == pictures.count
    complete[style] = isComplete ? Complete(entries: pictures.map(\.entry), stamps: stamps) : nil
  }

  /// The estimated cost of drawing pictures that are in the folder, in nanoseconds.
  func work(of pictures: [Manifest.Entry]) -> Int {
    pictures.reduce(0) { $0 &+ (entries[$1.path]?.work ?? 0) }
  }

  mutating func add(viewsOf styles: [StylePictures]) {
    for style in styles { views[style.fingerprint] = style.pictures.map(\.view) }
  }

  /// Forgets all pictures but those in the manifest, and writes the rest into the folder, unless it hasn't changed.
  mutating func save(_ manifest: Manifest, in turn: OutputTurn) throws(Failure) {
    let kept = manifest.entries.compactMap { listed in entries[listed.path].map { (listed.path, $0) } }
    if kept.count < entries.count {
      entries = Dictionary(uniqueKeysWithValues: kept)
      hasChanged = true
    }
    guard hasChanged else { return }
    let styles = Set(kept.map(\.1.style))
    views = views.filter { styles.contains($0.key) }
    complete = complete.filter { styles.contains($0.key) }
    var folder = try OutputFolder(turn)
    try folder.write(
      [(PictureCache.fileName, OutputContents(PictureCacheFile.bytes(kept, views)))],
      outlastsPowerCut: false)
    hasChanged = false
  }
}
#endif
