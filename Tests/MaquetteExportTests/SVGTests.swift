import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import Testing
@testable import MaquetteExport

@Suite struct SVGTests {
  @Test func groupsAreNamedAsTheTree() throws {
    let svg = SVG.encode(try ExportSample.controls(.svg)).text
    #expect(
      svg.contains(##"<g id="play" data-name="button" role="button" aria-label="Play"><title>Play</title>"##))
    // The text and the symbol in the button are spoken for by the button.
    #expect(svg.count(of: "<g id=") == 3)
    #expect(svg.contains(##"<g id="label" role="img" aria-label="Wi-Fi">"##))
    #expect(svg.contains(##"<g id="label-2" data-name="label" role="img" aria-label="Wi-Fi">"##))
  }

  @Test func colorsHaveTheirToken() throws {
    let svg = SVG.encode(try ExportSample.controls(.svg)).text
    #expect(svg.contains(##"fill="#007aff" data-token="accent""##))
  }

  /// The two texts are one path, and symbols are symbols.
  @Test func whatIsDrawnTwiceIsWrittenOnce() throws {
    let svg = SVG.encode(try ExportSample.controls(.svg)).text
    #expect(svg.count(of: "<path id=\"letters\"") == 1)
    #expect(svg.count(of: "xlink:href=\"#letters\"") == 2)
    #expect(svg.count(of: "<symbol id=") == 1)
  }

  @Test(arguments: ExportFormat.allCases, ExportText.allCases)
  func equalPicturesHaveEqualBytes(format: ExportFormat, text: ExportText) throws {
    let first = format.encode(try ExportSample.controls(format), text: text)
    let second = format.encode(try ExportSample.controls(format), text: text)
    #expect(first == second && first.count > 1000)
  }

  @Test func anyTextIsEscaped() throws {
    let hostile = "<script>&\"'\u{1}\u{FFFE}\n]]>"
    let picture = try ExportSample.picture(.svg, title: hostile, attachment: hostile) {
      Text("A").id(hostile).accessibility(AccessibilityAttributes(label: hostile))
    }
    let svg = SVG.encode(picture)
    #expect(!svg.text.contains("<script>"))
    #expect(!svg.contains(1))
    #expect(svg.text.contains("&lt;script&gt;&amp;&quot;'\u{FFFD}\u{FFFD}&#10;]]&gt;"))
    #expect(ExportAttachment.read(svg: svg) == "<script>&\"'\u{FFFD}\u{FFFD}\n]]>")
  }

  @Test func identifiersAreValidAndUnique() {
    var names = SVGNames()
    let given = ["a", "a", "a-2", "a", "2 x", "", "\u{5E9}", "a b\"c"].map { names.unique($0) }
    #expect(Set(given).count == given.count)
    #expect(given[0] == "a" && given[4] == "_2-x" && given[5] == "element" && given[6] == "\u{5E9}")
    #expect(given[7] == "a-b-c")
  }

  /// The numbers after an absolute move would be absolute lines.
  @Test func linesAfterTheFirstMoveAreRelative() {
    var path = Path()
    path.move(to: Point(x: 10, y: 10))
    path.line(to: Point(x: 11, y: 13))
    path.move(to: Point(x: 20, y: 10))
    path.line(to: Point(x: 21, y: 13))
    var data = PathData(grid: CoordinateGrid(scale: 2))
    data.add(path)
    #expect(data.bytes.text == "M10 10l1 3m9-3 1 3")
  }

  @Test func shapesStayShapes() throws {
    var buffer = SVGBuffer(grid: CoordinateGrid(scale: 2))
    let rect = Rect(x: 1, y: 2, width: 30, height: 40)
    buffer.begin(.rect(rect))
    buffer.begin(.roundedRectangle(RoundedRectangle(rect: rect, radius: 8)))
    buffer.begin(.ellipse(Rect(x: 0, y: 0, width: 10, height: 10)))
    #expect(
      buffer.bytes.text
        == ##"<rect x="1" y="2" width="30" height="40"<rect x="1" y="2" width="30" height="40" rx="8""##
        + ##"<circle cx="5" cy="5" r="5""##)
    // Continuous corners are curves.
    var curves = SVGBuffer(grid: CoordinateGrid(scale: 2))
    curves.begin(.roundedRectangle(RoundedRectangle(rect: rect, radius: 8, style: .continuous)))
    #expect(curves.bytes.text.hasPrefix("<path d=\"M") && curves.bytes.text.hasSuffix(##" data-radius="8""##))
  }

  @Test func liveTextHasItsLettersAtTheirPlaces() throws {
    let picture = try ExportSample.picture(.svg) { Text("Wave") }
    let svg = SVG.encode(picture, text: .live).text
    let start = try #require(svg.range(of: "<text"))
    let text = svg[start.lowerBound...]
    #expect(text.contains(">Wave</text>"))
    let list = try #require(text.firstMatch(of: /x="([0-9. ]+)"/)).1
    let places = list.split(separator: " ").compactMap { Double($0) }
    #expect(places.count == 4 && places == places.sorted())
    #expect(svg.contains("@font-face{font-family:letters-1;"))
  }

  @Test func lettersThatJoinAreOutlinesThatCanBeSelected() throws {
    let picture = try ExportSample.picture(.svg) { Text("\u{0645}\u{0631}\u{062D}\u{0628}\u{0627}") }
    let svg = SVG.encode(picture, text: .live).text
    #expect(svg.contains("fill-opacity=\"0\">\u{0645}\u{0631}\u{062D}\u{0628}\u{0627}</text><path d=\"M"))
    // Browsers reject a font without letters.
    #expect(!svg.contains("@font-face"))
  }
}

extension String {
  /// How often a text occurs.
  func count(of part: String) -> Int { ranges(of: part).count }

  fileprivate func range(of part: String) -> Range<Index>? { ranges(of: part).first }
}
