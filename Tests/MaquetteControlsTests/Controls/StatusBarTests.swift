import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct StatusBarTests {
  @Test func theTimeStandsInTheMiddle() throws {
    for bar in [StatusBar(), StatusBar().networkActivity().with(\.carrier, "A carrier")] {
      let drawn = DrawnParts(bar, width: 320)
      #expect(drawn.size == Size(width: 320, height: 20))
      let labels = drawn.frames(of: "label")
      #expect(labels.contains { abs($0.center.x - 160) <= 0.5 })
    }
  }

  /// Bars since iOS 11, dots before; as many are strong as the reception reaches.
  @Test(arguments: [(1.0, 4), (0.5, 2), (0, 0), (9, 4), (.nan, 0)])
  func receptionIsCounted(reception: Double, strong: Int) {
    let label = Environment().color(.label)
    let drawn = DrawnParts(StatusBar().with(\.reception, reception), width: 320)
    #expect(drawn.fills.count == 4 && drawn.fills.filter { $0.color == label }.count == strong)
    #expect(drawn.fills.map(\.rect.height) == [4, 6, 8, 10])
    #expect(Set(drawn.fills.map(\.rect.maxY)).count == 1)
    #expect(DrawnParts(StatusBar(), width: 320) { $0.era = .ios7 }.fills.count == 5)
  }

  @Test func theBatteryIsToldInPartsOfAHundred() {
    for (battery, text) in [(0.52, "52%"), (1, "100%"), (-3, "0%"), (.nan, "0%")] {
      let drawn = DrawnParts(StatusBar().with(\.battery, battery), width: 320)
      #expect(drawn.accessibility(of: "label").contains { $0.label == text })
      #expect(drawn.symbols.count == 2)
    }
  }
}
