import MaquetteControls
import MaquetteDiagnostics
import MaquetteGraphics
import MaquetteScene
import Testing

@Suite struct CheckboxGroupTests {
  private func group(_ values: [ToggleValue], stated: ToggleValue? = nil) -> CheckboxGroup {
    CheckboxGroup("All") { values.map { Checkbox("One", value: $0) } }.with(\.value, stated)
  }

  @Test(arguments: [
    ([ToggleValue.on, .on], "checked"), ([.off, .off], "unchecked"), ([.on, .off], "mixed"),
    ([.mixed, .mixed], "mixed"),
  ])
  func theParentFollowsItsChildren(values: [ToggleValue], parent: String) {
    #expect(SelectionLayout(group(values)).told.first == parent)
  }

  @Test func aParentCountsItsGrandchildrenThroughTheirParents() {
    let layout = SelectionLayout(
      CheckboxGroup("All") {
        Checkbox("A", value: .on)
        CheckboxGroup("B") {
          Checkbox("B1", value: .on)
          Checkbox("B2")
        }
      })
    #expect(layout.told == ["mixed", "checked", "mixed", "checked", "unchecked"])
  }

  @Test func childrenCountWhateverIsAroundThem() {
    let layout = SelectionLayout(
      CheckboxGroup("All") {
        AnyElement(Checkbox("A").padding(4).opacity(0.5).id("a"))
        HStack {
          Checkbox("B", value: .on).background(Surface()).environment(\.isEnabled, false)
          Text("and what it needs")
        }
        CheckboxGroup { Checkbox("C", value: .on).located(at: SourceLocation(line: 1, column: 1)) }
      })
    #expect(layout.told.first == "mixed")
  }

  @Test func aContradictionIsAWarningAndTheChildrenWin() {
    #expect(SelectionLayout(group([.on, .off], stated: .mixed)).warnings.isEmpty)
    let layout = SelectionLayout(group([.on, .off], stated: .on))
    #expect(layout.warnings == [.contradictedParent(title: "All", stated: .on, derived: .mixed)])
    #expect(layout.told.first == "mixed")
  }

  @Test func aParentWithoutChildrenHasItsOwnValue() {
    let layout = SelectionLayout(group([], stated: .on))
    #expect(layout.told == ["checked"])
    #expect(layout.warnings.isEmpty)
    #expect(layout.root.frame == SelectionLayout(Checkbox("All")).root.frame)
  }

  /// Boxes begin where the parent's title begins: 14 of the box and 6 beside it.
  @Test func levelsAreIndentedOnTheLeadingEdge() {
    let tree = CheckboxGroup("All") {
      Checkbox("A")
      CheckboxGroup("B") { Checkbox("B1") }
    }
    #expect(SelectionLayout(tree).frames("mark").map(\.minX) == [0, 20, 20, 40])
    let flipped = SelectionLayout(tree) { $0.direction = .rightToLeft }
    let width = flipped.root.frame.width
    #expect(flipped.frames("mark").map { width - $0.maxX } == [0, 20, 20, 40])
  }

  /// AppKit's pitch.
  @Test func rowsAreTwentyPointsApart() {
    let marks = SelectionLayout(group([.on, .off])).frames("mark").map(\.minY)
    #expect(marks.map { $0 - marks[0] } == [0, 20, 40])
  }

  @Test func theLabelsBaselineMeetsTheFirstTitles() {
    for scale in [1.0, 2, 3] {
      let layout = SelectionLayout(
        CheckboxGroup(label: "Show:") {
          Checkbox("A")
          Checkbox("B")
        }, scale: scale)
      #expect(layout.baselines.count == 3)
      #expect(abs(layout.baselines[0] - layout.baselines[1]) <= 0.5 / scale)
      #expect(layout.frames("label")[0].maxX + 8 <= layout.frames("mark")[0].minX + 1e-9)
    }
  }

  @Test func sizeAndTintHoldForAllCheckboxes() {
    let tree = CheckboxGroup("All") {
      Checkbox("A", value: .on)
      Checkbox("B", value: .on).size(.medium)
    }
    .size(.mini).with(\.tint, .token(.pink))
    let layout = SelectionLayout(tree)
    #expect(layout.frames("mark").map(\.width) == [10, 10, 14])
    #expect(layout.gradients.count == 3)
    #expect(layout.gradients.allSatisfy { $0[0].red > $0[0].blue })
  }
}
