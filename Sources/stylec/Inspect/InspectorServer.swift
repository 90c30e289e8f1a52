#if Pictures
import NIOCore
import NIOHTTP1
import NIOPosix
import StyleInspector
import StyleSource
import StyleWorkspace

/// A server of HTTP/1.1 on a port of 127.0.0.1. An `Inspector` answers requests, on a thread of its own, one after the other.
///
/// It limits connections (64), event streams (16), heads (16 KB), bodies (1 MiB) and request times (10 s). `InspectorAccess` decides
/// about each head before its body is read, by Host, Origin, Sec-Fetch-Site and the key of the session.
///
/// One thread moves bytes and serves the page's files. A second one answers all other requests, and compiles the files while the browser
/// opens (`UncheckedWorkspace`). Rules run after the page has appeared, and an event reports their findings.
///
/// SwiftNIO's decoder bounds heads and doesn't import Foundation. FlyingFox bounds neither heads, connections nor request times, and
/// imports Foundation, which the dynamic linker would load for every command. Builds without the trait `Pictures` contain no server.
final class InspectorServer: Sendable {
  /// The limits of one connection, and of all together.
  enum Limit {
    static let connections = 64
    static let eventStreams = 16
    static let head = 16 << 10
    static let headers = 64
    /// The time from the first byte of a request, or from the beginning of the connection, to the end of the request.
    static let request = TimeAmount.seconds(10)
    /// The time that a connection may stay without a request, and an answer without being read.
    static let idle = TimeAmount.seconds(60)
    static let heartbeat = TimeAmount.seconds(15)
  }

  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let worker = NIOThreadPool(numberOfThreads: 1)
  private let channel: any Channel
  private let events = EventStreams()
  let port: Int

  /// Takes a port of this machine alone, any free one for 0. Connections wait until `serve` is called.
  init(port: Int) throws(Failure) {
    worker.start()
    let gate = ConnectionGate()
    let (events, worker) = (events, worker)
    do {
      channel = try ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 64)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(HTTPResponseEncoder())
            var limits = NIOHTTPDecoderLimitConfiguration()
            limits.maxHeaderFieldSize = Limit.head / 2
            limits.maxHeaderListSize = Limit.head
            limits.maxHeaderFieldCount = Limit.headers
            let decoder = HTTPRequestDecoder(
              leftOverBytesStrategy: .dropBytes, informationalResponseStrategy: .drop,
              limitConfiguration: limits)
            try pipeline.addHandler(ByteToMessageHandler(decoder))
            try pipeline.addHandler(RequestHandler(gate: gate, events: events, worker: worker))
          }
        }
        .bind(host: "127.0.0.1", port: port).wait()
    } catch {
      let reason = (error as? IOError).map { SystemError(code: $0.errnoCode).description } ?? "\(error)"
      throw Failure("port \(port) can't be listened on: \(reason)")
    }
    self.port = channel.localAddress?.port ?? port
    self.gate = gate
  }

  private let gate: ConnectionGate

  /// Answers requests from now on.
  ///
  /// - Parameters:
  ///   - page: The function that answers requests for the page's files, between any two steps of `answer`.
  ///   - answer: The function that answers all others, on the worker.
  func serve(
    _ access: InspectorAccess, page: @escaping @Sendable (InspectorHead) -> InspectorAnswer,
    _ answer: @escaping @Sendable (InspectorHead, [UInt8]) -> InspectorAnswer
  ) {
    gate.open(Service(access: access, page: page, answer: answer))
    let (events, loop) = (events, group.any())
    loop.scheduleRepeatedTask(initialDelay: Limit.heartbeat, delay: Limit.heartbeat) { _ in
      events.send(Array(": still here\n\n".utf8))
    }
  }

  /// Listens for apps, on the same thread.
  func listenForApps(host: String, port: Int, _ events: AppListener.ConnectionEvents) throws(Failure)
    -> AppListener
  {
    try AppListener(on: group, host: host, port: port, events)
  }

  /// Runs `body` on the thread that moves bytes.
  func onLoop(_ body: @escaping @Sendable () -> Void) { group.any().execute(body) }

  /// Runs `body` between two requests.
  func onWorker(_ body: @escaping @Sendable () -> Void) { worker.submit { _ in body() } }

  /// Runs `body` between two requests, and waits for its result.
  func askWorker<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
    try? worker.runIfActive(eventLoop: group.any()) { body() }.wait()
  }

  /// Runs `body` between two requests, after some time.
  func onWorker(afterMilliseconds delay: Int64, _ body: @escaping @Sendable () -> Void) {
    let worker = worker
    group.any().scheduleTask(in: .milliseconds(delay)) { worker.submit { _ in body() } }
  }

  /// Sends an event to all pages that listen.
  func send(event: [UInt8]) {
    let events = events
    group.any().execute { events.send(event) }
  }

  struct Service: Sendable {
    var access: InspectorAccess
    var page: @Sendable (InspectorHead) -> InspectorAnswer
    var answer: @Sendable (InspectorHead, [UInt8]) -> InspectorAnswer
  }
}

/// The state that the handlers of all connections share. All calls are on one event loop.
final class ConnectionGate: @unchecked Sendable {
  private let service = Guarded<InspectorServer.Service?>(nil)
  // On the event loop alone.
  private var connections = 0
  /// The functions that end connections without a whole request, by the order in which these began to wait for one.
  private var waiting: [Int: () -> Void] = [:]
  private var order = 0

  func open(_ service: InspectorServer.Service) { self.service.use { $0 = service } }

  var current: InspectorServer.Service? { service.use { $0 } }

  /// Lets a connection in; false where there are too many. Each that enters must leave. The connection that has waited longest for a whole
  /// request is ended, so that none is kept out by those that send half of one.
  func enter() -> Bool {
    connections += 1
    if connections <= InspectorServer.Limit.connections { return true }
    guard let oldest = waiting.keys.min(), let end = waiting.removeValue(forKey: oldest) else { return false }
    end()
    return true
  }

  /// Adds a connection that waits for a request, and returns its number; `end` ends the connection, which then leaves.
  func wait(_ end: @escaping () -> Void) -> Int {
    order += 1
    waiting[order] = end
    return order
  }

  func goOn(_ number: Int) { waiting[number] = nil }

  func leave() { connections -= 1 }
}

/// The connections on which pages wait for events. All calls are on one event loop.
final class EventStreams: @unchecked Sendable {
  /// The connections, each with whether the head of the answer has been written.
  private var streams: [ObjectIdentifier: (channel: any Channel, isOpen: Bool)] = [:]

  /// Adds a connection; false where there are too many.
  func add(_ channel: any Channel) -> Bool {
    guard streams.count < InspectorServer.Limit.eventStreams else { return false }
    streams[ObjectIdentifier(channel)] = (channel, false)
    return true
  }

  /// Sends events to a connection from now on.
  func open(_ channel: any Channel) { streams[ObjectIdentifier(channel)]?.isOpen = true }

  func remove(_ channel: any Channel) { streams[ObjectIdentifier(channel)] = nil }

  func send(_ bytes: [UInt8]) {
    for (channel, isOpen) in streams.values where isOpen {
      // A page that doesn't read gets nothing more: it connects again and asks what it has missed.
      guard channel.isWritable else {
        channel.close(promise: nil)
        continue
      }
      channel.writeAndFlush(
        HTTPServerResponsePart.body(.byteBuffer(channel.allocator.buffer(bytes: bytes))), promise: nil)
    }
  }
}
#endif
