import MaquetteCollections
import MaquetteElements
import MaquetteInteraction
import Testing

/// Selecting, copying and pasting, as people do it with text views and fields of UIKit.
@Suite("Selection of labels and fields") struct LabelSelectionTests {
  private func picture(_ elements: [any Element], on platform: Platform = .ios) -> Session {
    var mockup = Mockup(
      VStack(spacing: 80, alignment: .leading) { elements },
      environment: Environment(theme: .standard(for: platform, era: .classic)), padding: Insets(all: 80))
    (mockup.width, mockup.height) = (400, 500)
    return Session(mockup)
  }

  private var label: any Element { Text("one two three").selectable().id("label") }

  private func hold(_ session: Session, at place: Point) {
    session.touchDown(at: place)
    session.advance(by: Moment(seconds: 0.6))
    session.touchUp()
  }

  @Test("a touch that stays selects the word and opens the menu, and Copy fills the pasteboard")
  func copies() throws {
    let session = picture([label])
    let label = try #require(session.control("label"))
    hold(session, at: session.point(label, 0.4))
    #expect(session.openMenu === label)
    #expect(session.choose("Copy"))
    #expect(session.pasteboard == "two")
    #expect(session.openMenu == nil)
    #expect(session.log.description.contains("#label copies 'two'"))
    #expect(session.log.json.contains(#""copy": "two""#))
  }

