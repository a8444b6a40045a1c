import MaquetteGraphics
import MaquetteScene
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct ControlCenterTests {
  private let controls: [any Element] = [
    ControlWidget("A", symbol: "star"), ControlWidget("B", symbol: "star").with(\.extent, .large),
  ]

  private func frames(_ center: ControlCenter, _ direction: LayoutDirection = .leftToRight) -> [Rect] {
    var mockup = Mockup(center, padding: .zero)
    mockup.environment.direction = direction
    var frames: [Rect] = []
    mockup.layout().forEach { node, _ in if node.name == ControlWidget.name { frames.append(node.frame) } }
    return frames
  }

  @Test func controlsStandOnTheGrid() {
    let center = ControlCenter(page: false) { controls }
    #expect(
      frames(center) == [
        Rect(x: 0, y: 0, width: 70, height: 70), Rect(x: 86, y: 0, width: 156, height: 156),
      ])
    #expect(
      frames(center, .rightToLeft) == [
        Rect(x: 172, y: 0, width: 70, height: 70), Rect(x: 0, y: 0, width: 156, height: 156),
      ])
  }

  @Test func aModifiedControlKeepsItsCells() {
    let center = ControlCenter(page: false) {
      [AnyElement(controls[1]).id("b").opacity(0.5) as any Element, controls[0]]
    }
    #expect(frames(center).map(\.minX) == [0, 172])
  }

  @Test func allShowWhatLiesBehindThePage() {
    let layout = Mockup(ControlCenter { controls }.frame(width: 393, height: 852)).layout()
    var (groups, backdrops) = (0, 0)
    layout.forEach { node, _ in
      if node.layer?.sharesBackdrop == true { groups += 1 }
      for case .push(let layer) in node.operations where layer.backdrop != nil { backdrops += 1 }
    }
    #expect(groups == 1 && backdrops == 3)
  }
}
