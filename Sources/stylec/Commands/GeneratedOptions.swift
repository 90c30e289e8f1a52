import ArgumentParser
import StyleEmit
import StyleWorkspace

/// The options for generated code, which win over settings.
struct GeneratedOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      CommaSeparated<OutputTarget>.choices(
        "The targets to generate Swift for, ‘json’ for all resolved values, ‘assets’ for an asset catalog, ‘dtcg’ for design tokens, ‘figma’ for variables of Figma, and ‘design-md’ for a DESIGN.md"
      ),
      discussion: "Default: the ‘targets’ in the nearest .stylec.yml, or else those of Swift.",
      valueName: "names"))
  var target: [CommaSeparated<OutputTarget>] = []

  /// The targets; nil without the option.
  var targets: Set<OutputTarget>? { target.isEmpty ? nil : target.all() }

  /// The targets of Swift, if options name targets.
  var swiftTargets: Set<EmitTarget>? { targets.map { Set($0.compactMap(\.swift)) } }

  @Option(help: ArgumentHelp("The access level of the generated API.", valueName: "level"))
  var access: EmitOptions.Access?

  @Option(help: ArgumentHelp("The actor isolation of the structs.", valueName: "name"))
  var isolation: EmitOptions.Isolation?

  @Option(
    help: ArgumentHelp(
      "The deployment targets, such as iOS=16,macOS=13.", valueName: "versions"))
  var deployment: DeploymentArgument?

  @Option(
    help: ArgumentHelp("The bundle of images, colours and texts.", valueName: "name"))
  var bundle: EmitOptions.ResourceBundle?

  @Option(
    help: ArgumentHelp(
      "Write the colours of tokens, or look them up in asset catalogs.", valueName: "name"))
  var colors: EmitOptions.Colors?

  @Option(
    help: ArgumentHelp(
      "Remove UIKit’s button configurations, or make them from the style.", valueName: "name"))
  var buttonConfiguration: EmitOptions.ButtonConfiguration?

  @Option(
    help: ArgumentHelp(
      "Embed the code that styles need at run time, or import the library StyleRuntime.", valueName: "name"))
  var runtime: EmitOptions.Runtime?

  @Option(
    help: ArgumentHelp(
      "What an import without an access level is: ‘internal’ is for InternalImportsByDefault.",
      valueName: "level"))
  var imports: EmitOptions.Imports?

  @Flag(inversion: .prefixedNo, help: "Write previews for Xcode’s canvas.")
  var previews: Bool?

  @Flag(inversion: .prefixedNo, help: "Let debug builds of the app follow ‘stylec inspect --app’.")
  var liveUpdates: Bool?

  /// The options over the settings of files.
  func settings(for files: StyleFiles) throws(Failure) -> GeneratedSettings {
    var own = GeneratedSettings()
    own.access = access
    own.isolation = isolation
    own.deployment = deployment?.versions ?? [:]
    own.bundle = bundle
    own.colors = colors
    own.buttonConfiguration = buttonConfiguration
    own.runtime = runtime
    own.imports = imports
    own.previews = previews
    own.liveUpdates = liveUpdates
    own.targets = targets
    let settings = try files.generatedSettings().overridden(by: own)
    if let contradiction = settings.contradictions.first {
      throw Failure("\(contradiction.problem): \(contradiction.reason)", .wrongConfiguration)
    }
    if settings.options.runtime != .import, !settings.modules.isEmpty {
      throw Failure(
        "‘modules’ needs ‘runtime: import’, with which modules share the types of styles", .wrongConfiguration
      )
    }
    return settings
  }
}

/// The argument `iOS=16,macOS=13`.
struct DeploymentArgument: ExpressibleByArgument {
  var versions: [EmitOptions.Platform: EmitOptions.SystemVersion] = [:]

  init?(argument: String) {
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let platform = EmitOptions.Platform(rawValue: String(sides[0])),
        let version = EmitOptions.SystemVersion(String(sides[1])), version.problem(on: platform) == nil,
        versions.updateValue(version, forKey: platform) == nil
      else { return nil }
    }
  }
}

extension EmitOptions.Access: ExpressibleByArgument {}
extension EmitOptions.Isolation: ExpressibleByArgument {}
extension EmitOptions.ResourceBundle: ExpressibleByArgument {}
extension EmitOptions.Colors: ExpressibleByArgument {}
extension EmitOptions.ButtonConfiguration: ExpressibleByArgument {}
extension EmitOptions.Imports: ExpressibleByArgument {}
extension EmitOptions.Runtime: ExpressibleByArgument {}
