import StyleModel
import StyleSource

/// Keeps what is said of one thing within the combinations of modes that it may differ over.
struct ModeRoom {
  private let table: ModeTable
  private var modes: [Target: ModeSet]
  /// What was reported once is not reported again.
  private var isReported = false

  /// `modes` are those on which each target depends so far.
  init(_ table: ModeTable, _ modes: [Target: ModeSet]) {
    self.table = table
    self.modes = modes
  }

  /// Whether a target may depend on these modes too; where not, that is reported once at `span`.
  mutating func take(_ more: ModeSet, for target: Target, at span: Span, _ output: CompilerOutput) -> Bool {
    if more.isEmpty { return true }
    let all = (modes[target] ?? []).union(more)
    guard table.combinationCount(over: all) <= ModeTable.combinationLimit else {
      if !isReported { output.report(.tooManyModes(at: span)) }
      isReported = true
      return false
    }
    modes[target] = all
    return true
  }

  /// Reports where all that is said comes to too many combinations, each target for itself.
  func checkAll(_ phrase: String, at span: Span, _ output: CompilerOutput) {
    guard !isReported, table.combinationCount(ofEach: modes.values) > ModeTable.combinationLimit else {
      return
    }
    output.report(.tooManyLooks(phrase, at: span))
  }
}

extension CheckedComponent {
  /// Takes out what makes a property or a key of a layer differ over too many combinations of modes, which is reported.
  mutating func checkModes(in table: ModeTable, _ output: CompilerOutput) {
    let mentioned = component.modesOfTargets.values.reduce(into: ModeSet()) { $0.formUnion($1) }
    guard table.combinationCount(over: mentioned) > ModeTable.combinationLimit else { return }
    let settings = component.settings
    component.settings = []
    var room = ModeRoom(table, component.modesOfTargets)
    component.settings = settings.filter { setting in
      room.take(setting.modes.union(setting.value.modes), for: setting.target, at: setting.span, output)
    }
    room.checkAll("the component ‘\(component.name.shortened)’", at: component.span, output)
  }
}

extension Style {
  /// The same of a style, over what its component says.
  mutating func checkModes(of component: StyledComponent, in table: ModeTable, _ output: CompilerOutput) {
    var mentioned: ModeSet = []
    for place in settings.indices {
      mentioned.formUnion(settings[place].modes)
      if !settings[place].value.isUniform { mentioned.formUnion(settings[place].value.conditions) }
    }
    guard !mentioned.isEmpty,
      table.combinationCount(over: mentioned.union(component.modes)) > ModeTable.combinationLimit
    else { return }
    var room = ModeRoom(table, component.modesOfTargets)
    settings = settings.filter { setting in
      let place = setting.isInherited ? span : setting.span ?? span
      return room.take(setting.modes.union(setting.value.conditions), for: setting.target, at: place, output)
    }
    room.checkAll("the style ‘\(name.shortened)’", at: span, output)
  }
}

extension Diagnostic {
  fileprivate static func tooManyLooks(_ phrase: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .tooManyModes, "\(phrase) differs over more than \(ModeTable.combinationLimit) combinations of modes",
      at: span, notes: ["each of its values counts the axes that it depends on"])
  }
}
