import StyleModel
import StyleScene
import StyleSource

/// One page that shows every style: its states side by side, light and dark, and its values with where they came from.
/// It holds all that it needs, and works from disk.
package struct Gallery: Sendable {
  /// What is shown of each style on the last page, by the style's fingerprint.
  private var sections: [Fingerprint: Section] = [:]

  private struct Section: Sendable {
    var looks: [UInt8]
    var values: [UInt8]
    /// Of the file that the style stands in, and of those that its values may come from.
    var files: Fingerprint
  }

  package init() {}

  /// The page as HTML. What the last page shows too is not made again.
  package mutating func page(
    _ styles: [StylePictures], _ sheet: ResolvedSheet, _ sources: SourceMap
  ) -> [UInt8] {
    let styles = styles.filter { !$0.pictures.isEmpty }.inGalleryOrder(sheet, sources)
    let (files, places) = (fileFingerprints(sheet, sources), PlaceNames(in: sources))
    let made = concurrentMap(styles, minimum: 2) { [sections] style in
      let files = files[Int(style.nameSpan(in: sheet).file.index)]
      let known = sections[style.fingerprint]
      if let known, known.files == files { return known }
      let prepared = style.prepared(in: sheet)
      var (looks, values) = (MarkupWriter(depth: depthOfSection + 1), MarkupWriter(depth: depthOfSection + 1))
      if known == nil { looks.writeLooks(style, prepared, RenderCache()) }
      values.writeValues(style, prepared, places)
      return Section(looks: known?.looks ?? looks.bytes, values: values.bytes, files: files)
    }
    sections = Dictionary(zip(styles.map(\.fingerprint), made)) { $1 }
    return document(styles, made.map { ($0.looks, $0.values) }, sheet)
  }
}

extension [StylePictures] {
  /// By component and then by style, as they stand in their files, and files by their paths. Apple's classes come first.
  fileprivate func inGalleryOrder(_ sheet: ResolvedSheet, _ sources: SourceMap) -> [StylePictures] {
    func precedes(_ a: Span, _ b: Span) -> Bool {
      guard a.file == b.file else { return sources[a.file].path.precedesByBytes(sources[b.file].path) }
      return a.start < b.start
    }
    return sorted { a, b in
      guard a.component == b.component else {
        let (a, b) = (sheet.components[a.component], sheet.components[b.component])
        guard a.isBaseClass == b.isBaseClass else { return a.isBaseClass }
        return a.isBaseClass ? a.name.precedesByBytes(b.name) : precedes(a.span, b.span)
      }
      return precedes(a.nameSpan(in: sheet), b.nameSpan(in: sheet))
    }
  }
}

/// Inside the `main` of the `body`.
private let depthOfSection = 3

private func document(
  _ styles: [StylePictures], _ sections: [(looks: [UInt8], values: [UInt8])], _ sheet: ResolvedSheet
) -> [UInt8] {
  var writer = MarkupWriter()
  writer.append(Array("<!DOCTYPE html>\n".utf8))
  writer.element("html", [("lang", "en")]) { writer in
    writer.element("head") { writer in
      writer.append(Array("    <meta charset=\"utf-8\">\n".utf8))
      writer.append(
        Array("    <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n".utf8))
      writer.element("title", text: "Styles")
      writer.append(Array("    <style>\n\(galleryStyleSheet)    </style>\n".utf8))
    }
    writer.element("body") { writer in
      writer.element("header") { writer in
        writer.element("h1", text: "Styles")
        let components = styles.indices.filter { $0 == 0 || styles[$0].component != styles[$0 - 1].component }
          .map { styles[$0].component }
        let looks = styles.reduce(0) { $0 + $1.pictures.count }
        let what = "\(counted(styles.count, "style")) of \(counted(components.count, "component"))"
        writer.element("p", text: "\(what), in \(counted(looks, "look")).")
        writer.element("nav", [("aria-label", "Components")]) { writer in
          for component in components {
            let name = sheet.components[component].name
            writer.element("a", [("href", "#" + fileSafe(name))], text: name)
          }
        }
      }
      writer.element("main") { writer in
        var last: Int?
        for (group, section) in zip(styles, sections) {
          let component = sheet.components[group.component]
          if last != group.component {
            writer.element("h2", [("id", fileSafe(component.name))], text: component.name)
            if let summary = component.summary { writer.element("p", [("class", "summary")], text: summary) }
          }
          last = group.component
          writer.element("section", [("aria-label", group.name)]) { writer in
            writer.element("h3", text: group.name)
            if let summary = group.style.flatMap({ sheet.styles[$0].summary }) {
              writer.element("p", [("class", "summary")], text: summary)
            }
            writer.append(section.looks)
            writer.append(section.values)
          }
        }
      }
      writer.element("footer") { writer in writer.element("p", text: "Made by stylec.") }
    }
  }
  return writer.bytes
}

