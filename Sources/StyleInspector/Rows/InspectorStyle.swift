import StyleCompiler
import StyleModel
import StyleReport
import StyleScene
import StyleSource
import StyleSyntax

extension InspectorSheet {
  /// The data that the canvas and the inspector need for one style, or for a component without one.
  ///
  /// - Parameters:
  ///   - prepared: The subject, prepared for drawing; nil where it isn't drawn.
  ///   - isReadOnly: Whether nothing can be edited.
  package func detail(
    of subject: DrawnSubject, prepared: PreparedStyle?, isReadOnly: Bool, _ members: [JSONValue.Member] = []
  ) -> JSONValue {
    detail(of: subject, prepared: prepared, isReadOnly: isReadOnly, shown: nil, members)
  }

  /// The data that the canvas and the inspector need for one subject, with the values of one look.
  func detail(
    of subject: DrawnSubject, prepared: PreparedStyle?, isReadOnly: Bool, shown: ShownLook?,
    _ members: [JSONValue.Member] = []
  ) -> JSONValue {
    let component = component(of: subject)
    let looks = prepared?.looks ?? looks(of: subject)
    var builder = RowBuilder(self, subject, looks, isReadOnly: isReadOnly, shown: shown)
    let rows = builder.rows()
    let declared = sheet.components[component]
    let own = OwnLayers(
      declared.isBaseClass ? nil : tree(of: declared.span.file), component: declared.name)
    let look = shown.map { [JSONValue.Member("look", $0.json(in: sheet))] } ?? []
    return .object(
      members + identity(of: subject) + look + [
        .init("size", (prepared.map { size(of: subject, in: $0) } ?? spec(of: subject).size).inspectorJSON),
        .init("fits", .bool(spec(of: subject).isFitting)),
        .init("fixedSize", .bool(sheet.components[component].base.fixedSize != nil)),
        .init("title", optional(spec(of: subject).title)),
        .init("margin", prepared?.commonMargin().inspectorJSON ?? .null),
        .init(
          "possibleStates",
          .array(
            [.string(StateTable.normal)]
              + sheet.states.names(in: sheet.components[component].states).map { .string($0) })),
        .init("states", .array(looks.states.map { .string(sheet.states.name(of: $0)) })),
        .init("modes", .array(shownModes(looks).map { .string(sheet.modes.name($0)) })),
        .init("motions", .array(motions(of: subject, looks))),
        .init("spoken", .array(spoken(of: subject, looks))),
        .init(
          "layers",
          .array(sheet.components[component].layers.filter(\.isFirstCopy).map { layer($0, component, own) })),
        .init("layersWhy", optional(problemOfLayers(component))),
        .init("sections", .array(builder.sections)), .init("rows", .array(rows)),
        .init("findings", .array(builder.findings.map(finding))),
      ] + (isReadOnly ? [] : benchMembers(ofComponent: component) + shared(subject)))
  }

  /// The values that styles share and could be a component's own, on its page.
  private func shared(_ subject: DrawnSubject) -> [JSONValue.Member] {
    guard case .component(let index) = subject else { return [] }
    return [.init("shared", sharedValues(ofComponent: index))]
  }

  /// The declarations within a component, for those who may change them.
  private func benchMembers(ofComponent index: Int) -> [JSONValue.Member] {
    [
      .init("properties", properties(ofComponent: index)),
      .init("ownStates", .array(declaredStates(ofComponent: index).map { .string($0) })),
      .init("variants", variants(ofComponent: index)), .init("traits", traits(ofComponent: index)),
      .init("ownAnimations", ownAnimations(ofComponent: index)),
    ]
  }

