#if !Pictures && os(Linux)
import StyleWorkspace

/// The note of a program in the Executable and Linking Format with the version and the commit that stylec was built from
/// (`CStylecVersion`).
///
/// https://refspecs.linuxfoundation.org/elf/gabi4+/ch5.pheader.html describes the program header, and the section “Note Section” there what
/// a note is.
enum ProgramNote {
  private static let name = Array("stylec\0".utf8)
  /// The type of a segment that contains notes.
  private static let noteSegment: UInt32 = 4
  /// The offsets of fields in the header of a 64-bit file, in its program headers, and their sizes.
  private enum Field {
    static let (headerSize, magic, isSixtyFourBit, isLittleEndian) = (64, 0, 4, 5)
    static let (segments, segmentSize, segmentCount) = (32, 54, 56)
    static let (sections, sectionSize, sectionCount) = (40, 58, 60)
    static let (kind, offset, size) = (0, 8, 32)
    static let leastSegmentSize = 56
  }
  /// The most bytes of notes, more than those of any compiler.
  private static let mostBytes = 1 << 16

  /// The version and the commit in the note of a program; nil where it isn't a program of this format, is cut off, or has no such note.
  static func build(of path: String) throws(SystemError) -> String? {
    let file = try Descriptor.reading(path)
    let status = try file.status()
    guard status.kind == .file else { throw status.kind == .folder ? .isFolder : .isNoFile }
    let header = try file.read(Field.headerSize, at: 0)
    guard header.count == Field.headerSize, header.starts(with: [0x7F, 0x45, 0x4C, 0x46]),
      header[Field.isSixtyFourBit] == 2, header[Field.isLittleEndian] == 1
    else { return nil }
    // Linkers write the list of sections last.
    let sections = Int(clamping: header.number(UInt64.self, at: Field.sections))
    let sectionBytes =
      Int(header.number(UInt16.self, at: Field.sectionSize))
      * Int(header.number(UInt16.self, at: Field.sectionCount))
    let size = Int(header.number(UInt16.self, at: Field.segmentSize))
    guard sections <= status.size - sectionBytes, size >= Field.leastSegmentSize else { return nil }
    let table = try file.read(
      size * Int(header.number(UInt16.self, at: Field.segmentCount)),
      at: Int(clamping: header.number(UInt64.self, at: Field.segments)))
    for start in stride(from: 0, through: table.count - size, by: size)
    where table.number(UInt32.self, at: start + Field.kind) == noteSegment {
      let notes = try file.read(
        min(mostBytes, Int(clamping: table.number(UInt64.self, at: start + Field.size))),
        at: Int(clamping: table.number(UInt64.self, at: start + Field.offset)))
      if let build = build(in: notes) { return build }
    }
    return nil
  }

  private static func build(in notes: [UInt8]) -> String? {
    func padded(_ count: Int) -> Int { (count + 3) / 4 * 4 }
    var start = 0
    while start + 12 <= notes.count {
      let nameSize = Int(notes.number(UInt32.self, at: start))
      let size = Int(notes.number(UInt32.self, at: start + 4))
      let contents = start + 12 + padded(nameSize)
      guard contents + size <= notes.count else { return nil }
      if notes[(start + 12)...].prefix(nameSize).elementsEqual(name) {
        return String(decoding: notes[contents..<(contents + size)].prefix { $0 != 0 }, as: UTF8.self)
      }
      start = contents + padded(size)
    }
    return nil
  }
}

extension [UInt8] {
  /// A number whose least significant byte comes first.
  fileprivate func number<Number: FixedWidthInteger & UnsignedInteger>(_: Number.Type, at offset: Int)
    -> Number
  {
    self[offset..<(offset + MemoryLayout<Number>.size)].reversed().reduce(0) { $0 << 8 | Number($1) }
  }
}
#endif
