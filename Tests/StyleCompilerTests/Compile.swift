import StyleCompiler
import StyleModel
import StyleSource

/// What files mean, by their paths.
func compiled(_ files: [(path: String, text: String)]) -> Diagnosed<ResolvedSheet> {
  var sources = SourceMap()
  for file in files { _ = sources.add(path: file.path, bytes: Array(file.text.utf8)) }
  return compile(sources)
}

func compiled(_ text: String) -> Diagnosed<ResolvedSheet> { compiled([("example.yaml", text)]) }

extension ResolvedSheet {
  func style(_ name: String) -> Int? { styles.firstIndex { $0.name == name } }

  /// The value of a property of a style in a state and modes.
  func value(
    _ property: String, of style: String, state: StateSet = .normal, modes: ModeSet = []
  ) -> Value? {
    entry(property, of: style, state: state, modes: modes)?.value
  }

  /// Where that value came from.
  func origin(_ property: String, of style: String, state: StateSet = .normal, modes: ModeSet = []) -> Origin?
  {
    entry(property, of: style, state: state, modes: modes).map { self[$0.origin] }
  }

  private func entry(_ property: String, of style: String, state: StateSet, modes: ModeSet) -> LookValue? {
    guard let index = self.style(style),
      let place = components[styles[index].component].properties.firstIndex(where: { $0.name == property })
    else { return nil }
    return look(of: index, state: state, modes: modes).properties[place]
  }
}
