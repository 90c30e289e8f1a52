// Compiled in generated code alone, which imports Darwin or Glibc for it: the library holds nothing that opens a connection.

#if LIVE_UPDATES
  import Dispatch
  import Observation

  /// Shows in the running app what `stylec inspect --app` changes.
  ///
  /// It is there in debug builds alone, and does nothing until `follow` is called. It connects to an inspector, says the app's
  /// name, version and components, and takes values of styles. It executes nothing and sends nothing else.
  nonisolated public enum StyleUpdates {
    public enum Status: Sendable, Hashable {
      case off
      /// Until there is an inspector.
      case connecting
      /// Until a person allows it on the inspector's page, which shows the same code.
      case asking(code: String)
      case following
      /// The inspector has said no. Nothing is tried again until `follow` is called.
      case refused
    }

    @MainActor public private(set) static var status = Status.off {
      didSet { if status != oldValue { tellObservers() } }
    }

    /// Begins to follow an inspector: that of this machine, or one of the same network.
    ///
    /// - Parameters:
    ///   - name: What the inspector calls the app; nil is the name of the program.
    @MainActor public static func follow(
      host: String = "127.0.0.1",
      port: UInt16 = 8643,
      name: String? = nil,
      version: String = ""
    ) {
      guard status == .off || status == .refused else { return }
      status = .connecting
      let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
      let connection = StyleUpdateConnection(
        host: host,
        port: port,
        name: name ?? program ?? "app",
        version: version,
        components: components
      )
      queue.async { connection.run() }
    }

    /// Calls back after each change of a style or of `status`.
    @MainActor public static func onChange(_ change: @escaping @MainActor () -> Void) {
      observers.append(StyleUpdateObserver(owner: nil, isOwned: false, change: change))
    }

    /// Calls back after each change, as long as a view lives.
    @MainActor static func tell<Owner: AnyObject>(
      _ owner: Owner,
      _ change: @escaping @MainActor (Owner) -> Void
    ) {
      if observers.count >= pruningCount {
        observers.removeAll { $0.isOwned && $0.owner == nil }
        pruningCount = max(256, observers.count * 2)
      }
      observers.append(
        StyleUpdateObserver(owner: owner, isOwned: true) { [weak owner] in
          if let owner { change(owner) }
        }
      )
    }

    /// Notes that what is being computed depends on the styles, for SwiftUI.
    static func access() {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
        StyleUpdateVersion.shared.access()
      }
    }

    /// Takes what an inspector says.
    @MainActor static func take(_ updates: [StyleUpdate]) {
      func apply() {
        for update in updates { update.component.take(update.values, of: update.style) }
      }
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
        StyleUpdateVersion.shared.change(apply)
      } else {
        apply()
      }
      tellObservers()
    }

    @MainActor fileprivate static func set(_ status: Status) { self.status = status }

    @MainActor private static func tellObservers() {
      for observer in observers { observer.change() }
    }

    @MainActor private static var observers: [StyleUpdateObserver] = []
    @MainActor private static var pruningCount = 256
    private static let queue = DispatchQueue(label: "StyleUpdates")
  }

  /// What an inspector says of a style.
  nonisolated struct StyleUpdate: Sendable {
    var component: StyleUpdateComponent
    var style: String
    var values: StyleUpdateComponent.Update
  }

  nonisolated private struct StyleUpdateObserver {
    weak var owner: AnyObject?
    var isOwned: Bool
    var change: @MainActor () -> Void
  }

  /// What SwiftUI's views depend on.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  nonisolated private final class StyleUpdateVersion: Observable, Sendable {
    static let shared = StyleUpdateVersion()

    private let registrar = ObservationRegistrar()
    private var version: Int { 0 }

    func access() { registrar.access(self, keyPath: \.version) }

    func change(_ body: () -> Void) {
      registrar.withMutation(of: self, keyPath: \.version, body)
    }
  }

  /// The connection to an inspector, on a thread of its own.
  nonisolated private final class StyleUpdateConnection: Sendable {
    private let address: (host: String, port: UInt16)
    private let app: (name: String, version: String)
    private let components: [String: StyleUpdateComponent]
    /// Of a line, in bytes.
    private static let longestLine = 1 << 20

    init(
      host: String,
      port: UInt16,
      name: String,
      version: String,
      components: [StyleUpdateComponent]
    ) {
      address = (host, port)
      app = (name, version)
      self.components = Dictionary(components.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Connects again whenever the connection is lost, until the inspector says no.
    func run() {
      var isFirst = true
      while true {
        if let socket = connected() {
          defer { _ = close(socket) }
          isFirst = true
          if talk(socket) == .refused {
            report("the inspector said no")
            return set(.refused)
          }
          report("the connection is lost")
          set(.connecting)
        } else if isFirst {
          isFirst = false
          report("nobody at \(address.host):\(address.port) yet; start ‘stylec inspect --app’")
        }
        sleep(1)
      }
    }

    private enum End { case lost, refused }

    /// What the inspector sends: `allowed` or `refused`, then a line for each style, whenever it changes.
    private func talk(_ socket: Int32) -> End {
      let digits = String(Int.random(in: 1_000_000...1_999_999))
      let code = "\(digits.dropFirst().prefix(3))-\(digits.suffix(3))"
      let hello = "stylec-app 1 \(code) \(encoded(app.name)) \(encoded(app.version))\n"
      guard send(hello, to: socket) else { return .lost }
      report("allow \(code) on the inspector’s page")
      set(.asking(code: code))
      var isAllowed = false
      var lines = StyleUpdateLines(socket: socket, longest: StyleUpdateConnection.longestLine)
      while let batch = lines.next() {
        var updates: [StyleUpdate] = []
        for line in batch {
          let words = line.split(separator: " ", omittingEmptySubsequences: false)
          switch words.first {
          case "refused": return .refused
          case "allowed" where !isAllowed:
            isAllowed = true
            guard send(described, to: socket) else { return .lost }
            report("following")
            set(.following)
          case "style" where isAllowed:
            if let update = update(words.dropFirst()) { updates.append(update) }
          default: break
          }
        }
        if !updates.isEmpty { take(updates) }
      }
      return .lost
    }

    /// `BadgeStyle 'quiet values…`
    private func update(_ words: ArraySlice<Substring>) -> StyleUpdate? {
      var reader = StyleUpdateReader(words)
      guard let name = reader.word(), let component = components[String(name)],
        reader.word().map(String.init) == component.layout, let style = reader.text(),
        let values = component.read(&reader)
      else { return nil }
      return StyleUpdate(component: component, style: style, values: values)
    }

    /// What the app was built with.
    private var described: String {
      components.values.map { "component \($0.name) \($0.layout) \($0.code)\n" }.joined()
        + "ready\n"
    }

    // MARK: The main actor

    private func set(_ status: StyleUpdates.Status) {
      DispatchQueue.main.sync { MainActor.assumeIsolated { StyleUpdates.set(status) } }
    }

    private func take(_ updates: [StyleUpdate]) {
      DispatchQueue.main.sync { MainActor.assumeIsolated { StyleUpdates.take(updates) } }
    }

    private func report(_ text: String) {
      print("StyleUpdates: \(text)")
      // Where the output is no terminal, it would wait for more.
      fflush(nil)
    }

    // MARK: Sockets

    private func connected() -> Int32? {
      var hints = addrinfo()
      #if canImport(Darwin)
        hints.ai_socktype = SOCK_STREAM
      #else
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
      #endif
      var found: UnsafeMutablePointer<addrinfo>?
      guard getaddrinfo(address.host, "\(address.port)", &hints, &found) == 0 else { return nil }
      defer { freeaddrinfo(found) }
      var next = found
      while let info = next?.pointee {
        let socket = socket(info.ai_family, info.ai_socktype, info.ai_protocol)
        if socket >= 0 {
          if connect(socket, info.ai_addr, info.ai_addrlen) == 0 { return socket }
          _ = close(socket)
        }
        next = info.ai_next
      }
      return nil
    }

    private func send(_ text: String, to socket: Int32) -> Bool {
      #if canImport(Darwin)
        var isOn: Int32 = 1
        setsockopt(
          socket,
          SOL_SOCKET,
          SO_NOSIGPIPE,
          &isOn,
          socklen_t(MemoryLayout<Int32>.size)
        )
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      let bytes = Array(text.utf8)
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes { buffer in
          #if canImport(Darwin)
            Darwin.send(socket, buffer.baseAddress! + sent, bytes.count - sent, flags)
          #else
            Glibc.send(socket, buffer.baseAddress! + sent, bytes.count - sent, flags)
          #endif
        }
        if count <= 0 { return false }
        sent += count
      }
      return true
    }

    private func encoded(_ text: String) -> String {
      var result = "'"
      for byte in text.utf8.prefix(64) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
          result.unicodeScalars.append(Unicode.Scalar(byte))
        default:
          let digits = String(byte, radix: 16)
          result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
        }
      }
      return result
    }
  }

  /// Reads the lines that come through a socket.
  nonisolated private struct StyleUpdateLines {
    let socket: Int32
    /// In bytes.
    let longest: Int
    private var rest: [UInt8] = []

    init(socket: Int32, longest: Int) {
      self.socket = socket
      self.longest = longest
    }

    /// The lines that have come since, at least one; nil at the end, or where a line is too long.
    mutating func next() -> [String]? {
      var chunk = [UInt8](repeating: 0, count: 64 << 10)
      while true {
        let count = chunk.withUnsafeMutableBytes { recv(socket, $0.baseAddress, $0.count, 0) }
        guard count > 0 else { return nil }
        let isWhole = chunk[..<count].contains(UInt8(ascii: "\n"))
        rest += chunk[..<count]
        if isWhole { break }
        guard rest.count <= longest else { return nil }
      }
      var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      rest = lines.popLast().map(Array.init) ?? []
      guard lines.allSatisfy({ $0.count <= longest }) else { return nil }
      return lines.map { String(decoding: $0, as: UTF8.self) }
    }
  }
#endif
