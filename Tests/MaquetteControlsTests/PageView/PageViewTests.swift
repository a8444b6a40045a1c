import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteScreens

/// Pages, their dots, and the titles of a watch's screens.
@Suite struct PageViewTests {
  private let three: [any Element] = ["One", "Two", "Three"].map { Text($0) }

  private func drawn(_ view: PageView, _ platform: Platform = .ios) -> Drawn {
    Drawn(view, platform, scale: 1, width: 200, height: 160)
  }

  @Test func onePageIsSeen() throws {
    let drawn = drawn(PageView(current: 1) { three })
    #expect(drawn.nodes("label").count == 1)
    #expect(try abs(drawn.frame("label").center.x - 100) < 1)
    #expect(drawn.size == Size(width: 200, height: 160))
  }

  @Test func aMovedPageShowsAPartOfTheNext() {
    let moved = drawn(PageView { three }.with(\.drag, 0.25)).frames("label").map(\.center.x)
    #expect(moved.count == 2 && abs(moved[0] - 50) < 1 && abs(moved[1] - 250) < 1)
    let vertical = drawn(PageView(.vertical) { three }.with(\.drag, 0.5)).frames("label").map(\.center.y)
    #expect(vertical.count == 2 && abs(vertical[1] - vertical[0] - 160) < 1)
  }

  @Test func dotsAreThoseOfAPageControl() throws {
    let dots = try drawn(PageView { three }).frame(PageViewDots.name.text)
    let control = Drawn(PageControl(pages: 3), .ios, scale: 1).size
    #expect(dots.size == control && dots.maxY == 160)
    #expect(drawn(PageView { three }.with(\.hasDots, false)).nodes(PageViewDots.name.text).isEmpty)
    #expect(drawn(PageView { Text("One") }).nodes(PageViewDots.name.text).isEmpty)
  }

  @Test func aWatchHasAColumnBesideTheCrown() throws {
    let dots = try drawn(PageView(.vertical, current: 1) { three }, .watchos).frame(PageViewDots.name.text)
    #expect(dots.maxX == 200 && dots.width < dots.height)
  }

  @Test func aPageBeyondTheLastIsTheLast() {
    let beyond = drawn(PageView(current: 7) { three })
    #expect(beyond.operations == drawn(PageView(current: 2) { three }).operations)
    #expect(spoken(PageView(current: 7) { three }).contains { $0.contains("3 of 3") })
  }

  /// A word of the platforms is made longer once, whether a control says it or a part of one.
  @Test func wordsOfAPseudoLanguageAreMadeUpOnce() {
    var environment = Environment()
    environment.pseudoLanguage = .longer
    func lines(_ element: any Element, _ platform: Platform = .ios) -> [String] {
      spoken(element) { ($0.platform, $0.pseudoLanguage) = (platform, .longer) }
    }
    #expect(lines(PageView { three }).contains { $0.hasPrefix(environment.spoken(.page) + ", 1 of 3") })
    #expect(lines(HelpButton(), .macos).first?.hasPrefix(environment.spoken(.help) + ", ") == true)
  }

  @Test func theOpenPageIsSpoken() {
    #expect(spoken(PageView(current: 1) { three }).contains { $0.contains("page") && $0.contains("2 of 3") })
    #expect(
      PageView(current: 5) { three }.problems == [.noSuchItem(element: "page-view", index: 5, count: 3)])
  }
}

/// Titles beside the time of a watch.
@Suite struct WatchTitleTests {
  private func screen(_ bar: NavigationBar, offset: Double = 0) throws -> Drawn {
    let rows = (1...9).map { ListRow("Row \($0)") }
    let content = VStack {
      [bar as any Element, List { rows.map { $0 as any Element } }.with(\.scrollOffset, .points(offset))]
    }
    let canvas = DeviceCanvas(try Device(attribute: .plain("watch-46")))
    return Drawn(DeviceScreen(canvas, content: content), .watchos)
  }

  @Test func theTitleStandsInTheRowOfTheTime() throws {
    let drawn = try screen(NavigationBar("Settings"))
    let bar = try drawn.frame(NavigationBar.name)
    #expect(bar.minY == 0 && bar.height == 39)
    let labels = drawn.nodes("label").filter { $0.frame.maxY <= 45 }.map(\.frame)
    let time = try #require(labels.max { $0.minX < $1.minX })
    let title = try #require(labels.min { $0.minX < $1.minX })
    #expect(title.maxX <= time.minX && abs(title.center.y - time.center.y) <= 1)
  }

  @Test func aLargeTitleStandsBelowTheTime() throws {
    let drawn = try screen(NavigationBar("Settings", largeTitle: .expanded))
    #expect(try drawn.frame(NavigationBar.name).height >= 39 + 36)
  }

  /// The row of the time is 39 high on a watch of 208 by 248: two thirds hide the content, the last fades it in.
  @Test func theFadeIsAsHighAsTheRowOfTheTime() throws {
    let rows = (1...9).map { ListRow("Row \($0)") }
    func screen(_ offset: Double) throws -> Drawn {
      let list = List { rows.map { $0 as any Element } }.with(\.scrollOffset, .points(offset))
      let canvas = DeviceCanvas(try Device(attribute: .plain("watch-46")))
      return Drawn(DeviceScreen(canvas, content: list), .watchos)
    }
    let faded = try screen(30)
    let bands = (0..<3).map { Rect(x: 0, y: Double($0) * 13, width: 208, height: 13) }
    let gradients = faded.operations.compactMap { operation -> Shape? in
      if case .fill(let shape, .gradient) = operation { shape } else { nil }
    }
    #expect(gradients == [.rect(bands[2])])
    #expect(
      Array(faded.frames(filledWith: .token(.background, .watchos)).suffix(2)) == Array(bands.prefix(2)))
    #expect(try screen(0).gradients.isEmpty)
  }

  @Test func whatIsUnderTheTitleFades() throws {
    #expect(try screen(NavigationBar("Settings")).gradients.isEmpty)
    #expect(try screen(NavigationBar("Settings"), offset: 30).gradients.count == 1)
  }
}
