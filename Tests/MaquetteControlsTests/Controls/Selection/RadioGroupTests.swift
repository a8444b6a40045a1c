import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct RadioGroupTests {
  private let options = ["Automatically", "When scrolling", "Always"]

  private func group(_ values: [ToggleValue]) -> RadioGroup {
    RadioGroup { values.map { Radio("One", value: $0) } }
  }

  @Test func aColumnIsSetFlushAtAPitchOfTwentyPoints() {
    let marks = SelectionLayout(RadioGroup(options, selected: "Always")).frames("mark")
    #expect(marks.map(\.minX) == [0, 0, 0])
    #expect(marks.map { $0.minY - marks[0].minY } == [0, 20, 40])
  }

  /// The pitch of a row is the widest item and the space between columns, whatever the others need.
  @Test func aRowHasTheLongestItemsWidthForAll() {
    let row = SelectionLayout(RadioGroup(options, selected: "Always", arrangement: .row))
    let marks = row.frames("mark")
    let longest = row.frames("radio").map(\.width).max() ?? 0
    #expect(marks.map(\.minY) == [marks[0].minY, marks[0].minY, marks[0].minY])
    for index in 1..<marks.count {
      #expect(abs(marks[index].minX - marks[index - 1].minX - longest - 20) <= 0.5)
    }
    let flipped = SelectionLayout(RadioGroup(options, selected: "Always", arrangement: .row)) {
      $0.direction = .rightToLeft
    }
    #expect(flipped.frames("mark")[0].minX > flipped.frames("mark")[1].minX)
  }

  @Test(arguments: RadioGroup.Arrangement.allCases)
  func theLabelsBaselineMeetsTheFirstTitles(arrangement: RadioGroup.Arrangement) {
    let layout = SelectionLayout(
      RadioGroup(options, selected: "Always", label: "Show:", arrangement: arrangement))
    #expect(layout.baselines.count == 4)
    #expect(abs(layout.baselines[0] - layout.baselines[1]) <= 0.25)
  }

  @Test func oneOptionIsChosen() {
    let layout = SelectionLayout(RadioGroup(options, selected: "When scrolling"))
    #expect(layout.gradients.count == 1)
    #expect(layout.warnings.isEmpty)
    // Of two with the same title the first one is meant.
    #expect(SelectionLayout(RadioGroup(["A", "A"], selected: "A")).gradients.count == 1)
  }

  @Test func noneOrSeveralChosenIsAWarning() {
    #expect(SelectionLayout(group([.off, .on])).warnings.isEmpty)
    #expect(
      SelectionLayout(group([.off, .off])).warnings == [
        .selectionCount(element: "radio-group", count: 0)
      ])
    #expect(
      SelectionLayout(group([.on, .off, .on])).warnings == [
        .selectionCount(element: "radio-group", count: 2)
      ])
    #expect(
      SelectionLayout(RadioGroup(options, selected: nil)).warnings == [
        .selectionCount(element: "radio-group", count: 0)
      ])
  }

  @Test(arguments: RadioGroup.Arrangement.allCases)
  func anEmptyGroupTakesNoRoom(arrangement: RadioGroup.Arrangement) {
    let layout = SelectionLayout(RadioGroup([], selected: nil, arrangement: arrangement))
    #expect(layout.warnings == [.selectionCount(element: "radio-group", count: 0)])
    #expect(layout.root.frame.size == .zero)
  }

  @Test func mixedOnesStandForTheChoice() {
    #expect(SelectionLayout(group([.mixed, .mixed, .off])).warnings.isEmpty)
  }

  @Test func anOptionThatIsNotThereIsAWarningWithTheNearest() {
    #expect(
      SelectionLayout(RadioGroup(options, selected: "Allways")).warnings == [
        .unknownOption(name: "Allways", nearest: "Always")
      ])
  }

  @Test func childrenFollowTheOptions() {
    let group = RadioGroup(["A"], selected: "A").with(\.children, [Radio("B")]).size(.small)
    let layout = SelectionLayout(group)
    #expect(layout.frames("mark").map(\.width) == [12, 12])
    #expect(layout.warnings.isEmpty)
  }
}
