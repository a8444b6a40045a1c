import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct TabViewTests {
  /// `mac-tabview-2x`: the middles of the titles are 53.8 and 52.6 apart, where tabs of one width would be 59.
  @Test func tabsAreAsWideAsTheirTitles() {
    let view = TabView {
      TabPage("Blue") { Text("Page") }
      TabPage("Green") { Text("Page") }
      TabPage("Red") { Text("Page") }
    }
    let middles = Drawn(view, .macos).frames("label").suffix(3).map(\.center.x)
    #expect(middles.count == 3)
    #expect(abs(middles[1] - middles[0] - 53.8) < 1.5 && abs(middles[2] - middles[1] - 52.6) < 1.5)
  }
}
