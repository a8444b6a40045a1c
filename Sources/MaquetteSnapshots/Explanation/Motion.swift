internal import MaquetteGraphics

/// A motion, in points.
struct Motion: Hashable {
  var dx: Double
  var dy: Double

  static let zero = Motion(dx: 0, dy: 0)

  /// Creates a motion, rounded to the thousandth of a point; a distance within the tolerance is 0.
  init(dx: Double, dy: Double, tolerance: Double = 0) {
    func clean(_ value: Double) -> Double {
      value.magnitude <= tolerance ? 0 : (value * 1000).rounded() / 1000
    }
    (self.dx, self.dy) = (clean(dx), clean(dy))
  }

  /// `4 pt right`, `4 pt left and 2 pt down`; empty for none.
  var words: String {
    var parts: [String] = []
    if dx != 0 { parts.append("\(dx.magnitude.decimalText) pt \(dx > 0 ? "right" : "left")") }
    if dy != 0 { parts.append("\(dy.magnitude.decimalText) pt \(dy > 0 ? "down" : "up")") }
    return parts.joined(separator: " and ")
  }
}

/// A size in points with its wording.
struct Extent: Hashable {
  var width: Double
  var height: Double

  /// `60 x 34`.
  var words: String { "\(width.decimalText) x \(height.decimalText)" }

  /// `grew from 60 x 34 to 70 x 34 pt`; `shrank` or, if it did neither, `resized`.
  static func change(from old: Extent, to new: Extent) -> String {
    let verb =
      new.width >= old.width && new.height >= old.height
      ? "grew" : new.width <= old.width && new.height <= old.height ? "shrank" : "resized"
    return "\(verb) from \(old.words) to \(new.words) pt"
  }
}
