import MaquetteDiagnostics
import MaquetteGraphics
import Testing

@testable import MaquetteVectors

/// What the elements of a picture become: sizes, paths, uses and views.
@Suite struct SVGPictureTests {
  private func picture(_ content: String, _ attributes: String = "viewBox='0 0 100 100'") throws -> SVGPicture
  {
    try SVGPicture(Array("<svg \(attributes)>\(content)</svg>".utf8))
  }

  /// The boxes of all shapes in points of the picture.
  private func boxes(_ content: String, _ attributes: String = "viewBox='0 0 100 100'") throws -> [Rect?] {
    try picture(content, attributes).items.shapes.map { SVGItem.shape($0).bounds(under: .identity) }
  }

  @Test(arguments: [
    ("width='20' height='10'", Size(width: 20, height: 10)),
    ("viewBox='5 5 30 40'", Size(width: 30, height: 40)),
    ("width='1in' height='72pt'", Size(width: 96, height: 96)),
    ("width='60' viewBox='0 0 30 40'", Size(width: 60, height: 80)),
    ("height='50%' viewBox='0 0 30 40'", Size(width: 15, height: 20)),
    ("width='1em' height='1em' viewBox='0 0 30 40'", Size(width: 16, height: 16)),
  ])
  func theSizeIsThatOfTheAttributes(attributes: String, size: Size) throws {
    #expect(try picture("", attributes).size == size)
  }

  @Test func shapesHaveTheirBoxes() throws {
    let content = """
      <rect x='1' y='2' width='3' height='4'/><circle cx='10' cy='20' r='5'/><ellipse cx='10' cy='20' rx='4' ry='2'/>
      <line x1='1' y1='2' x2='5' y2='9' stroke='red'/><polyline points='0,0 4,4 8 0'/><polygon points='1 1 2 2 3 1'/>
      <path d='M 1 1 h 4 v 5 z'/><rect width='50%' height='10%'/>
      """
    let expected = [
      Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: 5, y: 15, width: 10, height: 10),
      Rect(x: 6, y: 18, width: 8, height: 4), Rect(x: 1, y: 2, width: 4, height: 7),
      Rect(x: 0, y: 0, width: 8, height: 4), Rect(x: 1, y: 1, width: 2, height: 1),
      Rect(x: 1, y: 1, width: 4, height: 5), Rect(x: 0, y: 0, width: 50, height: 10),
    ]
    for (box, expected) in zip(try boxes(content), expected) { #expect(box == expected) }
  }

  @Test func radiiOfCornersAreLimitedAndTakenFromEachOther() throws {
    let shapes = try picture("<rect width='10' height='20' rx='9'/><rect width='10' height='20' ry='0'/>")
      .items.shapes
    // A radius of 9 is at most half the width, and 9 down, as none is given.
    #expect(shapes[0].path.points.first == Point(x: 5, y: 0))
    #expect(shapes[0].path.points.contains(Point(x: 10, y: 9)))
    #expect(shapes[1].path.verbs.count == 5)
  }

  @Test func viewsMapTheirBoxes() throws {
    let rect = "<rect width='10' height='10'/>"
    #expect(
      try boxes(rect, "width='40' height='20' viewBox='0 0 10 10'") == [
        Rect(x: 10, y: 0, width: 20, height: 20)
      ])
    let left = "width='40' height='20' viewBox='0 0 10 10' preserveAspectRatio='xMinYMid'"
    #expect(try boxes(rect, left) == [Rect(x: 0, y: 0, width: 20, height: 20)])
    let slice = "width='40' height='20' viewBox='0 0 10 10' preserveAspectRatio='xMidYMax slice'"
    #expect(try boxes(rect, slice) == [Rect(x: 0, y: -20, width: 40, height: 40)])
    let none = "width='40' height='20' viewBox='0 0 10 10' preserveAspectRatio='none'"
    #expect(try boxes(rect, none) == [Rect(x: 0, y: 0, width: 40, height: 20)])
    let nested = "<svg x='10' y='20' width='50' height='50' viewBox='0 0 10 10'>\(rect)</svg>"
    #expect(try boxes(nested) == [Rect(x: 10, y: 20, width: 50, height: 50)])
  }

  @Test func usesAreCopiesAtAPlace() throws {
    let content = """
      <defs><rect id='r' width='10' height='10'/><symbol id='s' viewBox='0 0 1 1'><rect width='1' height='1'/></symbol></defs>
      <use href='#r' x='5' y='6' fill='red'/><use href='#s' x='20' width='30' height='30' transform='scale(2)'/>
      """
    #expect(
      try boxes(content) == [
        Rect(x: 5, y: 6, width: 10, height: 10), Rect(x: 40, y: 0, width: 60, height: 60),
      ])
    let red = try picture(content).items.shapes[0].fill
    guard case .color(let color)? = red else {
      Issue.record("no colour")
      return
    }
    #expect(color == Color(red: 255, green: 0, blue: 0))
  }

  @Test func aSwitchShowsTheFirstChoice() throws {
    let content = """
      <switch><rect systemLanguage='de' width='1' height='1'/><foreignObject/><rect width='2' height='2'/>
      <rect width='3' height='3'/></switch>
      """
    #expect(try boxes(content) == [Rect(x: 0, y: 0, width: 2, height: 2)])
  }

  @Test func textsAreOutlinesAtTheirAnchor() throws {
    let start = try #require(try boxes("<text x='50' y='80' font-size='20'>HH</text>")[0])
    let end = try #require(try boxes("<text x='50' y='80' font-size='20' text-anchor='end'>HH</text>")[0])
    let halves = try boxes("<text x='50' y='80' font-size='20' text-anchor='middle'>H<tspan>H</tspan></text>")
      .compactMap { $0 }
    #expect(abs(start.maxY - 80) < 1e-9)
    #expect(start.minX > 50 && end.maxX < 50)
    #expect(halves.count == 2 && abs((halves[0].minX + halves[1].maxX) / 2 - 50) < 0.5)
    // The height of capitals of the font is 0.7046 em.
    #expect(abs(start.height - 20 * 0.7046) < 0.2)
    let places = try boxes("<text y='80' x='0 50' font-size='20'>H H</text>").compactMap { $0 }
    #expect(places.count == 2 && places[1].minX > 50)
  }

  @Test func anUnknownFontIsAWarning() throws {
    let warnings = try picture("<text y='9' font-family='Wingding, cursive'>A</text>").warnings
    #expect(warnings.map(\.severity) == [.warning])
    #expect(warnings.first?.message.contains("'Wingding'") == true)
    #expect(try picture("<text y='9' font-family='sans-serif'>A</text>").warnings == [])
  }
}
