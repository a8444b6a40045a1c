import CRaster
import Testing

/// Every compilation of the loops in C that runs here, against the definition in integers.
@Suite struct BlendVariantTests {
  static let variants: [CRasterVariant] =
    [CRasterVariant.baseline, .AVX2, .AVX512].filter(craster_supports)

  @Test func theBestVariantRunsHere() {
    #expect(Self.variants.contains(craster_best()))
    #expect(Self.variants.first == .baseline)
  }

  /// Every pair of alpha and coverage, over pixels of several kinds.
  @Test(arguments: [0, 0xFFFF_FFFF, 0xFF00_80FE, 0x8040_8001] as [UInt32])
  func allAlphasAndCoverages(below: UInt32) {
    let coverage = (0...255).map { UInt8($0) }
    var wrong = 0
    for alpha in 0...255 as ClosedRange<UInt32> {
      // The other channels are all of alpha, two thirds and one less than half of it.
      let source = alpha << 24 | (alpha &* 2 / 3) << 16 | alpha << 8 | (alpha / 2)
      let expected = coverage.map { Self.over(source, below, coverage: UInt32($0)) }
      for variant in Self.variants {
        var row = [UInt32](repeating: below, count: 256)
        craster_mask(variant, &row, 256, coverage, 256, 256, 1, source)
        if row != expected { wrong += 1 }
        // A span for each coverage.
        var spans = [UInt32](repeating: below, count: 256)
        spans.withBase { base in
          for index in 0..<256 { craster_span(variant, base + index, 1, coverage[index], source) }
        }
        if spans != expected { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  /// Rows of any length at any place: nothing beside them changes.
  @Test(arguments: [0xFF20_4060, 0x6010_2030] as [UInt32])
  func allLengthsAndOffsets(source: UInt32) {
    var generator = SeededGenerator(seed: 5)
    let before = (0..<3 * 96).map { _ in UInt32.random(in: 0...0xFFFF_FFFF, using: &generator) }
    let coverage = (0..<3 * 96).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let through = zip(before, coverage).map { Self.over(source, $0, coverage: UInt32($1)) }
    let covered = before.map { Self.over(source, $0, coverage: 77) }
    var wrong = 0
    for variant in Self.variants {
      for offset in 0..<17 {
        for width in 0...70 {
          var (masked, spanned) = (before, before)
          masked.withBase {
            craster_mask(variant, $0 + offset, 96, Array(coverage[offset...]), 96, width, 3, source)
          }
          spanned.withBase { craster_span(variant, $0 + offset, width, 77, source) }
          let inside = offset..<offset + width
          var (expected, expectedSpan) = (before, before)
          for row in 0..<3 {
            let part = inside.lowerBound + row * 96..<inside.upperBound + row * 96
            expected.replaceSubrange(part, with: through[part])
          }
          expectedSpan.replaceSubrange(inside, with: covered[inside])
          if masked != expected { wrong += 1 }
          if spanned != expectedSpan { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  /// Sums of values both ways, weighted and rounded; beside the results nothing changes.
  @Test func convolutionsAreSums() {
    var generator = SeededGenerator(seed: 11)
    let source = (0..<700).map { _ in UInt16.random(in: 0...65_280, using: &generator) }
    for (stride, weights) in [(1, [65_536]), (1, [40_000, 12_000, 768]), (37, [13_536, 20_000, 6_000])] {
      for count in 1...70 {
        let words = weights.map { UInt32($0) }
        let expected = (0..<count).map { index in
          let sum = (0..<weights.count).reduce(0) { sum, distance in
            let far = Int(source[200 + index + distance * stride])
            let near = distance == 0 ? 0 : Int(source[200 + index - distance * stride])
            return sum + (near + far) * weights[distance]
          }
          return UInt16((sum + 32_768) / 65_536)
        }
        for variant in Self.variants {
          var target = [UInt16](repeating: 7, count: count + 3)
          source.withUnsafeBufferPointer {
            guard let base = $0.baseAddress else { return }
            craster_convolve(variant, base + 200, stride, words, weights.count - 1, &target, count)
          }
          #expect(target == expected + [7, 7, 7])
        }
      }
    }
  }

  /// Sums grow, wrapping around, and show shifted.
  @Test func slopesGoDownRowByRow() {
    var generator = SeededGenerator(seed: 12)
    for count in 0...70 {
      let start = (0..<count + 1).map { _ in UInt32.random(in: 0...0xFFFF_FFFF, using: &generator) }
      let growth = (0..<count + 1).map { _ in UInt32.random(in: 0...0xFFFF_FFFF, using: &generator) }
      let expected = (0..<count).map { start[$0] &+ growth[$0] } + [start[count]]
      for variant in Self.variants {
        var sums = start
        var coverage = [UInt8](repeating: 7, count: count + 1)
        craster_advance(variant, &sums, growth, &coverage, count, 14)
        #expect(sums == expected)
        #expect(coverage == expected.dropLast().map { UInt8(truncatingIfNeeded: $0 >> 14) } + [7])
      }
    }
  }

  /// Runs of several rows, and opaque fills of any length at any place.
  @Test(arguments: [0xFF20_4060, 0x6010_2030] as [UInt32])
  func runsAndFills(source: UInt32) {
    var generator = SeededGenerator(seed: 6)
    let before = (0..<4 * 96).map { _ in UInt32.random(in: 0...0xFFFF_FFFF, using: &generator) }
    let coverage = (0..<20).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let runs = [
      CRasterRun(x: 2, count: 3, bytes: 4, coverage: 0, shifts: false, stretches: false),
      CRasterRun(x: 5, count: 7, bytes: -1, coverage: 255, shifts: false, stretches: true),
      CRasterRun(x: 12, count: 8, bytes: 9, coverage: 0, shifts: true, stretches: false),
      CRasterRun(x: 1, count: 40, bytes: -1, coverage: 99, shifts: false, stretches: true),
    ]
    // Rows of three runs, none and one.
    let starts: [Int32] = [0, 3, 3, 4]
    for extra in 0..<40 {
      var expected = before
      for (row, range) in [0..<3, 3..<3, 3..<4].enumerated() {
        for run in runs[range] {
          let first = row * 96 + Int(run.x) + (run.shifts ? extra : 0)
          for pixel in 0..<Int(run.count) + (run.stretches ? extra : 0) {
            let covered = run.bytes < 0 ? run.coverage : coverage[Int(run.bytes) + pixel]
            expected[first + pixel] = Self.over(source, expected[first + pixel], coverage: UInt32(covered))
          }
        }
      }
      var filled = before
      for pixel in extra..<extra * 3 { filled[pixel] = source }
      for variant in Self.variants {
        var drawn = before
        craster_runs(variant, &drawn, 96, runs, starts, 1, 3, extra, coverage, source)
        #expect(drawn == expected)
        var painted = before
        painted.withBase { craster_fill(variant, $0 + extra, 2 * extra, source) }
        #expect(painted == filled)
      }
    }
  }

  /// Cells of any width: coverage is the running sum under each rule, and nothing is left behind.
  @Test(arguments: [0xFF20_4060, 0x6010_2030] as [UInt32])
  func cells(source: UInt32) {
    var generator = SeededGenerator(seed: 8)
    for width in Array(1...40) + [255, 256, 300] {
      let (height, stride) = (3, (width + 33) & ~31)
      let markStride = stride / 4
      let before = (0..<height * (width + 3)).map { _ in UInt32.random(in: 0...0xFFFF_FFFF, using: &generator)
      }
      var cells = [Int32](repeating: 0, count: height * stride)
      var marks = [UInt8](repeating: 0, count: height * markStride)
      for _ in 0..<height * (1 + width / 9) {
        let (row, column) = (
          Int.random(in: 0..<height, using: &generator), Int.random(in: 0...width, using: &generator)
        )
        cells[row * stride + column] +=
          [65536, -65536, 30000, -77777][Int.random(in: 0..<4, using: &generator)]
        marks[row * markStride + column / 4] = 1
      }
      for isEvenOdd in [false, true] {
        var expected = before
        for row in 0..<height {
          var sum = 0
          for column in 0..<width {
            sum += Int(cells[row * stride + column])
            let covered = Self.coverage(of: sum, isEvenOdd: isEvenOdd)
            let place = row * (width + 3) + column
            expected[place] = Self.over(source, expected[place], coverage: covered)
          }
        }
        for variant in Self.variants {
          var (drawn, someCells, someMarks) = (before, cells, marks)
          someCells.withBase { cells in
            someMarks.withBase { marks in
              let tile = CRasterCells(
                cells: cells, cell_stride: stride, marks: marks, mark_stride: markStride, width: width,
                height: height, is_even_odd: isEvenOdd)
              craster_sweep(variant, &drawn, width + 3, tile, source)
            }
          }
          #expect(drawn == expected, "width \(width)")
          #expect(someCells.allSatisfy { $0 == 0 } && someMarks.allSatisfy { $0 == 0 })
        }
      }
    }
  }

  /// The same colours from every variant, for slopes of all signs and numbers that are none.
  @Test func gradients() {
    var generator = SeededGenerator(seed: 9)
    let entries = 4096
    let colors = (0..<entries).map { UInt32($0) &* 2_654_435_761 }
    var slopes = (0..<400).map { _ in
      (slope: generator.number(-0.02...0.02), start: generator.number(-1...2))
    }
    for number in [0, Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300] {
      slopes += [(number, 0.5), (0.001, number)]
    }
    for (index, (slope, start)) in slopes.enumerated() {
      let (x, count) = (index * 7 % 900, index % 67)
      let expected = (x..<x + count).map { column in
        let place = (Double(column) * slope + start) * Double(entries)
        return colors[place > 0 ? Int(min(place, Double(entries - 1))) : 0]
      }
      for variant in Self.variants {
        var pixels = [UInt32](repeating: 0, count: count)
        craster_linear(variant, &pixels, count, Int32(x), slope, start, colors, Int32(entries))
        #expect(pixels == expected, "slope \(slope), start \(start)")
      }
      // The distance from zero of this slope and a constant, by IEEE's square root.
      let rings = (x..<x + count).map { column in
        let across = Double(column) * slope + start
        let place = (across * across + 0.3 * 0.3).squareRoot() * Double(entries)
        return colors[place > 0 ? Int(min(place, Double(entries - 1))) : 0]
      }
      for variant in Self.variants {
        var pixels = [UInt32](repeating: 0, count: count)
        craster_radial(
          variant, &pixels, count, Int32(x), CRasterSlope(per_column: slope, start: start),
          CRasterSlope(per_column: 0, start: 0.3), colors, Int32(entries))
        #expect(pixels == rings, "radial, slope \(slope), start \(start)")
      }
      var first: [UInt32]?
      for variant in Self.variants {
        var pixels = [UInt32](repeating: 0, count: count)
        craster_angular(
          variant, &pixels, count, Int32(x), CRasterSlope(per_column: slope, start: start),
          CRasterSlope(per_column: -slope / 3, start: 0.3), colors, Int32(entries))
        #expect(pixels == first ?? pixels, "angular, slope \(slope), start \(start)")
        first = pixels
      }
    }
  }

  /// The coverage of a sum of signed areas in units of 1/65536.
  private static func coverage(of sum: Int, isEvenOdd: Bool) -> UInt32 {
    let area = abs(sum)
    let phase = area % 131_072
    let covered = isEvenOdd ? min(phase, 131_072 - phase) : min(area, 65536)
    return UInt32((covered * 255 + 32768) / 65536)
  }

  /// round((s m + d (255 - round(a m / 255))) / 255) for each channel.
  static func over(_ source: UInt32, _ below: UInt32, coverage: UInt32) -> UInt32 {
    let rest = 255 - ((source >> 24) * coverage * 2 + 255) / 510
    return [0, 8, 16, 24].reduce(0) { pixel, shift in
      let sum = ((source >> shift) & 255) * coverage + ((below >> shift) & 255) * rest
      return pixel | (((sum * 2 + 255) / 510) << shift)
    }
  }
}

extension Array {
  /// Calls the body with the address of the first element.
  fileprivate mutating func withBase(_ body: (UnsafeMutablePointer<Element>) -> Void) {
    withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      body(base)
    }
  }
}
