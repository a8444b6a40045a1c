import TestSupport
import Testing

@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteScreens
@testable import MaquetteElements

/// Screens of devices within pictures.
@Suite struct ScreenTests {
  @Test(arguments: Device.all)
  func itIsAsLargeAsTheDevice(device: Device) {
    let drawn = Drawn(Screen(device) { Text("a") }, .watchos)
    #expect(drawn.size == device.size)
    #expect(drawn.clips.first?.radii.topLeft == device.cornerRadius)
    #expect(drawn.layers.first { $0.clip != nil }?.isolatesBackdrop == true)
    #expect(device.name.hasPrefix("watch") == (device.cornerRadius > 0))
  }

  @Test func cornersCanBeOthers() throws {
    let phone = try #require(Device.named("iphone-15"))
    let drawn = Drawn(Screen(phone) { Text("a") }.with(\.cornerRadius, 48))
    #expect(drawn.clips.first?.radii.topLeft == 48)
  }

  @Test func cornersCanBeThoseOfTheDisplay() throws {
    let entry = try #require(Catalogue.standard.entry(named: "screen"))
    func radius(_ written: String) throws -> Double? {
      let decoded = entry.decode(
        [
          .init(name: "corner-radius", value: .plain(written)),
          .init(name: "device", value: .plain("iphone-17")),
        ], [Text("a")])
      #expect(decoded.errors.isEmpty == (written != "round"))
      return Drawn(decoded.element).clips.first?.radii.topLeft
    }
    #expect(try radius("display") == 62)
    #expect(try radius("12.5") == 12.5)
    #expect(try radius("round") == 0)
  }

  /// A surface behind an opaque page would not be seen either. Around padding it is seen, as the case of a device.
  @Test(arguments: [Screen() as any Element, Window(), ModalSheet()])
  func theSurfaceOfASheetLiesOnThePagesBackground(page: any Element) throws {
    func fills(_ attributes: CommonAttributes) -> [Color] {
      Drawn(attributes.apply(to: page)).fills.map(\.color)
    }
    let red = Color.token(.red)
    var attributes = CommonAttributes()
    let plain = fills(attributes).count
    attributes.surface = try SurfaceAttributes(
      attribute: .mapping([.init(name: "fill", value: .plain("red"))]))
    let surfaced = fills(attributes)
    #expect(surfaced.count == plain + 1 && surfaced.filter { $0 == red }.count == 1)
    #expect(try #require(surfaced.firstIndex(of: red)) > 0)
    attributes.padding = Insets(all: 10)
    #expect(fills(attributes).first == red)
  }

  /// A colour behind an opaque page would not be seen.
  @Test func theBackgroundOfASheetTakesThePlaceOfThePages() throws {
    var attributes = CommonAttributes()
    attributes.background = .token(.red)
    let phone = try #require(Device.named("iphone-15"))
    let red = Color.token(.red)
    let screen = Drawn(attributes.apply(to: Screen(phone) { Text("a") }))
    #expect(screen.fills.first?.color == red && screen.fills.first?.rect.size == phone.size)
    #expect(screen.fills.filter { $0.color == red }.count == 1)
    let window = Drawn(attributes.apply(to: Window("a") { Text("b") }), .macos)
    #expect(window.fills.contains { $0.color == .token(.red, .macos) })
    #expect(!window.fills.contains { $0.color == .token(.background, .macos) })
    for era in [Era.classic, .glass] {
      let sheet = attributes.apply(to: ModalSheet(.medium) { Text("b") })
      let drawn = Drawn(Screen(phone) { sheet }, era: era)
      let red = Environment(theme: .standard(for: .ios, era: era)).color(.red)
      let fills = drawn.fills.filter { $0.color == red }
      // The sheet alone, not the page behind it.
      #expect(fills.map(\.rect) == [try drawn.frame("presentation")])
    }
  }

  @Test func childrenLieBelowEachOtherWithinTheSafeArea() throws {
    let phone = try #require(Device.named("iphone-15"))
    let screen = Screen(phone) {
      Text("a").id("a")
      Text("b").id("b")
    }
    let frames = Drawn(screen).nodes().filter { ["a", "b"].contains($0.id) }.map(\.frame)
    #expect(frames.map(\.minY) == [59, frames[0].maxY + 8])
  }
}

@Suite struct WallpaperTests {
  private func operations(
    _ design: Wallpaper.Design, _ appearance: Appearance = .light
  ) -> [DisplayList.Operation] {
    Drawn(Wallpaper(design), width: 60, height: 100) { $0.appearance = appearance }
      .nodes().flatMap(\.operations)
  }

  @Test(arguments: Wallpaper.Design.allCases)
  func itTakesAllTheRoomAndNoMore(design: Wallpaper.Design) {
    let operations = operations(design)
    guard case .push(let layer)? = operations.first, case .pop? = operations.last else {
      Issue.record("not a group")
      return
    }
    #expect(layer.clip == .rect(Rect(x: 0, y: 0, width: 60, height: 100)))
    #expect(operations.count > 5)
  }

  @Test func designsAndAppearancesDiffer() {
    let all = Wallpaper.Design.allCases.flatMap { [operations($0), operations($0, .dark)] }
    #expect(Set(all).count == 6)
  }
}
