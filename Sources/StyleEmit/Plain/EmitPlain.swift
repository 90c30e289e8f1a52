import StyleModel
import StyleSource

/// The structs that need no framework: what all components share, and for each its values and its styles.
func emitPlain(
  _ sheet: ResolvedSheet, _ names: SwiftTokenNames, _ plans: [ComponentPlan], _ targets: Set<EmitTarget>,
  _ modules: ModuleMap, _ options: EmitOptions
) -> [EmittedFile] {
  func shared(_ name: String, _ write: (inout SwiftWriter) -> Void) -> EmittedFile {
    StyleEmit.shared(name, .plain, options, write)
  }
  let modeNames = SwiftModeNames(sheet.modes)
  let catalog = CatalogColors(sheet, options)
  var files = [
    shared("StyleValues.swift") { writer in
      writer.runtime(["Kernel/StyleValues.swift", "Kernel/StyleImage.swift"])
      writer.line()
      writeStates(sheet.states, modules, &writer)
    },
    shared("StyleColor.swift") { writer in
      writer.runtime([
        "Kernel/StyleColor.swift", "Kernel/StyleColor+System.swift", "Kernel/StyleColor+Text.swift",
      ])
    },
    shared("StyleModes.swift") { writeModes(sheet.modes, modules, &$0) },
    shared("StyleStoredValues.swift") { $0.runtime("Kernel/StyleStoredValues.swift") },
  ]
  // Without components, a module beside others has nothing that differs in a state or a mode.
  if !plans.isEmpty || options.runtime == .embed {
    files.append(
      shared("StyleCondition.swift") { writer in
        writeConditions(
          ConditionNames(sheet), modeNames, followsTokens: plans.contains(where: \.usesTokens), in: sheet,
          &writer)
      })
  }
  let areFollowed = plans.contains(where: \.usesTokens)
  if options.runtime == .import {
    let tokens = sheet.tokens.indices.filter { index in
      !sheet.tokens[index].isPrivate && modules.module(of: sheet.tokens[index].span) == nil
    }
    files.append(
      shared("StyleTokens.swift") { writer in
        writeDeclaredTokens(tokens, names, catalog, in: sheet, &writer)
        if tokens.isEmpty { writer.skipEmptyLines() }
        if plans.contains(where: \.roundsTokens) { writeWholeNumbers(&writer) }
        if areFollowed { writeRecipe(options, &writer) }
      })
  } else if sheet.tokens.contains(where: { !$0.isPrivate }) {
    files.append(
      shared("StyleTokens.swift") { writer in
        writeTokens(sheet, names, catalog, areFollowed: areFollowed, &writer)
        if plans.contains(where: \.roundsTokens) { writeWholeNumbers(&writer) }
        if areFollowed { writeRecipe(options, &writer) }
      })
    if areFollowed {
      files.append(
        shared("StyleTokens+Codable.swift") { $0.runtime("Kernel/StyleTokens+Codable.swift") })
    }
  }
  if sheet.tokens.contains(where: { !$0.isPrivate && $0.type == .shadows })
    || plans.contains(where: \.hasBoxShadows)
  {
    files.append(
      shared("StyleShadows.swift") { writer in
        writer.runtime("Kernel/StyleShadows.swift")
        if plans.contains(where: \.usesTokens) {
          writer.line()
          writer.runtime("Kernel/StyleShadows+Codable.swift")
        }
      })
  }
  if options.liveUpdates {
    let hasBoxShadows = files.contains { $0.path.hasSuffix("StyleShadows.swift") }
    files += emitUpdates(plans, hasBoxShadows: hasBoxShadows, options)
  }
  if plans.contains(where: \.showsMaterial) {
    files.append(shared("StyleMaterial.swift") { $0.runtime("Kernel/StyleMaterial.swift") })
  }
  let mixesColors = plans.contains(where: \.mixesColors)
  if mixesColors {
    files.append(shared("StyleColor+Mixing.swift") { $0.runtime("Kernel/StyleColor+Mixing.swift") })
  }
  if mixesColors || targets.contains(.swiftui) && plans.contains(where: \.hasKeyframes) {
    files.append(shared("StyleColor+Spaces.swift") { $0.runtime("Kernel/StyleColor+Spaces.swift") })
  }
  if plans.contains(where: \.showsNumbersAsTexts) {
    files.append(
      shared("StyleNumberFormat.swift") {
        $0.runtime("Kernel/StyleNumberFormat.swift")
        $0.line()
        $0.runtime("Kernel/StyleTextValue.swift")
      })
    if !targets.isDisjoint(with: [.uikit, .appkit, .swiftui]) {
      files.append(
        shared("StyleNumberFormat+Localized.swift") {
          $0.runtime("Kernel/StyleNumberFormat+Localized.swift")
        })
    }
  }
  let hasLayers = !targets.isDisjoint(with: [.uikit, .appkit])
  let hasViews = hasLayers || targets.contains(.swiftui)
  if hasViews && plans.contains(where: { $0.has(.shape) })
    || hasLayers && plans.contains(where: \.castsBoxShadows)
  {
    files.append(shared("StylePath+Elements.swift") { $0.runtime("Kernel/StylePath+Elements.swift") })
    files.append(shared("StylePath+Shapes.swift") { $0.runtime("Kernel/StylePath+Shapes.swift") })
    files.append(shared("StylePathValues.swift") { $0.runtime("Kernel/StylePathValues.swift") })
  }
  if hasViews && plans.contains(where: \.hasAngles) {
    files.append(shared("StyleGradientLine.swift") { $0.runtime("Kernel/StyleGradientLine.swift") })
  }
  let hasKeyframes = hasViews && plans.contains(where: \.hasKeyframes)
  if hasLayers || hasKeyframes {
    files.append(shared("StyleInterpolation.swift") { $0.runtime("Kernel/StyleInterpolation.swift") })
  }
  if hasKeyframes {
    files.append(shared("StyleKeyframes.swift") { $0.runtime("Kernel/StyleKeyframes.swift") })
  }
  if hasLayers {
    files.append(shared("StyleSpring.swift") { $0.runtime("Kernel/StyleSpring.swift") })
  }
  if hasViews && plans.contains(where: { $0.has(.stack) }) {
    files.append(shared("StyleStackValues.swift") { $0.runtime("Kernel/StyleStackValues.swift") })
    if hasLayers {
      files.append(shared("StyleStackLayout.swift") { $0.runtime("Kernel/StyleStackLayout.swift") })
    }
  }
  if hasLayers && plans.contains(where: { $0.component.base.fit == .titleAndImage }) {
    files.append(shared("StyleButtonLayout.swift") { $0.runtime("Kernel/StyleButtonLayout.swift") })
  }
  if targets.contains(.uikit) && plans.contains(where: { $0.component.base.shown.uikit.placesText }) {
    files.append(shared("StyleFieldLayout.swift") { $0.runtime("Kernel/StyleFieldLayout.swift") })
  }
  for trait in sheet.traits.map(TraitProtocol.init) where modules.module(of: trait.trait.span) == nil {
    files.append(
      shared(fileName(trait.styleName) + ".swift") { writer in
        // What the main actor has is equal to others there alone.
        let parents = options.isolation == .nonisolated ? "Sendable, Hashable" : "Sendable"
        trait.write(trait.styleName, refining: parents, writer.isolation, &writer) { property in
          if case .choice = property.type { return nil }
          return property.type.swiftType + (property.isOptional ? "?" : "")
        }
      })
  }
  for plan in plans {
    files.append(
      file(plan.styleName, of: plan, .plain, options, from: [sheet.path(ofComponent: plan.index)]) { writer in
        writeStruct(plan, modeNames, in: sheet, &writer)
      })
    files += emitStyles(of: plan, in: sheet, options)
  }
  return files
}

