import MaquetteFiles
import MaquetteGraphics
import MaquetteTypography

/// A short text that differs for outlines and glyph runs that look different: a hash of coordinates relative to an
/// origin, in hundredths of a point, so that it does not depend on the position.
struct Fingerprint {
  private var state = Fingerprint64()
  private let origin: Point

  init(origin: Point = .zero) { self.origin = origin }

  /// Eight hexadecimal digits.
  var text: String {
    let digits = String(UInt32(truncatingIfNeeded: state.value ^ state.value >> 32), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Adds a length in points.
  mutating func add(_ value: Double) {
    let hundredths = (value * 100).rounded()
    state.add(UInt64(bitPattern: hundredths.magnitude < 1e15 ? Int64(hundredths) : Int64.max))
  }

  mutating func add(word: UInt64) { state.add(word) }

  mutating func add(_ path: Path) {
    for verb in path.verbs { state.add(UInt64(verb.rawValue)) }
    for point in path.points { add(point) }
  }

  mutating func add(_ run: GlyphRun, at position: Point) {
    state.add(UInt64(bitPattern: Int64(run.face.fontIndex)))
    for glyph in run.glyphs {
      state.add(UInt64(glyph.id))
      add(position.offset(dx: glyph.position.x, dy: glyph.position.y))
    }
  }

  private mutating func add(_ point: Point) {
    add(point.x - origin.x)
    add(point.y - origin.y)
  }
}
