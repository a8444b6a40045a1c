import MaquetteGraphics
import MaquetteLayout
import Testing

@Suite struct PixelGridTests {
  static let third = 1.0 / 3
  static let halves: [[Double]] = [
    // scale, coordinate, expected
    [1, 0.5, 1], [1, 0.49, 0], [1, -0.5, 0], [1, -0.51, -1], [1, 1.5, 2], [2, 0.25, 0.5],
    [2, 0.24, 0], [2, 10.5, 10.5], [3, third, third], [3, 0.5, 2 * third], [1.5, 1, 4 * third],
  ]

  @Test(arguments: halves)
  func halvesGoUp(row: [Double]) {
    #expect(PixelGrid(scale: row[0]).snap(row[1]) == row[2])
  }

  @Test func halvesThatMissTheMiddleByALastBitStillGoUp() {
    let almost = 0.1 + 0.2 + 0.2 - 1e-16
    #expect(PixelGrid(scale: 1).snap(almost) == PixelGrid(scale: 1).snap(0.5))
    #expect(PixelGrid(scale: 1).snap((0.5).nextDown) == 1)
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 2.625, 3, 4])
  func snappingTwiceChangesNothingMore(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for step in -2000...2000 {
      let once = grid.snap(Double(step) * 0.37)
      #expect(grid.snap(once) == once)
    }
  }

  @Test func aMoveByWholePixelsKeepsEveryWidth() {
    let grid = PixelGrid(scale: 2)
    let rect = Rect(x: 0.25, y: 0.75, width: 10.3, height: 7.25)
    for step in -10...10 {
      let moved = grid.snap(rect.offset(dx: Double(step) / 2, dy: Double(step) / 2))
      #expect(moved.size == grid.snap(rect).size)
    }
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func neighboursKeepTheirCommonEdge(scale: Double) {
    let grid = PixelGrid(scale: scale)
    // Seven seventh parts of 100 points, at a place that is on no pixel.
    let frames = StackLayout.row(spacing: 0)
      .place(
        (0..<7).map { _ in fill() }, in: Rect(x: 0.3, y: 0, width: 100, height: 5),
        proposal: Proposal(width: 100, height: 5), direction: .leftToRight
      )
      .map { grid.snap($0.frame) }
    for (left, right) in zip(frames, frames.dropFirst()) {
      #expect(grid.pixels(left.maxX) == grid.pixels(right.minX))
    }
    #expect(grid.pixels(frames[6].maxX) == grid.pixels(100.3))
  }

  @Test func lengthsOfTextAreRoundedUp() {
    #expect(PixelGrid(scale: 2).roundedUp(10.01) == 10.5)
    #expect(PixelGrid(scale: 2).roundedUp(10.5) == 10.5)
    #expect(PixelGrid(scale: 3).roundedUp(1.0 / 3 + 1e-12) == 1.0 / 3)
    #expect(PixelGrid(scale: 2).roundedUp(-3) == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -2, 1e300])
  func strangeScalesAreTamed(scale: Double) {
    let grid = PixelGrid(scale: scale)
    #expect(grid.scale >= 1 && grid.scale <= 1024)
    #expect(grid.snap(3) == 3)
  }

  @Test func strangeCoordinatesAreTamed() {
    let grid = PixelGrid(scale: 1024)
    #expect(grid.pixels(.nan) == 0)
    #expect(grid.snap(.infinity) == Length.unbounded)
    #expect(grid.snap(-.greatestFiniteMagnitude) == -Length.unbounded)
  }
}
