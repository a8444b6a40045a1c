import MaquetteGraphics
import MaquetteScene
import MaquetteTypography
import Testing

@Suite struct DisplayListTests {
  @Test func aLayerDoesNothingUnlessAsked() {
    let layer = Layer()
    #expect(layer.clip == nil && layer.opacity == 1 && layer.transform == .identity)
  }

  @Test func partsOfASilhouetteJoinUnlessTheyCut() {
    var path = Path()
    path.add(Rect(x: 0, y: 0, width: 1, height: 1))
    let fill = PathGroup.Part.fill(path, rule: .evenOdd)
    #expect(fill.operation == .union && fill.stroke == nil && fill.rule == .evenOdd)
    let cut = PathGroup.Part.stroke(path, StrokeStyle(width: 3), .subtract)
    #expect(cut.operation == .subtract && cut.stroke?.width == 3)
  }

  @Test func listsAreEqualByWhatTheyShowAndWhoDrewIt() {
    let fill = DisplayList.Operation.fill(.rect(.zero), .color(.black))
    let list = DisplayList(
      size: Size(width: 1, height: 1), commands: [.init(node: NodeID(0), operation: fill)])
    var other = list
    #expect(list == other && list.hashValue == other.hashValue && list.background == .clear)
    other.commands[0].node = NodeID(1)
    #expect(list != other)
  }

  private static let run: GlyphRun = {
    let face = FontFace(fontIndex: 0, weight: 600, opticalSize: 1400)
    var run = GlyphRun(face: face, emSize: 16.5, glyphs: [.init(id: 7, position: .zero)])
    run.textStyle = .headline
    return run
  }()

  @Test func aListReadsAsText() {
    let box = Rect(x: 1, y: 2, width: 30, height: 20)
    let list = DisplayList(
      size: Size(width: 40, height: 30), background: .white,
      commands: [
        .init(node: NodeID(0), operation: .push(Layer(opacity: 0.5))),
        .init(
          node: NodeID(1),
          operation: .fill(
            .roundedRectangle(RoundedRectangle(rect: box, radius: 8, style: .continuous)),
            .color(Color(red: 0, green: 122, blue: 255).named(ColorTokenName("accent"))))),
        .init(
          node: NodeID(1),
          operation: .glyphs(Self.run, origin: Point(x: 3, y: 9), color: .white.opacity(0.5))),
        .init(node: NodeID(0), operation: .pop),
        .init(
          node: NodeID(2),
          operation: .shadow(
            .rect(box), Shadow(color: .black.opacity(0.2), sigma: 2, offset: Point(x: 0, y: 1)))),
      ])
    #expect(
      list.text == """
        picture 40 x 30 on #FFFFFF
          group, opacity 0.5  [node 0]
            fill rounded rectangle (1, 2) 30 x 20, continuous radius 8 with #007AFF (accent)  [node 1]
            glyphs 7 at (3, 9), headline, em 16.5, weight 600, #FFFFFF80  [node 1]
          end of group  [node 0]
          shadow of rectangle (1, 2) 30 x 20, sigma 2, offset (0, 1), #00000033  [node 2]

        """)
  }
}
