import CStyleRuntime
import Foundation
import Testing

@testable import StyleEmit

/// The files of `StyleRuntime` that stylec embeds, and what it makes of them.
@Suite struct RuntimeFileTests {
  /// Generated code carries all files but those that say so, and `Platform.swift`, whose names are the framework's own.
  @Test func eachFileIsEmbedded() throws {
    let folder = RuntimeLibrary.folder
    var expected: [String: Data] = [:]
    for path in try Toolchain.swiftFiles(in: folder) where !path.hasSuffix("/Views/Platform.swift") {
      let bytes = try Data(contentsOf: URL(filePath: path))
      if bytes.starts(with: "// Not embedded: ".utf8) { continue }
      expected[String(path.dropFirst(folder.path.count + 1))] = bytes
    }
    let files = UnsafeBufferPointer(start: styleRuntimeFiles(), count: styleRuntimeFileCount())
    let embedded = Dictionary(
      uniqueKeysWithValues: files.map { (String(cString: $0.path), Data(bytes: $0.bytes, count: $0.count)) })
    #expect(expected.count >= 40)
    for path in Set(expected.keys).union(embedded.keys).sorted() {
      #expect(
        embedded[path] == expected[path],
        "Sources/CStyleRuntime/sources.c has \(embedded[path] == nil ? "no" : "an old or needless") \(path)")
    }
  }

  /// A file that the emitters don't name is dead.
  @Test func eachEmbeddedFileIsWritten() throws {
    let emitters = try Toolchain.swiftFiles(in: Folder.sources.appending(path: "StyleEmit"))
      .map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
    let files = UnsafeBufferPointer(start: styleRuntimeFiles(), count: styleRuntimeFileCount())
    for file in files {
      let path = String(cString: file.path)
      let named =
        path.hasPrefix("UIKit/") || path.hasPrefix("AppKit/")
        ? ["\"\(path)\"", "/" + path.split(separator: "/")[1].prefix { $0 != "+" } + "\\(suffix).swift\""]
        : ["\"\(path)\""]
      #expect(named.contains(where: emitters.contains), "nothing writes \(path)")
    }
  }

  /// Swift that is always the same belongs into `StyleRuntime`, where the compiler reads it.
  @Test func noEmitterHoldsMuchSwiftInAString() throws {
    let literal = /(?<pounds>#*)"""\n(?<text>(?s:.*?))"""\k<pounds>/
    var count = 0
    for path in try Toolchain.swiftFiles(in: Folder.sources.appending(path: "StyleEmit")) {
      let source = try String(contentsOfFile: path, encoding: .utf8)
      for match in source.matches(of: literal) {
        let lines = match.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        count += 1
        #expect(lines.count <= 10, "\(path) has \(lines.count) lines from “\(lines.first ?? "")”")
      }
    }
    #expect(count > 10)
  }

  @Test(arguments: [
    (
      "Views/StyleEdgeInsets+Views.swift", ViewFramework.appkit.embedding,
      """
      nonisolated extension StyleEdgeInsets {
        /// Left and right change places where a reader's language is written from right to left.
        func turned(_ direction: NSUserInterfaceLayoutDirection) -> StyleEdgeInsets {
          guard direction == .rightToLeft else { return self }
          return StyleEdgeInsets(top: top, left: right, bottom: bottom, right: left)
        }
      }

      """
    ),
    (
      "Kernel/StyleMaterial.swift", Embedding(),
      """
      /// What a layer shows of what lies below it: a blur of the system's, of some thickness.
      nonisolated enum StyleMaterial: String {
        case ultraThin, thin, regular, thick, ultraThick
        /// That of the system's toolbars.
        case bar
        /// Liquid Glass; on systems before those of 2025, `thin`.
        case glass
        /// Liquid Glass through which more is seen; on systems before those of 2025, `ultraThin`.
        case clearGlass

        var isGlass: Bool { self == .glass || self == .clearGlass }

        init(_ name: String) { self = StyleMaterial(rawValue: name) ?? .regular }
      }

      """
    ),
    (
      "SwiftUI/StyleState+SwiftUI.swift", Embedding(),
      """
      private struct StyleStateKey: EnvironmentKey {
        static let defaultValue: StyleState = []
      }

      extension EnvironmentValues {
        /// The states that components declare, and for what is no button whether it is highlighted or selected.
        public var styleState: StyleState {
          get { self[StyleStateKey.self] }
          set { self[StyleStateKey.self] = newValue }
        }
      }

      """
    ),
  ])
  func whatGeneratedCodeCarries(_ path: String, _ embedding: Embedding, _ expected: String) {
    #expect(text(of: path, embedding) == expected)
  }

  /// Of a choice between two texts, only the one that holds is carried, as deep as if there were no choice.
  @Test func aConditionIsDecided() {
    let path = "UIKit/StyleColor+UIKit.swift"
    var embedding = ViewFramework.uikit.embedding
    for registers in [true, false] {
      embedding.conditions["TRAIT_REGISTRATION"] = registers
      let text = text(of: path, embedding)
      #expect(text.contains("\n  UITraitCollection { traits in\n") == registers)
      #expect(text.contains("\n  @available(iOS 17.0, tvOS 17.0, *)\n  func made()") == !registers)
      #expect(text.contains("\n  #if os(visionOS)\n    return made()\n  #else\n") == !registers)
      #expect(!text.contains("TRAIT_REGISTRATION") && !text.contains("EMBEDDED"))
    }
  }

  /// No name, access level or condition of the library alone is left, in any file.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func nothingOfTheLibraryIsLeft(_ framework: ViewFramework) {
    let files = UnsafeBufferPointer(start: styleRuntimeFiles(), count: styleRuntimeFileCount())
    for file in files {
      let path = String(cString: file.path)
      let text = text(of: path, framework.embedding)
      for word in ["@_spi", "package ", "EMBEDDED", "Platform"] {
        #expect(!text.contains(word), "\(word) in \(path)")
      }
      #expect(!text.contains("\n\n\n") && !text.hasPrefix("\n") && !text.hasSuffix("\n\n"))
    }
  }

  private func text(of path: String, _ embedding: Embedding) -> String {
    var bytes: [UInt8] = []
    RuntimeFile(path).forEachLine(embedding) { bytes += Array($0) + [UInt8(ascii: "\n")] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
