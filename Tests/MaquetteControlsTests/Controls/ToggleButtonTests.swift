import MaquetteControls
import MaquetteGraphics
import MaquetteScene
import Testing

@Suite struct ToggleButtonTests {
  private func layout(_ element: some Element, change: (inout Environment) -> Void = { _ in }) -> LayoutNode {
    var mockup = Mockup(element, padding: .zero)
    mockup.environment.scale = 3
    change(&mockup.environment)
    return mockup.layout()
  }

  /// The colours of the surface and of the symbol.
  private func colors(_ node: LayoutNode) -> (surface: Color?, symbol: Color?) {
    var result: (surface: Color?, symbol: Color?)
    node.forEach { node, _ in
      for operation in node.operations {
        switch operation {
        case .fill(_, .color(let color)): result.surface = color
        case .pathGroup(_, _, let color): result.symbol = color
        default: break
        }
      }
    }
    return result
  }

  private let blue = Color(red: 0, green: 122, blue: 255)

  @Test func aSurfaceAppearsWhenItIsOn() {
    #expect(colors(layout(ToggleButton("bell"))) == (nil, blue))
    #expect(colors(layout(ToggleButton("bell", isOn: true))) == (blue.opacity(0.18), blue))
    #expect(colors(layout(ToggleButton("bell").with(\.state, .selected))).surface == blue.opacity(0.18))
    let filled = ToggleButton("bell", isOn: true).with(\.style, .filled)
    #expect(colors(layout(filled)) == (blue, .white))
  }

  /// Nothing moves when it is switched, and it is as high as a button with a title.
  @Test(arguments: [ControlSize.mini, .small, .medium, .large])
  func sizesAreThoseOfButtons(size: ControlSize) {
    let on = layout(ToggleButton("trash", isOn: true).with(\.size, size)).frame.size
    let off = layout(ToggleButton("trash").with(\.size, size)).frame.size
    let button = layout(Button("Play").style(.tinted).size(size)).frame.size
    #expect(on == off)
    #expect(on.height == button.height)
  }

  @Test func tintAndCornersCanBeChosen() {
    let button = ToggleButton("heart.fill", isOn: true).with(\.tint, .token(.red)).with(\.cornerRadius, 3)
    let node = layout(button)
    #expect(colors(node).symbol == Color(red: 255, green: 59, blue: 48))
    var radius: Double?
    node.forEach { node, _ in
      for case .fill(.roundedRectangle(let shape), _) in node.operations { radius = shape.radii.topLeft }
    }
    #expect(radius == 3)
  }

  @Test func aDisabledOneLosesItsTint() {
    let disabled = colors(layout(ToggleButton("bell", isOn: true)) { $0.isEnabled = false })
    #expect(disabled.symbol == Color(red: 60, green: 60, blue: 67, alpha: 77))
  }

  @Test func aMissingSymbolIsAWarning() {
    var warnings: [ElementWarning] = []
    layout(ToggleButton()).forEach { node, _ in warnings += node.warnings }
    #expect(!warnings.isEmpty)
  }

  @Test func assistiveTechnologyHearsNameAndValue() {
    let told = ToggleButton("bell", isOn: true).with(\.accessibilityLabel, "Notify")
      .accessibility(in: Environment())
    #expect(told.label == "Notify")
    #expect(told.value == "on")
    #expect(told.traits == [.toggleButton, .selected])
    #expect(ToggleButton("bell").accessibility(in: Environment()).label == "bell")
  }

  /// SwiftUI's spelling: the title, then the switch at the far end of the room there is.
  @Test func aToggleIsATitleAndASwitch() throws {
    var mockup = Mockup(Toggle("Wi-Fi", isOn: true).style(.switch), padding: .zero)
    mockup.width = 200
    var frames: [String: Rect] = [:]
    mockup.layout().forEach { node, _ in frames[node.name] = frames[node.name] ?? node.frame }
    #expect(try #require(frames["label"]).minX == 0)
    #expect(try #require(frames["switch"]).maxX == 200)
    #expect(colors(layout(Toggle("Wi-Fi", isOn: true).style(.button))).surface == blue.opacity(0.18))
  }
}
