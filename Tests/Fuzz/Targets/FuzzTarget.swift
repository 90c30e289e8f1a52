#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// One door of the libraries, which takes any bytes. A target stops the program where what comes out breaks a promise.
enum FuzzTarget: String, CaseIterable {
  case parse, format, compile, fix, json, tokens, path, color, expression, settings, messages

  func take(_ bytes: [UInt8]) {
    switch self {
    case .parse: fuzzParsing(bytes)
    case .format: fuzzFormatting(bytes)
    case .compile: fuzzCompiling(bytes)
    case .fix: fuzzFixing(bytes)
    case .json: fuzzJSON(bytes)
    case .tokens: fuzzReadingJSON(bytes)
    case .path: fuzzPath(bytes)
    case .color: fuzzColor(bytes)
    case .expression: fuzzExpression(bytes)
    case .settings: fuzzSettings(bytes)
    case .messages: fuzzMessages(bytes)
    }
  }
}

/// Named by the environment, since libFuzzer has the arguments.
private let target: FuzzTarget = {
  let name = getenv("STYLEC_FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError("STYLEC_FUZZ_TARGET is one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
  }
  return target
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func takeInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.take(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Stops the program with what was promised and isn't so.
func expect(_ condition: Bool, _ promise: @autoclosure () -> String) {
  if !condition { fatalError("broken: \(promise())") }
}
