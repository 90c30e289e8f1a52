import StyleEmit
import StyleModel
import StyleSource
import StyleSyntax

extension StyleFiles {
  /// Finds the images in the folders that settings name, and reads those that style files name.
  mutating func readImages(_ reader: inout InputReader<some FileReader>) {
    images = AppImages()
    images.systemsOfFile = sources.files.map { oldestSystems(of: $0.id) }
    guard settings.values.contains(where: { $0.images != nil }) else { return }
    let words = parsed.reduce(into: Set<String>()) { words, file in
      file.tree.forEachScalar { words.insert($0) }
    }
    var places: [[String]: Int] = [:]
    for file in sources.files {
      guard let folders = settings[file.id]?.images else {
        images.libraryOfFile.append(nil)
        continue
      }
      if places[folders] == nil {
        places[folders] = images.libraries.count
        images.libraries.append(library(in: folders, naming: words, &reader))
      }
      images.libraryOfFile.append(places[folders])
    }
  }

  /// The oldest systems that the code of a file runs on: those in settings, or if there are none, the defaults of UIKit's and SwiftUI's
  /// main platform and of AppKit's.
  private func oldestSystems(of file: FileID) -> [AppleSystem] {
    let named = settings[file]?.generated.deployment ?? [:]
    let shown = frameworks
    let platforms = EmitOptions.Platform.allCases.filter { platform in
      if !named.isEmpty { return named[platform] != nil }
      switch platform {
      case .iOS: return shown.contains(.uikit) || shown.contains(.swiftui)
      case .macOS: return shown.contains(.appkit)
      case .tvOS, .watchOS, .visionOS: return false
      }
    }
    return platforms.map { platform in
      let version = named[platform] ?? platform.oldestVersion
      return AppleSystem(platform.rawValue, version.major, version.minor)
    }
  }

  /// Whether files name images that earlier files didn't name, and that therefore haven't been read.
  func lacksImages(readFor earlier: StyleFiles) -> Bool {
    guard !images.libraries.isEmpty else { return false }
    var words: Set<String> = []
    for (new, old) in zip(parsed, earlier.parsed) where new.tree !== old.tree {
      new.tree.forEachScalar { words.insert($0) }
    }
    return images.libraries.contains { library in
      library.names.contains { words.contains($0) && library.images[$0] == nil }
    }
  }

  private mutating func library(
    in folders: [String], naming words: Set<String>, _ reader: inout InputReader<some FileReader>
  ) -> ImageLibrary {
    let found = FoundImages(in: folders, &reader)
    let names = found.sources.keys.sorted { $0.precedesByBytes($1) }
    var images: [String: AppImage] = [:]
    var room = Self.mostImageBytes
    for name in names where words.contains(name) {
      guard let source = found.sources[name] else { continue }
      let set = set(of: source, &reader)
      let slots = set.slots.filter { found.files.contains($0.path) }
      var files: [ImageFile] = []
      var problems: [ImageProblem] = []
      for (slot, contents) in zip(slots, reader.read(slots.map(\.path))) {
        guard case .success(let bytes) = contents else { continue }
        let contents = ImageContents(bytes)
        resourceFiles[reportedPath(slot.path, in: workingFolder)] = contents.fingerprint
        switch ImageHeader.read(bytes, scales: set.keepsVectors) {
        case .failure(let reason):
          problems.append(ImageProblem(file: splitPath(slot.path).name, reason))
        case .success(let header) where bytes.count <= room:
          room -= bytes.count
          files.append(
            ImageFile(
              scale: header.format.isVector ? 1 : slot.scale, isDark: slot.isDark,
              isHighContrast: slot.isHighContrast, format: header.format, width: header.width,
              height: header.height, contents: contents))
        case .success: problems.append(ImageProblem(file: splitPath(slot.path).name, .tooLarge))
        }
      }
      images[name] = AppImage(files: files, problems: problems, isTemplate: set.isTemplate)
    }
    return ImageLibrary(names: names, isComplete: found.isComplete, images: images)
  }

  /// The files of an image.
  private func set(of source: FoundImages.Source, _ reader: inout InputReader<some FileReader>) -> ImageSet {
    switch source {
    case .symbol: return ImageSet()
    case .set(let folder):
      guard case .success(let bytes)? = reader.read([folder + "/Contents.json"]).first else {
        return ImageSet()
      }
      return ImageSet(bytes, in: folder)
    case .files(let paths):
      var set = ImageSet()
      set.keepsVectors = true
      let named = paths.compactMap { path in
        ImageFileName(splitPath(path).name).map { (path: path, name: $0) }
      }
      // Of files for kinds of devices, those of one kind.
      let device = named.contains { $0.name.device == nil } ? nil : named.first?.name.device
      set.slots = named.filter { $0.name.device == device }.map {
        ImageSlot(path: $0.path, scale: $0.name.scale)
      }
      return set
    }
  }

  /// The most bytes of images that are stored in memory for a library.
  private static var mostImageBytes: Int { 64 << 20 }
}
