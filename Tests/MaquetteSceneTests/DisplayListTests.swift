import MaquetteGraphics
import MaquetteScene
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
}
