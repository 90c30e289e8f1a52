import Foundation
import StyleSource
import StyleSyntax
import Testing

extension Workspace {
  /// The version of the command, such as `1.2.3`.
  func version() throws -> String {
    try String(run("--version").output.split(whereSeparator: \.isWhitespace)[1])
  }

  /// Makes a folder `releases` as the address of releases is one: its archives hold a program that runs the built command.
  func makeRelease() throws {
    let made = try run(
      script: """
        set -e
        version=\(version())
        mkdir -p tree/stylec-$version/bin releases/$version
        printf '#!/bin/sh\\nexec "%s" "$@"\\n' "$stylec" > tree/stylec-$version/bin/stylec
        chmod +x tree/stylec-$version/bin/stylec
        for system in linux-x86_64 linux-x86_64-static linux-aarch64 linux-aarch64-static macos-universal; do
          tar -czf releases/$version/stylec-$version-$system.tar.gz -C tree stylec-$version
        done
        rm -r tree
        cd releases/$version
        if command -v sha256sum >/dev/null; then sha256sum *; else shasum -a 256 *; fi > ../sums
        mv ../sums SHA256SUMS
        """)
    try #require(made.status == 0, "\(made.error)")
  }

  var releaseAddress: String { "file://" + url("releases").path }
}

/// Files of the repository, and what is in those that are YAML.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The root of a file, or of one of the documents in it.
  static func yaml(_ path: String, document: Int = 0) throws -> SyntaxNode {
    let text = try text(path).components(separatedBy: "\n---\n")[document]
    let parsed = parse(SourceFile(id: FileID(0), path: path, bytes: Array(text.utf8)))
    try #require(parsed.diagnostics.isEmpty, "\(path): \(parsed.diagnostics.map(\.message))")
    return try #require(parsed.product.root)
  }
}

extension SyntaxNode {
  /// The value of a key.
  subscript(_ key: String) -> SyntaxNode? { entries.first { $0.key.text == key }?.value }

  /// The texts of a mapping.
  var texts: [String: String] {
    Dictionary(entries.map { ($0.key.text, $0.value.text) }) { $1 }
  }
}
