import ArgumentParser
import StyleLint
import StyleReport
import StyleSource
import StyleWorkspace

/// The rules that a run uses.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run only these rules, separated by commas, whatever the settings say.", valueName: "rules"),
    completion: .list(RuleNames.known))
  var select: [RuleNames] = []

  @Option(
    help: ArgumentHelp("Don’t run these rules, separated by commas.", valueName: "rules"),
    completion: .list(RuleNames.known))
  var ignore: [RuleNames] = []

  var choice: RuleChoice {
    RuleChoice(
      selected: select.isEmpty ? nil : Set(select.flatMap(\.names)), ignored: Set(ignore.flatMap(\.names)))
  }

  func validate() throws {
    for name in (select + ignore).flatMap(\.names) where Rule.named(name) == nil {
      // Their warnings can be left out, though they aren't rules that could run alone.
      if DiagnosticCode.isOfTokenFiles(name), !select.flatMap(\.names).contains(name) { continue }
      if let refusal = refusalOfRule(named: name) { throw ValidationError(refusal) }
      let near = suggestion(name, Rule.all.map(\.code.id))
      throw ValidationError(
        "there is no rule ‘\(visible(name))’\(near.isEmpty ? "; ‘stylec rules’ lists them" : near)")
    }
  }
}

/// A list of names of rules with commas between them.
struct RuleNames: ExpressibleByArgument {
  let names: [String]

  init?(argument: String) {
    names = argument.split(separator: ",", omittingEmptySubsequences: false).map { name in
      String(name.drop { $0 == " " })
    }
  }

  /// The names, for completion. The help leaves them to ‘stylec rules’.
  static var known: [String] { Rule.all.map(\.code.id) }
}
