import Foundation
import StyleModel
import Testing

/// What is known of SF Symbols.
@Suite struct SymbolNameTests {
  private static let list = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/CSymbolNames/symbols.txt")

  /// Facts of Apple's table that don't come from the list: developer.apple.com/sf-symbols, and the documentation of symbols in
  /// human interface guidelines.
  @Test func systemsThatHaveASymbol() throws {
    for (name, system) in [
      ("star.fill", AppleSystem("iOS", 13)), ("gearshape", AppleSystem("iOS", 14)),
      ("applewatch", AppleSystem("macOS", 11)), ("fan.floor.fill", AppleSystem("iOS", 16)),
      ("apple.intelligence", AppleSystem("iOS", 18)), ("character.ar", AppleSystem("iOS", 14, 2)),
    ] {
      let systems = try #require(SymbolNames.systems(with: name), "\(name)")
      #expect(systems.contains(system), "\(name): \(systems)")
    }
    for name in [
      "", ".", "star.", "star..fill", "Star", "starfill", "star.fill.fill", "star{,.fill}", "star.xx", "ar",
      ".ar", "s",
    ] {
      #expect(SymbolNames.systems(with: name) == nil, "\(name)")
    }
  }

  @Test func namesThatMayBeMeant() {
    func names(_ written: String, _ most: Int = 5) -> [String] {
      SymbolNames.names(like: written, most: most).names
    }
    #expect(names("heart") == ["heart", "heart.fill", "heart.slash", "heart.circle", "heart.square"])
    #expect(names("circle.fill").allSatisfy { $0.hasPrefix("circle.fill") || $0.contains(".circle.fill") })
    #expect(names("Heart.Fill").first == "heart.fill")
    // Within a part last.
    #expect(SymbolNames.names(like: "eart", most: 1).names == ["heart"])
    #expect(names("", 3).allSatisfy { !$0.contains(".") })
    for written in ["xyzzy", "heart..", " ", "é", String(repeating: "a", count: 100_000)] {
      #expect(names(written) == [], "\(written.prefix(9))")
    }
    #expect(SymbolNames.names(like: ".", most: 5).hasMore)
    #expect(!SymbolNames.names(like: "heart.text.clip", most: 5).hasMore)
    #expect(SymbolNames.names(like: "a", most: 0).names == [])
  }

  /// A shell spells the names out; each of them is found, and no other that differs by a letter.
  @Test func theListSaysWhatAShellReads() throws {
    let text = try String(contentsOf: Self.list, encoding: .utf8)
    let words = text.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("=") }.joined(
      separator: " ")
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/bash")
    shell.arguments = ["-c", "eval \"printf '%s\\\\n' $(cat)\""]
    let (input, output) = (Pipe(), Pipe())
    (shell.standardInput, shell.standardOutput) = (input, output)
    try shell.run()
    DispatchQueue.global().async {
      input.fileHandleForWriting.write(Data(words.utf8))
      try? input.fileHandleForWriting.close()
    }
    let read = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    let names = read.split(separator: "\n").map(String.init)
    #expect(names.count > 7_000)
    #expect(SymbolNames.all == names)
    let known = Set(names)
    #expect(known.count == names.count)
    for name in names {
      #expect(SymbolNames.systems(with: name)?.count == 5, "\(name)")
      #expect(name.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789.".utf8.contains($0) }, "\(name)")
    }
    for (index, name) in names.enumerated() where index.isMultiple(of: 7) {
      var other = name
      other.remove(at: other.index(other.startIndex, offsetBy: index % other.count))
      #expect((SymbolNames.systems(with: other) != nil) == known.contains(other), "\(other)")
    }
  }
}
