import Foundation

extension Data {
  /// Writes a file that is needed no longer than a test runs, and doesn't wait until the disk has it, as `write(to:)` does: tests write
  /// files by the ten thousand.
  package func writeUnsynced(to url: URL) throws {
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else {
      throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno), userInfo: [NSFilePathErrorKey: url.path])
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: self)
    try file.close()
  }
}
