import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@Suite struct RefreshControlTests {
  private let gray = Color.token(.activity)

  @Test(arguments: [(0.0, 0), (0.1, 1), (0.25, 2), (0.3, 3), (0.5, 4), (1, 8), (-1, 0), (5, 8), (.nan, 0)])
  func spokesComeOneByOne(pull: Double, count: Int) {
    let fills = Drawn(RefreshControl(pull: pull)).fills
    #expect(fills.count == count)
    #expect(fills.dropLast().allSatisfy { $0.color == gray })
  }

  /// Clockwise from the top.
  @Test func aQuarterPulledIsTheFirstQuarter() throws {
    let drawn = Drawn(RefreshControl(pull: 0.25), width: 100)
    #expect(drawn.size == Size(width: 100, height: 60))
    #expect(drawn.fills.allSatisfy { $0.rect.minX >= 48 && $0.rect.maxY <= 30 })
  }

  @Test func aSpokeFadesIn() throws {
    let alphas = Drawn(RefreshControl(pull: 0.1875)).fills.map(\.color.alpha)
    #expect(alphas == [gray.alpha, gray.opacity(0.5).alpha])
  }

  @Test func whatTurnsHasAllSpokes() {
    let still = Drawn(RefreshControl()).fills
    let later = Drawn(RefreshControl().with(\.phase, 3)).fills
    #expect(still.count == 8 && later.count == 8)
    #expect(still.map(\.color) == later.map(\.color) && still[0].rect != later[0].rect)
    #expect(Drawn(RefreshControl(), era: .ios7).fills.count == 12)
  }

  /// An eighth of a second is an eighth of a turn; a pulled one does not turn.
  @Test func itTurnsByItselfUnlessItIsPulled() {
    func rects(_ control: RefreshControl, at seconds: Double) -> [Rect] {
      Drawn(control) { $0.moment = Moment(seconds: seconds) }.fills.map(\.rect)
    }
    #expect(rects(RefreshControl(), at: 0.13) == rects(RefreshControl().with(\.phase, 1), at: 0))
    #expect(rects(RefreshControl().with(\.phase, .max), at: 0.5).count == 8)
    #expect(rects(RefreshControl(pull: 0.6), at: 0.5) == rects(RefreshControl(pull: 0.6), at: 0))
  }

  @Test func aTitleStandsBelowAndGrowsWithTheTextSize() throws {
    let control = RefreshControl(pull: nil, title: "Updated just now")
    let drawn = Drawn(control, width: 200)
    let (spokes, title) = (try drawn.frame("spokes"), try drawn.frame("label"))
    #expect(title.minY > spokes.maxY && abs(title.center.x - 100) <= 0.5)
    #expect(drawn.texts.first == .token(.secondaryLabel))
    let large = Drawn(control, width: 200) { $0.textSize = .accessibility3 }
    #expect(large.size.height > drawn.size.height)
    #expect(Drawn(RefreshControl(pull: nil, title: "")).texts.isEmpty)
  }

  @Test func activityAndTitleAreExposed() {
    let turning = RefreshControl().exposed
    #expect(turning.label == "In progress" && turning.traits == [.updatesFrequently])
    #expect(RefreshControl(pull: 0.5).exposed.label == "Refresh")
    #expect(RefreshControl(pull: 0.5, title: "News").exposed.label == "News")
  }
}
