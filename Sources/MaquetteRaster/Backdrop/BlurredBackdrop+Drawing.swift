/// Something that makes rows of pixels of a picture, from top to bottom.
protocol PictureRows: ~Copyable {
  /// Goes to a row of pixels within the picture's bounds.
  mutating func move(to y: Int)
  /// Writes pixels of the current row, which lie within the picture's bounds.
  mutating func write(from x: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>)
}

/// Interpolates a blurred picture row by row.
///
/// Colours are interpolated bilinearly between four neighbouring cells of k x k pixels. Weights are in units of 1/2k; all
/// products are exact and rounded once at the end.
struct BlurredBackdropRows: ~Copyable, PictureRows {
  private let picture: BlurredBackdrop
  /// The columns of cells that the pixels are mixed from: those of `picture.cells`, or fewer.
  private let columns: Range<Int>
  /// Two rows of cells, mixed for the current row of pixels.
  ///
  /// Invariant: it holds an element for each of the columns.
  private let mixed: UnsafeMutablePointer<SIMD4<UInt32>>

  /// Prepares rows of which some columns of pixels are written, at least one and all within the picture's bounds. A picture that is
  /// drawn in parts takes no longer than one that is drawn at once.
  init(_ picture: BlurredBackdrop, columns: Range<Int>) {
    self.picture = picture
    // Between whole pixels a pixel is mixed from its cell and the next one.
    let next = picture.shift > 0 ? 1 : 0
    let first = Self.cell(of: columns.lowerBound, shift: picture.shift).index
    let last = Self.cell(of: columns.upperBound &- 1, shift: picture.shift).index &+ next
    self.columns = first..<last &+ 1
    mixed = .allocate(capacity: self.columns.count)
    mixed.initialize(repeating: .zero, count: self.columns.count)
  }

  deinit {
    mixed.deallocate()
  }

  /// The cell whose centre is at or before the pixel's centre, and the weight of the next cell.
  @inline(__always)
  private static func cell(of pixel: Int, shift: Int) -> (index: Int, weight: UInt32) {
    if shift == 0 { return (pixel, 0) }
    let place = 2 &* pixel &+ 1 &- (1 &<< shift)
    let index = place &>> (shift &+ 1)
    return (index, UInt32(truncatingIfNeeded: place &- index &<< (shift &+ 1)))
  }

  /// Goes to a row of pixels within the picture's bounds.
  mutating func move(to y: Int) {
    let width = picture.cells.width
    let (skipped, count) = (columns.lowerBound &- picture.cells.x, columns.count)
    let whole = UInt32(2) &<< UInt32(truncatingIfNeeded: picture.shift)
    picture.values.withUnsafeBufferPointer { values in
      guard picture.shift > 0 else {
        let start = (y &- picture.cells.y) &* width &+ skipped
        for column in 0..<count { mixed[column] = SIMD4(truncatingIfNeeded: values[start &+ column]) }
        return
      }
      let (row, weight) = Self.cell(of: y, shift: picture.shift)
      // `cells` has one extra cell on each side.
      let start = (row &- picture.cells.y) &* width &+ skipped
      let (above, below) = (SIMD4(repeating: whole &- weight), SIMD4(repeating: weight))
      for column in 0..<count {
        mixed[column] =
          SIMD4(truncatingIfNeeded: values[start &+ column]) &* above
          &+ SIMD4(truncatingIfNeeded: values[start &+ width &+ column]) &* below
      }
    }
  }

  /// Goes to a height in 256ths of a pixel; outside of the picture it is the nearest row.
  mutating func move(toFixed y: Int) {
    let width = picture.cells.width
    let shift = picture.shift
    let (row, weight) = BlurredBackdrop.cell(of: y, in: picture.bounds.rows, shift: shift)
    let start = (row &- picture.cells.y) &* width &+ columns.lowerBound &- picture.cells.x
    let count = columns.count
    // Sums of 24 bits, of which rows of whole pixels keep 16, and cells as many as `move(to:)` makes.
    let spare = UInt32(truncatingIfNeeded: shift > 0 ? 7 &- shift : 8)
    let (above, below) = (SIMD4(repeating: 256 &- weight), SIMD4(repeating: weight))
    let half = SIMD4<UInt32>(repeating: 1 &<< (spare &- 1))
    picture.values.withUnsafeBufferPointer { values in
      for column in 0..<count {
        let sum =
          SIMD4<UInt32>(truncatingIfNeeded: values[start &+ column]) &* above
          &+ SIMD4<UInt32>(truncatingIfNeeded: values[start &+ width &+ column]) &* below
        mixed[column] = (sum &+ half) &>> SIMD4(repeating: spare)
      }
    }
  }

