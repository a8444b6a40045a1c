internal import MaquetteGraphics
internal import MaquetteTypography

/// A short text that differs for outlines and glyph runs that look different: FNV-1a (Fowler, Noll,
/// Vo) over coordinates in hundredths of a point from an origin, so that it stays the same where only the place
/// changes.
struct Fingerprint {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325
  private let origin: Point

  init(origin: Point = .zero) { self.origin = origin }

  /// Eight hexadecimal digits.
  var text: String {
    let digits = String(UInt32(truncatingIfNeeded: state ^ state >> 32), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Adds a length in points.
  mutating func add(_ value: Double) {
    let hundredths = (value * 100).rounded()
    mix(UInt64(bitPattern: hundredths.magnitude < 1e15 ? Int64(hundredths) : Int64.max))
  }

  /// Adds a path's verbs and points.
  mutating func add(_ path: Path) {
    for verb in path.verbs { mix(UInt64(verb.rawValue)) }
    for point in path.points { add(point) }
  }

  /// Adds glyphs and their places.
  mutating func add(_ run: GlyphRun, at position: Point) {
    mix(UInt64(bitPattern: Int64(run.face.fontIndex)))
    for glyph in run.glyphs {
      mix(UInt64(glyph.id))
      add(position.offset(dx: glyph.position.x, dy: glyph.position.y))
    }
  }

  private mutating func add(_ point: Point) {
    add(point.x - origin.x)
    add(point.y - origin.y)
  }

  private mutating func mix(_ value: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      state = (state ^ (value >> shift & 0xFF)) &* 0x0000_0100_0000_01B3
    }
  }
}
