import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import Testing

@testable import MaquetteSheets

/// Infinity in a frame: a length that fills, and nowhere a number of points.
@Suite struct FrameTests {
  private func frames(_ frame: String) throws -> [Double] {
    let sheet = """
      maquette: 1
      padding: 0
      size: { width: 300, height: 200 }
      body: { zstack: { frame: { max-width: infinity, max-height: infinity }, children: [
        { label: { id: a, text: x, frame: { \(frame) } } } ] } }
      """
    let layout = try Sheet(Array(sheet.utf8), path: "s").pictures[0].mockup().layout()
    var rects: [Double] = []
    layout.forEach { node, _ in
      rects += [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
    }
    return rects
  }

  @Test(arguments: [
    ("width: infinity", "max-width: infinity"), ("height: infinity", "max-height: infinity"),
    ("width: infinity, height: 40", "max-width: infinity, height: 40"),
    ("width: infinity, min-width: 20", "max-width: infinity, min-width: 20"),
  ])
  func anInfiniteLengthFills(written: String, meant: String) throws {
    let frames = try frames(written)
    #expect(try frames == self.frames(meant))
    #expect(try frames != self.frames("alignment: center"))
    #expect(frames.allSatisfy { (0...300).contains($0) })
  }

  @Test(arguments: ["min-width", "ideal-width", "min-height", "ideal-height"])
  func otherLengthsAreFinite(name: String) {
    let answer = complaint(about: "maquette: 1\nbody: { label: { text: x, frame: { \(name): infinity } } }")
    #expect(
      answer.hasPrefix(
        "sheet.yaml:2:\(38 + name.count): error: expected a number of points, found 'infinity'"))
    #expect(
      answer.hasSuffix("write 'max-\(name.split(separator: "-")[1]): infinity' to fill the available space"))
  }
}