  private func identity(of subject: DrawnSubject) -> [JSONValue.Member] {
    let component = sheet.components[component(of: subject)]
    switch subject {
    case .style(let index):
      let style = sheet.styles[index]
      return [
        .init("id", .string(style.name)), .init("component", .string(component.name)),
        .init("class", .string(component.base.rawValue)),
      ] + place(style.span) + [
        .init("summary", optional(style.summary)), .init("deprecated", optional(style.deprecated)),
        .init("private", .bool(style.isPrivate)),
        .init("parents", .array(style.parents.map { .string(sheet.styles[$0].name) })),
        .init("children", .array(children[index].map { .string(sheet.styles[$0].name) })),
        .init(
          "swift",
          style.isPrivate ? .null : .string("\(component.name)Style.\(swiftIdentifier(style.ownName))")),
      ]
    case .component:
      return [
        .init("id", .null), .init("component", .string(component.name)),
        .init("class", .string(component.base.rawValue)),
      ] + (component.isBaseClass ? [.init("file", .null), .init("line", .null)] : place(component.span)) + [
        .init("summary", optional(component.summary)), .init("deprecated", optional(component.deprecated)),
        .init("private", false), .init("parents", []), .init("children", []), .init("swift", .null),
      ]
    }
  }

  /// The size in points; where the content determines it, that of the normal look.
  private func size(of subject: DrawnSubject, in prepared: PreparedStyle) -> Size {
    let style: Int? = if case .style(let index) = subject { index } else { nil }
    let view = Picture.View(state: .normal, modes: [], margin: EdgeInsets(0), isRightToLeft: false)
    return Picture(component: component(of: subject), style: style, styleName: "", view: view)
      .fitted(in: prepared).size(in: sheet)
  }

  func spec(of subject: DrawnSubject) -> PreviewSpec {
    switch subject {
    case .style(let style): sheet.styles[style].preview
    case .component(let component): sheet.components[component].preview
    }
  }

  /// The combinations of modes in which something differs, without the defaults in their names.
  func shownModes(_ looks: StyleLooks) -> [ModeSet] {
    looks.modeCombinations.prefix(64).map { $0.subtracting(sheet.modes.defaults) }
  }

  /// The reason why a component's layers can't be changed; nil where its own ones can.
  private func problemOfLayers(_ component: Int) -> String? {
    let component = sheet.components[component]
    if component.isBaseClass {
      return "\(component.name) is a class of Apple’s; a component of it can have layers"
    }
    return problemOfEditing(component.span.file)
  }

  private func layer(_ layer: Layer, _ component: Int, _ own: OwnLayers) -> JSONValue {
    let node = own[layer.writtenName].flatMap {
      tree(of: sheet.components[component].span.file).node(at: $0.path)
    }
    return [
      "name": .string(layer.writtenName), "own": .bool(!layer.isMask && own[layer.writtenName] != nil),
      "frame": optional(layer.isMask ? nil : node?["frame"].map { text(of: $0) }),
      "repeat": optional(layer.isMask ? nil : node?["repeat"].map { text(of: $0) }),
      "kind": .string(name(of: layer.kind)),
      "parent": layer.parent.map { .string(sheet.components[component].layers[$0].writtenName) } ?? .null,
      "mask": .bool(layer.isMask),
    ]
  }

  /// VoiceOver's texts, one element on a line, in each state and mode with texts of its own.
  private func spoken(of subject: DrawnSubject, _ looks: StyleLooks) -> [JSONValue] {
    sheet.spokenLooks(looks, title: spec(of: subject).title).map { look in
      [
        "state": .string(sheet.states.name(of: look.state)), "modes": .string(sheet.modes.name(look.modes)),
        "lines": .array(look.lines.map { .string($0) }),
      ]
    }
  }

  func name(of kind: LayerKind) -> String {
    if case .component(let index) = kind { return sheet.components[index].name }
    return layerKindNames.first { $0.kind == kind }?.name ?? "rectangle"
  }

