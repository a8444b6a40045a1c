#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
package import MaquetteFiles

extension Digest {
  /// The digest of a file's content, which is read in pieces and never held as a whole.
  package init(ofFile path: String) throws(FileProblem) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(code: errno) }
    defer { close(descriptor) }
    var hash = SHA256()
    while true {
      let piece = try FileBytes.piece(of: descriptor, capacity: 1 << 18)
      if piece.isEmpty { break }
      hash.update(piece)
    }
    self = hash.finish()
  }
}