/// The files of all styles of a component.
func emitStyles(of plan: ComponentPlan, in sheet: ResolvedSheet, _ options: EmitOptions) -> [EmittedFile] {
  emitStyles(plan, plan.styles.indices.parts(of: stylesPerFile), in: sheet, options)
}

/// The number of styles in a file that builds fastest, by measurement.
private let stylesPerFile = 100

/// The files of some styles, by their indices in the plan.
func emitStyles(
  at positions: [Int], of plan: ComponentPlan, in sheet: ResolvedSheet, _ options: EmitOptions
) -> [EmittedFile] {
  let numbers = Set(positions.map { $0 / stylesPerFile })
  let parts = plan.styles.indices.parts(of: stylesPerFile)
  return emitStyles(plan, numbers.sorted().map { parts[$0] }, in: sheet, options)
}

/// Emits a file of styles such as `GradientButtonStyle+Styles.swift`, and more of them where there are many styles.
private func emitStyles(
  _ plan: ComponentPlan, _ parts: [Range<Int>], in sheet: ResolvedSheet, _ options: EmitOptions
) -> [EmittedFile] {
  concurrentMap(parts, minimum: 2) { range in
    let styles = plan.styles[range]
    let number = range.lowerBound == 0 ? "" : "\(range.lowerBound / stylesPerFile + 1)"
    let sources = styles.map { sheet.path(ofStyle: $0.style) }
    return file(plan.styleName, "+Styles" + number, of: plan, .plain, options, from: sources) { writer in
      writer.extension(of: plan) { writer in
        for (index, style) in styles.enumerated() {
          if index > 0 { writer.line() }
          writeStyle(style, of: plan, in: sheet, &writer)
        }
      }
    }
  }
}

