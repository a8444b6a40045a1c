import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct PageControlTests {
  private let others = Environment().color(.pageIndicator)
  private let open = Environment().color(.currentPageIndicator)

  /// Measured on the real control of three pages at 3x: 77 x 29.67, dots of 7.56, 17.33 to 18 apart.
  @Test func itIsAsLargeAsTheRealOne() {
    let drawn = DrawnParts(PageControl(pages: 3, current: 1), scale: 3)
    #expect(abs(drawn.size.width - 77) < 1e-9 && abs(drawn.size.height - 89.0 / 3) < 1e-9)
    #expect(drawn.fills.map(\.color) == [others, open, others])
    #expect(drawn.fills.allSatisfy { abs($0.rect.width - 7.56) < 1e-9 })
    for (one, next) in zip(drawn.fills, drawn.fills.dropFirst()) {
      #expect((17.3...18.01).contains(next.rect.minX - one.rect.minX))
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func everyDotBeginsOnAPixel(scale: Double) {
    for fill in DrawnParts(PageControl(pages: 8), scale: scale).fills {
      #expect(abs(fill.rect.minX * scale - (fill.rect.minX * scale).rounded()) < 1e-9)
    }
  }

  /// Past what fits, dots are left out; those that are there keep their size, and the open page is among them.
  @Test(arguments: [0, 1, 20, 38, 39])
  func dotsThatDoNotFitAreLeftOut(current: Int) {
    let drawn = DrawnParts(PageControl(pages: 40, current: current).with(\.width, 200))
    #expect(drawn.size.width == 200)
    #expect(drawn.fills.count == 11)
    #expect(drawn.fills.filter { $0.color == open }.count == 1)
    #expect(drawn.fills.allSatisfy { $0.rect.width == 7.56 && $0.rect.minX >= 0 && $0.rect.maxX <= 200 })
    #expect(drawn.fills.first.map { ($0.color == open) == (current == 0) } == true)
    #expect(drawn.fills.last.map { ($0.color == open) == (current == 39) } == true)
  }

  @Test func rightToLeftBeginsAtTheRight() {
    let drawn = DrawnParts(PageControl(pages: 4)) { $0.direction = .rightToLeft }
    #expect(drawn.fills.max { $0.rect.minX < $1.rect.minX }?.color == open)
  }

  @Test func oddNumbersDrawWhatThereIs() {
    #expect(DrawnParts(PageControl(pages: 0)).fills.isEmpty)
    #expect(DrawnParts(PageControl(pages: -3)).fills.isEmpty)
    #expect(DrawnParts(PageControl(pages: .max, current: .max)).fills.count == 1000)
    #expect(DrawnParts(PageControl(pages: 3).with(\.width, 5)).fills.isEmpty)
    #expect(DrawnParts(PageControl(pages: 1)).fills.count == 1)
    #expect(DrawnParts(PageControl(pages: 1).with(\.hidesForSinglePage, true)).fills.isEmpty)
  }

  @Test func aPageThatIsNotThereIsReported() {
    let control = PageControl(pages: 3, current: 3)
    #expect(
      control.warnings(in: Environment()) == [.noSuchItem(element: "page-control", index: 3, count: 3)])
    #expect(DrawnParts(control).fills.allSatisfy { $0.color == others })
    #expect(PageControl(pages: 3, current: 2).warnings(in: Environment()).isEmpty)
  }

  @Test func coloursAndStatesShow() {
    let control = PageControl(pages: 2).with(\.tint, .color(.black)).with(\.currentTint, .color(.white))
    #expect(DrawnParts(control).fills.map(\.color) == [.white, .black])
    #expect(DrawnParts(control.state(.disabled)).opacity == 0.5)
  }

  @Test func assistiveTechnologyIsToldThePage() {
    let told = PageControl(pages: 5, current: 1).accessibility(in: Environment())
    #expect(told.value == "page 2 of 5" && told.traits == [.adjustable])
    #expect(PageControl(pages: 5, current: 5).accessibility(in: Environment()).value == nil)
  }
}
