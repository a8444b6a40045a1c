import MaquetteCollections
import MaquetteElements
import MaquetteInteraction
import Testing

/// What fingers, pointers and keys do to texts of several lines.
@Suite("Text views")
struct TextViewTests {
  private func live(_ view: TextView, platform: Platform = .ios) throws -> (Session, LiveTextView) {
    let session = session(platform: platform, [view.with(\.width, 200)])
    return (session, try #require(session.controls.first as? LiveTextView))
  }

  @Test("a tap places the caret, letters go there, and return begins a line")
  func typing() throws {
    let (session, view) = try live(TextView(text: "one two").with(\.lines, 3))
    session.touchDown(at: Point(x: view.frame.minX + 6, y: view.frame.minY + 12))
    session.touchUp()
    #expect(view.isFocused && view.selection == .caret(0))
    session.type("a")
    session.pressReturn()
    #expect(view.valueText == "a\none two" && view.isFocused && view.selection == .caret(2))
    view.deleteBackward()
    #expect(view.valueText == "aone two")
    session.tap(view)
    session.type("\n!")
    #expect(view.valueText == "aone two\n!")
  }

  @Test("keys add no character beyond the maximum length, and replace what is selected")
  func maximumLength() throws {
    let (session, view) = try live(TextView(text: "abc").with(\.maximumLength, 4))
    session.tap(view)
    session.type("def")
    #expect(view.valueText == "abcd")
    view.selection = .range(0..<2)
    session.type("x")
    #expect(view.valueText == "xcd")
    #expect(session.log.eventNames.filter { $0 == "editingChanged" }.count == 2)
  }

  @Test(
    "a finger scrolls the text, which follows the caret of the next letter and stays when the keyboard goes")
  func scrolling() throws {
    let text = (1...12).map { "line \($0)" }.joined(separator: "\n")
    let (session, view) = try live(TextView(text: text).with(\.lines, 3))
    let place = view.frame.center
    session.touchDown(at: place)
    session.touchMove(to: Point(x: place.x, y: place.y - 30))
    session.touchUp()
    #expect(!view.isFocused && view.scrollOffset == 30)
    session.touchDown(at: place)
    session.touchUp()
    #expect(view.isFocused && view.scrollOffset == 30 && view.selection != nil)
    view.selection = nil
    session.type("!")
    _ = session.layout
    #expect(view.scrollOffset == view.scrollLimit)
    session.endEditing()
    _ = session.layout
    #expect(view.scrollOffset == view.scrollLimit)
  }

  @Test("a text that is only read scrolls and has no keyboard")
  func reading() throws {
    let text = (1...12).map { "line \($0)" }.joined(separator: "\n")
    let session = session([TextView(text: text).editable(false).with(\.lines, 3).with(\.width, 200)])
    let view = try #require(session.controls.first as? any ScrollingControl)
    session.tap(view)
    #expect(session.focused == nil)
    view.scroll(by: 40, isMoving: false)
    _ = session.layout
    #expect(view.scrollOffset == 40)
  }

  @Test("a pointer selects what it is dragged over")
  func dragging() throws {
    let (session, view) = try live(TextView(text: "one two three").with(\.lines, 3), platform: .macos)
    let y = view.frame.minY + 8
    session.touchDown(at: Point(x: view.frame.minX + 1, y: y))
    session.touchMove(to: Point(x: view.frame.maxX - 1, y: y))
    session.touchUp()
    #expect(view.isFocused && view.selection == .range(0..<13))
    session.type("x")
    #expect(view.valueText == "x")
  }

  @Test(
    "return begins a line in a field that grows on iOS, and confirms it on macOS",
    arguments: [Platform.ios, .macos])
  func growingField(platform: Platform) throws {
    let session = session(platform: platform, [TextField(text: "a").width(200).with(\.axis, .vertical)])
    let field = try #require(session.controls.first)
    session.tap(field)
    session.pressReturn()
    #expect(field.valueText == (platform == .ios ? "a\n" : "a"))
    #expect(field.isFocused == (platform == .ios))
  }

  @Test("formatted text keeps its looks while it is edited")
  func runs() throws {
    var bold = TextRun("bold")
    bold.isEmphasized = true
    let (session, view) = try live(TextView(runs: [TextRun("plain "), bold]))
    session.tap(view)
    view.selection = nil
    session.type("er")
    #expect(view.content.runs.map(\.text) == ["plain ", "bolder"])
  }
}
