import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControlKit
@testable import MaquetteScreens

/// The buttons of bars, and the bar at the bottom.
@Suite struct BarTests {
  private let share = BarButton(symbol: "square.and.arrow.up").with(\.accessibilityLabel, "Share")

  private func row(_ buttons: [any Element], era: Era) -> Drawn {
    Drawn(BarButtonRow(buttons: buttons), .ios, era: era)
  }

  /// The guidelines of iOS 26: figures share glass, titles and what closes or ends something have their own.
  @Test func neighboursShareGlass() {
    func pieces(_ buttons: [any Element]) -> Int { row(buttons, era: .glass).nodes("panel-surface").count }
    #expect(pieces([share, share, share]) == 1)
    #expect(pieces([share, BarButton("Edit"), share]) == 3)
    #expect(pieces([BarButton(symbol: "xmark"), share]) == 2)
    #expect(
      pieces([share, share, BarButton(symbol: "plus", style: .prominent)]) == 2, "a prominent one has its own"
    )
    #expect(row([share, share], era: .classic).nodes("panel-surface").isEmpty)
  }

  /// `ios26-navbar-glass-buttons`, 3x: circles and capsules of 44, 12 apart.
  @Test func glassIsAsLargeAsThePlatforms() {
    let frames = row([BarButton(symbol: "xmark"), BarButton("Cancel")], era: .glass).frames(BarButton.name)
    #expect(frames[0].size == Size(width: 44, height: 44) && frames[1].height == 44)
    #expect(frames[1].minX - frames[0].maxX == 12)
  }

  @Test func rolesAndStatesHaveTheirColours() {
    func color(_ button: BarButton, _ era: Era = .classic) -> Color? {
      Drawn(button, .ios, era: era).texts.first
    }
    func token(_ token: ColorToken, _ era: Era = .classic) -> Color {
      Environment(theme: .standard(for: .ios, era: era)).color(token)
    }
    #expect(color(BarButton("Edit")) == token(.accent))
    #expect(color(BarButton("Edit"), .glass) == token(.barGlassLabel, .glass))
    #expect(color(BarButton("Delete").role(.destructive)) == token(.red))
    #expect(color(BarButton("Save", style: .prominent), .glass) == token(.onTint, .glass))
    #expect(color(BarButton("Edit").disabled()) == token(.barDisabled))
    #expect(color(BarButton("Edit").with(\.tint, .token(.green)), .glass) == token(.green, .glass))
  }

  @Test func placesFollowFromStyleAndRole() {
    #expect(BarButton("Edit").end == .trailing && BarButton("Inbox", style: .back).end == .leading)
    #expect(BarButton("Cancel").role(.cancel).end == .leading)
    #expect(BarButton("Cancel").role(.cancel).placement(.trailing).end == .trailing)
  }

  @Test func aBadgeIsSpokenAndDrawn() {
    let button = share.with(\.badge, "3")
    #expect(button.exposed.value == "3")
    #expect(Drawn(button, .ios).fills.contains { $0.color == .token(.red) && $0.rect.height == 18 })
    #expect(BarButton().problems == [.emptyTitle(element: "bar-button")])
    #expect(BarButton(style: .back).problems.isEmpty && BarButton(style: .back).exposed.label == "Back")
  }

  @Test(arguments: [(Era.ios7, 44.0), (.classic, 44), (.glass, 72)])
  func theBarAtTheBottomHasThePlatformsHeight(era: Era, height: Double) {
    let bar = Toolbar { share }
    #expect(Drawn(bar, .ios, era: era, width: 390).size.height == height)
    // The area of the home indicator is under the bar; on glass, the bar floats over it.
    let onScreen = Drawn(bar, .ios, era: era, width: 390) { $0.screenInsets.bottom = 34 }
    #expect(onScreen.size.height == (era == .glass ? height : height + 34))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func spacersSpreadTheButtonsOfTheBarAtTheBottom(direction: LayoutDirection) {
    let bar = Toolbar { [share, Spacer(), share, Spacer(), share] as [any Element] }
    let drawn = Drawn(bar, .ios, width: 390) { $0.direction = direction }
    let frames = drawn.frames(BarButton.name)
    let centers = frames.map(\.center.x)
    #expect(centers.sorted() == (direction == .leftToRight ? centers : centers.reversed()))
    #expect(abs((frames.map(\.minX).min() ?? 0) - 16) < 0.6 && abs(centers[1] - 195) < 0.6)
  }

  @Test func anotherPlatformKeepsItsToolbar() {
    #expect(Drawn(Toolbar { share }, .macos, width: 390).nodes(BarButtonRow.rowName.text).isEmpty)
  }

  @Test func barsAreAtTheirEdges() {
    var environment = Environment(theme: .ios)
    #expect(NavigationBar().screenEdge(in: environment) == .top)
    #expect(Toolbar().screenEdge(in: environment) == .bottom)
    environment.screenWidth = 390
    #expect(TabBar().screenEdge(in: environment) == .bottom)
    environment.screenWidth = 820
    #expect(TabBar().screenEdge(in: environment) == .top)
    environment.systemVersion = 17
    #expect(TabBar().screenEdge(in: environment) == .bottom)
    environment.era = .glass
    #expect(TabBar().screenEdge(in: environment) == .top)
  }
}
