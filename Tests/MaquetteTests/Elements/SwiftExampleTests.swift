import Maquette
import MaquetteElements
import MaquetteSheets
import Testing

/// The examples of the reference in Swift draw what those in YAML draw.
@Suite struct SwiftExampleTests {
  /// What no example in Swift can show: a matrix is made by the reader of sheets, a circle with a gradient and an image by files.
  private static let withoutSwift: Set = ["matrix", "circle", "path", "image"]

  @Test(arguments: Catalogue.standard.entries.map(\.name))
  func theSwiftExampleEqualsTheSheet(name: String) throws {
    guard !Self.withoutSwift.contains(name) else { return }
    let entry = try #require(Catalogue.standard.entry(named: name))
    let example = try #require(ElementExample(of: entry))
    let sheet = try Sheet(Array(example.sheet.utf8), path: "example.yaml")
    let drawn = try #require(sheet.pictures.first).mockup()
    let elements = try #require(SwiftExamples.named(name), "no example in Swift")
    #expect(elements.count == 1)
    var mockup = drawn
    mockup.body = try #require(elements.first)
    #expect(try mockup.render() == drawn.render())
  }
}
