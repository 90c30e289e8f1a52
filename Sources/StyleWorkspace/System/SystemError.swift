#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The reason why a system call failed.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The error of the call that has just failed.
  package static var last: SystemError { SystemError(code: errno) }

  package static let isMissing = SystemError(code: ENOENT)
  package static let isFolder = SystemError(code: EISDIR)
  /// A pipe, a socket or a device is in the place of a file.
  package static let isNoFile = SystemError(code: 0)
  package static let isForbidden = SystemError(code: EACCES)
  package static let existsAlready = SystemError(code: EEXIST)
  package static let isOnOtherDisk = SystemError(code: EXDEV)
  /// The file may not be written to, and so is not replaced either.
  package static let isReadOnly = SystemError(code: EROFS)
  /// Another name leads to the same file, and would keep the old contents.
  package static let hasOtherNames = SystemError(code: EMLINK)
  /// Somebody wrote to a file in the time between reading and writing it.
  package static let hasChanged = SystemError(code: ESTALE)
  /// A name that Swift's strings can't hold.
  package static let isNotUTF8 = SystemError(code: EILSEQ)
  /// Another name has the same characters in other bytes, as `é` in one scalar or in two, and Swift's strings are equal.
  package static let isNamedLikeAnother = SystemError(code: -1)
  package static let tooManyLinks = SystemError(code: ELOOP)
  /// The reader of a pipe is gone.
  package static let closedPipe = SystemError(code: EPIPE)

  /// A repository lacks an object that it refers to: a commit of a submodule, or one that a shallow or partial clone left out.
  package static let isMissingObject = SystemError(code: -2)
  /// A commit has only the place where Git LFS stores a file.
  package static let isPointer = SystemError(code: -3)

  /// The system watches no more folders for this user.
  package static let tooManyWatched = SystemError(code: EUSERS)

  package var description: String {
    switch code {
    case 0: "this is not a regular file"
    case -1:
      "another name here has the same characters in other bytes (Unicode normalization); rename one of them"
    case -3:
      "Git LFS keeps it, and the commit has a pointer alone; check the revision out, and name its folder"
    case -2:
      "git has it not here; ‘git submodule update --init’ gets submodules, ‘git fetch --unshallow’ older commits"
    case EUSERS: "the system watches no more folders and files; let it watch more, or name fewer folders"
    case ESTALE: "it was changed by something else since it was read"
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "permission denied"
    case ENOTDIR: "a part of the path is not a folder"
    case EISDIR: "this is a folder"
    case ENAMETOOLONG: "the path is too long"
    case EILSEQ: "its name is not UTF-8; give it another"
    case ELOOP: "too many links lead to each other"
    case ENOSPC, EDQUOT: "the disk is full"
    case EFBIG: "it would be larger than the limit for files (ulimit -f)"
    case EMFILE: "too many files are open (ulimit -n)"
    case ENFILE: "too many files are open on this machine"
    case EROFS: "it is read-only"
    case EMLINK: "it has another name (a hard link), which would still hold the old text"
    case EEXIST: "it exists already"
    default: String(cString: strerror(code))
    }
  }
}
