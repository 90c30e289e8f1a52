import StyleModel
import StyleSource

/// A requirement or a recommendation for style files.
///
/// Each rule is in a file of its own under `Rules/`, with its documentation (`code`), its examples, which are tests, its check and the
/// wording of its messages; `Rule.all` lists them.
package struct Rule: Sendable {
  /// The rule's name, severity, documentation and bad example, as `stylec explain` prints them.
  package let code: DiagnosticCode
  package let group: Group
  /// Whether the rule runs without a setting; opinions that not every team shares don't.
  package let isOnByDefault: Bool
  /// Whether the rule depends on every use of a name, so that it can't be sure while a file with an error may use it too.
  package let needsEveryUse: Bool
  package let options: [RuleOption]
  /// A style file in which the rule finds nothing.
  package let goodExample: String
  let check: Check
  /// A check of components, with UIKit's classes for which there are styles among them; findings on these are reported at
  /// their first style. It runs whenever anything has changed.
  let componentCheck: FactCheck?
  /// A check of looks, for a rule that checks what files declare as well.
  let lookCheck: LookCheck?

  /// A style file in which the rule finds what the carets in its comments point at. A line `# name.yaml` begins a further file.
  package var badExample: String { code.example }

  typealias FactCheck = @Sendable (RuleContext) -> [Diagnostic]
  typealias LookCheck = @Sendable (StyleAppearance, RuleContext) -> [Diagnostic]

  enum Check: Sendable {
    /// A check of what is in a scope.
    case facts(Scope, FactCheck)
    /// A check of each style, and of each component that no style uses. A message must not depend on the style's name: a finding that a
    /// style has from its parent is reported there alone. Findings must follow from what the file of the style sees, and from
    /// `SheetFacts.componentsPressedByStyles`.
    case looks(LookCheck)
  }

  /// The part of a sheet that a check reads. Its findings are reused while that is unchanged.
  ///
  /// Rules report nothing about files that are connected by imports to a file with errors. If there were none before an edit and there
  /// are none after it, rules run only for the files that see a changed one. Findings about looks are stored for each style until
  /// suppression comments have been applied, then `mergedByCause` merges those with a common cause.
  enum Scope: Sendable {
    /// Each file: the check reads what `RuleContext` has of that file. Its findings must follow from that and from what the
    /// file sees: itself and all that it imports.
    case file
    /// Each file, with uses: beside what is in `file`, the check may ask which of the file's names are used anywhere, with
    /// `SheetFacts.isUsed`, and which styles of other files may be equal, with `SheetFacts.similarStyles`. Its findings
    /// are in the file.
    case uses
    /// The tokens, components and traits of all files; the check runs once.
    case declarations
    /// Everything; the check runs whenever anything has changed. Most such rules take no time for a style.
    case sheet
  }

  /// Makes a rule about what the files declare; `scope` is what the check reads, and `components` is a `componentCheck`,
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

  /// Makes a rule about the looks of each style.
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

  /// The subject of a rule; the documentation lists rules by it.
  package enum Group: String, Hashable, Sendable, CaseIterable {
    case accessibility = "Accessibility"
    case drawing = "Drawing"
    case color = "Colour"
    case upkeep = "Upkeep"
    case naming = "Naming and documentation"
  }
}
