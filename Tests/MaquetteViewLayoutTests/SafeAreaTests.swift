import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteViewLayout
import Testing

/// Safe areas as SwiftUI has them, on a screen of 390 x 844 points.
@Suite struct SafeAreaTests {
  /// The insets in force in pictures of the layout `device(config: .iPhone13)` taken on a phone with a Dynamic Island: the top is the
  /// height of its status bar, 54; the configuration says 47 and 34.
  private let recorded = Insets(top: 54, leading: 0, bottom: 34, trailing: 0)
  private let fill = FrameLength(max: .infinity)

  /// `CollapsibleView`, `OnboardingScanningInstanceRow` and `HAButtonStyles` of home-assistant/iOS are centred at 432 of 844.
  @Test func whatIsShorterThanTheScreenIsCentredInTheSafeArea() throws {
    let frame = try #require(try layout(box(height: 100), recorded)["box"])
    #expect(frame.center.y == 432)
    #expect(frame.center.x == 195)
  }

  @Test func whatIgnoresTheSafeAreaReachesTheEdgesOfTheScreen() throws {
    let all = box().ignoringSafeArea()
    #expect(try layout(all, recorded)["box"] == Rect(x: 0, y: 0, width: 390, height: 844))
    let top = box().ignoringSafeArea(.top)
    #expect(try layout(top, recorded)["box"] == Rect(x: 0, y: 0, width: 390, height: 810))
    let sides = box().ignoringSafeArea(.horizontal)
    #expect(try layout(sides, recorded)["box"] == Rect(x: 0, y: 54, width: 390, height: 756))
  }

  @Test func onlyEdgesOnThoseOfTheSafeAreaMove() throws {
    let inside = box().ignoringSafeArea().padding(10)
    #expect(try layout(inside, recorded)["box"] == Rect(x: 10, y: 64, width: 370, height: 736))
    let upper = VStack(spacing: 0) { [box().ignoringSafeArea(), Spacer().frame(height: 100)] }
    #expect(try layout(upper, recorded)["box"] == Rect(x: 0, y: 0, width: 390, height: 710))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func sidesFollowTheDirection(direction: LayoutDirection) throws {
    let insets = Insets(top: 0, leading: 47, bottom: 21, trailing: 0)
    let frame = try layout(box().ignoringSafeArea(.leading), insets, direction)["box"]
    #expect(frame == Rect(x: 0, y: 0, width: 390, height: 823))
    let other = try layout(box().ignoringSafeArea(.trailing), insets, direction)["box"]
    #expect(other?.width == 343)
  }

  @Test func anInsetStandsInTheSafeAreaAndEndsIt() throws {
    let view = box().safeAreaInset(.bottom, content: box("bar", height: 120))
    let frames = try layout(view, recorded)
    #expect(frames["bar"] == Rect(x: 0, y: 690, width: 390, height: 120))
    #expect(frames["box"] == Rect(x: 0, y: 54, width: 390, height: 636))
    let spaced = box().safeAreaInset(.top, spacing: 6, content: box("bar", height: 44))
    #expect(try layout(spaced, recorded)["box"] == Rect(x: 0, y: 104, width: 390, height: 706))
  }

  @Test func whatIgnoresTheSafeAreaGoesOnUnderInsets() throws {
    let view = box().ignoringSafeArea().safeAreaInset(.bottom, content: box("bar", height: 120))
    #expect(try layout(view, recorded)["box"] == Rect(x: 0, y: 0, width: 390, height: 844))
    // Without a screen around it, the inset is the end of the area.
    let alone = box().ignoringSafeArea().safeAreaInset(.top, content: box("bar", height: 44))
    #expect(try layout(alone, nil)["box"] == Rect(x: 0, y: 0, width: 390, height: 844))
    // The bar lies in front.
    let node = picture(view, recorded, .leftToRight).layout()
    var order: [String] = []
    node.forEach { node, _ in if let id = node.id { order.append(id) } }
    #expect(order == ["box", "bar"])
  }

  @Test func whatIgnoresTheSafeAreaCanBePlacedTwice() throws {
    var environment = Environment()
    environment.scale = 2
    let node = box().ignoringSafeArea().onScreen(safeArea: recorded).node(in: environment)
    let (screen, grid) = (Rect(x: 0, y: 0, width: 390, height: 844), PixelGrid(scale: 2))
    let proposal = Proposal(width: 390, height: 844)
    let first = node.placed(in: screen, proposal: proposal, grid: grid)
    #expect(node.placed(in: screen, proposal: proposal, grid: grid) == first)
  }

  @Test func aReaderKnowsTheInsetsOfItsRoom() throws {
    let reader = SizeReader { room in
      Spacer().frame(width: room.safeAreaInsets.top, height: room.safeAreaInsets.bottom).id("box")
    }
    #expect(try layout(reader, recorded)["box"]?.size == Size(width: 54, height: 34))
    let inside = reader.padding(Insets(top: 1, leading: 0, bottom: 0, trailing: 0))
    #expect(try layout(inside, recorded)["box"]?.size == Size(width: 0, height: 34))
    let ignoring = reader.ignoringSafeArea()
    #expect(try layout(ignoring, recorded)["box"]?.size == .zero)
    #expect(try layout(reader, nil)["box"]?.size == .zero)
  }

  private func box(_ id: String = "box", height: Double? = nil) -> any Element {
    Surface(fill: .token(.accent))
      .frame(width: fill, height: height.map { .exactly($0) } ?? fill).id(id)
  }

  private func picture(
    _ view: any Element, _ insets: Insets?, _ direction: LayoutDirection
  ) -> Mockup {
    var environment = Environment()
    environment.direction = direction
    let root = insets.map { view.onScreen(safeArea: $0) } ?? view
    var picture = Mockup(root, environment: environment, padding: Insets(all: 0))
    (picture.width, picture.height) = (390, 844)
    return picture
  }

  private func layout(
    _ view: any Element, _ insets: Insets?, _ direction: LayoutDirection = .leftToRight
  ) throws -> [String: Rect] {
    var frames: [String: Rect] = [:]
    picture(view, insets, direction).layout().forEach { node, _ in
      if let id = node.id { frames[id] = node.frame }
    }
    return frames
  }
}
