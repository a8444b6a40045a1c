import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct PickerTests {
  private func wheels(_ picker: Picker) -> [LayoutNode] { Drawn(picker).nodes("wheel") }

  /// 320 x 216, as the platform's pickers are.
  @Test func sizesAreThePlatforms() {
    let drawn = Drawn(Picker(PickerColumn(["One", "Two", "Three"])))
    #expect(drawn.size == Size(width: 320, height: 216))
    #expect(drawn.frames("wheel").map(\.width) == [302])
  }

  @Test func wheelsThatFitShareTheWidth() {
    let found = wheels(Picker(PickerColumn(["A"]), PickerColumn(["B"]), PickerColumn(["C"])))
    #expect(found.count == 3 && found.allSatisfy { abs($0.frame.width - 302.0 / 3) <= 0.5 })
  }

  @Test func aWideWheelTakesWhatItsValuesNeed() {
    var picker = Picker(PickerColumn(["A value that needs most of the room"]), PickerColumn(["B"]))
    let found = wheels(picker)
    #expect(found[0].frame.width > 2 * found[1].frame.width)
    picker.columns[1].width = 50
    #expect(abs(wheels(picker)[1].frame.width - 50) <= 0.5)
  }

  @Test func wheelsStandInTheOrderOfReading() {
    let picker = Picker(PickerColumn(["First"]), PickerColumn(["Second"]))
    let mirrored = Drawn(picker) { $0.direction = .rightToLeft }
    let left = mirrored.nodes("wheel").min { $0.frame.minX < $1.frame.minX }
    #expect(left?.accessibility?.value == "Second")
  }

  /// The chosen row is set as text, the others as outlines on the drum, and none where there is no value.
  @Test func rowsAreDrawnWhereThereAreValues() throws {
    let wheel = try #require(wheels(Picker(PickerColumn(["a", "b", "c"], selected: 0))).first)
    #expect(wheel.operations.count { if case .glyphs = $0 { true } else { false } } == 1)
    #expect(wheel.operations.count { if case .fill(.path, _) = $0 { true } else { false } } == 2)
    var endless = PickerColumn(["a", "b", "c"])
    endless.isEndless = true
    #expect(try #require(wheels(Picker(endless)).first).operations.count == 9)
  }

  /// The band lies over the rows. Measured on iOS 7, 14 and 17: .80, .35, .32 and .20 from the chosen row outwards.
  @Test func rowsFadeOutwards() throws {
    let values = PickerColumn((0..<9).map(String.init), selected: 4)
    let drawn = Drawn(Picker(values))
    let alphas = (drawn.texts + drawn.fills.dropLast().map(\.color)).map { Double($0.alpha) / 255 }
    let expected = [0.8, 0.08, 0.2, 0.32, 0.35, 0.35, 0.32, 0.2, 0.08]
    #expect(alphas.count == 9)
    #expect(zip(alphas, expected).allSatisfy { abs($0 - $1) < 0.01 })
  }

  /// Measured: a band of (244, 244, 245) on white on iOS 17, lines of (232) on iOS 7.
  @Test func theBandIsAsFaintAsTheRealOne() {
    let picker = Picker(PickerColumn(["a"]))
    #expect(
      Drawn(picker).fills.first?.color == Color(red: 0x74, green: 0x74, blue: 0x80, alpha: 0x14))
    let lines = Drawn(picker, era: .ios7).fills.filter { $0.rect.width > 300 }
    #expect(lines.map(\.color) == Array(repeating: Color(red: 0, green: 0, blue: 0, alpha: 23), count: 2))
  }

  /// The boxes of the rows that are not chosen.
  private func boxes(_ wheel: LayoutNode) -> [Rect] {
    wheel.operations.compactMap { operation -> Rect? in
      if case .fill(.path(let path, _), _) = operation { path.controlBounds } else { nil }
    }
  }

  /// Measured on iOS 16 and 17: rows above the chosen one stand 0.6 lower, those below 0.9 higher than on the drum. It has
  /// the radius 115.56 and turns by 0.28612 from row to row, seen from 1 / 0.003.
  @Test func rowsBelowStandHigherThanOnTheDrum() throws {
    let wheel = try #require(wheels(Picker(PickerColumn(["o", "o", "o"], selected: 1))).first)
    let (above, below) = (boxes(wheel)[0].maxY - 108.6, boxes(wheel)[1].maxY - 108)
    let (y, depth) = (115.56 * 0.28223, 115.56 * (1 - 0.95935))
    // The foot of the letter on the row, from its place above; then the same foot on the row below.
    let foot = (above * (1 + 0.003 * depth) + y) / (0.95935 + 0.003 * above * 0.28223)
    let onDrum = (y + foot * 0.95935) / (1 + 0.003 * (depth + foot * 0.28223))
    #expect(abs(below - (onDrum - 0.9)) < 0.05)
  }

  /// Measured on iOS 17: wheels at the sides lean half as much as on a drum, where the second row would be 1 / 1.055 as
  /// far from the middle as the chosen one.
  @Test func outerWheelsLeanHalfAsMuch() throws {
    let column = PickerColumn(["o", "o", "o"], selected: 2)
    let found = wheels(Picker(column, column))
    let distance = found[1].frame.center.x - found[0].frame.center.x
    let rows = found.map { boxes($0)[0].center.x }
    #expect(abs(rows[1] - rows[0] - distance * (1 - 0.5 * (1 - 1 / 1.055))) < 0.5)
  }

  @Test func rowsAboveAndBelowAreMirrorImagesInHeight() throws {
    let wheel = try #require(wheels(Picker(PickerColumn(["o", "o", "o"], selected: 1))).first)
    let boxes = boxes(wheel)
    #expect(boxes.count == 2)
    // An o stands on the line, not in the middle of its row: above it is turned away at its top, below at its foot.
    #expect(boxes[0].maxY < 108 && boxes[1].minY > 108)
    #expect(abs(boxes[0].center.x - boxes[1].center.x) < 0.01)
  }

  @Test func everyWheelIsExposed() {
    var column = PickerColumn(["1", "2"], selected: 1)
    column.unit = "km"
    column.accessibilityLabel = "Distance"
    let text = Drawn(Picker(column).disabled()).accessibilityText
    #expect(text.contains("\"Distance\", value \"2 km\", adjustable"))
    let named = Picker(column).with(\.accessibilityLabel, "Walk")
    #expect(Drawn(named).accessibilityText.contains("\"Walk\""))
  }

  @Test func mistakesAreSaid() {
    #expect(Picker().problems == [.itemCount(element: "picker", count: 0, allowed: 1...4)])
    let picker = Picker(PickerColumn(["a"], selected: 3))
    #expect(picker.problems == [.noSuchItem(element: "wheel", index: 3, count: 1)])
    #expect(Picker(PickerColumn(["a"])).problems.isEmpty)
  }

  @Test func sheetsWriteListsOrMappings() {
    var picker = Picker()
    let mapping = AttributeValue.mapping([.init(name: "values", value: .list("c"))])
    #expect(picker.decode([.init(name: "columns", value: .list([.list("a", "b"), mapping]))]).isEmpty)
    #expect(picker.columns.map(\.values) == [["a", "b"], ["c"]])
    let five = AttributeValue.list(Array(repeating: .list("a"), count: 5))
    #expect(!picker.decode([.init(name: "columns", value: five)]).isEmpty)
  }
}
