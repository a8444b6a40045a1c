import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import TestSupport
import Testing

@testable import MaquetteControls

/// Shapes of glass that join.
@Suite struct GlassGroupTests {
  private func circles(apart gap: Double) -> [Rect] {
    [Rect(x: 0, y: 0, width: 44, height: 44), Rect(x: 44 + gap, y: 0, width: 44, height: 44)]
  }

  private func shapes(_ gap: Double) -> Int {
    let shape = GlassEffect { Spacer().frame(width: 12, height: 22) }
    let group = GlassGroup(spacing: gap) { [shape, shape] }
    return Drawn(group, .ios, era: .glass).layers.compactMap(\.backdrop).count
  }

  @Test func closeShapesAreOnePieceOfGlass() {
    #expect(shapes(0) == 1 && shapes(8) == 1)
    #expect(shapes(14) == 2 && shapes(40) == 2)
  }

  @Test func allShapesShowOnePicture() {
    let group = GlassGroup(spacing: 40) { [GlassEffect { Text("A") }, GlassEffect { Text("B") }] }
    let drawn = Drawn(group, .ios, era: .glass)
    #expect(drawn.layers.filter(\.sharesBackdrop).count == 1)
    #expect(drawn.layers.compactMap(\.ink).count == 1)
  }

  /// The neck's arcs touch both circles: every point of the contour is at least as far from both centres as the radius, and
  /// the middle is inside.
  @Test(arguments: [0.0, 4, 8, 12])
  func theNeckTouchesTheEnds(gap: Double) throws {
    let joined = GlassShape.joined(circles(apart: gap), merging: 14)
    #expect(joined.count == 1)
    guard case .path(let path, _) = joined[0].shape(outset: 0) else {
      Issue.record("not a path")
      return
    }
    let centers = [Point(x: 22, y: 22), Point(x: 66 + gap, y: 22)]
    for point in path.points {
      let nearest = centers.map { center in
        let (x, y) = (point.x - center.x, point.y - center.y)
        return (x * x + y * y).squareRoot()
      }.reduce(Double.infinity, Swift.min)
      #expect(nearest > 22 - 0.05)
    }
    let bounds = try #require(path.controlBounds)
    #expect(abs(bounds.width - (88 + gap)) < 0.1 && abs(bounds.height - 44) < 0.1)
  }

  @Test func theNeckIsThinnerAsTheGapWidens() {
    func height(_ gap: Double) -> Double {
      guard case .path(let path, _) = GlassShape.joined(circles(apart: gap), merging: 14)[0].shape(outset: 0)
      else { return 0 }
      let middle = 44 + gap / 2
      // The ends of the cubics nearest to the middle are on the neck; the lowest above it bounds its height.
      let near = path.points.filter { abs($0.x - middle) < 8 && $0.y < 22 }.map(\.y)
      return 44 - 2 * (near.max() ?? 22)
    }
    let heights = [0.0, 4, 8, 12].map(height)
    #expect(heights == heights.sorted(by: >) && heights[3] > 0)
  }

  @Test func shapesOfOtherHeightsStayApart() {
    var frames = circles(apart: 2)
    frames[1].origin.y = 10
    #expect(GlassShape.joined(frames, merging: 14).count == 2)
  }
}
