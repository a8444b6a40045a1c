import MaquetteCollections
import MaquetteControlKit
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@Suite struct ScrollTests {
  /// Ten rows of 30 points in a view of 100.
  private func view(
    _ offset: ScrollOffset = .points(0), indicators: ScrollIndicators = .visible
  ) -> Scroll {
    Scroll(offset: offset, spacing: 0) {
      (1...10).map { Text("\($0)").frame(width: 80, height: 30).id("row-\($0)") }
    }.indicators(indicators)
  }

  private func draw(
    _ scroll: Scroll, width: Double = 120, height: Double = 100,
    _ change: (inout Environment) -> Void = { _ in }
  ) -> Drawn {
    Drawn(scroll, width: width, height: height, change: change)
  }

  private func top(of id: String, in drawn: Drawn) -> Double? {
    drawn.nodes().first { $0.id == id }?.frame.minY
  }

  /// 300 points of content in 100: at most 200 are above.
  @Test(arguments: [
    (ScrollOffset.points(0), 0.0), (.points(45), -45), (.points(1000), -200), (.points(-20), 0),
    (.points(.nan), 0),
    (.top, 0), (.bottom, -200), (.element("row-3"), -60), (.element("row-9"), -200), (.element("none"), 0),
  ])
  func theContentMovesUpToItsEnd(offset: ScrollOffset, expected: Double) {
    #expect(top(of: "row-1", in: draw(view(offset))) == expected)
  }

  @Test func itIsCutOffAtTheEdges() {
    let drawn = draw(view(.points(45)))
    #expect(drawn.clips.first?.rect == Rect(x: 0, y: 0, width: 120, height: 100))
    #expect(drawn.size == Size(width: 120, height: 100))
  }

  @Test func withoutAHeightItIsAsHighAsItsContent() {
    #expect(Drawn(view(.points(45)), width: 120).size == Size(width: 120, height: 300))
  }

  @Test func theContentIsAlignedAcross() {
    #expect(draw(view()).nodes().first { $0.id == "row-1" }?.frame.minX == 20)
    #expect(draw(view().with(\.alignment, .leading)).nodes().first { $0.id == "row-1" }?.frame.minX == 0)
  }

  private func mark(_ drawn: Drawn) -> Rect? {
    drawn.nodes("scroll-area").first?.children.dropFirst().first?.frame
  }

  /// A third of the content is seen: a third of the track of 94, but at least 36.
  @Test func theMarkShowsWhichPartIsSeen() throws {
    let start = try #require(mark(draw(view())))
    #expect(start == Rect(x: 120 - 3 - 3, y: 3, width: 3, height: 36))
    #expect(mark(draw(view(.bottom)))?.maxY == 97)
    #expect(abs((mark(draw(view(.points(100))))?.center.y ?? 0) - 50) <= 0.5)
    #expect(mark(draw(view()) { $0.direction = .rightToLeft })?.minX == 3)
    let mac = try #require(mark(Drawn(view(), .macos, width: 120, height: 100)))
    #expect(mac.width == 7 && mac.maxX == 118)
  }

  @Test func atRestAndWithoutMoreToSeeThereIsNone() {
    #expect(mark(draw(view(indicators: .automatic))) == nil)
    #expect(mark(draw(view(indicators: .hidden))) == nil)
    #expect(mark(draw(view(), height: 300)) == nil)
  }

  @Test func itGoesAcrossInTheReadingDirection() {
    let shelf = Scroll(.horizontal, offset: .points(40), spacing: 10) {
      (1...5).map { Text("\($0)").frame(width: 50, height: 50).id("tile-\($0)") }
    }.indicators(.visible)
    func left(_ id: String, _ drawn: Drawn) -> Double? { drawn.nodes().first { $0.id == id }?.frame.minX }
    #expect(left("tile-1", draw(shelf)) == -40)
    let mirrored = draw(shelf) { $0.direction = .rightToLeft }
    #expect(left("tile-1", mirrored) == 120.0 - 50 + 40)
    #expect(left("tile-5", draw(shelf.offset(.bottom))) == 70)
    #expect(left("tile-5", draw(shelf.offset(.bottom)) { $0.direction = .rightToLeft }) == 0)
    #expect(mark(draw(shelf))?.maxY == 97)
  }

  @Test func aScreenInsetsItsBeginningAndItsEnd() throws {
    let phone = try #require(Device.named("iphone-se"))
    let page = Scroll(offset: .bottom, spacing: 0) {
      Text("First").frame(height: 700).id("first")
      Text("Last").frame(height: 100).id("last")
    }
    let drawn = Drawn(Screen(phone) { page })
    #expect(try drawn.frame("scroll") == Rect(x: 0, y: 0, width: 375, height: 667))
    // 20 points of status bar and 800 of content.
    #expect(top(of: "first", in: drawn) == 667.0 - 800)
    #expect(top(of: "first", in: Drawn(Screen(phone) { page.offset(.top) })) == 20)
    // What is scrolled to is seen below the status bar.
    #expect(top(of: "last", in: Drawn(Screen(phone) { page.offset(.element("last")) })) == 567)
  }

  @Test func theMarkStaysOffTheCorners() throws {
    let phone = try #require(Device.named("iphone-17"))
    let page = Scroll { Text("Long").frame(height: 2000) }.indicators(.visible)
    var screen = Screen(phone) { page }
    screen.canvas.orientation = .landscape
    #expect(mark(Drawn(screen))?.maxX == 874.0 - 62 - 3)
    #expect(mark(Drawn(screen) { $0.direction = .rightToLeft })?.minX == 62.0 + 3)
    screen.canvas.orientation = .portrait
    #expect(mark(Drawn(screen))?.minY == 62.0 + 3)
  }

  @Test func anUnknownElementIsReported() {
    let expected = ElementWarning.noSuchElement(
      id: "row-11", place: "scroll", known: (1...10).map { "row-\($0)" })
    #expect(draw(view(.element("row-11"))).warnings == [expected])
    #expect(draw(view(.element("row-2"))).warnings.isEmpty)
  }

  @Test func offsetsAreRead() throws {
    #expect(try ScrollOffset(attribute: .plain("120.5")) == .points(120.5))
    #expect(try ScrollOffset(attribute: .plain("top")) == .top)
    #expect(try ScrollOffset(attribute: .plain("bottom")) == .bottom)
    #expect(try ScrollOffset(attribute: .scalar("bottom", isQuoted: true)) == .element("bottom"))
    #expect(try ScrollOffset(attribute: .plain("row-3")) == .element("row-3"))
    #expect(throws: AttributeError.self) { try ScrollOffset(attribute: .plain("-4")) }
    #expect(throws: AttributeError.self) { try ScrollOffset(attribute: .list("1", "2")) }
  }
}
