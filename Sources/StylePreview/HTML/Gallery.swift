import StyleModel
import StyleSource

/// One page that shows every style: its states side by side, light and dark, and its values with where they came from.
/// It holds all that it needs, and works from disk.
public struct Gallery: Sendable {
  /// What shows the looks of each style on the last page, by the style's fingerprint.
  private var looks: [Fingerprint: [UInt8]] = [:]

  public init() {}

  /// The page as HTML. Looks that are on the last page too are not drawn again.
  public mutating func page(
    _ styles: [StylePictures], _ sheet: ResolvedSheet, _ sources: SourceMap
  ) -> [UInt8] {
    let styles = styles.filter { !$0.pictures.isEmpty }
    let places = PlaceNames(in: sources)
    let sections = concurrentMap(styles, minimum: 2) { [looks] style in
      let prepared = style.prepared(in: sheet)
      var (shown, section) = (MarkupWriter(depth: depthOfSection + 1), MarkupWriter(depth: depthOfSection))
      if let known = looks[style.fingerprint] {
        shown.append(known)
      } else {
        shown.writeLooks(style, prepared, Studio())
      }
      section.writeSection(style, prepared, looks: shown.bytes, places)
      return (looks: shown.bytes, whole: section.bytes)
    }
    looks = Dictionary(zip(styles.map(\.fingerprint), sections.map(\.looks))) { $1 }
    return document(styles, sections.map(\.whole), sheet)
  }
}

/// Inside the `main` of the `body`.
private let depthOfSection = 3

private func document(_ styles: [StylePictures], _ sections: [[UInt8]], _ sheet: ResolvedSheet) -> [UInt8] {
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
        writer.element(
          "p", text: "\(styles.count) styles of \(components.count) components, in \(looks) looks.")
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
          writer.append(section)
        }
      }
      writer.element("footer") { writer in writer.element("p", text: "Made by stylec.") }
    }
  }
  return writer.bytes
}

extension MarkupWriter {
  fileprivate mutating func writeSection(
    _ group: StylePictures, _ prepared: PreparedStyle, looks: [UInt8], _ places: PlaceNames
  ) {
    element("section", [("aria-label", group.name)]) { writer in
      writer.element("h3", text: group.name)
      if let style = group.style, let summary = prepared.sheet.styles[style].summary {
        writer.element("p", [("class", "summary")], text: summary)
      }
      writer.append(looks)
      writer.writeValues(group, prepared, places)
    }
  }

  fileprivate mutating func writeLooks(
    _ group: StylePictures, _ prepared: PreparedStyle, _ studio: Studio
  ) {
    element("div", [("class", "columns")]) { writer in
      // A style that looks the same in light and dark still shows on both grounds.
      let modes = group.modes
      let knowsAppearance = modes.contains { $0.contains(.dark) }
      for mode in modes {
        let grounds = knowsAppearance ? [mode.contains(.dark) ? "dark" : "light"] : ["light", "dark"]
        for ground in grounds { writer.writeColumn(group, mode, ground, prepared, studio) }
      }
    }
  }

  private mutating func writeColumn(
    _ group: StylePictures, _ modes: ModeSet, _ ground: String, _ prepared: PreparedStyle,
    _ studio: Studio
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
            writer.append(renderSVG(scene, idPrefix: prefix, title: picture.title(in: sheet), in: studio))
            writer.element("figcaption", text: picture.state.name)
          }
        }
        for moving in group.moving where moving.picture.modes == modes {
          writer.writeMoving(moving, ground, prepared, studio)
        }
      }
    }
  }

  /// What moves, as it does. A film strip stands for an animation that no SVG can run; for a change of state, its two looks
  /// already stand here.
  private mutating func writeMoving(
    _ moving: MovingPicture, _ ground: String, _ prepared: PreparedStyle, _ studio: Studio
  ) {
    let sheet = prepared.sheet
    let prefix = "\(moving.picture.idPrefix(in: sheet))-\(moving.name)-\(ground)"
    let svg = renderMovingSVG(moving, of: prepared, idPrefix: prefix, in: studio)
    if case .transition = moving.motion, svg == nil { return }
    element("figure", svg != nil && moving.stopsForLessMotion ? [("class", "moving")] : []) { writer in
      writer.append(
        svg
          ?? renderSVG(
            moving.filmStrip(in: prepared), idPrefix: prefix, title: moving.title(in: sheet), in: studio))
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
