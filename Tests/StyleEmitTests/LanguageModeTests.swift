import Foundation
import StyleEmit
import Testing

/// Generated code compiles without a warning in whatever language mode and with whatever isolation an app's module has;
/// the Swift 6 mode is that of all other tests.
@Suite struct LanguageModeTests {
  static let modes = [
    ["-swift-version", "5", "-strict-concurrency=complete"],
    // What a new project of Xcode's has.
    ["-swift-version", "6", "-default-isolation", "MainActor"],
  ]

  @Test(.tags(.toolchain), arguments: modes)
  func everyModeTakesIt(_ mode: [String]) throws {
    let folder = try Features.layers.generated.write("mode-\(mode[1])")
    let outcomes = try Toolchain.typecheckViews(
      Toolchain.swiftFiles(in: folder), ["-warnings-as-errors"] + mode)
    for (framework, outcome) in outcomes {
      #expect(outcome.status == 0, "\(framework): \(outcome.output.prefix(4_000))")
    }
  }

  /// An app that keeps its styles to itself, on the main actor.
  @Test func settingsStandBeforeDeclarations() throws {
    var options = EmitOptions()
    options.access = .internal
    options.isolation = .mainActor
    let sheet = Features.states.generated.sheet
    let files = emit(sheet, targets: [.plain, .swiftui], options: options)
    for file in files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("public "), "\(file.path)")
      // A value that belongs to an actor could not be part of one that belongs to none.
      guard let component = file.component else { continue }
      #expect(!text.contains("nonisolated struct \(component)Style"), "\(file.path)")
    }
    options.access = .package
    let style = emit(sheet, targets: [.plain], options: options).first { $0.path == "Plain/LampStyle.swift" }
    let text = style.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    #expect(text.contains("\n@MainActor package struct LampStyle: ComponentStyle, Hashable {\n"))
    #expect(text.contains("\n  package var "))
  }
}
