#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A library that is loaded when the first image needs it: most runs draw none, and linking such libraries would make each start
/// take several times as long.
///
/// What it holds is called by C's conventions, as its headers declare it.
struct LoadedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// nil where it isn't installed.
  ///
  /// - Parameters:
  ///   - soname: Its name on Linux, with the version of its interface.
  ///   - dylib: Its name on macOS, where Homebrew keeps libraries out of the places that are searched.
  init?(soname: String, dylib: String) {
    #if canImport(Darwin)
    let names = [dylib, "/opt/homebrew/lib/" + dylib, "/usr/local/lib/" + dylib]
    #else
    let names = [soname]
    #endif
    guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
    self.handle = handle
  }

  /// A function of it.
  ///
  /// - Parameter type: Its type, which the library's header has.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
