internal import MaquetteDocuments
internal import MaquetteGraphics

extension Rect {
  /// The rectangle as JSON, in points.
  var json: JSON {
    .object(["x": .measure(minX), "y": .measure(minY), "width": .measure(width), "height": .measure(height)])
  }
}
