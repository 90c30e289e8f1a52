import Foundation
import StyleSource
import StyleWorkspace

// edits FOLDER [COUNT]
//
// Edits style files as an editor does, and prints how many milliseconds the findings take, those of the edited file and those of
// all files: from nothing, and after each of COUNT edits, of a value in a file of styles and of a token that all of them see.

/// The files of a folder, in memory, so that the disk has no part in the times.
final class LoadedFiles: FileReader {
  let workingFolder = "/w"
  private let files: [String: [UInt8]]

  init(_ folder: String) throws {
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where isStyleFile(name) {
      files["/w/" + name] = Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
    }
    self.files = files
  }

  func exists(_ path: String) -> Bool { files[absolutePath(path, in: workingFolder)] != nil }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let bytes = files[absolutePath(path, in: workingFolder)] else {
      throw FileError("there is no such file")
    }
    return bytes
  }

  func styleFiles(at path: String) throws(FileError) -> FoundStyleFiles {
    FoundStyleFiles(files: files.keys.filter(isStyleFile))
  }
}

func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  let time = try ContinuousClock().measure(work)
  return Double(time.components.seconds) * 1000 + Double(time.components.attoseconds) / 1e15
}

/// The largest of so many hundredths of the numbers.
func percentile(_ part: Double, of numbers: [Double]) -> Double {
  let sorted = numbers.sorted()
  return sorted[min(sorted.count - 1, Int((Double(sorted.count) * part).rounded(.up)) - 1)]
}

/// The largest amount of memory that the process has had, in MB.
func peakMemory() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
  return (Int(line.filter(\.isNumber)) ?? 0) / 1024
}

let folder = CommandLine.arguments[1]
let count = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 100 : 100
let files = try LoadedFiles(folder)
var made: Workspace?
let fromNothing = try milliseconds { made = try Workspace(["."], in: files) }
guard var workspace = made else { fatalError("there is nothing to edit") }
made = nil
print("findings \(workspace.snapshot.findings.count)")
print("from-nothing \(fromNothing)")
print("memory-from-nothing \(peakMemory())")

/// Milliseconds from an edit until the findings of the edited file are known, and until those of all files are.
struct Times {
  var own: [Double] = []
  var all: [Double] = []

  func tell(_ name: String) {
    print("\(name)-own-95 \(percentile(0.95, of: own))")
    print("\(name)-median \(percentile(0.5, of: all))")
    print("\(name)-95 \(percentile(0.95, of: all))")
  }
}

/// Puts another number behind `key:` each time.
func times(_ key: String, in paths: [String], times: Int) throws -> Times {
  var found = Times()
  for number in 0..<times {
    let path = paths[number * 7919 % paths.count]
    guard let file = workspace.snapshot.file(at: path) else { continue }
    let text = String(decoding: workspace.snapshot.sources[file].bytes, as: UTF8.self)
    let places = text.ranges(of: key)
    let place = places[number % places.count]
    let end = text[place.upperBound...].firstIndex(of: "\n") ?? text.endIndex
    let new = text.replacingCharacters(in: place.upperBound..<end, with: " \(number % 14 + 1)")
    var count = 0
    let own = try milliseconds {
      try workspace.edit(new, of: path)
      count = workspace.snapshot.findings(in: file).count
    }
    found.own.append(own)
    found.all.append(own + milliseconds { count += workspace.changes().count })
    if count < 0 { fatalError() }
  }
  return found
}

let styles = workspace.snapshot.sources.files.map(\.path).filter { $0.hasPrefix("f") }
try times("cornerRadius:", in: styles, times: count).tell("value")
print("memory-values \(peakMemory())")
try times(" l3:", in: ["tokens.yaml"], times: max(3, count / 10)).tell("token")
print("memory-tokens \(peakMemory())")
