import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct NetworkActivityIndicatorTests {
  @Test func theNetworkActivityIndicatorIsThereIfTheNetworkIsInUse() throws {
    #expect(DrawnParts(StatusBar(), width: 320).frames(of: "network-activity-indicator").isEmpty)
    let drawn = DrawnParts(StatusBar().networkActivity(), width: 320)
    let spinner = try #require(drawn.frames(of: "network-activity-indicator").first)
    #expect(spinner.size == Size(width: 12, height: 12) && spinner.maxX < 100)
    #expect(
      drawn.accessibility(of: "network-activity-indicator").first?.label == "Network connection in progress")
    let mirrored = DrawnParts(StatusBar().networkActivity(), width: 320) { $0.direction = .rightToLeft }
    #expect(mirrored.frames(of: "network-activity-indicator").first.map { $0.minX > 220 } == true)
  }

  @Test func aPhaseTurnsIt() {
    let still = DrawnParts(NetworkActivityIndicator()).fills
    let turned = DrawnParts(NetworkActivityIndicator().with(\.phase, 1)).fills
    #expect(still.count == 8 && still[0].rect != turned[0].rect)
    #expect(still[0].color == Environment().color(.label))
    #expect(DrawnParts(NetworkActivityIndicator()) { $0.era = .ios7 }.fills.count == 12)
  }
}
