import MaquetteControls
import MaquetteElements
import Testing

@Suite struct WindowTests {
  private func draw(_ style: Window.Style = .window, isActive: Bool = true, _ children: any Element...)
    -> Drawn
  {
    let window = Window("General", style: style) { children }.with(\.width, 300)
    return Drawn(window, .macos) { $0.isWindowActive = isActive }
  }

  @Test(arguments: [(Window.Style.window, 108.0), (.sheet, 80), (.dialog, 80)])
  func onlyWindowsHaveATitleBar(style: Window.Style, height: Double) {
    #expect(draw(style, Spacer(minLength: 40)).size.height == height)
    #expect(draw(.sheet).texts.isEmpty)
  }

  @Test func aToolbarComesBesideTheTitleHoweverItIsWrapped() {
    let plain = draw(.window, Toolbar { PushButton("Add") }).size
    let content = draw(.window, PushButton("Add")).size
    #expect(plain == draw(.window, Toolbar { PushButton("Add") }.id("bar")).size)
    #expect(plain.height == 52 + 40 && content.height == 28 + 40 + 20)
  }

  @Test func buttonsLoseTheirColoursWithTheFocus() {
    let close = Color.token(.windowClose, .macos)
    #expect(draw().fills.contains { $0.color == close })
    let inactive = draw(isActive: false)
    #expect(!inactive.fills.contains { $0.color == close })
    #expect(inactive.texts == [.token(.tertiaryLabel, .macos)])
  }

  @Test func aBoxHasTheSizeOfItsContentOrItsOwn() {
    #expect(Drawn(GroupBox { Spacer(minLength: 30) }, .macos).size.height == 50)
    let wide = Drawn(GroupBox("Startup") { PushButton("Add") }.with(\.width, 200), .macos)
    #expect(wide.size.width == 200 && wide.texts.count == 2)
  }

  /// As on the platform: the buttons that go back and forward, the title, then the other buttons.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theTitleStandsAfterTheBackButton(direction: LayoutDirection) throws {
    let window = Window("Photos") {
      Toolbar {
        PushButton(symbol: "chevron.backward")
        PushButton(symbol: "plus")
      }
    }.with(\.width, 300)
    let drawn = Drawn(window, .macos) { $0.direction = direction }
    let buttons = drawn.frames(PushButton.name)
    let title = try drawn.frame("label")
    #expect(buttons.count == 2)
    let places = [buttons[0].center.x, title.center.x, buttons[1].center.x]
    #expect(direction == .leftToRight ? places == places.sorted() : places == places.sorted(by: >))
  }
}
