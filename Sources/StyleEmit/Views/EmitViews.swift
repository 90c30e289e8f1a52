import StyleModel

/// The files for UIKit or AppKit: for each component an `@IBDesignable` class, for each extension an extension of its base class, for each
/// trait a protocol; and the plain values as types of the framework.
func emitViews(
  _ sheet: ResolvedSheet, _ plans: [ComponentPlan], _ framework: ViewFramework, _ modules: ModuleMap,
  _ options: EmitOptions
) -> [EmittedFile] {
  let suffix = framework.fileSuffix
  let plans = plans.filter { framework.has($0.component.base) }
  let modeNames = SwiftModeNames(sheet.modes)
  let classes = plans.map { ViewClass($0, in: sheet, framework, modeNames, options) }
  var files = filesForAll(sheet, classes, framework, modules, options)
  let classSuffix = framework == .uikit ? "" : suffix
  for trait in sheet.traits.map(TraitProtocol.init)
  where framework.has(trait.trait.base) && modules.module(of: trait.trait.span) == nil {
    let view = framework.className(of: trait.trait.base)
    files.append(
      shared(fileName(trait.name) + classSuffix + ".swift", framework.target, options) { writer in
        framework.conditionally(&writer, onTVOS: trait.trait.base.isOnTVOS) { writer in
          trait.write(trait.name, refining: view, "@MainActor ", access: options.access.prefix, &writer) {
            let mark = $0.isOptional || $0.type == .image ? "?" : ""
            return ($0.type.className(in: framework) ?? $0.type.swiftType) + mark
          }
        }
      })
  }
  if options.previews {
    for (plan, view) in zip(plans, classes) where !plan.previews(in: sheet).isEmpty {
      files.append(
        file(plan.typeName, suffix + "+Previews", of: plan, framework.target, options, from: []) { writer in
          framework.conditionally(&writer, onTVOS: sheet.isOnTVOS(plan.index)) {
            view.writePreviews(&$0)
          }
        })
    }
  }
  return files
    + zip(plans, classes).map { plan, view in
      let sources = [sheet.path(ofComponent: plan.index)]
      return file(plan.typeName, classSuffix, of: plan, framework.target, options, from: sources) { writer in
        framework.conditionally(&writer, onTVOS: sheet.isOnTVOS(plan.index)) { writer in
          if plan.component.isExtension {
            ViewExtension(plan: plan, framework: framework, modes: sheet.modes, options: options).write(
              &writer)
          } else {
            view.write(&writer)
          }
        }
      }
    }
}

