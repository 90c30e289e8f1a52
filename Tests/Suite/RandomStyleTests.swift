import RandomStyles
import StyleCompiler
import StyleModel
import StyleSource
import Testing

/// The generator of random styles tries all that the tables have, and what it writes is right.
@Suite struct RandomStyleTests {
  private static let files = (0..<8).map { RandomFile(seed: $0) }

  @Test func everyPropertyOfALayerIsTried() {
    let tried = Self.files.reduce(into: Set<LayerProperty>()) { $0.formUnion($1.layerProperties) }
    #expect(LayerProperty.allCases.filter { !tried.contains($0) } == [])
  }

  @Test(arguments: BaseClass.allCases) func everyPropertyOfAClassIsTried(_ base: BaseClass) {
    let tried = Self.files.reduce(into: Set<String>()) { $0.formUnion($1.classProperties[base] ?? []) }
    #expect(base.properties.map(\.name).filter { !tried.contains($0) } == [])
  }

  @Test func everyTypeOfAPropertyIsTried() {
    let tried = Self.files.reduce(into: Set<ValueType>()) { $0.formUnion($1.types) }
    let onlyOfLayers: Set<ValueType> = [.corners, .transform, .path, .numbers]
    #expect(ValueType.named.filter { !tried.contains($0) && !onlyOfLayers.contains($0) }.map(\.name) == [])
  }

  /// Every value lies within its bounds, and says what the generator means by it.
  @Test(arguments: files.indices) func nothingIsWrongWithRandomStyles(_ index: Int) {
    var sources = SourceMap()
    _ = sources.add(path: "random.yaml", bytes: Array(Self.files[index].text.utf8))
    let errors = compile(sources).diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [], "\(Self.files[index].text)")
  }
}
