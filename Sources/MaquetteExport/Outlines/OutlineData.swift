import MaquetteGraphics
import MaquetteTypography

/// The outlines of glyphs as path data, each computed once for a face and a size.
struct OutlineData {
  private struct Key: Hashable {
    var face: FontFace
    var emSize: Double
    var glyph: GlyphID
  }

  private let fonts: FontLibrary
  private let grid: CoordinateGrid
  private var known: [Key: PathData.Piece] = [:]

  init(fonts: FontLibrary, grid: CoordinateGrid) {
    self.fonts = fonts
    self.grid = grid
  }

  /// Returns the outlines of a run with its origin at a point.
  mutating func data(of run: GlyphRun, at origin: Point) -> PathData {
    var data = PathData(grid: grid)
    for glyph in run.glyphs {
      let place = origin.offset(dx: glyph.position.x, dy: glyph.position.y)
      data.add(piece(glyph.id, of: run), x: grid.step(place.x), y: grid.step(place.y))
    }
    return data
  }

  private mutating func piece(_ glyph: GlyphID, of run: GlyphRun) -> PathData.Piece {
    let key = Key(face: run.face, emSize: run.emSize, glyph: glyph)
    if let piece = known[key] { return piece }
    let outline = fonts.outline(of: glyph, in: run.face)
    let piece = PathData.Piece(outline.applying(.scale(x: run.emSize)), grid: grid)
    known[key] = piece
    return piece
  }
}

extension PathData {
  /// A path that can be added at any place without being computed again.
  struct Piece {
    /// The first point and the beginning of the last contour, in steps.
    fileprivate var first = (x: 0, y: 0)
    fileprivate var last = (x: 0, y: 0)
    /// The data after the first move.
    fileprivate var rest: ArraySlice<UInt8> = []

    init(_ path: Path, grid: CoordinateGrid) {
      var data = PathData(grid: grid)
      data.add(path)
      guard let start = path.points.first else { return }
      first = (grid.step(start.x), grid.step(start.y))
      last = data.contourStart
      var move = PathData(grid: grid)
      move.move(to: first)
      rest = data.bytes[move.bytes.count...]
    }
  }

  /// Adds a piece with its origin at a place in steps.
  mutating func add(_ piece: Piece, x: Int, y: Int) {
    if piece.rest.isEmpty { return }
    move(to: (piece.first.x + x, piece.first.y + y))
    append(piece.rest, endingAt: (piece.last.x + x, piece.last.y + y))
  }
}
