import StyleModel

/// For each component an `@IBDesignable` class, for each extension an extension of its base class, for each trait a
/// protocol; and the plain values as the framework takes them.
func emitViews(
  _ sheet: ResolvedSheet, _ plans: [ComponentPlan], _ framework: ViewFramework, _ options: EmitOptions
) -> [EmittedFile] {
  let suffix = framework.fileSuffix
  let plans = plans.filter { framework.has($0.component.base) }
  var files = filesForAll(sheet, plans, framework, options)
  let classSuffix = framework == .uikit ? "" : suffix
  for trait in sheet.traits.map(TraitProtocol.init) where framework.has(trait.trait.base) {
    let view = framework.className(of: trait.trait.base)
    files.append(
      shared(fileName(trait.name) + classSuffix + ".swift", framework.target) { writer in
        framework.conditionally(&writer, onTVOS: trait.trait.base.isOnTVOS) { writer in
          trait.write(trait.name, refining: view, "@MainActor ", access: options.access.prefix, &writer) {
            let mark = $0.isOptional || $0.type == .image ? "?" : ""
            return ($0.type.className(in: framework) ?? $0.type.swiftType) + mark
          }
        }
      })
  }
  if options.previews {
    for plan in plans where !plan.previews(in: sheet).isEmpty {
      files.append(
        file(plan.typeName, suffix + "+Previews", of: plan, framework.target, from: []) { writer in
          framework.conditionally(&writer, onTVOS: plan.isOnTVOS) {
            ViewClass(plan, in: sheet, framework, options).writePreviews(&$0)
          }
        })
    }
  }
  return files
    + plans.map { plan in
      let sources = [sheet.path(ofComponent: plan.index)]
      return file(plan.typeName, classSuffix, of: plan, framework.target, from: sources) { writer in
        framework.conditionally(&writer, onTVOS: plan.isOnTVOS) { writer in
          if plan.component.isExtension {
            ViewExtension(plan: plan, framework: framework, options: options).write(&writer)
          } else {
            ViewClass(plan, in: sheet, framework, options).write(&writer)
          }
        }
      }
    }
}

/// What the code of several components calls, as far as these components do.
private func filesForAll(
  _ sheet: ResolvedSheet, _ plans: [ComponentPlan], _ framework: ViewFramework, _ options: EmitOptions
) -> [EmittedFile] {
  func common(_ name: String, _ write: (inout SwiftWriter) -> Void) -> EmittedFile {
    shared(name + framework.fileSuffix + ".swift", framework.target) { framework.conditionally(&$0, write) }
  }
  var files = [
    common("StyleValues") { writer in
      switch framework {
      case .uikit: writeUIKitValues(&writer, sheet.modes, options)
      case .appkit: writeAppKitValues(&writer, options)
      }
    },
    common("StyleLayers") { $0.runtime("Views/StyleLayers.swift", framework.embedding) },
  ]
  if !sheet.modes.ownAxes.isEmpty {
    files.append(
      common("StyleModes") { writer in
        switch framework {
        case .uikit: writeTraits(of: sheet.modes, options, &writer)
        case .appkit: writeModesAroundViews(sheet.modes, options, &writer)
        }
      })
  }
  if plans.contains(where: \.usesTokens) {
    files.append(common("StyleTokens") { writeTokensAroundViews(framework, options, &$0) })
  }
  if framework == .appkit, !sheet.modes.ownAxes.isEmpty || plans.contains(where: \.usesTokens) {
    files.append(common("StyleSurroundings") { $0.lines(surroundingsSource) })
  }
  let hasShapes = plans.contains { $0.component.layers.contains { $0.kind == .shape } }
  if hasShapes || plans.contains(where: \.castsBoxShadows) {
    files.append(common("StyleCorners") { $0.lines(cornersSource) })
  }
  if hasShapes {
    files.append(common("StylePath") { $0.lines(pathsSource) })
  }
  if plans.contains(where: { $0.component.layers.contains { $0.kind == .stack } }) {
    files.append(common("StyleStacks") { $0.lines(framework.stacksSource) })
  }
  if plans.contains(where: \.castsBoxShadows) {
    files.append(common("StyleShadows") { $0.lines(framework.shadowsSource) })
  }
  if plans.contains(where: \.showsMaterial) {
    files.append(
      common("StyleMaterials") {
        $0.lines(framework == .uikit ? uikitMaterialsSource : appkitMaterialsSource)
      })
  }
  let shown = plans.map(\.component.base.shown)
  switch framework {
  case .uikit:
    let needed = Set(shown.flatMap(\.uikit.files))
    if needed.contains(.buttons) {
      files.append(common("StyleButtons") { $0.lines(buttonsSource) })
      if options.buttonConfiguration == .style {
        files.append(common("StyleConfigurations") { $0.lines(configurationsSource) })
      }
    }
    if needed.contains(.texts) { files.append(common("StyleTexts") { $0.lines(textsSource) }) }
    if needed.contains(.cells) { files.append(common("StyleCells") { $0.lines(cellsSource) }) }
  case .appkit:
    if shown.contains(where: { $0.appkit.files.contains(.texts) }) {
      files.append(common("StyleTexts") { $0.lines(appkitTextsSource) })
    }
  }
  return files
}

extension ComponentPlan {
  /// Whether tvOS has its class, and those of all components that it holds.
  fileprivate var isOnTVOS: Bool {
    component.base.isOnTVOS && nested.values.allSatisfy(\.isOnTVOS)
  }
}
