import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct LevelIndicatorTests {
  private func macos(_ indicator: LevelIndicator, change: (inout Environment) -> Void = { _ in })
    -> DrawnParts
  {
    DrawnParts(indicator) {
      $0.platform = .macos
      change(&$0)
    }
  }

  @Test func colourSaysWhatTheLevelMeans() {
    let environment = Environment(theme: .macos)
    func color(_ value: Double) -> Color? {
      macos(LevelIndicator(value).with(\.warning, 0.5).with(\.critical, 0.8)).fills.last?.color
    }
    #expect(color(0.4) == environment.color(.green))
    #expect(color(0.5) == environment.color(.yellow))
    #expect(color(0.8) == environment.color(.red))
  }

  @Test func aBarIsFilledFromWhereReadingBegins() throws {
    let indicator = LevelIndicator(0.25).with(\.width, 100)
    #expect(try #require(macos(indicator).fills.last).rect.minX == 0)
    let mirrored = macos(indicator) { $0.direction = .rightToLeft }
    let done = try #require(mirrored.fills.last).rect
    #expect(done.maxX == 100 && done.width == 25)
  }

  @Test func blocksAreFilledWhole() {
    let green = Environment(theme: .macos).color(.green)
    let blocks = macos(LevelIndicator(2, style: .discrete).with(\.count, 6).with(\.width, 118))
    #expect(blocks.fills.count == 6)
    #expect(blocks.fills.filter { $0.color == green }.count == 2)
    #expect(Set(blocks.fills.map(\.rect.width)) == [18])
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e300])
  func senselessValuesDrawSomething(value: Double) {
    for style in LevelIndicator.Style.allCases {
      let indicator = LevelIndicator(value, style: style).with(\.count, .max)
      #expect(macos(indicator).size.width > 0)
      #expect(indicator.accessibility(in: Environment()).value != nil)
    }
  }

  @Test func itSaysHowFullItIs() {
    #expect(LevelIndicator(0.4).accessibility(in: Environment()).value == "40%")
    #expect(LevelIndicator(3, style: .rating).accessibility(in: Environment()).value == "3 / 5")
  }
}
