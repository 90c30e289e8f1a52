import StyleModel

/// The files for SwiftUI: each component's struct as a `ButtonStyle` or a `ViewModifier`, and the plain values as types of SwiftUI.
func emitSwiftUI(
  _ sheet: ResolvedSheet, _ plans: [ComponentPlan], _ targets: Set<EmitTarget>, _ modules: ModuleMap,
  _ options: EmitOptions
) -> [EmittedFile] {
  var files = filesForAll(sheet, plans, isBridged: targets.contains(.uikit), modules, options)
  if options.previews {
    for plan in plans where !plan.previews(in: sheet).isEmpty {
      files.append(
        file(plan.styleName, "+SwiftUI+Previews", of: plan, .swiftui, options, from: []) { writer in
          whereSwiftUIIs(&writer) { SwiftUIStyle(plan, in: sheet).writePreviews(&$0) }
        })
    }
  }
  return files
    + plans.map { plan in
      let sources = [sheet.path(ofComponent: plan.index)] + plan.styles.map { sheet.path(ofStyle: $0.style) }
      return file(plan.styleName, "+SwiftUI", of: plan, .swiftui, options, from: sources) { writer in
        whereSwiftUIIs(&writer) { SwiftUIStyle(plan, in: sheet).write(&$0) }
      }
    }
}

/// The shorthands for styles of a component whose code another module has.
func emitSwiftUIStyles(of plan: ComponentPlan, in sheet: ResolvedSheet, _ options: EmitOptions)
  -> [EmittedFile]
{
  let sources = plan.styles.map { sheet.path(ofStyle: $0.style) }
  let made = file(plan.styleName, "+SwiftUI", of: plan, .swiftui, options, from: sources) { writer in
    whereSwiftUIIs(&writer) { writer in
      writer.skipEmptyLines()
      SwiftUIStyle(plan, in: sheet).writeShorthands(&writer)
    }
  }
  return declaresSomething(made.bytes) ? [made] : []
}

