import StyleSource

/// The images of an app, whose files settings name, by the style files for which the settings hold.
public struct AppImages: Hashable, Sendable {
  /// The libraries, one for all style files with the same images.
  public var libraries: [ImageLibrary] = []
  /// The index of each file's library, by `FileID`; nil for a file whose settings name no images.
  public var libraryOfFile: [Int?] = []
  /// The oldest systems that the code of each file runs on, by `FileID`; empty where they aren't known.
  public var systemsOfFile: [[AppleSystem]] = []

  /// Makes a value without images.
  public init() {}

  /// The images that a style file may name; nil where no settings name them.
  public func library(of file: FileID) -> ImageLibrary? {
    let index = Int(file.index)
    guard libraryOfFile.indices.contains(index), let place = libraryOfFile[index] else { return nil }
    return libraries[place]
  }

  /// The oldest systems that the code of a style file runs on; empty where they aren't known.
  package func systems(of file: FileID) -> [AppleSystem] {
    let index = Int(file.index)
    return systemsOfFile.indices.contains(index) ? systemsOfFile[index] : []
  }
}

/// The images in some asset catalogs and folders.
public struct ImageLibrary: Hashable, Sendable {
  /// The names of all images, sorted by their bytes.
  public let names: [String]
  /// Whether there are no other images: nothing in the catalogs and folders was left unread.
  public let isComplete: Bool
  /// The images that style files name, by these names.
  public let images: [String: AppImage]
  /// The fingerprint of what is drawn: the same for two libraries with the same files.
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
  /// The modes on which a value depends because it names an image that does.
  func modes(of value: Value) -> ModeSet {
    guard case .image(.asset(let name)) = value else { return [] }
    return images[name]?.modes ?? []
  }

  func modes(of value: ModedValue) -> ModeSet {
    value.cases.reduce(modes(of: value.value)) { $0.union(modes(of: $1.value)) }
  }

  /// The modes on which anything that a component sets itself depends because it names an image that does.
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
  /// The size of a picture, in points: a colour is one point, and 24 points stand for a symbol and for an image whose files aren't known.
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
  /// The app's image that the layer names, if the settings' images have it.
  package var namedImage: (name: String, image: AppImage)? {
    guard case .image(.asset(let name)) = self[.contents], let image = look.looks.images?.images[name] else {
      return nil
    }
    return (name, image)
  }

  /// The app's image that the layer shows, if its files are known and can be drawn.
  public var appImage: (image: AppImage, files: [ImageFile])? {
    guard let image = namedImage?.image, !image.files.isEmpty else { return nil }
    return (image, image.files(in: modes))
  }

  /// The size of the layer's picture, in points.
  public var imageSize: Size {
    if case .image(let source) = self[.contents] { look.size(of: source) } else { Size(width: 0, height: 0) }
  }
}
