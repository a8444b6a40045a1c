import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography
import Testing

/// Texts that give way, and the lines of running text as SwiftUI sets them.
@Suite struct TextFittingTests {
  private let words = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor."

  private func environment(scale: Double = 2, textSize: TextSize = .large) -> Environment {
    var environment = Environment()
    environment.scale = scale
    environment.textSize = textSize
    return environment
  }

  private func measure(
    _ text: Text, _ width: Double?, _ height: Double? = nil, scale: Double = 2, size: TextSize = .large
  ) -> Measurement {
    text.node(in: environment(scale: scale, textSize: size)).item.measure(
      Proposal(width: width, height: height))
  }

  /// Baselines in published pictures: 22 apart at body and 34 at title in `SimpleView` and `PreviewSnapshotsTests` of
  /// doordash-oss/swiftui-preview-snapshots (1x, size large); 21 at body and 19 at subheadline in views of
  /// home-assistant/iOS (3x, size medium).
  @Test(arguments: [
    (TextStyle.body, TextSize.large, 1.0, 22.0), (.title1, .large, 1, 34), (.body, .medium, 3, 21),
    (.subheadline, .medium, 3, 19),
  ])
  func linesAreAsFarApartAsInPictures(style: TextStyle, size: TextSize, scale: Double, distance: Double) {
    var text = Text("One\nTwo\nThree", style: style)
    text.hasSpacedLines = true
    let measured = measure(text, nil, scale: scale, size: size)
    let span = (measured.lastBaseline ?? 0) - (measured.firstBaseline ?? 0)
    #expect(abs(span - 2 * distance) < 1e-9)
    // A line alone is as high as that of a control.
    let one = Text("One", style: style).with(\.hasSpacedLines, true)
    #expect(
      measure(one, nil, scale: scale, size: size)
        == measure(Text("One", style: style), nil, scale: scale, size: size))
    #expect(measured.firstBaseline == measure(one, nil, scale: scale, size: size).firstBaseline)
  }

  /// The footers of `PrivacyView` of home-assistant/iOS (iOS 26, size medium, footnote of 12 of 16 points) are 14.0 apart.
  @Test func tightAndLooseLinesAreTwoPointsNearerAndFarther() {
    func distance(_ leading: TextLeading) -> Double {
      let text = Text("One\nTwo", style: .footnote).with(\.hasSpacedLines, true).with(\.leading, leading)
      let measured = measure(text, nil, scale: 3, size: .medium)
      return (measured.lastBaseline ?? 0) - (measured.firstBaseline ?? 0)
    }
    #expect(abs(distance(.tight) - 14) < 1e-9)
    #expect(abs(distance(.standard) - 16) < 1e-9)
    #expect(abs(distance(.loose) - 18) < 1e-9)
  }

  @Test func aSpacingIsAddedBetweenLines() {
    let three = Text("One\nTwo\nThree")
    let plain = measure(three, nil).size.height
    #expect(measure(three.with(\.lineSpacing, 6), nil).size.height == plain + 12)
    #expect(measure(Text("One").with(\.lineSpacing, 6), nil) == measure(Text("One"), nil))
    let bold = three.bold().with(\.lineSpacing, 6)
    #expect(measure(bold, nil).size.height == plain + 12)
  }

  @Test func linesThatDoNotFitIntoTheHeightAreLeftOut() {
    let text = Text(words).with(\.fitsHeight, true)
    let whole = measure(text, 100)
    let line = measure(Text("One"), nil).size.height
    #expect(measure(text, 100, whole.size.height) == whole)
    let two = measure(text, 100, 2.5 * line).size.height
    #expect(two <= 2.5 * line && two > 1.5 * line)
    // At least one line stands, in any height.
    #expect(measure(text, 100, 1).size.height == line)
    #expect(measure(Text(words), 100, 1) == whole)
  }

  @Test func aTextBecomesSmallerBeforeItIsCutOff() {
    var text = Text("Twelve letters").lineLimit(1)
    text.minimumScale = 0.5
    let ideal = measure(text, nil).size
    let small = measure(text, ideal.width * 0.8).size
    #expect(small.width <= ideal.width * 0.8 && small.width > ideal.width * 0.77)
    #expect(small.height < ideal.height)
    // No smaller than the least: then it is cut off.
    let least = measure(text, ideal.width * 0.3).size
    #expect(least.height >= ideal.height * 0.5 && least.height < ideal.height * 0.6)
    #expect(measure(text, ideal.width) == measure(Text("Twelve letters").lineLimit(1), ideal.width))
  }

  @Test func aTextWithRunsBecomesSmallerToo() {
    var strong = TextRun("letters")
    strong.isEmphasized = true
    var text = Text(runs: [TextRun("Twelve "), strong]).lineLimit(1)
    text.minimumScale = 0.5
    let ideal = measure(text, nil).size
    #expect(measure(text, ideal.width * 0.8).size.height < ideal.height)
  }

  @Test func aTextMayReserveLines() {
    let text = Text("One").with(\.minimumLines, 3)
    #expect(measure(text, nil).size.height == measure(Text("One\nTwo\nThree"), nil).size.height)
    let spaced = text.with(\.hasSpacedLines, true)
    #expect(
      measure(spaced, nil).size.height
        == measure(Text("One\nTwo\nThree").with(\.hasSpacedLines, true), nil).size.height)
    #expect(measure(text.with(\.minimumLines, 1), nil) == measure(Text("One"), nil))
  }
}
