import MaquetteElements
import MaquetteTypography
import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteScreens

@Suite struct SegmentedControlTests {
  private let letters = SegmentedControl(["A", "B", "C", "D"])

  private func draw(
    _ control: SegmentedControl, _ platform: Platform = .ios, change: (inout Environment) -> Void = { _ in }
  ) -> Drawn {
    Drawn(control, platform, scale: 3, change: change)
  }

  private func thumbs(_ drawn: Drawn) -> [Rect] { drawn.frames(filledWith: .token(.segmentThumb)) }
  private func separators(_ drawn: Drawn) -> [Rect] { drawn.frames(filledWith: .token(.segmentSeparator)) }

  private func decode(_ segments: AttributeValue, selected: String? = nil) throws -> CatalogueEntry.Decoded {
    var entries = [AttributeValue.Entry(name: "segments", value: segments)]
    if let selected { entries.append(.init(name: "selected", value: .plain(selected))) }
    return try #require(Catalogue.standard.entry(named: SegmentedControl.name)).decode(entries, [])
  }

  private func texts(_ count: Int) -> AttributeValue { .list((0..<count).map { .plain("S\($0)") }) }

  /// Measured on iOS 17: 263 x 32 for these titles, segments of 87 that are 1 apart, the thumb 2 inside.
  @Test func framesAreThePlatforms() throws {
    let drawn = draw(SegmentedControl(["Segment A", "Segment B", "Segment C"], selected: 1))
    #expect(drawn.size == Size(width: 263, height: 32))
    #expect(drawn.frames("segment").map(\.minX) == [0, 88, 176])
    #expect(drawn.frames("segment").allSatisfy { $0.size == Size(width: 87, height: 32) })
    let thumb = try #require(thumbs(drawn).first { $0.height == 28 })
    #expect(thumb == Rect(x: 90, y: 2, width: 83, height: 28))
  }

  /// Measured on iOS 26 in the dark: (89, 89, 95) on a track of (28, 28, 31), which 30 % of (235, 235, 245) give.
  @Test func theChosenSegmentOfIOS26LetsTheTrackThrough() {
    let drawn = draw(letters) {
      $0.era = .glass
      $0.appearance = .dark
    }
    #expect(drawn.frames(filledWith: Color(red: 235, green: 235, blue: 245, alpha: 77)).count == 1)
  }

  /// Measured in the dark on macOS 12 (`mac12-tabview-dark`, 1x): on a window of 28, a track of (39.5), a thumb of (94)
  /// and separators of (31.5); in light appearance (`mac12-tabs-segment`) a track of (232) on 244.
  @Test func coloursOfMacOSAreMeasured() {
    func gray(_ token: ColorToken, on gray: Double, dark: Bool = true) -> Double {
      let look = token.standard(for: .macos, era: .classic)
      let color = dark ? look.dark : look.light
      return gray + (Double(color.red) - gray) * Double(color.alpha) / 255
    }
    #expect(abs(gray(.segmentTrack, on: 28) - 39.5) < 0.5)
    #expect(abs(gray(.segmentSeparator, on: 39.5) - 31.5) < 0.5)
    #expect(gray(.segmentThumb, on: 39.5) == 94)
    #expect(abs(gray(.segmentTrack, on: 244, dark: false) - 232) < 0.5)
  }