  private func motions(of subject: DrawnSubject, _ looks: StyleLooks) -> [JSONValue] {
    func timing(_ timing: Animation) -> [JSONValue.Member] {
      [
        .init("duration", .number(timing.duration)), .init("delay", .number(timing.delay)),
        .init("curve", .string(timing.curve.rawValue)), .init("controlPoints", timing.curve.controlPointList),
        // A spring swings longer than it seems to.
        .init("length", .number(timing.length)),
      ]
    }
    var found: [JSONValue] = []
    if let transition = looks.look().transition {
      found.append(
        .object([.init("name", "transition"), .init("kind", "transition")] + timing(transition)))
    }
    // Those that run together are shown together.
    let declared = sheet.animations(ofComponent: component(of: subject))
    let states = Set(declared.map { $0.declaration.state ?? .normal })
    let pictures = Dictionary(
      uniqueKeysWithValues: states.map { state in
        let running = looks.look(state: state).visibleAnimations.map { ($0.name, $0.declaration.state) }
        return (state, MovingPicture.names(of: running, in: state).joined(separator: "+"))
      })
    for each in declared {
      let animation = each.declaration
      // Properties of the style may say how long it takes.
      let running = looks.look(state: animation.state ?? .normal).animations.first { $0.name == each.name }
      let layer = sheet.components[each.component].layers[animation.layer]
      let isCopy = layer.copy?.indices.contains { $0.number > 0 } ?? false
      found.append(
        .object(
          [
            .init("name", .string(each.name)), .init("kind", "animation"),
            .init(
              "picture",
              .string(pictures[animation.state ?? .normal].flatMap { $0.isEmpty ? nil : $0 } ?? each.name)),
            .init("state", animation.state.map { .string(sheet.states.name(of: $0)) } ?? .null),
            // The animation of each copy of a repeated layer is declared once.
            .init("written", .string(String(each.name.prefix { $0 != "[" }))), .init("copy", .bool(isCopy)),
            .init("layer", .string(layer.writtenName)),
            .init("property", .string(animation.property.name)),
          ] + timing((running?.declaration ?? animation).timing) + [
            .init("repeat", animation.repeatCount.isInfinite ? "infinite" : .number(animation.repeatCount)),
            .init("autoreverses", .bool(animation.autoreverses)),
            .init("reduceMotion", .string(animation.reduceMotion.rawValue)),
            // When it passes what lies between its ends.
            .init(
              "keyTimes",
              .array(animation.keyframes.dropFirst().dropLast().map { .number($0.keyTime) })),
          ]))
    }
    return found
  }

  // MARK: Findings

  /// An id of a finding that stays while its file is the same.
  func id(of finding: Diagnostic) -> String {
    var hash = FowlerNollVo()
    hash.add(field: sources[finding.span.file].path.utf8)
    hash.add(field: finding.code.id.utf8)
    hash.add(field: finding.message.utf8)
    hash.add(field: "\(finding.span.start)".utf8)
    return hash.hexadecimal
  }

  func finding(_ finding: Diagnostic) -> JSONValue {
    let position = lines(of: finding.span.file).position(Int(finding.span.start))
    let style = styleName(at: finding.span)
    return .object([
      "id": .string(id(of: finding)), "code": .string(finding.code.id),
      "severity": .string(finding.severity.name), "message": .string(finding.message),
      "notes": .array(finding.notes.map { .string($0) }), "label": finding.label.map { .string($0) },
      "file": .string(sources[finding.span.file].path), "line": .integer(position.line),
      "column": .integer(position.column), "style": style.map { .string($0) },
      "key": style == nil ? nil : key(at: finding.span).map { .string($0) },
      "fixes": .array(
        finding.fixes.map { fix in
          [
            "title": .string(fix.title), "safe": .bool(fix.isSafe),
            "works": .bool(fix.edits.allSatisfy { Int($0.span.file.index) < namedCount }),
          ]
        }),
      "related": .array(
        finding.related.map { related in
          .object([.init("message", .string(related.message))] + place(related.span))
        }),
    ])
  }

  /// The key of a style's row that a span lies in.
  func key(at span: Span) -> String? {
    guard let path = tree(of: span.file).location(at: Int(span.start))?.path, path.steps.count > 2 else {
      return nil
    }
    var keys = path.steps.dropFirst(2).compactMap { step -> String? in
      if case .key(let key) = step { key } else { nil }
    }
    if keys.count > 2, keys[0] == "states" || keys[0] == "modes" { keys.removeFirst(2) }
    guard let first = keys.first else { return nil }
    return first == "preview" ? keys.prefix(2).joined(separator: ".") : first
  }
}
