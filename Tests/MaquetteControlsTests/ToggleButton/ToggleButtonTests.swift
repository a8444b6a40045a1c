import MaquetteControlKit
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@Suite struct ToggleButtonTests {
  private let blue = Color(red: 0, green: 122, blue: 255)
  private let bell = ToggleButton("bell", isOn: true)

  /// The colours of the surface and of the symbol.
  private func colors(_ element: any Element) -> (surface: Color?, symbol: Color?) {
    let drawn = Drawn(element, scale: 3)
    return (drawn.fills.last?.color, drawn.symbols.last)
  }

  @Test func aSurfaceAppearsWhenItIsOn() {
    #expect(colors(ToggleButton("bell")) == (nil, blue))
    #expect(colors(bell) == (blue.opacity(0.18), blue))
    #expect(colors(ToggleButton("bell").with(\.state, .selected)).surface == blue.opacity(0.18))
    #expect(colors(bell.with(\.style, .filled)) == (blue, .white))
  }

  /// Nothing moves when it is switched, and it is as high as a button with a title.
  @Test(arguments: [ControlSize.mini, .small, .medium, .large])
  func sizesAreThoseOfButtons(size: ControlSize) {
    let on = Drawn(ToggleButton("trash", isOn: true).with(\.size, size), scale: 3).size
    #expect(on == Drawn(ToggleButton("trash").with(\.size, size), scale: 3).size)
    #expect(on.height == Drawn(Button("Play").style(.tinted).size(size), scale: 3).size.height)
  }

  @Test func tintAndCornersCanBeChosen() {
    let button = ToggleButton("heart.fill", isOn: true).with(\.tint, .token(.red)).with(\.cornerRadius, 3)
    #expect(colors(button).symbol == Color(red: 255, green: 59, blue: 48))
    #expect(Drawn(button).cornerRadius == 3)
  }

  @Test func itsSymbolCanHaveASizeOfItsOwn() throws {
    let own = try Drawn(ToggleButton("trash"), scale: 3).frame("symbol").height
    let twice = try Drawn(ToggleButton("trash").with(\.symbolSize, 34), scale: 3).frame("symbol").height
    #expect(abs(twice / own - 2) < 0.1)
  }

  @Test func aDisabledOneLosesItsTint() {
    let disabled = Drawn(bell) { $0.isEnabled = false }
    #expect(disabled.symbols.last == Color(red: 60, green: 60, blue: 67, alpha: 77))
  }

  @Test func aMissingSymbolIsAWarning() {
    #expect(!Drawn(ToggleButton()).warnings.isEmpty)
  }

  @Test func nameAndValueAreExposed() {
    let exposed = bell.with(\.accessibilityLabel, "Notify").exposed
    #expect(exposed.label == "Notify" && exposed.value == "on")
    #expect(exposed.traits == [.toggleButton, .selected])
    #expect(ToggleButton("bell").exposed.label == "bell")
  }

  /// SwiftUI's spelling: the title, then the switch at the far end of the room there is.
  @Test func aToggleIsATitleAndASwitch() throws {
    let drawn = Drawn(Toggle("Wi-Fi", isOn: true).style(.switch), width: 200)
    #expect(try drawn.frame("label").minX == 0)
    #expect(try drawn.frame("switch").maxX == 200)
    #expect(colors(Toggle("Wi-Fi", isOn: true).style(.button)).surface == blue.opacity(0.18))
  }
}
