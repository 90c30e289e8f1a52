#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Reads and writes descriptors, and retries interrupted and partial calls.
package enum StandardStream {
  package static let input: Int32 = 0
  package static let output: Int32 = 1
  package static let error: Int32 = 2

  /// Reads everything up to the end, but at most `limit` bytes; `size` is the expected number, which is known of a file.
  package static func readAll(_ descriptor: Int32, limit: Int, expecting size: Int = 1 << 16)
    throws(SystemError)
    -> [UInt8]
  {
    // Room for one more shows at once that nothing follows.
    var bytes = try readSome(descriptor, room: min(size + 1, limit))
    if bytes.count <= size { return bytes }
    while bytes.count < limit {
      let more = try readSome(descriptor, room: min(1 << 16, limit - bytes.count))
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Reads `room` bytes, or fewer if the end comes before.
  private static func readSome(_ descriptor: Int32, room: Int) throws(SystemError) -> [UInt8] {
    var error: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      while count < room {
        let new = read(descriptor, buffer.baseAddress?.advanced(by: count), room - count)
        if new < 0, errno == EINTR { continue }
        if new < 0 { error = .last }
        if new <= 0 { break }
        count += new
      }
    }
    if let error { throw error }
    return bytes
  }

  /// Reads what is available now, in one call.
  package static func readOnce(_ descriptor: Int32, room: Int) throws(SystemError) -> [UInt8] {
    var error: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      let new = read(descriptor, buffer.baseAddress, room)
      if new < 0, errno != EINTR, errno != EAGAIN { error = .last }
      count = max(0, new)
    }
    if let error { throw error }
    return bytes
  }

  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var position = 0
    while position < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress?.advanced(by: position), $0.count - position)
      }
      if count < 0, errno != EINTR { throw .last }
      position += max(0, count)
    }
  }

  /// Whether something can be read from standard input, or it is closed, before so many milliseconds have passed. Something to read at
  /// another descriptor ends the waiting too.
  package static func waitForInput(_ milliseconds: Int32, or other: Int32? = nil) -> Bool {
    var requests = [input, other ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return poll(&requests, 2, milliseconds) > 0 && requests[0].revents != 0
  }

  /// Writes bytes to a pipe. Whenever standard input has something, `read` is called, which takes some of it: a program at the other
  /// end of both that doesn't read before it has written can't hold this one up.
  package static func writeReading(
    _ bytes: [UInt8], to descriptor: Int32, read: () -> Void
  ) throws(SystemError) {
    // So much fits into a pipe that has space.
    let atOnce = 4096
    var position = 0
    var isInputOpen = true
    while position < bytes.count {
      var requests = [
        pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: isInputOpen ? input : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&requests, 2, -1) >= 0 else {
        if errno == EINTR { continue }
        throw .last
      }
      if requests[1].revents & Int16(POLLIN) != 0 {
        read()
      } else if requests[1].revents != 0 {
        isInputOpen = false
      }
      guard requests[0].revents != 0 else { continue }
      let end = min(bytes.count, position + atOnce)
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress?.advanced(by: position), end - position)
      }
      if count < 0, errno != EINTR { throw .last }
      position += max(0, count)
    }
  }

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
