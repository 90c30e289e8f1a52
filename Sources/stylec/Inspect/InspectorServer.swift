#if Pictures
import NIOCore
import NIOHTTP1
import NIOPosix
import StyleInspector
import StyleSource
import StyleWorkspace

/// Speaks HTTP/1.1 on a port of 127.0.0.1. What is asked for is answered by an `Inspector`, on a thread of its own, one request
/// after the other.
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
  /// What one connection, and all together, may take.
  enum Limit {
    static let connections = 64
    static let eventStreams = 16
    static let head = 16 << 10
    static let headers = 64
    /// From the first byte of a request, or from the beginning of the connection, to the end of the request.
    static let request = TimeAmount.seconds(10)
    /// How long a connection may stay without a request, and an answer without being read.
    static let idle = TimeAmount.seconds(60)
    static let heartbeat = TimeAmount.seconds(15)
  }

  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let worker = NIOThreadPool(numberOfThreads: 1)
  private let channel: any Channel
  private let events = EventStreams()
  let port: Int

  /// Takes a port of this machine alone, any that is free for 0. Whoever connects waits until `serve` is called.
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
  ///   - page: Answers requests for the page's files, between any two steps of `answer`.
  ///   - answer: Answers all others, on the worker.
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

  /// Lets apps connect, on the same thread.
  func listenForApps(host: String, port: Int, _ ear: AppListener.Ear) throws(Failure) -> AppListener {
    try AppListener(on: group, host: host, port: port, ear)
  }

  /// Runs `body` on the thread that moves bytes.
  func onLoop(_ body: @escaping @Sendable () -> Void) { group.any().execute(body) }

  /// Runs `body` between two requests.
  func onWorker(_ body: @escaping @Sendable () -> Void) { worker.submit { _ in body() } }

  /// Runs `body` between two requests, and waits for what it gives.
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

/// What the handlers of all connections share; on one event loop.
final class ConnectionGate: @unchecked Sendable {
  private let service = Guarded<InspectorServer.Service?>(nil)
  // On the event loop alone.
  private var connections = 0
  /// What ends the connections that have no whole request, by the order in which they began to wait for one.
  private var waiting: [Int: () -> Void] = [:]
  private var order = 0

  func open(_ service: InspectorServer.Service) { self.service.use { $0 = service } }

  var current: InspectorServer.Service? { service.use { $0 } }

  /// False where there are too many; each that enters leaves. The one gives way that has waited longest for a whole request, so that
  /// nobody is kept out by connections that send half of one.
  func enter() -> Bool {
    connections += 1
    if connections <= InspectorServer.Limit.connections { return true }
    guard let oldest = waiting.keys.min(), let end = waiting.removeValue(forKey: oldest) else { return false }
    end()
    return true
  }

  /// Notes a connection that waits for a request; `end` ends it, and it leaves by that.
  func wait(_ end: @escaping () -> Void) -> Int {
    order += 1
    waiting[order] = end
    return order
  }

  func goOn(_ number: Int) { waiting[number] = nil }

  func leave() { connections -= 1 }
}

/// The connections on which pages wait for events; on one event loop.
final class EventStreams: @unchecked Sendable {
  /// With whether the head of the answer has been written.
  private var streams: [ObjectIdentifier: (channel: any Channel, isOpen: Bool)] = [:]

  /// False where there are too many.
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
      // A page that doesn't read is told nothing more: it connects again and asks what it has missed.
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
