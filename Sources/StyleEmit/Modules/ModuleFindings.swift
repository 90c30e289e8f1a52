import StyleModel
import StyleSource

/// The findings on style files that can't be generated because other modules have the code of some; `modules` has these, by the files'
/// paths.
///
/// The sheet must be free of errors.
package func findingsOfModules(_ sheet: ResolvedSheet, _ modules: [String: String]) -> [Diagnostic] {
  if modules.isEmpty { return [] }
  var options = EmitOptions()
  options.runtime = .import
  options.modules = modules
  let findings = ModuleFindings(
    sheet: sheet, map: ModuleMap(sheet, options), plans: ComponentPlan.all(of: sheet, options))
  return findings.cycles + findings.overlays + findings.settings + findings.layers
}

private struct ModuleFindings {
  let sheet: ResolvedSheet
  let map: ModuleMap
  let plans: [ComponentPlan]

  /// The findings on imports by which a module imports itself through others.
  var cycles: [Diagnostic] {
    var imports: [String?: Set<String?>] = [:]
    for entry in sheet.imports {
      let (from, to) = (map.module(of: entry.span), map.module(of: entry.file))
      if from != to { imports[from, default: []].insert(to) }
    }
    func reaches(_ start: String?, _ end: String?) -> Bool {
      var seen: Set<String?> = [start]
      var pending = [start]
      while let module = pending.popLast() {
        if module == end { return true }
        for next in imports[module] ?? [] where seen.insert(next).inserted { pending.append(next) }
      }
      return false
    }
    return sheet.imports.compactMap { entry in
      // The modules that are imported have to do without those that import them.
      guard let from = map.module(of: entry.span), from != map.module(of: entry.file),
        reaches(map.module(of: entry.file), from)
      else { return nil }
      return .moduleCycle(from, map.module(of: entry.file), at: entry.span)
    }
  }

  /// Values that overlays give to tokens which another module has constants for.
  var overlays: [Diagnostic] {
    sheet.overlays.flatMap { overlay in
      overlay.tokens.compactMap { entry in
        let token = sheet.tokens[entry.token]
        guard let module = map.module(of: token.span), map.module(of: overlay.file) != module else {
          return nil
        }
        return .overlayOfModule(token.name, module, at: entry.span)
      }
    }
  }

  /// Values of styles that the component's code in another module can't store.
  var settings: [Diagnostic] {
    plans.filter { $0.module != nil }.flatMap { plan in
      plan.styles.flatMap { style in findings(of: sheet.styles[style.style], plan) }
    }
  }

  private func findings(of style: Style, _ plan: ComponentPlan) -> [Diagnostic] {
    guard let module = plan.module, let followedAxes = plan.followedAxes else { return [] }
    let component = plan.component.name
    return style.settings.compactMap { setting in
      guard let span = setting.span, map.module(of: span) == nil else { return nil }
      if case .layer = setting.target { return .layerOfModule(component, module, at: span) }
      let modes = setting.value.cases.reduce(into: setting.modes) { $0.formUnion($1.modes) }
      for axis in sheet.modes.ownAxes
      where !followedAxes.contains(axis) && !modes.isDisjoint(with: sheet.modes.axes[axis].mask) {
        let mode = sheet.modes.name(modes.intersection(sheet.modes.axes[axis].mask))
        return .modeOfModule(mode, component, module, at: span)
      }
      return nil
    }
  }

  /// Keys of layers that contain a component of another module, and belong to that component's root there.
  var layers: [Diagnostic] {
    plans.filter { $0.module == nil }.flatMap { plan -> [Diagnostic] in
      let component = sheet.components[plan.index]
      func module(_ index: Int) -> (component: String, module: String)? {
        guard let held = component.layers[index].kind.component,
          let module = map.module(ofComponent: sheet.components[held])
        else { return nil }
        return (sheet.components[held].name, module)
      }
      var findings: [Diagnostic] = []
      for index in component.layers.indices {
        guard let (name, module) = module(index) else { continue }
        for setting in component.layers[index].settings {
          guard case .layer = setting.key, let span = setting.span else { continue }
          findings.append(.layerOfModule(name, module, at: span))
        }
      }
      for setting in component.settings {
        guard case .layer(let index, .layer) = setting.target, let (name, module) = module(index)
        else { continue }
        findings.append(.layerOfModule(name, module, at: setting.span))
      }
      for animation in component.animations {
        guard let (name, module) = module(animation.layer) else { continue }
        findings.append(.layerOfModule(name, module, at: animation.span))
      }
      return findings
    }
  }
}

extension DiagnosticCode {
  package static let otherModule = DiagnosticCode(
    "other-module", .error, "Code of other modules has what style files ask of it.",
    explanation: """
      The setting `modules` says that another Swift module has the code of some style files. That module can't import this one. Styles and \
      layers of this module can set the properties of its components, in all states and in the modes that it declares, and nothing else.
      """)
}

extension Diagnostic {
  fileprivate static func moduleCycle(_ from: String, _ to: String?, at span: Span) -> Diagnostic {
    let other = to.map { "module ‘\($0)’" } ?? "this module"
    return Diagnostic(
      .otherModule, "this file of module ‘\(from)’ imports one of \(other), which imports ‘\(from)’",
      at: span,
      notes: ["Swift modules can’t import each other; move what both need to a third one"])
  }

  fileprivate static func overlayOfModule(_ token: String, _ module: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .otherModule, "the code of ‘\(token)’ is in module ‘\(module)’, which doesn’t know this value",
      at: span,
      notes: ["move the overlay to that module, or give the token another value at run time: ‘StyleTokens’"])
  }

  fileprivate static func layerOfModule(_ component: String, _ module: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .otherModule, "only module ‘\(module)’ can set this key of a layer of ‘\(component)’", at: span,
      notes: ["declare a property in ‘\(component)’ that drives the key, and set the property"])
  }

  fileprivate static func modeOfModule(
    _ mode: String, _ component: String, _ module: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .otherModule, "‘\(component)’ of module ‘\(module)’ doesn’t know the mode ‘\(mode)’", at: span,
      notes: [
        "its code follows the modes of that module’s style files; declare the mode there"
      ])
  }
}
