import MaquetteControls
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene
import MaquetteTypography
import Testing

@Suite struct CheckboxTests {
  private let long = "Ask to join known networks when no other network is available"

  /// The platform's sides.
  @Test(arguments: [(ControlSize.mini, 10.0), (.small, 12), (.medium, 14), (.large, 14)])
  func boxesHaveThePlatformsSides(size: ControlSize, side: Double) {
    for scale in [1.0, 2, 3] {
      let frame = SelectionLayout(Checkbox("Turbo").size(size), scale: scale).frames("mark")[0]
      #expect(abs(frame.width - side) < 1e-9)
      #expect(abs(frame.height - side) < 1e-9)
    }
  }

  /// Measured on the real control at 2x: the title is 6 points beside the box, its baseline 2 above the
  /// box's lower edge.
  @Test func theTitleStandsWhereThePlatformPutsIt() {
    let layout = SelectionLayout(Checkbox("Turbo", value: .on))
    let box = layout.frames("mark")[0]
    #expect(layout.frames("label")[0].minX - box.maxX == 6)
    #expect(abs(box.maxY - layout.baselines[0] - 2) <= 0.25)
  }

  /// Measured under an accent of (0, 122, 255): (35, 134, 255) at the top, (0, 111, 255) at the bottom.
  @Test func whatIsOnHasTheTintAsAGradient() throws {
    let colors = try #require(SelectionLayout(Checkbox("Turbo", value: .on)).gradients.first)
    for (color, expected) in zip(colors, [[35, 134, 255], [0, 111, 255]]) {
      for (channel, number) in zip([color.red, color.green, color.blue], expected) {
        #expect(abs(Int(channel) - number) <= 10, "\(color)")
      }
    }
    let purple = SelectionLayout(Checkbox("Turbo", value: .mixed).tint(.token(.purple)))
    #expect(purple.gradients.first?.allSatisfy { $0.red > $0.green && $0.blue > $0.red } == true)
  }

  @Test func onlyWhatIsOnInTheActiveWindowHasTheTint() {
    #expect(SelectionLayout(Checkbox("Turbo")).gradients.isEmpty)
    #expect(SelectionLayout(Checkbox("Turbo", value: .on).state(.disabled)).gradients.isEmpty)
    #expect(SelectionLayout(Checkbox("Turbo", value: .on)) { $0.isEnabled = false }.gradients.isEmpty)
    #expect(SelectionLayout(Checkbox("Turbo", value: .on)) { $0.isWindowActive = false }.gradients.isEmpty)
    #expect(!SelectionLayout(Checkbox("Turbo", value: .mixed)).gradients.isEmpty)
  }

  @Test func onIsACheckMarkAndMixedADash() {
    func marks(_ value: ToggleValue) -> (checks: Int, dashes: [Rect]) {
      var result = (checks: 0, dashes: [Rect]())
      for operation in SelectionLayout(Checkbox("Turbo", value: value)).operations() {
        if case .stroke(.path, _, _) = operation { result.checks += 1 }
        if case .fill(.roundedRectangle(let dash), _) = operation { result.dashes.append(dash.rect) }
      }
      return result
    }
    #expect(marks(.off) == (0, []))
    #expect(marks(.on) == (1, []))
    let mixed = marks(.mixed)
    #expect(mixed.checks == 0)
    #expect(mixed.dashes.map(\.width) == [8])
    #expect(mixed.dashes.map(\.height) == [2])
  }

  @Test(arguments: ControlSize.allCases, [1.0, 2, 3])
  func dashesLieOnPixels(size: ControlSize, scale: Double) {
    for operation in SelectionLayout(Checkbox(value: .mixed).size(size), scale: scale).operations() {
      guard case .fill(.roundedRectangle(let dash), _) = operation else { continue }
      for edge in [dash.rect.minX, dash.rect.minY, dash.rect.maxX, dash.rect.maxY] {
        #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
      }
      #expect(dash.rect.height > 0)
    }
  }

  @Test func theFirstLineOfAWrappedTitleMeetsTheBox() {
    let single = SelectionLayout(Checkbox("Turbo"))
    let wrapped = SelectionLayout(Checkbox(long).frame(width: 160, alignment: .leading))
    #expect(wrapped.baselines.count > 2)
    #expect(wrapped.frames("mark") == single.frames("mark"))
    #expect(wrapped.baselines[0] == single.baselines[0])
    #expect(wrapped.frames("label")[0].maxX <= 160)
  }

  @Test func theBoxLeadsInReadingDirection() {
    let layout = SelectionLayout(Checkbox("Turbo")) { $0.direction = .rightToLeft }
    #expect(layout.frames("mark")[0].minX - layout.frames("label")[0].maxX == 6)
  }

  @Test func withoutATitleItIsItsBox() {
    #expect(SelectionLayout(Checkbox()).root.frame.size == Size(width: 14, height: 14))
  }

  /// iOS has no checkbox: ours follows its title, 14 points to 13.
  @Test func onIOSItGrowsWithItsTitle() {
    let body = SelectionLayout(Checkbox("Turbo")) { $0.platform = .ios }
    #expect(body.frames("mark")[0].width == 18)
    let large = SelectionLayout(Checkbox("Turbo")) {
      $0.platform = .ios
      $0.textSize = .accessibility3
    }
    #expect(large.frames("mark")[0].width == 43)
  }

  @Test func focusIsARingAround() {
    let plain = SelectionLayout(Checkbox("Turbo")).operations().count
    #expect(SelectionLayout(Checkbox("Turbo").state(.focused)).operations().count == plain + 1)
  }

  @Test func assistiveTechnologyHearsTitleAndValue() {
    let environment = Environment(theme: .macos)
    #expect(
      Checkbox("Grid", value: .mixed).state(.disabled).accessibility(in: environment)
        == Accessibility(label: "Grid", value: "mixed", traits: [.button, .notEnabled]))
    #expect(Checkbox("Grid").accessibility(in: environment).value == "unchecked")
    #expect(Checkbox("Grid", value: .on).accessibility(in: environment).value == "checked")
  }
}
