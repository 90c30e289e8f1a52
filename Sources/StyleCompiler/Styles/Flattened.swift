import StyleModel
import StyleSource

/// The settings of a style and those that it inherits, each target, state and modes at most once.
///
/// Settings are gathered by their indices, and copied once they are known to count, since a copy counts references to its value.
private struct Flattened {
  /// The settings of the styles that the style extends, then its own.
  private let sources: [[Style.Setting]]
  private var entries: [Entry] = []
  /// The entry without state and modes of each property, by property; −1 where there is none. Most entries are of this kind.
  private var usual: [Int]
  /// The other entries and, once they are many, the last of each kind, and those of one target and state that differ by mode.
  private var others: [Int] = []
  private var last: [Style.Setting.Key: Int] = [:]
  private var moded: [Style.Setting.Key: [Int]] = [:]

  private struct Entry {
    let source, place: Int
    /// The target, with an index among the layers of the style's component.
    let target: Target
    let rank: Int32
    /// Whether a later entry replaces this one.
    var isReplaced = false
  }

  init(_ sources: [[Style.Setting]], propertyCount: Int) {
    self.sources = sources
    usual = Array(repeating: -1, count: propertyCount)
    entries.reserveCapacity(sources.reduce(0) { $0 + $1.count })
  }

  /// The settings that count, in order.
  var settings: [Style.Setting] {
    var settings: [Style.Setting] = []
    settings.reserveCapacity(entries.count { !$0.isReplaced })
    for entry in entries where !entry.isReplaced {
      settings.append(sources[entry.source][entry.place])
      settings[settings.count - 1].rank = entry.rank
      guard entry.source < sources.count - 1 else { continue }
      settings[settings.count - 1].target = entry.target
      settings[settings.count - 1].isInherited = true
    }
    return settings
  }

  /// The origin of a target's value so far; nil where the style has none.
  func origin(of key: Style.Setting.Key) -> Origin.ID? {
    entry(key).map { sources[entries[$0].source][entries[$0].place].value.origin }
  }

  private func entry(_ key: Style.Setting.Key) -> Int? {
    if let property = key.usualProperty { return usual[property] < 0 ? nil : usual[property] }
    return others.count > Flattened.few ? last[key] : others.last { self.key(ofEntry: $0) == key }
  }

  /// The most entries that are searched in less time than a table is made.
  private static let few = 16

  private func key(ofEntry index: Int) -> Style.Setting.Key {
    let (source, place) = (entries[index].source, entries[index].place)
    return Style.Setting.Key(
      entries[index].target, sources[source][place].state, sources[source][place].modes)
  }

  /// Adds a setting of a source, for a target that may have another index than the setting has; its source ranks above all earlier ones.
  mutating func insert(_ source: Int, _ place: Int, _ target: Target, rank: Int32) {
    let new = entries.count
    entries.append(Entry(source: source, place: place, target: target, rank: rank))
    let key = key(ofEntry: new)
    if let earlier = entry(key) { entries[earlier].isReplaced = true }
    if key.modes.isEmpty, !others.isEmpty { replaceModes(of: key, below: rank) }
    if let property = key.usualProperty {
      usual[property] = new
      return
    }
    others.append(new)
    if others.count == Flattened.few + 1 {
      for entry in others { file(entry, self.key(ofEntry: entry)) }
    } else if others.count > Flattened.few {
      file(new, key)
    }
  }

  /// Replaces values for some modes of a target and state by a value for all modes that has a higher rank.
  private mutating func replaceModes(of key: Style.Setting.Key, below rank: Int32) {
    if others.count > Flattened.few {
      guard let entries = moded.removeValue(forKey: key) else { return }
      for entry in entries {
        if self.entries[entry].rank < rank {
          self.entries[entry].isReplaced = true
        } else {
          moded[key, default: []].append(entry)
        }
      }
      return
    }
    for entry in others where entries[entry].rank < rank {
      let other = self.key(ofEntry: entry)
      if other.state == key.state, other.target == key.target { entries[entry].isReplaced = true }
    }
  }

  private mutating func file(_ entry: Int, _ key: Style.Setting.Key) {
    last[key] = entry
    guard !key.modes.isEmpty, !entries[entry].isReplaced else { return }
    moded[Style.Setting.Key(key.target, key.state, []), default: []].append(entry)
  }
}

extension Style {
  /// Makes a style from its own settings and those of the styles that it extends. `parents` are their indices, including styles without a
  /// component, which have no settings.
  init(
    _ own: OwnStyle, _ names: Naming, at span: Span, extending parents: [Int], _ lineage: Lineage,
    of component: Int, among components: [StyledComponent], _ modes: ModeTable, _ output: CompilerOutput
  ) {
    var flattened = Flattened(
      lineage.sources.map(\.settings) + [own.settings],
      propertyCount: components[component].checked.component.properties.count)
    for (number, source) in lineage.sources.enumerated() {
      for place in source.range {
        let target = source.settings[place].target.moved(from: source.component, to: component, components)
        flattened.insert(number, place, target, rank: source.rank ?? source.settings[place].rank)
      }
    }
    for place in own.settings.indices {
      // What would hold without this: what a parent says of the same, else what holds at all times.
      let key = own.settings[place].key
      let before = flattened.origin(of: key) ?? flattened.origin(of: Setting.Key(key.target, .normal, []))
      if let origin = before ?? components[component].defaultOrigin(of: key.target) {
        output.set(own.settings[place].value.origin, replaces: origin)
      }
      flattened.insert(lineage.sources.count, place, key.target, rank: lineage.rank)
    }
    var preview = lineage.preview ?? components[component].checked.component.preview
    own.preview.apply(to: &preview, of: components[component].checked.component.base, output)
    components[component].checked.component.checkFitting(own.preview, output)
    self.init(
      names: names, summary: own.summary, deprecated: own.deprecated, component: component,
      parents: parents, ownPicks: own.picks, picks: lineage.picks, settings: flattened.settings,
      preview: preview, span: span)
    checkModes(of: components[component], in: modes, output)
  }
}

extension Target {
  /// The target in a component that is based on the target's, and may have more layers.
  fileprivate func moved(from base: Int, to component: Int, _ components: [StyledComponent]) -> Target {
    guard base != component, case .layer(let index, let key) = self,
      let layer = components[component].checked.layerNames[
        components[base].checked.component.layers[index].name]
    else { return self }
    return .layer(layer, key)
  }
}
