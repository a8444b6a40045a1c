package import MaquetteGraphics

// Backdrops
// =========
//
// A translucent panel shows the picture below it, convolved with a Gaussian. The method is that of wide shadows
// (`BlurredMask`): pixels are averaged over cells of k x k, k = 1, 2, 4, ... so that the Gaussian is at most 8 cells wide, the
// cells are blurred along rows and columns, and pixels are interpolated between the centres of cells when they are drawn. Averaging
// and interpolation also blur, with variances of (k^2 - 1) / 12 and k^2 / 6, which are subtracted from the kernel's.
//
// Cells are aligned to the picture's origin, so that overlapping panels, and parts of one, agree in every pixel. Beyond the
// picture's edge its outermost pixels repeat; without that, panels would darken there. Channels are premultiplied and in 8.8 fixed point from
// the average to the last rounding; all four pass the same monotone steps, so that none exceeds alpha.
//
// The picture below is drawn band by band, and each band is reduced to cells while it is in the cache; no full-size picture is kept.

/// A blurred picture, stored at reduced resolution; any pixel can be computed from it.
package struct BlurredBackdrop: Sendable {
  /// The pixels that the picture describes.
  package let bounds: PixelRect
  /// The binary logarithm of a cell's side in pixels.
  let shift: Int
  /// The stored cells, counted from the picture's origin: those that `bounds` touches and one more on each side.
  let cells: PixelRect
  /// Red, green, blue and alpha of the cells, row by row, in 8.8 fixed point.
  private(set) var values: [SIMD4<UInt16>]

  /// How many bytes of pixels are drawn at a time: half of a small second-level cache.
  private static let bandBytes = 512 << 10

  /// Draws and blurs a part of a picture; nil if it lies outside, or has more cells than a bitmap may have pixels.
  ///
  /// - Parameters:
  ///   - area: the pixels that will be read.
  ///   - picture: the bounds of the whole picture.
  ///   - background: the colour of all pixels before `body` draws.
  ///   - sigma: the standard deviation in pixels, at most `BlurredMask.greatestSigma`; if it is not positive, nothing
  ///     is blurred.
  ///   - threads: the number of bands drawn at the same time; the result does not depend on it.
  ///   - body: draws the picture's content on each band.
  package init?(
    of area: PixelRect, in picture: PixelRect, background: Color, sigma: Double, threads: Int = 1,
    buffers: DrawingBuffers = DrawingBuffers(), _ body: @Sendable (inout Canvas) -> Void
  ) {
    let area = area.intersection(picture)
    let sigma = sigma > 0 ? Swift.min(sigma, BlurredMask.greatestSigma) : 0
    let side = BlurredMask.grid(sigma: sigma)
    let shift = side.trailingZeroBitCount
    let variance = (sigma * sigma + 1.0 / 12) / Double(side * side) - 0.25
    let kernel = GaussianKernel(sigma: side == 1 ? sigma : variance.squareRoot())
    let kept = area.cells(shift: shift).outset(by: 1)
    let read = kept.outset(by: kernel.radius)
    guard !area.isEmpty, Bitmap.pixelCount(width: read.width, height: read.height) != nil else { return nil }

    let sums = CellSums(read, shift: shift, picture: picture, buffers: buffers)
    let workers = buffers.buffers(workers: Swift.max(1, threads))
    let rows = Swift.max(1, (Self.bandBytes / (4 * sums.pixels.width)) >> shift)
    // Safe to share: one worker draws a band, with its own buffers, and adds to its own cells.
    nonisolated(unsafe) let shared = (sums, workers)
    forEachBand(count: sums.bandCount(cellRows: rows), workers: workers.count) { worker, take in
      while let band = take() {
        let (sums, buffers) = (shared.0, shared.1[worker])
        let layer = LayerBuffer(bounds: sums.band(band, cellRows: rows))
        var canvas = Canvas(target: layer.target, buffers: buffers)
        canvas.clear(background)
        body(&canvas)
        sums.add(layer.target)
      }
    }
    bounds = area
    self.shift = shift
    cells = kept
    values = sums.blurred(by: kernel)
  }

  init(bounds: PixelRect, shift: Int, cells: PixelRect, values: [SIMD4<UInt16>]) {
    self.bounds = bounds
    self.shift = shift
    self.cells = cells
    self.values = values
  }

  /// Returns the part of the picture within some pixels; nil if there is none.
  package func cropped(to area: PixelRect) -> BlurredBackdrop? {
    let area = area.intersection(bounds)
    if area.isEmpty { return nil }
    let kept = area.cells(shift: shift).outset(by: 1)
    var part: [SIMD4<UInt16>] = []
    part.reserveCapacity(kept.width * kept.height)
    for row in kept.rows {
      let start = (row - cells.y) * cells.width + kept.x - cells.x
      part += values[start..<start + kept.width]
    }
    return BlurredBackdrop(bounds: area, shift: shift, cells: kept, values: part)
  }
}

extension PixelRect {
  /// The cells of `1 << shift` pixels each way that hold these pixels.
  fileprivate func cells(shift: Int) -> PixelRect {
    let (left, top) = (x >> shift, y >> shift)
    return PixelRect(
      x: left, y: top, width: ((maxX - 1) >> shift) + 1 - left, height: ((maxY - 1) >> shift) + 1 - top)
  }

  /// Returns the rectangle grown by a distance on every side.
  fileprivate func outset(by distance: Int) -> PixelRect {
    PixelRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}

extension BlurredBackdrop {
  /// The upper limit of saturation; greater values count as this one.
  package static let greatestSaturation = 8.0

