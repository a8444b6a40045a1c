import Maquette
import Testing

@Suite struct MockupTests {
  @Test func aPictureIsAsLargeAsItsContentAndPadding() throws {
    let bitmap = try Mockup(ActivityIndicator(), padding: Insets(all: 10)).render()
    #expect(bitmap.width == 80)
    #expect(bitmap.height == 80)
  }

  @Test func theBackgroundFollowsTheAppearance() throws {
    let light = try Mockup(theme: .ios, scale: 1) { Button("Play") }.render()
    let dark = try Mockup(theme: .ios, scale: 1, appearance: .dark) { Button("Play") }.render()
    #expect(light[0, 0] == PremultipliedColor(.white))
    #expect(dark[0, 0] == PremultipliedColor(.black))
    let clear = try Mockup(theme: .ios, scale: 1, background: nil) { Button("Play") }.render()
    #expect(clear[0, 0] == PremultipliedColor(.clear))
  }

  /// The fill of a filled button is the tint itself, edge to edge: its sides lie on pixels.
  @Test(arguments: [1.0, 2, 3])
  func surfacesHaveSharpSides(scale: Double) throws {
    let bitmap = try Mockup(theme: .ios, scale: scale, padding: 8) {
      Button("Play").style(.filled).size(.large)
    }.render()
    let y = bitmap.height / 2
    let edge = Int(8 * scale)
    #expect(bitmap[edge - 1, y] == PremultipliedColor(.white))
    #expect(bitmap[edge, y] == PremultipliedColor(Color(red: 0, green: 122, blue: 255)))
  }

  @Test func aRendererCanBeKept() throws {
    let renderer = Renderer()
    let mockup = Mockup(theme: .ios, scale: 2) { Button("Play", symbol: "play.fill").style(.tinted) }
    let first = try mockup.render(with: renderer)
    #expect(try mockup.render(with: renderer) == first)
    #expect(try mockup.render() == first)
  }

  @Test func aHugePictureIsRefused() {
    var mockup = Mockup(Button("Play"))
    mockup.width = 1_000_000
    mockup.height = 1_000_000
    #expect(throws: RenderError.self) { try mockup.render() }
  }
}
