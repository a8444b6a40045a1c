import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

@Suite struct ButtonGroupTests {
  private let buttons: [any Element] = [
    Button("Start").style(.gray), Button("Settings", subtitle: "Two lines").style(.gray),
    Button(symbol: "xmark").style(.gray),
  ]

  private func frames(
    _ axis: ButtonGroup.Axis, width: Double? = 182, platform: Platform = .watchos,
    _ direction: LayoutDirection = .leftToRight
  ) -> [Rect] {
    Drawn(ButtonGroup(axis) { buttons }, platform, width: width) { $0.direction = direction }
      .frames(Button.name)
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
    let frames = frames(.vertical)
    #expect(frames.allSatisfy { $0.minX == 0 && $0.width == 182 && $0.height >= 44 })
    #expect(frames[1].minY - frames[0].maxY == 6, "measured on watchOS 1")
  }

  @Test func sideBySideTheyShareIt() {
    let frames = frames(.horizontal)
    #expect(frames[0].minX == 0 && frames[2].maxX == 182)
    #expect((5.5...6.5).contains(frames[1].minX - frames[0].maxX))
    let mirrored = self.frames(.horizontal, .rightToLeft)
    #expect(mirrored[0].maxX == 182 && mirrored[2].minX == 0)
  }

  @Test func withoutButtonsThereIsNothing() {
    #expect(Drawn(ButtonGroup {}).size == .zero)
  }

  @Test func outsideOfAGroupButtonsAreAsLargeAsTheyNeed() {
    #expect(Set(Drawn(HStack { buttons }).frames(Button.name).map(\.height)).count == 2)
  }
}
