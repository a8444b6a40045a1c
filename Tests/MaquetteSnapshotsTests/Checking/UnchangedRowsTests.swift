import MaquetteComparison
import MaquettePNG
import MaquetteRaster
import Testing

@testable import MaquetteSnapshots

/// A check draws a still picture as it reads its golden one, and a second time only if they differ.
@Suite("Check of an unchanged picture")
struct UnchangedRowsTests {
  private func check(
    _ golden: Bitmap, _ drawing: Bitmap, rules: ComparisonRules = ComparisonRules(), mode: RecordMode = .never
  ) throws -> (outcome: GoldenOutcome, drawings: Int) {
    let folder = try GoldenFolder("B/a.yaml")
    try folder.write(golden, to: "B/a.png")
    let plan = GoldenPlan(try GoldenStore(folder.path)) { _ in [.init(name: "a", source: "a", rules: rules)] }
    var drawings = 0
    let outcome = GoldenCheck(mode: mode).check(
      plan.cases[0], rows: { _ in PictureRows(drawing, scale: 2) },
      draw: { name in
        drawings += 1
        return DrawnPicture(name: name, bitmap: drawing, options: PNGOptions(scale: 2))
      })
    return (outcome, drawings)
  }

  private let bitmap = Bitmap(width: 9, height: 7)
  private var changed: Bitmap? {
    var other = bitmap
    other?[8, 6] = PremultipliedColor(packed: 0xFF00_00FF)
    return other
  }

  @Test("is equal without a second drawing, and says as much as one with it")
  func unchanged() throws {
    let bitmap = try #require(bitmap)
    let (outcome, drawings) = try check(bitmap, bitmap)
    #expect(outcome.verdict == .compared(.equal) && drawings == 0)
    #expect(outcome.scale == 2)
  }

  @Test("a difference is drawn whole and explained")
  func difference() throws {
    let (outcome, drawings) = try check(#require(bitmap), #require(changed))
    #expect(!outcome.verdict.passes && drawings == 1)
    #expect(outcome.evidence.difference != nil)
  }

  @Test("masks are looked up in the whole picture, and everything is recorded from it")
  func whole() throws {
    let bitmap = try #require(bitmap)
    let all = ComparisonRules(maskedRectangles: [bitmap.bounds])
    for rules in [ComparisonRules(maskedElements: ["clock"]), all] {
      let masked = try check(bitmap, bitmap, rules: rules)
      #expect(masked.drawings == 1 && !masked.outcome.verdict.passes)
    }
    #expect(try check(bitmap, bitmap, mode: .all).drawings == 1)
  }
}
