import MaquetteGraphics
import MaquetteRaster
import Testing

/// Masks in runs, stretched and clipped, against the bytes that they stand for.
@Suite struct RunMaskTests {
  private static let paints: [Paint] = [
    .color(Color(red: 200, green: 30, blue: 90)), .color(Color(red: 10, green: 130, blue: 250, alpha: 100)),
    .gradient(
      Gradient(
        geometry: .linear(start: Point(x: 0, y: 0), end: Point(x: 50, y: 20)),
        stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)])),
    .gradient(
      Gradient(
        geometry: .linear(start: Point(x: 0, y: 0), end: Point(x: 0, y: 40)),
        stops: [.init(offset: 0, color: .black), .init(offset: 1, color: Color(red: 1, green: 2, blue: 250))])
    ),
  ]

  /// Every paint through random rows of long and short stretches, at random places and sizes, within clips of all kinds.
  @Test func runsPaintWhatTheirBytesSay() throws {
    var generator = SeededGenerator(seed: 41)
    for round in 0..<300 {
      let width = Int.random(in: 1...50, using: &generator)
      let height = Int.random(in: 1...12, using: &generator)
      let column = Int.random(in: 0..<width, using: &generator)
      let row = Int.random(in: 0..<height, using: &generator)
      let bytes = (0..<height).flatMap { _ in generator.coverage(width: width) }
      let bounds = PixelRect(x: 3, y: -2, width: width, height: height)
      let mask = try #require(CoverageMask(bounds: bounds, coverage: bytes))
      let place = RunMask.Placement(
        x: Int.random(in: -20...20, using: &generator), y: Int.random(in: -10...20, using: &generator),
        columns: Int.random(in: 0...30, using: &generator), rows: Int.random(in: 0...20, using: &generator))
      let runs = RunMask(mask, repeating: bounds.x + column, row: bounds.y + row)
      let stretched = try #require(
        Self.stretched(mask, column: column, row: row, by: (place.columns, place.rows)))

      let paint = Self.paints[round % Self.paints.count]
      let clips: [Shape?] = [
        nil, .rect(Rect(x: 7, y: 5, width: 31, height: 20)),
        .ellipse(Rect(x: 1, y: 1, width: 50, height: 30)),
      ]
      let clip = clips[round % 3]
      let drawn = try Self.picture(clip) { $0.fill(runs, at: place, paint: paint) }
      let expected = try Self.picture(clip) { canvas in
        Self.fill(&canvas, stretched, x: place.x, y: place.y, paint)
      }
      #expect(drawn == expected, "round \(round)")
    }
  }

  /// A mask without a column to repeat is not drawn wider than it is.
  @Test func masksWithoutAMiddleAreNotStretched() throws {
    let mask = CoverageMask(filling: .ellipse(Rect(x: 0, y: 0, width: 9, height: 9)))
    let runs = RunMask(mask)
    let drawn = try Self.picture(nil) { canvas in
      canvas.fill(runs, at: .init(x: 0, y: 0, columns: 4), paint: Self.paints[0])
      canvas.fill(runs, at: .init(x: 0, y: 0, rows: 4), paint: Self.paints[0])
    }
    #expect(drawn.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(runs.bounds(at: .init(x: 2, y: 1, columns: -4)) == mask.bounds.offset(dx: 2, dy: 1))
  }

  @Test func masksThatCoverNothingDrawNothing() throws {
    let blank = try #require(
      CoverageMask(
        bounds: PixelRect(x: 0, y: 0, width: 40, height: 2), coverage: [UInt8](repeating: 0, count: 80)))
    for runs in [RunMask(.empty), RunMask(blank, repeating: 5, row: 1)] {
      let drawn = try Self.picture(nil) {
        $0.fill(runs, at: .init(x: 0, y: 0, columns: 9, rows: 9), paint: Self.paints[1])
      }
      #expect(drawn.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }
  }

  /// Paints a mask of bytes as squares of a pixel whose coverage is a clip.
  private static func fill(_ canvas: inout Canvas, _ mask: CoverageMask, x: Int, y: Int, _ paint: Paint) {
    if case .color(let color) = paint {
      canvas.draw(mask, x: x, y: y, color: color)
      return
    }
    for row in mask.bounds.rows {
      for column in mask.bounds.columns where mask[column, row] > 0 {
        // A pixel of which as much is covered; the rectangle's own rounding gives the coverage back.
        let height = Double(mask[column, row]) / 255
        canvas.fill(
          .rect(Rect(x: Double(column + x), y: Double(row + y), width: 1, height: height)), paint: paint)
      }
    }
  }

  private static func picture(_ clip: Shape?, _ draw: (inout Canvas) -> Void) throws -> Bitmap {
    try drawn(60, 40) { canvas in
      canvas.clear(.white)
      if let clip { canvas.pushClip(clip) }
      draw(&canvas)
    }
  }

  private static func stretched(
    _ mask: CoverageMask, column: Int, row: Int, by extra: (columns: Int, rows: Int)
  ) -> CoverageMask? {
    let bounds = mask.bounds
    var bytes: [UInt8] = []
    for y in 0..<bounds.height {
      let line = Array(mask.coverage[y * bounds.width..<(y + 1) * bounds.width])
      let wide =
        line[..<column] + Array(repeating: line[column], count: extra.columns + 1) + line[(column + 1)...]
      for _ in 0...(y == row ? extra.rows : 0) { bytes += wide }
    }
    return CoverageMask(
      bounds: PixelRect(
        x: bounds.x, y: bounds.y, width: bounds.width + extra.columns, height: bounds.height + extra.rows),
      coverage: bytes)
  }
}

extension SeededGenerator {
  /// A row of coverage with stretches of one value, among them long ones and such without coverage.
  fileprivate mutating func coverage(width: Int) -> [UInt8] {
    var row: [UInt8] = []
    while row.count < width {
      let length = [1, 1, 2, 5, 16, 24][Int.random(in: 0..<6, using: &self)]
      let value: UInt8 = [0, 255, UInt8.random(in: 0...255, using: &self)][
        Int.random(in: 0..<3, using: &self)]
      row += Array(repeating: value, count: min(length, width - row.count))
    }
    return row
  }
}
