import MaquetteControls
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene
import Testing

@Suite struct SwitchTests {
  /// A switch as it is drawn: its frame, its track's and its thumb's fills and the layers around them.
  private struct Drawn {
    var size = Size.zero
    var fills: [(rect: Rect, paint: Paint)] = []
    var shadows: [Shadow] = []
    var opacity = 1.0
    var clips: [RoundedRectangle] = []
    var strokes = 0

    var trackColor: Color? { if case .color(let color)? = fills.first?.paint { color } else { nil } }
    var thumb: Rect? { fills.count > 1 ? fills.last?.rect : nil }
    var thumbColor: Color? { if case .color(let color)? = fills.last?.paint { color } else { nil } }
  }

  private func draw(_ element: Switch, scale: Double = 2, change: (inout Environment) -> Void = { _ in })
    -> Drawn
  {
    var mockup = Mockup(element, padding: .zero)
    mockup.environment.scale = scale
    change(&mockup.environment)
    let layout = mockup.layout()
    var drawn = Drawn(size: layout.frame.size)
    layout.forEach { node, _ in
      if let layer = node.layer {
        drawn.opacity *= layer.opacity
        if case .roundedRectangle(let clip)? = layer.clip { drawn.clips.append(clip) }
      }
      for operation in node.operations {
        switch operation {
        case .fill(.roundedRectangle(let shape), let paint): drawn.fills.append((shape.rect, paint))
        case .shadow(_, let shadow): drawn.shadows.append(shadow)
        case .stroke: drawn.strokes += 1
        default: break
        }
      }
    }
    return drawn
  }

  /// Measured on the real control at 3x: 51 x 31, a thumb of 27, 2 from the edge.
  @Test(arguments: [1.0, 2, 3])
  func sizesAreThePlatforms(scale: Double) {
    let on = draw(Switch(isOn: true), scale: scale)
    #expect(on.size == Size(width: 51, height: 31))
    #expect(on.thumb == Rect(x: 22, y: 2, width: 27, height: 27))
    #expect(draw(Switch(), scale: scale).thumb == Rect(x: 2, y: 2, width: 27, height: 27))
    #expect(draw(Switch().size(.mini), scale: scale).size == on.size)
  }

  @Test(arguments: [
    (ControlSize.mini, Size(width: 26, height: 15), 13.0), (.small, Size(width: 32, height: 18), 16),
    (.medium, Size(width: 38, height: 22), 20), (.large, Size(width: 38, height: 22), 20),
  ])
  func macOSHasThreeSizes(size: ControlSize, track: Size, knob: Double) {
    let on = draw(Switch(isOn: true).size(size)) { $0.platform = .macos }
    #expect(on.size == track)
    #expect(on.thumb == Rect(x: track.width - 1 - knob, y: 1, width: knob, height: knob))
  }

  @Test func theThumbChangesSidesUnderRightToLeft() {
    let rightToLeft: (inout Environment) -> Void = { $0.direction = .rightToLeft }
    #expect(draw(Switch(isOn: true), change: rightToLeft).thumb?.minX == 2)
    #expect(draw(Switch(), change: rightToLeft).thumb?.maxX == 49)
  }

  @Test func onIsGreenAndOffIsTheSecondaryFill() {
    #expect(draw(Switch(isOn: true)).trackColor == Color(red: 52, green: 199, blue: 89))
    #expect(draw(Switch()).trackColor == Color(red: 120, green: 120, blue: 128, alpha: 41))
    #expect(draw(Switch()).thumbColor == .white)
    let dark = draw(Switch(isOn: true)) { $0.appearance = .dark }
    #expect(dark.trackColor == Color(red: 48, green: 209, blue: 88))
    let contrast = draw(Switch(isOn: true)) { $0.contrast = .increased }
    #expect(contrast.trackColor == Color(red: 36, green: 138, blue: 61))
  }

  @Test func itsOwnTintBeatsAnInheritedOneAndThatThePlatforms() {
    let red = Color(red: 255, green: 59, blue: 48)
    let purple = Color(red: 175, green: 82, blue: 222)
    let inherited: (inout Environment) -> Void = { $0.tint = .token(.purple) }
    #expect(draw(Switch(isOn: true), change: inherited).trackColor == purple)
    #expect(draw(Switch(isOn: true).tint(.token(.red)), change: inherited).trackColor == red)
    #expect(draw(Switch().tint(.token(.red))).trackColor != red)
    let yellow = draw(Switch(isOn: true).with(\.thumbTint, .token(.yellow))).thumbColor
    #expect(yellow == Color(red: 255, green: 204, blue: 0))
  }

  /// Measured on macOS 12: the track is darker at the top than at the bottom, and darker in dark appearance.
  @Test func macOSShadesTheAccent() throws {
    func ends(_ appearance: Appearance) throws -> (top: Color, bottom: Color) {
      let drawn = draw(Switch(isOn: true)) {
        $0.platform = .macos
        $0.appearance = appearance
      }
      guard case .gradient(let gradient)? = drawn.fills.first?.paint else {
        throw Missing()
      }
      return (try #require(gradient.stops.first).color, try #require(gradient.stops.last).color)
    }
    let light = try ends(.light)
    let dark = try ends(.dark)
    #expect(light.top.green < 122 && light.bottom.green > 122)
    #expect(dark.top.green < dark.bottom.green && dark.bottom.green < light.top.green)
  }

  private struct Missing: Error {}

  @Test func aDisabledSwitchFadesAsAWhole() {
    #expect(draw(Switch(isOn: true)).opacity == 1)
    #expect(draw(Switch(isOn: true).state(.disabled)).opacity == 0.5)
    #expect(draw(Switch(isOn: true)) { $0.isEnabled = false }.opacity == 0.5)
  }

  /// A pressed thumb stretches towards the middle and keeps to its end.
  @Test func aPressedThumbStretches() {
    let on = draw(Switch(isOn: true).state(.highlighted))
    #expect(on.thumb == Rect(x: 15, y: 2, width: 34, height: 27))
    #expect(draw(Switch().state(.highlighted)).thumb == Rect(x: 2, y: 2, width: 34, height: 27))
    let mac = draw(Switch(isOn: true).state(.highlighted)) { $0.platform = .macos }
    #expect(mac.thumb?.width == 20)
    #expect(mac.thumbColor != .white)
  }

  @Test func aFocusedSwitchHasARing() {
    #expect(draw(Switch()).strokes == 0)
    #expect(draw(Switch().state(.focused)).strokes == 1)
  }

  @Test func aSelectedSwitchIsOn() {
    #expect(draw(Switch().state(.selected)).thumb == draw(Switch(isOn: true)).thumb)
  }

  /// Measured: on iOS nothing of the shadow shows outside of the track; on macOS it does.
  @Test func theShadowEndsAtTheTrackOnIOSOnly() {
    let ios = draw(Switch(isOn: true))
    #expect(ios.shadows.count == 1)
    #expect(ios.clips.map(\.rect) == [Rect(x: 0, y: 0, width: 51, height: 31)])
    let mac = draw(Switch(isOn: true)) { $0.platform = .macos }
    #expect(mac.shadows.count == 1)
    #expect(mac.clips.isEmpty)
  }

  @Test func assistiveTechnologyHearsNameAndValue() {
    let told = Switch(isOn: true).with(\.accessibilityLabel, "Wi-Fi").state(.disabled)
      .accessibility(in: Environment())
    #expect(told.label == "Wi-Fi")
    #expect(told.value == "on")
    #expect(told.traits == [.toggleButton, .notEnabled])
    #expect(Switch().accessibility(in: Environment()).value == "off")
  }
}
