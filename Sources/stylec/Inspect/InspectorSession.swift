#if Pictures
import StyleServer
import StyleSource
import StyleWorkspace

/// One run of the inspector: a server, and the style files that it shows.
///
/// `inspector` is used on the server's worker alone.
final class InspectorSession: @unchecked Sendable {
  private let server: InspectorServer
  private let token = Secret.make()
  private let access: InspectorAccess
  private let command: Inspect
  private let inspector: Inspector

  init(_ command: Inspect) throws(Failure) {
    self.command = command
    server = try InspectorServer(port: command.port)
    access = InspectorAccess(
      port: server.port, token: token, session: Secret.make(), isReadOnly: command.readOnly)
    inspector = Inspector(
      try InspectorSession.workspace(command.paths), access: access, drawer: InspectPictures(),
      version: Stylec.version, pageFile: InspectorSession.pageFile(in: command.pageFolder))
  }

  func run() throws(Failure) -> Never {
    try Console.print("http://127.0.0.1:\(server.port)/#token=\(token)\n")
    server.serve(access) { [self] head, body in inspector.answer(head, body) }
    while true { FileSystem.sleep(milliseconds: 1_000_000) }
  }

  /// The style files; nil where there are none.
  private static func workspace(_ paths: [String]) throws(Failure) -> Workspace? {
    do {
      return try Workspace(paths, in: Disk.ofCommand, checker: .ofCommand)
    } catch {
      if case .noStyleFiles = error { return nil }
      throw Failure(error, isColored: Console.isColored(flag: nil))
    }
  }

  /// The page's files, which are those of the program unless somebody works on them.
  private static func pageFile(in folder: String?) -> (String) -> InspectorPage.File? {
    guard let folder else { return InspectorPage.file }
    return { name in
      guard !name.contains("/"), !name.hasPrefix("."), let bytes = try? readFile(folder + "/" + name) else {
        return nil
      }
      return InspectorPage.File(name: name, bytes: bytes)
    }
  }
}
#endif
