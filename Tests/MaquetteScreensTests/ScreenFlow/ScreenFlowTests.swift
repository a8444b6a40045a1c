import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteControlKit
@testable import MaquetteScreens

@Suite struct ScreenFlowTests {
  private func screen(_ id: String, @ElementBuilder _ content: () -> [any Element] = { [] }) -> any Element {
    Screen(Device.all[0]) { content() }.id(id)
  }

  private func flow(_ marks: [any Element], columns: Int? = nil, direction: LayoutDirection = .leftToRight)
    -> Drawn
  {
    let flow = ScreenFlow(spacing: 100, columns: columns) {
      screen("a") { Button("Buy").id("buy") }
      screen("b") { Button("Pay").frame(width: 200).id("pay") }
      screen("c")
      marks
    }
    return Drawn(flow, .ios) { $0.direction = direction }
  }

  private func tips(_ drawn: Drawn) -> [Point] {
    drawn.operations(of: "flow-arrow").compactMap { operation -> Point? in
      guard case .fill(.path(let path, _), _) = operation else { return nil }
      return path.points.first
    }
  }

  @Test func anArrowLeadsFromTheElementToTheEdgeOfTheScreen() throws {
    let drawn = flow([FlowArrow(from: "buy", to: "b")])
    let screens = drawn.frames("screen")
    let tip = try #require(tips(drawn).first)
    #expect(abs(tip.x - (screens[1].minX - 4)) < 0.01)
    let button = try drawn.frame("button")
    #expect(abs(tip.y - Swift.max(button.center.y, screens[1].minY + 48)) < 0.6)
  }

  @Test func anArrowBackAndOneDownArriveAtTheSidesThatFaceThem() throws {
    let back = flow([FlowArrow(from: "pay", to: "a")])
    let first = try #require(back.frames("screen").first)
    #expect(abs(try #require(tips(back).first).x - (first.maxX + 4)) < 0.01)
    let rows = flow([FlowArrow(from: "buy", to: "c")], columns: 2)
    let screens = rows.frames("screen")
    #expect(screens[2].minY > screens[0].maxY)
    #expect(abs(try #require(tips(rows).first).y - (screens[2].minY - 4)) < 0.01)
  }

  @Test func fromRightToLeftArrowsAreMirrored() throws {
    let (left, right) = (
      flow([FlowArrow(from: "buy", to: "b")]),
      flow([FlowArrow(from: "buy", to: "b")], direction: .rightToLeft)
    )
    let (a, b) = (try #require(tips(left).first), try #require(tips(right).first))
    #expect(abs(a.x + b.x - left.size.width) < 0.01)
  }

  @Test func theIdOfAFramedElementIsThatOfTheElement() throws {
    let drawn = flow([FlowArrow(from: "pay", to: "c")])
    let line = try #require(
      drawn.operations(of: "flow-arrow").lazy.compactMap { operation -> Path? in
        if case .stroke(.path(let path, _), _, _) = operation { path } else { nil }
      }.first)
    let pay = try #require(drawn.frames("button").last)
    #expect(abs(line.points[0].x - pay.maxX) < 0.6)
  }

  @Test func calloutsAreNumberedAndTheirNotesStandBelow() throws {
    let drawn = flow([Callout("First", at: "buy"), Callout("", at: "pay")])
    let texts = drawn.nodes("label").compactMap(\.accessibility?.label)
    #expect(texts.filter { $0 == "1" }.count == 2 && texts.filter { $0 == "2" }.count == 1)
    #expect(texts.contains("First"))
  }

  @Test func unknownIdsAreWarnings() {
    let drawn = flow([FlowArrow(from: "bye", to: "b"), Callout("x", at: "nowhere")])
    let ids = drawn.warnings.compactMap { warning -> String? in
      if case .noSuchElement(let id, "screen-flow", let known) = warning, known.contains("buy") {
        id
      } else {
        nil
      }
    }
    #expect(ids == ["bye", "nowhere"])
  }

  private let metrics = Environment(theme: .ios).theme[ScreenFlowMetrics.self]

  /// Three screens in a row, and one below the first.
  private let screens =
    [0.0, 300, 600].map { Rect(x: $0, y: 0, width: 200, height: 400) } + [
      Rect(x: 0, y: 460, width: 200, height: 400), Rect(x: 0, y: 920, width: 200, height: 400),
    ]

