/// Grades pixels that differ.
protocol PixelMetric {
  /// The grade of the pixel in column `x` of row `y`, which differs: the drawing's and the golden picture's.
  mutating func grade(x: Int, y: Int, actual: UInt32, expected: UInt32) -> PixelGrade
}

/// The grade of a difference.
struct PixelGrade {
  /// The verdict on it.
  enum Verdict {
    case tolerated
    /// A difference in antialiasing.
    case excused
    case failing
  }

  var verdict: Verdict
  /// The distance of the pixels, in the unit of the metric; more is worse.
  var distance: Double
}

/// A consumer of the grades of any metric.
protocol GradeReader {
  mutating func read(_ pair: BitmapPair, by metric: inout some PixelMetric)
}

extension Tolerance {
  /// Grades the pixels of a pair by the metric; each metric is a type, so that the loop has no dynamic dispatch.
  func grade(_ pair: BitmapPair, for reader: inout some GradeReader) {
    switch metric {
    case .exact:
      var metric = ExactMetric()
      reader.read(pair, by: &metric)
    case .channel:
      var metric = ChannelMetric(threshold: threshold)
      reader.read(pair, by: &metric)
    case .antialiased:
      var metric = AntialiasedMetric(pair, threshold: threshold)
      reader.read(pair, by: &metric)
    case .perceptual:
      var metric = PerceptualMetric(threshold: threshold)
      reader.read(pair, by: &metric)
    case .structural:
      var metric = StructuralMetric(pair, threshold: threshold)
      reader.read(pair, by: &metric)
    }
  }
}

/// Fails every pixel that differs.
struct ExactMetric: PixelMetric {
  func grade(x: Int, y: Int, actual: UInt32, expected: UInt32) -> PixelGrade {
    PixelGrade(verdict: .failing, distance: 1)
  }
}

/// A premultiplied pixel composited over an opaque backdrop.
///
/// Compositing is linear in the backdrop, so the difference of two pixels over any backdrop lies between those over
/// black and over white: these two are enough to find every visible difference.
enum Backdrop: CaseIterable {
  case white, black

  /// The three channels, 0 to 255; a channel above alpha counts as alpha.
  @inline(__always)
  func channels(of pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
    let alpha = Int(pixel >> 24)
    let base = self == .white ? 255 - alpha : 0
    return (
      min(Int(pixel & 0xFF), alpha) + base, min(Int(pixel >> 8 & 0xFF), alpha) + base,
      min(Int(pixel >> 16 & 0xFF), alpha) + base
    )
  }

  /// Whether the two backdrops can give different results for these pixels.
  @inline(__always)
  static func matters(_ a: UInt32, _ b: UInt32) -> Bool { a & b < 0xFF00_0000 }
}

/// The largest difference of a channel, over white or over black, 0 to 255.
///
/// Cost: a few integer operations for each pixel that differs.
struct ChannelMetric: PixelMetric {
  let threshold: Double

  func grade(x: Int, y: Int, actual: UInt32, expected: UInt32) -> PixelGrade {
    let distance = Double(Self.difference(actual, expected))
    return PixelGrade(verdict: distance > threshold ? .failing : .tolerated, distance: distance)
  }

  /// The largest difference of the three colours over both backdrops.
  @inline(__always)
  static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = difference(a, b, over: .black)
    if Backdrop.matters(a, b) { largest = max(largest, difference(a, b, over: .white)) }
    return largest
  }

  @inline(__always)
  private static func difference(_ a: UInt32, _ b: UInt32, over backdrop: Backdrop) -> Int {
    let (a, b) = (backdrop.channels(of: a), backdrop.channels(of: b))
    return max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
  }
}
