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

  private var counts: [Key: Int] = [:]
  private let grid: CoordinateGrid

  init(of items: [ExportItem], grid: CoordinateGrid) {
    self.grid = grid
    for item in items { add(item) }
  }

  /// Returns the key of a part that is used more than once; nil for one that is not shared.
  func key(_ key: Key) -> Key? { counts[key].map { $0 > 1 } ?? false ? key : nil }

  func key(_ run: GlyphRun) -> Key? { key(.run(RunKey(run, grid: grid))) }

  private mutating func add(_ item: ExportItem) {
    switch item {
    case .layer(_, let items): for item in items { add(item) }
    case .group(let group): for item in group.items { add(item) }
    case .operation(.glyphs(let run, _, _)): counts[.run(RunKey(run, grid: grid)), default: 0] += 1
    case .operation(.image(let drawing)):
      counts[.image(drawing.image, drawing.frame.size), default: 0] += 1
    case .operation: break
    }
  }
}
