import Foundation
import Testing
import GuidePage
import UnsyncedFiles

/// The code of each guide in `docs` compiles with what stylec generates from the page's style files.
@Suite struct GuideCodeTests {
  @Test(.tags(.toolchain), arguments: GuidePage.names) func theCodeCompiles(_ name: String) throws {
    let page = try GuidePage(name)
    let generated = Generated(
      try page.styleFiles.map { ($0.path.replacing("styles/", with: ""), $0.text) },
      targets: [.plain, .uikit, .swiftui])
    #expect(generated.diagnostics.map(\.message) == [])
    let folder = try generated.write("guide-" + name)
    var count = 0
    for case .swift(_, let text) in try page.steps {
      count += 1
      try Data(text.utf8).writeUnsynced(to: folder.appending(path: "App\(count).swift"))
    }
    #expect(count >= 1)
    // What the app has from SwiftUI and its double doesn't.
    try Data(
      """
      import SwiftUI

      struct TextField: View {
        init(_ title: String, text: Binding<String>) {}
        var body: some View { Text("") }
      }

      """.utf8
    ).writeUnsynced(to: folder.appending(path: "TextField.swift"))
    let outcome = try Toolchain.typecheck(Toolchain.swiftFiles(in: folder), with: ["UIKit", "SwiftUI"])
    #expect(outcome.status == 0, "\(outcome.output.prefix(4_000))")
  }
}
