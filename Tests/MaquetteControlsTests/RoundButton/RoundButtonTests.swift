import MaquetteElements
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControls

/// The round buttons of iOS; their names are tested together with that of the help button of macOS.
@Suite struct RoundButtonTests {
  /// The platform's 30 points, and 44 in the glass era.
  @Test(arguments: [(Era.ios7, 30.0), (.classic, 30), (.glass, 44)])
  func closeButtonsHaveThePlatformsSizes(era: Era, side: Double) {
    #expect(Drawn(CloseButton(), era: era).size == Size(width: side, height: side))
  }

  /// Measured on real controls at 2x and 3x: 22 points with lines of 1 in iOS 10 and 12, 21.67 and 1.55 in iOS 13.
  @Test(arguments: [(Era.ios7, 22.0, 1.0), (.classic, 65.0 / 3, 1.55), (.glass, 65.0 / 3, 1.55)])
  func addAndDetailButtonsHaveThePlatformsSizes(era: Era, diameter: Double, line: Double) throws {
    let add = Drawn(ContactAddButton(), era: era, scale: 3)
    #expect(abs(add.size.width - diameter) < 1e-9 && abs(add.size.height - diameter) < 1e-9)
    let ring = try #require(add.strokes.first)
    #expect(ring.width == line)
    #expect(add.fills.allSatisfy { $0.color == ring.color })
    let detail = Drawn(DetailDisclosureButton(), era: era)
    #expect(detail.size == Drawn(ContactAddButton(), era: era).size)
    #expect(detail.symbols.count == (era == .ios7 ? 0 : 1))
  }

