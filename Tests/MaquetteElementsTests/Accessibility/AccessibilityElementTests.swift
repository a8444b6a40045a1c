import MaquetteCollections
import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

@Suite struct AccessibilityElementTests {
  @Test func eachControlSaysItsKindAndState() {
    #expect(spoken(Button("Play", symbol: "play.fill")) == ["Play, button"])
    #expect(spoken(ListRow("Wi-Fi").switch(isOn: true)) == ["Wi-Fi, on, switch"])
    #expect(spoken(Checkbox("Grid", value: .mixed)) == ["Grid, mixed, button"])
    #expect(spoken(Button("Play").disabled()) == ["Play, button, dimmed"])
    #expect(
      spoken(SegmentedControl(["Day", "Week", "Month"], selected: 1)) == [
        "Day, 1 of 3, button", "selected, Week, 2 of 3, button", "Month, 3 of 3, button",
      ])
  }

  @Test func wordsThatNoSheetWritesAreInItsLanguage() throws {
    let tag = try #require(LanguageTag("de"))
    let german: (inout Environment) -> Void = { $0.locale = LanguageTag("de") }
    #expect(spoken(ListRow("WLAN").switch(isOn: false), change: german) == ["WLAN, aus, Schalter"])
    #expect(
      spoken(SegmentedControl(["Tag", "Woche"]), change: german)[0] == "ausgewählt, Tag, 1 von 2, Taste")
    // A sheet's own translation has priority.
    #expect(
      spoken(ListRow("WLAN").switch(isOn: false)) {
        $0.locale = LanguageTag("de")
        $0.strings.set("off", to: "AUS", in: tag)
      } == ["WLAN, AUS, Schalter"])
    // A language without words keeps the English ones.
    #expect(spoken(Checkbox("A")) { $0.locale = LanguageTag("tlh") } == ["A, unchecked, button"])
  }

  @Test func aSheetCanSayItInOtherWords() {
    var attributes = AccessibilityAttributes(label: "Start the film", hint: "Opens the player")
    attributes.value = "paused"
    attributes.traits = [.button, .selected]
    let lines = spoken(Button("Play").accessibility(attributes))
    #expect(lines == ["selected, Start the film, paused, button, Opens the player"])
  }

  @Test func hiddenElementsAndTheirChildrenAreNotExposed() {
    var hidden = AccessibilityAttributes()
    hidden.isHidden = true
    let stack = VStack {
      Text("A")
      HStack { Text("B") }.accessibility(hidden)
    }
    #expect(spoken(stack) == ["A"])
  }

  @Test func aStackCanBeOneElement() {
    var combined = AccessibilityAttributes()
    combined.children = .combine
    let stack = HStack {
      Text("Battery")
      Text("80 %")
    }.accessibility(combined)
    #expect(spoken(stack) == ["Battery, 80 %"])
    var labelled = AccessibilityAttributes(label: "Battery at 80 %")
    labelled.children = .ignore
    #expect(spoken(HStack { Text("80 %") }.accessibility(labelled)) == ["Battery at 80 %"])
  }

  @Test func ranksDecideOnTheOrderAmongNeighbours() {
    var first = AccessibilityAttributes()
    first.priority = 1
    let stack = VStack {
      Text("A")
      Text("B")
      Text("C").accessibility(first)
    }
    let elements = Drawn(stack).layout.accessibilityElements
    #expect(elements.map(\.accessibility.label) == ["C", "A", "B"])
    #expect(elements.map(\.order) == [1, 2, 3])
  }

  @Test func aRowWithSegmentsIsExposedPartByPart() {
    let row = ListRow("Appearance") { SegmentedControl(["Light", "Dark"]) }
      .icon("sun.max.fill", color: .token(.blue))
    #expect(spoken(row) == ["Appearance", "selected, Light, 1 of 2, button", "Dark, 2 of 2, button"])
  }

  @Test func aRowWithButtonsIsAGroup() {
    let row = ListRow("Report.pdf", subtitle: "2 MB") {
      Button(symbol: "square.and.arrow.up").with(\.accessibilityLabel, "Share")
      Button("Delete")
    }
    #expect(spoken(row) == ["Report.pdf, 2 MB", "Share, button", "Delete, button"])
    // Each by itself, wherever it stands.
    let stacked = ListRow("Report.pdf") {
      HStack {
        Button("Share").frame(width: 80)
        Button("Delete")
      }
    }
    #expect(spoken(stacked) == ["Report.pdf", "Share, button", "Delete, button"])
    #expect(spoken(ListRow("Name") { Button("Edit") }) == ["Name", "Edit, button"])
    let link = ListRow("Name") { Button(symbol: "trash") }.accessory(.chevron)
    #expect(spoken(link) == ["Name, button", "trash, button"])
    // Without words of its own a row is what is in it.
    #expect(spoken(ListRow { Button("Edit") }) == ["Edit, button"])
    let untitled = ListRow {
      Button("Edit")
      Button("Delete")
    }
    #expect(spoken(untitled) == ["Edit, button", "Delete, button"])
  }

  @Test func aRowJoinsWithOneControl() {
    #expect(spoken(ListRow("Volume") { Slider(0.5) }) == ["Volume, 50%, adjustable"])
    #expect(spoken(ListRow("Font") { PopUpButton("Inter") }) == ["Font, Inter, button"])
    #expect(spoken(ListRow("Wi-Fi") { Switch(isOn: true).frame(width: 60) }) == ["Wi-Fi, on, switch"])
    // One more, and the switch needs the row's name for itself.
    let alarm = ListRow("Alarm") { Button("Edit") }.switch(isOn: true)
    #expect(spoken(alarm) == ["Alarm", "Edit, button", "Alarm, on, switch"])
    // A stepper is a group, whose value its row has.
    let copies = ListRow("Copies") { Stepper(2) }
    #expect(spoken(copies) == ["Copies, 2", "Decrement, button", "Increment, button"])
    #expect(spoken(ListRow("Copies", value: "2") { Stepper(2) }).first == "Copies, 2")
  }

  @Test func whatHasOnlyAValueIsExposed() {
    var attributes = AccessibilityAttributes()
    attributes.value = "80 %"
    #expect(spoken(HStack { Surface() }.accessibility(attributes)) == ["80 %"])
    struct Gauge: Element {
      func node(in environment: Environment) -> Node {
        var node = Surface().node(in: environment)
        node.accessibility = Accessibility(label: "", value: "80 %")
        return node
      }
    }
    #expect(spoken(Gauge()) == ["80 %"])
  }

  @Test func theOrderFollowsTheDirectionOfReading() {
    let row = HStack {
      Text("1")
      Text("2")
    }
    let elements = Drawn(row) { $0.direction = .rightToLeft }.layout.accessibilityElements
    #expect(elements.map(\.accessibility.label) == ["1", "2"])
    #expect(elements[0].frame.minX > elements[1].frame.minX)
  }
}
