import Foundation
import Testing

/// Examples that a document takes from golden pages.
///
/// A comment before a fence says where it is from: the page, and the heading where it is not the first example.
///
///     <!-- page: compile/tokens -->
///     <!-- page: compile/tokens, What is wrong -->
enum Quotations {
  private static let mark = "<!-- page: "

  /// The document with each fence behind such a comment as the page has it now.
  static func refreshed(_ text: String) throws -> String {
    var document = Page(text: text)
    var source: String?
    for index in document.parts.indices {
      switch document.parts[index] {
      case .prose(let line) where line.hasPrefix(mark):
        source = line.dropFirst(mark.count).replacingOccurrences(of: " -->", with: "")
      case .prose(let line):
        if !line.isEmpty { source = nil }
      case .fence(var fence):
        guard let place = source else { continue }
        fence.lines = try example(at: place, argument: fence.argument, language: fence.language)
        document.parts[index] = .fence(fence)
        source = nil
      }
    }
    return document.text
  }

  /// The first fence of a language under a heading of a page.
  private static func example(at place: String, argument: String, language: String) throws -> [String] {
    let words = place.components(separatedBy: ", ")
    let page = try Page(text: Golden(path: SuiteTests.folder + words[0] + ".md").text)
    let heading = words.count > 1 ? words.dropFirst().joined(separator: ", ") : nil
    for section in page.sections {
      guard case .prose(let line) = page.parts[section.lowerBound] else { continue }
      let name = line.drop { $0 == "#" || $0 == " " }
      guard heading == nil || heading == String(name) else { continue }
      for case .fence(let fence) in page.parts[section]
      where fence.language == language && fence.argument == argument {
        return fence.lines
      }
    }
    Issue.record("no ‘\(language) \(argument)’ stands at ‘\(place)’")
    return []
  }
}
