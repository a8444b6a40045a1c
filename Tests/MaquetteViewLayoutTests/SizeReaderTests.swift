import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteViewLayout
import Testing

/// Content that is built from its room, and arrangements by functions.
@Suite struct SizeReaderTests {
  @Test func itTakesAllTheRoomAndTenPointsWithoutAny() {
    let reader = SizeReader { _ in Spacer() }
    let item = reader.node(in: Environment()).item
    #expect(item.measure(Proposal(width: 70, height: 30)).size == Size(width: 70, height: 30))
    #expect(item.measure(Proposal(width: nil, height: 30)).size == Size(width: 10, height: 30))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theContentIsBuiltForTheRoomAndStandsAtItsCorner(direction: LayoutDirection) throws {
    let reader = SizeReader { room in
      Spacer().frame(width: room.size.width / 2, height: room.size.height / 4).id("part")
    }
    let rest = Spacer().frame(width: 40, height: 60)
    let frames = try layout(HStack(spacing: 0) { [reader, rest] }, direction)
    let part = try #require(frames["part"])
    #expect(part.size == Size(width: 80, height: 25))
    #expect(part.origin == Point(x: direction == .leftToRight ? 0 : 120, y: 0))
  }

  @Test func readersInReadersSeeTheirOwnRoom() throws {
    let inner = SizeReader { room in Spacer().frame(width: room.size.width, height: 5).id("inner") }
    let outer = SizeReader { room in inner.frame(width: room.size.width - 30, height: 20).padding(10) }
    #expect(try layout(outer)["inner"] == Rect(x: 10, y: 10, width: 170, height: 5))
  }

  @Test func aReaderInItselfEnds() {
    struct Endless: Element {
      func node(in environment: Environment) -> Node { SizeReader { _ in Endless() }.node(in: environment) }
    }
    #expect(!Mockup(Endless()).layout().children.isEmpty)
  }

  @Test func framesAroundAreKnownToContentThatIsBuiltLate() throws {
    final class Note: @unchecked Sendable { var frame = Rect.zero }
    let note = Note()
    let reader = SizeReader { room in
      Spacer().frame(width: room.frame.minX - note.frame.minX, height: 1).id("distance")
    }
    let row = HStack(spacing: 0) { [Spacer().frame(width: 30, height: 5), reader] }
    let frames = try layout(row.padding(7).placed { note.frame = $0 })
    #expect(frames["distance"]?.width == 37)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func functionsArrangeElements(direction: LayoutDirection) throws {
    // A staircase: each element begins where the one before ends, in both directions.
    let rule = Arrangement.Rule(
      measuring: { items, proposal in
        let sizes = items.map { $0.measure(.unspecified).size }
        return Measurement(
          width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
      },
      placing: { items, rect, _ in
        var corner = rect.origin
        return items.map { item in
          let size = item.measure(.unspecified).size
          defer { corner = Point(x: corner.x + size.width, y: corner.y + size.height) }
          return Placement(frame: Rect(origin: corner, size: size), proposal: .unspecified)
        }
      })
    let stairs = Arrangement(rule) {
      for index in 1...3 { Spacer().frame(width: 10, height: 20).id("\(index)") }
    }
    let frames = try layout(stairs.frame(width: 200, height: 100, alignment: .topLeading), direction)
    #expect(frames["3"] == Rect(x: direction == .leftToRight ? 20 : 170, y: 40, width: 10, height: 20))
  }

  @Test func anArrangementMayLeaveElementsOut() throws {
    let rule = Arrangement.Rule(
      measuring: { _, _ in Measurement(width: 10, height: 10) },
      placing: { _, rect, _ in [Placement(frame: rect, proposal: .unspecified)] })
    let frames = try layout(
      Arrangement(rule) {
        Spacer().id("a"); Spacer().id("b")
      })
    #expect(frames["a"] != nil && frames["b"] == nil)
  }

  /// The frames of elements with identifiers in a picture of 200 x 100 points.
  private func layout(
    _ element: any Element, _ direction: LayoutDirection = .leftToRight
  ) throws -> [String: Rect] {
    var environment = Environment()
    environment.direction = direction
    var picture = Mockup(element, environment: environment, padding: Insets(all: 0))
    picture.width = 200
    picture.height = 100
    var frames: [String: Rect] = [:]
    picture.layout().forEach { node, _ in if let id = node.id { frames[id] = node.frame } }
    return frames
  }
}
