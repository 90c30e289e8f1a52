/// A folder that a command writes to. What would not change is not touched, what is written is there whole or not at
/// all, and nothing is written outside.
struct OutputFolder {
  let path: String
  private(set) var written = 0
  private(set) var unchanged = 0

  init(_ path: String) throws(Failure) {
    guard !path.isEmpty else { throw Failure("the output folder has no name") }
    self.path = path
    try makeFolder(path)
  }

  enum Freshness { case same, different, absent }

  /// How the file on disk compares with what would be written.
  func freshness(of name: String, _ bytes: [UInt8]) -> Freshness {
    guard let old = try? readFile(path + "/" + name) else { return .absent }
    return old == bytes ? .same : .different
  }

  /// Writes a file below the folder; `name` is its path there.
  mutating func write(_ name: String, _ bytes: [UInt8]) throws(Failure) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
      throw Failure("\(name): would lie outside \(path)")
    }
    var folder = path
    for part in parts.dropLast() {
      folder += "/" + part
      try makeFolder(folder)
      try checkInside(folder)
    }
    if freshness(of: name, bytes) == .same {
      unchanged += 1
      return
    }
    try replaceFile(path + "/" + name, bytes)
    written += 1
  }

  /// Removes a file that an earlier run wrote.
  func remove(_ name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return }
    unlink(path + "/" + name)
  }

  /// A link inside the folder may point elsewhere.
  private func checkInside(_ folder: String) throws(Failure) {
    guard let root = realPath(path), let real = realPath(folder) else {
      throw Failure("\(folder): \(systemError())")
    }
    guard real == root || real.hasPrefix(root + "/") else {
      throw Failure("\(folder): leads outside \(path)")
    }
  }
}

private func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

/// Makes a folder and those above it.
private func makeFolder(_ path: String) throws(Failure) {
  var current = path.hasPrefix("/") ? "" : "."
  for part in path.split(separator: "/") where part != "." {
    current += "/" + part
    if mkdir(current, 0o777) != 0, errno != EEXIST { throw Failure("\(current): \(systemError())") }
  }
  var status = stat()
  guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
    throw Failure("\(path): is not a folder")
  }
}

/// Puts `bytes` in the place of a file: into a temporary file beside it, which then takes its name. A link is followed,
/// and the file's mode stays.
func replaceFile(_ path: String, _ bytes: [UInt8]) throws(Failure) {
  let target = realPath(path) ?? path
  let folder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(target[..<$0]) } ?? "."
  var status = stat()
  let mode = stat(target, &status) == 0 ? status.st_mode & 0o7777 : nil
  if mode != nil, status.st_mode & S_IFMT != S_IFREG { throw Failure("\(path): is not a regular file") }
  var name = Array((folder + "/.stylec-XXXXXX").utf8CString)
  let descriptor = name.withUnsafeMutableBufferPointer { $0.baseAddress.map { mkstemp($0) } ?? -1 }
  guard descriptor >= 0 else { throw Failure("\(path): \(systemError())") }
  let temporary = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  let isWritten = writeAll(descriptor, bytes) && fchmod(descriptor, mode ?? 0o666 & ~currentMask()) == 0
  let isSafe = isWritten && fsync(descriptor) == 0
  let message = systemError()
  close(descriptor)
  guard isSafe, rename(temporary, target) == 0 else {
    let reason = isSafe ? systemError() : message
    unlink(temporary)
    throw Failure("\(path): \(reason)")
  }
  let directory = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_CLOEXEC)
  if directory >= 0 {
    fsync(directory)
    close(directory)
  }
}

private func currentMask() -> mode_t {
  let mask = umask(0)
  umask(mask)
  return mask
}

private func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
  var position = 0
  while position < bytes.count {
    let count = bytes.withUnsafeBytes {
      write(descriptor, $0.baseAddress?.advanced(by: position), $0.count - position)
    }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    position += count
  }
  return true
}
