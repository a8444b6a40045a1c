import MaquetteControls
import MaquetteDiagnostics
import MaquetteGraphics
import MaquetteScene
import Testing

@Suite struct LayoutNodeTests {
  @Test func commandsNameTheirNodesInPreorder() {
    let layout = Mockup(Button("Play").style(.filled)).layout()
    var names: [String] = []
    layout.forEach { node, _ in names.append(node.name) }
    let list = Mockup(Button("Play")).displayList(of: layout)
    let drawers = list.commands.map { names[$0.node.index] }
    #expect(drawers == ["surface", "label"])
  }

  @Test func everyFrameLiesOnDevicePixels() {
    for scale in [1.0, 2, 3] {
      var mockup = Mockup(
        HStack(spacing: 7.3) {
          Button("Play", symbol: "play.fill").style(.tinted)
          Button("Stop").style(.gray).size(.small)
        })
      mockup.environment.scale = scale
      mockup.layout().forEach { node, _ in
        for edge in [node.frame.minX, node.frame.minY, node.frame.maxX, node.frame.maxY] {
          #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-9, "\(node.name) at \(scale)x")
        }
      }
    }
  }

  @Test func identifiersAndPlacesReachTheTree() {
    let element = Button("Play").id("play").located(at: SourceLocation(line: 3, column: 7))
    var found: LayoutNode?
    Mockup(element).layout().forEach { node, _ in if node.id == "play" { found = node } }
    #expect(found?.name == "button")
    #expect(found?.source == SourceLocation(line: 3, column: 7))
  }

  @Test func aGroupIsPushedAndPopped() {
    let operations = Mockup(Button("Play").style(.filled).opacity(0.5)).displayList().commands.map(
      \.operation)
    #expect(operations.first == .push(Layer(opacity: 0.5)))
    #expect(operations.last == .pop)
  }
}
