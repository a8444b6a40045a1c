import MaquetteCollections
import MaquetteScreens
import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

/// The circles before the rows of an edited list, as UIKit has them: the red one uncovers what confirms the deletion, the
/// green one acts at once, and a tap beside them does nothing (`allowsSelectionDuringEditing` is off).
@Suite("Edited rows") struct RowEditingTests {
  private func session(_ rows: [ListRow], _ style: RowEditingStyle = .delete) -> Session {
    let ids = ["one", "two", "three"]
    let list = List { zip(rows, ids).map { $0.id($1) } }.with(\.isEditing, true).with(\.editingStyle, style)
    var mockup = Mockup(
      list, environment: Environment(theme: .standard(for: .ios, era: .classic)), padding: .zero)
    (mockup.width, mockup.height) = (320, 240)
    return Session(mockup)
  }

  private func tapCircle(_ session: Session, _ number: Int = 0) {
    let circles = session.layout.nodes(named: "editing-mark")
    session.touchDown(at: circles[number].frame.center)
    session.touchUp()
    session.advance(by: Moment(seconds: 1))
  }

  @Test("a red circle uncovers a button that deletes, and selects nothing", arguments: [nil, false])
  func deletes(isSelectable: Bool?) throws {
    let session = session([ListRow("Home").with(\.isSelectable, isSelectable)])
    tapCircle(session)
    let row = try #require(session.control("one") as? LiveSwipedRow)
    #expect(row.distance == 74 && !row.isSelected)
    #expect(session.log.eventNames == ["touchDown", "touchUpInside"])
    let delete = try #require(session.controls.first { $0.place.name == SwipeAction.name })
    #expect(delete.label == "Delete")
    session.tap(delete)
    #expect(session.log.eventNames.suffix(2) == ["touchUpInside", "primaryActionTriggered"])
    #expect(row.distance == 0)
  }

  @Test("it uncovers the row's own actions, which a swipe still moves") func own() throws {
    let actions = SwipeActions {
      SwipeAction("Delete").id("delete")
      SwipeAction("Flag")
    }
    let session = session([ListRow("Home") { actions }])
    let row = try #require(session.control("one") as? LiveSwipedRow)
    tapCircle(session)
    #expect(row.distance == 148)
    session.touchDown(at: Point(x: 100, y: row.frame.center.y))
    session.touchUp()
    session.advance(by: Moment(seconds: 1))
    #expect(row.distance == 0, "a touch on a row that has moved covers them")
    tapCircle(session)
    session.scroll("one", by: Point(x: 120, y: 0))
    #expect(session.log.description.contains("#delete primaryActionTriggered"), "over most of the row")
    #expect(row.distance == 0)
  }

  @Test("a green circle inserts at once") func inserts() throws {
    let session = session([ListRow("Add")], .insert)
    tapCircle(session)
    #expect(session.log.eventNames == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    #expect(session.control("one")?.isSelected == false)
  }

  @Test("beside the circle only a row is selected that says so") func beside() throws {
    let session = session([
      ListRow("Home"), ListRow("Work").with(\.isSelectable, true),
      ListRow("Add").with(\.editingStyle, .insert),
    ])
    for id in ["one", "two", "three"] {
      session.tap(try #require(session.control(id)))
      session.advance(by: Moment(seconds: 1))
    }
    let selected = ["one", "two", "three"].map { session.control($0)?.isSelected }
    #expect(selected == [false, true, false])
    #expect(session.log.eventNames.filter { $0 == "primaryActionTriggered" }.count == 1)
  }
}
