import StyleModel
import StyleSource

// What a debug build has beside, so that it can follow an inspector. All of it stands in `#if DEBUG`.

/// The files for updates that all components share.
func emitUpdates(_ plans: [ComponentPlan], hasBoxShadows: Bool, _ options: EmitOptions) -> [EmittedFile] {
  func file(_ name: String, importing modules: [String], _ write: (inout SwiftWriter) -> Void) -> EmittedFile
  {
    shared(name, .plain, options) { writer in
      writer.whileDebugging { writer in
        for module in modules { writer.line("import \(module)") }
        if !modules.isEmpty { writer.line() }
        write(&writer)
      }
    }
  }
  var reading = Embedding()
  reading.conditions["BOX_SHADOWS"] = hasBoxShadows
  return [
    file("StyleUpdateReader.swift", importing: []) { $0.runtime("Live/StyleUpdateReader.swift", reading) },
    file("StyleUpdateComponent.swift", importing: ["Dispatch"]) {
      $0.runtime("Live/StyleUpdateComponent.swift")
    },
    file("StyleUpdates.swift", importing: ["Dispatch", "Observation"]) { writer in
      writer.lines(
        """
        #if canImport(Darwin)
          import Darwin
        #else
          import Glibc
        #endif
        """)
      writer.line()
      writer.runtime("Live/StyleUpdates.swift")
      writer.line()
      writer.block("extension StyleUpdates") { writer in
        writer.documentation("The components that are followed.")
        writer.block("@MainActor static var components: [StyleUpdateComponent]") {
          $0.statement("", .array(plans.map { Code("\($0.styleName)._component") }))
        }
      }
    },
  ]
}

extension SwiftWriter {
  /// Writes code that release builds leave out.
  mutating func whileDebugging(_ body: (inout SwiftWriter) -> Void) {
    line("#if DEBUG")
    nested(body)
    line("#endif")
  }

  /// Writes the stored property for the source of a struct's values.
  mutating func storedSource() {
    if !followsInspector { return }
    whileDebugging { $0.line("private var _source = StyleUpdateSource()") }
  }

  /// Writes the first line of an initializer with variants, before these have their defaults.
  mutating func givenPicks(_ variants: VariantPlan) {
    if !followsInspector { return }
    whileDebugging { writer in
      let picks = variants.axes.map { "\\(\($0.name)?.rawValue ?? \"\")" }
      writer.line("let _picks = \"(\(picks.joined(separator: "/")))\"")
    }
  }

  /// Writes the line of an initializer that records the source of the component's own values.
  mutating func ownSource(_ plan: ComponentPlan) {
    if !followsInspector { return }
    let name = plan.variants == nil ? "\"()\"" : "_picks"
    let made = "_source = StyleUpdateSource(Self._component, \(name), _values, _changes)"
    whileDebugging { writer in
      // What an app says of tokens goes before what an inspector says.
      if plan.usesTokens {
        writer.block("if styleTokens == StyleTokens()") { $0.line(made) }
      } else {
        writer.line(made)
      }
    }
  }

  /// Writes the call behind the value of a style's constant that makes it follow the inspector.
  mutating func named(_ style: String, afterBroken isBroken: Bool) {
    if !followsInspector { return }
    chain(afterBroken: isBroken) { writer in
      writer.whileDebugging { $0.line("._following(\(stringLiteral(withoutBackticks(style))))") }
    }
  }

  /// Writes the first line of a method that returns values, which calls the method of the followed style.
  mutating func followed(_ call: String) {
    if !followsInspector { return }
    whileDebugging { $0.line("if _source.component != nil { return _followed().\(call) }") }
  }

  /// Writes how a struct follows.
  mutating func following(_ plan: ComponentPlan, in sheet: ResolvedSheet) {
    if !followsInspector { return }
    line()
    whileDebugging { writer in
      writer.extension(of: plan) { writer in
        let shape = UpdateShape(plan, in: sheet)
        writer.documentation("What the struct was built with, and what an inspector says of its styles.")
        writer.statement(
          "static let _component: StyleUpdateComponent = ",
          .call(
            "StyleUpdateComponent",
            [
              Code(stringLiteral(plan.styleName)), Code(stringLiteral(shape.layout)).labeled("layout"),
              Code(stringLiteral(shape.code)).labeled("code"),
              Code("[\(plan.placesComputedInModes.sorted().map(String.init).joined(separator: ", "))]")
                .labeled("computed"),
              Code.array(plan.slots.map(\.updatePlace)),
            ]))
        writer.line()
        writer.documentation("The same as a style of the style files.")
        writer.block("func _following(_ name: String) -> Self") { writer in
          writer.line("var style = self")
          writer.line("style._source = StyleUpdateSource(Self._component, name, _values, _changes)")
          writer.line("return style")
        }
        writer.line()
        writer.documentation("The style as an inspector says.")
        writer.block("private func _followed() -> Self") { writer in
          writer.line("var style = self")
          writer.line("_source.follow(&style._values, &style._changes)")
          writer.line("style._source = StyleUpdateSource()")
          writer.line("return style")
        }
      }
    }
  }
}

extension Slot {
  /// The place of the slot's value in an update, such as `.value(StyleColor?.self)`.
  fileprivate var updatePlace: Code {
    if enumeration != nil { return Code(".\(mayBeNil ? "optionalWord" : "word")(\(type).self)") }
    return Code(".value(\(declaredType).self)")
  }
}
