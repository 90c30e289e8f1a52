#if Pictures
import NIOCore
import NIOHTTP1
import NIOPosix
import StyleInspector

/// A handler that takes the requests of one connection, and writes their answers.
final class RequestHandler: ChannelInboundHandler, @unchecked Sendable {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private typealias Limit = InspectorServer.Limit

  // All below is used on the connection's event loop alone.
  private let gate: ConnectionGate
  private let events: EventStreams
  private let worker: NIOThreadPool
  private var deadline: Scheduled<Void>?
  private var request: (head: InspectorHead, body: [UInt8])?
  private var phase = Phase.waiting
  private var isCounted = false
  /// The number of the connection in the gate, while it waits for a whole request.
  private var turn: Int?

  private enum Phase {
    /// The connection waits for a request, or the rest of one.
    case waiting
    /// The connection is about to end, and bytes that arrive are ignored.
    case refused
    case answering
    case streaming
  }

  init(gate: ConnectionGate, events: EventStreams, worker: NIOThreadPool) {
    self.gate = gate
    self.events = events
    self.worker = worker
  }

  // MARK: Connections

  func channelActive(context: ChannelHandlerContext) {
    isCounted = true
    if gate.enter() {
      beginWaiting(context)
      expect(within: Limit.request, context)
    } else {
      refuse(InspectorError(429, "too-many", "there are too many connections"), context)
    }
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    leave()
    events.remove(context.channel)
    context.fireChannelInactive()
  }

  private func beginWaiting(_ context: ChannelHandlerContext) {
    endWaiting()
    turn = gate.wait { [unowned self] in
      turn = nil
      leave()
      context.close(promise: nil)
    }
  }

  private func endWaiting() {
    if let turn { gate.goOn(turn) }
    turn = nil
  }

  private func leave() {
    endWaiting()
    if isCounted { gate.leave() }
    isCounted = false
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard phase == .waiting, error is HTTPParserError else { return context.close(promise: nil) }
    let isTooLarge = error as? HTTPParserError == .headerOverflow
    refuse(
      isTooLarge
        ? InspectorError(431, "too-large", "the headers are too large")
        : InspectorError(400, "bad-request", "this is no HTTP request"), context)
  }

  /// Ends the connection unless bytes have arrived within a time.
  private func expect(within time: TimeAmount, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    let context = NIOLoopBound(context, eventLoop: context.eventLoop)
    deadline = context.value.eventLoop.scheduleTask(in: time) { [weak self] in
      guard let self else { return }
      if self.phase == .waiting, self.request != nil {
        self.refuse(InspectorError(408, "too-slow", "the request took too long"), context.value)
      } else {
        context.value.close(promise: nil)
      }
    }
  }

