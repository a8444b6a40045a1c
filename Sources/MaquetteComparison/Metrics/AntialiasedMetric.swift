/// The difference of two pixels in YIQ, 0 to 1, which ignores differences in antialiasing.
///
/// The method is that of pixelmatch (https://github.com/mapbox/pixelmatch), so that thresholds have the same meaning:
/// over white, results equal those of its C++17 edition bit for bit, in 32-bit floats.
/// - A difference is 0.5053 ΔY² + 0.299 ΔI² + 0.1957 ΔQ²: Kotsarenko and Ramos, Measuring perceived color difference
///   using YIQ NTSC transmission color space in mobile applications, 2010. The maximum is 35215, so a threshold t
///   passes up to 35215 t².
/// - A pixel is antialiased if it has darker and brighter neighbours, at most two of its own brightness, and the
///   darkest or the brightest is part of an area in both pictures: after Vyšniauskas, Anti-aliased Pixel and Intensity
///   Slope Detector, 2009. It is enough in one picture.
///
/// pixelmatch composites over white, where a white button on a transparent background is invisible; here translucent
/// pixels are also composited over black and fail if they fail over either.
///
/// Cost: a dozen multiplications for a pixel that differs, and the brightness of up to 18 and the equality of up
/// to 32 neighbours for one beyond the threshold.
struct AntialiasedMetric: PixelMetric {
  private let pair: BitmapPair
  private let largestDelta: Float
  private let looksOverBlack: Bool

  /// The largest possible difference, nearly that of black and white.
  private static let scale: Float = 35215

  /// A metric for the pixels of a pair; over white only, it equals pixelmatch.
  init(_ pair: BitmapPair, threshold: Double, onlyOverWhite: Bool = false) {
    self.pair = pair
    largestDelta = Self.scale * Float(threshold) * Float(threshold)
    looksOverBlack = !onlyOverWhite
  }

  func grade(x: Int, y: Int, actual: UInt32, expected: UInt32) -> PixelGrade {
    var worst = grade(x: x, y: y, actual: actual, expected: expected, over: .white)
    if looksOverBlack, Backdrop.matters(actual, expected), worst.verdict != .failing {
      let other = grade(x: x, y: y, actual: actual, expected: expected, over: .black)
      if other.verdict == .failing || (worst.verdict == .tolerated && other.distance > worst.distance) {
        worst = other
      }
    }
    return worst
  }

  @inline(__always)
  private func grade(
    x: Int, y: Int, actual: UInt32, expected: UInt32, over backdrop: Backdrop
  ) -> PixelGrade {
    let delta = Self.delta(actual, expected, over: backdrop)
    let distance = Double(delta / Self.scale).squareRoot()
    guard delta > largestDelta else { return PixelGrade(verdict: .tolerated, distance: distance) }
    let isExcused =
      isAntialiased(x, y, in: pair.actual, other: pair.expected, over: backdrop)
      || isAntialiased(x, y, in: pair.expected, other: pair.actual, over: backdrop)
    return PixelGrade(verdict: isExcused ? .excused : .failing, distance: distance)
  }

  /// The weighted square of the distance in YIQ, 0 to 35215.
  private static func delta(_ a: UInt32, _ b: UInt32, over backdrop: Backdrop) -> Float {
    let (a, b) = (YIQ(a, over: backdrop), YIQ(b, over: backdrop))
    let (y, i, q) = (a.y - b.y, a.i - b.i, a.q - b.q)
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Whether a pixel looks like the antialiased edge of an area that is in both pictures.
  private func isAntialiased(
    _ x: Int, _ y: Int, in pixels: [UInt32], other: [UInt32], over backdrop: Backdrop
  ) -> Bool {
    let columns = max(x - 1, 0)...min(x + 1, pair.width - 1)
    let rows = max(y - 1, 0)...min(y + 1, pair.height - 1)
    let center = pixels[y * pair.width + x]
    let brightness = YIQ.brightness(center, over: backdrop)
    // All pixels outside of the picture count as one equal neighbour.
    var equalCount = columns.count < 3 || rows.count < 3 ? 1 : 0
    var (least, greatest) = (Float.zero, Float.zero)
    var (leastPlace, greatestPlace) = ((x: 0, y: 0), (x: 0, y: 0))
    for column in columns {
      for row in rows where column != x || row != y {
        let neighbor = pixels[row * pair.width + column]
        let delta = neighbor == center ? 0 : brightness - YIQ.brightness(neighbor, over: backdrop)
        if delta == 0 {
          equalCount += 1
          if equalCount > 2 { return false }
        } else if delta < least {
          (least, leastPlace) = (delta, (column, row))
        } else if delta > greatest {
          (greatest, greatestPlace) = (delta, (column, row))
        }
      }
    }
    guard least != 0, greatest != 0 else { return false }
    return
      (isInArea(leastPlace.x, leastPlace.y, of: pixels) && isInArea(leastPlace.x, leastPlace.y, of: other))
      || (isInArea(greatestPlace.x, greatestPlace.y, of: pixels)
        && isInArea(greatestPlace.x, greatestPlace.y, of: other))
  }

  /// Whether three of a pixel's neighbours equal it.
  private func isInArea(_ x: Int, _ y: Int, of pixels: [UInt32]) -> Bool {
    let columns = max(x - 1, 0)...min(x + 1, pair.width - 1)
    let rows = max(y - 1, 0)...min(y + 1, pair.height - 1)
    let center = pixels[y * pair.width + x]
    var equalCount = columns.count < 3 || rows.count < 3 ? 1 : 0
    for row in rows {
      for column in columns where column != x || row != y {
        if pixels[row * pair.width + column] == center { equalCount += 1 }
      }
    }
    return equalCount > 2
  }
}

/// A colour over an opaque backdrop in the YIQ of NTSC, in the precision and the order of operations of
/// pixelmatch.
struct YIQ {
  let y: Float
  let i: Float
  let q: Float

  @inline(__always)
  init(_ pixel: UInt32, over backdrop: Backdrop) {
    let (red, green, blue) = Self.channels(of: pixel, over: backdrop)
    y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
  }

  /// Y alone.
  @inline(__always)
  static func brightness(_ pixel: UInt32, over backdrop: Backdrop) -> Float {
    let (red, green, blue) = channels(of: pixel, over: backdrop)
    return red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  @inline(__always)
  private static func channels(of pixel: UInt32, over backdrop: Backdrop) -> (Float, Float, Float) {
    if backdrop == .white, pixel < 0xFF00_0000 { return channelsOverWhite(of: pixel) }
    let (red, green, blue) = backdrop.channels(of: pixel)
    return (Float(red), Float(green), Float(blue))
  }

  /// pixelmatch takes straight colours, composites them over white and rounds down.
  private static func channelsOverWhite(of pixel: UInt32) -> (Float, Float, Float) {
    let alpha = pixel >> 24
    guard alpha > 0 else { return (255, 255, 255) }
    let opacity = Float(alpha) / 255
    func channel(_ shift: UInt32) -> Float {
      let straight = min(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255)
      return (255 + (Float(straight) - 255) * opacity).rounded(.towardZero)
    }
    return (channel(0), channel(8), channel(16))
  }
}
