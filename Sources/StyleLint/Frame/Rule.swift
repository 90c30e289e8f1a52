import StyleModel
import StyleSource

/// One thing that a style file should do, or should leave.
///
/// Each stands in a file of its own under `Rules/`, with its documentation (`code`), its examples, which are
/// tests, its check and the wording of its messages; `Rule.all` lists them.
package struct Rule: Sendable {
  /// Its name, severity, documentation and bad example, as `stylec explain` prints them.
  package let code: DiagnosticCode
  package let group: Group
  /// Opinions that not every team shares wait to be switched on.
  package let isOnByDefault: Bool
  /// Whether it concludes from every use of a name, so that it can't be sure while a file with an error may use it too.
  package let needsEveryUse: Bool
  package let options: [RuleOption]
  /// A style file of which the rule finds nothing.
  package let goodExample: String
  let check: Check
  /// Finds what is wrong with components, with UIKit's classes for which there are styles among them; these are reported at
  /// their first style. Runs whenever anything has changed.
  let componentCheck: FactCheck?
  /// Finds what is wrong with looks, for a rule that is about what files say as well.
  let lookCheck: LookCheck?

  /// A style file of which the rule finds what the carets in its comments point at. A line `# name.yaml`
  /// begins a further file.
  package var badExample: String { code.example }

  typealias FactCheck = @Sendable (RuleContext) -> [Diagnostic]
  typealias LookCheck = @Sendable (StyleAppearance, RuleContext) -> [Diagnostic]

  enum Check: Sendable {
    /// Runs for what is in its scope.
    case facts(Scope, FactCheck)
    /// Runs for each style, and for each component that no style uses. A message must not depend on the
    /// style's name: what a style has from its parent is reported there alone. What it finds must follow from what the file
    /// of the style sees, and from `SheetFacts.componentsPressedByStyles`.
    case looks(LookCheck)
  }

  /// What a check reads. Its findings are reused while that is unchanged.
  ///
  /// Rules report nothing about files that are connected by imports to a file with errors. If there were none before an edit and there
  /// are none after it, rules run only for the files that see a changed one. Findings about looks are stored for each style until
  /// suppression comments have been applied, then `mergedByCause` merges those with a common cause.
  enum Scope: Sendable {
    /// Runs for each file, on what `RuleContext` gives it of that file. What it finds must follow from that and from what the
    /// file sees: itself and all that it imports.
    case file
    /// Runs for each file too. Beside the same, it may ask which of the file's names are used anywhere, with
    /// `SheetFacts.isUsed`, and which styles of other files may say the same, with `SheetFacts.similarStyles`. What it finds
    /// stands in the file.
    case uses
    /// Runs once, on the tokens, components and traits of all files.
    case declarations
    /// Runs whenever anything has changed, on everything. Most such rules take no time for a style.
    case sheet
  }

  /// A rule about what the files say; `scope` is what the check reads, and `components` is a `componentCheck`,
  /// `looks` a `lookCheck`.
  init(
    _ code: DiagnosticCode, _ group: Group, scope: Scope, needsEveryUse: Bool = false,
    isOnByDefault: Bool = true, options: [RuleOption] = [], good: String, check: @escaping FactCheck,
    components: FactCheck? = nil, looks: LookCheck? = nil
  ) {
    self.init(
      code: code, group: group, needsEveryUse: needsEveryUse, isOnByDefault: isOnByDefault, options: options,
      goodExample: good,
      check: .facts(scope, check), componentCheck: components, lookCheck: looks)
  }

  /// A rule about how each style looks.
  init(
    _ code: DiagnosticCode, _ group: Group, needsEveryUse: Bool = false, isOnByDefault: Bool = true,
    options: [RuleOption] = [], good: String, looks check: @escaping LookCheck
  ) {
    self.init(
      code: code, group: group, needsEveryUse: needsEveryUse, isOnByDefault: isOnByDefault, options: options,
      goodExample: good,
      check: .looks(check))
  }

  private init(
    code: DiagnosticCode, group: Group, needsEveryUse: Bool, isOnByDefault: Bool, options: [RuleOption],
    goodExample: String, check: Check, componentCheck: FactCheck? = nil, lookCheck: LookCheck? = nil
  ) {
    self.needsEveryUse = needsEveryUse
    self.code = code
    self.group = group
    self.isOnByDefault = isOnByDefault
    self.options = options
    self.goodExample = goodExample
    self.check = check
    self.componentCheck = componentCheck
    self.lookCheck = lookCheck
  }

  /// What a rule is about; the documentation lists rules by it.
  package enum Group: String, Hashable, Sendable, CaseIterable {
    case accessibility = "Accessibility"
    case drawing = "Drawing"
    case color = "Colour"
    case upkeep = "Upkeep"
    case naming = "Naming and documentation"
  }
}
