// The one file that knows which C library there is.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif

/// What went wrong in the last system call, in words.
func systemError() -> String { String(cString: strerror(errno)) }