  /// Writes pixels of the current row, which lie within the picture's bounds.
  func write(from x: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let shift = picture.shift
    guard shift > 0 else {
      let half = SIMD4<UInt32>(repeating: 128)
      for index in 0..<count {
        pixels[index] = Self.packed((mixed[x &+ index &- columns.lowerBound] &+ half) &>> SIMD4(repeating: 8))
      }
      return
    }
    let whole = UInt32(2) &<< UInt32(truncatingIfNeeded: shift)
    let bits = UInt32(truncatingIfNeeded: 2 &* (shift &+ 1) &+ 8)
    let half = SIMD4<UInt32>(repeating: 1 &<< (bits &- 1))
    for index in 0..<count {
      let (column, weight) = Self.cell(of: x &+ index, shift: shift)
      let place = column &- columns.lowerBound
      // At most 65,280 * 64 * 64 plus half a step: fits 32 bits.
      let sum =
        mixed[place] &* SIMD4(repeating: whole &- weight) &+ mixed[place &+ 1] &* SIMD4(repeating: weight)
      pixels[index] = Self.packed((sum &+ half) &>> SIMD4(repeating: bits))
    }
  }

  @inline(__always)
  static func packed(_ channels: SIMD4<UInt32>) -> UInt32 {
    (channels &<< SIMD4(0, 8, 16, 24)).wrappedSum()
  }
}

extension PixelTarget {
  /// Replaces pixels by a picture's in proportion to a clip's coverage, regardless of alpha.
  ///
  /// `area` lies in the target, in the picture and in the clip; `scratch` has room for twice `piece` words.
  func replace<Rows: PictureRows & ~Copyable>(
    _ area: PixelRect, by rows: inout Rows, clip: CoverageMask?,
    scratch: UnsafeMutablePointer<UInt32>, piece: Int
  ) {
    guard let clip else {
      for y in area.rows {
        rows.move(to: y)
        rows.write(from: area.x, count: area.width, into: pixel(x: area.x, y: y))
      }
      return
    }
    clip.coverage.withUnsafeBufferPointer { coverage in
      for y in area.rows {
        rows.move(to: y)
        // Nothing outside of the clip is made, and what is wholly inside is made in its place.
        let row = (y &- clip.bounds.y) &* clip.bounds.width &- clip.bounds.x
        var x = area.x
        while x < area.maxX {
          let first = coverage[row &+ x]
          var end = x &+ 1
          if first == 0 || first == 255 {
            while end < area.maxX, coverage[row &+ end] == first { end &+= 1 }
            if first == 255 { rows.write(from: x, count: end &- x, into: pixel(x: x, y: y)) }
          } else {
            let last = Swift.min(area.maxX, x &+ piece)
            while end < last, coverage[row &+ end] != 0, coverage[row &+ end] != 255 { end &+= 1 }
            rows.write(from: x, count: end &- x, into: scratch)
            let weights = scratch + piece
            for index in 0..<end &- x { weights[index] = UInt32(coverage[row &+ x &+ index]) &* 0x1_0001 }
            mix(end &- x, into: pixel(x: x, y: y), source: scratch, coverage: weights)
          }
          x = end
        }
      }
    }
  }

  /// Mixes two rows of pixels by coverage, which is in both halves of each word.
  private func mix(
    _ count: Int, into pixels: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>,
    coverage: UnsafePointer<UInt32>
  ) {
    func mixed(_ destination: SIMD8<UInt32>, _ source: SIMD8<UInt32>, _ coverage: SIMD8<UInt32>) -> SIMD8<
      UInt32
    > {
      Blend.mix(
        destination, redBlue: source & Blend.laneMask,
        greenAlpha: (source &>> Blend.eight) & Blend.laneMask, coverage: coverage)
    }
    var index = 0
    while index &+ 8 <= count {
      let destination = UnsafeMutableRawPointer(pixels + index)
      let result = mixed(
        destination.loadUnaligned(as: SIMD8<UInt32>.self),
        UnsafeRawPointer(source + index).loadUnaligned(as: SIMD8<UInt32>.self),
        UnsafeRawPointer(coverage + index).loadUnaligned(as: SIMD8<UInt32>.self))
      destination.storeBytes(of: result, as: SIMD8<UInt32>.self)
      index &+= 8
    }
    while index < count {
      pixels[index] =
        mixed(
          SIMD8(repeating: pixels[index]), SIMD8(repeating: source[index]),
          SIMD8(repeating: coverage[index]))[0]
      index &+= 1
    }
  }
}
