#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reading and writing by descriptor, as often as the system asks for it.
enum StandardStream {
  static let input: Int32 = 0
  static let output: Int32 = 1
  static let error: Int32 = 2

  /// Everything up to the end, but at most `limit` bytes.
  static func readAll(_ descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let (start, room) = (bytes.count, min(1 << 16, limit - bytes.count))
      bytes += repeatElement(0, count: room)
      let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress?.advanced(by: start), room) }
      bytes.removeLast(room - max(0, count))
      if count == 0 { break }
      if count < 0, errno != EINTR { throw .last }
    }
    return bytes
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var position = 0
    while position < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress?.advanced(by: position), $0.count - position)
      }
      if count < 0, errno != EINTR { throw .last }
      position += max(0, count)
    }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
