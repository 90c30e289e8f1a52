import StyleSource
import StyleWorkspace

/// Settings in a folder of a package, which may extend others or themselves: what is wrong with them is told at a place in
/// them; else each path has rules, and what is printed of them means the same when it is read.
func fuzzSettings(_ bytes: [UInt8]) {
  let files = SettingsInMemory(own: bytes)
  guard let settings = readSettings(in: files) else { return }
  let printed = settings.printed(for: nil, workingFolder: files.workingFolder)
  for path in ["/package/styles/a.yaml", "/package/a.draft.yaml", "/elsewhere/b.yaml", "/package", "/"] {
    _ = (settings.excludes(path), settings.rules(for: path), settings.printed(for: path, workingFolder: "/"))
  }
  _ = (settings.generated.options, settings.generated.chosenTargets, settings.hasRulesThatRefuse)
  guard let again = readSettings(in: SettingsInMemory(own: Array(printed.utf8))) else {
    fatalError("broken: what is printed of settings can't be read: \(printed)")
  }
  let twice = again.printed(for: nil, workingFolder: files.workingFolder)
  func content(_ text: String) -> Substring { text.drop { $0 != "\n" } }
  expect(content(printed) == content(twice), "settings are printed as they are: \(printed) … \(twice)")
}

/// nil where something is wrong with them.
private func readSettings(in files: SettingsInMemory) -> Settings? {
  var finder = SettingsFinder(files)
  do {
    return try finder.settings(for: "/package/styles/a.yaml")
  } catch {
    switch error {
    case .unreadable: break
    case .invalid(let findings, let sources): expectPlaces(findings, in: sources)
    }
    return nil
  }
}

private struct SettingsInMemory: FileReader {
  let own: [UInt8]

  let workingFolder = "/package"

  private func contents(_ path: String) -> [UInt8]? {
    switch path {
    case "/package/.stylec.yml": own
    // What extends these may extend itself by them.
    case "/package/again.yml": Array("extends: .stylec.yml\n".utf8)
    case "/package/base.yml": Array("rules: { unused-token: off }\nexcludes: [old]\nbundle: module\n".utf8)
    case "/package/both.yml": Array("extends: [base.yml, base.yml]\n".utf8)
    case "/package/Package.swift": []
    default: nil
    }
  }

  func exists(_ path: String) -> Bool { contents(path) != nil }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let bytes = contents(path) else { throw FileError("there is no such file") }
    return bytes
  }

  func styleFiles(at path: String) -> FoundStyleFiles { FoundStyleFiles(files: [path]) }
}
