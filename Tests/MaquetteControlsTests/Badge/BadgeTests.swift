import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControls
@testable import MaquetteScreens

/// What badges show, and where.
@Suite struct BadgeTests {
  @Test func aNumberBeyondTheLimitIsCutOff() {
    #expect(Badge(count: 99).shownText == "99")
    #expect(Badge(count: 100).shownText == "99+")
    #expect(Badge(count: 1000).with(\.limit, 999).shownText == "999+")
    #expect(Badge("New").with(\.count, 3).shownText == "New")
    #expect(Badge().shownText.isEmpty && Badge().isDot)
  }

  /// UIKit: 18 high, a circle for one digit; iOS 26 at 3x: 19.7.
  @Test(arguments: [(Era.classic, 18.0), (.glass, 19.7)])
  func aDigitIsOnACircle(era: Era, height: Double) throws {
    let size = Drawn(Badge(count: 3), .ios, era: era, scale: 3).size
    #expect(abs(size.height - height) < 0.34 && abs(size.width - size.height) < 0.34)
    #expect(Drawn(Badge(count: 128), .ios, era: era, scale: 3).size.width > height + 8)
  }

  @Test func nothingIsDrawnForNone() {
    #expect(Drawn(Badge(count: 0)).operations.isEmpty)
    let symbol = Spacer().frame(width: 30, height: 30)
    #expect(Drawn(Badge(count: 0) { symbol }).size == Size(width: 30, height: 30))
  }

  /// The middle of a digit lies on the corner; a wider one ends where it does.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func itLiesOverTheTrailingCorner(direction: LayoutDirection) throws {
    func frame(_ count: Int) throws -> (badge: Rect, all: Rect) {
      let content = Spacer().frame(width: 40, height: 40).padding(30)
      let drawn = Drawn(Badge(count: count) { content }, .ios, era: .classic) { $0.direction = direction }
      let red = drawn.frames(filledWith: .token(.red))
      return (try #require(red.first), drawn.layout.frame)
    }
    let (one, all) = try frame(3)
    let end = direction == .leftToRight ? all.maxX : all.minX
    #expect(abs(one.center.x - end) < 0.6 && abs(one.center.y - all.minY) < 0.6)
    let (many, _) = try frame(128)
    #expect(direction == .leftToRight ? abs(many.maxX - one.maxX) < 0.6 : abs(many.minX - one.minX) < 0.6)
  }

  /// On a circle of 40 the outline is 20 (1 - √½) = 5.86 from both edges.
  @Test func onACircleItLiesOnTheOutline() throws {
    let drawn = Drawn(Badge(count: 3) { Avatar("A B") }.padding(20), .ios, era: .classic, scale: 3)
    let avatar = try drawn.frame(Avatar.name)
    let badge = try #require(drawn.frames(filledWith: .token(.red)).first)
    #expect(abs(avatar.maxX - badge.center.x - 5.86) < 0.5)
    #expect(abs(badge.center.y - avatar.minY - 5.86) < 0.5)
  }

  @Test func theBadgeIsSpokenAfterWhatItLiesOver() {
    let lines = spoken(Badge(count: 3) { Text("Inbox") })
    #expect(lines.count == 2 && lines[0].contains("Inbox") && lines[1].contains("3"))
    let dot = spoken(Badge { Text("Inbox") }.with(\.accessibilityLabel, "New messages"))
    #expect(dot.last?.contains("New messages") == true)
    #expect(spoken(Badge { Text("Inbox") }).count == 1)
  }

  @Test func tabsAndBarsShareTheDrawing() {
    let tab = Drawn(Tab("Mail", symbol: "envelope", badge: "3"), .ios, era: .classic)
    let alone = Drawn(Badge("3"), .ios, era: .classic)
    #expect(
      tab.frames(filledWith: .token(.red)).map(\.size) == alone.frames(filledWith: .token(.red)).map(\.size))
  }
}
