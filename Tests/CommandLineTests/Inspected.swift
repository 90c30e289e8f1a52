import Foundation
import Testing

/// A `stylec inspect` that runs beside a test, asked through raw sockets as anybody on the machine could.
final class Inspected {
  let port: UInt16
  /// Where apps connect, if they can.
  let appPort: UInt16?
  let token: String
  private(set) var session = ""
  private(set) var view = ""
  private let process: Process
  private let stream = Pipe()
  /// As long as somebody asks, there are files.
  private let workspace: Workspace

  /// - Parameter opens: Whether it opens a browser.
  init(
    _ workspace: Workspace, _ arguments: String..., opens: Bool = false, environment: [String: String] = [:]
  ) throws {
    self.workspace = workspace
    process = try workspace.start(
      ["inspect"] + (opens ? [] : ["--no-open"]) + arguments, writingTo: stream, environment: environment)
    try stream.fileHandleForWriting.close()
    var text = ""
    while text.firstMatch(of: /(?m)^http.*\n/) == nil {
      let bytes = stream.fileHandleForReading.availableData
      try #require(!bytes.isEmpty, "it ended, and had said: \(text)")
      text += String(decoding: bytes, as: UTF8.self)
    }
    let apps = text.prefixMatch(of: /debug .* 127\.0\.0\.1:(\d+)\n/)
    try #require((apps != nil) == arguments.contains("--app"), "\(text)")
    appPort = apps.flatMap { UInt16($0.1) }
    let address = apps.map { text[$0.range.upperBound...] } ?? text[...]
    let match = try #require(
      address.wholeMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/#token=([0-9a-f]{64})\n/), "\(text)")
    port = try #require(UInt16(match.1))
    token = String(match.2)
  }

  deinit { process.terminate() }

  /// How it ends by a signal, as a shell sees it.
  func end(_ signal: Int32) -> Int32 {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }

  var isRunning: Bool { process.isRunning }

  /// What it said after its address; it has to have ended.
  func rest() -> String { String(decoding: stream.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }

  // MARK: Requests

  struct Answer {
    let status: Int
    let head: String
    let body: String

    var json: [String: Any] {
      (try? JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]) ?? [:]
    }

    var code: String? { (json["error"] as? [String: Any])?["code"] as? String }

    /// nil where nothing came, or no answer of HTTP.
    init?(_ bytes: [UInt8]) {
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n"), text.hasPrefix("HTTP/1.1 "),
        let status = Int(text.dropFirst(9).prefix(3))
      else { return nil }
      self.status = status
      head = String(text[..<end.lowerBound])
      body = String(text[end.upperBound...])
    }
  }

  /// Opens a session, as the page does.
  func openSession() throws {
    let answer = try #require(try post("session", ["token": token]))
    #expect(answer.status == 204)
    #expect(!answer.head.lowercased().contains("cookie"))
    func key(_ name: String) throws -> String {
      let line = try #require(answer.head.split(separator: "\r\n").first { $0.hasPrefix(name + ": ") })
      return String(line.dropFirst(name.count + 2))
    }
    (session, view) = (try key("X-Stylec-Session"), try key("X-Stylec-View"))
    #expect(Set([session, view, token]).count == 3)
  }

  func get(_ path: String) throws -> Answer? {
    Answer(
      try exchange(
        "GET /api/\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nX-Stylec-Session: \(session)\r\nConnection: close\r\n\r\n"
      ))
  }

  func post(_ path: String, _ body: [String: Any]) throws -> Answer? {
    let data = try JSONSerialization.data(withJSONObject: body, options: [.sortedKeys])
    return Answer(try exchange(request("POST", "/api/\(path)", body: String(decoding: data, as: UTF8.self))))
  }

  /// A request as the page sends it, with some headers in the place of others.
  func request(
    _ method: String, _ path: String, _ headers: [String: String?] = [:], body: String? = nil,
    more: String = ""
  ) -> String {
    var all: [String: String?] = ["Host": "127.0.0.1:\(port)", "Connection": "close"]
    if !session.isEmpty { all["X-Stylec-Session"] = session }
    if method != "GET" {
      all["Origin"] = "http://127.0.0.1:\(port)"
      all["Content-Type"] = "application/json"
      all["Content-Length"] = "\(body?.utf8.count ?? 0)"
    }
    all.merge(headers) { $1 }
    let lines = all.sorted { $0.key < $1.key }.compactMap { name, value in value.map { "\(name): \($0)\r\n" }
    }
    return "\(method) \(path) HTTP/1.1\r\n\(lines.joined())\(more)\r\n\(body ?? "")"
  }

  /// What is answered to some bytes, up to the end of the connection or so many seconds.
  ///
  /// - Parameter ends: Whether the sender says that nothing follows.
  func exchange(_ text: String, ends: Bool = false, seconds: Double = 30) throws -> [UInt8] {
    let connection = try connect()
    defer { close(connection) }
    send(Array(text.utf8), on: connection)
    if ends { shutdown(connection, Int32(SHUT_WR)) }
    return receive(on: connection, seconds: seconds)
  }

  /// - Parameters:
  ///   - other: Another port than that of the page.
  ///   - space: The bytes that are taken before they are read; nil is what the system takes.
  func connect(to other: UInt16? = nil, space: Int32? = nil) throws -> Int32 {
    let connection = socket(AF_INET, streamType, 0)
    try #require(connection >= 0)
    if var space {
      setsockopt(connection, SOL_SOCKET, SO_RCVBUF, &space, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = (other ?? port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(result == 0)
    return connection
  }

  /// Sends as much as the other side takes.
  func send(_ bytes: [UInt8], on connection: Int32) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, min($0.count, 1 << 16), noSignal)
      }
      if count <= 0 { return }
      sent += count
    }
  }

  /// The connections with something to receive a moment after there are as many as are waited for, which shows whether more come.
  func readable(_ connections: [Int32], atLeast count: Int) -> [Int32] {
    var requests = connections.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let end = Date(timeIntervalSinceNow: 30)
    repeat {
      usleep(200_000)
      poll(&requests, nfds_t(requests.count), 0)
    } while requests.count { $0.revents != 0 } < count && end.timeIntervalSinceNow > 0
    usleep(200_000)
    poll(&requests, nfds_t(requests.count), 0)
    return requests.filter { $0.revents != 0 }.map(\.fd)
  }

  func receive(on connection: Int32, seconds: Double = 30, until isEnough: ([UInt8]) -> Bool = { _ in false })
    -> [UInt8]
  {
    let end = Date(timeIntervalSinceNow: seconds)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while end.timeIntervalSinceNow > 0, !isEnough(bytes) {
      var request = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Int32(end.timeIntervalSinceNow * 1000)) > 0 else { break }
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}

#if canImport(Darwin)
private let streamType = SOCK_STREAM
private let noSignal: Int32 = 0
#else
private let streamType = Int32(SOCK_STREAM.rawValue)
private let noSignal = Int32(MSG_NOSIGNAL)
#endif
