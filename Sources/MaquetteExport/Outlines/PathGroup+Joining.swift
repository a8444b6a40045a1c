import MaquetteGraphics
import MaquetteRaster
import MaquetteScene

extension PathGroup {
  /// The parts with neighbouring strokes of one style joined.
  ///
  /// The strokes of one path are united where they cross, as the parts of a group are; paths one over the other are darker at their
  /// edges. A stroke that is cut out and wider than its path is its outline: librsvg and MuPDF leave a hole in the middle of it.
  var joinedParts: [Part] {
    var joined: [Part] = []
    for var part in parts {
      if part.operation == .subtract, let stroke = part.stroke,
        case let bounds = Shape.path(part.path, .nonzero).bounds,
        stroke.width >= Swift.min(bounds.width, bounds.height)
      {
        (part.path, part.stroke) = (part.path.stroked(stroke, scale: Self.scale), nil)
        part.rule = .nonzero
      }
      if let last = joined.last, part.operation == .union, last.operation == .union, part.stroke != nil,
        part.stroke == last.stroke
      {
        joined[joined.count - 1].path.append(part.path)
      } else {
        joined.append(part)
      }
    }
    return joined
  }

  /// The pixels per point for which outlines of strokes are exact.
  private static let scale = 8.0
}
