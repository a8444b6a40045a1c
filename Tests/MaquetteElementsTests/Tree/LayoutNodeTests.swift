import MaquetteControlKit
import MaquetteCollections
import MaquetteControls
import MaquetteElements
import MaquetteDiagnostics
import TestSupport
import Testing

@Suite struct LayoutNodeTests {
  @Test func commandsNameTheirNodesInPreorder() {
    let drawn = Drawn(Button("Play").style(.filled))
    let names = drawn.nodes().map(\.name)
    #expect(drawn.commands.map { names[$0.node.index] } == ["surface", "label"])
  }

  @Test(arguments: [1.0, 2, 3])
  func everyFrameLiesOnDevicePixels(scale: Double) {
    let stack = HStack(spacing: 7.3) {
      Button("Play", symbol: "play.fill").style(.tinted)
      Button("Stop").style(.gray).size(.small)
    }
    for node in Drawn(stack.padding(16), scale: scale).nodes() {
      for edge in [node.frame.minX, node.frame.minY, node.frame.maxX, node.frame.maxY] {
        #expect(edge.isOnPixel(scale: scale), "\(node.name)")
      }
    }
  }

  @Test func identifiersAndPlacesReachTheTree() {
    let element = Button("Play").id("play").located(at: SourceLocation(line: 3, column: 7))
    let found = Drawn(element).nodes().last { $0.id == "play" }
    #expect(found?.name == "button")
    #expect(found?.source == SourceLocation(line: 3, column: 7))
  }

  @Test func aChangeOfACopyIsItsOwn() {
    let layout = Drawn(Button("Play").id("play")).layout
    var copy = layout
    copy.id = "other"
    copy.accessibility = Accessibility(label: "Other", traits: [.image])
    #expect(layout.id == nil && layout.accessibility == nil && copy != layout)
    copy.id = nil
    copy.accessibility = nil
    #expect(copy == layout, "a node without a meaning equals one whose meaning says nothing")
    #expect(copy.hashValue == layout.hashValue)
  }

  @Test func aLayoutKeepsTheMeaningThatItsNodeHad() {
    var node = Spacer().node(in: Environment())
    #expect(node.id == nil && node.warnings.isEmpty && node.region == nil && node.motionSource == nil)
    node.id = "before"
    let layout = node.placed(in: .zero, proposal: .unspecified, grid: PixelGrid(scale: 1))
    node.id = "after"
    node.warnings.append(.unknownImage(name: "none"))
    #expect(layout.id == "before" && layout.warnings.isEmpty)
    #expect(node.id == "after" && node.warnings.count == 1)
  }

  @Test func aPictureThatGrowsIsPlacedTwice() {
    // What is inside a node is dropped when it is placed for the last time, which is not the first here.
    let menu = PullDownButton("Actions") { MenuItem("Edit") }.with(\.menu, .open)
    let layout = Mockup(
      VStack {
        Button("Beside")
        menu
      }
    ).layout()
    let labels = layout.accessibilityElements.map(\.accessibility.label)
    #expect(labels.contains("Beside") && labels.contains("Edit"), "\(labels)")
  }

  @Test func aGroupIsPushedAndPopped() {
    let operations = Drawn(Button("Play").style(.filled).opacity(0.5)).operations
    #expect(operations.first == .push(Layer(opacity: 0.5)))
    #expect(operations.last == .pop)
  }
}

@Suite struct LayoutTextTests {
  private var layout: LayoutNode {
    Drawn(ActivityIndicator().id("wait").located(at: SourceLocation(line: 3, column: 7))).layout
  }

  @Test func layoutReadsAsText() {
    #expect(
      layout.layoutText == """
        frame (0, 0) 20 x 20
          padding (0, 0) 20 x 20
            activity-indicator #wait (0, 0) 20 x 20
              spokes (0, 0) 20 x 20

        """)
  }

  @Test func treesNamePlaces() {
    #expect(layout.treeText.contains("activity-indicator #wait (line 3, column 7)\n"))
  }

  @Test func aControlIsExposedOnce() {
    let text = Mockup(Button("Play", symbol: "play.fill").style(.gray)).layout().accessibilityText
    #expect(text.hasPrefix("\"Play\", button, at (16, 16)"))
    #expect(text.split(separator: "\n").count == 1)
  }
}
