import StyleModel
import StyleSource
import StyleSyntax

/// Reads what the values of properties set: `values: { flat: { shine.hidden: true }, glossy: {} }` is a closed set, each of whose
/// values drives keys of layers.
struct DrivenLayers {
  let reader: ValueReader
  let targets: TargetReader

  private var output: CompilerOutput { reader.output }

  /// The values that one property gives to a key of a layer.
  private struct Drive {
    let layer: Int
    let key: LayerKey
    let span: Span
    var values: [(word: String, value: Expression)] = []
  }

  /// Reads the values of all properties in a node into a component.
  func read(_ node: SyntaxNode, into checked: inout CheckedComponent) {
    var known: [Target: (property: String, span: Span)] = [:]
    for entry in node.entries {
      guard let values = entry.value["values"], values.kind == .mapping,
        let property = entry.key.place(in: checked.propertyNames),
        case .choice(let words) = checked.properties[property].type
      else { continue }
      for drive in drives(values, words) {
        let target = Target.layer(drive.layer, drive.key)
        if let other = known[target] {
          guard checked.component.isOfFirstCopy(target) else { continue }
          output.report(.drivenTwice(targets.name(of: target), other.property, at: drive.span, other.span))
          continue
        }
        known[target] = (entry.key.text, drive.span)
        set(drive, words, property, &checked)
      }
    }
  }

  private func drives(_ values: SyntaxNode, _ words: [String]) -> [Drive] {
    var drives: [Drive] = []
    var copied = CopiedValues(reader: reader)
    for entry in values.entries where words.contains(entry.key.text) {
      guard entry.value.kind == .mapping else {
        if !entry.value.isEmptyValue {
          output.report(.notAMapping("the value ‘\(entry.key.text.shortened)’", entry.value))
        }
        continue
      }
      for setting in entry.value.entries {
        guard let target = targets.target(setting.key, in: entry.value) else { continue }
        guard case .layer(_, let key) = target, !targets.isPseudo(target) else {
          output.report(.valueSetsProperty(setting.key))
          continue
        }
        let value = targets.reader(of: target, reader).read(setting.value, targets.expectation(target))
        guard !value.differsWithoutName else {
          output.report(.valueDiffersByMode(setting.key, at: setting.value.span))
          continue
        }
        targets.forEachCopy(of: target, value, at: setting.value, &copied) { target, value in
          guard case .layer(let layer, _) = target else { return }
          var place = drives.firstIndex { $0.layer == layer && $0.key == key }
          if place == nil {
            place = drives.count
            drives.append(Drive(layer: layer, key: key, span: setting.key.span))
          }
          if let place { drives[place].values.append((entry.key.text, value)) }
        }
      }
    }
    return drives
  }

  /// Makes a property drive a key of a layer. The layer's own value stays for the property's other values.
  private func set(_ drive: Drive, _ words: [String], _ property: Int, _ checked: inout CheckedComponent) {
    let layer = checked.component.layers[drive.layer]
    let before = layer.settings.first { $0.key == drive.key }?.value
    var values = drive.values
    var other: Expression
    if words.allSatisfy({ word in values.contains { $0.word == word } }), let last = values.popLast() {
      other = last.value
    } else if let before {
      other = before
    } else if case .layer(let key) = drive.key, !layer.holdsComponent {
      other = .constant(ModedValue(key.defaultValue, origin: .unknown))
    } else {
      output.report(.valueWithoutOther(layer.name, at: drive.span))
      return
    }
    if drive.layer == 0,
      !checked.settle(.layer(0, drive.key), rank: checked.rank, at: drive.span, output)
    {
      return
    }
    let value = Expression.call(
      .choose(values.map(\.word)), [.property(property)] + values.map(\.value) + [other])
    checked.component.layers[drive.layer].set([Layer.Setting(drive.key, value, span: drive.span)])
  }
}

extension Layer {
  fileprivate var holdsComponent: Bool { if case .component = kind { true } else { false } }
}

extension Expression {
  /// Whether the expression is a constant that differs by mode, and whose kind of value can't do so within an expression.
  fileprivate var differsWithoutName: Bool {
    guard let constant, !constant.isUniform else { return false }
    switch constant.value {
    case .color, .number, .integer, .edgeInsets: return false
    case .null, .bool, .string, .localizedString, .choice, .point, .size, .rect, .range, .image,
      .gradientStops,
      .shadow, .shadows, .outline, .font, .animation, .corners, .transform, .path, .numbers, .strings,
      .invalid:
      return true
    }
  }
}

extension Diagnostic {
  fileprivate static func valueSetsProperty(_ key: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidProperty,
      "values of a property can only set layer keys, and ‘\(key.text.shortened)’ is a property",
      at: key.span, notes: ["write ‘name.key’ for a layer, or use ‘variants’, which set properties too"])
  }

  fileprivate static func valueDiffersByMode(_ key: SyntaxNode, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty,
      "only a colour, a number or insets can differ by mode here, and ‘\(key.text.shortened)’ is something else",
      at: span, notes: ["declare a property with that default, and refer to it"])
  }

  fileprivate static func drivenTwice(_ target: String, _ other: String, at span: Span, _ first: Span)
    -> Diagnostic
  {
    Diagnostic(
      .invalidProperty, "values of two properties drive ‘\(target)’", at: span,
      related: [Related("those of ‘\(other)’ do so here", at: first)],
      notes: [
        "the order of properties doesn't say which holds; let one of them drive it, or use ‘variants’ and ‘compounds’"
      ])
  }

  fileprivate static func valueWithoutOther(_ layer: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘\(layer.shortened)’ has no value for the other cases", at: span,
      notes: ["set it in the layer, or for every value"])
  }
}
