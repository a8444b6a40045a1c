import MaquetteCollections
import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

/// Fields that have the keyboard from the beginning, end a search, and take suggestions.
@Suite("Focus") struct FocusTests {
  @Test("a field that is drawn as edited has the keyboard") func initially() {
    let session = session([TextField("Name").width(200).state(.focused), TextField("Mail").width(200)])
    #expect(session.focused === session.controls[0])
    session.type("Ada")
    #expect(session.controls.map(\.valueText) == ["Ada", ""])
    // It had begun before the session.
    session.tap(session.controls[0])
    #expect(session.editingEvents.filter { $0 != "editingChanged" } == [])
    session.pressReturn()
    #expect(session.focused == nil && !session.controls[0].isFocused)
    #expect(session.editingEvents.suffix(2) == ["editingDidEndOnExit", "editingDidEnd"])
  }

  @Test("a disabled field, and a button with a focus ring, have no keyboard") func others() {
    let session = session([
      TextField("Name").width(200).state([.focused, .disabled]), Button("Go").state(.focused),
    ])
    #expect(session.focused == nil)
    session.type("A")
    #expect(session.controls[0].valueText == "")
  }

  @Test("Cancel empties a search and ends it") func cancelling() throws {
    let session = session([
      SearchField(text: "ada").with(\.cancelTitle, "Cancel").with(\.width, 300).state(.focused)
    ])
    let field = session.controls[0]
    let cancel = try #require(field.layout?.nodes(named: "search-cancel").first, "there is no Cancel")
    session.touchDown(at: cancel.frame.center)
    session.touchUp()
    #expect(session.focused == nil && field.valueText == "")
    #expect(session.editingEvents == ["editingChanged", "editingDidEnd"])
  }

  @Test("a suggested word takes the place of the one that is typed") func suggestions() throws {
    var keyboard = Keyboard()
    keyboard.suggestions = ["hello", "help", "held"]
    let session = session([TextField(text: "Oh hel").width(300).state(.focused), keyboard])
    let word = try #require(session.layout.first { $0.id == "suggestion-2" })
    session.touchDown(at: word.frame.center)
    session.touchUp()
    #expect(session.controls[0].valueText == "Oh help ")
  }

  /// Each is wider and higher than its content, so that another position is another picture.
  static let aligned: [(name: String, element: any Element)] = [
    ("button", Button("A").with(\.width, 200).with(\.height, 90)),
    ("push-button", PushButton("A").with(\.width, 200)),
    ("pop-up-button", PopUpButton("A").with(\.width, 200)),
    ("pull-down-button", PullDownButton("A").with(\.width, 200)),
    ("text-field", TextField(text: "A").width(200)),
    ("search-field", SearchField(text: "A").with(\.width, 200)),
  ]

  @Test("a control whose content is moved is drawn again", arguments: aligned.map(\.name)) func alignment(
    name: String
  )
    throws
  {
    let element = try #require(Self.aligned.first { $0.name == name }).element
    let session = session(platform: name == "push-button" ? .macos : .ios, [element])
    let control = try #require(session.controls.first)
    var places: [String: [DisplayList.Operation]] = [:]
    for alignment in [ContentAlignment.leading, .center, .trailing] {
      control.contentHorizontalAlignment = alignment
      _ = session.layout
      var operations: [DisplayList.Operation] = []
      session.layout.forEach { node, _ in operations += node.operations }
      places[alignment.rawValue] = operations
      #expect((control.element as? any AlignedControl)?.contentAlignment == alignment)
    }
    #expect(places["leading"] != places["center"] && places["center"] != places["trailing"])
    #expect(places["leading"] != places["trailing"])
  }
}
