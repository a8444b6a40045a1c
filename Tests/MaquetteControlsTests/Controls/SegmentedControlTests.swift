import MaquetteControls
import MaquetteGraphics
import MaquetteScene
import MaquetteTypography
import Testing

@Suite struct SegmentedControlTests {
  private func layout(
    _ control: SegmentedControl, scale: Double = 3, change: (inout Environment) -> Void = { _ in }
  ) -> LayoutNode {
    var mockup = Mockup(control, padding: .zero)
    mockup.environment.scale = scale
    change(&mockup.environment)
    return mockup.layout()
  }

  private let letters = SegmentedControl(["A", "B", "C", "D"])
  private let macos: (inout Environment) -> Void = { $0.platform = .macos }

  private func frames(of name: String, in node: LayoutNode) -> [Rect] {
    var frames: [Rect] = []
    node.forEach { node, _ in if node.name == name { frames.append(node.frame) } }
    return frames
  }

  /// The frames of what is filled with a colour.
  private func frames(filledWith token: ColorToken, in node: LayoutNode) -> [Rect] {
    let color = Environment().color(token)
    var frames: [Rect] = []
    node.forEach { node, _ in
      for case .fill(_, .color(color)) in node.operations { frames.append(node.frame) }
    }
    return frames
  }

  private func textColors(_ node: LayoutNode) -> [Color] {
    var colors: [Color] = []
    node.forEach { node, _ in
      for case .glyphs(_, _, let color) in node.operations { colors.append(color) }
    }
    return colors
  }

  private func warnings(_ node: LayoutNode) -> [ElementWarning] {
    var warnings: [ElementWarning] = []
    node.forEach { node, _ in warnings += node.warnings }
    return warnings
  }

  private func decode(_ segments: AttributeValue, selected: String? = nil) -> CatalogueEntry.Decoded? {
    var entries = [AttributeValue.Entry(name: "segments", value: segments)]
    if let selected {
      entries.append(.init(name: "selected", value: .scalar(selected, isQuoted: false)))
    }
    return Catalogue.standard.entry(named: "segmented-control")?.decode(entries, [])
  }

  private func texts(_ count: Int) -> AttributeValue {
    .list((0..<count).map { .scalar("S\($0)", isQuoted: false) })
  }

