import ArgumentParser
import StyleLint
import StyleReport
import StyleSource

/// Which rules a run uses.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run these rules only, whatever the settings say; repeat the option or separate the names by commas.",
      valueName: "rules"))
  var select: [RuleNames] = []

  @Option(help: ArgumentHelp("Don’t run these rules.", valueName: "rules"))
  var ignore: [RuleNames] = []

  var choice: RuleChoice {
    RuleChoice(
      selected: select.isEmpty ? nil : Set(select.flatMap(\.names)), ignored: Set(ignore.flatMap(\.names)))
  }

  func validate() throws {
    for name in (select + ignore).flatMap(\.names) where Rule.named(name) == nil {
      let near = suggestion(name, Rule.all.map(\.code.id))
      throw ValidationError(
        "there is no rule ‘\(visible(name))’\(near.isEmpty ? "; ‘stylec rules’ lists them" : near)")
    }
  }
}

/// Names of rules with commas between them.
struct RuleNames: ExpressibleByArgument {
  let names: [String]

  init?(argument: String) {
    names = argument.split(separator: ",", omittingEmptySubsequences: false).map { name in
      String(name.drop { $0 == " " })
    }
  }

  static var allValueStrings: [String] { Rule.all.map(\.code.id) }
}
