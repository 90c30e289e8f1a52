import StyleWorkspace

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The message of `stylec` to `stylec-draw`, which runs in its place: a variable of the environment, one line for each part.
struct DrawingCaller {
  static let variable = "STYLEC_DRAWING_FOR"

  /// The version and the commit of `stylec`.
  let build: String
  /// The path of `stylec`. The drawing program starts that where it needs a further process, because the loader of an archive's C library
  /// started itself.
  let file: String
  /// The path of the drawing program.
  let drawing: String

  var text: String { "\(build)\n\(drawing)\n\(file)" }

  init(build: String, file: String, drawing: String) {
    self.build = build
    self.file = file
    self.drawing = drawing
  }

  private init?(_ text: String) {
    let lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3 else { return nil }
    self.init(build: String(lines[0]), file: String(lines[2]), drawing: String(lines[1]))
  }

  /// The caller of this process; nil where it was started directly. Processes that it starts don't get the variable.
  static let ofThisProcess: DrawingCaller? = {
    #if Pictures
    guard let text = CurrentProcess.environment(variable) else { return nil }
    unsetenv(variable)
    return DrawingCaller(text)
    #else
    return nil
    #endif
  }()
}
