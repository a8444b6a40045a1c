internal import MaquettePNG

/// A picture in a report: a PNG file in memory or on disk.
package enum ReportPicture: Sendable, Hashable {
  case bytes([UInt8])
  case file(String)

  package var path: String? {
    guard case .file(let path) = self else { return nil }
    return path
  }

  /// The bytes of the PNG file, read when it is on disk.
  ///
  /// - Throws: ``ReportError/cannotRead(path:reason:)``.
  package func read() throws(ReportError) -> [UInt8] {
    switch self {
    case .bytes(let bytes): bytes
    case .file(let path): try ReportFile.read(path, limit: PNGFile.largestFile)
    }
  }
}

/// The pictures of a comparison, as far as they exist.
package struct ComparedPictures<Picture: Sendable & Equatable>: Sendable, Equatable {
  package var expected: Picture?
  /// The drawing in its recorded form.
  package var actual: Picture?
  package var difference: Picture?

  package init(expected: Picture? = nil, actual: Picture? = nil, difference: Picture? = nil) {
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }

  package var all: [Picture] { [expected, actual, difference].compactMap(\.self) }

  /// The result of a function of each picture and the name of its role; nil for no picture.
  package func compactMap<Other, Failure>(
    _ transform: (_ role: String, _ picture: Picture) throws(Failure) -> Other?
  ) throws(Failure) -> ComparedPictures<Other> {
    var result = ComparedPictures<Other>()
    if let expected { result.expected = try transform("expected", expected) }
    if let actual { result.actual = try transform("actual", actual) }
    if let difference { result.difference = try transform("difference", difference) }
    return result
  }
}

extension ComparedPictures: Codable where Picture: Codable {}

extension ComparedPictures<ReportPicture> {
  var paths: [String] { all.compactMap(\.path) }
}
