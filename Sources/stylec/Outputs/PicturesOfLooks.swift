import StyleEmit
import StyleModel

extension Outputs {
  /// The pictures of styles among the outputs, for a page that shows them: in each state, in light and dark, and with the first mode of
  /// every other axis. If a look is drawn in several sizes, its smallest picture.
  func picturesOfLooks(in sheet: ResolvedSheet) -> [PictureOfLook] {
    let usual = Set(sheet.modes.axes.compactMap { $0.values.first?.name })
    let shown = entries.filter { entry in
      entry.kind == .png && entry.animation == nil && entry.style != nil
        && (entry.modes ?? []).allSatisfy { $0.axis == "appearance" || usual.contains($0.value) }
    }
    let smallest = shown.compactMap(\.scale).min()
    return shown.filter { $0.scale == smallest }.compactMap { entry in
      guard let component = entry.component, let style = entry.style else { return nil }
      let modes = (entry.modes ?? []).filter { $0.axis == "appearance" }.map(\.value)
      return PictureOfLook(
        component: component, style: style, state: entry.state ?? "normal", modes: modes, path: entry.path)
    }
  }
}
