import MaquetteControls
import MaquetteGraphics
import MaquetteLayout
import Testing

@Suite struct ButtonGroupTests {
  private let buttons: [any Element] = [
    Button("Start").style(.gray), Button("Settings", subtitle: "Two lines").style(.gray),
    Button(symbol: "xmark").style(.gray),
  ]

  private func frames(
    _ axis: ButtonGroup.Axis, width: Double? = nil, platform: Platform = .ios,
    _ direction: LayoutDirection = .leftToRight
  ) -> [Rect] {
    var mockup = Mockup(ButtonGroup(axis) { buttons }, padding: .zero)
    mockup.width = width
    mockup.environment.platform = platform
    mockup.environment.direction = direction
    var frames: [Rect] = []
    mockup.layout().forEach { node, _ in if node.name == Button.name { frames.append(node.frame) } }
    return frames
  }

  @Test(arguments: [ButtonGroup.Axis.vertical, .horizontal], [Platform.ios, .watchos])
  func allAreEquallyLarge(axis: ButtonGroup.Axis, platform: Platform) {
    for width in [nil, 300.0] {
      let frames = frames(axis, width: width, platform: platform)
      #expect(frames.count == 3 && Set(frames.map(\.height)).count == 1)
      // Widths of whole pixels may differ by one.
      let widths = frames.map(\.width)
      #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 0.5)
    }
  }

  @Test func oneBelowTheOtherTheyTakeTheWidth() {
    let frames = frames(.vertical, width: 182, platform: .watchos)
    #expect(frames.allSatisfy { $0.minX == 0 && $0.width == 182 && $0.height >= 44 })
    #expect(frames[1].minY - frames[0].maxY == 6, "measured on watchOS 1")
  }

  @Test func sideBySideTheyShareIt() {
    let frames = frames(.horizontal, width: 182, platform: .watchos)
    #expect(frames[0].minX == 0 && frames[2].maxX == 182)
    #expect(frames[1].minX - frames[0].maxX >= 5.5 && frames[1].minX - frames[0].maxX <= 6.5)
    let mirrored = self.frames(.horizontal, width: 182, platform: .watchos, .rightToLeft)
    #expect(mirrored[0].maxX == 182 && mirrored[2].minX == 0)
  }

  @Test func withoutButtonsThereIsNothing() {
    let mockup = Mockup(ButtonGroup {}, padding: .zero)
    #expect(mockup.layout().frame.size == .zero)
  }

  @Test func outsideOfAGroupButtonsAreAsLargeAsTheyNeed() {
    let alone = Mockup(HStack { buttons }, padding: .zero).layout()
    var heights: Set<Double> = []
    alone.forEach { node, _ in if node.name == Button.name { heights.insert(node.frame.height) } }
    #expect(heights.count == 2)
  }
}
