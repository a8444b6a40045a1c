import MaquetteGraphics
import MaquetteRaster

struct Finding {
  /// The position in the order of the picture.
  var position: Double
  var element: Int
  /// Whether the element is one of the old picture that is not in the new one.
  var isGone = false
  var motion = Motion.zero
  var effects: [String]
  var touched: [PixelRect]
  /// Whether the element says something else, appeared or disappeared: no tolerance of pixels is meant for that.
  var isOfContent = false

  /// All effects, the motion first.
  var allEffects: [String] { (motion == .zero ? [] : ["moved \(motion.words)"]) + effects }
}

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

  init(from old: Rect, to new: Rect, tolerance: Double) {
    self.init(dx: new.minX - old.minX, dy: new.minY - old.minY, tolerance: tolerance)
  }

  /// `4 pt right`, `4 pt left and 2 pt down`; empty for none.
  var words: String {
    var parts: [String] = []
    if dx != 0 { parts.append("\(dx.magnitude.decimalText) pt \(dx > 0 ? "right" : "left")") }
    if dy != 0 { parts.append("\(dy.magnitude.decimalText) pt \(dy > 0 ? "down" : "up")") }
    return parts.joined(separator: " and ")
  }
}

extension Size {
  private var words: String { "\(width.decimalText) x \(height.decimalText)" }

  /// `grew from 60 x 34 to 70 x 34 pt`; `shrank` or, if it did neither, `resized`.
  func change(to new: Size) -> String {
    let verb =
      new.width >= width && new.height >= height
      ? "grew" : new.width <= width && new.height <= height ? "shrank" : "resized"
    return "\(verb) from \(words) to \(new.words) pt"
  }
}
