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
    let pieceSize = 1 << 18
    while true {
      var code: Int32 = 0
      let piece = [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, count in
        var result: Int
        // The buffer holds `pieceSize` bytes, which is what the call may write.
        repeat {
          result = read(descriptor, buffer.baseAddress, pieceSize)
        } while result < 0 && errno == EINTR
        if result < 0 { code = errno }
        count = max(result, 0)
      }
      guard code == 0 else { throw .cannotRead(code: code) }
      if piece.isEmpty { break }
      hash.update(piece)
    }
    self = hash.finish()
  }
}