  /// Measured on macOS 26 (`mac26-tabview`, 1x): a selected segment 22 high with corners of 6; a push button is 24 high.
  @Test func theThumbOfMacOS26HasTheCornersOfAButton() {
    let drawn = Drawn(letters, .macos, era: .glass)
    #expect(drawn.size.height == 24)
    #expect(thumbs(drawn).contains { $0.height == 22 })
    // A baseline 16 below the thumb's top.
    let baselines = Drawn(letters, .macos, era: .glass, scale: 1).baselines
    #expect(baselines.count == 4 && baselines.allSatisfy { $0.rounded() == 17 })
    #expect(Theme.macosGlass[SegmentedControlMetrics.self].medium.thumbRadius == 6)
    #expect(
      [ControlSize.mini, .small].map { Drawn(letters.size($0), .macos, era: .glass).size.height } == [16, 20])
  }

  /// Pictures of iOS 26 show titles as they were.
  @Test func aPressedThumbOfIOS26DoesNotShrink() {
    let pressed = draw(letters.with(\.pressedIndex, 0)) { $0.era = .glass }
    #expect(pressed.layers.allSatisfy { $0.transform.a == 1 })
  }

  /// Strokes of titles are 0.0063 em thinner than those of other texts: stems of 0.0977 em for 0.106 in medium, 0.1154 for
  /// 0.1215 in semibold (ios17-overlay-segmentedcontrol, ios26-segmented-3). Ink was 1.03 to 1.06 of the real one.
  @Test(arguments: [Era.classic, .glass, .ios7])
  func titlesOfIOSAreThinnerThanOtherTexts(_ era: Era) {
    let drawn = draw(SegmentedControl(["A", "B"])) { $0.era = era }
    let growths = drawn.operations(of: "label").compactMap { operation in
      if case .glyphs(let run, _, _) = operation { run.face.smoothing.growth } else { nil }
    }
    #expect(growths.sorted() == (era == .ios7 ? [0, 0] : [-26, -16]))
  }

  /// The size of the control that Interface Builder makes, with its two titles.
  @Test func theStandardControlIsThePlatforms() {
    #expect(draw(SegmentedControl(["First", "Second"])).size == Size(width: 131, height: 32))
  }

  @Test(arguments: [
    (ControlSize.mini, 24.0, 14.0), (.small, 28, 18), (.medium, 32, 22), (.large, 32, 22),
  ])
  func heightsFollowSizeAndPlatform(size: ControlSize, ios: Double, macOS: Double) {
    #expect(draw(letters.size(size)).size.height == ios)
    #expect(draw(letters.size(size), .macos).size.height == macOS)
  }

  @Test func theWidestSegmentSetsTheWidthOfAll() throws {
    let widths = draw(SegmentedControl(["A", "A much longer one", "C", "D"])).frames("segment").map(\.width)
    #expect(Set(widths).count == 1)
    #expect(try widths[0] > draw(letters).frame("segment").width + 50)
  }

  @Test(arguments: [nil, 1, 2])
  func theSelectionDoesNotMoveTheSegments(index: Int?) {
    let titles = SegmentedControl(["Wide", "Wide", "Wide"])
    #expect(draw(titles.with(\.selectedIndex, index)).frames("segment") == draw(titles).frames("segment"))
  }

  @Test func aGivenWidthIsShared() {
    #expect(draw(letters.with(\.width, 303)).frames("segment").map(\.minX) == [0, 76, 152, 228])
    for width in [303.0, 20, 0] { #expect(draw(letters.with(\.width, width)).size.width == width) }
  }

  @Test func aSqueezedTitleIsTruncated() {
    func glyphCount(_ width: Double?) -> Int {
      draw(SegmentedControl(["Satellite", "Map"]).with(\.width, width)).operations.reduce(0) {
        if case .glyphs(let run, _, _) = $1 { $0 + run.glyphs.count } else { $0 }
      }
    }
    #expect(glyphCount(nil) == 12)
    #expect(glyphCount(110) < 12)
  }

  /// Of the three separators of four segments those beside the thumb are hidden.
  @Test(arguments: [(0, 2), (1, 1), (2, 1), (3, 2), (nil, 3)] as [(Int?, Int)])
  func separatorsHideBesideTheThumb(selected: Int?, count: Int) {
    let separators = separators(draw(letters.with(\.selectedIndex, selected)))
    #expect(separators.count == count)
    #expect(separators.allSatisfy { $0.size == Size(width: 1, height: 18) && $0.minY == 7 })
  }

  @Test(arguments: LayoutDirection.allCases)
  func separatorsStandBetweenSegments(direction: LayoutDirection) {
    let drawn = draw(letters.with(\.selectedIndex, nil)) { $0.direction = direction }
    let ends = Set(drawn.frames("segment").map(\.maxX)).subtracting([drawn.size.width])
    #expect(Set(separators(drawn).map(\.minX)) == ends)
  }

  @Test func theFirstSegmentIsLeading() {
    let drawn = draw(letters) { $0.direction = .rightToLeft }
    let lefts = drawn.frames("segment").map(\.minX)
    #expect(lefts == lefts.sorted(by: >))
    #expect(thumbs(drawn).map(\.maxX) == [drawn.size.width - 2])
  }

  @Test func momentarySegmentsAreRaisedWhilePressed() {
    let buttons = SegmentedControl(["Back", "Forward"]).momentary()
    #expect(thumbs(draw(buttons)).isEmpty)
    #expect(thumbs(draw(buttons.with(\.pressedIndex, 1))).count == 1)
    #expect(!draw(buttons).accessibilityText.contains("selected"))
  }

  @Test func aPressedTitleFadesAndAPressedThumbShrinks() {
    /// The layers other than the clip of the shadow.
    func pressing(_ control: SegmentedControl) -> [Layer] {
      draw(control).layers.filter { $0.opacity != 1 || $0.transform.a != 1 }
    }
    #expect(pressing(letters).isEmpty)
    #expect(pressing(letters.with(\.pressedIndex, 2)).map(\.opacity) == [0.2])
    // Thumb and title, about the same middle.
    #expect(pressing(letters.with(\.pressedIndex, 0)).map(\.transform.a) == [0.95, 0.95])
    #expect(pressing(letters.state(.highlighted)).map(\.transform.a) == [0.95, 0.95])
    #expect(pressing(letters.state([.highlighted, .disabled])).map(\.transform.a) == [1])
  }

  @Test func disabledSegmentsAreDim() {
    let (dim, label) = (Color.token(.tertiaryLabel), Color.token(.label))
    let one = SegmentedControl(["A", Segment("B", isEnabled: false), "C"])
    #expect(draw(one).texts == [label, dim, label])
    #expect(draw(one.state(.disabled)).texts == [dim, dim, dim])
    #expect(draw(letters) { $0.isEnabled = false }.texts == [dim, dim, dim, dim])
  }

  /// On iOS a tint leaves the title as it is; macOS takes white.
  @Test func aTintColoursTheThumb() {
    let red = Color(red: 200, green: 0, blue: 0)
    let tinted = letters.tint(.color(red))
    func count(_ drawn: Drawn) -> Int { drawn.fills.count { $0.color == red } }
    #expect(count(draw(tinted)) == 1)
    #expect(count(draw(letters) { $0.tint = .color(red) }) == 0)
    #expect(draw(tinted).texts.first == Color(red: 0, green: 0, blue: 0))
    #expect(draw(tinted, .macos).texts.first == .white)
    #expect(count(draw(tinted) { $0.isWindowActive = false }) == 0)
  }

  /// As with UIKit's, whose titles stay at 13 points.
  @Test func theTextSizeDoesNotChangeIt() {
    #expect(draw(letters) { $0.textSize = .accessibility5 }.size == draw(letters).size)
  }

  @Test func theShadowEndsAtTheTrackOnIOS() {
    #expect(draw(letters).layers.count { $0.clip != nil } == 1)
    #expect(draw(letters, .macos).layers.allSatisfy { $0.clip == nil })
  }

  @Test func segmentsAreExposedOneByOne() {
    let control = SegmentedControl(
      ["Day", Segment(symbol: "star"), Segment("Year", isEnabled: false)], selected: 1)
    let lines = draw(control).accessibilityText.split(separator: "\n").map { $0.prefix { $0 != "(" } }
    #expect(
      lines == [
        "\"Day\", value \"1 of 3\", button, at ", "\"star\", value \"2 of 3\", button, selected, at ",
        "\"Year\", value \"3 of 3\", button, not-enabled, at ",
      ])
    let named = draw(control.with(\.accessibilityLabel, "Range")).accessibilityText
    #expect(named.hasPrefix("\"Range\", at "))
    #expect(named.contains("\n  \"Day\""))
  }

  @Test func segmentsAreTextsOrMappings() throws {
    let star = AttributeValue.mapping(["symbol": "star", "enabled": "false"])
    let decoded = try decode(.list([.plain("List"), star]), selected: "none")
    let control = try #require(decoded.element as? SegmentedControl)
    #expect(decoded.errors.isEmpty)
    #expect(control.segments == ["List", Segment(symbol: "star", isEnabled: false)])
    #expect(control.selectedIndex == nil)
  }

  @Test(arguments: [0, 1, 2, 7, 8])
  func twoToSevenSegments(count: Int) throws {
    let message = try decode(texts(count)).errors.first?.message
    #expect(message == ((2...7).contains(count) ? nil : "expected 2 to 7 segments, found \(count)"))
  }

  @Test(arguments: ["-1", "7", "first", "1.5"])
  func aSelectionIsAPlace(text: String) throws {
    let error = try #require(decode(texts(3), selected: text).errors.first)
    #expect(error.message == "expected a whole number between 0 and 6, or none, found '\(text)'")
    #expect(error.path == [.value("selected")])
  }

  @Test func aMistakeInASegmentNamesItsPlace() throws {
    let error = try #require(decode(.list([.plain("A"), .mapping(["titel": "A"])])).errors.first)
    #expect(error.path == [.value("segments"), .item(1), .name("titel")])
    #expect(error.hint == "did you mean 'title'?")
    let nested = try #require(decode(.list([texts(1), texts(2)])).errors.first)
    #expect(nested.path == [.value("segments"), .item(0)])
  }

  @Test func aSelectionThatIsNotThereIsAWarning() {
    let drawn = draw(letters.with(\.selectedIndex, 4))
    #expect(drawn.warnings == [.noSuchItem(element: "segmented-control", index: 4, count: 4)])
    #expect(thumbs(drawn).isEmpty)
    #expect(draw(letters).warnings.isEmpty)
    #expect(draw(letters.with(\.selectedIndex, -1)).warnings.count == 1)
    #expect(draw(letters.with(\.pressedIndex, 9)).warnings.count == 1)
  }

  @Test(arguments: [0, 1, 8])
  func aCountThatCannotBeIsAWarning(count: Int) {
    let drawn = draw(SegmentedControl((0..<count).map { Segment("\($0)") }))
    #expect(drawn.warnings == [.itemCount(element: "segmented-control", count: count, allowed: 2...7)])
  }

  @Test func anEmptySegmentIsAWarning() {
    #expect(draw(SegmentedControl(["A", ""])).warnings.contains(.emptyTitle(element: "segment")))
  }
}
