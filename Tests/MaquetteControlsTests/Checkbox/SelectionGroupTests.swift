import MaquetteControls
import MaquetteElements
import MaquetteDiagnostics
import TestSupport
import Testing

@Suite struct CheckboxGroupTests {
  private func group(_ values: [ToggleValue], stated: ToggleValue? = nil) -> CheckboxGroup {
    CheckboxGroup("All") { values.map { Checkbox("One", value: $0) } }.with(\.value, stated)
  }

  /// The values of the checkboxes, in order.
  private func values(_ drawn: Drawn) -> [String] { drawn.accessibility(of: "checkbox").compactMap(\.value) }

  @Test(arguments: [
    ([ToggleValue.on, .on], "checked"), ([.off, .off], "unchecked"), ([.on, .off], "mixed"),
    ([.mixed, .mixed], "mixed"),
  ])
  func theParentFollowsItsChildren(children: [ToggleValue], parent: String) {
    #expect(values(Drawn(group(children), .macos)).first == parent)
  }

  @Test func aParentCountsItsGrandchildrenThroughTheirParents() {
    let tree = CheckboxGroup("All") {
      Checkbox("A", value: .on)
      CheckboxGroup("B") {
        Checkbox("B1", value: .on)
        Checkbox("B2")
      }
    }
    #expect(values(Drawn(tree, .macos)) == ["mixed", "checked", "mixed", "checked", "unchecked"])
  }

  @Test func childrenCountWhateverIsAroundThem() {
    let tree = CheckboxGroup("All") {
      Checkbox("A").padding(4).opacity(0.5).id("a")
      HStack {
        Checkbox("B", value: .on).background(Surface()).environment(\.isEnabled, false)
        Text("and what it needs")
      }
      CheckboxGroup { Checkbox("C", value: .on).located(at: SourceLocation(line: 1, column: 1)) }
    }
    #expect(values(Drawn(tree, .macos)).first == "mixed")
  }

  @Test func aContradictionIsAWarningAndTheChildrenWin() {
    #expect(Drawn(group([.on, .off], stated: .mixed), .macos).warnings.isEmpty)
    let drawn = Drawn(group([.on, .off], stated: .on), .macos)
    #expect(drawn.warnings == [.contradictedParent(title: "All", stated: .on, derived: .mixed)])
    #expect(values(drawn).first == "mixed")
  }

  @Test func aParentWithoutChildrenHasItsOwnValue() {
    let drawn = Drawn(group([], stated: .on), .macos)
    #expect(values(drawn) == ["checked"])
    #expect(drawn.warnings.isEmpty)
    #expect(drawn.size == Drawn(Checkbox("All"), .macos).size)
  }

  /// Boxes begin where the parent's title begins: 14 of the box and 6 beside it.
  @Test func levelsAreIndentedOnTheLeadingEdge() {
    let tree = CheckboxGroup("All") {
      Checkbox("A")
      CheckboxGroup("B") { Checkbox("B1") }
    }
    #expect(Drawn(tree, .macos).frames("mark").map(\.minX) == [0, 20, 20, 40])
    let flipped = Drawn(tree, .macos) { $0.direction = .rightToLeft }
    #expect(flipped.frames("mark").map { flipped.size.width - $0.maxX } == [0, 20, 20, 40])
  }

  /// AppKit's pitch.
  @Test func rowsAreTwentyPointsApart() {
    let marks = Drawn(group([.on, .off]), .macos).frames("mark").map(\.minY)
    #expect(marks.map { $0 - marks[0] } == [0, 20, 40])
  }

  @Test(arguments: [1.0, 2, 3])
  func theLabelsBaselineMeetsTheFirstTitles(scale: Double) throws {
    let tree = CheckboxGroup(label: "Show:") {
      Checkbox("A")
      Checkbox("B")
    }
    let drawn = Drawn(tree, .macos, scale: scale)
    #expect(drawn.baselines.count == 3)
    #expect(abs(drawn.baselines[0] - drawn.baselines[1]) <= 0.5 / scale)
    #expect(try drawn.frame("label").maxX + 8 <= drawn.frame("mark").minX + 1e-9)
  }

