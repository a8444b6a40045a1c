import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct ImageButtonTests {
  private func macos(_ button: ImageButton) -> DrawnParts {
    DrawnParts(button) { $0.platform = .macos }
  }

  /// The guidelines ask for about 10 points around the image.
  @Test func thereAreTenPointsAroundTheImage() throws {
    let drawn = macos(ImageButton("folder"))
    let image = try #require(drawn.frames(of: "symbol").first)
    #expect(image.minX == 10 && abs(drawn.size.width - image.maxX - 10) < 0.5)
    #expect(image.minY >= 10)
  }

  @Test func labelsOfImagesOfOneSizeMeet() {
    let heights = ["folder", "star.fill", "minus"].map { macos(ImageButton($0, title: "Open")).size.height }
    #expect(Set(heights).count == 1)
    #expect(macos(ImageButton("folder")).size.height < heights[0])
  }

  @Test func onlyTogglesStayOn() {
    let accent = Environment(theme: .macos).color(.accent)
    let toggle = ImageButton("star.fill", behavior: .toggle).with(\.isOn, true)
    #expect(macos(toggle).symbols == [accent])
    #expect(macos(ImageButton("star.fill").with(\.isOn, true)).symbols != [accent])
    #expect(macos(ImageButton("star.fill", behavior: .popUp)).symbols.count == 2)
    #expect(toggle.accessibility(in: Environment()).value == "on")
  }

  @Test func itIsCalledWhatItsLabelSays() {
    #expect(ImageButton("folder", title: "Open").accessibility(in: Environment()).label == "Open")
    #expect(ImageButton("folder").accessibility(in: Environment()).label == "folder")
  }
}
