/// How generated Swift is written, beside what the style files say: the settings of a project.
package struct EmitOptions: Hashable, Sendable {
  /// Who sees what is generated.
  package var access = Access.public
  /// The isolation of the value types and their constants. Views, controls and layers are the main actor's in any case.
  package var isolation = Isolation.nonisolated
  /// The oldest systems that the code runs on.
  package var deployment = Deployment()
  /// Where the names of images, colours and localized texts are looked up.
  package var bundle = ResourceBundle.main
  /// Where the colours of tokens come from.
  package var colors = Colors.code
  /// What becomes of the configuration that a button may have, such as one of a storyboard's.
  package var buttonConfiguration = ButtonConfiguration.remove
  /// Whether generated code carries the code that it needs at run time.
  package var runtime = Runtime.embed
  /// Whether each style gets a `#Preview` for each of its states.
  package var previews = false
  /// Whether debug builds can follow an inspector.
  package var liveUpdates = false
  /// What an import is without an access level.
  package var imports = Imports.public
  /// The Swift modules that have the code of some style files, by the files' paths in the sheet. Nothing is generated for these files.
  package var modules: [String: String] = [:]

  package init() {}

  /// Whether generated code of other modules may call this code, and hold its components in layers.
  var isShared: Bool { runtime == .import && access == .public }

  /// Swift's access levels that generated declarations may have.
  package enum Access: String, CaseIterable, Hashable, Sendable {
    case `public`
    case package
    case `internal`

    /// What stands before a declaration, with the space behind it; nothing for `internal`, which Swift assumes.
    package var prefix: String {
      switch self {
      case .public: "public "
      case .package: "package "
      case .internal: ""
      }
    }

    /// The same for what may be subclassed and overridden.
    var open: String { self == .public ? "open " : prefix }
  }

  /// Which actor generated value types belong to.
  package enum Isolation: String, CaseIterable, Hashable, Sendable {
    case nonisolated
    case mainActor
  }

  /// The bundle that resources come from.
  package enum ResourceBundle: String, CaseIterable, Hashable, Sendable {
    /// `Bundle.main`: that of the app.
    case main
    /// `Bundle.module`: that which SwiftPM makes for a target with resources.
    case module
  }

  /// Where the colours of tokens come from.
  package enum Colors: String, CaseIterable, Hashable, Sendable {
    /// They are numbers in Swift.
    case code
    /// Swift looks them up by their names in the app's asset catalogs.
    case catalog
  }

  /// What UIKit's classes make of `UIButton.configuration`.
  package enum ButtonConfiguration: String, CaseIterable, Hashable, Sendable {
    /// It is set to nil, and the class shows the style by itself.
    case remove
    /// Each button has one, which the class makes of its style in every state.
    case style
  }

  /// Where the code comes from that generated code needs at run time.
  package enum Runtime: String, CaseIterable, Hashable, Sendable {
    /// Generated code carries it, and needs nothing else.
    case embed
    /// Generated code imports the library StyleRuntime, so that several modules share its types.
    case `import`
  }

  /// The access level of an import that says none (SE-0409).
  package enum Imports: String, CaseIterable, Hashable, Sendable {
    /// That of Swift by default: generated code says none.
    case `public`
    /// That of the upcoming feature `InternalImportsByDefault`: generated code says `public` where its API needs it.
    case `internal`
  }

  /// For each platform, the oldest version of its system.
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

    /// The oldest version that generated code compiles for; it holds where settings name none.
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

    /// `15` and `17.4`.
    package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
  }
}
