import MaquetteControls
import MaquetteElements
import Testing

@Suite struct StatusBarTests {
  private let activity = NetworkActivityIndicator.name

  private func draw(_ bar: StatusBar, change: (inout Environment) -> Void = { _ in }) -> Drawn {
    Drawn(bar, width: 320, change: change)
  }

  @Test func theTimeStandsInTheMiddle() {
    for bar in [StatusBar(), StatusBar().networkActivity().with(\.carrier, "A carrier")] {
      let drawn = draw(bar)
      #expect(drawn.size == Size(width: 320, height: 20))
      #expect(drawn.frames("label").contains { abs($0.center.x - 160) <= 0.5 })
    }
  }

  /// Bars since iOS 11, dots before; the number of strong ones follows the reception.
  @Test(arguments: [(1.0, 4), (0.5, 2), (0, 0), (9, 4), (.nan, 0)])
  func receptionIsCounted(reception: Double, strong: Int) {
    let fills = draw(StatusBar().with(\.reception, reception)).fills
    #expect(fills.count == 4 && fills.count { $0.color == .token(.label) } == strong)
    #expect(fills.map(\.rect.height) == [4, 6, 8, 10])
    #expect(Set(fills.map(\.rect.maxY)).count == 1)
    #expect(draw(StatusBar()) { $0.era = .ios7 }.fills.count == 5)
  }

  @Test(arguments: [(0.52, "52%"), (1, "100%"), (-3, "0%"), (.nan, "0%")])
  func theBatteryIsExposedInPartsOfAHundred(battery: Double, text: String) {
    let drawn = draw(StatusBar().with(\.battery, battery))
    #expect(drawn.accessibility(of: "label").contains { $0.label == text })
    #expect(drawn.symbols.count == 2)
  }

  @Test func theNetworkActivityIndicatorIsThereIfTheNetworkIsInUse() throws {
    #expect(draw(StatusBar()).frames(activity).isEmpty)
    let drawn = draw(StatusBar().networkActivity())
    let spinner = try drawn.frame(activity)
    #expect(spinner.size == Size(width: 12, height: 12) && spinner.maxX < 100)
    #expect(drawn.accessibility(of: activity).first?.label == "Network connection in progress")
    let mirrored = draw(StatusBar().networkActivity()) { $0.direction = .rightToLeft }
    #expect(try mirrored.frame(activity).minX > 220)
  }

  @Test func aPhaseTurnsTheNetworkActivityIndicator() {
    let still = Drawn(NetworkActivityIndicator()).fills
    let turned = Drawn(NetworkActivityIndicator().with(\.phase, 1)).fills
    #expect(still.count == 8 && still[0].rect != turned[0].rect)
    #expect(still[0].color == .token(.label))
    #expect(Drawn(NetworkActivityIndicator(), era: .ios7).fills.count == 12)
  }
}
