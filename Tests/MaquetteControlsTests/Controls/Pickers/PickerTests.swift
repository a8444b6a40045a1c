import MaquetteGraphics
import MaquetteScene
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct PickerTests {
  private func layout(_ element: any Element, change: (inout Environment) -> Void = { _ in }) -> LayoutNode {
    var mockup = Mockup(element, padding: .zero)
    change(&mockup.environment)
    return mockup.layout()
  }

  private func wheels(_ layout: LayoutNode) -> [LayoutNode] {
    var found: [LayoutNode] = []
    layout.forEach { node, _ in if node.name == "wheel" { found.append(node) } }
    return found
  }

  /// 320 x 216, as the platform's pickers are.
  @Test func sizesAreThePlatforms() {
    let picker = layout(Picker(PickerColumn(["One", "Two", "Three"])))
    #expect(picker.frame.size == Size(width: 320, height: 216))
    #expect(wheels(picker).map(\.frame.width) == [302])
  }

  @Test func wheelsThatFitShareTheWidth() {
    let found = wheels(layout(Picker(PickerColumn(["A"]), PickerColumn(["B"]), PickerColumn(["C"]))))
    #expect(found.count == 3)
    for wheel in found { #expect(abs(wheel.frame.width - 302.0 / 3) <= 0.5) }
  }

  @Test func aWideWheelTakesWhatItsValuesNeed() {
    let picker = Picker(PickerColumn(["A value that needs most of the room"]), PickerColumn(["B"]))
    let found = wheels(layout(picker))
    #expect(found[0].frame.width > 2 * found[1].frame.width)
    var fixed = picker
    fixed.columns[1].width = 50
    #expect(abs(wheels(layout(fixed))[1].frame.width - 50) <= 0.5)
  }

  @Test func wheelsStandInTheOrderOfReading() {
    let picker = Picker(PickerColumn(["First"]), PickerColumn(["Second"]))
    let mirrored = layout(picker) { $0.direction = .rightToLeft }
    let left = wheels(mirrored).min { $0.frame.minX < $1.frame.minX }
    #expect(left?.accessibility?.value == "Second")
  }

  /// The chosen row is set as text, the others as outlines on the drum, and none where there is no value.
  @Test func rowsAreDrawnWhereThereAreValues() throws {
    let wheel = try #require(wheels(layout(Picker(PickerColumn(["a", "b", "c"], selected: 0)))).first)
    let texts = wheel.operations.filter { if case .glyphs = $0 { true } else { false } }
    let outlines = wheel.operations.filter { if case .fill(.path, _) = $0 { true } else { false } }
    #expect(texts.count == 1 && outlines.count == 2)
    var endless = PickerColumn(["a", "b", "c"])
    endless.isEndless = true
    #expect(try #require(wheels(layout(Picker(endless))).first).operations.count == 9)
  }

  @Test func rowsAboveAndBelowAreMirrorImagesInHeight() throws {
    let wheel = try #require(wheels(layout(Picker(PickerColumn(["o", "o", "o"], selected: 1)))).first)
    let boxes = wheel.operations.compactMap { operation -> Rect? in
      if case .fill(.path(let path, _), _) = operation { path.controlBounds } else { nil }
    }
    #expect(boxes.count == 2)
    // An o stands on the line, not in the middle of its row: above it is turned away at its top, below at its foot.
    #expect(boxes[0].maxY < 108 && boxes[1].minY > 108)
    #expect(abs(boxes[0].center.x - boxes[1].center.x) < 0.01)
  }

  @Test func everyWheelIsTold() {
    var column = PickerColumn(["1", "2"], selected: 1)
    column.unit = "km"
    column.accessibilityLabel = "Distance"
    let text = layout(Picker(column).disabled()).accessibilityText
    #expect(text.contains("\"Distance\", value \"2 km\", adjustable"))
    #expect(layout(Picker(column).with(\.accessibilityLabel, "Walk")).accessibilityText.contains("\"Walk\""))
  }

  @Test func mistakesAreSaid() {
    let environment = Environment()
    #expect(Picker().warnings(in: environment) == [.itemCount(element: "picker", count: 0, allowed: 1...4)])
    let picker = Picker(PickerColumn(["a"], selected: 3))
    #expect(picker.warnings(in: environment) == [.noSuchItem(element: "wheel", index: 3, count: 1)])
    #expect(Picker(PickerColumn(["a"])).warnings(in: environment).isEmpty)
  }

  @Test func sheetsWriteListsOrMappings() {
    var picker = Picker()
    let list = AttributeValue.list([
      .list([.scalar("a", isQuoted: false), .scalar("b", isQuoted: false)]),
      .mapping([.init(name: "values", value: .list([.scalar("c", isQuoted: false)]))]),
    ])
    #expect(picker.decode([.init(name: "columns", value: list)]).isEmpty)
    #expect(picker.columns.map(\.values) == [["a", "b"], ["c"]])
    let five = AttributeValue.list(Array(repeating: .list([.scalar("a", isQuoted: false)]), count: 5))
    #expect(!picker.decode([.init(name: "columns", value: five)]).isEmpty)
  }
}