  @Test func sizeAndTintHoldForAllCheckboxes() {
    let tree = CheckboxGroup("All") {
      Checkbox("A", value: .on)
      Checkbox("B", value: .on).size(.medium)
    }
    .size(.mini).with(\.tint, .token(.pink))
    let drawn = Drawn(tree, .macos)
    #expect(drawn.frames("mark").map(\.width) == [10, 10, 14])
    #expect(drawn.gradients.count == 3)
    #expect(drawn.gradients.allSatisfy { $0[0].red > $0[0].blue })
  }
}

@Suite struct RadioGroupTests {
  private let options = ["Automatically", "When scrolling", "Always"]

  private func group(_ values: [ToggleValue]) -> RadioGroup {
    RadioGroup { values.map { Radio("One", value: $0) } }
  }

  @Test func aColumnIsSetFlushAtAPitchOfTwentyPoints() {
    let marks = Drawn(RadioGroup(options, selected: "Always"), .macos).frames("mark")
    #expect(marks.map(\.minX) == [0, 0, 0])
    #expect(marks.map { $0.minY - marks[0].minY } == [0, 20, 40])
  }

  /// The pitch of a row is the width of the widest item and the space between columns.
  @Test func aRowHasTheLongestItemsWidthForAll() {
    let group = RadioGroup(options, selected: "Always", arrangement: .row)
    let row = Drawn(group, .macos)
    let marks = row.frames("mark")
    let longest = row.frames("radio").map(\.width).max() ?? 0
    #expect(marks.count == 3 && Set(marks.map(\.minY)).count == 1)
    for (mark, next) in zip(marks, marks.dropFirst()) {
      #expect(abs(next.minX - mark.minX - longest - 20) <= 0.5)
    }
    let flipped = Drawn(group, .macos) { $0.direction = .rightToLeft }.frames("mark")
    #expect(flipped[0].minX > flipped[1].minX)
  }

  @Test(arguments: RadioGroup.Arrangement.allCases)
  func theLabelsBaselineMeetsTheFirstTitles(arrangement: RadioGroup.Arrangement) {
    let group = RadioGroup(options, selected: "Always", label: "Show:", arrangement: arrangement)
    let baselines = Drawn(group, .macos).baselines
    #expect(baselines.count == 4)
    #expect(abs(baselines[0] - baselines[1]) <= 0.25)
  }

  @Test func oneOptionIsChosen() {
    let drawn = Drawn(RadioGroup(options, selected: "When scrolling"), .macos)
    #expect(drawn.gradients.count == 1)
    #expect(drawn.warnings.isEmpty)
    // Of two with the same title, the first is chosen.
    #expect(Drawn(RadioGroup(["A", "A"], selected: "A"), .macos).gradients.count == 1)
  }

  @Test(
    "none or several chosen is a warning; mixed ones stand for the choice",
    arguments: [
      ([.off, .on], nil), ([.off, .off], 0), ([.on, .off, .on], 2), ([.mixed, .mixed, .off], nil),
    ] as [([ToggleValue], Int?)])
  func numberOfChosen(values: [ToggleValue], count: Int?) {
    let expected = count.map { [ElementWarning.selectionCount(element: "radio-group", count: $0)] } ?? []
    #expect(Drawn(group(values), .macos).warnings == expected)
  }

  @Test func theOptionToChooseHasToBeThere() {
    let none = Drawn(RadioGroup(options, selected: nil), .macos)
    #expect(none.warnings == [.selectionCount(element: "radio-group", count: 0)])
    let unknown = Drawn(RadioGroup(options, selected: "Allways"), .macos)
    #expect(unknown.warnings == [.unknownOption(name: "Allways", known: options)])
  }

  @Test(arguments: RadioGroup.Arrangement.allCases)
  func anEmptyGroupTakesNoRoom(arrangement: RadioGroup.Arrangement) {
    let drawn = Drawn(RadioGroup([], selected: nil, arrangement: arrangement), .macos)
    #expect(drawn.warnings == [.selectionCount(element: "radio-group", count: 0)])
    #expect(drawn.size == .zero)
  }

  @Test func childrenFollowTheOptions() {
    let group = RadioGroup(["A"], selected: "A").with(\.children, [Radio("B")]).size(.small)
    let drawn = Drawn(group, .macos)
    #expect(drawn.frames("mark").map(\.width) == [12, 12])
    #expect(drawn.warnings.isEmpty)
  }
}