/// The files with code that several components call, as far as these components do.
private func filesForAll(
  _ sheet: ResolvedSheet, _ plans: [ComponentPlan], isBridged: Bool, _ modules: ModuleMap,
  _ options: EmitOptions
) -> [EmittedFile] {
  func bridged(
    _ name: String, inLibrary: Bool = false, _ write: (inout SwiftWriter) -> Void
  ) -> EmittedFile {
    shared(name + "+SwiftUI.swift", .swiftui, options) {
      whereSwiftUIIs(importsUIKit: isBridged && !(inLibrary && $0.importsRuntime), &$0, write)
    }
  }
  func common(_ name: String, _ write: (inout SwiftWriter) -> Void) -> EmittedFile {
    shared(name + "+SwiftUI.swift", .swiftui, options) { whereSwiftUIIs(&$0, write) }
  }
  func carried(_ name: String, _ path: String) -> EmittedFile { common(name) { $0.runtime(path) } }
  var files = [
    common("StyleValues") { writer in
      writer.runtime([
        "SwiftUI/StyleColor+SwiftUI.swift", "SwiftUI/StyleGeometry+SwiftUI.swift",
        "SwiftUI/StyleFont+SwiftUI.swift", "SwiftUI/StyleAnimation+SwiftUI.swift",
      ])
      writer.line()
      writeAssets(options, &writer)
    },
    common("StyleLayers") { writer in
      writer.runtime([
        "SwiftUI/StyleGradient.swift", "SwiftUI/StyleRoundedRectangle.swift",
        "SwiftUI/StyleImageView.swift", "SwiftUI/StyleTextAlignment.swift", "SwiftUI/StyleModifiers.swift",
        "SwiftUI/StylePlacement.swift",
      ])
    },
    carried("StyleMotion", "SwiftUI/StyleMotion.swift"),
  ]
  if plans.contains(where: \.hasAngles) {
    files.append(carried("StyleAngledGradient", "SwiftUI/StyleAngledGradient.swift"))
  }
  if plans.contains(where: \.hasKeyframes) {
    files.append(carried("StyleKeyframing", "SwiftUI/StyleKeyframing.swift"))
  }
  if plans.contains(where: \.movesBySize) {
    files.append(carried("StyleRelativeTranslation", "SwiftUI/StyleRelativeTranslation.swift"))
  }
  if plans.contains(where: \.speaksInSwiftUI) {
    files.append(carried("StyleSpeech", "SwiftUI/StyleSpeech.swift"))
  }
  if plans.contains(where: { $0.baseProperty(.border) != nil }) {
    files.append(carried("StyleTexts", "SwiftUI/StyleFieldBorder.swift"))
  }
  let modeNames = SwiftModeNames(sheet.modes)
  let ownAxes = sheet.modes.ownAxes.filter { modules.module(ofAxis: $0) == nil }
  if let own = ownAxes.first {
    let axis = modeNames.axes[own]
    let other = sheet.modes.axes[own].values.last.flatMap { modeNames.values[$0.mode] } ?? ""
    let example = "\\.styleModes\(memberAccess(axis.member)), \(memberAccess(other))"
    files.append(
      bridged("StyleModes", inLibrary: true) {
        writeModesInEnvironment(sheet.modes, ownAxes, modeNames, example, isBridged: isBridged, &$0)
      })
  }
  if plans.contains(where: \.usesTokens) {
    let embedding = Embedding(conditions: ["EMBEDDED": true, "UNBRIDGED": !isBridged])
    files.append(
      bridged("StyleTokens", inLibrary: true) { $0.runtime("SwiftUI/StyleTokens+SwiftUI.swift", embedding) })
  }
  let states = plans.reduce(into: StateSet()) { $0.formUnion($1.statesToldByProgram) }
  if let state = sheet.states.own.first ?? states.states.first?.name {
    files.append(common("StyleState") { writeStatesInEnvironment(swiftIdentifier(state), &$0) })
  }
  if plans.contains(where: { $0.followsTextSize(in: sheet.modes) }) {
    files.append(
      common("StyleTextSize") { writer in
        writeTextSize(sheet.modes, of: "DynamicTypeSize", name: \.swiftUIName, &writer)
        writer.line()
        writeFollowingTextSize(of: "DynamicTypeSize", &writer)
      })
  }
  if plans.contains(where: \.showsNativeViews) {
    files.append(carried("StyleInputs", "SwiftUI/StyleInputs.swift"))
  }
  if plans.contains(where: { $0.followsEditing || $0.tellsEditing }) {
    files.append(carried("StyleEditing", "SwiftUI/StyleEditing+SwiftUI.swift"))
  }
  if plans.contains(where: { !$0.swiftUIEntries.isEmpty }) {
    files.append(carried("StyleEntries", "SwiftUI/StyleEntries.swift"))
  }
  if plans.contains(where: \.hasFieldImages) {
    files.append(carried("StyleFields", "SwiftUI/StyleFieldImages.swift"))
  }
  if plans.contains(where: { $0.component.base.shown.swiftUI.bar != nil }) {
    files.append(carried("StyleBars", "SwiftUI/StyleBars.swift"))
  }
  if plans.contains(where: { $0.stylesLabels || $0.showsSubtitle }) {
    files.append(carried("StyleLabels", "SwiftUI/StyleLabelStyle.swift"))
  }
  if plans.contains(where: { $0.has(.shape) }) {
    files.append(carried("StylePath", "SwiftUI/StyleShape.swift"))
  }
  if plans.contains(where: { $0.has(.stack) }) {
    files.append(carried("StyleStacks", "SwiftUI/StyleStackView.swift"))
  }
  if plans.contains(where: \.castsBoxShadows) {
    files.append(carried("StyleShadows", "SwiftUI/StyleBoxShadows.swift"))
  }
  if plans.contains(where: \.showsNumbersAsTexts) {
    files.append(carried("StyleNumberTexts", "SwiftUI/StyleNumberTexts+SwiftUI.swift"))
  }
  if plans.contains(where: \.showsMaterial) {
    files.append(carried("StyleMaterials", "SwiftUI/StyleMaterialShape.swift"))
  }
  return files
}

/// Writes where pictures and texts come from.
private func writeAssets(_ options: EmitOptions, _ writer: inout SwiftWriter) {
  if writer.importsRuntime { return }
  writer.lines(
    """
    nonisolated enum StyleAssets {
      /// Where pictures and texts are looked up.
      static var bundle: Bundle { .\(options.bundle.rawValue) }

      /// What the strings table has for a key in the reader's language; else the key itself.
      static func text(_ key: String) -> String {
        bundle.localizedString(forKey: key, value: nil, table: nil)
      }
    }
    """)
}