  /// Measured: a plus of 11 x 1 on iOS 10 (2x), of 34 x 4 pixels on iOS 12 (3x), of 10.4 x 1.55 on iOS 13.
  @Test(
    arguments: [(Era.ios7, 2.0, 11.0, 1.0), (.ios7, 3, 34.0 / 3, 4.0 / 3), (.classic, 3, 10.4, 1.55)],
    [0, 0.25])
  func aPlusIsAsThickAsTheRealOne(plus: (Era, Double, Double, Double), shift: Double) throws {
    let (era, scale, length, thickness) = plus
    let button = ContactAddButton().padding(Insets(top: shift, leading: 2 * shift))
    let node = try #require(Drawn(button, era: era, scale: scale).nodes("plus").first)
    let paths = node.operations.compactMap { operation -> Path? in
      if case .fill(.path(let path, .nonzero), _) = operation { path } else { nil }
    }
    // Both bars are one path, which counts their crossing once: two that are half clear would be darker there.
    let path = try #require(paths.first)
    #expect(paths.count == 1)
    // The contours of the path are the bars, wherever the button stands between pixels.
    let middle = path.points.count / 2
    for (points, isAcross) in [(path.points[..<middle], true), (path.points[middle...], false)] {
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let (width, height) = ((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
      #expect(abs((isAcross ? width : height) - length) < 1e-9)
      #expect(abs((isAcross ? height : width) - thickness) < 1e-9)
    }
  }

  /// Measured on an information button of iOS 10 at 2x: an "i" of 4 x 12.5 with its foot at 17, and a stem of 2.
  @Test func theLetterOfIOS7HasSerifs() throws {
    let drawn = Drawn(InfoButton(), era: .ios7, scale: 2)
    let box = try #require(drawn.fills.first).rect
    #expect(abs(box.minX - 9) < 1e-9 && abs(box.maxX - 13) < 1e-9)
    #expect(abs(box.minY - 4.5) < 1e-9 && abs(box.maxY - 17) < 1e-9)
    #expect(drawn.symbols.isEmpty && drawn.fills.count == 1)
  }

  @Test(
    arguments: [
      (CloseButton(), "Close"), (ContactAddButton(), "Add contact"), (DetailDisclosureButton(), "More info"),
      (InfoButton(), "More info"), (HelpButton(), "Help"),
    ] as [(any StatefulControl, String)])
  func eachHasANameAndSaysWhenItIsDisabled(button: any StatefulControl, label: String) {
    #expect(Drawn(button).accessibility == Accessibility(label: label, traits: [.button]))
    #expect(Drawn(button.disabled()).accessibility?.traits == [.button, .notEnabled])
    #expect(Drawn(button) { $0.isEnabled = false }.accessibility?.traits == [.button, .notEnabled])
  }

  @Test func aLabelOfItsOwnGoesFirst() {
    let named = ContactAddButton().with(\.accessibilityLabel, "Add guest")
    #expect(Drawn(named).accessibility?.label == "Add guest")
  }

  @Test func aCrossHasItsOwnColourUntilItIsTinted() {
    #expect(Drawn(CloseButton()).symbols == [.token(.secondaryLabel)])
    #expect(Drawn(CloseButton().with(\.tint, .token(.red))).symbols == [.token(.red)])
  }

  /// Derived: pressed, they keep as much as the plain and the system button of their time, three quarters or a fifth.
  @Test func aPressedButtonFadesAsOtherButtons() {
    #expect(RoundButtonMetrics.standard[.ios].pressedOpacity == ButtonMetrics.standard[.ios].pressedOpacity)
    #expect(RoundButtonMetrics.standard[.ios7].pressedOpacity == ButtonMetrics.standard[.ios7].pressedOpacity)
  }

  /// Measured at 3x (`ios26-navbar-glass-buttons`): a cross of 14 with 73 square points of ink.
  @Test func theCrossOfIOS26IsThePlatforms() throws {
    let metrics = RoundButtonMetrics.standard[.iosGlass]
    let cross = try #require(Symbols.symbol(named: "xmark"))
      .drawing(pointSize: metrics.closeSymbolSize, weight: metrics.closeSymbolWeight)
    #expect(abs(cross.size.width - 14) < 0.25 && abs(cross.size.height - 14) < 0.25)
    #expect(abs(SymbolInk(cross).area(samples: 199) - 73) < 6)
  }

  @Test func aCrossFadesWhenPressedUnlessItIsDisabled() {
    func symbols(_ state: ControlState) -> [Color] { Drawn(CloseButton().state(state)).symbols }
    #expect(symbols(.highlighted) != symbols(.normal))
    #expect(symbols([.highlighted, .disabled]) == symbols(.disabled))
  }

  @Test(arguments: [ControlState.highlighted, .disabled])
  func ringAndPlusFadeAlike(state: ControlState) throws {
    let drawn = Drawn(ContactAddButton().state(state))
    let ring = try #require(drawn.strokes.first).color
    #expect(ring.alpha < 255 && drawn.fills.map(\.color) == [ring])
  }

  @Test func aDetailButtonHasTheTintOfItsPlaceOrItsOwn() {
    func ring(_ button: DetailDisclosureButton) -> Color? {
      Drawn(button) { $0.tint = .token(.orange) }.strokes.first?.color
    }
    #expect(ring(DetailDisclosureButton()) == .token(.orange))
    #expect(ring(DetailDisclosureButton().with(\.tint, .token(.pink))) == .token(.pink))
  }

  /// In eras with this button, it is also the accessory of rows.
  @Test func rowsOfIOS7HaveDetailButtons() {
    let row = ListRow("Ada").accessory(.detail)
    #expect(Drawn(row, era: .ios7).strokes.contains { $0.width == 1 })
    #expect(Drawn(row).strokes.isEmpty)
  }

  /// As UIKit's infoLight and infoDark since iOS 7: one drawing, in the tint that contrasts with the background.
  @Test func theToneOfAnInfoButtonChoosesTheTintsAppearance() {
    func ring(_ button: InfoButton, _ appearance: Appearance) -> Color? {
      Drawn(button) { $0.appearance = appearance }.strokes.first?.color
    }
    #expect(ring(InfoButton(.light), .dark) == ring(InfoButton(), .light))
    #expect(ring(InfoButton(.dark), .light) == ring(InfoButton(), .dark))
    #expect(ring(InfoButton(.light), .light) != ring(InfoButton(.dark), .light))
  }
}
