#if Pictures
import StyleEmit
import StyleModel
import StyleRender
import StyleScene
import StyleSource
import StyleWorkspace

/// The Swift of a sheet and the pictures of its styles, kept up to date while its files change.
struct BuiltSheet {
  private var emission: Emission
  /// The Swift; none if it is only wanted as JSON.
  var swift: [EmittedFile] { emission.targets.isEmpty ? [] : emission.files }
  private(set) var styles: [StylePictures]
  /// The index in `styles` of each style.
  private let indices: [Int: Int]

  init(
    _ sheet: ResolvedSheet, _ targets: Set<EmitTarget>, _ options: EmitOptions, isRightToLeft: Bool,
    _ cache: PictureCache
  ) {
    emission = Emission(sheet, targets: targets, options: options)
    styles = stylePictures(of: sheet, isRightToLeft: isRightToLeft, remembered: cache.views)
    let places = styles.enumerated().compactMap { index, pictures in pictures.style.map { ($0, index) } }
    indices = Dictionary(uniqueKeysWithValues: places)
  }

  /// The Swift and the styles that differ from before.
  struct Changes {
    var swift: [EmittedFile] = []
    var styles: [StylePictures] = []
  }

  /// Updates to a sheet in which only the values of styles in some files differ. nil where that is not enough, and everything must be
  /// built again.
  mutating func update(
    _ sheet: ResolvedSheet, _ targets: Set<EmitTarget>, _ options: EmitOptions, _ cache: PictureCache,
    changed: Set<FileID>?
  ) -> Changes? {
    guard let changed, emission.targets == targets, emission.options == options
    else { return nil }
    var changes = Changes()
    let changedStyles = sheet.styles.indices.filter { changed.contains(sheet.styles[$0].span.file) }
    if changedStyles.isEmpty { return changes }
    guard let swift = emission.update(sheet, styles: Set(changedStyles)) else { return nil }
    changes.swift = targets.isEmpty ? [] : swift
    for style in changedStyles {
      // Of very many pictures, the last are left out.
      guard let index = indices[style] else { return nil }
      let updated = styles[index].updated(in: sheet, remembered: cache.views)
      if updated.fingerprint == styles[index].fingerprint { continue }
      styles[index] = updated
      changes.styles.append(updated)
    }
    return changes
  }
}
#endif
