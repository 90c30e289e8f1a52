import StyleModel
import StyleSource

/// What the styles of one file say, as far as rules about all files want to know it.
struct FileFacts: Sendable {
  /// Of which one of the styles has a pressed look.
  private(set) var pressedComponents: Set<Int> = []
  private(set) var styledComponents: Set<Int> = []
  /// The modes that conditions name.
  private(set) var modes: ModeSet = []
  /// Of which one of the styles sets something.
  private(set) var layers: Set<LayerPlace> = []
  /// By style; nil for one that is not compared with others.
  private(set) var sketches: [StyleSketch?] = []
  /// The files that declare the names that this one uses.
  private(set) var usedFiles: Set<FileID> = []

  /// `range` are the styles of the file, and `references` the uses of names in it.
  init(of range: Range<Int>, _ references: some Sequence<Reference>, in sheet: ResolvedSheet) {
    sketches.reserveCapacity(range.count)
    var last = -1
    for index in range {
      let component = sheet.styles[index].component
      if component != last, !sheet.styles[index].isPrivate {
        styledComponents.insert(component)
        last = component
      }
      let settings = sheet.styles[index].settings
      for place in settings.indices {
        if case .layer(let layer, _) = settings[place].target {
          layers.insert(LayerPlace(component: component, index: layer))
        }
        if !settings[place].modes.isEmpty { modes.formUnion(settings[place].modes) }
        if !settings[place].value.isUniform { modes.formUnion(settings[place].value.conditions) }
        if settings[place].state.contains(.highlighted) { pressedComponents.insert(component) }
      }
      sketches.append(StyleSketch(sheet.styles[index], in: sheet))
    }
    // Most references are to one of the two files that those before were to.
    var recent: (FileID?, FileID?)
    for reference in references {
      let file = sheet.file(declaring: reference.target)
      if file == recent.0 || file == recent.1 { continue }
      recent = (file, recent.0)
      usedFiles.insert(file)
    }
  }

  /// Whether all files together have the same facts with the one as with the other, but for sketches and uses.
  func isAlike(_ other: FileFacts) -> Bool {
    pressedComponents == other.pressedComponents && styledComponents == other.styledComponents
      && modes == other.modes && layers == other.layers
  }
}

extension ResolvedSheet {
  /// The file in which something stands; for a class of UIKit, that of its first style.
  func file(declaring target: Reference.Target) -> FileID {
    switch target {
    case .token(let index): tokens[index].span.file
    case .component(let index): components[index].span.file
    case .trait(let index): traits[index].span.file
    case .style(let index): styles[index].span.file
    }
  }
}
