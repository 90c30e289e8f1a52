import Foundation
import StyleEmit
import StyleModel
import Testing

/// Every declaration of Apple's that generated code names is there on each platform that the code compiles for: since the
/// oldest system of the settings, or since the version that stands behind `#available`; and it is not deprecated there.
///
/// The compiler judges that: the code of each platform is type-checked against an `AppleSDK`.
@Suite(
  .tags(.toolchain), .enabled(if: AppleSDK.isPossible, "the compiler or the host can't compile for Android"))
struct AppleAPITests {
  static let deployments: [[EmitOptions.Platform: Int]] = [
    [:],
    [.iOS: 16, .tvOS: 16, .macOS: 13, .watchOS: 9],
    [.iOS: 17, .tvOS: 17, .macOS: 14, .watchOS: 10],
    [.iOS: 26, .tvOS: 26, .macOS: 26, .watchOS: 26, .visionOS: 26],
  ]

  /// Every property of every kind of layer, set in every way.
  private static let table = Generated(PropertyTable().text)

  /// What is generated for the systems from some versions on.
  private struct Round {
    var deployment: EmitOptions.Deployment
    var sheets: [[(path: String, text: String)]]
  }

  /// Generated once for all platforms.
  private static let rounds: [Round] = {
    var options = EmitOptions()
    options.previews = true
    return deployments.map { versions in
      for (platform, version) in versions {
        options.deployment[platform] = EmitOptions.SystemVersion(version)
      }
      // Most of what depends on a version is in the sheets of all features. Once, on the oldest systems, is enough for the
      // other sheets, and for what other settings make of these.
      let sheets: [(generated: Generated, buttons: EmitOptions.ButtonConfiguration)] =
        [(Features.together, .remove)]
        + (versions.isEmpty
          ? [
            (Features.together, .style), (Features.inputs.generated, .remove), (table, .remove),
            (.shippedClasses, .style), (.shippedControls, .style), (.shippedExtensions, .remove),
          ] : [])
      let files = sheets.map { generated, buttons in
        options.buttonConfiguration = buttons
        options.colors = buttons == .style ? .catalog : .code
        return emit(generated.sheet, targets: Set(EmitTarget.allCases), options: options).map {
          (path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self))
        }
      }
      return Round(deployment: options.deployment, sheets: files)
    }
  }()

  @Test func whatIsJudgedHasNoErrors() {
    for generated in [
      Features.together, Features.inputs.generated, Self.table, .shippedClasses, .shippedControls,
      .shippedExtensions,
    ] {
      #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    }
  }

  /// A file that is the same in other code is judged once for a version. What is there on an older system and isn't deprecated on
  /// a newer one is right on each between them, too. A file that imports nothing has nothing of Apple's: others compile it alone.
  @Test(arguments: ApplePlatform.allCases)
  func apiIsThere(_ platform: ApplePlatform) throws {
    let sdk = try AppleSDK.of(platform)
    var judged: [String: [Double]] = [:]
    let rounds = Self.rounds.map { (version: $0.deployment[platform.setting].number, sheets: $0.sheets) }
    // The newest versions come after the oldest ones.
    for (version, sheets) in [rounds[0], rounds[rounds.count - 1]] + rounds.dropFirst().dropLast() {
      for files in sheets.map({ $0.map { (path: $0.path, text: sdk.source($0.text)) } }) {
        let new = files.indices.filter { index in
          guard files[index].text.contains("import ") else { return false }
          let versions = judged[files[index].text] ?? []
          return !versions.contains { $0 <= version } || !versions.contains { $0 >= version }
        }
        for index in new { judged[files[index].text, default: []].append(version) }
        if new.isEmpty { continue }
        let problems = try sdk.problems(in: files, deployment: version, where: Set(new).contains)
        #expect(problems.isEmpty, "since \(version): \(problems.prefix(20).joined(separator: "\n"))")
      }
    }
  }

  /// The compiler tells what is missing, deprecated or too new, and nothing where a condition says that it is there.
  @Test(arguments: ApplePlatform.allCases)
  func whatIsMissingIsSeen(_ platform: ApplePlatform) throws {
    let sdk = try AppleSDK.of(platform)
    var seen: Set<Substring> = []
    for mistake in Mistake.all {
      for deployment in mistake.deployments[platform] ?? [] {
        let problems = try sdk.problems(
          in: [("Bad.swift", sdk.source(mistake.source))], deployment: deployment)
        for (line, text) in mistake.expected {
          let isSeen = problems.contains { $0.hasPrefix("Bad.swift:\(line): ") && $0.contains(text) }
          #expect(isSeen, "\(deployment): \(problems)")
          seen.insert(text)
        }
        let lines = Set(problems.compactMap { $0.split(separator: ":").dropFirst().first })
        #expect(lines == Set(mistake.expected.map { "\($0.line)"[...] }), "\(deployment): \(problems)")
      }
      for deployment in mistake.right[platform] ?? [] {
        #expect(
          try sdk.problems(in: [("Bad.swift", sdk.source(mistake.source))], deployment: deployment) == [])
      }
    }
    #expect(!seen.isEmpty)
  }

  /// Code that is wrong on some platforms, with what is wrong as a comment at its line.
  private struct Mistake {
    var source: String
    /// The oldest systems for which it is wrong.
    var deployments: [ApplePlatform: [Double]]
    /// Those for which it isn't.
    var right: [ApplePlatform: [Double]] = [:]

    var expected: [(line: Int, text: Substring)] {
      source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
        number, line in
        line.range(of: "// ").map { (number + 1, line[$0.upperBound...]) }
      }
    }

    static let all = [
      Mistake(
        source: """
          import SwiftUI

          @MainActor func corners() {
            if #available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) {
              _ = UnevenRoundedRectangle()
            }
            _ = UnevenRoundedRectangle() // is only available in
          }
          """,
        deployments: [.iOS: [15], .macCatalyst: [15], .tvOS: [15], .macOS: [12], .watchOS: [8]],
        right: [.visionOS: [1]]),
      Mistake(
        source: """
          import SwiftUI

          @MainActor func hovered() -> some View {
            EmptyView().onHover { _ in } // is unavailable in
          }
          """,
        deployments: [.tvOS: [15, 26], .watchOS: [8, 26]],
        right: [.iOS: [15], .macCatalyst: [15], .visionOS: [1], .macOS: [12]]),
      Mistake(
        source: """
          import UIKit

          @MainActor func change(_ view: UIView) {
            view.traitCollectionDidChange(nil) // was deprecated in
          }
          """,
        deployments: [.iOS: [17, 26], .macCatalyst: [17], .tvOS: [17], .visionOS: [1]],
        right: [.iOS: [15], .macCatalyst: [15], .tvOS: [16]]),
      Mistake(
        source: """
          import UIKit

          @MainActor func point(_ view: UIView) {
            view.addInteraction(UIPointerInteraction(delegate: nil)) // is unavailable in
          }
          """,
        deployments: [.tvOS: [15, 26]], right: [.iOS: [15], .visionOS: [1]]),
      Mistake(
        source: """
          import AppKit

          @MainActor func draw(_ view: NSView) {
            view.lockFocus() // has no member
          }
          """,
        deployments: [.macOS: [12]]),
    ]
  }
}

extension ApplePlatform {
  /// The system whose version a setting says.
  var setting: EmitOptions.Platform {
    switch self {
    case .iOS, .macCatalyst: .iOS
    case .tvOS: .tvOS
    case .visionOS: .visionOS
    case .macOS: .macOS
    case .watchOS: .watchOS
    }
  }
}

extension EmitOptions.SystemVersion {
  fileprivate var number: Double { Double(description) ?? 0 }
}
