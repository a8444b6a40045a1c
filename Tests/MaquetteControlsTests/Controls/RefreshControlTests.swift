import MaquetteControls
import MaquetteGraphics
import MaquetteTypography
import Testing

@Suite struct RefreshControlTests {
  private let gray = Environment().color(.activity)

  @Test(arguments: [(0.0, 0), (0.1, 1), (0.25, 2), (0.3, 3), (0.5, 4), (1, 8), (-1, 0), (5, 8), (.nan, 0)])
  func spokesComeOneByOne(pull: Double, count: Int) {
    let fills = DrawnParts(RefreshControl(pull: pull)).fills
    #expect(fills.count == count)
    #expect(fills.dropLast().allSatisfy { $0.color == gray })
  }

  /// With the clock from the top on.
  @Test func aQuarterPulledIsTheFirstQuarter() throws {
    let drawn = DrawnParts(RefreshControl(pull: 0.25), width: 100)
    #expect(drawn.size == Size(width: 100, height: 60))
    #expect(drawn.fills.allSatisfy { $0.rect.minX >= 48 && $0.rect.maxY <= 30 })
  }

  @Test func aSpokeFadesIn() throws {
    let alphas = DrawnParts(RefreshControl(pull: 0.1875)).fills.map(\.color.alpha)
    #expect(alphas == [gray.alpha, gray.opacity(0.5).alpha])
  }

  @Test func whatTurnsHasAllSpokes() {
    let still = DrawnParts(RefreshControl()).fills
    let later = DrawnParts(RefreshControl().with(\.phase, 3)).fills
    #expect(still.count == 8 && later.count == 8)
    #expect(still.map(\.color) == later.map(\.color) && still[0].rect != later[0].rect)
    #expect(DrawnParts(RefreshControl()) { $0.era = .ios7 }.fills.count == 12)
  }

  /// An eighth of a second is an eighth of a turn; what is pulled waits for the finger.
  @Test func itTurnsByItselfUnlessItIsPulled() {
    func rects(_ control: RefreshControl, at seconds: Double) -> [Rect] {
      DrawnParts(control) { $0.moment = Moment(seconds: seconds) }.fills.map(\.rect)
    }
    #expect(rects(RefreshControl(), at: 0.13) == rects(RefreshControl().with(\.phase, 1), at: 0))
    #expect(rects(RefreshControl().with(\.phase, .max), at: 0.5).count == 8)
    #expect(rects(RefreshControl(pull: 0.6), at: 0.5) == rects(RefreshControl(pull: 0.6), at: 0))
  }

  @Test func aTitleStandsBelowAndGrowsWithTheTextSize() throws {
    let drawn = DrawnParts(RefreshControl(pull: nil, title: "Updated just now"), width: 200)
    let spokes = try #require(drawn.frames(of: "spokes").first)
    let title = try #require(drawn.frames(of: "label").first)
    #expect(title.minY > spokes.maxY && abs(title.center.x - 100) <= 0.5)
    #expect(drawn.texts.first == Environment().color(.secondaryLabel))
    let large = DrawnParts(RefreshControl(pull: nil, title: "Updated just now"), width: 200) {
      $0.textSize = .accessibility3
    }
    #expect(large.size.height > drawn.size.height)
    #expect(DrawnParts(RefreshControl(pull: nil, title: "")).texts.isEmpty)
  }

  @Test func assistiveTechnologyIsToldWhatGoesOn() {
    let turning = RefreshControl().accessibility(in: Environment())
    #expect(turning.label == "In progress" && turning.traits == [.updatesFrequently])
    #expect(RefreshControl(pull: 0.5).accessibility(in: Environment()).label == "Refresh")
    #expect(RefreshControl(pull: 0.5, title: "News").accessibility(in: Environment()).label == "News")
  }
}
