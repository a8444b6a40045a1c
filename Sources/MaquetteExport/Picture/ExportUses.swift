import MaquetteGraphics
import MaquetteScene
import MaquetteTypography

/// How often the parts of a picture occur that a file can define once.
struct ExportUses {
  /// A part that can be shared.
  enum Key: Hashable {
    case run(RunKey)
    case symbol(PathGroup)
    case image(RasterImage, Size)
  }

  /// A run at any place; positions are on the grid of the file.
  struct RunKey: Hashable {
    var face: FontFace
    var emSize: Double
    var glyphs: [GlyphID]
    var positions: [Int]

    init(_ run: GlyphRun, grid: CoordinateGrid) {
      face = run.face
      emSize = run.emSize
      glyphs = run.glyphs.map(\.id)
      positions = run.glyphs.flatMap { [grid.step($0.position.x), grid.step($0.position.y)] }
    }
  }

  /// A glyph at any place.
  struct GlyphKey: Hashable {
    var face: FontFace
    var emSize: Double
    var glyph: GlyphID

    init(_ glyph: GlyphID, of run: GlyphRun) {
      (face, emSize) = (run.face, run.emSize)
      self.glyph = glyph
    }
  }

  private var counts: [Key: Int] = [:]
  private var glyphCounts: [GlyphKey: Int] = [:]
  private let grid: CoordinateGrid
  private let countsGlyphs: Bool

  /// Counts the parts of items, and glyphs if a format defines them.
  init(of items: [ExportItem], grid: CoordinateGrid, countsGlyphs: Bool = false) {
    self.grid = grid
    self.countsGlyphs = countsGlyphs
    for item in items { add(item) }
  }

  /// Returns the key of a part that is used more than once; nil for one that is not shared.
  func key(_ key: Key) -> Key? { counts[key].map { $0 > 1 } ?? false ? key : nil }

  /// Whether a glyph is used so often that a definition pays: more than three times (chosen, not measured).
  func isDefined(_ key: GlyphKey) -> Bool { glyphCounts[key, default: 0] > 3 }

  func key(_ run: GlyphRun) -> Key? { key(.run(RunKey(run, grid: grid))) }

  private mutating func add(_ item: ExportItem) {
    switch item {
    case .layer(_, let items): for item in items { add(item) }
    case .group(let group): for item in group.items { add(item) }
    case .operation(.glyphs(let run, _, _)):
      counts[.run(RunKey(run, grid: grid)), default: 0] += 1
      guard countsGlyphs else { return }
      for glyph in run.glyphs { glyphCounts[GlyphKey(glyph.id, of: run), default: 0] += 1 }
    case .operation(.image(let drawing)):
      counts[.image(drawing.image, drawing.frame.size), default: 0] += 1
    case .operation: break
    }
  }
}
