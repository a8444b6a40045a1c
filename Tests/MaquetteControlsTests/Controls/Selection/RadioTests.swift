import MaquetteControls
import MaquetteGraphics
import MaquetteScene
import Testing

@Suite struct RadioTests {
  private func fills(_ radio: Radio, scale: Double = 2) -> (dots: [Rect], dashes: [Rect]) {
    var result = (dots: [Rect](), dashes: [Rect]())
    for operation in SelectionLayout(radio, scale: scale).operations() {
      if case .fill(.ellipse(let rect), _) = operation { result.dots.append(rect) }
      if case .fill(.roundedRectangle(let dash), _) = operation { result.dashes.append(dash.rect) }
    }
    return result
  }

  /// Measured on the real control: a circle of 14 points with a dot of 6 in its middle.
  @Test func onIsADotInTheMiddle() throws {
    let circle = SelectionLayout(Radio("Always", value: .on)).frames("mark")[0]
    #expect(circle.size == Size(width: 14, height: 14))
    let dot = try #require(fills(Radio("Always", value: .on)).dots.first)
    #expect(dot.size == Size(width: 6, height: 6))
    #expect(dot.center == circle.center)
  }

  @Test(arguments: ControlSize.allCases, [1.0, 2, 3])
  func dotsAreRoundAndOnPixels(size: ControlSize, scale: Double) throws {
    let dot = try #require(fills(Radio("Always", value: .on).size(size), scale: scale).dots.first)
    #expect(abs(dot.width - dot.height) < 1e-9)
    #expect(abs(dot.minX * scale - (dot.minX * scale).rounded()) < 1e-6)
    #expect(abs(dot.minY * scale - (dot.minY * scale).rounded()) < 1e-6)
  }

  @Test func mixedIsADashAndOffNothing() {
    #expect(fills(Radio("Always", value: .mixed)).dashes.count == 1)
    #expect(fills(Radio("Always", value: .mixed)).dots.isEmpty)
    #expect(fills(Radio("Always")) == ([], []))
  }

  /// Measured at 1x: the title 6 points beside the circle, its baseline 3 above the circle's lower edge.
  @Test func theTitleStandsWhereThePlatformPutsIt() {
    let layout = SelectionLayout(Radio("radioButton 1", value: .on), scale: 1)
    let circle = layout.frames("mark")[0]
    #expect(layout.frames("label")[0].minX - circle.maxX == 6)
    #expect(abs(circle.maxY - layout.baselines[0] - 3) <= 0.5)
  }

  @Test func assistiveTechnologyHearsTitleAndWhetherItIsChosen() {
    let environment = Environment(theme: .macos)
    #expect(
      Radio("Always", value: .on).accessibility(in: environment)
        == Accessibility(label: "Always", traits: [.button, .selected]))
    #expect(
      Radio("Always", value: .mixed).state(.disabled).accessibility(in: environment)
        == Accessibility(label: "Always", value: "mixed", traits: [.button, .notEnabled]))
  }
}
