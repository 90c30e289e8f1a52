import StyleSyntax

/// Reads a whole regular file. Never waits for a pipe or a device, and stops behind the size that the parser takes.
func readFile(_ path: String) throws(Failure) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { throw Failure("\(path): \(systemError())") }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw Failure("\(path): \(systemError())") }
  guard status.st_mode & S_IFMT == S_IFREG else {
    throw Failure("\(path): \(status.st_mode & S_IFMT == S_IFDIR ? "is a folder" : "is not a regular file")")
  }
  // One byte more than the limit is enough for the parser to see that there is too much.
  return try readAll(descriptor, path, limit: Limits.fileSize + 1)
}

/// Reads standard input to its end.
func readStandardInput() throws(Failure) -> [UInt8] {
  try readAll(STDIN_FILENO, "standard input", limit: Limits.fileSize + 1)
}

private func readAll(_ descriptor: Int32, _ name: String, limit: Int) throws(Failure) -> [UInt8] {
  var bytes: [UInt8] = []
  let chunk = 1 << 16
  while bytes.count < limit {
    let start = bytes.count
    bytes += repeatElement(0, count: min(chunk, limit - start))
    let count = bytes.withUnsafeMutableBytes {
      read(descriptor, $0.baseAddress?.advanced(by: start), $0.count - start)
    }
    if count < 0, errno == EINTR {
      bytes.removeLast(bytes.count - start)
      continue
    }
    guard count >= 0 else { throw Failure("\(name): \(systemError())") }
    bytes.removeLast(bytes.count - start - count)
    if count == 0 { break }
  }
  return bytes
}
