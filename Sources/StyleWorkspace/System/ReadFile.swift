import StyleSyntax

/// Reads a regular file. It never waits for a pipe or a device.
///
/// It reads at most one byte more than the parser accepts, so that the parser reports files that are too large.
package func readFile(_ path: String, limit: Int = Limits.jsonSize + 1) throws(SystemError) -> [UInt8] {
  let file = try Descriptor.reading(path)
  let status = try file.status()
  switch status.kind {
  case .file: return try file.readAll(limit: limit, expecting: status.size)
  case .folder: throw .isFolder
  case .link, .other: throw .isNoFile
  }
}

/// Reads standard input to its end, but at most one byte more than the parser accepts.
package func readStandardInput() throws(SystemError) -> [UInt8] {
  try StandardStream.readAll(StandardStream.input, limit: Limits.jsonSize + 1)
}
