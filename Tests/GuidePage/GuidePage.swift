import Foundation

/// A page of `docs` as the steps that a reader takes.
///
/// A comment says what the block, the picture or the paragraph behind it asks the reader to do:
///
///     <!-- write: FILE -->                     save the block as the file
///     <!-- top: FILE -->                       put the block at the top of the file
///     <!-- add: FILE | LINE -->                put the block below a line
///     <!-- replace: FILE | OLD | NEW -->       replace a text that the file contains once
///     <!-- remove: FILE -->                    delete the file
///     <!-- copy: FOLDER | TARGET -->           copy a folder of `docs`
///     <!-- run -->                             run the block; a block of text behind it shows what is printed
///     <!-- finds: CODE -->                     `stylec lint` reports this code
///     <!-- picture: PICTURE -->                the picture of the look with this path
///     <!-- swift: FRAMEWORK -->                code of an app that uses what is generated
package struct GuidePage {
  package enum Step {
    case write(file: String, text: String)
    case top(file: String, text: String)
    case add(file: String, line: String, text: String)
    case replace(file: String, old: String, new: String)
    case remove(file: String)
    case copy(folder: String, target: String)
    case run(command: String, output: Output?)
    case finds(code: String)
    case picture(look: String, image: String)
    case swift(framework: String, text: String)
  }

  /// What the page shows of a run, and in which lines.
  package struct Output {
    package var lines: Range<Int>
    package var text: String
  }

  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  package static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../docs").standardized
  /// The pages with steps.
  package static let names = ["tutorial.md", "from-figma.md", "from-tokens-studio.md"]

  package let path: URL
  package var lines: [String]

  package init(_ name: String) throws {
    path = Self.folder.appending(path: name)
    lines = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n")
  }

  package var steps: [Step] {
    get throws {
      try lines.indices.compactMap { index in
        guard lines[index].hasPrefix("<!-- ") else { return nil }
        let text = lines[index].dropFirst("<!-- ".count).replacing(" -->", with: "")
        let colon = text.firstIndex(of: ":") ?? text.endIndex
        let words = text[colon...].dropFirst().components(separatedBy: " | ").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        return try step(String(text[..<colon]), words, behind: index)
      }
    }
  }

  /// The style files at the end, as the page alone says them.
  package var styleFiles: [(path: String, text: String)] {
    get throws {
      var files: [String: String] = [:]
      for step in try steps { try Self.apply(step, to: &files) }
      return files.filter { $0.key.hasPrefix("styles/") }.sorted { $0.key < $1.key }.map {
        ($0.key, $0.value)
      }
    }
  }

  /// Changes files as a step says, unless it changes none.
  package static func apply(_ step: Step, to files: inout [String: String]) throws {
    switch step {
    case .write(let file, let text): files[file] = text
    case .top(let file, let text): files[file] = text + (files[file] ?? "")
    case .remove(let file): files[file] = nil
    case .copy(let folder, let target):
      let source = Self.folder.appending(path: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: source.path)
      where path.hasSuffix(".json") {
        files[target + "/" + path] = try String(contentsOf: source.appending(path: path), encoding: .utf8)
      }
    case .replace(let file, let old, let new):
      guard let text = files[file] else { return }
      guard text.components(separatedBy: old).count == 2 else {
        throw Problem(description: "\(file) doesn't contain ‘\(old)’ once")
      }
      files[file] = text.replacing(old, with: new)
    case .add(let file, let line, let added):
      guard let text = files[file] else { return }
      var lines = text.components(separatedBy: "\n")
      guard let place = lines.lastIndex(where: { $0.trimmingCharacters(in: .whitespaces) == line }) else {
        throw Problem(description: "\(file) has no line ‘\(line)’")
      }
      lines.insert(contentsOf: added.dropLast().components(separatedBy: "\n"), at: place + 1)
      files[file] = lines.joined(separator: "\n")
    case .run, .finds, .picture, .swift: break
    }
  }

  private func step(_ name: String, _ words: [String], behind index: Int) throws -> Step {
    func word(_ place: Int) throws -> String {
      guard words.indices.contains(place) else {
        throw Problem(description: "line \(index + 1): too few words")
      }
      return words[place]
    }
    func text() throws -> String { try block(behind: index).text }
    switch name {
    case "write": return .write(file: try word(0), text: try text())
    case "top": return .top(file: try word(0), text: try text())
    case "add": return .add(file: try word(0), line: try word(1), text: try text())
    case "replace": return .replace(file: try word(0), old: try word(1), new: try word(2))
    case "remove": return .remove(file: try word(0))
    case "copy": return .copy(folder: try word(0), target: try word(1))
    case "finds": return .finds(code: try word(0))
    case "swift": return .swift(framework: try word(0), text: try text())
    case "picture":
      let image = lines[index...].first { $0.hasPrefix("<img src=\"") }?.split(separator: "\"")
      guard let image, image.count > 1 else { throw Problem(description: "line \(index + 1): no image") }
      return .picture(look: try word(0), image: String(image[1]))
    case "run":
      let command = try block(behind: index)
      let next = lines.indices.first { $0 > command.lines.upperBound && !lines[$0].isEmpty }
      guard let next, lines[next] == "```text" else { return .run(command: command.text, output: nil) }
      return .run(command: command.text, output: try block(behind: next - 1))
    default: throw Problem(description: "line \(index + 1): ‘\(name)’ isn't a step")
    }
  }

  /// The next block behind a line.
  private func block(behind index: Int) throws -> Output {
    guard let start = lines.indices.first(where: { $0 > index && lines[$0].hasPrefix("```") }),
      let end = lines.indices.first(where: { $0 > start && lines[$0] == "```" })
    else { throw Problem(description: "line \(index + 1): no block") }
    let range = start + 1..<end
    return Output(lines: range, text: lines[range].map { $0 + "\n" }.joined())
  }
}
