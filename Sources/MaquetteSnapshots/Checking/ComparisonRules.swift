package import MaquetteComparison
package import MaquetteRaster

/// The rules of a comparison: the tolerance and the masks.
package struct ComparisonRules: Sendable, Hashable {
  package var tolerance: Tolerance
  package var maskedRectangles: [PixelRect]
  /// Elements that are not compared, by identifier, or by name such as `activity-indicator`.
  package var maskedElements: [String]

  /// Creates rules; by default every pixel must be equal.
  package init(
    tolerance: Tolerance = .exact, maskedRectangles: [PixelRect] = [], maskedElements: [String] = []
  ) {
    self.tolerance = tolerance
    self.maskedRectangles = maskedRectangles
    self.maskedElements = maskedElements
  }

  /// All masks of a picture in pixels.
  ///
  /// - Throws: ``UnknownNode`` for an element that the picture does not have, because a mask without an effect is an
  ///   error.
  func masks(of picture: DrawnPicture) throws(UnknownNode) -> [PixelRect] {
    var masks = maskedRectangles
    for element in maskedElements {
      guard let trace = picture.trace else { throw UnknownNode(id: element, nearest: nil) }
      masks += try trace.pixelRects(ofNode: element)
    }
    return masks
  }
}
