import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteScreens

/// Surface, content and states of cards.
@Suite struct CardTests {
  /// `ios26-card-header`: 358 on a page of 390, continuous corners of 26; lists of iOS 14 to 18 have corners of 10.
  @Test(arguments: [(Era.classic, 10.0), (.glass, 26)])
  func theSurfaceIsThatOfAGroup(era: Era, radius: Double) {
    let drawn = Drawn(Card("Trip"), .ios, era: era, width: 358)
    #expect(drawn.size.width == 358)
    #expect(drawn.cornerRadius == radius)
    let fill = Environment(theme: .standard(for: .ios, era: era)).color(.secondaryGroupedBackground)
    #expect(drawn.fills.first?.color == fill)
  }

  @Test func anImageReachesFromEdgeToEdge() throws {
    var card = Card("Trip").with(\.imageHeight, 90)
    card.image = Image("missing")
    let drawn = Drawn(card, .ios, era: .classic, width: 300)
    let middle = try drawn.frame("image").center
    #expect(abs(middle.x - 150) < 1 && abs(middle.y - 45) < 1)
    let title = try drawn.frame("label")
    #expect(title.minX == 16 && abs(title.minY - 106) < 1)
    #expect(drawn.warnings.contains { if case .unknownImage = $0 { true } else { false } })
  }

  @Test func headerContentAndFooterFollowEachOther() {
    let card = Card("Title", subtitle: "Subtitle", footer: "Footer") { Text("Content") }
    let tops = Drawn(card, .ios, width: 300).frames("label").map(\.minY)
    #expect(tops.count == 4 && tops == tops.sorted())
  }

  @Test func aPressedOneIsSmallerAndDarker() {
    let pressed = Card("Open").with(\.isButton, true).state(.highlighted)
    let scale = Drawn(pressed, .ios, width: 300).layers.compactMap(\.transform).first
    #expect(scale != nil)
    // Without a purpose a touch changes nothing.
    let plain = Card("Open")
    #expect(Drawn(plain.state(.highlighted), .ios).operations == Drawn(plain, .ios).operations)
  }

  @Test func stylesDifferInWhatSetsThemApart() {
    func drawn(_ style: Card.Style) -> Drawn { Drawn(Card("A", style: style), .ios, era: .classic) }
    #expect(drawn(.filled).shadows.isEmpty && drawn(.filled).strokes.isEmpty)
    #expect(drawn(.outlined).strokes.count == 1)
    #expect(drawn(.elevated).shadows.count == 1)
    #expect(drawn(.glass).nodes("panel-surface").count == 1)
  }

  @Test func aButtonIsOneElementAndAnyOtherASum() {
    let card = Card("Trip", subtitle: "Two days") { Text("By train") }
    #expect(spoken(card).count == 3)
    let button = card.with(\.isButton, true)
    #expect(button.exposed.label == "Trip" && button.exposed.value == "Two days")
    #expect(button.exposed.traits == [.button])
    #expect(button.isTouchable && !card.isTouchable)
    #expect(Card().problems == [.emptyTitle(element: "card")])
  }
}
