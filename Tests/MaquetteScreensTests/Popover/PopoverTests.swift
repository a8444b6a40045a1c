@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteScreens
import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

/// Popovers and their arrows.
@Suite("Popovers") struct PopoverTests {
  private let phone = Device.named("iphone-15") ?? Device.all[0]

  /// The popover's shadow would darken what it blurs at its edges.
  @Test("what is blurred behind a popover is without its shadow") func blur() throws {
    let operations = Drawn(Popover { Text("By date") }, .macos).operations(of: "panel-surface")
    guard case .push(let layer)? = operations.first else {
      Issue.record("the surface begins with no group")
      return
    }
    #expect(layer.backdrop != nil)
    #expect(operations.contains { if case .shadow = $0 { true } else { false } })
  }

  /// The tip lies in the middle of the anchor's edge, as far outside as half of the way of the tip to where the sides meet.
  @Test("the arrow of a popover points to its anchor", arguments: Popover.Side.allCases.dropFirst())
  func arrow(side: Popover.Side) throws {
    let button = Button("Sort").presents(Popover { Text("By date") }.with(\.side, side))
      .frame(width: 300, height: 300)
    let drawn = Drawn(button, .macos)
    let (card, anchor) = (try drawn.frame("presentation"), try drawn.frame("button"))
    let edges = [
      card.minY - anchor.maxY, anchor.minY - card.maxY, anchor.minX - card.maxX, card.minX - anchor.maxX,
    ]
    let sides: [Popover.Side] = [.below, .above, .leading, .trailing]
    let gap = edges[try #require(sides.firstIndex(of: side))]
    let arrow = PopoverMetrics.standard[.macos].arrow
    #expect(abs(gap - arrow.length) <= 0.5 && arrow.length == 13 - 1.1)
    let isVertical = side == .below || side == .above
    #expect(
      isVertical
        ? abs(card.center.x - anchor.center.x) < 0.6 : abs(card.center.y - anchor.center.y) < 0.6)
  }

  @Test(
    "the sides of an arrow meet beyond the side that faces the anchor, and only there",
    arguments: PanelSide.allCases)
  func outline(side: PanelSide) throws {
    let frame = Rect(x: 100, y: 100, width: 200, height: 120)
    let anchors: [PanelSide: Rect] = [
      .top: Rect(x: 180, y: 60, width: 20, height: 20), .bottom: Rect(x: 180, y: 240, width: 20, height: 20),
      .left: Rect(x: 60, y: 150, width: 20, height: 20), .right: Rect(x: 320, y: 150, width: 20, height: 20),
    ]
    let anchor = try #require(anchors[side])
    #expect(PanelSide(of: frame, facing: anchor) == side)
    let arrow = PanelArrow(width: 20, height: 10, tip: 4, foot: 2)
    // The control points of curves are where their tangents meet: at the tip, the sides of the arrow.
    let bounds = try #require(arrow.outline(of: frame, radius: 12, to: anchor).path.controlBounds)
    let reach: [PanelSide: Double] = [
      .top: frame.minY - bounds.minY, .bottom: bounds.maxY - frame.maxY, .left: frame.minX - bounds.minX,
      .right: bounds.maxX - frame.maxX,
    ]
    for other in PanelSide.allCases {
      #expect(abs((reach[other] ?? 0) - (other == side ? 10 : 0)) < 1e-9)
    }
  }

  @Test("on the screen of a phone a popover is a sheet") func phonePopover() throws {
    let popover = Button("Sort").presents(Popover { Text("By date") })
    let drawn = Drawn(Screen(phone) { popover }, .ios)
    #expect(try drawn.frame("presentation") == Rect(x: 0, y: 69, width: 393, height: 783))
  }
}
