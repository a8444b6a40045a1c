import MaquetteElements
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControls

/// Controls of rows beside or below their titles.
@Suite struct StackedRowTests {
  private static func drawn(
    _ title: String, _ control: any Element, width: Double = 320, size: TextSize = .large
  ) -> Drawn {
    Drawn(Form { ListRow(title) { control } }, .ios, width: width) { $0.textSize = size }
  }

  private static func isBelow(_ drawn: Drawn, _ name: String) throws -> Bool {
    try drawn.frame(name).minY >= drawn.frame("label").maxY - 1
  }

  @Test func aControlGoesBelowATitleThatItWouldBreak() throws {
    let segments = SegmentedControl(["Klein", "Mittel", "Groß", "Riesig"].map { Segment($0) })
    let narrow = Self.drawn("Schriftgröße der Anzeige", segments)
    #expect(try Self.isBelow(narrow, "segmented-control"))
    #expect(try narrow.frame("label").height < 30)
    #expect(
      try !Self.isBelow(Self.drawn("Schriftgröße der Anzeige", segments, width: 700), "segmented-control"))
    // A title that breaks between its words stays beside.
    let short = SegmentedControl(["A", "B"].map { Segment($0) })
    #expect(try !Self.isBelow(Self.drawn("A title that has many short words", short), "segmented-control"))
  }

  @Test(arguments: [TextSize.accessibility1, .accessibility3, .accessibility5])
  func largeTextStacksControlsAsItDoesValues(size: TextSize) throws {
    let segments = SegmentedControl(["Low", "Medium", "High"].map { Segment($0) })
    #expect(try Self.isBelow(Self.drawn("Priority", segments, width: 393, size: size), "segmented-control"))
    #expect(try !Self.isBelow(Self.drawn("Wi-Fi", Switch(isOn: true), width: 393, size: size), "switch"))
  }

  @Test func aSliderStaysBesideAShortTitle() throws {
    #expect(try !Self.isBelow(Self.drawn("Volume", Slider(0.5)), "slider"))
  }
}
