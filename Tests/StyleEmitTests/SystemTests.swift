import Foundation
import Testing
import UnsyncedFiles

@testable import StyleEmit

/// The design system that the project ships, in `styles/system`.
@Suite struct SystemTests {
  private static let folder = Folder.styles.appending(path: "system")

  static let generated = Generated(
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.filter { $0.hasSuffix(".yaml") }
      .sorted()
      .map { name in
        (name, (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "")
      } ?? [])

  /// An app takes all that is generated, and code picks variants and brings states about.
  @Test(.tags(.toolchain), arguments: ["UIKit", "AppKit"])
  func itCompiles(_ framework: String) throws {
    #expect(SystemTests.generated.diagnostics.map(\.message) == [])
    #expect(SystemTests.generated.sheet.styles.count >= 15)
    let folder = try SystemTests.generated.write("system-\(framework)")
    try Data(
      """
      import SwiftUI
      import \(framework)

      @MainActor func show(_ button: ActionButton, _ field: InputField) -> some View {
        button.apply(.init(kind: .danger, scale: .small))
        button.isLoading = true
        field.isInvalid = true
        return Button("Go") {}.buttonStyle(.actionButton(kind: .ghost, scale: .large)).styleState(.loading)
      }

      """.utf8
    ).writeUnsynced(to: folder.appending(path: "App.swift"))
    let outcome = try Toolchain.typecheck(
      Toolchain.swiftFiles(in: folder), with: [framework, "SwiftUI"], ["-warnings-as-errors"])
    #expect(outcome.status == 0, "\(outcome.output.prefix(4_000))")
  }

  /// The controls in `styles/controls`, with an app that sets what it shows.
  @Test(.tags(.toolchain), arguments: ["UIKit", "AppKit"])
  func controlsCompile(_ framework: String) throws {
    let generated = Generated.shippedControls
    #expect(generated.diagnostics.map(\.message) == [])
    let folder = try generated.write("controls-\(framework)")
    try Data(
      """
      import SwiftUI
      import \(framework)

      @MainActor func show(_ ring: ProgressRing, _ inbox: InboxButton, _ field: FloatingField) -> some View {
        ring.apply(.nearlyDone)
        ring.progress = 0.9
        inbox.unread = 0
        field.isInvalid = true
        return VStack {
          ProgressRingView(progress: 0.5)
          Button("Go") {}.buttonStyle(DesignButtonStyle.pill)
        }
      }

      """.utf8
    ).writeUnsynced(to: folder.appending(path: "App.swift"))
    let outcome = try Toolchain.typecheck(
      Toolchain.swiftFiles(in: folder), with: [framework, "SwiftUI"], ["-warnings-as-errors"])
    #expect(outcome.status == 0, "\(outcome.output.prefix(4_000))")
  }
}
