import Foundation
import MaquetteDesign
import MaquetteElements
import MaquetteTesting
import Rating
import Testing

@Suite struct RatingTests {
  private static let catalogue = Catalogue.standard.adding(Rating.self)

  private func sheet(_ name: String) throws -> Sheet {
    var environment = Environment()
    environment.catalogue = Self.catalogue
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sheets")
    return try Sheet(
      path: folder.appending(path: "\(name).yaml").standardizedFileURL.path, environment: environment)
  }

  @Test func aRatingLooksAndSpeaksAsItShould() {
    assertSnapshot(of: Rating(4), as: .picture)
    assertSnapshot(of: Rating(4), as: .accessibility)
  }

  @Test func sheetsNameIt() throws {
    assertSnapshot(of: try sheet("ratings"), as: .picture)
    #expect(throws: SheetError.self) {
      try Sheet(Array("maquette: 1\nbody: { rating: 3 }".utf8), path: "without-the-catalogue.yaml")
    }
  }

  /// The golden has two stars: only if the trace tells a rating from the parts of the row, the mask hides the other three.
  @Test func aMaskFindsItInsideARow() {
    var environment = Environment()
    environment.catalogue = Self.catalogue
    let row = ListRow("Quality") { Rating(5) }.frame(width: 320)
    assertSnapshot(of: Mockup(row, environment: environment), as: .picture(masks: [.element("rating")]))
  }

  @Test func aFingerFillsTheStars() throws {
    let touched = try sheet("touched")
    assertSnapshot(of: touched, as: .picture)
    let log = "\(try #require(touched.pictures.first).storyboard().log)"
    #expect(log.contains("rate") && log.contains("3 of 5"), "\(log)")
  }

  @Test func tokensChangeIt() throws {
    let text = """
      { "rating": { "side": { "$type": "dimension", "$value": { "value": 30, "unit": "px" } } },
        "color": { "rating-star": { "$type": "color", "$value": "#FF0000" } } }
      """
    let themes = try TokenThemes(Array(text.utf8), path: "brand.json", catalogue: Self.catalogue)
    let theme = try #require(themes.themes.first { $0.platform == .ios })
    #expect(theme[RatingMetrics.self].side == 30)
    #expect(theme.colors[.ratingStar].light == Color(hex: "#FF0000"))
  }
}
