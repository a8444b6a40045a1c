import func Foundation.cos
import func Foundation.sin
import struct MaquetteGraphics.Point
import MaquetteGraphics
import Testing

@Suite struct TransformTests {
  /// Against the system's sine and cosine.
  @Test(arguments: [0, 1, 29.5, 45, 89, 90, 135, 180, 270, 359, -1, -45, -90, -300, 1234.5])
  func rotation(degrees: Double) {
    let radians = degrees * Double.pi / 180
    let turned = Transform.rotation(degrees: degrees).apply(Point(x: 3, y: -2))
    #expect(abs(turned.x - (3 * cos(radians) + 2 * sin(radians))) < 1e-12)
    #expect(abs(turned.y - (3 * sin(radians) - 2 * cos(radians))) < 1e-12)
  }

  @Test func rightAnglesAreExact() {
    for turns in -5...5 {
      #expect(Transform.rotation(degrees: 90 * Double(turns)) == .rotation(quarterTurns: turns))
    }
  }

  @Test func anAngleThatIsNoNumberTurnsNothing() {
    for angle in [Double.nan, .infinity, -.infinity] {
      #expect(Transform.rotation(degrees: angle) == .identity)
    }
  }
}
