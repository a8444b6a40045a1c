import MaquetteControlKit
import MaquetteCollections
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

/// The controls of watchOS.
@Suite struct WatchTests {
  private let start = Button("Start").style(.gray)

  private func draw(
    _ element: any Element, width: Double? = 182, change: (inout Environment) -> Void = { _ in }
  ) -> Drawn {
    Drawn(element, .watchos, width: width, change: change)
  }

  @Test func aButtonIsAsWideAsTheScreenAnd44High() throws {
    #expect(try draw(start).frame(Button.name) == Rect(x: 0, y: 0, width: 182, height: 44))
    #expect(try draw(start.with(\.width, 80), width: nil).frame(Button.name).width == 80)
    #expect(try draw(start.with(\.height, 30)).frame(Button.name).height == 30)
  }

  /// Human Interface Guidelines, watchOS, "Buttons".
  @Test func cornersAre22And9WhereItScrolls() {
    #expect(draw(start).cornerRadius == 22)
    #expect(draw(start) { $0.isScrolling = true }.cornerRadius == 9)
    #expect(draw(start.with(\.cornerRadius, 5)) { $0.isScrolling = true }.cornerRadius == 5)
  }

  /// Measured on watchOS 10: (70, 70, 73), and on watchOS 1 (51, 51, 51) for a cancel button.
  @Test func fillsAreThePlatforms() {
    func gray(_ button: Button) -> Double? {
      (draw(button).fills.last?.color).map { Double($0.red) * Double($0.alpha) / 255 }
    }
    #expect(abs((gray(start) ?? 0) - 70) < 0.5)
    #expect(gray(Button("Cancel").style(.gray).role(.cancel)) == 51)
  }

  @Test func grayButtonsAreWhiteUnlessTintedOrDestructive() {
    #expect(draw(start).texts == [.token(.label, .watchos)])
    #expect(draw(start.tint(.token(.green))).texts == [.token(.green, .watchos)])
    #expect(draw(start.role(.destructive)).texts == [.token(.red, .watchos)])
    #expect(draw(start) { $0.tint = .token(.pink) }.texts == [.token(.pink, .watchos)])
  }

  /// The guideline shows no prominent red button; UIKit's destructive role has a red background.
  @Test func aFilledDestructiveButtonIsRedTextOnGray() {
    let delete = Button("Delete").style(.filled).role(.destructive)
    #expect(draw(delete).operations == draw(delete.style(.gray)).operations)
    #expect(draw(delete).texts == [.token(.red, .watchos)])
    let phone = Drawn(delete)
    #expect(phone.fills.last?.color == .token(.red) && phone.texts == [.token(.onTint)])
    #expect(draw(delete.role(.normal).tint(.token(.red))).fills.last?.color == .token(.red, .watchos))
  }

  @Test func theAppearanceIsAlwaysDark() {
    for token in Catalogue.standard.colors {
      let looks = token.standard(for: .watchos, era: .classic)
      #expect(looks.light == looks.dark && looks.lightIncreased == looks.darkIncreased, "\(token.name)")
    }
    #expect(Color.token(.background, .watchos) == Color.black)
  }

  @Test func listsScroll() {
    let drawn = draw(Form { Button("Reset").style(.gray) }, width: 198)
    #expect(drawn.cornerRadius == 9)
    #expect(drawn.frames(Button.name).last?.width == 194, "a button is no row but stands in its place")
  }

  @Test func rowsAreSurfacesOfTheirOwn() {
    let form = Form {
      ListRow("Wi-Fi").switch(isOn: true)
      ListRow("Sounds")
    }
    let drawn = draw(form, width: 198)
    let rows = drawn.frames(ListRow.name)
    #expect(rows.count == 2 && rows[1].minY - rows[0].maxY == 5)
    #expect(drawn.clips.count { $0.radii.topLeft == 13.7 } == 2)
    let lines = drawn.operations.filter {
      if case .fill(.rect(let rect), _) = $0 { rect.height <= 1 } else { false }
    }
    #expect(lines.isEmpty)
  }
}
