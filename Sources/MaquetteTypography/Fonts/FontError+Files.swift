internal import MaquetteFiles

extension FontError {
  /// The error that a file's problem means for a font.
  init(_ problem: FileProblem, path: String) {
    switch problem {
    case .tooLarge(let byteCount, let limit):
      self = .tooLarge(path: path, bytes: byteCount ?? limit + 1, limit: limit)
    case .cannotRead(let code), .cannotWrite(let code):
      self =
        SystemMessage.meansNoFile(code)
        ? .notFound(path: path) : .unreadable(path: path, reason: SystemMessage.text(for: code))
    }
  }
}
