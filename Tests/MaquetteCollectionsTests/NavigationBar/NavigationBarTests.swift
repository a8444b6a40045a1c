import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteScreens

/// Places, fallbacks and backgrounds of navigation bars; heights are those that UIKit's are known for.
@Suite struct NavigationBarTests {
  private func drawn(
    _ bar: NavigationBar, width: Double = 390, era: Era = .classic,
    change: (inout Environment) -> Void = { _ in }
  ) -> Drawn {
    Drawn(bar, .ios, era: era, scale: 3, width: width) {
      $0.screenWidth = width
      change(&$0)
    }
  }

  @Test(arguments: [(Era.ios7, 44.0), (.classic, 44), (.glass, 54)])
  func heightsAreThePlatforms(era: Era, height: Double) {
    #expect(drawn(NavigationBar("Inbox"), era: era).size.height == height)
    let large = drawn(NavigationBar("Inbox", largeTitle: .expanded), era: era)
    #expect(large.size.height == height + 52)
    #expect(drawn(NavigationBar("Inbox").with(\.prompt, "Pick"), era: era).size.height == height + 30)
  }

  @Test func phonesOnTheirSideAndTabletsHaveOtherHeights() {
    #expect(drawn(NavigationBar("Inbox"), width: 844) { $0.isCompactHeight = true }.size.height == 32)
    #expect(drawn(NavigationBar("Inbox"), width: 820).size.height == 50)
    #expect(drawn(NavigationBar("Inbox"), width: 820, era: .ios7).size.height == 44)
  }

  @Test func theBarReachesUnderTheStatusBar() throws {
    let insets = Insets(top: 47, leading: 0, bottom: 34, trailing: 0)
    let drawn = drawn(NavigationBar("Inbox")) { $0.screenInsets = insets }
    #expect(drawn.size.height == 91)
    #expect(try drawn.frame("label").minY > 47)
    #expect(drawn.nodes().contains { $0.name == "surface" && $0.frame.height == 91 })
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theTitleIsInTheMiddleUntilAButtonNeedsTheRoom(direction: LayoutDirection) throws {
    func title(_ trailing: String) throws -> (Rect, Rect) {
      let drawn = drawn(NavigationBar("Inbox").with(\.trailing, [BarButton(trailing)])) {
        $0.direction = direction
      }
      let labels = drawn.frames("label")
      return (labels[0], try drawn.frame(BarButton.name))
    }
    #expect(try abs(title("Edit").0.center.x - 195) < 0.4)
    let (moved, button) = try title("Select Every Message Here")
    let isLeft = direction == .leftToRight
    #expect(isLeft ? moved.center.x < 190 : moved.center.x > 200)
    #expect(abs((isLeft ? button.minX - moved.maxX : moved.minX - button.maxX) - 8) < 0.4)
  }

  @Test func buttonsStandAtTheMargins() throws {
    for (width, margin) in [(390.0, 16.0), (440, 20)] {
      let drawn = drawn(NavigationBar("Inbox").with(\.trailing, [BarButton("Edit")]), width: width)
      #expect(try abs(width - drawn.frame(BarButton.name).maxX - margin) < 0.4)
      // `ios26-navbar-glass-buttons` and `ios26-navbar-title-glassbutton`: glass ends there too, 44 high.
      let glass = self.drawn(
        NavigationBar("Inbox").with(\.trailing, [BarButton("Edit")]), width: width, era: .glass)
      let button = try glass.frame(BarButton.name)
      #expect(abs(width - button.maxX - margin) < 0.4 && button.height == 44)
    }
  }

  @Test func aLongTitleShortensTheWayBack() {
    func back(_ title: String, width: Double = 320) -> [String] {
      let bar = NavigationBar(title, back: "Accessibility") { BarButton("Edit") }
      let button = drawn(bar, width: width).nodes(BarButton.name).first
      return (button?.nodes(named: "label") ?? []).compactMap { $0.accessibility?.label }
    }
    #expect(back("Sounds") == ["Accessibility"])
    #expect(back("Sound Recognition") == ["Back"])
    #expect(back("Sound Recognition and More") == [])
    #expect(back("Sound Recognition", width: 440) == ["Accessibility"])
  }

  @Test func theWayBackIsSpokenInFullEvenIfItShowsLess() {
    let lines = spoken(NavigationBar("Sound Recognition and More", back: "Accessibility")) {
      $0.screenWidth = 320
    }
    #expect(lines == ["Accessibility, button", "Sound Recognition and More, heading"])
  }

  @Test func onGlassTheWayBackIsACircle() throws {
    let drawn = drawn(NavigationBar("Inbox", back: "Mailboxes"), era: .glass)
    let button = try drawn.frame(BarButton.name)
    #expect(button == Rect(x: 16, y: 0, width: 44, height: 44))
    #expect(drawn.nodes("label").count == 1, "the title alone")
  }

  /// UIKit leaves the background out where nothing is under the bar: since iOS 13 below large titles, since 15 everywhere.
  @Test func theBackgroundIsShownOverContent() {
    func hasSurface(
      _ bar: NavigationBar, under: Bool?, era: Era = .classic, version: Int? = nil
    ) -> Bool {
      var environment = Environment(theme: .standard(for: .ios, era: era))
      environment.isContentUnderBar = under
      environment.systemVersion = version
      return bar.hasBackground(in: environment)
    }
    let bar = NavigationBar("Inbox")
    let large = NavigationBar("Inbox", largeTitle: .expanded)
    #expect(hasSurface(bar, under: true) && !hasSurface(bar, under: false) && hasSurface(bar, under: nil))
    #expect(hasSurface(bar, under: false, version: 14) && !hasSurface(large, under: false, version: 14))
    #expect(hasSurface(bar, under: false, era: .ios7) && hasSurface(large, under: false, era: .ios7))
    #expect(!hasSurface(large, under: nil) && hasSurface(large, under: true))
    #expect(!hasSurface(bar, under: nil, era: .glass) && hasSurface(bar, under: true, era: .glass))
    #expect(!hasSurface(bar.background(.transparent), under: true))
    #expect(hasSurface(bar.background(.standard), under: false, era: .glass))
  }

  @Test func whatIsNoButtonIsTheTitleOrStandsBelowIt() throws {
    let segments = SegmentedControl(["All", "Missed"]).with(\.width, 160)
    let inTitle = drawn(NavigationBar { segments })
    #expect(inTitle.size.height == 44)
    #expect(try abs(inTitle.frame(SegmentedControl.name).center.x - 195) < 0.4)
    let below = drawn(NavigationBar("Calls") { segments })
    #expect(try below.frame(SegmentedControl.name).minY >= 44)
    // A search field of 36 stands 1 below the title's row, in 52.
    let search = drawn(NavigationBar("Calls") { SearchField() })
    #expect(search.size.height == 96)
    #expect(try search.frame(SearchField.name) == Rect(x: 16, y: 45, width: 358, height: 36))
  }

  /// UISearchController hides the title and the buttons while people search.
  @Test func aSearchTakesTheBar() {
    let field = SearchField(text: "Light").state(.focused)
    let drawn = drawn(NavigationBar("Calls", largeTitle: .expanded, back: "Home") { field })
    #expect(drawn.size.height == 52 && drawn.nodes(BarButton.name).isEmpty)
    #expect(drawn.nodes("label").compactMap { $0.accessibility?.label }.allSatisfy { $0 != "Calls" })
  }

  @Test func anAppMayColourItsBars() throws {
    let bar = NavigationBar("Inbox").with(\.barColor, .token(.indigo)).with(\.titleColor, .token(.onTint))
    let environment = Environment(theme: .ios)
    let drawn = drawn(bar) { $0.isContentUnderBar = false }
    #expect(drawn.frames(filledWith: environment.color(.indigo)).map(\.height) == [44])
    #expect(drawn.texts == [environment.color(.onTint)])
    #expect(
      !self.drawn(bar.background(.transparent)).fills.contains { $0.color == environment.color(.indigo) })
  }

