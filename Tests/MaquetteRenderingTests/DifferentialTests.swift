import MaquetteGraphics
import MaquetteRaster
import MaquetteRendering
import MaquetteScene
import MaquetteTypography
import TestRounds
import Testing

/// Random display lists drawn by every fast path, against one new renderer that draws in one band and knows nothing: caches of
/// glyphs, shapes and shadows, threads, clips that hide nothing and groups that change nothing show in no pixel.
@Suite struct DifferentialTests {
  private static let size = Size(width: 30, height: 80)

  private static func operations(seed: UInt64) -> [DisplayList.Operation] {
    var numbers = SeededGenerator(state: seed)
    return (0..<40).map { _ in numbers.operation() }
  }

  private static func drawn(
    _ operations: [DisplayList.Operation], by renderer: Renderer = Renderer(), scale: Double = 1,
    threads: Int = 1
  ) throws -> Bitmap {
    try renderer.render(
      DisplayList(size: size, operations), scale: scale, library: .bundled, threads: threads)
  }

  @Test(arguments: [1.0, 1.5, 2, 3]) func cachesAndThreadsDoNotShow(scale: Double) throws {
    let warm = Renderer()
    for seed in 0..<UInt64(12 * Rounds.factor) {
      let operations = Self.operations(seed: 100 + seed)
      let plain = try Self.drawn(operations, scale: scale)
      #expect(try Self.drawn(operations, by: warm, scale: scale) == plain, "seed \(seed)")
      #expect(try Self.drawn(operations, by: warm, scale: scale, threads: 5) == plain, "seed \(seed)")
    }
  }

  /// Groups that are open at the end of a list end with it.
  @Test func clipsThatHideNothingDoNotShow() throws {
    let whole = Shape.rect(Rect(x: -1000, y: -1000, width: 3000, height: 3000))
    for seed in 0..<UInt64(20 * Rounds.factor) {
      let operations = Self.operations(seed: 300 + seed)
      let plain = try Self.drawn(operations)
      #expect(try Self.drawn([.push(Layer(clip: whole))] + operations) == plain, "seed \(seed)")
      #expect(try Self.drawn([.push(Layer())] + operations) == plain, "seed \(seed)")
    }
  }

  /// What is outside of the picture, or clear, changes no pixel, wherever in the list it stands.
  @Test func whatCannotBeSeenDoesNotShow() throws {
    for seed in 0..<UInt64(20 * Rounds.factor) {
      let operations = Self.operations(seed: 500 + seed)
      var numbers = SeededGenerator(state: 900 + seed)
      var longer = operations
      for _ in 0..<8 {
        let outside = Rect(x: 5000, y: numbers.number(0...80), width: 20, height: 20)
        let unseen: [DisplayList.Operation] = [
          .fill(.ellipse(outside), .color(.black)), .fill(numbers.shape(), .color(.clear)),
        ]
        // Behind the operations, so that no transform brings it in.
        longer.insert(contentsOf: [unseen[1]], at: Int.random(in: 0...longer.count, using: &numbers))
        longer.insert(unseen[0], at: 0)
      }
      #expect(try Self.drawn(longer) == Self.drawn(operations), "seed \(seed)")
    }
  }
}
