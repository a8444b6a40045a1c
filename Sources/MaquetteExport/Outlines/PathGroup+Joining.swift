import MaquetteGraphics
import MaquetteScene

extension PathGroup {
  /// The parts with neighbouring strokes of one style joined.
  ///
  /// The strokes of one path are united where they cross, as the parts of a group are; paths one over the other are darker at their
  /// edges.
  var joinedParts: [Part] {
    var joined: [Part] = []
    for part in parts {
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
}
