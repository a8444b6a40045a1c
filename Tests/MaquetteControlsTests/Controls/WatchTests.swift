import MaquetteControls
import MaquetteGraphics
import MaquetteScene
import MaquetteTypography
import Testing

/// What the controls of watches are like.
@Suite struct WatchTests {
  private func draw(
    _ element: some Element, width: Double? = 182, change: (inout Environment) -> Void = { _ in }
  )
    -> (frame: Rect, surface: RoundedRectangle?, fill: Color?, texts: [Color])
  {
    var mockup = Mockup(element, padding: .zero)
    mockup.width = width
    mockup.environment.platform = .watchos
    change(&mockup.environment)
    var result: (frame: Rect, surface: RoundedRectangle?, fill: Color?, texts: [Color]) = (
      .zero, nil, nil, []
    )
    mockup.layout().forEach { node, _ in
      if node.name == Button.name { result.frame = node.frame }
      for operation in node.operations {
        switch operation {
        case .fill(.roundedRectangle(let shape), .color(let color)):
          (result.surface, result.fill) = (shape, color)
        case .glyphs(_, _, let color): result.texts.append(color)
        default: break
        }
      }
    }
    return result
  }

  private func color(_ token: ColorToken) -> Color { Environment(theme: .watchos).color(token) }

  @Test func aButtonIsAsWideAsTheScreenAnd44High() {
    #expect(draw(Button("Start").style(.gray)).frame == Rect(x: 0, y: 0, width: 182, height: 44))
    #expect(draw(Button("Start").style(.gray).with(\.width, 80), width: nil).frame.width == 80)
    #expect(draw(Button("Start").style(.gray).with(\.height, 30)).frame.height == 30)
  }

  /// Human Interface Guidelines, watchOS, "Buttons".
  @Test func cornersAre22And9WhereItScrolls() {
    #expect(draw(Button("Start").style(.gray)).surface?.radii.topLeft == 22)
    let scrolling = draw(Button("Start").style(.gray)) { $0.isScrolling = true }
    #expect(scrolling.surface?.radii.topLeft == 9)
    let own = draw(Button("Start").style(.gray).with(\.cornerRadius, 5)) { $0.isScrolling = true }
    #expect(own.surface?.radii.topLeft == 5)
  }

  /// Measured on watchOS 1: (36, 36, 36), and (51, 51, 51) for a button that leaves.
  @Test func fillsAreThePlatforms() {
    func gray(_ fill: Color?) -> Double? { fill.map { Double($0.red) * Double($0.alpha) / 255 } }
    #expect(gray(draw(Button("Start").style(.gray)).fill) == 36)
    #expect(gray(draw(Button("Cancel").style(.gray).role(.cancel)).fill) == 51)
  }

  @Test func grayButtonsAreWhiteUnlessTintedOrDestructive() {
    #expect(draw(Button("Start").style(.gray)).texts == [color(.label)])
    #expect(draw(Button("Start").style(.gray).tint(.token(.green))).texts == [color(.green)])
    #expect(draw(Button("Delete").style(.gray).role(.destructive)).texts == [color(.red)])
    #expect(draw(Button("Start").style(.gray)) { $0.tint = .token(.pink) }.texts == [color(.pink)])
  }

  @Test func theAppearanceIsAlwaysDark() {
    for token in Catalogue.standard.colors {
      let looks = token.standard(for: .watchos, era: .classic)
      #expect(looks.light == looks.dark && looks.lightIncreased == looks.darkIncreased, "\(token.name)")
    }
    #expect(color(.background) == Color.black)
  }

  @Test func listsScroll() {
    let list = Form { Button("Reset").style(.gray) }
    let drawn = draw(list, width: 198)
    #expect(drawn.surface?.radii.topLeft == 9)
    #expect(drawn.frame.width == 194, "a button is no row but stands in its place")
  }

  @Test func rowsAreSurfacesOfTheirOwn() {
    var mockup = Mockup(
      Form {
        ListRow("Wi-Fi").switch(isOn: true)
        ListRow("Sounds")
      }, padding: .zero)
    mockup.width = 198
    mockup.environment.platform = .watchos
    var rows: [Rect] = []
    var (clips, lines) = (0, 0)
    mockup.layout().forEach { node, _ in
      if node.name == ListRow.name { rows.append(node.frame) }
      if case .roundedRectangle(let clip)? = node.layer?.clip, clip.radii.topLeft == 9 { clips += 1 }
      for case .fill(.rect(let rect), _) in node.operations where rect.height <= 1 { lines += 1 }
    }
    #expect(rows.count == 2 && rows[1].minY - rows[0].maxY == 6)
    #expect(clips == 2 && lines == 0)
  }
}
