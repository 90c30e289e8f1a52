import StyleSource
import StyleWorkspace

/// The output of earlier runs of `lint`, in the user's cache folder (`$XDG_CACHE_HOME/stylec`, `~/.cache/stylec`, on macOS
/// `~/Library/Caches/stylec`). A run over unchanged files prints it again and reads none of them.
///
/// - **Key:** the arguments, the working folder, the root of paths in reports, and the build of the tool.
/// - **Entry:** the output, and a stamp of everything that the run read or looked for: style files, their folders, and settings files,
///   including those that didn't exist.
/// - **Reuse:** if every stamp (inode, size, both times) is unchanged. A run with a stamp younger than two seconds isn't cached, so no
///   change is missed. `--no-cache` checks everything.
///
/// If anything is wrong with the folder or with a file in it, a run works without a cache. Links are never followed, neither in the folder
/// nor by its name.
struct RunCache {
  /// The key of the run: where, with which arguments, by which build of the tool.
  private let key: String
  private let folder: String
  private let start: Int

  /// The greatest number of runs that are kept, and the greatest size of one, in bytes.
  private static let capacity = 64
  private static let longest = 32 << 20
  private static let title = "stylec-run 1\n"

  /// Makes the cache of a run. `choices` are all that decides the output beside the files. nil where the user has no folder for caches.
  init?(choices: [String]) {
    guard let caches = FileSystem.cacheFolder else { return nil }
    folder = caches + "/stylec"
    let parts = [Stylec.version, CurrentProcess.executableStamp, FileSystem.workingFolder] + choices
    key = parts.map { "\($0.utf8.count):\($0)" }.joined()
    start = FileSystem.now
  }

  private var path: String { folder + "/" + Fingerprint(Array(key.utf8)).text }

  /// The output of the run, if nothing has changed since.
  func known() -> Transcript? {
    guard !FileSystem.isLink(folder), !FileSystem.isLink(path),
      let record = try? readFile(path, limit: RunCache.longest), record.starts(with: RunCache.title.utf8)
    else { return nil }
    var reader = RecordReader(Array(record.dropFirst(RunCache.title.utf8.count)))
    guard let size = reader.number(), let known = reader.bytes(size), known.elementsEqual(key.utf8),
      let inputs = RunInputs(reading: &reader), inputs.areUnchanged
    else { return nil }
    return Transcript(reading: &reader)
  }

  /// Stores the output of a run, unless something that it read was changed within the last two seconds.
  func keep(_ transcript: Transcript, of inputs: RunInputs) {
    guard inputs.areSettled(at: start) else { return }
    var record = Array(RunCache.title.utf8)
    record += "\(key.utf8.count)\n".utf8
    record += key.utf8
    record.append(UInt8(ascii: "\n"))
    inputs.write(into: &record)
    transcript.write(into: &record)
    if FileSystem.isLink(folder) { try? FileSystem.remove(folder) }
    guard record.count < RunCache.longest, (try? FileSystem.makeFolders(folder)) != nil else { return }
    prune()
    try? replaceFile(path, with: record, outlastsPowerCut: false, followsLinks: false)
  }

  /// Removes the oldest runs, if there are very many, and files that killed runs have left over.
  private func prune() {
    TemporaryFile.removeStale(inFolder: folder)
    guard let names = try? FileSystem.entries(in: folder).map(\.name), names.count >= RunCache.capacity else {
      return
    }
    let byAge = names.map { (age: FileSystem.stamp(folder + "/" + $0)?.modified.seconds ?? 0, name: $0) }
      .sorted { $0 < $1 }
    for (_, name) in byAge.prefix(names.count - RunCache.capacity / 2) {
      try? FileSystem.remove(folder + "/" + name)
    }
  }
}

extension Transcript {
  /// Writes the exit code, then each part with its place and its size, then a mark, so that a file that was cut off, as by a power cut, is
  /// detected.
  fileprivate func write(into bytes: inout [UInt8]) {
    bytes += "\(status.rawValue) \(parts.count)\n".utf8
    for part in parts {
      bytes += "\(part.stream.rawValue) \(part.bytes.count)\n".utf8
      bytes += part.bytes
      bytes.append(UInt8(ascii: "\n"))
    }
    bytes += Transcript.end.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  private static let end = "end"

  fileprivate init?(reading reader: inout RecordReader) {
    guard let status = reader.number().flatMap({ ExitStatus(rawValue: Int32($0)) }),
      let count = reader.number()
    else { return nil }
    self.init()
    self.status = status
    for _ in 0..<count {
      guard let stream = reader.number().flatMap(Stream.init), let size = reader.number(),
        let bytes = reader.bytes(size)
      else { return nil }
      add(Array(bytes), to: stream)
    }
    guard let end = reader.bytes(Transcript.end.utf8.count), end.elementsEqual(Transcript.end.utf8),
      reader.isAtEnd
    else { return nil }
  }
}
