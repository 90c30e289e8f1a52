#if Pictures
import NIOCore
import NIOPosix
import StyleInspector
import StyleSource
import StyleWorkspace

/// Accepts the connections of apps that follow an inspector. `AppLines` reads their messages, and an `Inspector` decides on its own thread
/// what they get.
///
/// It limits connections (12), those that aren't allowed yet (4), the time until an app has said who it is (10 s), and the time
/// in which an app takes an update (30 s).
final class AppListener: Sendable {
  fileprivate enum Limit {
    static let connections = 12
    static let asking = 4
    static let hello = TimeAmount.seconds(10)
    static let update = TimeAmount.seconds(30)
  }

  /// The callbacks for events of a connection, on any thread.
  struct ConnectionEvents: Sendable {
    var received: @Sendable (Int, AppLines.Line) -> Void
    var closed: @Sendable (Int) -> Void
    var sent: @Sendable (Int) -> Void
  }

  private let channel: any Channel
  private let connections: AppConnections
  let address: String

  /// - Parameter group: A group with one thread.
  init(on group: MultiThreadedEventLoopGroup, host: String, port: Int, _ events: ConnectionEvents)
    throws(Failure)
  {
    let connections = AppConnections()
    do {
      channel = try ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 16)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        .childChannelOption(.maxMessagesPerRead, value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(AppHandler(connections, events))
          }
        }
        .bind(host: host, port: port).wait()
    } catch {
      let reason = (error as? IOError).map { SystemError(code: $0.errnoCode).description } ?? "\(error)"
      throw Failure(
        "port \(port) can't be listened on for apps: \(reason); choose another one with ‘--app-port’")
    }
    self.connections = connections
    address = "\(host):\(channel.localAddress?.port ?? port)"
  }

  /// Does what an inspector has decided about a connection.
  func answer(_ number: Int, _ answer: AppAnswer) {
    let connections = connections
    channel.eventLoop.execute { connections[number]?.take(answer) }
  }
}

/// The connections of apps, by their numbers. All calls are on one event loop.
private final class AppConnections: @unchecked Sendable {
  private var handlers: [Int: AppHandler] = [:]
  private var last = 0

  subscript(_ number: Int) -> AppHandler? { handlers[number] }

  /// Adds a connection and returns its number; nil where there are too many.
  func add(_ handler: AppHandler) -> Int? {
    guard handlers.count < AppListener.Limit.connections,
      handlers.values.count(where: { !$0.isAllowed }) < AppListener.Limit.asking
    else { return nil }
    last += 1
    handlers[last] = handler
    return last
  }

  func remove(_ number: Int) { handlers[number] = nil }
}

/// The connection of one app. All calls are on the event loop.
private final class AppHandler: ChannelInboundHandler, @unchecked Sendable {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let connections: AppConnections
  private let events: AppListener.ConnectionEvents
  private var lines = AppLines()
  private var number: Int?
  private var context: ChannelHandlerContext?
  private var deadline: Scheduled<Void>?
  private(set) var isAllowed = false

  init(_ connections: AppConnections, _ events: AppListener.ConnectionEvents) {
    self.connections = connections
    self.events = events
  }

  func channelActive(context: ChannelHandlerContext) {
    self.context = context
    number = connections.add(self)
    if number == nil { return context.close(promise: nil) }
    expect(within: AppListener.Limit.hello, context)
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    self.context = nil
    guard let number else { return }
    connections.remove(number)
    events.closed(number)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard let number else { return }
    guard let messages = lines.receive(unwrapInboundIn(data).readableBytesView) else {
      return context.close(promise: nil)
    }
    for message in messages {
      // A person takes their time.
      deadline?.cancel()
      events.received(number, message)
    }
  }

  func take(_ answer: AppAnswer) {
    guard let context, let number else { return }
    switch answer {
    case .allow:
      isAllowed = true
      lines.allow()
      expect(within: AppListener.Limit.hello, context)
      write(Array("allowed\n".utf8), context, promise: nil)
    case .refuse:
      let written = context.eventLoop.makePromise(of: Void.self)
      let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
      written.futureResult.whenComplete { _ in bound.value.close(promise: nil) }
      write(Array("refused\n".utf8), context, promise: written)
      expect(within: AppListener.Limit.hello, context)
    case .send(let bytes):
      let written = context.eventLoop.makePromise(of: Void.self)
      let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
      written.futureResult.whenSuccess {
        bound.value.deadline?.cancel()
        bound.value.events.sent(number)
      }
      expect(within: AppListener.Limit.update, context)
      write(bytes, context, promise: written)
    }
  }

  private func write(_ bytes: [UInt8], _ context: ChannelHandlerContext, promise: EventLoopPromise<Void>?) {
    context.writeAndFlush(wrapOutboundOut(context.channel.allocator.buffer(bytes: bytes)), promise: promise)
  }

  /// Ends the connection unless bytes have arrived, or have been taken, within a time.
  private func expect(within time: TimeAmount, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: time) { bound.value.close(promise: nil) }
  }
}
#endif
