import StyleModel

/// For each component its struct as a `ButtonStyle` or a `ViewModifier`; the plain values as SwiftUI takes them.
func emitSwiftUI(_ sheet: ResolvedSheet, _ plans: [ComponentPlan]) -> [EmittedFile] {
  var files = [
    shared("StyleValues+SwiftUI.swift", .swiftui) { writer in
      whereSwiftUIIs(&writer) { $0.lines(swiftUIValuesSource) }
    }
  ]
  if plans.contains(where: { $0.component.layers.contains { $0.kind == .shape } }) {
    files.append(
      shared("StylePath+SwiftUI.swift", .swiftui) { writer in
        whereSwiftUIIs(&writer) { $0.lines(swiftUIPathsSource) }
      })
  }
  return files
    + plans.map { plan in
      let sources = [sheet.path(ofComponent: plan.index)] + plan.styles.map { sheet.path(ofStyle: $0.style) }
      return file(plan.styleName, "+SwiftUI", of: plan, .swiftui, from: sources) { writer in
        whereSwiftUIIs(&writer) { SwiftUIStyle(plan, in: sheet).write(&$0) }
      }
    }
}

private func whereSwiftUIIs(_ writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void) {
  writer.line("#if canImport(SwiftUI)")
  writer.nested { writer in
    writer.line("import SwiftUI")
    writer.line()
    body(&writer)
  }
  writer.line("#endif")
}
