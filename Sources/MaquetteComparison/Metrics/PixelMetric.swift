/// Grades pixels that differ.
protocol PixelMetric {
  /// The grade of the pixel in column `x` of row `y`, which differs: the drawing's and the golden picture's.
  mutating func grade(x: Int, y: Int, actual: UInt32, expected: UInt32) -> PixelGrade
}

/// How bad a difference is.
struct PixelGrade {
  /// What becomes of it.
  enum Verdict {
    /// Within the threshold.
    case tolerated
    /// An edge that is smoothed in another way.
    case excused
    /// Beyond the threshold.
    case failing
  }

  var verdict: Verdict
  /// How far the pixels are from each other, in the metric's unit; more is worse.
  var distance: Double
}

/// What is done with the grades of the pixels that differ, whichever metric gives them.
protocol GradeReader {
  /// Reads the grades of a pair's pixels.
  mutating func read(_ pair: PicturePair, by metric: inout some PixelMetric)
}

extension Tolerance {
  /// Grades the pixels of a pair by the metric; each is a type of its own, so that nothing is looked up in the loop.
  func grade(_ pair: PicturePair, for reader: inout some GradeReader) {
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

/// A premultiplied pixel put over an opaque backdrop.
///
/// Compositing is linear in the backdrop, so what two pixels differ by over any backdrop lies between what they
/// differ by over black and over white: who looks at both sees every difference that can be seen.
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

  /// Whether the two backdrops could tell different things about these pixels.
  @inline(__always)
  static func matters(_ a: UInt32, _ b: UInt32) -> Bool { a & b < 0xFF00_0000 }
}
