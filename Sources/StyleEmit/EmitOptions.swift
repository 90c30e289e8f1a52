/// The options of generated Swift: the settings of a project.
package struct EmitOptions: Hashable, Sendable {
  /// The access level of generated declarations.
  package var access = Access.public
  /// The isolation of the value types and their constants. Views, controls and layers are the main actor's in any case.
  package var isolation = Isolation.nonisolated
  /// The oldest systems that the code runs on.
  package var deployment = Deployment()
  /// The bundle in which images, colours and localized texts are looked up.
  package var bundle = ResourceBundle.main
  /// The source of the colours of tokens.
  package var colors = Colors.code
  /// The treatment of the configuration that a button may have, such as one from a storyboard.
  package var buttonConfiguration = ButtonConfiguration.remove
  /// Whether generated code contains the code that it needs at run time.
  package var runtime = Runtime.embed
  /// Whether each style gets a `#Preview` for each of its states.
  package var previews = false
  /// Whether debug builds can follow an inspector.
  package var liveUpdates = false
  /// The access level of an import without one.
  package var imports = Imports.public
  /// The Swift modules with the code of some style files, by the files' paths in the sheet. No code is generated for these files.
  package var modules: [String: String] = [:]

  package init() {}

  /// Whether generated code of other modules may call this code, and have its components in layers.
  var isShared: Bool { runtime == .import && access == .public }

  /// Swift's access levels that generated declarations may have.
  package enum Access: String, CaseIterable, Hashable, Sendable {
    case `public`
    case package
    case `internal`

    /// The modifier before a declaration, with the space behind it; empty for `internal`, which Swift assumes.
    package var prefix: String {
      switch self {
      case .public: "public "
      case .package: "package "
      case .internal: ""
      }
    }

    /// The modifier before a declaration that may be subclassed or overridden.
    var open: String { self == .public ? "open " : prefix }
  }

  /// The actor that generated value types belong to.
  package enum Isolation: String, CaseIterable, Hashable, Sendable {
    case nonisolated
    case mainActor
  }

  /// The bundle that resources come from.
  package enum ResourceBundle: String, CaseIterable, Hashable, Sendable {
    /// The app's bundle, `Bundle.main`.
    case main
    /// The bundle that SwiftPM makes for a target with resources, `Bundle.module`.
    case module
  }

  /// The source of the colours of tokens.
  package enum Colors: String, CaseIterable, Hashable, Sendable {
    /// Numbers in Swift.
    case code
    /// Look-ups by name in the app's asset catalogs.
    case catalog
  }

  /// The treatment of `UIButton.configuration` in UIKit's classes.
  package enum ButtonConfiguration: String, CaseIterable, Hashable, Sendable {
    /// The configuration is set to nil, and the class shows the style itself.
    case remove
    /// Each button has a configuration, which the class makes of its style in every state.
    case style
  }

  /// The source of the code that generated code needs at run time.
  package enum Runtime: String, CaseIterable, Hashable, Sendable {
    /// The code is generated too, and nothing else is needed.
    case embed
    /// Generated code imports the library StyleRuntime, so that several modules share its types.
    case `import`
  }

  /// The access level of an import without a modifier (SE-0409).
  package enum Imports: String, CaseIterable, Hashable, Sendable {
    /// Swift's default: imports in generated code have no access level.
    case `public`
    /// The default of the upcoming feature `InternalImportsByDefault`: generated code has `public` on imports where its API needs it.
    case `internal`
  }

  /// The oldest version of each platform's system.
  package struct Deployment: Hashable, Sendable {
    private var versions: [Platform: SystemVersion] = [:]

    package init() {}

    package subscript(platform: Platform) -> SystemVersion {
      get { versions[platform] ?? platform.oldestVersion }
      set { versions[platform] = newValue == platform.oldestVersion ? nil : newValue }
    }
  }

  /// A platform of Apple's, spelled as in `@available`.
  package enum Platform: String, CaseIterable, Hashable, Sendable {
    case iOS, tvOS, macOS, watchOS, visionOS

    /// The oldest version that generated code compiles for, which is the default.
    package var oldestVersion: SystemVersion {
      switch self {
      case .iOS, .tvOS: SystemVersion(15)
      case .macOS: SystemVersion(12)
      case .watchOS: SystemVersion(8)
      case .visionOS: SystemVersion(1)
      }
    }

    /// The latest major version that Apple has announced.
    package var latestMajorVersion: Int { 27 }

    /// The major versions that were passed over when Apple gave all its systems one number, 26.
    package var missingMajorVersions: ClosedRange<Int> {
      switch self {
      case .iOS, .tvOS: 19...25
      case .macOS: 16...25
      case .watchOS: 12...25
      case .visionOS: 3...25
      }
    }
  }

  /// The version of a system, as in `iOS 17.4`.
  package struct SystemVersion: Hashable, Comparable, CustomStringConvertible, Sendable {
    package var major, minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }

    /// The version's text, such as `15` and `17.4`.
    package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
  }
}