  /// Measured on iOS 17: 263 x 32 for these titles, segments of 87 that are 1 apart, the thumb 2 inside.
  @Test func framesAreThePlatforms() throws {
    let node = layout(SegmentedControl(["Segment A", "Segment B", "Segment C"], selected: 1))
    #expect(node.frame.size == Size(width: 263, height: 32))
    #expect(frames(of: "segment", in: node).map(\.minX) == [0, 88, 176])
    #expect(frames(of: "segment", in: node).allSatisfy { $0.size == Size(width: 87, height: 32) })
    let thumb = try #require(
      frames(filledWith: .segmentThumb, in: node).first { $0.height == 28 })
    #expect(thumb == Rect(x: 90, y: 2, width: 83, height: 28))
  }

  /// The size of the control that Interface Builder makes, with its two titles.
  @Test func theStandardControlIsThePlatforms() {
    #expect(layout(SegmentedControl(["First", "Second"])).frame.size == Size(width: 131, height: 32))
  }

  @Test(arguments: [
    (ControlSize.mini, 24.0, 14.0), (.small, 28, 18), (.medium, 32, 22), (.large, 32, 22),
  ])
  func heightsFollowSizeAndPlatform(size: ControlSize, ios: Double, macOS: Double) {
    #expect(layout(letters.size(size)).frame.height == ios)
    #expect(layout(letters.size(size), change: macos).frame.height == macOS)
  }

  @Test func theWidestSegmentSetsTheWidthOfAll() throws {
    let narrow = try #require(frames(of: "segment", in: layout(letters)).first).width
    let node = layout(SegmentedControl(["A", "A much longer one", "C", "D"]))
    let widths = frames(of: "segment", in: node).map(\.width)
    #expect(Set(widths).count == 1)
    #expect(widths[0] > narrow + 50)
  }

  @Test func theSelectionDoesNotMoveTheSegments() {
    let titles = SegmentedControl(["Wide", "Wide", "Wide"])
    for index in [nil, 1, 2] {
      let moved = titles.with(\.selectedIndex, index)
      #expect(frames(of: "segment", in: layout(moved)) == frames(of: "segment", in: layout(titles)))
    }
  }

  @Test func aGivenWidthIsShared() {
    let node = layout(letters.with(\.width, 303))
    #expect(node.frame.width == 303)
    #expect(frames(of: "segment", in: node).map(\.minX) == [0, 76, 152, 228])
    #expect(layout(letters.with(\.width, 20)).frame.width == 20)
    #expect(layout(letters.with(\.width, 0)).frame.width == 0)
  }

  @Test func aSqueezedTitleIsTruncated() {
    func glyphCount(_ width: Double?) -> Int {
      var count = 0
      layout(SegmentedControl(["Satellite", "Map"]).with(\.width, width)).forEach { node, _ in
        for case .glyphs(let run, _, _) in node.operations { count += run.glyphs.count }
      }
      return count
    }
    #expect(glyphCount(nil) == 12)
    #expect(glyphCount(110) < 12)
  }

  /// Of the three separators of four segments those beside the thumb are hidden.
  @Test(arguments: [(0, 2), (1, 1), (2, 1), (3, 2), (nil, 3)] as [(Int?, Int)])
  func separatorsHideBesideTheThumb(selected: Int?, count: Int) {
    let node = layout(letters.with(\.selectedIndex, selected))
    let separators = frames(filledWith: .segmentSeparator, in: node)
    #expect(separators.count == count)
    #expect(separators.allSatisfy { $0.size == Size(width: 1, height: 18) && $0.minY == 7 })
  }

  @Test func separatorsStandBetweenSegments() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let node = layout(letters.with(\.selectedIndex, nil)) { $0.direction = direction }
      let gaps = Set(frames(filledWith: .segmentSeparator, in: node).map(\.minX))
      let ends = Set(frames(of: "segment", in: node).map(\.maxX)).subtracting([node.frame.maxX])
      #expect(gaps == ends)
    }
  }

  @Test func theFirstSegmentIsLeading() {
    let node = layout(letters) { $0.direction = .rightToLeft }
    let lefts = frames(of: "segment", in: node).map(\.minX)
    #expect(lefts == lefts.sorted(by: >))
    #expect(frames(filledWith: .segmentThumb, in: node).map(\.maxX) == [node.frame.maxX - 2])
  }

  @Test func momentarySegmentsAreRaisedWhilePressed() {
    let buttons = SegmentedControl(["Back", "Forward"]).momentary()
    #expect(frames(filledWith: .segmentThumb, in: layout(buttons)).isEmpty)
    let pressed = layout(buttons.with(\.pressedIndex, 1))
    #expect(frames(filledWith: .segmentThumb, in: pressed).count == 1)
    let told = layout(buttons).accessibilityText
    #expect(!told.contains("selected"))
  }

  /// Layers other than the clip of the shadow, as opacity and scale.
  private func pressing(_ node: LayoutNode) -> [(opacity: Double, scale: Double)] {
    var found: [(opacity: Double, scale: Double)] = []
    node.forEach { node, _ in
      if let layer = node.layer, layer.opacity != 1 || layer.transform.a != 1 {
        found.append((layer.opacity, layer.transform.a))
      }
    }
    return found
  }

  @Test func aPressedTitleFadesAndAPressedThumbShrinks() {
    #expect(pressing(layout(letters)).isEmpty)
    let faded = pressing(layout(letters.with(\.pressedIndex, 2)))
    #expect(faded.map(\.opacity) == [0.2])
    // Thumb and title, about the same middle.
    let shrunk = pressing(layout(letters.with(\.pressedIndex, 0)))
    #expect(shrunk.map(\.scale) == [0.95, 0.95])
    #expect(pressing(layout(letters.state(.highlighted))).map(\.scale) == [0.95, 0.95])
    #expect(pressing(layout(letters.state([.highlighted, .disabled]))).map(\.scale) == [1])
  }

  @Test func disabledSegmentsAreDim() {
    let dim = Environment().color(.tertiaryLabel)
    let label = Environment().color(.label)
    let one = SegmentedControl(["A", Segment("B", isEnabled: false), "C"])
    #expect(textColors(layout(one)) == [label, dim, label])
    #expect(textColors(layout(one.state(.disabled))) == [dim, dim, dim])
    #expect(textColors(layout(letters) { $0.isEnabled = false }) == [dim, dim, dim, dim])
  }

  /// On iOS a tint leaves the title as it is; macOS takes white.
  @Test func aTintColoursTheThumb() {
    let red = Color(red: 200, green: 0, blue: 0)
    let tinted = letters.tint(.color(red))
    func fills(_ node: LayoutNode) -> Int {
      var count = 0
      node.forEach { node, _ in
        for case .fill(_, .color(red)) in node.operations { count += 1 }
      }
      return count
    }
    #expect(fills(layout(tinted)) == 1)
    #expect(fills(layout(letters) { $0.tint = .color(red) }) == 0)
    #expect(textColors(layout(tinted)).first == Color(red: 0, green: 0, blue: 0))
    #expect(textColors(layout(tinted, change: macos)).first == .white)
    #expect(fills(layout(tinted) { $0.isWindowActive = false }) == 0)
  }

  /// As with UIKit's, whose titles stay at 13 points.
  @Test func theTextSizeDoesNotChangeIt() {
    #expect(
      layout(letters) { $0.textSize = .accessibility5 }.frame.size == layout(letters).frame.size)
  }

  @Test func theShadowEndsAtTheTrackOnIOS() {
    func clips(_ node: LayoutNode) -> Int {
      var count = 0
      node.forEach { node, _ in if node.layer?.clip != nil { count += 1 } }
      return count
    }
    #expect(clips(layout(letters)) == 1)
    #expect(clips(layout(letters, change: macos)) == 0)
  }

  @Test func segmentsAreToldOneByOne() {
    let control = SegmentedControl(
      ["Day", Segment(symbol: "star"), Segment("Year", isEnabled: false)], selected: 1)
    let lines = layout(control).accessibilityText.split(separator: "\n").map { line in
      line.prefix { $0 != "(" }
    }
    #expect(
      lines == [
        "\"Day\", value \"1 of 3\", button, at ", "\"star\", value \"2 of 3\", button, selected, at ",
        "\"Year\", value \"3 of 3\", button, not-enabled, at ",
      ])
    let named = layout(control.with(\.accessibilityLabel, "Range")).accessibilityText
    #expect(named.hasPrefix("\"Range\", at "))
    #expect(named.contains("\n  \"Day\""))
  }

  @Test func segmentsAreTextsOrMappings() throws {
    let star = AttributeValue.mapping([
      .init(name: "symbol", value: .scalar("star", isQuoted: false)),
      .init(name: "enabled", value: .scalar("false", isQuoted: false)),
    ])
    let decoded = try #require(decode(.list([.scalar("List", isQuoted: false), star]), selected: "none"))
    let control = try #require(decoded.element as? SegmentedControl)
    #expect(decoded.errors.isEmpty)
    #expect(control.segments == ["List", Segment(symbol: "star", isEnabled: false)])
    #expect(control.selectedIndex == nil)
  }

  @Test(arguments: [0, 1, 2, 7, 8])
  func twoToSevenSegments(count: Int) throws {
    let decoded = try #require(decode(texts(count)))
    let message = decoded.errors.first?.message
    #expect(message == ((2...7).contains(count) ? nil : "expected 2 to 7 segments, found \(count)"))
  }

  @Test(arguments: ["-1", "7", "first", "1.5"])
  func aSelectionIsAPlace(text: String) throws {
    let error = try #require(decode(texts(3), selected: text)?.errors.first)
    #expect(error.message == "expected a whole number between 0 and 6, or none, found '\(text)'")
    #expect(error.path == [.value("selected")])
  }

  @Test func aMistakeInASegmentNamesItsPlace() throws {
    let wrong = AttributeValue.mapping([.init(name: "titel", value: .scalar("A", isQuoted: false))])
    let error = try #require(decode(.list([.scalar("A", isQuoted: false), wrong]))?.errors.first)
    #expect(error.path == [.value("segments"), .item(1), .name("titel")])
    #expect(error.hint == "did you mean 'title'?")
    let nested = try #require(decode(.list([texts(1), texts(2)]))?.errors.first)
    #expect(nested.path == [.value("segments"), .item(0)])
  }

  @Test func aSelectionThatIsNotThereIsAWarning() {
    let node = layout(letters.with(\.selectedIndex, 4))
    #expect(warnings(node) == [.noSuchItem(element: "segmented-control", index: 4, count: 4)])
    #expect(frames(filledWith: .segmentThumb, in: node).isEmpty)
    #expect(warnings(layout(letters)).isEmpty)
    #expect(warnings(layout(letters.with(\.selectedIndex, -1))).count == 1)
    #expect(warnings(layout(letters.with(\.pressedIndex, 9))).count == 1)
  }

  @Test func aCountThatCannotBeIsAWarning() {
    for count in [0, 1, 8] {
      let node = layout(SegmentedControl((0..<count).map { Segment("\($0)") }))
      #expect(
        warnings(node) == [.itemCount(element: "segmented-control", count: count, allowed: 2...7)])
    }
    #expect(
      warnings(layout(SegmentedControl(["A", ""]))).contains(.emptyTitle(element: "segment")))
  }
}