  private func route(_ start: Int, _ end: Int, direction: LayoutDirection = .leftToRight) -> ArrowPath {
    var route = ArrowRoute(
      screens: screens, bounds: Rect(x: 0, y: 0, width: 800, height: 1320), direction: direction,
      metrics: metrics)
    let button = Rect(
      x: screens[start].minX + 80, y: screens[start].minY + 100, width: 40, height: 30)
    return route.path(from: button, on: screens[start], to: screens[end])
  }

  /// Whether the pieces of a way, which are level or upright, keep out of a frame.
  private func avoids(_ path: ArrowPath, _ frame: Rect) -> Bool {
    zip(path.points, path.points.dropFirst()).allSatisfy { from, to in
      let piece = Rect(
        minX: Swift.min(from.x, to.x), minY: Swift.min(from.y, to.y), maxX: Swift.max(from.x, to.x),
        maxY: Swift.max(from.y, to.y))
      return piece.maxX <= frame.minX || piece.minX >= frame.maxX || piece.maxY <= frame.minY
        || piece.minY >= frame.maxY
    }
  }

  @Test func anArrowPassesTheScreensBetween() {
    for (start, end, between) in [(0, 2, 1), (2, 0, 1), (0, 4, 3), (4, 0, 3)] {
      let path = route(start, end)
      #expect(path.points.count >= 4 && avoids(path, screens[between]), "\(start) to \(end)")
      #expect(zip(path.points, path.points.dropFirst()).allSatisfy { $0.x == $1.x || $0.y == $1.y })
    }
    #expect(route(0, 1).points.count == 2 && route(0, 3).points.count == 2)
  }

  @Test func anArrowToItsOwnScreenComesBackFromOutside() throws {
    for (direction, isRight) in [(LayoutDirection.leftToRight, true), (.rightToLeft, false)] {
      let path = route(1, 1, direction: direction)
      let tip = try #require(path.head.first)
      #expect(isRight ? tip.x > screens[1].maxX : tip.x < screens[1].minX)
      #expect(avoids(path, isRight ? screens[2] : screens[0]))
    }
  }

  @Test func waysBetweenRowsDoNotLieOnEachOther() {
    var route = ArrowRoute(
      screens: screens, bounds: Rect(x: 0, y: 0, width: 800, height: 1320), direction: .leftToRight,
      metrics: metrics)
    let paths = [(0, 2), (2, 0)].map { start, end in
      route.path(
        from: Rect(x: screens[start].minX + 80, y: 100, width: 40, height: 30), on: screens[start],
        to: screens[end])
    }
    #expect((paths[0].points[2].y - paths[1].points[2].y).magnitude >= metrics.head)
    #expect((paths[0].labelPlace.x - paths[1].labelPlace.x).magnitude > 60)
  }

  @Test func longNotesAreWrappedBelowTheScreens() {
    let note = String(repeating: "word ", count: 200)
    let (long, short) = (flow([Callout(note, at: "buy")]), flow([Callout("A", at: "buy")]))
    #expect(long.size.width == short.size.width && long.size.height > short.size.height)
  }

  @Test func arrowsOutsideOfAFlowAreMisplaced() {
    #expect(
      Drawn(FlowArrow(from: "a", to: "b"), .ios).warnings == [
        .misplaced(element: "flow-arrow", place: "screen-flow")
      ])
    #expect(FlowArrow(from: "a", to: "").problems.count == 1 && Callout("x", at: "").problems.count == 1)
  }

  /// The label stands on the curve in the middle between the one screen and the head.
  @Test func theLabelStandsInTheMiddleOfTheGap() {
    let path = ArrowPath(
      from: Rect(x: 40, y: 500, width: 20, height: 20), on: Rect(x: 0, y: 0, width: 100, height: 600),
      to: Rect(x: 220, y: 0, width: 100, height: 300), metrics: metrics)
    #expect(abs(path.labelPlace.x - (100 + path.end.x) / 2) < 1e-6)
    #expect(path.labelPlace.y > path.end.y && path.labelPlace.y < path.start.y)
    #expect(path.end.y == 300 - 48)
  }
}
