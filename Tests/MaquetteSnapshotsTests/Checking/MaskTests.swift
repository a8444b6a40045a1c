import MaquetteGraphics
import MaquetteRaster
import MaquetteSnapshots
import Testing

@Suite("Masks of elements")
struct MaskTests {
  /// A picture of 8 × 8 pixels at 2 pixels a point with an element `clock`.
  private func picture(clock frame: Rect) throws -> DrawnPicture {
    let bitmap = try #require(Bitmap(width: 8, height: 8))
    let root = Rect(x: 0, y: 0, width: 4, height: 4)
    return DrawnPicture(
      name: "a", bitmap: bitmap,
      trace: DrawingTrace(
        scale: 2,
        nodes: [
          .init(name: "vstack", frame: root), .init(name: "label", id: "clock", parent: 0, frame: frame),
        ], marks: []))
  }

  private func masks(of picture: DrawnPicture, _ rules: ComparisonRules) throws -> GoldenOutcome {
    let folder = try GoldenFolder("B/a.yaml")
    try folder.write(picture.bitmap, to: "B/a.png")
    return GoldenCheck().check(picture, path: folder.path + "/B/a.png", golden: nil, rules: rules)
  }

  @Test("an element's mask is its frame in whole pixels")
  func element() throws {
    let clock = try picture(clock: .init(x: 0.6, y: 1.25, width: 1, height: 1))
    let outcome = try masks(of: clock, ComparisonRules(maskedElements: ["clock"]))
    #expect(outcome.masks == [PixelRect(x: 1, y: 2, width: 3, height: 3)])
    #expect(outcome.verdict.passes)
  }

  @Test("a mask of an element that is not there is a failure, not a pass")
  func unknown() throws {
    let clock = try picture(clock: .init(x: 0, y: 0, width: 1, height: 1))
    let outcome = try masks(of: clock, ComparisonRules(maskedElements: ["clok"]))
    #expect(!outcome.verdict.passes)
    #expect(
      outcome.description.hasSuffix(
        "a mask hides nothing: no element has the id or name 'clok'; did you mean 'clock'?"))
  }
}
