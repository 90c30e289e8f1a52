import StyleModel

/// For each component an `@IBDesignable` class; the plain values as UIKit takes them.
func emitUIKit(_ sheet: ResolvedSheet, _ plans: [ComponentPlan]) -> [EmittedFile] {
  let values = shared("StyleValues+UIKit.swift", .uikit) { writer in
    whereUIKitIs(&writer, writeUIKitValues)
  }
  let paths = shared("StylePath+UIKit.swift", .uikit) { writer in
    whereUIKitIs(&writer) { $0.lines(uikitPathsSource) }
  }
  let hasShapes = plans.contains { $0.component.layers.contains { $0.kind == .shape } }
  return (hasShapes ? [values, paths] : [values])
    + plans.map { plan in
      file(plan.typeName, of: plan, .uikit, from: [sheet.path(ofComponent: plan.index)]) { writer in
        whereUIKitIs(&writer) { UIKitClass(plan, in: sheet).write(&$0) }
      }
    }
}

/// watchOS has a UIKit without views.
private func whereUIKitIs(_ writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void) {
  writer.line("#if canImport(UIKit) && !os(watchOS)")
  writer.nested { writer in
    writer.line("import UIKit")
    writer.line()
    body(&writer)
  }
  writer.line("#endif")
}
