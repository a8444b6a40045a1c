#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The system's message for a failed call, with remedies for common ones.
package enum SystemMessage {
  /// Whether an error code means that nothing exists at the path.
  package static func meansNoFile(_ code: Int32) -> Bool { code == ENOENT || code == ENOTDIR }

  /// Whether an error code means that there is a folder at the path.
  package static func meansFolder(_ code: Int32) -> Bool { code == EISDIR }

  /// The code of a file that may not be read.
  package static var permissionDenied: Int32 { EACCES }

  /// The descriptor of standard input.
  package static var standardInput: Int32 { STDIN_FILENO }

  package static func text(for code: Int32) -> String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case ELOOP:
      "a symbolic link is in the way; remove it, or name the folder that it points to"
    case EEXIST: "a file with this name is in the way"
    case EISDIR: "it is a folder"
    case ENXIO: "it is a pipe, a device or a socket instead of a file"
    case ENOTDIR: "a part of the path is not a folder"
    case ENOSPC: "the disk is full"
    case ENAMETOOLONG: "the name is too long"
    case EROFS: "the file system is read-only"
    default: String(cString: strerror(code))
    }
  }
}