  @Test func textGrowsUpToTheLargestOrdinarySize() {
    func height(_ size: TextSize) -> Double {
      drawn(NavigationBar("Inbox", largeTitle: .expanded)) { $0.textSize = size }.size.height
    }
    #expect(height(.accessibility3) == height(.xxxLarge))
    let plain = drawn(NavigationBar("Inbox", back: "Mailboxes"))
    let grown = drawn(NavigationBar("Inbox", back: "Mailboxes")) { $0.textSize = .accessibility3 }
    #expect(plain.frames("label") == grown.frames("label"))
  }

  @Test func largeTitlesAreReadAsWords() throws {
    func read(_ text: String) throws -> LargeTitle { try LargeTitle(attribute: .plain(text)) }
    #expect(try read("true") == .expanded && read("false") == .inline && read("collapsed") == .collapsed)
    #expect(throws: AttributeError.self) { try read("big") }
  }

  @Test func buttonsAreReadFromTitlesAndMappings() throws {
    let list = try [BarButton](
      attribute: .list([.plain("Cancel"), .mapping(["title": "Done", "style": "done"])]))
    #expect(list.map(\.title) == ["Cancel", "Done"] && list[1].style == .done)
    #expect(throws: AttributeError.self) { try BarButton(attribute: .list([])) }
    // As in a list of elements.
    func named(_ name: String, _ value: AttributeValue) throws -> BarButton {
      try BarButton(attribute: .mapping([AttributeValue.Entry(name: name, value: value)]))
    }
    #expect(try named("bar-button", .plain("Edit")).title == "Edit")
    #expect(try named("bar-button", .mapping(["title": "Done", "style": "done"])).style == .done)
    #expect(throws: AttributeError.self) { try named("bar-buton", .plain("Edit")) }
  }
}
