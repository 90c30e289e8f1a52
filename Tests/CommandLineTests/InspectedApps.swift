import Foundation
import Testing

/// An app as the inspector's page knows it.
struct ListedApp {
  var id: Int
  var name, version, code, state: String
  var outdated: [String]

  init?(_ json: [String: Any]) {
    guard let id = json["id"] as? Int, let name = json["name"] as? String,
      let version = json["version"] as? String, let code = json["code"] as? String,
      let state = json["state"] as? String, let outdated = json["outdated"] as? [String]
    else { return nil }
    (self.id, self.name, self.version) = (id, name, version)
    (self.code, self.state, self.outdated) = (code, state, outdated)
  }
}

extension Inspected {
  func apps() throws -> [ListedApp] {
    let list = try #require(try get("apps")?.json["apps"] as? [[String: Any]])
    return try list.map { try #require(ListedApp($0)) }
  }

  /// Waits for an app.
  func app(_ isMeant: (ListedApp) -> Bool) throws -> ListedApp {
    var found: ListedApp?
    try wait {
      found = try $0.apps().first(where: isMeant); return found != nil
    }
    return try #require(found)
  }

  func decide(_ app: ListedApp, allow: Bool) throws -> Answer? {
    try post("app", ["id": app.id, "allow": allow, "code": app.code])
  }

  func wait(seconds: Double = 60, for condition: (Inspected) throws -> Bool) throws {
    let end = Date(timeIntervalSinceNow: seconds)
    while try !condition(self) {
      try #require(end.timeIntervalSinceNow > 0, "it has not happened within \(seconds) s")
      usleep(20_000)
    }
  }
}

/// A connection to the port for apps, on which anything can be said.
final class RawApp {
  private let inspected: Inspected
  private let connection: Int32
  private let lines: Lines
  private var isOpen = true

  init(_ inspected: Inspected, space: Int32? = nil) throws {
    self.inspected = inspected
    let port: UInt16 = try #require(inspected.appPort)
    connection = try inspected.connect(to: port, space: space)
    lines = Lines(connection)
  }

  deinit { leave() }

  func leave() {
    if isOpen { close(connection) }
    isOpen = false
  }

  func say(_ text: String) { inspected.send(Array(text.utf8), on: connection) }

  /// The next line; nil at the end of the connection.
  func line() throws -> String? { try lines.next() }

  /// What comes up to the end of the connection.
  func all() throws -> String { try lines.rest() }
}

/// Lines of a pipe or a socket. Each has a minute to come.
final class Lines {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  /// How many of them are known to end no line.
  private var searched = 0

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Without its end; nil at the end.
  func next() throws -> String? {
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer {
          bytes.removeFirst(end + 1)
          searched = 0
        }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      searched = bytes.count
      guard try more() else { return nil }
    }
  }

  func rest() throws -> String {
    while try more() {}
    defer { (bytes, searched) = ([], 0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func more() throws -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&request, 1, 60_000) > 0, "nothing came")
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &buffer, buffer.count)
    if count <= 0 { return false }
    bytes += buffer[..<count]
    return true
  }
}