  // MARK: Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard phase == .waiting else { return }
    switch unwrapInboundIn(data) {
    case .head(let head): begin(head, context)
    case .body(let part):
      guard let count = request?.body.count, count + part.readableBytes <= InspectorAccess.largestBody else {
        return refuse(.tooLargeBody, context)
      }
      request?.body += part.readableBytesView
    case .end: finish(context)
    }
  }

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let read = InspectorHead(
      method: head.method.rawValue, target: head.uri, isHTTP11: head.version == .http1_1,
      headers: head.headers.map { ($0.name, $0.value) })
    guard let service = gate.current else {
      return refuse(InspectorError(503, "starting", "the inspector is just being started"), context)
    }
    if let refusal = service.access.refusal(of: read) { return refuse(refusal, context) }
    request = (read, [])
    expect(within: Limit.request, context)
  }

  private func finish(_ context: ChannelHandlerContext) {
    guard let (head, body) = request, let service = gate.current else { return }
    request = nil
    deadline?.cancel()
    // Everybody may ask for the page, so somebody who doesn't read the answer may be let go too.
    if InspectorRoute(path: head.path) != .page { endWaiting() }
    if InspectorRoute(path: head.path) == .events, !events.add(context.channel) {
      return refuse(InspectorError(429, "too-many", "there are too many pages"), context)
    }
    phase = .answering
    context.channel.setOption(.autoRead, value: false).whenFailure { _ in }
    let isLast = head.endsConnection
    // The page's files are there while the worker still reads style files.
    if InspectorRoute(path: head.path) == .page {
      return write(service.page(head), isLast: isLast, context)
    }
    let loop = context.eventLoop
    let bound = NIOLoopBound((self, context), eventLoop: loop)
    worker.submit { _ in
      let answer = service.answer(head, body)
      loop.execute { bound.value.0.write(answer, isLast: isLast, bound.value.1) }
    }
  }

  // MARK: Answers

  private func write(_ answer: InspectorAnswer, isLast: Bool, _ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    var answer = answer
    answer.closes = answer.closes || isLast
    let isStream = answer.contentType == "text/event-stream"
    write(head(answer, isStream: isStream), context)
    if !answer.bytes.isEmpty {
      write(.body(.byteBuffer(context.channel.allocator.buffer(bytes: answer.bytes))), context)
    }
    if isStream {
      phase = .streaming
      context.flush()
      events.open(context.channel)
      // What a page still sends is of no use, but that it goes must be seen.
      context.channel.setOption(.autoRead, value: true).whenFailure { _ in }
      return
    }
    events.remove(context.channel)
    end(closes: answer.closes, context)
  }

  private func refuse(_ error: InspectorError, _ context: ChannelHandlerContext) {
    guard phase == .waiting else { return }
    phase = .refused
    deadline?.cancel()
    let answer = InspectorAnswer.failure(error)
    write(head(answer, closes: true), context)
    write(.body(.byteBuffer(context.channel.allocator.buffer(bytes: answer.bytes))), context)
    end(closes: true, context)
  }

  private func end(closes: Bool, _ context: ChannelHandlerContext) {
    // An answer that nobody reads does not hold its connection for ever.
    phase = closes ? .refused : phase
    expect(within: Limit.idle, context)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let written = context.eventLoop.makePromise(of: Void.self)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: written)
    written.futureResult.whenComplete { result in
      let (handler, context) = bound.value
      if closes {
        handler.close(context)
      } else if case .success = result {
        handler.phase = .waiting
        handler.beginWaiting(context)
        handler.expect(within: Limit.idle, context)
        context.channel.setOption(.autoRead, value: true).whenFailure { _ in }
      }
    }
  }

  /// Ends the connection once the client has had the time to read the answer: if it were closed while bytes are left unread, the
  /// system would drop the answer.
  private func close(_ context: ChannelHandlerContext) {
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.close(mode: .output, promise: nil)
    deadline?.cancel()
    deadline = context.eventLoop.scheduleTask(in: .seconds(1)) { bound.value.close(promise: nil) }
  }

  private func head(_ answer: InspectorAnswer, isStream: Bool = false, closes: Bool = false)
    -> HTTPServerResponsePart
  {
    var headers = HTTPHeaders()
    if let type = answer.contentType { headers.add(name: "Content-Type", value: type) }
    for (name, value) in InspectorAnswer.commonHeaders + answer.headers {
      headers.add(name: name, value: value)
    }
    if !headers.contains(name: "Cache-Control") { headers.add(name: "Cache-Control", value: "no-store") }
    if closes || answer.closes { headers.add(name: "Connection", value: "close") }
    if !isStream, answer.status != 304, answer.status != 204 {
      headers.add(name: "Content-Length", value: "\(answer.bytes.count)")
    }
    return .head(
      HTTPResponseHead(version: .http1_1, status: .init(statusCode: answer.status), headers: headers))
  }

  private func write(_ part: HTTPServerResponsePart, _ context: ChannelHandlerContext) {
    context.write(wrapOutboundOut(part), promise: nil)
  }
}
#endif
