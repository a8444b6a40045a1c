import MaquetteCollections
import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import Testing

@Suite("Fields")
struct FieldTests {
  @Test("a tap focuses a field, each character sends an event, and return ends editing")
  func editing() throws {
    let session = session([TextField("Name").width(200), SearchField().with(\.width, 200)])
    let (name, search) = (session.controls[0], session.controls[1])
    session.tap(name)
    #expect(name.isFocused && session.focused === name && name.state == .focused)
    session.type("Ada")
    #expect(name.valueText == "Ada")
    session.tap(search)
    #expect(!name.isFocused && search.isFocused)
    session.type("x")
    session.pressReturn()
    #expect(session.focused == nil)
    session.type("lost")
    #expect(
      session.log.eventNames == [
        "touchDown", "editingDidBegin", "touchUpInside", "editingChanged", "editingChanged", "editingChanged",
        "touchDown", "editingDidEnd", "editingDidBegin", "touchUpInside", "editingChanged",
        "primaryActionTriggered", "editingDidEndOnExit", "editingDidEnd",
      ])
  }

  @Test(
    "a field has the keyboard until a program takes it, whatever else is touched",
    arguments: [Platform.ios, .macos])
  func resigning(platform: Platform) {
    let session = session(platform: platform, [TextField("Name").width(200), Button("Done")])
    let (field, button) = (session.controls[0], session.controls[1])
    session.tap(field)
    session.tap(field)
    session.tap(button)
    session.touchDown(at: Point(x: 900, y: 900))
    session.touchUp()
    #expect(session.focused === field && field.isFocused)
    #expect(session.editingEvents == ["editingDidBegin"])
    button.addTarget(
      nil, action: ControlAction("done") { [weak session] _, _, _ in session?.endEditing() },
      for: .primaryActionTriggered)
    session.tap(button)
    #expect(session.focused == nil && !field.isFocused)
    session.endEditing()
    #expect(session.editingEvents == ["editingDidBegin", "editingDidEnd"])
  }

  @Test("characters are inserted at the caret and replace the selection")
  func selection() throws {
    for (selection, typed, expected) in [
      (TextSelection.caret(1), "xy", "axybcd"), (.range(1..<3), "xy", "axyd"), (.all, "xy", "xy"),
      (.caret(99), "x", "abcdx"), (.range(3..<99), "x", "abcx"),
    ] {
      let session = session([TextField(text: "abcd").width(200).with(\.selection, selection)])
      session.tap(session.controls[0])
      session.type(typed)
      #expect(session.controls[0].valueText == expected, "\(selection)")
    }
  }

  @Test("the clear button empties the field, where there is one")
  func clearing() {
    for (mode, isCleared) in [(ClearButtonMode.always, true), (.never, false), (.whileEditing, false)] {
      let session = session([TextField(text: "Ada").width(200).with(\.clearButton, mode)])
      let field = session.controls[0]
      session.tap(field, 0.94)
      #expect(field.valueText == (isCleared ? "" : "Ada"), "\(mode)")
      session.tap(field, 0.94)
      // Now that it is edited, the button of the third is there.
      #expect(field.valueText == (mode == .never ? "Ada" : ""), "\(mode)")
    }
  }

  @Test("a tap at the trailing end empties the field only where the clear button is")
  func trailingSymbols() {
    let field = TextField(text: "Ada").width(200).with(\.trailingSymbol, "book")
    let session = session([field, field.with(\.clearButton, .always)])
    for control in session.controls { session.tap(control, 0.94) }
    #expect(session.controls.map(\.valueText) == ["Ada", ""])
  }

  @Test("a secure field does not expose its text")
  func secrets() {
    let session = session([TextField(text: "sesame").secure().width(200)])
    session.tap(session.controls[0])
    session.type("!")
    #expect(session.controls[0].valueText == "•••••••")
    #expect(!session.log.entries.contains { "\($0.event)".contains("sesame") })
  }
}
