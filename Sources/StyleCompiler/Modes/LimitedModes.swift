import StyleModel
import StyleSource

/// Limits the combinations of modes over which the values of a component or a style differ.
struct LimitedModes {
  private let table: ModeTable
  private var modes: [Target: ModeSet]
  /// Whether the limit was reported, which happens once.
  private var isReported = false

  /// Starts with the modes on which each target depends so far.
  init(_ table: ModeTable, _ modes: [Target: ModeSet]) {
    self.table = table
    self.modes = modes
  }

  /// Adds modes on which a target depends. Where they are too many, returns false, and reports it once at `span`.
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

  /// Reports where the targets together have too many combinations, though each one for itself has not.
  func checkAll(_ phrase: String, at span: Span, _ output: CompilerOutput) {
    guard !isReported, table.combinationCount(ofEach: modes.values) > ModeTable.combinationLimit else {
      return
    }
    output.report(.tooManyLooks(phrase, at: span))
  }
}

extension CheckedComponent {
  /// Removes the settings that make a property or a layer's key differ over too many combinations of modes, which is reported.
  mutating func checkModes(in table: ModeTable, _ output: CompilerOutput) {
    let mentioned = component.modesOfTargets.values.reduce(into: ModeSet()) { $0.formUnion($1) }
    guard table.combinationCount(over: mentioned) > ModeTable.combinationLimit else { return }
    let settings = component.settings
    component.settings = []
    var limited = LimitedModes(table, component.modesOfTargets)
    component.settings = settings.filter { setting in
      limited.take(setting.modes.union(setting.value.modes), for: setting.target, at: setting.span, output)
    }
    limited.checkAll("the component ‘\(component.name.shortened)’", at: component.span, output)
  }
}

extension Style {
  /// Removes settings of a style which make a target differ over too many combinations of modes, those of its component included. That is
  /// reported.
  mutating func checkModes(of component: StyledComponent, in table: ModeTable, _ output: CompilerOutput) {
    var mentioned: ModeSet = []
    for place in settings.indices {
      mentioned.formUnion(settings[place].modes)
      if !settings[place].value.isUniform { mentioned.formUnion(settings[place].value.conditions) }
    }
    guard !mentioned.isEmpty,
      table.combinationCount(over: mentioned.union(component.modes)) > ModeTable.combinationLimit
    else { return }
    var limited = LimitedModes(table, component.modesOfTargets)
    settings = settings.filter { setting in
      let place = setting.isInherited ? span : setting.span ?? span
      return limited.take(
        setting.modes.union(setting.value.conditions), for: setting.target, at: place, output)
    }
    limited.checkAll("the style ‘\(name.shortened)’", at: span, output)
  }
}

extension Diagnostic {
  fileprivate static func tooManyLooks(_ phrase: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .tooManyModes, "\(phrase) differs over more than \(ModeTable.combinationLimit) combinations of modes",
      at: span, notes: ["each of its values counts the axes that it depends on"])
  }
}
