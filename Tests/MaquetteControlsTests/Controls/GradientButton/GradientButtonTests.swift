import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct GradientButtonTests {
  private func macos(_ element: any Element, width: Double? = nil) -> DrawnParts {
    DrawnParts(element, width: width) { $0.platform = .macos }
  }

  @Test func itIsASquareAndWiderWithAMenu() {
    let push = macos(GradientButton("plus"))
    #expect(push.size.width == push.size.height)
    let menu = macos(GradientButton("plus", behavior: .popUp))
    #expect(menu.size.width > push.size.width && menu.symbols.count == 2)
  }

  @Test func onlyTogglesStayOn() {
    let on = Environment(theme: .macos).color(.gradientOn)
    let toggle = GradientButton("eye", behavior: .toggle)
    #expect(macos(toggle.with(\.isOn, true)).fills.contains { $0.color == on })
    #expect(macos(toggle.state(.selected)).fills.contains { $0.color == on })
    #expect(!macos(toggle).fills.contains { $0.color == on })
    #expect(!macos(GradientButton("eye").with(\.isOn, true)).fills.contains { $0.color == on })
    let told = toggle.with(\.isOn, true).accessibility(in: Environment())
    #expect(told.label == "eye" && told.value == "on" && told.traits == [.toggleButton, .selected])
    #expect(told.isLabelGuessed)
  }

  /// Neighbours lie a pixel over each other, so that the line between them is as thin as the others.
  @Test func buttonsOfABarShareTheirEdges() throws {
    let bar = GradientBar(width: 200) {
      GradientButton("plus")
      GradientButton("minus")
    }
    let drawn = macos(bar)
    #expect(drawn.size == Size(width: 200, height: 23))
    let buttons = drawn.frames(of: "gradient-button")
    try #require(buttons.count == 2)
    #expect(buttons[1].minX == buttons[0].maxX - 0.5)
  }

  @Test func aBarWithoutAWidthTakesAllThereIs() {
    #expect(macos(GradientBar { GradientButton("plus") }, width: 300).size.width == 300)
  }
}