/// Writes the value of the environment that has the modes that no system sets.
private func writeModesInEnvironment(
  _ table: ModeTable, _ axes: [Int], _ names: SwiftModeNames, _ example: String, isBridged: Bool,
  _ writer: inout SwiftWriter
) {
  if !writer.importsRuntime {
    writer.block("private struct StyleModesKey: EnvironmentKey") {
      $0.line("static let defaultValue = StyleModes()")
    }
    writer.line()
    if isBridged {
      whereUIKitIs(&writer) { writeModesTrait(table, names, &$0) }
      writer.line()
    }
    writer.block("extension EnvironmentValues") { writer in
      writer.documentation(
        "The app's own modes: `.environment(\(example))`.",
        "Appearance and contrast always come from the system.")
      writer.block("public var styleModes: StyleModes") {
        if isBridged { return writeBridgedAccess(&$0) }
        $0.line("get { self[StyleModesKey.self] }")
        $0.line("set { self[StyleModesKey.self] = newValue }")
      }
    }
    writer.line()
  }
  writer.block("extension View") { writer in
    writer.separated(axes) { index, writer in
      let axis = names.axes[index]
      let other = memberAccess(names.values[table.axes[index].values.last?.mode ?? []] ?? "unnamed")
      writer.documentation("Sets a mode for all styles in a view: `.styleMode(\(other))`.")
      writer.block(
        "@MainActor public func styleMode(_ \(axis.member): StyleModes.\(axis.type)) -> some View"
      ) {
        $0.line("environment(\\.styleModes.\(axis.member), \(axis.member))")
      }
    }
  }
}

/// Writes the key by which SwiftUI's environment and UIKit's traits pass the modes on to each other.
private func writeModesTrait(_ table: ModeTable, _ names: SwiftModeNames, _ writer: inout SwiftWriter) {
  writer.documentation("UIKit's traits and SwiftUI's environment pass the modes on to each other.")
  writer.line("@available(iOS 17.0, tvOS 17.0, *)")
  writer.block("nonisolated private struct StyleModesTrait: UITraitBridgedEnvironmentKey") { writer in
    writer.line("static let defaultValue = StyleModes()")
    writer.line()
    writer.block("static func read(from traitCollection: UITraitCollection) -> StyleModes") { writer in
      writer.line("var modes = StyleModes()")
      for index in table.ownAxes {
        let axis = names.axes[index]
        writer.line("modes\(memberAccess(axis.member)) = traitCollection[StyleModes.\(axis.type).self]")
      }
      writer.line("return modes")
    }
    writer.line()
    writer.block(
      "static func write(to mutableTraits: inout any UIMutableTraits, value: StyleModes)"
    ) { writer in
      for index in table.ownAxes {
        let axis = names.axes[index]
        writer.line("mutableTraits[StyleModes.\(axis.type).self] = value\(memberAccess(axis.member))")
      }
    }
  }
}

private func writeBridgedAccess(_ writer: inout SwiftWriter) {
  let check = "if #available(iOS 17.0, tvOS 17.0, *)"
  writer.block("get") { writer in
    whereUIKitIs(&writer) { $0.line("\(check) { return self[StyleModesTrait.self] }") }
    writer.line("return self[StyleModesKey.self]")
  }
  writer.block("set") { writer in
    whereUIKitIs(&writer) { writer in
      writer.block(check) { writer in
        writer.line("self[StyleModesTrait.self] = newValue")
        writer.line("return")
      }
    }
    writer.line("self[StyleModesKey.self] = newValue")
  }
}

private func whereUIKitIs(_ writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void) {
  writer.line("#if canImport(UIKit) && !os(watchOS)")
  writer.nested(body)
  writer.line("#endif")
}

/// Writes the value of the environment that has the states which components declare.
private func writeStatesInEnvironment(_ example: String, _ writer: inout SwiftWriter) {
  if writer.importsRuntime { return }
  writer.runtime("SwiftUI/StyleState+SwiftUI.swift")
  writer.line()
  writer.lines(
    """
    extension View {
      /// Puts the styles in a view into a state that SwiftUI itself does not tell of: `.styleState(.\(example))`.
      @MainActor public func styleState(_ state: StyleState, _ holds: Bool = true) -> some View {
        transformEnvironment(\\.styleState) { if holds { $0.formUnion(state) } }
      }
    }
    """)
}

private func whereSwiftUIIs(
  importsUIKit: Bool = false, _ writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void
) {
  writer.line("#if canImport(SwiftUI)")
  writer.nested { writer in
    writer.imports("SwiftUI")
    if importsUIKit {
      whereUIKitIs(&writer) { $0.line("import UIKit") }
      writer.line()
    }
    body(&writer)
  }
  writer.line("#endif")
}