/// The files with code that several components call, as far as these components do.
private func filesForAll(
  _ sheet: ResolvedSheet, _ classes: [ViewClass], _ framework: ViewFramework, _ modules: ModuleMap,
  _ options: EmitOptions
) -> [EmittedFile] {
  let plans = classes.map(\.plan)
  let embedding = framework.embedding
  func common(_ name: String, _ write: (inout SwiftWriter) -> Void) -> EmittedFile {
    shared(name + framework.fileSuffix + ".swift", framework.target, options) {
      framework.conditionally(&$0, write)
    }
  }
  func carried(_ name: String, _ path: String) -> EmittedFile {
    common(name) { $0.runtime(path, embedding) }
  }
  var files = [
    common("StyleValues") { writer in
      switch framework {
      case .uikit: writeUIKitValues(&writer, sheet.modes, options)
      case .appkit:
        writeAppKitValues(&writer, options)
        writeSettings(sheet.modes, .appkit, &writer)
      }
    },
    carried("StyleLayers", "Views/StyleLayers.swift"),
  ]
  if !sheet.modes.ownAxes.isEmpty {
    files.append(
      common("StyleModes") { writer in
        switch framework {
        case .uikit: writeTraits(of: sheet.modes, options, &writer)
        case .appkit: writeModesAroundViews(sheet.modes, modules, options, &writer)
        }
      })
  }
  let folder = framework.runtimeFolder
  let suffix = framework.fileSuffix
  if !plans.isEmpty {
    files.append(carried("StylePointerAndFocus", "\(folder)/StylePointerAndFocus\(suffix).swift"))
  }
  if plans.contains(where: \.followsEditing) {
    files.append(carried("StyleEditing", "\(folder)/StyleEditing\(suffix).swift"))
  }
  if plans.contains(where: \.usesTokens) {
    files.append(carried("StyleTokens", "\(folder)/StyleTokens\(suffix).swift"))
  }
  if framework == .appkit, !sheet.modes.ownAxes.isEmpty || plans.contains(where: \.usesTokens) {
    files.append(carried("StyleSurroundings", "AppKit/StyleSurroundings+AppKit.swift"))
  }
  let hasShapes = plans.contains { $0.has(.shape) }
  if hasShapes || plans.contains(where: \.castsBoxShadows) {
    files.append(common("StyleCorners") { $0.runtime("Views/StyleCorners.swift", framework.embedding) })
  }
  if hasShapes {
    files.append(common("StylePath") { $0.runtime("Views/StylePath.swift", framework.embedding) })
  }
  if plans.contains(where: \.hasAngles) {
    files.append(carried("StyleGradientLayer", "Views/StyleGradientLayer.swift"))
  }
  if plans.contains(where: { $0.movesUnnamed || !$0.movingProperties.isEmpty }) {
    files.append(carried("StyleMovement", "Views/StyleMovement.swift"))
  }
  if plans.contains(where: \.hasKeyframes) {
    files.append(carried("StyleKeyframeMovement", "Views/StyleKeyframeMovement.swift"))
  }
  if plans.contains(where: \.movesBySize) {
    files.append(carried("StyleRelativeTransforms", "Views/StyleRelativeTransforms.swift"))
  }
  let placesTexts = plans.contains(where: \.placesTexts)
  if placesTexts { files.append(carried("StyleTextLayer", "Views/StyleTextLayer.swift")) }
  let shrinksTexts = classes.contains(where: \.shrinksTexts)
  if shrinksTexts { files.append(carried("StyleShrinking", "Views/StyleShrinking.swift")) }
  // AppKit's classes set their titles themselves.
  if framework == .appkit || shrinksTexts || placesTexts
    || plans.contains(where: { $0.has(.stack) || $0.component.base.fit == .titleAndImage })
  {
    files.append(carried("StyleTextSize", "Views/StyleTextSize.swift"))
  }
  if plans.contains(where: { $0.has(.stack) }) {
    files.append(common("StyleStacks") { $0.runtime("Views/StyleStacks.swift", framework.embedding) })
  }
  if plans.contains(where: \.castsBoxShadows) {
    files.append(carried("StyleShadows", "Views/StyleShadowLayer.swift"))
  }
  if classes.contains(where: \.speaks) {
    files.append(carried("StyleSpoken", "Views/StyleSpoken.swift"))
    files.append(carried("StyleElements", "\(folder)/StyleElements\(suffix).swift"))
  }
  if plans.contains(where: { !$0.settingAxes(in: sheet.modes).isEmpty }) {
    files.append(carried("StyleSettings", "Views/StyleSettingsObserver.swift"))
  }
  if plans.contains(where: \.showsNumbersAsTexts) {
    files.append(carried("StyleNumberTexts", "Views/StyleNumberTexts.swift"))
  }
  if plans.contains(where: \.showsMaterial) {
    files.append(carried("StyleMaterials", "\(folder)/StyleMaterialView\(suffix).swift"))
  }
  let shown = plans.map(\.component.base.shown)
  switch framework {
  case .uikit:
    let needed = Set(shown.flatMap(\.uikit.files))
    if needed.contains(.buttons) {
      files.append(carried("StyleButtons", "UIKit/StyleButtons+UIKit.swift"))
      if options.buttonConfiguration == .style {
        files.append(carried("StyleConfigurations", "UIKit/StyleConfigurations+UIKit.swift"))
      }
    }
    if needed.contains(.controls) {
      files.append(carried("StyleControls", "UIKit/StyleControls+UIKit.swift"))
    }
    if needed.contains(.bars) { files.append(carried("StyleBars", "UIKit/StyleBars+UIKit.swift")) }
    if needed.contains(.texts) { files.append(carried("StyleTexts", "UIKit/StyleTexts+UIKit.swift")) }
    if plans.contains(where: \.hearsTextView) {
      files.append(carried("StyleTextObserver", "UIKit/StyleTextObserver.swift"))
    }
    if needed.contains(.fields) { files.append(carried("StyleFields", "UIKit/StyleFields+UIKit.swift")) }
    if needed.contains(.presses) {
      files.append(carried("StylePresses", "UIKit/StylePresses+UIKit.swift"))
    }
    if needed.contains(.cells) { files.append(carried("StyleCells", "UIKit/StyleCells+UIKit.swift")) }
  case .appkit:
    if shown.contains(where: { $0.appkit.files.contains(.texts) }) {
      files.append(carried("StyleTexts", "AppKit/StyleTexts+AppKit.swift"))
    }
    if shown.contains(where: { $0.appkit.files.contains(.controls) }) {
      files.append(carried("StyleControls", "AppKit/StyleControls+AppKit.swift"))
    }
    if plans.contains(where: { $0.component.base.fit == .titleAndImage }) {
      files.append(carried("StyleButtons", "AppKit/StyleButtons+AppKit.swift"))
    }
  }
  return files
}

extension ResolvedSheet {
  /// Whether tvOS has the class of a component, and those of all components in its layers, at any depth.
  fileprivate func isOnTVOS(_ component: Int) -> Bool {
    let layers = components[component].layers
    return components[component].base.isOnTVOS
      && Set(layers.compactMap(\.kind.component)).allSatisfy(isOnTVOS)
  }
}

/// Writes where pictures and texts are looked up.
func writeResources(_ options: EmitOptions, _ writer: inout SwiftWriter) {
  writer.block("nonisolated enum StyleResources") { writer in
    writer.line("/// Where pictures and texts are looked up.")
    writer.line("static var bundle: Bundle { .\(options.bundle.rawValue) }")
  }
}
