import StyleModel

/// `StyleModes+AppKit.swift`: the modes that a window or a view passes to all views in it, on the axes that no system tells of.
func writeModesAroundViews(_ table: ModeTable, _ options: EmitOptions, _ writer: inout SwiftWriter) {
  let names = ModeNames(table)
  let axes = table.ownAxes.map { (name: names.axes[$0], axis: table.axes[$0]) }
  guard let first = axes.first else { return }
  let example = memberAccess(names.values[first.axis.values.last?.mode ?? []] ?? "unnamed")
  let access = options.access.prefix
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
  writer.line()
  writer.lines(
    """
    extension NSView {
      /// The modes that the view passes to all styles in it: `view.styleModes\(memberAccess(first.name.member)) = \(example)`.
      \(access)var styleModes: StyleModeOverrides {
        get { StyleModeOverrides.given[self] ?? StyleModeOverrides() }
        set {
          StyleModeOverrides.given[self] = newValue == StyleModeOverrides() ? nil : newValue
          _showStyles()
        }
      }
    }

    extension NSWindow {
      /// The modes that the window passes to all styles in it: `window.styleModes\(memberAccess(first.name.member)) = \(example)`.
      \(access)var styleModes: StyleModeOverrides {
        get { StyleModeOverrides.given[self] ?? StyleModeOverrides() }
        set {
          StyleModeOverrides.given[self] = newValue == StyleModeOverrides() ? nil : newValue
          contentView?._showStyles()
        }
      }
    }

    extension StyleModeOverrides {
      @MainActor fileprivate static var given = StyleGivenValues<StyleModeOverrides>()
    }
    """)
}
