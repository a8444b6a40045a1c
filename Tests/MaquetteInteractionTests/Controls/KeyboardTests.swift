import MaquetteCollections
import MaquetteScreens
import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

/// Fingers on the keyboard of a screen.
@Suite("Keyboards")
struct KeyboardTests {
  private func session(_ fields: [TextField]) -> Session {
    var screen = Screen()
    screen.children = [VStack { fields.map { $0 as any Element } }]
    return Session(Mockup(screen, padding: .zero))
  }

  private func tap(_ ids: String..., in session: Session) throws {
    for id in ids {
      let part = try #require(session.layout.first { $0.id == id }, "there is no \(id)")
      session.touchDown(at: part.frame.center)
      session.touchUp()
      session.advance(by: Moment(seconds: 1))
    }
  }

  @Test("a tap on a field raises its keyboard, whose keys type into it")
  func typing() throws {
    let session = session([TextField("Name")])
    let field = session.controls[0]
    #expect(session.layout.first { $0.name == "keyboard" } == nil)
    session.tap(field)
    #expect(session.layout.first { $0.name == "keyboard" } != nil)
    // The first letter of a sentence is a capital, without a touch of shift.
    try tap("key-a", "key-d", "key-a", "key-space", "key-l", in: session)
    #expect(field.valueText == "Ada l")
    try tap("key-delete", "key-shift", "key-l", in: session)
    #expect(field.valueText == "Ada L")
    try tap("key-numbers", "key-1", in: session)
    #expect(field.valueText == "Ada L1")
    #expect(session.focused === field)
  }

  @Test("a finger that slides to another key types that one")
  func sliding() throws {
    let session = session([TextField("Address").with(\.keyboardType, .email)])
    session.tap(session.controls[0])
    let start = try #require(session.layout.first { $0.id == "key-g" }).frame.center
    let end = try #require(session.layout.first { $0.id == "key-h" }).frame.center
    session.touchDown(at: start)
    #expect(session.layout.first { $0.name == "key-callout" } != nil)
    session.touchMove(to: end)
    session.touchUp()
    #expect(session.controls[0].valueText == "h")
    #expect(session.layout.first { $0.name == "key-callout" } == nil)
  }

  @Test("return and Done put the keyboard away; previous and next go from field to field")
  func leaving() throws {
    let accessory: [KeyboardAccessory] = [.previous, .next, .done]
    let session = session([
      TextField("One").with(\.keyboardAccessory, accessory),
      TextField("Two").with(\.keyboardAccessory, accessory).with(\.keyboardType, .numberPad),
    ])
    let (one, two) = (session.controls[0], session.controls[1])
    session.tap(one)
    try tap("key-x", "keyboard-next", in: session)
    #expect(session.focused === two)
    // Each field has a keyboard of its own.
    try tap("key-7", "keyboard-previous", in: session)
    #expect(session.focused === one && two.valueText == "7" && one.valueText == "X")
    try tap("key-return", in: session)
    #expect(session.focused == nil && session.layout.first { $0.name == "keyboard" } == nil)
    session.tap(two)
    try tap("keyboard-done", in: session)
    #expect(session.focused == nil && !two.isFocused)
  }
}
