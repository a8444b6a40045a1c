import MaquetteGraphics
import MaquetteRaster
import MaquetteRendering
import MaquetteScene
import MaquetteTypography
import TestRounds
import Testing

/// Parts of a picture with other ink equal the same parts of whole pictures of lists that have this ink.
@Suite struct InkDrawingsTests {
  private static let size = Size(width: 30, height: 80)

  private static func pixels(of bitmap: Bitmap, in area: PixelRect) -> [UInt32] {
    area.rows.flatMap { y in area.columns.map { bitmap[$0, y].packed } }
  }

  private static func inked(
    _ list: DisplayList, _ recolor: (DisplayList.Operation) -> DisplayList.Operation?
  ) throws -> Bitmap {
    var list = list
    list.commands = list.commands.compactMap { command in
      recolor(command.operation).map { DisplayList.Command(node: command.node, operation: $0) }
    }
    return try Renderer().render(list, scale: 2, library: .bundled)
  }

  private static func colored(_ operation: DisplayList.Operation, _ color: Color) -> DisplayList.Operation {
    if case .glyphs(let run, let origin, _) = operation {
      .glyphs(run, origin: origin, color: color)
    } else {
      operation
    }
  }

  @Test func everyLook() throws {
    let renderer = Renderer()
    var inkCount = 0
    for seed in 0..<UInt64(40 * Rounds.factor) {
      var numbers = SeededGenerator(state: 2300 + seed)
      let list = DisplayList(size: Self.size, (0..<40).map { _ in numbers.operation() })
      inkCount += list.commands.count { $0.operation.inkColor != nil }
      let drawings = try renderer.inkDrawings(of: list, scale: 2, library: .bundled)
      let whole = try Renderer().render(list, scale: 2, library: .bundled)
      let bare = try Self.inked(list) { $0.inkColor == nil ? $0 : nil }
      let white = try Self.inked(list) { Self.colored($0, .white) }
      let black = try Self.inked(list) { Self.colored($0, .black) }
      for area in [
        whole.bounds, PixelRect(x: 7, y: 50, width: 20, height: 40),
        PixelRect(x: 59, y: 159, width: 1, height: 1),
      ] {
        for (drawing, picture) in [
          (drawings.whole, whole), (drawings.bare, bare), (drawings.white, white), (drawings.black, black),
        ] {
          #expect(drawing.pixels(of: area) == Self.pixels(of: picture, in: area), "seed \(seed)")
        }
      }
    }
    #expect(inkCount > 40)
  }
}
