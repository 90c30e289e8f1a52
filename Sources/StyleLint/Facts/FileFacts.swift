import StyleModel
import StyleSource

/// The facts of the styles of one file that rules about all files need.
struct FileFacts: Sendable {
  /// The components with a style in the file that has a pressed look.
  private(set) var pressedComponents: Set<Int> = []
  private(set) var styledComponents: Set<Int> = []
  /// The modes that conditions name.
  private(set) var modes: ModeSet = []
  /// The layers that one of the styles sets something of.
  private(set) var layers: Set<LayerPlace> = []
  /// The sketch of each style; nil for one that is not compared with others.
  private(set) var sketches: [StyleSketch?] = []
  /// The files that declare the names that this one uses.
  private(set) var usedFiles: Set<FileID> = []

  /// Collects the facts of the styles in `range`, with the uses of names in their file.
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

  /// Whether all files together have the same facts with this one as with the other, apart from sketches and uses.
  func isAlike(_ other: FileFacts) -> Bool {
    pressedComponents == other.pressedComponents && styledComponents == other.styledComponents
      && modes == other.modes && layers == other.layers
  }
}

extension ResolvedSheet {
  /// The file that declares a name; for a class of UIKit, that of its first style.
  func file(declaring target: Reference.Target) -> FileID {
    switch target {
    case .token(let index): tokens[index].span.file
    case .component(let index): components[index].span.file
    case .trait(let index): traits[index].span.file
    case .style(let index): styles[index].span.file
    }
  }
}
