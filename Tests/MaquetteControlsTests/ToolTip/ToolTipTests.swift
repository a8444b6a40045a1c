import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteScreens
@testable import MaquetteElements

@Suite struct ToolTipTests {
  private let long = ToolTip(
    "Adds the selected photos to an album that everybody who is invited can see and comment on")

  private func drawn(_ tip: any Element, _ era: Era = .classic, width: Double? = nil) -> Drawn {
    Drawn(tip, .macos, era: era, width: width)
  }

  /// A line of text of 11 and the padding on both sides.
  @Test(arguments: [Era.ios7, .classic, .glass])
  func itFitsItsText(era: Era) throws {
    let drawn = drawn(ToolTip("Show the sidebar"), era)
    let metrics = ToolTipMetrics.standard(for: .macos, era: era)
    let text = try drawn.frame("label")
    #expect(abs(drawn.size.width - text.width - 2 * metrics.horizontalPadding) <= 0.5)
    #expect(abs(drawn.size.height - text.height - 2 * metrics.verticalPadding) <= 0.5)
    let plain = Drawn(Text("Show the sidebar").with(\.size, 11), .macos, era: era)
    #expect(plain.size == text.size)
  }

  @Test func aLongTextTakesLinesOfALimitedWidth() throws {
    let (one, several) = (try drawn(ToolTip("Show")).frame("label"), try drawn(long).frame("label"))
    #expect(several.height > 1.8 * one.height)
    #expect(several.width <= 260)
    // No wider than its longest line, nor than the picture.
    #expect(several.width < 259.5)
    #expect(try drawn(long, width: 120).frame("label").width <= 110)
  }

  @Test func itIsHelpInWordsAndNotAControlToPress() {
    let spoken = drawn(ToolTip("Show the sidebar")).accessibility
    #expect(spoken?.label == "Show the sidebar" && spoken?.traits == [.staticText])
    #expect(drawn(ToolTip()).warnings.count == 1)
  }

  private func place(
    at pointer: Point, in bounds: Size, direction: LayoutDirection = .leftToRight
  ) -> Rect {
    var environment = Environment(theme: .standard(for: .macos, era: .classic))
    environment.direction = direction
    let presentation = ToolTip.presentation(of: "Help", at: pointer, in: environment)
    return presentation.place(
      Size(width: 60, height: 20), .zero,
      .init(frame: Rect(origin: .zero, size: bounds), growsInWidth: false, growsInHeight: false))
  }

  /// The pointer is 18 high: what is 20 below its tip is not covered.
  @Test func itIsBelowThePointerAndWithinThePicture() {
    let picture = Size(width: 300, height: 200)
    #expect(place(at: Point(x: 100, y: 50), in: picture) == Rect(x: 100, y: 70, width: 60, height: 20))
    #expect(place(at: Point(x: 290, y: 50), in: picture).maxX == 296)
    // Above, where there is no room below.
    #expect(place(at: Point(x: 100, y: 170), in: picture).maxY == 166)
    #expect(
      place(at: Point(x: 100, y: 50), in: picture, direction: .rightToLeft)
        == Rect(x: 40, y: 70, width: 60, height: 20))
    #expect(place(at: Point(x: 10, y: 50), in: picture, direction: .rightToLeft).minX == 4)
  }

  /// The modifier draws nothing by itself, and speaks.
  @Test func anElementHasOneWithoutShowingIt() {
    let drawn = drawn(PushButton("Save").toolTip("Writes the file"))
    #expect(drawn.layout.first { $0.name == "push-button" }?.toolTip == "Writes the file")
    #expect(drawn.accessibility?.help == "Writes the file")
    #expect(drawn.nodes("tool-tip").isEmpty)
    #expect(drawn.size == self.drawn(PushButton("Save")).size)
  }
}
