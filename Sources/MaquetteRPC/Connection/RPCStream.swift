package import MaquetteFiles

/// Where messages come from and go to.
package struct RPCStream: Sendable {
  /// Why a stream cannot be read or written.
  package typealias Problem = FileProblem

  /// Waits for the next bytes; none at the end.
  package var read: @Sendable () throws(Problem) -> [UInt8]
  /// Writes all bytes.
  package var write: @Sendable (_ bytes: [UInt8]) throws(Problem) -> Void

  package init(
    read: @escaping @Sendable () throws(Problem) -> [UInt8],
    write: @escaping @Sendable (_ bytes: [UInt8]) throws(Problem) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// Open descriptors, such as the standard streams.
  package init(input: Int32, output: Int32) {
    self.init(
      read: { () throws(Problem) in try FileBytes.piece(of: input, capacity: 1 << 16) },
      write: { bytes throws(Problem) in try FileBytes.write(bytes, to: output) })
  }
}
