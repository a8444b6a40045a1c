/// Why a file or folder could not be read or written; codes are the system's `errno`.
package enum FileProblem: Error, Equatable {
  case cannotRead(code: Int32)
  case cannotWrite(code: Int32)
  /// A file of so many bytes, or a stream of more than the limit if the count is nil.
  case tooLarge(byteCount: Int?, limit: Int)
}
