import StyleModel
import StyleSource

/// The settings of a style with what it inherits, each target, state and modes at most once.
///
/// Only places are gathered; a setting is copied when it is known to count, since a copy counts references to its value.
private struct Flattened {
  /// The settings of those that it extends, then the style's own.
  private let sources: [[Style.Setting]]
  private var entries: [Entry] = []
  /// By property, the entry that says what it is at all times; −1 where there is none. Most entries are of this kind.
  private var usual: [Int]
  /// The other entries and, once they are many, the last of each kind, and those of one target and state that differ by mode.
  private var others: [Int] = []
  private var last: [Style.Setting.Key: Int] = [:]
  private var moded: [Style.Setting.Key: [Int]] = [:]

  private struct Entry {
    let source, place: Int
    /// Among the layers of the style's component.
    let target: Target
    let rank: Int32
    /// Whether a later entry stands for it.
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

  /// Where the value of a target came from, if the style says anything of it so far.
  func origin(of key: Style.Setting.Key) -> Origin.ID? {
    entry(key).map { sources[entries[$0].source][entries[$0].place].value.origin }
  }

  private func entry(_ key: Style.Setting.Key) -> Int? {
    if let property = key.usualProperty { return usual[property] < 0 ? nil : usual[property] }
    return others.count > Flattened.few ? last[key] : others.last { self.key(ofEntry: $0) == key }
  }

  /// So many are looked through in less time than a table is made.
  private static let few = 16

  private func key(ofEntry index: Int) -> Style.Setting.Key {
    let (source, place) = (entries[index].source, entries[index].place)
    return Style.Setting.Key(
      entries[index].target, sources[source][place].state, sources[source][place].modes)
  }

  /// Takes a setting for a target, which may have another number than it says, of one who stands behind all so far.
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

  /// What is said of a target and a state for all modes holds over whatever those before say of modes.
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
  /// A style with what those say that it extends, and what it says over that. `parents` are their places, also of such as
  /// have no component and say nothing.
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
  /// The same in a component that is based on another, and may have more layers.
  fileprivate func moved(from base: Int, to component: Int, _ components: [StyledComponent]) -> Target {
    guard base != component, case .layer(let index, let key) = self,
      let layer = components[component].checked.layerNames[
        components[base].checked.component.layers[index].name]
    else { return self }
    return .layer(layer, key)
  }
}
