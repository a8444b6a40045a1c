@testable import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import Testing

/// Action sheets, sheets, popovers and banners.
@Suite("What stands in front of a screen") struct PresentationTests {
  private let phone = Device.named("iphone-15") ?? Device.all[0]

  private func choices() -> ActionSheet {
    ActionSheet("Choose action") {
      Button("Cancel").role(.cancel)
      Button("Continue")
      Button("Delete").role(.destructive)
    }
  }

  private func on(_ device: Device, _ overlay: any Element, era: Era = .classic) -> Drawn {
    Drawn(Screen(device) { overlay }, .ios, era: era)
  }

  /// An action sheet of iOS 16 at 3x: 8 from the edges, rows of 57, 8 above the row that cancels, above the home area of 34.
  @Test("an action sheet has the places of the picture") func actionSheet() throws {
    let drawn = on(phone, choices())
    let rows = drawn.nodes("button").sorted { $0.frame.minY < $1.frame.minY }
    #expect(rows.compactMap { $0.accessibility?.label } == ["Continue", "Delete", "Cancel"])
    #expect(rows.allSatisfy { $0.frame.height == 57 && $0.frame.minX == 8 && $0.frame.width == 377 })
    #expect(rows[2].frame.minY - rows[1].frame.maxY == 8 && rows[2].frame.maxY == 852 - 34)
  }

  /// `ios26-action-sheet-small`, 0.8x: a card of 240 without a button that cancels, capsules 16 from its edges, 48 high and 8
  /// apart.
  @Test("an action sheet of iOS 26 is a card") func glassActionSheet() {
    let rows = Drawn(choices(), .ios, era: .glass).frames("button")
    #expect(rows == [Rect(x: 16, y: rows[0].minY, width: 208, height: 48), rows[0].offset(dx: 0, dy: 56)])
  }

  @Test("at its source on a tablet an action sheet is a popover without a button that cancels") func tablet() throws {
    let button = Button("Close").presents(choices())
    let tablet = try #require(Device.named("ipad"))
    let drawn = Drawn(Screen(tablet) { button }, .ios)
    let labels = drawn.accessibility(of: "button").map(\.label)
    #expect(labels == ["Close", "Continue", "Delete"])
    #expect(try drawn.frame("presentation").width == 304)
  }

  /// `UISheetPresentationController`: the whole height up to 10 below the safe area, or the half of it.
  @Test("detents are heights of the screen")
  func detents() throws {
    func frame(_ detent: SheetDetent, era: Era = .classic) throws -> Rect {
      try on(phone, ModalSheet(detent) { Text("Sheet") }, era: era).frame("presentation")
    }
    #expect(try frame(.large) == Rect(x: 0, y: 69, width: 393, height: 783))
    #expect(try frame(.medium) == Rect(x: 0, y: 426, width: 393, height: 426))
    #expect(try frame(.height(200)) == Rect(x: 0, y: 652, width: 393, height: 200))
    #expect(try frame(.fraction(0.25)).height == 213)
    // `ios26-sheet-small`: a low sheet floats 8 from the edges.
    #expect(try frame(.height(200), era: .glass) == Rect(x: 8, y: 644, width: 377, height: 200))
    #expect(try frame(.large, era: .ios7) == Rect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("behind the highest sheet the page shrinks, and no other one") func recess() {
    func transforms(_ detent: SheetDetent, era: Era = .classic) -> [Transform] {
      on(phone, ModalSheet(detent) { Text("Sheet") }, era: era).layers.map(\.transform)
        .filter { $0 != .identity }
    }
    // The margins of 16 at both sides.
    #expect(transforms(.large).map { $0.a } == [(393.0 - 32) / 393])
    #expect(transforms(.medium).isEmpty && transforms(.large, era: .glass).isEmpty)
  }

  @Test(
    "a detent is a word, a percentage or a number of points",
    arguments: [("medium", SheetDetent.medium), ("large", .large), ("40%", .fraction(0.4)), ("320", .height(320))])
  func words(text: String, detent: SheetDetent) throws {
    #expect(try SheetDetent(attribute: .scalar(text, isQuoted: false)) == detent)
  }

  @Test("other words are no detents", arguments: ["small", "-3", "140%", "nan", "%"])
  func nonsense(text: String) {
    #expect(throws: AttributeError.self) { try SheetDetent(attribute: .scalar(text, isQuoted: false)) }
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
    let arrow = PopoverMetrics.macos.arrow
    #expect(abs(gap - arrow.length) <= 0.5 && arrow.length == 13 - 1.1)
    let isVertical = side == .below || side == .above
    #expect(
      isVertical
        ? abs(card.center.x - anchor.center.x) < 0.6 : abs(card.center.y - anchor.center.y) < 0.6)
  }

  @Test("an outline with an arrow reaches to its tip, and no farther", arguments: PopoverSide.allCases)
  func outline(side: PopoverSide) throws {
    let frame = Rect(x: 100, y: 100, width: 200, height: 120)
    let anchors: [PopoverSide: Rect] = [
      .top: Rect(x: 180, y: 60, width: 20, height: 20), .bottom: Rect(x: 180, y: 240, width: 20, height: 20),
      .left: Rect(x: 60, y: 150, width: 20, height: 20), .right: Rect(x: 320, y: 150, width: 20, height: 20),
    ]
    let anchor = try #require(anchors[side])
    #expect(PopoverSide(of: frame, facing: anchor) == side)
    let arrow = PopoverArrow(width: 20, height: 10, tip: 4, foot: 2)
    let path = arrow.outline(of: frame, radius: 12, to: anchor).path
    let points = path.contours(tolerance: 0.01).flatMap(\.self)
    let reach =
      switch side {
      case .top: frame.minY - (points.map(\.y).min() ?? 0)
      case .bottom: (points.map(\.y).max() ?? 0) - frame.maxY
      case .left: frame.minX - (points.map(\.x).min() ?? 0)
      case .right: (points.map(\.x).max() ?? 0) - frame.maxX
      }
    #expect(abs(reach - 8) < 0.1)
  }

  @Test("on the screen of a phone a popover is a sheet") func phonePopover() throws {
    let popover = Button("Sort").presents(Popover { Text("By date") })
    let drawn = Drawn(Screen(phone) { popover }, .ios)
    #expect(try drawn.frame("presentation") == Rect(x: 0, y: 69, width: 393, height: 783))
  }

  /// `mac26-notification`, 1x: 344 x 72, the icon of 32 at 14, texts at 58 in lines of 16.
  @Test("a banner of macOS 26 has the places of the picture") func banner() throws {
    let banner = NotificationBanner("Download complete", text: "report.pdf finished downloading")
    let drawn = Drawn(banner, .macos, era: .glass)
    #expect(drawn.size == Size(width: 344, height: 72))
    let labels = drawn.frames("label")
    #expect(labels.allSatisfy { $0.minX == 58 } && labels[1].minY - labels[0].minY == 16)
    #expect(abs(labels[0].minY - 20) < 0.6)
  }

  @Test("a banner is at the top of a phone, and what is behind stays in reach") func notification() throws {
    let drawn = Drawn(
      Screen(phone) {
        Text("Behind")
        NotificationBanner("Ada", text: "Ready", time: "now")
      }, .ios)
    let frame = try drawn.frame("presentation")
    #expect(frame.minX == 8 && frame.width == 377 && frame.minY == 59)
    #expect(drawn.accessibilityText.contains("Behind") && drawn.accessibilityText.contains("Ada, Ready, now"))
  }
}
