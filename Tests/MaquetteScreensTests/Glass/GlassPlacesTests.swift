import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteScreens

/// The glass of trays, platters and panels.
@Suite struct GlassPlacesTests {
  private func drawn(
    _ element: any Element, _ platform: Platform = .ios, era: Era = .glass,
    _ change: (inout Environment) -> Void = { _ in }
  ) -> Drawn {
    Drawn(element, platform, era: era, scale: 3, width: 402, change: change)
  }

  private func backdrops(_ drawn: Drawn) -> [Backdrop] { drawn.layers.compactMap(\.backdrop) }

  /// The level of a channel under a translucent one.
  private func mixed(_ below: Double, _ above: UInt8, _ alpha: UInt8) -> Double {
    below + (Double(above) - below) * Double(alpha) / 255
  }

  /// `ios26-keyboard-letters`: (226, 228, 232), which was drawn over white.
  @Test func theTrayOverAPageHasTheMeasuredColour() throws {
    let tray = try #require(backdrops(drawn(Keyboard())).first)
    let levels = [tray.tint.red, tray.tint.green, tray.tint.blue].map { mixed(255, $0, tray.tint.alpha) }
    for (level, seen) in zip(levels, [226.0, 228, 232]) { #expect(abs(level - seen) < 0.5) }
    #expect(tray.tint.alpha < 255 && tray.sigma == 4.9)
    let glass = try #require(tray.glass)
    // The limits of the lens: the tray is higher than 120.
    #expect(glass.refraction == Glass.Refraction(amount: 60, reach: 20) && glass.face == Glass.Face())
    #expect(glass.rim.width == 1)
  }

  @Test func keysKeepTheirColours() {
    let keys = drawn(Keyboard()).fills.filter { $0.color == Color(red: 255, green: 255, blue: 255) }
    #expect(keys.count == 31, "all but the two beside the home indicator")
  }

  @Test func anOpaqueTrayHasTheColourOfOneOverAPage() throws {
    let reduced = drawn(Keyboard()) { $0.transparency = .reduced }
    #expect(backdrops(reduced).isEmpty)
    let fill = try #require(reduced.fills.first { $0.rect.width == 402 }).color
    for (level, seen) in zip([fill.red, fill.green, fill.blue], [226.0, 228, 232]) {
      #expect(abs(Double(level) - seen) <= 1)
    }
    #expect(fill.alpha == 255 && reduced.strokes.allSatisfy { $0.width != 1 })
    let contrast = drawn(Keyboard()) { $0.contrast = .increased }
    #expect(backdrops(contrast).isEmpty && contrast.strokes.contains { $0.width == 1 }, "with a border")
  }

  @Test func earlierTraysAreColours() {
    for era in [Era.classic, .ios7] { #expect(backdrops(drawn(Keyboard(), era: era)).isEmpty) }
  }

  @Test func theButtonsOfAFormStandOnGlass() {
    let keyboard = Keyboard().with(\.accessory, [.previous, .done])
    let tints = backdrops(drawn(keyboard)).map(\.tint)
    #expect(tints.count == 3 && tints.contains { $0.alpha == 0 } && tints.contains { $0.alpha == 255 })
    #expect(drawn(keyboard).layers.count { $0.isInked } == 1, "the prominent one is white")
  }

  private let off = ControlWidget("Lamp", symbol: "lightbulb.fill")

  @Test(arguments: [Appearance.light, .dark])
  func controlsAreDarkClearGlass(appearance: Appearance) throws {
    let platter = drawn(off) { $0.appearance = appearance }
    let backdrop = try #require(backdrops(platter).first)
    let glass = try #require(backdrop.glass)
    let clear = GlassMetrics.standard(for: .ios, era: .glass).clear.dark
    #expect(glass.face == clear && glass.darkFace == nil && glass.rim.width == 1)
    // White on it can be read over a white page, which Control Center darkens by a fifth.
    let seen = mixed(clear.lift + clear.gain * 255 * 0.8, backdrop.tint.red, backdrop.tint.alpha)
    #expect(seen < 140 && backdrop.tint.alpha < 128)
  }

  @Test func controlsShowThePageInOnePicture() throws {
    let center = ControlCenter { [off, off] }.frame(width: 402, height: 400)
    let layers = drawn(center).layers
    let page = try #require(layers.firstIndex { $0.backdrop?.sigma == 22 })
    let shared = try #require(layers.firstIndex { $0.sharesBackdrop })
    #expect(page < shared && layers.count { $0.sharesBackdrop } == 1)
    #expect(layers[shared...].count { $0.backdrop?.glass != nil } == 2)
    // Before iOS 26 each blurs what is behind the page.
    let earlier = drawn(center, era: .classic).layers
    #expect(earlier.first?.sharesBackdrop == true && earlier.allSatisfy { $0.backdrop?.glass == nil })
  }

  @Test func opaqueControlsHaveALine() {
    let contrast = drawn(off) { $0.contrast = .increased }
    #expect(contrast.strokes.count == 1 && backdrops(contrast).allSatisfy { $0.tint.alpha == 255 })
    let reduced = drawn(off) { $0.transparency = .reduced }
    #expect(backdrops(reduced).isEmpty && reduced.fills.first?.color.alpha == 255)
  }

  @Test func thePanelOfOptionsBlursAsMenusDo() throws {
    let options = ControlOptions("Timer", symbol: "timer", options: ["One", "Two"])
    let backdrop = try #require(backdrops(drawn(options)).first)
    #expect(backdrop.sigma == 4.9 && backdrop.glass?.rim.width == 1)
  }

  private let sidebar = Sidebar { SidebarItem("Inbox", symbol: "tray") }

  @Test(arguments: [Platform.macos, .ios], [Appearance.light, .dark])
  func aSidebarThatFloatsHasTheLightOfGlass(platform: Platform, appearance: Appearance) throws {
    let active = drawn(sidebar, platform) { $0.appearance = appearance }
    let backdrop = try #require(backdrops(active).first)
    let glass = try #require(backdrop.glass)
    #expect(glass.face == Glass.Face() && glass.rim.width == 1 && glass.refraction.amount > 0)
    #expect(active.shadows.count == 1)
    let inactive = drawn(sidebar, platform) {
      $0.appearance = appearance
      $0.isWindowActive = false
    }
    let plain = try #require(backdrops(inactive).first)
    #expect(plain.glass == Glass() && inactive.shadows.isEmpty)
    #expect(plain.saturation == backdrop.saturation / 2)
  }

  @Test func anOpaqueSidebarHasALine() {
    let contrast = drawn(sidebar, .macos) { $0.contrast = .increased }
    #expect(backdrops(contrast).allSatisfy { $0.tint.alpha == 255 && $0.glass == nil })
    #expect(contrast.strokes.contains { $0.color.alpha == 128 })
    let reduced = drawn(sidebar, .macos) { $0.transparency = .reduced }
    #expect(backdrops(reduced).isEmpty && reduced.fills.first?.color.alpha == 255)
  }

  @Test func buttonsInOtherWindowsLoseTheirTint() {
    for style in [ButtonStyle.glass, .glassProminent] {
      let button = drawn(Button("Play").style(style), .macos) { $0.isWindowActive = false }
      #expect(backdrops(button).map(\.tint.alpha) == [0] && button.shadows.isEmpty)
      #expect(button.texts == [.token(.secondaryLabel, .macos)] && button.layers.contains { $0.isInked })
    }
    let tinted = drawn(GlassEffect(tint: .token(.red)) { Text("A") }, .macos) { $0.isWindowActive = false }
    #expect(backdrops(tinted).map(\.tint.alpha) == [0])
    #expect(tinted.texts == [.token(.secondaryLabel, .macos)])
    // Earlier eras have no such glass.
    let earlier = drawn(Button("Play").style(.glassProminent), .macos, era: .classic)
    let inactive = drawn(Button("Play").style(.glassProminent), .macos, era: .classic) {
      $0.isWindowActive = false
    }
    #expect(inactive.operations == earlier.operations)
  }
}
