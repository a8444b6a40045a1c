import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteScreens

/// The keyboard of a field that is edited on a screen.
@Suite struct ScreenKeyboardTests {
  private let field = TextField("Name").state(.focused)

  private func screen(
    _ device: String = "iphone-15", keyboard: KeyboardVisibility = .automatic, of children: [any Element]
  ) throws -> Drawn {
    var screen = Screen(try #require(Device.named(device))) { VStack { children } }
    screen.canvas.keyboard = keyboard
    return Drawn(screen)
  }

  @Test func itShowsAtTheBottomWhileAFieldIsEdited() throws {
    // 291 of a phone with a home indicator, 216 of one with a home button.
    for (device, height) in [("iphone-15", 291.0), ("iphone-se", 216)] {
      let drawn = try screen(device, of: [field])
      let keyboard = try drawn.frame("keyboard")
      #expect(keyboard.maxY == drawn.size.height && keyboard.height == height, "\(device)")
      #expect(keyboard.width == drawn.size.width)
    }
    #expect(try screen(of: [TextField("Name")]).frames("keyboard").isEmpty)
    #expect(try screen(of: [field.disabled()]).frames("keyboard").isEmpty)
    #expect(try screen(keyboard: .hidden, of: [field]).frames("keyboard").isEmpty)
    #expect(try screen("ipad", of: [field]).frames("keyboard").isEmpty)
  }

  /// A keyboard among the children lies at the bottom, on every device, and replaces that of the edited field.
  @Test func aKeyboardAmongTheChildrenIsTheScreens() throws {
    let keyboard = Keyboard().with(\.type, .numberPad)
    for device in ["iphone-15", "ipad"] {
      for children: [any Element] in [[keyboard, Text("a")], [field, keyboard], [keyboard]] {
        let drawn = try screen(device, of: children)
        let frames = drawn.frames("keyboard")
        #expect(frames.count == 1 && frames[0].maxY == drawn.size.height, "\(device) \(children.count)")
        #expect(frames[0].width == drawn.size.width)
        #expect(drawn.warnings.isEmpty)
      }
    }
    #expect(
      try screen(of: [keyboard, keyboard]).warnings.contains(
        .repeated(element: "keyboard", count: 2, place: "screen")))
    #expect(
      try screen(of: [Text("a"), HStack { keyboard }]).warnings.contains(
        .misplaced(element: "keyboard", place: "screen")))
  }

  @Test func theContentHasTheRoomThatTheKeyboardLeaves() throws {
    let drawn = try screen(of: [Spacer(), Button("Continue"), field])
    let (keyboard, button) = (try drawn.frame("keyboard"), try drawn.frame("button"))
    #expect(try drawn.frame("text-field").maxY <= keyboard.minY && button.maxY < keyboard.minY)
  }

  /// Content that is too high moves up until the text is seen, and no further.
  @Test func whatIsHiddenMovesUp() throws {
    let high = Spacer().frame(height: 700)
    let drawn = try screen(of: [high, field, Spacer().frame(height: 300)])
    let (keyboard, text) = (try drawn.frame("keyboard"), try drawn.frame("field-text"))
    #expect(abs(keyboard.minY - text.maxY - 16) <= 0.5)
    let low = try screen(of: [field, high])
    #expect(
      try low.frame("text-field").minY
        == screen(keyboard: .hidden, of: [field, high]).frame("text-field").minY)
  }

  /// A list scrolls to a field that is far below the edge, and still fills the screen.
  @Test func aListScrollsToItsField() throws {
    let phone = try #require(Device.named("iphone-17"))
    let rows = (1...30).map { ListRow("Row \($0)") } + [ListRow { field }]
    let drawn = Drawn(Screen(phone) { List { rows } })
    let (keyboard, text) = (try drawn.frame("keyboard"), try drawn.frame("field-text"))
    #expect(abs(keyboard.minY - text.maxY - 16) <= 0.5)
    #expect(try drawn.frame("list") == Rect(x: 0, y: 0, width: 402, height: 874))
  }

  @Test func theFieldChoosesItsKeyboard() throws {
    let email = field.with(\.keyboardType, .email).with(\.returnKey, .send)
      .with(\.keyboardAccessory, [.previous, .done])
    let drawn = try screen(of: [email])
    let ids = drawn.nodes().compactMap(\.id)
    #expect(ids.contains("key-at-sign") && ids.contains("keyboard-done") && !ids.contains("keyboard-next"))
    // The first letter of a sentence is a capital, that of an address is not.
    #expect(field.keyboard?.shift == .uppercase && email.keyboard?.shift == .lowercase)
    #expect(TextField(text: "One. ").keyboard?.shift == .uppercase)
    #expect(TextField(text: "One ").keyboard?.shift == .lowercase)
    #expect(TextField().secure().keyboard?.shift == .lowercase)
    #expect(SearchField().keyboard?.isReturnKeyEnabled == false)
  }

  /// A bar with the field that is edited stands on the keyboard, with the content above it; one without stays behind it.
  @Test(arguments: [(Era.classic, 0.0), (.glass, 11)])
  func aBarStandsOnItsKeyboard(era: Era, gap: Double) throws {
    func drawn(_ bar: any Element, _ other: any Element) throws -> Drawn {
      let screen = Screen(try #require(Device.named("iphone-17"))) {
        Scroll(offset: .bottom) { (1...40).map { Text("Line \($0)") } + [other] }
        bar
      }
      return Drawn(screen, era: era)
    }
    let raised = try drawn(Toolbar { field }, Spacer())
    let keyboard = try raised.frame("keyboard")
    let row = try raised.frame("bar-row")
    #expect(row.maxY == keyboard.minY - gap)
    let last = try #require(raised.nodes("label").last { $0.accessibility?.label == "Line 40" })
    #expect(last.frame.maxY <= row.minY)
    let hidden = try drawn(Toolbar { BarButton("Edit") }, field)
    #expect(try hidden.frame("bar-row").minY > hidden.frame("keyboard").minY)
  }
}
