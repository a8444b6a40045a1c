import MaquetteGraphics
import MaquetteRaster
import MaquetteScene
import MaquetteTypography

// Display lists of any size.
extension DisplayList {
  /// A line that crosses itself in every part of its square.
  static func stroke(curves count: Int) -> DisplayList {
    func point(_ index: Int) -> Point {
      Point(x: Double(index * 7919 % 2000) / 10, y: Double(index * 6101 % 2000) / 10)
    }
    var path = Path()
    path.move(to: point(0))
    for index in 0..<count {
      path.cubic(to: point(3 * index + 3), control1: point(3 * index + 1), control2: point(3 * index + 2))
    }
    let stroke = Operation.stroke(.path(path, .nonzero), StrokeStyle(width: 1), .color(.black))
    return list([stroke], width: 200, height: 200)
  }

  /// Glyphs of Inter, whose size grows by a tenth of a point from the end of the font to its beginning.
  static func glyphs(_ count: Int) -> DisplayList {
    glyphs(count) { (GlyphID(1 + $0 % 2000), 8 + Double($0 / 2000) / 10) }
  }

  /// One glyph of Inter in as many sizes, from 8 to 10 points.
  static func sizes(_ count: Int) -> DisplayList {
    glyphs(count) { (2000, 8 + 2 * Double($0) / Double(count)) }
  }

  private static func glyphs(_ count: Int, _ glyph: (Int) -> (GlyphID, size: Double)) -> DisplayList {
    let face = FontFace(fontIndex: 0, weight: 400, opticalSize: 1400)
    let operations = (0..<count).map { index -> Operation in
      let (id, size) = glyph(index)
      let run = GlyphRun(face: face, emSize: size, glyphs: [GlyphRun.Glyph(id: id, position: .zero)])
      let origin = Point(x: Double(index % 250) * 8, y: Double(index / 250 + 1) * 10)
      return .glyphs(run, origin: origin, color: .black)
    }
    return list(operations, width: 2010, height: Double(count / 250 + 2) * 10)
  }

  private static func list(_ operations: [Operation], width: Double, height: Double) -> DisplayList {
    let commands = operations.map { Command(node: NodeID(0), operation: $0) }
    return DisplayList(
      size: Size(width: width, height: height), background: .white, commands: commands)
  }
}
