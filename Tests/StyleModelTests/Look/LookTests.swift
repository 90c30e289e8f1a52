import StyleModel
import StyleSource
import Testing

/// A view with `width` (1), `color` (2, black) and a layer `line` that follows them, and one style.
private func sheet(
  component: [Component.Setting] = [], style: [Style.Setting] = []
) -> ResolvedSheet {
  let place = Span(FileID(0), 0, 0)
  let owner = Owner.component(0)
  let properties = [
    Property(name: "width", type: .number(.cgFloat), defaultValue: plain(.number(1)), owner: owner),
    Property(name: "color", type: .color, defaultValue: plain(.color(.black)), owner: owner),
    Property(
      name: "isWide", type: .bool, defaultValue: plain(.bool(false)), owner: owner,
      sets: [Property.Assignment(property: 0, value: plain(.number(5)))]),
  ]
  let layers = [
    Layer(name: "layer", kind: .rectangle, parent: nil, owner: owner),
    Layer(
      name: "line", kind: .rectangle, parent: 0, owner: owner, frame: .inset(.property(0)),
      settings: [
        Layer.Setting(.layer(.borderWidth), .property(0)),
        Layer.Setting(
          .layer(.backgroundColor), .call(.withAlpha, [.property(1), .constant(plain(.number(0.5)))])),
      ]),
  ]
  var sheet = ResolvedSheet()
  sheet.components = [
    Component(
      name: "Line", base: .control, properties: properties, layers: layers, settings: component,
      preview: PreviewSpec(), span: place)
  ]
  sheet.styles = [Style(name: "line", component: 0, settings: style, preview: PreviewSpec(), span: place)]
  return sheet
}

private func plain(_ value: Value) -> ModedValue { ModedValue(value, origin: .unknown) }

private func width(
  _ number: Double, _ state: StateSet = .normal, _ modes: ModeSet = []
) -> Style.Setting {
  Style.Setting(.property(0), state: state, modes: modes, value: plain(.number(number)))
}

@Suite struct LookTests {
  private func width(_ sheet: ResolvedSheet, _ state: StateSet = .normal, _ modes: ModeSet = []) -> Double? {
    sheet.look(of: 0, state: state, modes: modes).properties[0].value.double
  }

  @Test func layersFollowTheValuesOfTheStyle() {
    let look = sheet(style: [StyleModelTests.width(4)]).look(of: 0)
    #expect(look.layers[1][.borderWidth] == .number(4))
    #expect(look.layers[1][.backgroundColor] == .color(.black.withAlpha(0.5)))
    #expect(look.layers[1].frame(in: Size(width: 20, height: 10)) == Rect(x: 4, y: 4, width: 12, height: 2))
    // Nothing sets it, so it is Apple's.
    #expect(look.layers[1][.shadowOffset] == .size(Size(width: 0, height: -3)))
  }

  @Test func aJoinedStateFallsBackToItsLongestPart() {
    let sheet = sheet(style: [
      StyleModelTests.width(2, .highlighted), StyleModelTests.width(3, [.selected, .highlighted]),
    ])
    #expect(width(sheet) == 1)
    #expect(width(sheet, .selected) == 1)
    #expect(width(sheet, [.highlighted, .focused]) == 2)
    #expect(width(sheet, [.selected, .highlighted, .hovered]) == 3)
  }

  @Test func betweenEqualStatesTheMoreUrgentWins() {
    let sheet = sheet(style: [
      StyleModelTests.width(2, .disabled), StyleModelTests.width(3, .highlighted),
      StyleModelTests.width(4, .hovered),
    ])
    #expect(width(sheet, [.highlighted, .hovered]) == 3)
    #expect(width(sheet, [.highlighted, .hovered, .disabled]) == 2)
  }

  @Test func aStateBeatsAModeAndMoreModesBeatFewer() {
    let sheet = sheet(style: [
      StyleModelTests.width(2, .normal, .dark), StyleModelTests.width(3, .normal, [.dark, .highContrast]),
      StyleModelTests.width(4, .normal, .highContrast), StyleModelTests.width(5, .selected),
    ])
    #expect(width(sheet, .normal, .dark) == 2)
    #expect(width(sheet, .normal, [.dark, .highContrast]) == 3)
    #expect(width(sheet, .normal, .highContrast) == 4)
    #expect(width(sheet, .selected, .dark) == 5)
  }

  @Test func theStyleBeatsItsComponentInTheSameState() {
    let setting = Component.Setting(
      .property(0), state: .highlighted, modes: [], value: .constant(plain(.number(9))),
      span: Span(FileID(0), 0, 0))
    #expect(width(sheet(component: [setting]), .highlighted) == 9)
    #expect(width(sheet(component: [setting], style: [StyleModelTests.width(2)]), .highlighted) == 9)
    #expect(
      width(sheet(component: [setting], style: [StyleModelTests.width(2, .highlighted)]), .highlighted) == 2)
  }

  @Test func aPseudoPropertyReadsWhatOthersHold() {
    #expect(sheet().look(of: 0).properties[2].value == .bool(false))
    #expect(sheet(style: [StyleModelTests.width(5)]).look(of: 0).properties[2].value == .bool(true))
  }

  @Test func looksThatDifferAreListed() {
    let sheet = sheet(style: [
      StyleModelTests.width(2, [.selected, .highlighted]), StyleModelTests.width(2, .disabled),
      StyleModelTests.width(2, .normal, .dark),
    ])
    #expect(sheet.states(of: 0) == [.normal, .disabled, [.selected, .highlighted]])
    #expect(sheet.modeCombinations(of: 0) == [.light, .dark])
    #expect(sheet.modeCombinations(ofComponent: 0) == [[]])
  }
}

@Suite struct ModedValueTests {
  @Test func theMostSpecificConditionDecides() {
    let value = ModedValue(
      .number(1), origin: .unknown,
      cases: [
        .init(modes: [.dark, .highContrast], value: .number(4), origin: .unknown),
        .init(modes: .dark, value: .number(2), origin: .unknown),
      ])
    #expect(value[[.light, .standardContrast]].value == .number(1))
    #expect(value[[.dark, .standardContrast]].value == .number(2))
    #expect(value[[.dark, .highContrast]].value == .number(4))
  }

  @Test func tablesCompleteAndNameCombinations() {
    var table = ModeTable()
    table.add(axis: "density", values: ["regular", "compact"])
    #expect(table.completed(.dark) == [.dark, .standardContrast, ModeSet(index: 4)])
    #expect(table.name([.dark, .highContrast]) == "dark+high-contrast")
    #expect(table[named: "compact"] == ModeSet(index: 5))
    #expect(table.combinations(of: table.axes(in: [.dark, ModeSet(index: 5)])).count == 4)
  }
}

@Suite struct InspectorLabelTests {
  /// As Interface Builder prints them.
  @Test(arguments: [
    ("cornerRadius", "Corner Radius"), ("URLString", "URL String"), ("testingId", "Testing Id"),
    ("badlynamedvariable", "Badlynamedvariable"), ("shineStop2Color", "Shine Stop2 Color"),
  ])
  func label(_ name: String, _ label: String) {
    #expect(inspectorLabel(name) == label)
  }
}
