import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@Suite struct PageControlTests {
  private let others = Color.token(.pageIndicator)
  private let open = Color.token(.currentPageIndicator)

  /// Measured on the real control of three pages at 3x: 77 x 29.67, dots of 7.56, 17.33 to 18 apart.
  @Test func itIsAsLargeAsTheRealOne() {
    let drawn = Drawn(PageControl(pages: 3, current: 1), scale: 3)
    #expect(abs(drawn.size.width - 77) < 1e-9 && abs(drawn.size.height - 89.0 / 3) < 1e-9)
    #expect(drawn.fills.map(\.color) == [others, open, others])
    #expect(drawn.fills.allSatisfy { abs($0.rect.width - 7.56) < 1e-9 })
    for (one, next) in zip(drawn.fills, drawn.fills.dropFirst()) {
      #expect((17.3...18.01).contains(next.rect.minX - one.rect.minX))
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func everyDotBeginsOnAPixel(scale: Double) {
    for fill in Drawn(PageControl(pages: 8), scale: scale).fills {
      #expect(fill.rect.minX.isOnPixel(scale: scale))
    }
  }

  /// Dots that do not fit are left out; the others keep their size, and the open page is among them.
  @Test(arguments: [0, 1, 20, 38, 39])
  func dotsThatDoNotFitAreLeftOut(current: Int) {
    let drawn = Drawn(PageControl(pages: 40, current: current).with(\.width, 200))
    #expect(drawn.size.width == 200)
    #expect(drawn.fills.count == 11)
    #expect(drawn.fills.filter { $0.color == open }.count == 1)
    #expect(drawn.fills.allSatisfy { $0.rect.width == 7.56 && $0.rect.minX >= 0 && $0.rect.maxX <= 200 })
    #expect(drawn.fills.first.map { ($0.color == open) == (current == 0) } == true)
    #expect(drawn.fills.last.map { ($0.color == open) == (current == 39) } == true)
  }

  @Test func rightToLeftBeginsAtTheRight() {
    let drawn = Drawn(PageControl(pages: 4)) { $0.direction = .rightToLeft }
    #expect(drawn.fills.max { $0.rect.minX < $1.rect.minX }?.color == open)
  }

  @Test func oddNumbersDrawWhatThereIs() {
    #expect(Drawn(PageControl(pages: 0)).fills.isEmpty)
    #expect(Drawn(PageControl(pages: -3)).fills.isEmpty)
    #expect(Drawn(PageControl(pages: .max, current: .max)).fills.count == 1000)
    #expect(Drawn(PageControl(pages: 3).with(\.width, 5)).fills.isEmpty)
    #expect(Drawn(PageControl(pages: 1)).fills.count == 1)
    #expect(Drawn(PageControl(pages: 1).with(\.hidesForSinglePage, true)).fills.isEmpty)
  }

  @Test func aPageThatIsNotThereIsReported() {
    let control = PageControl(pages: 3, current: 3)
    #expect(control.problems == [.noSuchItem(element: "page-control", index: 3, count: 3)])
    #expect(Drawn(control).fills.allSatisfy { $0.color == others })
    #expect(PageControl(pages: 3, current: 2).problems.isEmpty)
  }

  @Test func coloursAndStatesShow() {
    let control = PageControl(pages: 2).with(\.tint, .color(.black)).with(\.currentTint, .color(.white))
    #expect(Drawn(control).fills.map(\.color) == [.white, .black])
    #expect(Drawn(control.state(.disabled)).opacity == 0.5)
  }

  @Test func thePageIsExposed() {
    let exposed = PageControl(pages: 5, current: 1).exposed
    #expect(exposed.value == "page 2 of 5" && exposed.traits == [.adjustable])
    #expect(PageControl(pages: 5, current: 5).exposed.value == nil)
  }
}
