import StyleSource

/// The images of an app, as far as settings name their files, by the style files for which the settings hold.
public struct AppImages: Hashable, Sendable {
  /// One for all files that have the same.
  public var libraries: [ImageLibrary] = []
  /// By `FileID`, the place of its library; nil for a file whose settings name no images.
  public var libraryOfFile: [Int?] = []

  /// None.
  public init() {}

  /// What images a style file may name; nil where nothing says that.
  public func library(of file: FileID) -> ImageLibrary? {
    let index = Int(file.index)
    guard libraryOfFile.indices.contains(index), let place = libraryOfFile[index] else { return nil }
    return libraries[place]
  }
}

/// The images that some asset catalogs and folders have.
public struct ImageLibrary: Hashable, Sendable {
  /// The names of all images, sorted by their bytes.
  public let names: [String]
  /// Whether there are no others: nothing in the catalogs and folders was left unread.
  public let isComplete: Bool
  /// The images that style files name, by these names.
  public let images: [String: AppImage]
  /// What is drawn of it: the same for two libraries with the same files.
  package let fingerprint: Fingerprint

  public init(names: [String] = [], isComplete: Bool = true, images: [String: AppImage] = [:]) {
    (self.names, self.isComplete, self.images) = (names, isComplete, images)
    fingerprint = Fingerprint(of: images)
  }
}

/// An image of an app: the same picture for several screens and appearances.
public struct AppImage: Hashable, Sendable {
  /// The files that can be drawn, by rising scale; none where a box stands for the image.
  public var files: [ImageFile]
  /// Whether it is a stencil, which shows its layer's tint.
  public var isTemplate: Bool

  public init(files: [ImageFile], isTemplate: Bool = false) {
    self.files = files.sorted { $0.scale < $1.scale }
    self.isTemplate = isTemplate
  }

  /// The files for the modes of a look, by rising scale: as an app does, the appearance counts more than the contrast.
  public func files(in modes: ModeSet) -> [ImageFile] {
    let fitting = files.filter { file in
      (file.isDark ?? modes.contains(.dark)) == modes.contains(.dark)
        && (!file.isHighContrast || modes.contains(.highContrast))
    }
    func rank(_ file: ImageFile) -> Int { (file.isDark == nil ? 0 : 2) + (file.isHighContrast ? 1 : 0) }
    guard let best = fitting.map(rank).max() else { return files.filter { rank($0) == rank(files[0]) } }
    return fitting.filter { rank($0) == best }
  }

  /// How large it is by itself, in points; nil where it can't be drawn.
  public func size(in modes: ModeSet) -> Size? { files(in: modes).last?.size }

  /// The modes on which it depends.
  var modes: ModeSet {
    var modes: ModeSet = []
    if files.contains(where: { $0.isDark != nil }) { modes.formUnion([.light, .dark]) }
    if files.contains(where: \.isHighContrast) { modes.formUnion([.standardContrast, .highContrast]) }
    return modes
  }
}

/// A file of an image, for screens of one scale.
public struct ImageFile: Hashable, Sendable {
  /// In pixels per point.
  public var scale: Double
  /// The appearance that it is for; nil for any.
  public var isDark: Bool?
  public var isHighContrast: Bool
  /// In pixels.
  public var width, height: Int
  public var contents: ImageContents

  public init(
    scale: Double, isDark: Bool? = nil, isHighContrast: Bool = false, width: Int, height: Int,
    contents: ImageContents
  ) {
    (self.scale, self.isDark, self.isHighContrast) = (scale, isDark, isHighContrast)
    (self.width, self.height, self.contents) = (width, height, contents)
  }

  /// In points.
  public var size: Size { Size(width: Double(width) / scale, height: Double(height) / scale) }
}

/// The bytes of a PNG file. Two are equal if their fingerprints are.
public struct ImageContents: Hashable, Sendable {
  public let bytes: [UInt8]
  public let fingerprint: Fingerprint

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    fingerprint = Fingerprint(bytes)
  }

  public static func == (left: ImageContents, right: ImageContents) -> Bool {
    left.fingerprint == right.fingerprint
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension Fingerprint {
  fileprivate init(of images: [String: AppImage]) {
    self.init()
    for name in images.keys.sorted(by: { $0.precedesByBytes($1) }) {
      guard let image = images[name] else { continue }
      add(name)
      add(image.isTemplate ? 1 : 0)
      for file in image.files {
        add(file.scale.bitPattern)
        add(file.isDark.map { $0 ? 2 : 1 } ?? 0)
        add(file.isHighContrast ? 1 : 0)
        add(file.contents.fingerprint)
      }
    }
  }
}

extension ImageLibrary {
  /// The modes on which a value depends because an image does that it names.
  func modes(of value: Value) -> ModeSet {
    guard case .image(.asset(let name)) = value else { return [] }
    return images[name]?.modes ?? []
  }

  func modes(of value: ModedValue) -> ModeSet {
    value.cases.reduce(modes(of: value.value)) { $0.union(modes(of: $1.value)) }
  }

  /// The same of all that a component says itself.
  func modes(of component: Component) -> ModeSet {
    guard images.values.contains(where: { !$0.modes.isEmpty }) else { return [] }
    var modes: ModeSet = []
    for property in component.properties { modes.formUnion(self.modes(of: property.defaultValue)) }
    let expressions = component.layers.flatMap { $0.settings.map(\.value) } + component.settings.map(\.value)
    for constant in expressions.flatMap(\.constants) { modes.formUnion(self.modes(of: constant)) }
    return modes
  }
}

extension LookLayer {
  /// The app's image that it shows, as far as its files are known and can be drawn.
  public var appImage: (image: AppImage, files: [ImageFile])? {
    guard case .image(.asset(let name)) = self[.contents], let image = look.looks.images?.images[name],
      !image.files.isEmpty
    else { return nil }
    return (image, image.files(in: modes))
  }

  /// How large its picture is, in points: a colour is one point, and 24 points stand for a symbol and for an image whose files
  /// aren't known.
  public var imageSize: Size {
    guard case .image(let source) = self[.contents] else { return Size(width: 0, height: 0) }
    return switch source {
    case .color: Size(width: 1, height: 1)
    case .asset: appImage?.files.last?.size ?? Size(width: 24, height: 24)
    case .system: Size(width: 24, height: 24)
    }
  }
}
