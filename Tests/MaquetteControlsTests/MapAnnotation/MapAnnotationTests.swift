import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteScreens
@testable import MaquetteElements

@Suite struct MapAnnotationTests {
  private let mill = MapAnnotation("Old Mill", subtitle: "Open", trailing: .detail)

  private func bubble(
    _ annotation: MapAnnotation, era: Era = .ios7, direction: LayoutDirection = .leftToRight
  )
    throws -> (bubble: Rect, drawn: Drawn)
  {
    let drawn = Drawn(annotation, era: era) { $0.direction = direction }
    return (try drawn.frame("bubble"), drawn)
  }

  /// SMCalloutView 2, which has the numbers of iOS 7: 44, or 52 with a subtitle, an arrow of 13, and at least 61 wide.
  @Test func theBubbleIsThePlatforms() throws {
    #expect(try bubble(mill).bubble.height == 52 + 13)
    #expect(try bubble(MapAnnotation("Old Mill")).bubble.height == 44 + 13)
    #expect(try bubble(MapAnnotation("A")).bubble.width == 61)
    let long = MapAnnotation(
      "The Old Mill at the Upper End of the Long Lake in the Far North", trailing: .detail)
    #expect(try bubble(long).bubble.width == 300)
  }

  /// A button is as far from the side as from top and bottom, but at most 12; text is 12 beside it.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theButtonIsAtTheTrailingEnd(direction: LayoutDirection) throws {
    let (frame, drawn) = try bubble(MapAnnotation("Old Mill", trailing: .detail), direction: direction)
    let button = try drawn.frame(DetailDisclosureButton.name)
    let aside = direction == .leftToRight ? frame.maxX - button.maxX : button.minX - frame.minX
    #expect(abs(aside - 11) <= 0.5 && abs(button.center.y - 22) <= 0.5)
    let title = try drawn.frame("label")
    let gap = direction == .leftToRight ? button.minX - title.maxX : title.minX - button.maxX
    #expect(abs(gap - 12) <= 0.5)
  }

  @Test func theArrowPointsToTheMarker() throws {
    for era in [Era.ios7, .classic] {
      let (frame, drawn) = try bubble(mill, era: era)
      let marker = try drawn.frame(era == .ios7 ? "pin" : "balloon")
      #expect(abs(marker.center.x - frame.center.x) <= 0.5 && marker.minY >= frame.maxY)
    }
    #expect(Drawn(mill.with(\.marker, .none)).nodes("balloon").isEmpty)
  }

  /// The disc of a balloon touches the lines to its point: the tangent is at right angles to the radius.
  @Test func aBalloonsSidesAreTangents() throws {
    let frame = Rect(x: 0, y: 0, width: 30, height: 37)
    let path = MapBalloonShape.outline(in: frame, tip: 7)
    let bounds = try #require(path.controlBounds)
    #expect(bounds.maxY == 37 && abs(bounds.minY) < 1e-9)
    // With r = 15 and d = 22: 225 / 22 below the centre.
    let down = 225.0 / 22
    let aside = (225 - down * down).squareRoot()
    let (radius, line) = ((aside, down), (aside, down - 22))
    #expect(abs(radius.0 * line.0 + radius.1 * line.1) < 1e-9)
  }

  @Test func titleAndButtonAreExposed() {
    let lines = spoken(mill)
    #expect(lines.count == 2 && lines[0].contains("Old Mill") && lines[0].contains("Open"))
    #expect(mill.exposed.isContainer && !MapAnnotation("Mill").exposed.isContainer)
    #expect(MapAnnotation().problems.count == 1 && MapAnnotation().with(\.hasCallout, false).problems.isEmpty)
  }
}
