import MaquetteControls
import MaquetteGraphics
import MaquetteScene
import Testing

@Suite struct PushButtonTests {
  private func macos(
    _ button: PushButton, _ era: Era = .classic, change: (inout Environment) -> Void = { _ in }
  ) -> DrawnParts {
    DrawnParts(button) {
      $0.platform = .macos
      $0.era = era
      change(&$0)
    }
  }

  private var environment: Environment { Environment(theme: .macos) }

  /// Heights of the system's web engine's table of native controls, 20 measured; 26 measured on macOS 26.
  @Test(arguments: [(ControlSize.mini, 13.0), (.small, 16), (.medium, 20), (.large, 28)])
  func heightsAreThePlatforms(size: ControlSize, height: Double) {
    #expect(macos(PushButton("Save").with(\.size, size)).size.height == height)
    #expect(macos(PushButton("Save"), .glass).size.height == 26)
    #expect(macos(PushButton("Save", symbol: "trash").with(\.size, size)).size.height == height)
    #expect(macos(PushButton(symbol: "trash").with(\.size, size)).size.height == height)
  }

  /// The guideline's flexible height: the same radius and padding, whatever the height.
  @Test func twoLinesMakeItTallerAndNothingElse() throws {
    let one = macos(PushButton("Import").with(\.lineLimit, 2))
    let two = macos(PushButton("Import\nImport").with(\.lineLimit, 2))
    let three = macos(PushButton("Import\nImport\nImport").with(\.lineLimit, nil))
    #expect(one.size.width == two.size.width && two.size.width == three.size.width)
    #expect(abs((three.size.height - two.size.height) - (two.size.height - one.size.height)) <= 0.5)
    #expect(two.size.height > one.size.height)
  }

  @Test func tallIconsAndHeightsOfTheirOwnAreKept() {
    let icon = PushButton("Photos", symbol: "photo").with(\.symbolSize, 28).with(\.symbolPlacement, .top)
    #expect(macos(icon).size.height > 40)
    #expect(
      macos(PushButton("Bevel").with(\.height, 68).with(\.width, 194)).size == Size(width: 194, height: 68))
  }

  /// Measured: a default button has the accent, and only in the active window.
  @Test func titlesAreWhiteOnATint() {
    let white = environment.color(.onTint)
    #expect(macos(PushButton("Save").role(.primary)).texts == [white])
    #expect(macos(PushButton("Save").with(\.isOn, true)).texts == [white])
    #expect(macos(PushButton("Save").state(.selected)).texts == [white])
    #expect(macos(PushButton("Save").with(\.tint, .token(.red))).texts == [white])
    let label = environment.color(.label)
    #expect(macos(PushButton("Save")).texts == [label])
    #expect(macos(PushButton("Save").role(.primary)) { $0.isWindowActive = false }.texts == [label])
    #expect(macos(PushButton("Erase").role(.destructive)).texts == [environment.color(.red)])
    #expect(macos(PushButton("Save").role(.primary).disabled()).texts == [environment.color(.tertiaryLabel)])
  }

  /// Measured: shadows of a tinted bezel take its tint, and bezels of macOS 26 have none.
  @Test func shadowsFollowTheBezel() {
    let tint = environment.color(.accent)
    #expect(macos(PushButton("Save").role(.primary)).shadows.allSatisfy { $0.color.green > 0 })
    #expect(macos(PushButton("Save")).shadows.allSatisfy { $0.color.opaque != tint })
    #expect(!macos(PushButton("Save")).shadows.isEmpty)
    #expect(macos(PushButton("Save"), .glass).shadows.isEmpty)
    #expect(macos(PushButton("Save").role(.primary), .glass).fills.contains { $0.color == tint })
  }

  @Test func theFocusRingIsGoneWithTheWindowsFocus() {
    let focused = PushButton("Save").state(.focused)
    #expect(macos(focused).strokes.count == macos(PushButton("Save")).strokes.count + 1)
    #expect(macos(focused) { $0.isWindowActive = false }.strokes.isEmpty)
  }

  @Test func itSaysWhatItIs() {
    #expect(
      PushButton("Save").with(\.isOn, true).disabled().accessibility(in: environment)
        == Accessibility(label: "Save", traits: [.button, .selected, .notEnabled]))
    #expect(PushButton().warnings(in: environment) == [.emptyTitle(element: "push-button")])
    #expect(PushButton(symbol: "trash").warnings(in: environment).isEmpty)
  }
}
