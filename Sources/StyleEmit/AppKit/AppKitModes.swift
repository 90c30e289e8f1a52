import StyleModel

/// Writes `StyleModes+AppKit.swift`: the modes that a window or a view passes to all views in it, on the axes that no system sets.
func writeModesAroundViews(
  _ table: ModeTable, _ modules: ModuleMap, _ options: EmitOptions, _ writer: inout SwiftWriter
) {
  let names = SwiftModeNames(table)
  let axes = table.ownAxes.filter { modules.module(ofAxis: $0) == nil }.map {
    (name: names.axes[$0], axis: table.axes[$0])
  }
  guard let first = axes.first else { return }
  let example = memberAccess(names.values[first.axis.values.last?.mode ?? []] ?? "unnamed")
  let access = options.access.prefix
  if writer.importsRuntime {
    writer.block("nonisolated extension StyleModeOverrides") { writer in
      for (index, (name, axis)) in axes.enumerated() {
        if index > 0 { writer.line() }
        let key = stringLiteral(axis.name)
        writer.documentation("The mode, or nil where the views around decide.")
        writer.block("\(access)var \(name.member): StyleModes.\(name.type)?") { writer in
          writer.line("get { self[\(key)] }")
          writer.line("set { self[\(key)] = newValue }")
        }
      }
    }
    return
  }
  writer.documentation("A mode on each axis that no system tells of, or nil where the views around decide.")
  writer.block("nonisolated \(access)struct StyleModeOverrides: Sendable, Hashable") { writer in
    for (name, _) in axes { writer.line("\(access)var \(name.member): StyleModes.\(name.type)?") }
    writer.line()
    writer.line("\(access)init() {}")
    writer.line()
    writer.documentation("Takes over the modes of what lies around, where there are none yet.")
    writer.block("fileprivate mutating func inherit(_ outer: StyleModeOverrides)") { writer in
      for (name, _) in axes {
        writer.line("if \(name.member) == nil { \(name.member) = outer.\(name.member) }")
      }
    }
  }
  writer.line()
  writer.block("extension StyleModes") { writer in
    writer.documentation(
      "The modes that follow from a view's appearance, and from what the view, those around it and its window are given."
    )
    writer.block("@MainActor init(of view: NSView)") { writer in
      writer.lines(
        """
        self.init(view.effectiveAppearance)
        var given = StyleModeOverrides()
        var next: NSView? = view
        while let current = next {
          given.inherit(current.styleModes)
          next = current.superview
        }
        if let window = view.window { given.inherit(window.styleModes) }
        """)
      for (name, _) in axes {
        writer.line("if let \(name.member) = given.\(name.member) { self.\(name.member) = \(name.member) }")
      }
    }
  }
  for (owner, type, showsAgain) in [
    ("view", "NSView", "_styleShowAll()"), ("window", "NSWindow", "contentView?._styleShowAll()"),
  ] {
    writer.line()
    writer.block("extension \(type)") { writer in
      writer.line(
        "/// The modes that the \(owner) passes to all styles in it: `\(owner).styleModes\(memberAccess(first.name.member)) = \(example)`."
      )
      writer.block("\(access)var styleModes: StyleModeOverrides") { writer in
        writer.line("get { StyleModeOverrides.given[self] ?? StyleModeOverrides() }")
        writer.block("set") { writer in
          writer.line(
            "StyleModeOverrides.given[self] = newValue == StyleModeOverrides() ? nil : newValue")
          writer.line(showsAgain)
        }
      }
    }
  }
  writer.line()
  writer.block("extension StyleModeOverrides") {
    $0.line("@MainActor fileprivate static var given = StyleGivenValues<StyleModeOverrides>()")
  }
}
