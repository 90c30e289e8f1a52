#if Pictures
import StyleModel
import StyleRender
import StyleScene
import StyleSource
import StyleWorkspace

/// The file of a `PictureCache`: a line that names the tool's build, then numbers of eight bytes, and at the end a sum over
/// all of it, so that a damaged or cut off file is detected.
struct PictureCacheFile {
  private let bytes: [UInt8]
  /// The offset at which reading goes on.
  private var position: Int

  static let longest = 64 << 20
  private static let title = "stylec-cache "
  private static let header = title + "3 " + Stylec.version + " " + CurrentProcess.executableStamp + "\n"

  /// Begins to read; nil where the bytes are no file of a cache.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: PictureCacheFile.title.utf8) else { return nil }
    self.bytes = bytes
    position = PictureCacheFile.header.utf8.count
  }

  /// Whether this build of the tool wrote the file; any other file is useless.
  var isOfThisTool: Bool { bytes.starts(with: PictureCacheFile.header.utf8) }

  typealias Content = (entries: [String: PictureCache.Entry], views: [Fingerprint: [Picture.View]])

  /// The contents of the file; nil where it is damaged.
  mutating func read() -> Content? {
    guard bytes.count >= position + 8 else { return nil }
    var sum = FowlerNollVo()
    sum.add(bytes.dropLast(8))
    guard bytes.suffix(8).elementsEqual(withUnsafeBytes(of: sum.value.littleEndian, Array.init)),
      let styles = list({ $0.style() }), let pictures = list({ $0.picture(of: styles.map(\.0)) })
    else { return nil }
    // Views aren't known of a style of which only the pictures in one mode were drawn.
    return (Dictionary(pictures) { $1 }, Dictionary(styles.filter { !$0.1.isEmpty }) { $1 })
  }

  private mutating func list<Element>(_ element: (inout PictureCacheFile) -> Element?) -> [Element]? {
    guard let count = number() else { return nil }
    var elements: [Element] = []
    while elements.count < count {
      guard let next = element(&self) else { return nil }
      elements.append(next)
    }
    return elements
  }

  private mutating func style() -> (Fingerprint, [Picture.View])? {
    guard let style = fingerprint(), let views = list({ $0.view() }) else { return nil }
    return (style, views)
  }

  private mutating func view() -> Picture.View? {
    guard let state = word().flatMap(StateSet.RawValue.init(exactly:)), let modes = word(), let top = word(),
      let left = word(), let bottom = word(), let right = word(), let width = word(), let height = word()
    else { return nil }
    var view = Picture.View(
      state: StateSet(rawValue: state), modes: ModeSet(rawValue: modes),
      margin: EdgeInsets(
        top: Double(bitPattern: top), left: Double(bitPattern: left), bottom: Double(bitPattern: bottom),
        right: Double(bitPattern: right)))
    let size = Size(width: Double(bitPattern: width), height: Double(bitPattern: height))
    // Nothing is 0 points wide.
    if size.width > 0 { view.size = size }
    return view
  }

  private mutating func picture(of styles: [Fingerprint]) -> (String, PictureCache.Entry)? {
    guard let length = number(), (0...bytes.count - position).contains(length) else { return nil }
    let path = String(decoding: bytes[position..<position + length], as: UTF8.self)
    position += length
    guard let style = number(), styles.indices.contains(style), let vectors = fingerprint(),
      let content = fingerprint(), let work = number(), work >= 0, let stamps = list({ $0.stamp() })
    else { return nil }
    return (
      path,
      PictureCache.Entry(
        style: styles[style], vectors: vectors, content: content, work: work, stamp: stamps.first)
    )
  }

  private mutating func stamp() -> FileStamp? {
    guard let inode = word(), let size = number(), let modified = time(), let changed = time() else {
      return nil
    }
    return FileStamp(inode: inode, size: size, modified: modified, changed: changed)
  }

  private mutating func time() -> FileStamp.Time? {
    guard let seconds = number(), let nanoseconds = number() else { return nil }
    return FileStamp.Time(seconds: seconds, nanoseconds: nanoseconds)
  }

  private mutating func fingerprint() -> Fingerprint? {
    guard let first = word(), let second = word() else { return nil }
    return Fingerprint(words: (first, second))
  }

  private mutating func number() -> Int? { word().map { Int(Int64(bitPattern: $0)) } }

  private mutating func word() -> UInt64? {
    guard bytes.count - position >= 8 else { return nil }
    defer { position += 8 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
  }
}

extension PictureCacheFile {
  /// The file for these pictures and the views of their styles.
  static func bytes(
    _ pictures: [(path: String, entry: PictureCache.Entry)], _ views: [Fingerprint: [Picture.View]]
  ) -> [UInt8] {
    var places: [Fingerprint: Int] = [:]
    var styles: [Fingerprint] = []
    for (_, entry) in pictures where places[entry.style] == nil {
      places[entry.style] = styles.count
      styles.append(entry.style)
    }
    var writer = Writer()
    writer.add(styles.count)
    for style in styles { writer.add(style, views[style] ?? []) }
    writer.add(pictures.count)
    for (path, entry) in pictures { writer.add(path, places[entry.style] ?? 0, entry) }
    var sum = FowlerNollVo()
    sum.add(writer.bytes)
    writer.add(sum.value)
    return writer.bytes
  }

  private struct Writer {
    private(set) var bytes = Array(PictureCacheFile.header.utf8)

    mutating func add(_ word: UInt64) {
      withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

    mutating func add(_ fingerprint: Fingerprint) {
      add(fingerprint.words.0)
      add(fingerprint.words.1)
    }

    mutating func add(_ style: Fingerprint, _ views: [Picture.View]) {
      add(style)
      add(views.count)
      for view in views {
        add(UInt64(view.state.rawValue))
        add(view.modes.rawValue)
        for side in [view.margin.top, view.margin.left, view.margin.bottom, view.margin.right] {
          add(side.bitPattern)
        }
        let size = view.size ?? Size(width: 0, height: 0)
        add(size.width.bitPattern)
        add(size.height.bitPattern)
      }
    }

    mutating func add(_ path: String, _ style: Int, _ entry: PictureCache.Entry) {
      add(path.utf8.count)
      bytes += path.utf8
      add(style)
      add(entry.vectors)
      add(entry.content)
      add(entry.work)
      add(entry.stamp == nil ? 0 : 1)
      guard let stamp = entry.stamp else { return }
      add(stamp.inode)
      add(stamp.size)
      for time in [stamp.modified, stamp.changed] {
        add(time.seconds)
        add(time.nanoseconds)
      }
    }
  }
}
#endif
