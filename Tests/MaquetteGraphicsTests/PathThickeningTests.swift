import MaquetteGraphics
import Testing

@Suite struct PathThickeningTests {
  private func rectangle(_ rect: Rect, isReversed: Bool = false) -> Path {
    var path = Path()
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    let order = isReversed ? corners.reversed() : corners
    path.move(to: order[0])
    for corner in order.dropFirst() { path.line(to: corner) }
    path.close()
    return path
  }

  @Test(arguments: [false, true])
  func everyEdgeMovesByHalfTheAmount(isReversed: Bool) {
    let path = rectangle(Rect(x: 10, y: 20, width: 30, height: 40), isReversed: isReversed)
    let thickened = path.thickened(by: 2)
    #expect(thickened.controlBounds == Rect(x: 9, y: 19, width: 32, height: 42))
    #expect(abs(abs(thickened.area) - 32 * 42) < 1e-9)
  }

  @Test func holesShrink() {
    var path = rectangle(Rect(x: 0, y: 0, width: 30, height: 30))
    path.append(rectangle(Rect(x: 10, y: 10, width: 10, height: 10), isReversed: true))
    #expect(abs(path.thickened(by: 2).area - (32.0 * 32 - 8 * 8)) < 1e-9)
  }

  /// The area of a disc whose radius grows by 1 is that of the larger disc, but for the error of cubics.
  @Test func curvesGrowEvenly() {
    var path = Path()
    path.add(circleAt: .zero, radius: 100)
    let area = path.thickened(by: 2).area
    #expect(abs(area / (Double.pi * 101 * 101) - 1) < 0.001)
  }

  @Test func whatHasNoDirectionStays() {
    var dot = Path()
    dot.move(to: Point(x: 3, y: 4))
    dot.close()
    #expect(dot.thickened(by: 2) == dot)
    #expect(Path().thickened(by: 2).isEmpty)
  }

  /// The tip of a needle, whose mitre would be fifty times its width, moves by a few widths at most.
  @Test func spikesDoNotRunAway() throws {
    var needle = Path()
    needle.move(to: Point(x: 0, y: 0))
    needle.line(to: Point(x: 100, y: 1))
    needle.line(to: Point(x: 0, y: 2))
    needle.close()
    let bounds = try #require(needle.thickened(by: 2).controlBounds)
    #expect(bounds.maxX < 108 && bounds.maxX >= 100)
  }
}
