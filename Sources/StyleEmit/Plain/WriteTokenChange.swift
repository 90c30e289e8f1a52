// What a struct with values of tokens has beside, so that an app can give the tokens other values.

extension StoredParameter {
  /// The parameter for an app's values of tokens, which is stored together with the values that follow from it.
  static let styleTokens = StoredParameter(
    name: "styleTokens _given", type: "StyleTokens?", initial: Code("nil"), storage: "",
    argument: Code("styleTokens: _given"))
}

/// Writes `StyleRecipe`.
func writeRecipe(_ options: EmitOptions, _ writer: inout SwiftWriter) {
  let actor = options.isolation == .nonisolated ? "" : "@MainActor "
  writer.line()
  writer.documentation(
    "What makes a style of tokens, if anything does. Of two styles, only the values are compared.")
  writer.block("nonisolated struct StyleRecipe<Style>: Sendable, Hashable") { writer in
    writer.lines(
      """
      var make: (\(actor)@Sendable (StyleTokens) -> Style)?
      /// What it makes of no other values.
      var values = StyleStoredValues(count: 0)
      var changes = StyleChangeTable()

      static func == (left: Self, right: Self) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
      """)
  }
}

func writeStoredTokens(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  writer.documentation(
    "The app's values of tokens, which replace those of the style files.")
  writer.line("public internal(set) var styleTokens: StyleTokens")
  writer.documentation("Applies other values of tokens, unless the style keeps its own.")
  writer.line("private var _recipe = StyleRecipe<Self>()")
}

/// Writes the first lines of an initializer: they store the tokens, from which the values behind them are made.
func writeGivenTokens(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  writer.line("let styleTokens = _given ?? StyleTokens()")
  writer.line("self.styleTokens = styleTokens")
}

/// Writes the lines of an initializer that store how the values are made again, before any argument replaces one.
func writeOwnRecipe(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  let axes = plan.variants?.axes ?? []
  writer.block("if _given == nil") { writer in
    let picks = axes.map { Code($0.name).prefixed($0.label) }
    writer.shortBlock("_recipe.make =", "", .call("Self", picks + [Code("styleTokens: $0")]))
    writer.line("_recipe.values = _values")
    writer.line("_recipe.changes = _changes")
  }
}

/// Writes the initializer of a style with values of its own.
func writeInitializerFromTokens(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  let actor = writer.isolation == "nonisolated " ? "" : "@MainActor "
  writer.line()
  writer.line("// Inlined in every style, it would double the time of optimized builds.")
  writer.documentation("Makes a style from tokens, and again when an app changes them.")
  writer.line("@inline(never)")
  writer.block("\(plan.sharedAccess)init(_ make: @escaping \(actor)@Sendable (StyleTokens) -> Self)") {
    writer in
    writer.line("self = make(StyleTokens())")
    writer.line("_recipe = StyleRecipe(make: make, values: _values, changes: _changes)")
  }
}

/// Writes `with(_:)`, which gives tokens other values.
func writeTokenChange(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  writer.extension(of: plan) { writer in
    writer.documentation(
      """
      The style with an app's values for tokens, which it keeps from then on. A value that code has changed stays as it is.
      """)
    writer.block("public func with(_ styleTokens: StyleTokens) -> Self") { writer in
      writer.line(
        plan.followsTokens
          ? "guard let make = _recipe.make else { return self }" : "if _recipe.make == nil { return self }")
      writer.line("var style = self")
      writer.line("style.styleTokens = styleTokens")
      writer.line("style._recipe.make = nil")
      if plan.followsTokens {
        writer.line("if styleTokens == StyleTokens() { return style }")
        writer.line("let made = make(styleTokens)")
        writer.line("style._values.replace(_recipe.values, by: made._values)")
        writer.line("style._changes.replace(_recipe.changes, by: made._changes)")
      }
      writer.line("return style")
    }
  }
}
