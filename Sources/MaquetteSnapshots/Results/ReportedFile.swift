import MaquetteFiles
import MaquettePNG

/// A file of a case in a report, in memory or on disk: a picture as PNG, or a text.
package enum ReportedFile: Sendable, Hashable {
  /// The bytes, and the suffix of the file's name without the dot.
  case bytes([UInt8], suffix: String = "png")
  case file(String)

  /// The suffix of its name without the dot.
  package var suffix: String {
    switch self {
    case .bytes(_, let suffix): suffix
    case .file(let path): FileName.suffix(of: path)
    }
  }

  package var path: String? {
    guard case .file(let path) = self else { return nil }
    return path
  }

  /// The bytes of the file, read when it is on disk.
  ///
  /// - Throws: ``ReportError/cannotRead(path:reason:)``.
  package func read() throws(ReportError) -> [UInt8] {
    switch self {
    case .bytes(let bytes, _): bytes
    case .file(let path): try ReportFile.read(path, limit: PNGFile.largestFile)
    }
  }
}

/// The files of a comparison, pictures or texts, as far as they exist.
package struct ComparedFiles<File: Sendable & Equatable>: Sendable, Equatable {
  /// The golden file during the check.
  package var expected: File?
  /// The drawing or the text, as it would be recorded.
  package var actual: File?
  /// The picture of the differences.
  package var difference: File?

  package init(expected: File? = nil, actual: File? = nil, difference: File? = nil) {
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }

  package var all: [File] { [expected, actual, difference].compactMap(\.self) }

  /// The result of a function of each file and the name of its role; nil for no file.
  package func compactMap<Other, Failure>(
    _ transform: (_ role: String, _ file: File) throws(Failure) -> Other?
  ) throws(Failure) -> ComparedFiles<Other> {
    var result = ComparedFiles<Other>()
    if let expected { result.expected = try transform("expected", expected) }
    if let actual { result.actual = try transform("actual", actual) }
    if let difference { result.difference = try transform("difference", difference) }
    return result
  }
}

extension ComparedFiles: Codable where File: Codable {}

extension ComparedFiles<ReportedFile> {
  var paths: [String] { all.compactMap(\.path) }
}