private func writeStyle(
  _ style: ComponentPlan.StylePlan, of plan: ComponentPlan, in sheet: ResolvedSheet,
  _ writer: inout SwiftWriter
) {
  let declaration = sheet.styles[style.style]
  writer.documentation(
    declaration.summary, origin("style", declaration.name, sheet.path(ofStyle: style.style)))
  writer.deprecation(declaration.deprecated)
  let (picks, values) = plan.arguments(of: style)
  // Without values of its own it is what the component makes of tokens by itself.
  guard plan.hasValuesOfTokens, !values.isEmpty else {
    let isBroken = writer.constant(style.name, plan.styleName, .call(plan.styleName, picks + values))
    return writer.named(style.name, afterBroken: isBroken)
  }
  writer.line("public static let \(style.name): \(plan.styleName) = \(plan.styleName) { styleTokens in")
  writer.nested { writer in
    writer.statement("", .call(plan.styleName, picks + values + [Code("styleTokens: styleTokens")]))
  }
  writer.line("}")
  writer.named(style.name, afterBroken: true)
}

extension ComponentPlan {
  /// The arguments of the initializer for a style: the variants that it chooses, and its values that differ from theirs.
  fileprivate func arguments(of style: StylePlan) -> (picks: [Code], values: [Code]) {
    (
      variants?.arguments(for: style.picks) ?? [],
      style.arguments.values.map { argument($1, for: $0).prefixed(slots[$0].label) }
        + changesArgument(style.arguments.changes)
    )
  }

  private func argument(_ value: AdaptiveValue, for slot: Int) -> Code { slots[slot].changeLiteral(value) }

  /// The argument for changes, `changes: [.focused: Changes(borderWidth: 2)]`; none without changes.
  private func changesArgument(_ changed: [(index: Int, values: [Int: AdaptiveValue])]) -> [Code] {
    if changed.isEmpty { return [] }
    let entries = changed.map { index, values in
      changesLiteral(values).labeled(conditionNames.literal(changes[index].condition))
    }
    return [Code.array(entries).prefixed(argumentLabel(changesParameter))]
  }

  /// The literal of a change, `Changes(borderWidth: 2)`, its arguments in the order of the slots.
  func changesLiteral(_ values: [Int: AdaptiveValue]) -> Code {
    .call(
      "Changes",
      values.keys.sorted().compactMap { index in
        values[index].map { slots[index].changeLiteral($0).prefixed(slots[index].label) }
      })
  }
}

extension SwiftWriter {
  /// Writes an extension of a component's struct, deprecated where the component is, so that it may use its name.
  mutating func `extension`(of plan: ComponentPlan, _ body: (inout SwiftWriter) -> Void) {
    deprecation(plan.component.deprecated)
    block("\(isolation)extension \(plan.styleName)", body)
  }
}

/// A file that all components share; empty if the library that generated code imports has all of its declarations.
func shared(
  _ name: String, _ target: EmitTarget, _ options: EmitOptions = EmitOptions(),
  _ write: (inout SwiftWriter) -> Void
) -> EmittedFile {
  var writer = SwiftWriter(options)
  writer.header(from: [])
  if target == .plain { writer.imports() }
  write(&writer)
  let isNeeded = !writer.importsRuntime || declaresSomething(writer.source)
  return EmittedFile(
    path: target.folder + name, bytes: isNeeded ? writer.source : [], target: target, component: nil)
}

/// Whether a file has anything besides its header, imports and the condition around it.
func declaresSomething(_ source: [UInt8]) -> Bool {
  let frame = ["//", "#if ", "#endif", "import ", "@_spi(Generated) import "]
  return source.split(separator: UInt8(ascii: "\n")).contains { line in
    let text = line.drop { $0 == UInt8(ascii: " ") }
    return !text.isEmpty && !frame.contains { text.starts(with: $0.utf8) }
  }
}

/// A file of one component, made from the style files with the given paths.
func file(
  _ name: String, _ suffix: String = "", of plan: ComponentPlan, _ target: EmitTarget,
  _ options: EmitOptions = EmitOptions(),
  from sources: [String?],
  _ write: (inout SwiftWriter) -> Void
) -> EmittedFile {
  var writer = SwiftWriter(options)
  writer.header(from: sources.compactMap { $0 })
  if target == .plain { writer.imports() }
  write(&writer)
  return EmittedFile(
    path: target.folder + fileName(name) + suffix + ".swift", bytes: writer.source, target: target,
    component: plan.component.name)
}

/// The text that names the declaration and the style file behind some code, without the line, so that moving a declaration changes no code.
func origin(_ kind: String, _ name: String, _ path: String?) -> String? {
  path.map { origin(kind, name, inFile: lastPathComponent($0)) }
}

/// The declaration that something is made from, and the name of its style file.
func origin(_ kind: String, _ name: String, inFile file: String) -> String {
  "The \(kind) ‘\(name)’ of \(file)."
}

/// The name of a file.
func lastPathComponent(_ path: String) -> String {
  let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
  return slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
}

extension ResolvedSheet {
  /// The style file that a component stands in; UIKit's own classes stand in none.
  func path(ofComponent index: Int) -> String? {
    components[index].isBaseClass ? nil : path(components[index].span.file.index)
  }

  func path(ofStyle index: Int) -> String? { path(styles[index].span.file.index) }

  private func path(_ file: UInt32) -> String? {
    paths.indices.contains(Int(file)) ? paths[Int(file)] : nil
  }
}