  /// Returns the picture with changed saturation, through a face, under a tint.
  ///
  /// Each channel's distance from the luminance is multiplied; the weights of the luminance are those of ITU-R BT.709 in 256ths,
  /// on encoded values, as in the filters of browsers and of the platforms. Results are clamped to 0...alpha; with a face only
  /// at the end, because glass keeps levels out of range: a menu of iOS 26 over (0, 122, 255) is (186, 229, 255), where red
  /// would be 205 if the saturated blue had lost its negative red before white is mixed in.
  /// - Parameters:
  ///   - saturation: 0 (grays) to `greatestSaturation`; 1 keeps the colours, and NaN counts as 1.
  ///   - face: what becomes of each channel then: levels that are added, and factors of the luminance and of the distance from
  ///     it; nil for no change.
  ///   - tint: the colour painted over the result.
  package func recolored(
    saturation: Double, face: (lift: Double, gain: Double, chroma: Double)? = nil, tint: Color
  ) -> BlurredBackdrop {
    let factor =
      saturation.isNaN ? 256 : Int32(Swift.max(0, Swift.min(saturation, Self.greatestSaturation)) * 256 + 0.5)
    let premultiplied = PremultipliedColor(tint)
    let over = SIMD4<UInt32>(
      UInt32(premultiplied.red), UInt32(premultiplied.green), UInt32(premultiplied.blue),
      UInt32(premultiplied.alpha))
    let rest = SIMD4<UInt32>(repeating: 255 - UInt32(tint.alpha))
    let map = face.map { face in
      (
        lift: Self.fixed(face.lift, 1024), gain: Self.fixed(face.gain, 16),
        chroma: Self.fixed(face.chroma * Double(factor) / 256, 16)
      )
    }
    let result = values.map { value -> SIMD4<UInt16> in
      if let map {
        let faced = Self.faced(value, map.lift, map.gain, map.chroma)
        return Self.limited(
          tint.alpha == 0 ? faced : Self.tinted(faced, over, SIMD4(truncatingIfNeeded: rest)))
      }
      let saturated = factor == 256 ? value : Self.saturated(value, factor)
      if tint.alpha == 0 { return saturated }
      let below = SIMD4<UInt32>(truncatingIfNeeded: saturated) &* rest &+ SIMD4(repeating: 127)
      return SIMD4(truncatingIfNeeded: over &<< SIMD4(repeating: 8) &+ below / SIMD4(repeating: 255))
    }
    return BlurredBackdrop(bounds: bounds, shift: shift, cells: cells, values: result)
  }

  /// A number of at most a limit in 256ths; NaN counts as 0.
  private static func fixed(_ value: Double, _ limit: Double) -> Int32 {
    value.isNaN ? 0 : Int32((Swift.max(-limit, Swift.min(value, limit)) * 256).rounded())
  }

  /// Returns colours through a face, whose numbers are in 256ths; channels may lie outside of 0...alpha.
  @inline(__always)
  private static func faced(
    _ value: SIMD4<UInt16>, _ lift: Int32, _ gain: Int32, _ chroma: Int32
  ) -> SIMD4<Int32> {
    let (red, green, blue, alpha) = (Int32(value.x), Int32(value.y), Int32(value.z), Int32(value.w))
    let weights = Self.luminance
    let luminance = (red &* weights.x &+ green &* weights.y &+ blue &* weights.z) &>> 8
    // At most 2^18 levels in 256ths times 255, and twice 65,280 times 2^12: each fits 32 bits.
    let even = lift &* (alpha &>> 8) / 255 &+ (luminance &* gain &+ 128) &>> 8
    @inline(__always) func faced(_ channel: Int32) -> Int32 {
      even &+ ((channel &- luminance) &* chroma &+ 128) &>> 8
    }
    return SIMD4(faced(red), faced(green), faced(blue), alpha)
  }

  /// Returns colours under a premultiplied tint, which leaves a part of them, of 255.
  @inline(__always)
  private static func tinted(
    _ value: SIMD4<Int32>, _ tint: SIMD4<UInt32>, _ rest: SIMD4<Int32>
  ) -> SIMD4<Int32> {
    // Faced channels are below 2^22, so their products with 255 fit 32 bits.
    let below = (value &* rest &+ SIMD4(repeating: 127)) / SIMD4(repeating: 255)
    return SIMD4(truncatingIfNeeded: tint &<< SIMD4(repeating: 8)) &+ below
  }

  /// Returns colours with channels within 0...alpha.
  @inline(__always)
  private static func limited(_ value: SIMD4<Int32>) -> SIMD4<UInt16> {
    SIMD4(truncatingIfNeeded: value.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: value.w)))
  }

  /// The weights of red, green and blue in the luminance, in 256ths.
  static var luminance: SIMD4<Int32> { SIMD4(54, 183, 19, 0) }

  @inline(__always)
  private static func saturated(_ value: SIMD4<UInt16>, _ factor: Int32) -> SIMD4<UInt16> {
    let channels = SIMD4<Int32>(truncatingIfNeeded: value)
    let luma = ((channels &* luminance).wrappedSum() &+ 128) >> 8
    let distance = channels &- SIMD4(repeating: luma)
    // Below 2^16 times 2^11, so within 32 bits.
    let moved = SIMD4(repeating: luma) &+ (distance &* SIMD4(repeating: factor)) &>> SIMD4(repeating: 8)
    var result = moved.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: channels.w))
    result.w = channels.w
    return SIMD4(truncatingIfNeeded: result)
  }
}
