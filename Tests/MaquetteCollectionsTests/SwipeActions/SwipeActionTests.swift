import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteScreens

/// Where rows uncover their actions, and what those show.
@Suite struct SwipeActionTests {
  private let two: [any Element] = [
    SwipeAction("Delete", symbol: "trash.fill", role: .destructive),
    SwipeAction("Flag", symbol: "flag.fill", tint: .token(.orange)),
  ]

  private func drawn(
    _ edge: SwipeActions.Edge = .trailing, _ reveal: SwipeActions.Reveal = .open, era: Era = .classic,
    subtitle: String? = nil, change: (inout Environment) -> Void = { _ in }
  ) -> Drawn {
    let row = ListRow("Invoice", subtitle: subtitle) { SwipeActions(edge, reveal: reveal) { two } }
    return Drawn(row, .ios, era: era, scale: 1, width: 320, change: change)
  }

  /// A list of iOS 15: blocks 74 wide and as high as the row; the first one is outermost.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func blocksStandAtTheEndOfTheRow(direction: LayoutDirection) throws {
    let drawn = drawn { $0.direction = direction }
    let frames = drawn.frames(SwipeAction.name)
    #expect(frames.map(\.width) == [74, 74] && frames.allSatisfy { $0.height == drawn.size.height })
    #expect(frames.map(\.minX) == (direction == .leftToRight ? [246, 172] : [0, 74]))
    let title = try drawn.frame("label")
    #expect(direction == .leftToRight ? title.minX < 0 : title.maxX > 320, "the row has moved")
  }

  /// Three blocks of 74; while the row has moved by half of that, each is half as wide.
  @Test func threeShareTheRoom() {
    let actions = ["Delete", "Flag", "More"].map { SwipeAction($0, symbol: "flag") }
    func frames(_ reveal: SwipeActions.Reveal, distance: Double? = nil) -> [Rect] {
      let row = ListRow("Invoice") { SwipeActions(reveal: reveal) { actions } }.with(
        \.swipeDistance, distance)
      return Drawn(row, .ios, era: .classic, scale: 1, width: 320).frames(SwipeAction.name)
    }
    #expect(frames(.open).map(\.minX) == [246, 172, 98])
    #expect(frames(.open).allSatisfy { $0.width == 74 && $0.height == 44 })
    #expect(frames(.closed, distance: 111).map(\.minX) == [283, 246, 209])
    #expect(frames(.closed, distance: 111).map(\.width) == [37, 37, 37])
    #expect(frames(.full).map(\.width) == [320])
  }

  @Test func theWidestGiveWayWhereTheRowIsTooNarrow() {
    #expect(SwipeStripLayout.widths([90, 190, 74], within: 400) == [90, 190, 74])
    #expect(SwipeStripLayout.widths([90, 190, 74], within: 284) == [90, 120, 74])
    #expect(SwipeStripLayout.widths([90, 190, 74], within: 180) == [60, 60, 60])
  }

  @Test func leadingOnesStandAtTheOtherEnd() {
    #expect(drawn(.leading).frames(SwipeAction.name).map(\.minX) == [0, 74])
  }

  @Test func nothingIsUncoveredAtRest() throws {
    let closed = drawn(.trailing, .closed)
    #expect(closed.nodes(SwipeAction.name).isEmpty)
    #expect(try closed.frame("label").minX == 16)
    #expect(closed.size == drawn().size)
  }

  @Test func aFullSwipeShowsTheFirstAlone() throws {
    let frames = drawn(.trailing, .full).frames(SwipeAction.name)
    #expect(frames == [Rect(x: 0, y: 0, width: 320, height: 44)])
  }

  /// iOS 26: rounded rectangles of 62 apart from each other and from the edges of the row.
  @Test func onGlassTheyStandApart() throws {
    let drawn = drawn(era: .glass)
    let red = Environment(theme: .iosGlass).color(.red)
    let capsule = try #require(drawn.frames(filledWith: red).first)
    #expect(capsule.width == 62 && capsule.maxX == 312)
    #expect(capsule.height < drawn.size.height && capsule.minY > 0)
  }

  /// UIKit: in a row of less than 91 a symbol takes the title's place.
  @Test func titlesNeedHighRows() {
    func labels(_ drawn: Drawn) -> Int {
      drawn.nodes(SwipeAction.name).reduce(0) { $0 + $1.nodes(named: "label").count }
    }
    #expect(labels(drawn()) == 0)
    let long = (1...12).map { "line \($0) of a long text" }.joined(separator: ", ")
    #expect(labels(drawn(subtitle: long)) == 2)
  }

  @Test func theColourIsTheRolesOrItsOwn() {
    let environment = Environment(theme: .ios)
    func color(_ action: SwipeAction) -> Color? { Drawn(action, .ios, era: .classic).fills.first?.color }
    #expect(color(SwipeAction("A")) == environment.color(.gray))
    #expect(color(SwipeAction("A", role: .destructive)) == environment.color(.red))
    #expect(color(SwipeAction("A", tint: .token(.teal))) == environment.color(.teal))
  }

  @Test func uncoveredActionsAreSpokenAsButtons() {
    let row = ListRow("Invoice") { SwipeActions(reveal: .open) { two } }
    let lines = spoken(row)
    #expect(lines.contains { $0.contains("Delete") && $0.contains("button") })
    #expect(SwipeAction("", symbol: "flag").exposed.isLabelGuessed)
    #expect(SwipeAction().problems == [.emptyTitle(element: "swipe-action")])
  }
}

/// What rows show while their list is edited.
@Suite struct RowEditingTests {
  private func drawn(_ row: ListRow, _ change: (List) -> List = { $0 }) -> Drawn {
    Drawn(change(List { row }.with(\.isEditing, true)), .ios, era: .classic, width: 320)
  }

  /// UIKit: the content of an edited cell moves by 38.
  @Test func theContentMovesByTheCircle() throws {
    let still = Drawn(List { ListRow("Home") }, .ios, era: .classic, width: 320)
    let edited = drawn(ListRow("Home"))
    #expect(try edited.frame("label").minX - still.frame("label").minX == 38)
    #expect(try edited.frame("editing-mark").width >= 22)
    let kept = drawn(ListRow("Home").with(\.editingStyle, RowEditingStyle.none))
    #expect(try kept.frame("label").minX == still.frame("label").minX)
  }

  @Test(arguments: [(RowEditingStyle.delete, ColorToken.red), (.insert, .green)])
  func theCircleHasAColour(style: RowEditingStyle, color: ColorToken) {
    let edited = drawn(ListRow("Home").with(\.editingStyle, style))
    #expect(edited.frames(filledWith: .token(color)).count == 1)
  }

  @Test func aChosenRowHasACheckMark() {
    func marks(_ state: ControlState) -> Int {
      drawn(ListRow("Home").with(\.editingStyle, .select).state(state)).symbols.count
    }
    #expect(marks(.normal) == 0 && marks(.selected) == 1)
  }

  @Test func theHandleTakesTheAccessorysPlace() {
    let row = ListRow("Home").accessory(.chevron)
    #expect(drawn(row).symbols.count == 1, "the sign of the circle alone")
    #expect(drawn(row).nodes("reorder-handle").isEmpty)
    #expect(drawn(row) { $0.with(\.isReorderable, true) }.nodes("reorder-handle").count == 1)
  }

  @Test func whatCanBeDoneIsSpoken() {
    let lines = spoken(List { ListRow("Home") }.with(\.isEditing, true).with(\.isReorderable, true))
    #expect(lines.contains { $0.contains("Delete") } && lines.contains { $0.contains("Reorder") })
  }
}
