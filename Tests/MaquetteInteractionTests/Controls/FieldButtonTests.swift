import MaquetteCollections
import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import MaquetteScreens
import Testing

/// The buttons in a field, and entries that come from elsewhere.
@Suite("Buttons in fields") struct FieldButtonTests {
  private static let button = FieldButton("book", identifier: "bookmarks")
  private static let fields: [any InteractiveControl] = [
    SearchField().with(\.width, 200).with(\.trailingButton, button),
    TextField("Address").width(200).with(\.trailingButton, button),
  ]

  private func labels(_ session: Session) -> [String] {
    session.layout.accessibilityElements.flatMap { [$0] + $0.children }
      .filter { $0.accessibility.traits.contains(.button) }.map(\.accessibility.label)
  }

  @Test("a tap on it sends its own event, and does not begin editing", arguments: 0..<2)
  func events(index: Int) throws {
    let session = session([Self.fields[index]])
    let bookmarks = try #require(session.control("bookmarks"))
    var actions = 0
    bookmarks.addTarget(
      nil, action: ControlAction("show") { _, _, _ in actions += 1 }, for: .primaryActionTriggered)
    session.tap(bookmarks)
    #expect(actions == 1 && session.focused == nil)
    #expect(session.log.eventNames == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    session.tap(session.controls[0])
    #expect(session.focused === session.controls[0])
  }

  @Test("it is exposed by itself, and so is the clear button that takes its place", arguments: 0..<2)
  func accessibility(index: Int) throws {
    let session = session([Self.fields[index]])
    #expect(labels(session) == ["Bookmarks"])
    session.tap(session.controls[0])
    session.type("a")
    // The text field has no clear button.
    #expect(labels(session) == (index == 0 ? ["Clear text"] : ["Bookmarks"]))
  }

  @Test("it is disabled with its field") func disabled() throws {
    let session = session([TextField("Address").width(200).with(\.trailingButton, Self.button).disabled()])
    let bookmarks = try #require(session.control("bookmarks"))
    session.tap(bookmarks)
    #expect(!session.log.eventNames.contains("primaryActionTriggered"))
  }

  @Test("a chosen row closes its list and is entered, after a comma if others are") func entries() throws {
    let sheet = ModalSheet {
      List {
        ListRow("Ada").with(\.enteredField, "to").id("ada")
        ListRow("Grace").with(\.enteredField, "to").id("grace")
      }
    }
    let session = session([
      TextField("To").width(200).id("to"),
      ContactAddButton().id("add").presents(sheet.with(\.isPresented, false).id("contacts")),
    ])
    for (id, text) in [("ada", "Ada"), ("grace", "Ada, Grace"), ("ada", "Ada, Grace, Ada")] {
      session.tap(try #require(session.control("add")))
      #expect(session.presenter?.id == "contacts")
      session.tap(try #require(session.control(id)))
      #expect(session.presenter == nil)
      #expect(session.control("to")?.valueText == text)
      #expect(session.control(id)?.isSelected == false)
    }
  }
}