extension MarkupWriter {
  fileprivate mutating func writeLooks(
    _ group: StylePictures, _ prepared: PreparedStyle, _ renderCache: RenderCache
  ) {
    element("div", [("class", "columns")]) { writer in
      // A style that looks the same in light and dark still shows on both grounds.
      let modes = group.modes
      let knowsAppearance = modes.contains { $0.contains(.dark) }
      for mode in modes {
        let grounds = knowsAppearance ? [mode.contains(.dark) ? "dark" : "light"] : ["light", "dark"]
        for ground in grounds { writer.writeColumn(group, mode, ground, prepared, renderCache) }
      }
    }
  }

  private mutating func writeColumn(
    _ group: StylePictures, _ modes: ModeSet, _ ground: String, _ prepared: PreparedStyle,
    _ renderCache: RenderCache
  ) {
    let sheet = prepared.sheet
    let pictures = group.pictures.filter { $0.modes == modes }
    let names = pictures.first?.modeNames(in: sheet).map(\.value) ?? []
    let title = names.contains(ground) ? names : [ground] + names
    element("div", [("class", "column \(ground)")]) { writer in
      writer.element("h4", text: title.joined(separator: ", "))
      writer.element("div", [("class", "looks")]) { writer in
        for picture in pictures {
          writer.element("figure") { writer in
            let prefix = picture.idPrefix(in: sheet) + "-" + ground
            let scene = buildScene(picture, in: prepared)
            writer.append(
              renderSVG(scene, idPrefix: prefix, title: picture.title(in: sheet), in: renderCache))
            writer.element("figcaption", text: picture.state.name)
          }
        }
        for moving in group.moving where moving.picture.modes == modes {
          writer.writeMoving(moving, ground, prepared, renderCache)
        }
      }
    }
  }

  /// What moves, as it does. A film strip stands for an animation that no SVG can run; for a change of state, its two looks
  /// already stand here.
  private mutating func writeMoving(
    _ moving: MovingPicture, _ ground: String, _ prepared: PreparedStyle, _ renderCache: RenderCache
  ) {
    let sheet = prepared.sheet
    let prefix = "\(moving.picture.idPrefix(in: sheet))-\(moving.name)-\(ground)"
    let svg = renderMovingSVG(moving, of: prepared, idPrefix: prefix, in: renderCache)
    if case .transition = moving.motion, svg == nil { return }
    element("figure", svg != nil && moving.stopsForLessMotion ? [("class", "moving")] : []) { writer in
      writer.append(
        svg
          ?? renderSVG(
            moving.filmStrip(in: prepared), idPrefix: prefix, title: moving.title(in: sheet), in: renderCache)
      )
      writer.element("figcaption") { writer in
        writer.element("span", text: moving.name)
        writer.element("span", text: moving.spelling)
      }
    }
  }
}

extension MovingPicture {
  /// “0.12 s, easeOut, while highlighted”.
  fileprivate var spelling: String {
    var parts = ["\(formatNumber(timing.duration)) s", timing.curve.rawValue]
    switch motion {
    case .animation(let animation):
      if animation.declaration.autoreverses { parts.append("there and back") }
      if animation.declaration.repeatCount == .infinity { parts.append("endless") }
      if let state = animation.declaration.state { parts.append("while \(state.name)") }
    case .transition:
      parts.append("normal to \(picture.state.name)")
    }
    return parts.joined(separator: ", ")
  }
}
