import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

/// Looks of segments by state, as the reference of `UISegmentedControl` describes them.
@Suite struct SegmentLookTests {
  private let letters = SegmentedControl(["A", "B", "C", "D"], selected: 1).with(\.width, 203)

  private func lines(
    _ control: SegmentedControl, _ color: ColorReference, change: (inout Environment) -> Void = { _ in }
  ) -> [Double] {
    var environment = Environment()
    change(&environment)
    return Drawn(control, scale: 3, change: change).frames(filledWith: environment.color(color)).map(\.minX)
      .sorted()
  }

  /// Segments of 50 that are 1 apart: lines at 50, 101 and 152, of which iOS shows only that after the third.
  @Test func aDividerHasTheColourOfItsNeighbours() {
    #expect(lines(letters.with(\.dividers, SegmentDividers(.token(.red))), .token(.red)) == [152])
    let both = SegmentDividers(leadingSelected: .token(.blue), trailingSelected: .token(.green))
    #expect(lines(letters.with(\.dividers, both), .token(.blue)) == [101])
    #expect(lines(letters.with(\.dividers, both), .token(.green)) == [50])
    #expect(lines(letters.with(\.dividers, both), .token(.segmentSeparator)) == [152])
    let mirrored = lines(letters.with(\.dividers, both), .token(.blue)) { $0.direction = .rightToLeft }
    #expect(mirrored == [101])
    let last = lines(letters.with(\.dividers, both), .token(.segmentSeparator)) {
      $0.direction = .rightToLeft
    }
    #expect(last == [50])
  }

  @Test func aWiderDividerKeepsItsMiddle() {
    let wide = letters.with(\.dividers, SegmentDividers(.token(.red), width: 3))
    #expect(lines(wide, .token(.red)) == [151])
  }

  /// iOS 26 has no lines of its own.
  @Test func aDividerShowsWhereThePlatformHasNone() {
    let glass: (inout Environment) -> Void = { $0.era = .glass }
    #expect(lines(letters, .token(.segmentSeparator), change: glass).isEmpty)
    let red = letters.with(\.dividers, SegmentDividers(.token(.red)))
    #expect(lines(red, .token(.red), change: glass).count == 1)
  }

  @Test func backgroundsFollowTheStates() {
    var control = letters.with(\.background, .token(.yellow))
    control.contents[.selected] = SegmentContent(background: .token(.orange), titleColor: .token(.blue))
    control.contents[.highlighted] = SegmentContent(background: .token(.red))
    let resting = Drawn(control)
    #expect(resting.frames(filledWith: .token(.yellow)).count == 1)
    #expect(resting.frames(filledWith: .token(.orange)).count == 1)
    #expect(resting.frames(filledWith: .token(.red)).isEmpty)
    #expect(resting.frames(filledWith: .token(.segmentThumb)).isEmpty)
    #expect(resting.texts == [.token(.label), .token(.blue), .token(.label), .token(.label)])
    let pressed = Drawn(control.with(\.pressedIndex, 2))
    #expect(pressed.frames(filledWith: .token(.red)).count == 1)
    // A selected segment that is pressed is as a selected one, unless it has a look of its own.
    let chosen = Drawn(control.with(\.pressedIndex, 1))
    #expect(chosen.frames(filledWith: .token(.orange)).count == 1)
    #expect(chosen.frames(filledWith: .token(.red)).isEmpty)
    control.contents[[.selected, .highlighted]] = SegmentContent(background: .token(.purple))
    let own = Drawn(control.with(\.pressedIndex, 1))
    #expect(own.frames(filledWith: .token(.purple)).count == 1)
  }

  @Test func contentIsMovedTowardsTheTrailingEdgeAndDown() {
    func places(_ control: SegmentedControl, _ direction: LayoutDirection) -> [Point] {
      Drawn(control) { $0.direction = direction }.frames("label").map(\.center)
    }
    var moved = letters.with(\.contentOffset, Point(x: 6, y: -3))
    moved.segments[2].contentOffset = Point(x: 2, y: 0)
    for (direction, sign) in [(LayoutDirection.leftToRight, 1.0), (.rightToLeft, -1)] {
      let (before, after) = (places(letters, direction), places(moved, direction))
      let ways = zip(before, after).map { Point(x: $1.x - $0.x, y: $1.y - $0.y) }
      #expect(ways.map { ($0.x * sign).rounded() } == [6, 6, 8, 6])
      #expect(ways.allSatisfy { abs($0.y + 3) < 1e-9 })
    }
    #expect(Drawn(moved).size == Drawn(letters).size)
  }

  @Test func sheetsNameTheSameLooks() throws {
    func mapping(_ entries: (String, String)...) -> AttributeValue {
      .mapping(entries.map { .init(name: $0.0, value: .scalar($0.1, isQuoted: false)) })
    }
    var control = SegmentedControl(["A", "B"])
    let problems = control.decode([
      .init(name: "divider", value: .scalar("red", isQuoted: false)),
      .init(name: "selected-highlighted-segment", value: mapping(("background", "blue"))),
      .init(name: "content-offset", value: mapping(("x", "2"), ("y", "-1"))),
    ])
    #expect(problems.isEmpty)
    #expect(control.dividers == SegmentDividers(.token(.red)))
    #expect(control.contents[[.selected, .highlighted]]?.background == .token(.blue))
    #expect(control.contentOffset == Point(x: 2, y: -1))
    #expect(control.decode([.init(name: "divider", value: mapping(("colour", "red")))]).count == 1)
  }
}
