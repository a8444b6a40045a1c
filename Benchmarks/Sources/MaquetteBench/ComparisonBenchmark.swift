import ArgumentParser
#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteComparison
import MaquetteRaster
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Times comparing a large picture with an equal one and with one that differs in a few places.
///
/// Times are also given as multiples of the time of `memcmp` for the two equal bitmaps in the same run: the minimum for
/// any comparison. The second picture is changed in twenty cells of 200 × 120 pixels: half of them are rotated by a
/// pixel; the others have bright red dimmed.
struct ComparisonBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Time comparing pictures, in multiples of memcmp.")

  @Argument(help: "A picture as RGBA bytes, as 'scene --dump' writes it; without one, seeded patches.")
  var file: String?

  @Option(help: "The picture's width in pixels.")
  var width = 4000

  @Option(help: "The picture's height in pixels.")
  var height = 6000

  @Option(help: "The number of repetitions of each comparison.")
  var reps = 7

  func run() throws {
    let picture = try picture()
    let copy = Self.changed(picture) { _, _, pixel in pixel }
    let other = Self.withChangedCells(picture)
    let base = fastest { Self.isEqual(picture, copy) }
    report("memcmp", base, base: base, note: "equal")
    report(
      "equal", fastest { Comparison.compare(picture, copy).passes }, base: base,
      note: "\(Comparison.compare(picture, copy))")
    // The threshold of pixelmatch, so that its times are comparable.
    let tolerances: [Tolerance] = [
      .exact, .channel, Tolerance(.antialiased, threshold: 0.1), .perceptual, .structural,
    ]
    for tolerance in tolerances {
      let time = fastest { Comparison.compare(other, picture, tolerance: tolerance).passes }
      report(
        tolerance.metric.rawValue, time, base: base,
        note: "\(Comparison.compare(other, picture, tolerance: tolerance).failingCount) failing")
    }
  }

  private func report(_ name: String, _ milliseconds: Double, base: Double, note: String) {
    let hundredths = (milliseconds / base * 100).rounded() / 100
    print("\(name): \((milliseconds * 100).rounded() / 100) ms, \(hundredths) × memcmp (\(note))")
  }

  /// Returns the minimum time of several runs in milliseconds, after a warm-up run: other load only adds time.
  private func fastest(_ body: () -> Bool) -> Double {
    let clock = ContinuousClock()
    var times: [Double] = []
    for run in 0...max(reps, 1) {
      let start = clock.now
      let result = body()
      let (seconds, attoseconds) = (clock.now - start).components
      // The result is used, so that the optimizer keeps the call.
      if run > 0 || !result { times.append(Double(seconds) * 1e3 + Double(attoseconds) / 1e15) }
    }
    return times.min() ?? .nan
  }

  private func picture() throws -> Bitmap {
    guard (1...1 << 15).contains(width), (1...1 << 13).contains(height) else {
      throw ValidationError("A picture has from 1 × 1 to 32768 × 8192 pixels.")
    }
    let pixels: [UInt32]
    if let file {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
      guard bytes.count == width * height * 4 else {
        throw ValidationError("\(file) has \(bytes.count) bytes, not 4 × \(width) × \(height).")
      }
      // An array's storage is aligned for any word, and the size is a multiple of a word.
      pixels = bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    } else {
      // Patches of 16 × 16 pixels; a multiplicative hash of the position gives the colour.
      pixels = (0..<width * height).map { index in
        let patch = UInt32(truncatingIfNeeded: index % width / 16 * 7919 + index / width / 16 * 104_729)
        return patch &* 2_654_435_769 >> 8 | 0xFF00_0000
      }
    }
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
      throw ValidationError("\(width) × \(height) is no size of a picture.")
    }
    return bitmap
  }

  private static func isEqual(_ a: Bitmap, _ b: Bitmap) -> Bool {
    a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        // Both hold width × height pixels, at least one.
        guard let first = a.baseAddress, let second = b.baseAddress else { return false }
        return memcmp(first, second, a.count) == 0
      }
    }
  }

  private static func withChangedCells(_ picture: Bitmap) -> Bitmap {
    changed(picture) { x, y, pixel in
      guard
        let cell = (0..<20).first(where: {
          $0 * 7 % 20 == x / 200 && $0 * 13 % 50 == y / 120
        })
      else { return pixel }
      if cell % 2 == 1 {
        let source = x % 200 == 0 ? x + 199 : x - 1
        return source < picture.width ? picture.pixels[y * picture.width + source] : pixel
      }
      guard pixel >> 16 & 0xFF > 230 else { return pixel }
      return pixel & 0xFFFF_FF00 | UInt32(max(Int(pixel & 0xFF) - 24, 0))
    }
  }

  private static func changed(
    _ bitmap: Bitmap, _ change: (_ x: Int, _ y: Int, _ pixel: UInt32) -> UInt32
  ) -> Bitmap {
    let pixels = bitmap.pixels.enumerated().map { index, pixel in
      change(index % bitmap.width, index / bitmap.width, pixel)
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels) ?? bitmap
  }
}
