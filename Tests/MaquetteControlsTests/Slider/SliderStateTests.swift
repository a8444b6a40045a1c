import MaquetteElements
import TestSupport
import Testing

@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteScreens

/// Looks of sliders by state: lenses of the glass eras, and parts of their own as with UIKit's
/// `setThumbImage(_:for:)`.
@Suite struct SliderStateTests {
  private let slider = Slider(0.42).with(\.width, 160)

  private func bar(
    _ slider: Slider, _ platform: Platform = .ios, era: Era, change: (inout Environment) -> Void = { _ in }
  ) -> [DisplayList.Operation] {
    Drawn(slider, platform, era: era, scale: 3, change: change).operations(of: "slider-bar")
  }

  private func layers(_ operations: [DisplayList.Operation]) -> [Layer] {
    operations.compactMap { if case .push(let layer) = $0 { layer } else { nil } }
  }

  private func hasThumb(_ operations: [DisplayList.Operation], _ platform: Platform) -> Bool {
    let thumb = Color.token(.sliderThumb, platform).token
    return operations.contains {
      if case .fill(_, .color(let color)) = $0 { color.token == thumb } else { false }
    }
  }

  /// UIKit's pressed thumb looks as at rest before iOS 26.
  @Test(arguments: [Era.ios7, .classic])
  func pressingShowsNothingBeforeIOS26(era: Era) {
    #expect(bar(slider.state(.highlighted), era: era) == bar(slider, era: era))
  }

  /// A recording of iOS 26: the lens is clear, and its shadow is around it.
  @Test(arguments: [Platform.ios, .macos])
  func aPressedThumbIsALens(platform: Platform) throws {
    let resting = bar(slider, platform, era: .glass)
    let pressed = bar(slider.state(.highlighted), platform, era: .glass)
    #expect(layers(resting).isEmpty)
    let layers = layers(pressed)
    #expect(layers.count == 5)
    guard case .path(let hole, .evenOdd)? = layers.first?.clip else {
      Issue.record("nothing is drawn around the lens")
      return
    }
    #expect(!hole.isEmpty)
    // The track inside is thicker, never thinner.
    #expect(layers[2].transform.a > 1.1 && layers[2].transform.a < 1.4)
    #expect(layers[4].backdrop?.glass != nil && layers[4].clip == layers[1].clip)
    #expect(hasThumb(resting, platform) && !hasThumb(pressed, platform))
  }

  /// A thumb with a colour of its own stays one.
  @Test func anOwnThumbIsNoLens() {
    let own = slider.with(\.thumbTint, .token(.purple)).state(.highlighted)
    #expect(layers(bar(own, era: .glass)).isEmpty)
    #expect(layers(bar(slider.state([.highlighted, .disabled]), era: .glass)).isEmpty)
  }

  @Test func rightToLeftTheLensIsTheMirrorImage() throws {
    func box(_ direction: LayoutDirection) throws -> Rect {
      let operations = bar(slider.state(.highlighted), era: .glass) { $0.direction = direction }
      return try #require(layers(operations).dropFirst().first?.clip).bounds
    }
    let (left, right) = (try box(.leftToRight), try box(.rightToLeft))
    #expect(abs(left.minX - (160 - right.maxX)) < 1e-9 && left.minY == right.minY)
  }

  @Test func aStateHasPartsOfItsOwn() {
    var own = slider
    var pressed = SliderContent()
    pressed.minimumTrackTint = .token(.orange)
    pressed.thumbTint = .token(.red)
    own.contents[.highlighted] = pressed
    #expect(bar(own, era: .classic) == bar(slider, era: .classic))
    let colors = Drawn(own.state(.highlighted)).fills.map(\.color)
    #expect(colors == [.token(.orange), .token(.sliderTrack), .token(.red)])
    // UIKit: a state without parts of its own has the normal ones.
    let both = own.state([.highlighted, .focused])
    #expect(Drawn(both).fills.map(\.color) == Drawn(slider).fills.map(\.color))
  }

  @Test func aThumbSymbolOfAStateIsChecked() {
    var own = slider
    var pressed = SliderContent()
    pressed.thumbSymbol = "heart.fil"
    own.contents[.highlighted] = pressed
    #expect(own.problems.isEmpty)
    #expect(own.state(.highlighted).problems == [.unknownSymbol(name: "heart.fil", library: .standard)])
  }
}
