import MaquetteControlKit
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@Suite struct StatusBarTests {
  private let activity = NetworkActivityIndicator.name

  private func draw(_ bar: StatusBar, change: (inout Environment) -> Void = { _ in }) -> Drawn {
    Drawn(bar, width: 320, change: change)
  }

  private func onScreen(
    _ name: String, _ bar: StatusBar? = nil, platform: Platform = .ios,
    change: (inout Environment) -> Void = { _ in }
  ) throws -> Drawn {
    let screen = Screen(try #require(Device.named(name))) { if let bar { bar } else { Text("") } }
    return Drawn(screen, platform, change: change)
  }

  private func label(_ text: String, in drawn: Drawn) throws -> Rect {
    try #require(drawn.nodes("label").first { $0.accessibility?.label == text }?.frame, "no \(text)")
  }

  @Test func theTimeStandsInTheMiddle() {
    for bar in [StatusBar(), StatusBar().networkActivity().with(\.carrier, "A carrier")] {
      let drawn = draw(bar)
      #expect(drawn.size == Size(width: 320, height: 20))
      #expect(drawn.frames("label").contains { abs($0.center.x - 160) <= 0.5 })
    }
  }

  /// Bars since iOS 11, dots before; the number of strong ones follows the reception.
  @Test(arguments: [(1.0, 4), (0.5, 2), (0, 0), (9, 4), (.nan, 0)])
  func receptionIsCounted(reception: Double, strong: Int) {
    func marks(_ drawn: Drawn) -> [Drawn.Fill] {
      drawn.fills.filter { $0.rect.minX < 40 && $0.rect.width < 6 }
    }
    let fills = marks(draw(StatusBar().with(\.reception, reception).with(\.hasWiFi, false)))
    #expect(fills.count == 4 && fills.count { $0.color == .token(.label) } == strong)
    // Without any they are dots, as wide as the bars.
    #expect(fills.map(\.rect.height) == (strong == 0 ? [3, 3, 3, 3] : [4, 6, 8, 10]))
    #expect(Set(fills.map(\.rect.maxY)).count == 1)
    #expect(marks(draw(StatusBar().with(\.hasWiFi, false)) { $0.era = .ios7 }).count == 5)
  }

  @Test(arguments: [(0.52, "52%"), (1, "100%"), (-3, "0%"), (.nan, "0%")])
  func theBatteryIsExposedInPartsOfAHundred(battery: Double, text: String) {
    let drawn = draw(StatusBar().with(\.battery, battery))
    #expect(drawn.accessibility(of: "label").contains { $0.label == text })
    #expect(
      drawn.nodes().contains { $0.accessibility?.label == "Battery" && $0.accessibility?.value == text })
  }

  /// The fill of a battery of 22 points with 2 points around it is 18 at most; red up to a fifth.
  @Test(arguments: [
    (1.0, 18.0, ColorToken.label), (0.5, 9, .label), (0.2, 3.6, .red), (0.21, 3.78, .label),
  ])
  func theBatteryIsFilledByItsCharge(charge: Double, width: Double, color: ColorToken) {
    let fills = Drawn(StatusBar().with(\.battery, charge), scale: 100, width: 320).fills
    let fill = fills.last { $0.rect.height > 7 && $0.rect.height < 8 }
    #expect(abs((fill?.rect.width ?? 0) - width) < 0.02 && fill?.color == .token(color))
  }

  @Test func chargingIsGreenAndSavingIsYellow() {
    let charging = draw(StatusBar().with(\.isCharging, true).with(\.battery, 0.1))
    #expect(charging.fills.contains { $0.color == .token(.green) } && charging.symbols.count == 1)
    let saving = draw(StatusBar().with(\.isLowPower, true).with(\.battery, 0.1))
    #expect(saving.fills.contains { $0.color == .token(.yellow) } && saving.symbols.isEmpty)
  }

  @Test func withoutWiFiThereIsTheMobileNetwork() {
    let bar = StatusBar().with(\.network, "5G")
    #expect(!draw(bar).accessibility(of: "label").contains { $0.label == "5G" })
    #expect(draw(bar.with(\.hasWiFi, false)).accessibility(of: "label").contains { $0.label == "5G" })
  }

  /// A reading of an iPhone 16 Pro: the time is centred 73.9 from the edge, 32.7 below it.
  @Test func besideAnIslandThePartsAreCentredAtItsSides() throws {
    let drawn = try onScreen("iphone-16-pro")
    let time = try label("9:41", in: drawn)
    #expect(abs(time.center.x - 73.9) <= 0.5 && abs(time.center.y - 32.7) <= 0.5)
    let symbols = drawn.nodes().filter { ["Signal strength", "Battery"].contains($0.accessibility?.label) }
      .map(\.frame)
    let (left, right) = (symbols.map(\.minX).min() ?? 0, symbols.map(\.maxX).max() ?? 0)
    #expect(abs((left + right) / 2 - (402 - 73.9)) <= 0.5)
    #expect(drawn.accessibility(of: "label").allSatisfy { !$0.label.hasSuffix("%") })
  }

  @Test func nothingTouchesTheCutout() throws {
    for device in Device.all where device.kind == .phone && device.cutout != .none {
      let drawn = try onScreen(device.name)
      let bar = try #require(drawn.nodes("status-bar").first)
      bar.forEach { node, _ in
        guard node.children.isEmpty, !node.frame.isEmpty else { return }
        #expect(node.frame.intersection(device.cutoutFrame).isEmpty, "\(device.name)")
      }
    }
  }

  @Test func aTabletHasTheDateAndNoReception() throws {
    let drawn = try onScreen("ipad")
    let (time, date) = (try label("9:41", in: drawn), try label("Mon Jun 9", in: drawn))
    #expect(time.minX == 20 && date.minX > time.maxX && date.maxX < 200)
    #expect(!drawn.nodes().contains { $0.accessibility?.label == "Signal strength" })
    #expect(try label("100%", in: drawn).minX > 700)
    let old = try onScreen("ipad") { $0.era = .ios7 }
    #expect(abs(try label("9:41", in: old).center.x - 410) <= 0.5)
  }

  @Test func aWatchHasTheTimeAtItsCorner() throws {
    let drawn = try onScreen("watch-45", platform: .watchos)
    #expect(drawn.frames("label").count == 2)
    #expect(try label("9:41", in: drawn).maxX < 198 - 10)
    #expect(try label("9:41", in: drawn).minX > 99)
  }

  @Test func phonesOnTheirSideHaveNone() throws {
    let phone = try #require(Device.named("iphone-17"))
    let screen = Screen(phone) { Text("A") }.with(\.canvas.orientation, .landscape)
    #expect(Drawn(screen).frames("status-bar").isEmpty)
    let tablet = Screen(try #require(Device.named("ipad"))) { Text("A") }.with(
      \.canvas.orientation, .landscape)
    #expect(Drawn(tablet).frames("status-bar").count == 1)
  }

  @Test func textsAreLegibleOnWhatIsBehind() throws {
    func color(_ bar: StatusBar, background: ColorReference = .token(.background)) throws -> Color? {
      let screen = Screen(try #require(Device.named("iphone-17"))) { bar }.with(\.background, background)
      return Drawn(screen).texts.first
    }
    let (dark, light) = (Color(red: 0, green: 0, blue: 0), Color(red: 255, green: 255, blue: 255))
    #expect(try color(StatusBar()) == dark)
    #expect(try color(StatusBar().style(.light)) == light)
    #expect(try color(StatusBar(), background: .color(dark)) == light)
    #expect(try color(StatusBar().style(.dark), background: .color(dark)) == dark)
  }

  @Test(arguments: [SheetDetent.large, .medium])
  func textsAreLightAboveAPageThatASheetSetsBack(detent: SheetDetent) throws {
    let screen = Screen(try #require(Device.named("iphone-17"))) { ModalSheet(detent) { Text("Sheet") } }
    let text = try #require(Drawn(screen).texts.last)
    let white: UInt8 = detent == .large ? 255 : 0
    #expect(text == Color(red: white, green: white, blue: white))
  }

  @Test func theNetworkActivityIndicatorIsThereIfTheNetworkIsInUse() throws {
    #expect(draw(StatusBar()).frames(activity).isEmpty)
    let drawn = draw(StatusBar().networkActivity())
    let spinner = try drawn.frame(activity)
    #expect(spinner.size == Size(width: 12, height: 12) && spinner.maxX < 100)
    #expect(drawn.accessibility(of: activity).first?.label == "Network connection in progress")
    let mirrored = draw(StatusBar().networkActivity()) { $0.direction = .rightToLeft }
    #expect(try mirrored.frame(activity).minX > 220)
  }

  @Test func aPhaseTurnsTheNetworkActivityIndicator() {
    let still = Drawn(NetworkActivityIndicator()).fills
    let turned = Drawn(NetworkActivityIndicator().with(\.phase, 1)).fills
    #expect(still.count == 8 && still[0].rect != turned[0].rect)
    #expect(still[0].color == .token(.label))
    #expect(Drawn(NetworkActivityIndicator(), era: .ios7).fills.count == 12)
  }
}