  @Test("Select All keeps the menu, without itself") func selectsAll() throws {
    let session = picture([label])
    hold(session, at: session.point(try #require(session.control("label")), 0.1))
    session.choose("select-all")
    #expect(session.openMenu != nil)
    #expect(session.place(ofItem: "Select All") == nil)
    session.choose("Copy")
    #expect(session.pasteboard == "one two three")
  }

  @Test("a handle that is dragged takes the end of the selection along, and the menu comes back")
  func drags() throws {
    let session = picture([label])
    let label = try #require(session.control("label"))
    hold(session, at: session.point(label, 0.4))
    let knobs = try #require((label as? LiveLabel)?.knobs)
    session.touchDown(at: knobs.last.center)
    session.touchMove(to: Point(x: label.frame.maxX + 20, y: knobs.last.center.y))
    #expect(session.place(ofItem: "Copy") == nil, "the menu is in sight while a handle is dragged")
    session.touchUp()
    session.choose("Copy")
    #expect(session.pasteboard == "two three")
    // The handle passes the other end: the selection turns around, and is never empty.
    let first = try #require((label as? LiveLabel)?.knobs?.last)
    session.touchDown(at: first.center)
    session.touchMove(to: Point(x: label.frame.minX - 5, y: first.center.y))
    session.touchUp()
    session.choose("Copy")
    #expect(session.pasteboard == "one ")
  }

  @Test("texts of several lines have the menu and the handles too, which find their places in the lines")
  func lines() throws {
    let view = TextView(runs: [TextRun("one "), TextRun("two\nthree four")]).with(\.width, 200).with(
      \.lines, 2)
    let session = picture([view.id("view")])
    let live = try #require(session.control("view") as? LiveTextView)
    let line = live.frame.height / 4
    hold(session, at: Point(x: live.frame.minX + 20, y: live.frame.maxY - line))
    #expect(session.openMenu === live && session.choose("Select"))
    _ = session.layout
    let knobs = try #require(live.knobs)
    #expect(knobs.last.minY > live.frame.center.y)
    // To the first line, past the other end of the selection.
    session.touchDown(at: knobs.last.center)
    session.touchMove(to: Point(x: live.frame.minX, y: live.frame.minY + line))
    session.touchUp()
    session.choose("Copy")
    #expect(session.pasteboard == "one two\n")
    session.touchDown(at: try #require(live.knobs).last.center)
    session.touchUp()
    session.choose("Cut")
    #expect(live.valueText == "three four" && live.selection == .caret(0))
  }

  @Test("a touch beside the menu closes it and does what it does; one beside the label ends the selection")
  func closes() throws {
    let session = picture([label, TextField("Name").width(200).id("field")])
    let (label, field) = (
      try #require(session.control("label") as? LiveLabel), try #require(session.control("field"))
    )
    hold(session, at: session.point(label, 0.1))
    session.tap(field)
    #expect(session.openMenu == nil && label.selectedCharacters == nil)
    #expect(session.focused === field)
  }

  @Test("a double tap selects a word; a tap on the selection opens the menu again, one beside it ends it")
  func taps() throws {
    let session = picture([label])
    let label = try #require(session.control("label") as? LiveLabel)
    session.tap(label, 0.1)
    #expect(session.openMenu == nil)
    session.tap(label, 0.1)
    #expect(label.selectedCharacters == 0..<3 && session.openMenu === label)
    session.advance(by: Moment(seconds: 1))
    session.tap(label, 0.1)
    #expect(session.openMenu === label)
    session.advance(by: Moment(seconds: 1))
    session.tap(label, 0.9)
    #expect(session.openMenu == nil && label.selectedCharacters == nil)
  }

  @Test("a field cuts and pastes what its selection is") func fields() throws {
    let session = picture([TextField(text: "one two").width(200).id("field")])
    let field = try #require(session.control("field") as? LiveField<TextField>)
    // A tap twice on the second word.
    session.tap(field, 0.3)
    session.tap(field, 0.3)
    session.choose("Cut")
    #expect(field.value.text == "one " && session.pasteboard == "two")
    hold(session, at: session.point(field, 0.02))
    #expect(session.place(ofItem: "Cut") == nil)
    session.choose("Paste")
    #expect(field.value.text == "twoone ")
    #expect(session.editingEvents == ["editingDidBegin", "editingChanged", "editingChanged"])
    hold(session, at: session.point(field, 0.02))
    session.choose("select-all")
    session.choose("Paste")
    #expect(field.value.text == "two")
  }

  @Test("a secret is not copied") func secrets() throws {
    let session = picture([TextField(text: "hunter2").secure().width(200).id("field")])
    let field = try #require(session.control("field"))
    session.tap(field, 0.1)
    session.tap(field, 0.1)
    #expect(session.place(ofItem: "Copy") == nil && session.place(ofItem: "Paste") != nil)
  }

  @Test("typing and the keys close the menu; without the keyboard it is closed too") func keys() throws {
    let session = picture([TextField(text: "one").width(200).id("field")])
    let field = try #require(session.control("field") as? LiveField<TextField>)
    hold(session, at: session.point(field))
    #expect(session.openMenu === field)
    session.type("!")
    #expect(session.openMenu == nil && field.value.text == "one!")
    hold(session, at: session.point(field))
    session.endEditing()
    #expect(session.openMenu == nil)
    session.tap(field)
    session.pressKey(.down)
    #expect(session.openMenu == nil, "the arrow down opens an edit menu")
  }

  @Test("on macOS a pointer selects by dragging, and a secondary click opens a context menu") func pointer()
    throws
  {
    let session = picture([label], on: .macos)
    let label = try #require(session.control("label") as? LiveLabel)
    session.touchDown(at: session.point(label, 0))
    session.touchMove(to: session.point(label, 0.25))
    session.touchUp()
    #expect(label.selectedCharacters?.lowerBound == 0 && session.openMenu == nil)
    session.secondaryClick(at: session.point(label, 0.9))
    #expect(label.selectedCharacters == 8..<13 && session.openMenu === label)
    session.choose("Copy")
    #expect(session.pasteboard == "three")
  }

  @Test("the arrow at the end of a menu shows the next page") func pages() throws {
    let session = picture([TextField(text: "one").width(100).id("field")])
    var narrow = session.mockup
    narrow.environment.locale = LanguageTag("de")
    let other = Session(narrow)
    let field = try #require(other.control("field"))
    other.tap(field, 0.2)
    other.tap(field, 0.2)
    #expect(other.place(ofItem: "Nachschlagen") == nil)
    #expect(other.choose("Mehr"))
    #expect(other.place(ofItem: "Nachschlagen") != nil && other.place(ofItem: "Kopieren") == nil)
    #expect(other.choose("Zurück"))
    #expect(other.choose("Kopieren"))
    #expect(other.pasteboard == "one")
  }

  @Test("a context menu around a field goes before its edit menu") func contextMenu() throws {
    let session = picture([
      ContextMenu(TextField(text: "one").width(200).id("field")) { MenuItem("Share") }
    ])
    hold(session, at: session.point(try #require(session.control("field"))))
    #expect(session.place(ofItem: "Share") != nil)
  }
}
