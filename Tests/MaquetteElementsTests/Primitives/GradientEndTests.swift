import MaquetteGraphics
import Testing

@testable import MaquetteElements

@Suite struct GradientEndTests {
  /// The points of SwiftUI's `UnitPoint` in a frame of 40 x 20 at (10, 10).
  @Test(
    arguments: [
      (.trailing, (10.0, 20.0), (50.0, 20.0)), (.leading, (50, 20), (10, 20)),
      (.bottomTrailing, (10, 10), (50, 30)), (.bottomLeading, (50, 10), (10, 30)),
      (.topTrailing, (10, 30), (50, 10)), (.topLeading, (50, 30), (10, 10)),
    ] as [(GradientEnd, (Double, Double), (Double, Double))])
  func gradientsEndAtEdgesAndCorners(end: GradientEnd, start: (Double, Double), last: (Double, Double)) {
    let frame = Rect(x: 10, y: 10, width: 40, height: 20)
    #expect(
      end.line(in: frame, isMirrored: false)
        == .linear(start: Point(x: start.0, y: start.1), end: Point(x: last.0, y: last.1)))
    // From right to left the sides are exchanged.
    #expect(
      end.line(in: frame, isMirrored: true)
        == .linear(start: Point(x: 60 - start.0, y: start.1), end: Point(x: 60 - last.0, y: last.1)))
  }

  @Test func upAndDownKeepTheirHeights() {
    let frame = Rect(x: 0, y: 10, width: 40, height: 20)
    for (end, from, to) in [(GradientEnd.bottom, 10.0, 30.0), (.top, 30, 10)] {
      guard case .linear(let start, let last) = end.line(in: frame, isMirrored: true) else { continue }
      #expect(start.x == last.x && start.y == from && last.y == to)
    }
  }
}
