import MaquetteCollections
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteInteraction
import Testing

/// Rows that are selected, apart from what is in them, as `tableView(_:didSelectRowAt:)` and
/// `tableView(_:accessoryButtonTappedForRowWith:)` are.
@Suite("Rows") struct RowTests {
  private func list(_ rows: [any Element], platform: Platform = .ios) -> Session {
    var mockup = Mockup(
      List { Section { rows } }, environment: Environment(theme: .standard(for: platform, era: .classic)),
      padding: .zero)
    mockup.width = 320
    return Session(mockup)
  }

  private func rows(_ session: Session) -> [LiveRow] { session.controls.compactMap { $0 as? LiveRow } }

  @Test("a tap selects a row in place of the one before, once") func selecting() {
    let session = list([ListRow("One").id("one"), ListRow("Two").id("two")])
    let (one, two) = (rows(session)[0], rows(session)[1])
    session.tap(one)
    #expect(one.isSelected && !two.isSelected)
    #expect(
      session.log.eventNames == ["touchDown", "valueChanged", "primaryActionTriggered", "touchUpInside"]
        || session.log.eventNames == ["touchDown", "valueChanged", "touchUpInside", "primaryActionTriggered"])
    session.tap(one)
    #expect(session.log.eventNames.filter { $0 == "valueChanged" }.count == 1)
    session.tap(two)
    #expect(!one.isSelected && two.isSelected)
    #expect(session.log.eventNames.filter { $0 == "valueChanged" }.count == 2)
  }

  @Test("a detail button acts alone, and the row around it alone") func detail() throws {
    let session = list([ListRow("Home").accessory(.detail).id("home")])
    let row = try #require(rows(session).first)
    let button = try #require(session.controls.first { $0.place.name == DetailDisclosureButton.name })
    session.tap(button)
    #expect(!row.isSelected)
    #expect(!session.log.eventNames.contains("valueChanged"))
    #expect(session.log.entries.filter { $0.control == "#home" }.isEmpty)
    let count = session.log.entries.count
    session.tap(row, 0.3)
    #expect(row.isSelected)
    #expect(session.log.entries.dropFirst(count).allSatisfy { $0.control == "#home" })
  }

  @Test("a switch in a row is touched, and the row is not") func switches() throws {
    let session = list([ListRow("Wi-Fi").switch(isOn: false).id("wifi")])
    #expect(rows(session).isEmpty)
    let toggle = try #require(session.control("wifi"))
    session.tap(toggle)
    #expect(toggle.valueText == "on")
    session.touchDown(at: Point(x: 30, y: toggle.frame.center.y))
    #expect(session.touch?.control == nil)
    session.touchUp()
  }

  @Test("a row can be made one that a touch selects or does not") func selectable() {
    let session = list([
      ListRow("Wi-Fi").switch(isOn: false).with(\.isSelectable, true),
      ListRow("About").with(\.isSelectable, false),
    ])
    #expect(rows(session).map(\.label) == ["Wi-Fi"])
  }

  @Test("a disabled row swallows the touch, and lists do not select each other's rows") func lists() {
    let session = Session(
      Mockup(
        VStack {
          List { ListRow("One") }
          List {
            ListRow("Two"); ListRow("Three").disabled()
          }
        }, padding: .zero))
    let rows = rows(session)
    session.tap(rows[0])
    session.tap(rows[1])
    session.tap(rows[2])
    #expect(rows.map(\.isSelected) == [true, true, false])
  }

  @Test("a row under a finger is drawn highlighted") func highlight() {
    let session = list([ListRow("One")])
    session.touchDown(at: rows(session)[0].frame.center)
    #expect((rows(session)[0].element as? ListRow)?.state == .highlighted)
    session.touchCancel()
    #expect((rows(session)[0].element as? ListRow)?.state == .normal && !rows(session)[0].isSelected)
  }
}
