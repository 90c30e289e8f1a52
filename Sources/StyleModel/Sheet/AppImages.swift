import StyleSource

/// The images of an app, as far as settings name their files, by the style files for which the settings hold.
public struct AppImages: Hashable, Sendable {
  /// One for all files that have the same.
  public var libraries: [ImageLibrary] = []
  /// By `FileID`, the place of its library; nil for a file whose settings name no images.
  public var libraryOfFile: [Int?] = []
  /// By `FileID`, the oldest systems that its code runs on; empty where nothing says that.
  public var systemsOfFile: [[AppleSystem]] = []

  /// None.
  public init() {}

  /// What images a style file may name; nil where nothing says that.
  public func library(of file: FileID) -> ImageLibrary? {
    let index = Int(file.index)
    guard libraryOfFile.indices.contains(index), let place = libraryOfFile[index] else { return nil }
    return libraries[place]
  }

  /// The oldest systems that the code of a style file runs on, as far as something says that.
  package func systems(of file: FileID) -> [AppleSystem] {
    let index = Int(file.index)
    return systemsOfFile.indices.contains(index) ? systemsOfFile[index] : []
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
        add(file.format.scales ? 1 : 0)
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

extension Look {
  /// How large a picture is, in points: a colour is one point, and 24 points stand for a symbol and for an image whose files
  /// aren't known.
  func size(of image: ImageSource) -> Size {
    switch image {
    case .color: return Size(width: 1, height: 1)
    case .asset(let name):
      return looks.images?.images[name]?.files(in: modes).last?.size ?? Size(width: 24, height: 24)
    case .system: return Size(width: 24, height: 24)
    }
  }
}

extension LookLayer {
  /// The app's image that it names, if the settings' images have it.
  package var namedImage: (name: String, image: AppImage)? {
    guard case .image(.asset(let name)) = self[.contents], let image = look.looks.images?.images[name] else {
      return nil
    }
    return (name, image)
  }

  /// The app's image that it shows, as far as its files are known and can be drawn.
  public var appImage: (image: AppImage, files: [ImageFile])? {
    guard let image = namedImage?.image, !image.files.isEmpty else { return nil }
    return (image, image.files(in: modes))
  }

  /// How large its picture is, in points.
  public var imageSize: Size {
    if case .image(let source) = self[.contents] { look.size(of: source) } else { Size(width: 0, height: 0) }
  }
}
