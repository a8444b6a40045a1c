/// Why a file or folder could not be read or written; codes are the system's `errno`.
package enum FileProblem: Error, Equatable {
  case cannotRead(code: Int32)
  case cannotWrite(code: Int32)
  case tooLarge(byteCount: Int, limit: Int)
}
