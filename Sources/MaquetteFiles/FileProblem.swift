/// Why a file or folder cannot be read or written; codes are the system's `errno`.
package enum FileProblem: Error, Equatable {
  case cannotRead(code: Int32)
  case cannotWrite(code: Int32)
  /// A file of a number of bytes, or a stream of more than the limit if the count is nil.
  case tooLarge(byteCount: Int?, limit: Int)
  /// The picture that is drawn again does not carry the file; see ``CarriedFiles``.
  case notCarried
}

extension FileProblem {
  /// What is wrong, in words, without the path.
  package var reason: String {
    switch self {
    case .cannotRead(let code), .cannotWrite(let code): SystemMessage.text(for: code)
    case .notCarried: "the picture does not store this file"
    case .tooLarge(let count, let limit): "\(count ?? limit + 1) bytes is more than \(limit)"
    }
  }
}
