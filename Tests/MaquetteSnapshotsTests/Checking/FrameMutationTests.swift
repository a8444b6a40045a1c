import MaquetteComparison
import MaquettePNG
import MaquetteRaster
import MaquetteSnapshots
import Testing

/// Random changes of moving pictures, as files: of pixels, frames, their order, durations and plays.
@Suite("Random changes of frames")
struct FrameMutationTests {
  private struct Film: Equatable {
    var frames: [[UInt32]]
    var units: [UInt16]
    var plays: UInt32

    func png() throws -> [UInt8] {
      let bitmaps = try frames.map { try #require(Bitmap(width: 8, height: 4, pixels: $0)) }
      return try PNG.encode(AnimationCheckTests.animation(bitmaps, units: units, plays: plays))
    }
  }

  private var state: UInt64 = 47

  private mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func film() -> Film {
    let count = 1 + next(4)
    var frames: [[UInt32]] = []
    while frames.count < count {
      let frame = (0..<32).map { _ in 0xFF00_0000 | UInt32(next(1 << 24)) }
      if frame != frames.last { frames.append(frame) }
    }
    return Film(
      frames: frames, units: frames.map { _ in UInt16(1 + next(60)) }, plays: UInt32(next(3)))
  }

  private mutating func changed(_ film: Film) -> Film {
    var film = film
    let frame = next(film.frames.count)
    switch next(6) {
    case 0: film.frames[frame][next(32)] ^= 1 << UInt32(next(24))
    case 1: film.units[frame] += UInt16(1 + next(9))
    case 2: film.plays += 1
    case 3:
      film.frames.remove(at: frame)
      film.units.remove(at: frame)
    case 4: film.frames.swapAt(frame, next(film.frames.count))
    default:
      film.frames.append((0..<32).map { _ in 0xFF00_0000 | UInt32(next(1 << 24)) })
      film.units.append(5)
    }
    return film
  }

  @Test("none of a thousand is equal, and each film equals itself")
  mutating func films() throws {
    var count = 0
    while count < 1000 {
      let film = film()
      let other = changed(film)
      // A picture of one frame does not move; what repeats a frame only lasts longer.
      let stillness = film.frames.count == 1 && other.frames.count == 1 && film.frames == other.frames
      if other == film || other.frames.isEmpty || stillness { continue }
      count += 1
      let (old, new) = (try ComparedPicture(png: film.png()), try ComparedPicture(png: other.png()))
      #expect(PictureComparison(old, old).outcome == .equal)
      for tolerance in [Tolerance.exact, .antialiased]
      where tolerance == .exact || other.frames == film.frames {
        #expect(!PictureComparison(new, old, tolerance: tolerance).passes, "\(film) \(other)")
      }
    }
  }
}
