import Foundation
import MaquetteGraphics
import struct MaquetteGraphics.Rect
import MaquetteRaster
import Testing

@Suite struct BlurTests {
  /// The coverage of a shape convolved with a Gaussian in Double, to 5 sigma.
  struct Reference {
    var bounds: PixelRect
    var values: [Double]

    init(_ shape: Shape, sigma: Double) {
      let mask = CoverageMask(filling: shape)
      let reach = Int((5 * sigma).rounded(.up)) + 1
      let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
      let total = weights.reduce(0, +)
      bounds = PixelRect(
        x: mask.bounds.x - reach, y: mask.bounds.y - reach, width: mask.bounds.width + 2 * reach,
        height: mask.bounds.height + 2 * reach)
      let (width, height) = (bounds.width, bounds.height)
      var rows = [Double](repeating: 0, count: width * height)
      for (x, y) in pixels(0..<mask.bounds.width, 0..<mask.bounds.height) {
        let value = Double(mask.coverage[y * mask.bounds.width + x]) / total
        if value == 0 { continue }
        for (index, weight) in weights.enumerated() {
          rows[(y + reach) * width + x + index] += value * weight
        }
      }
      values = [Double](repeating: 0, count: width * height)
      for y in reach..<height - reach {
        for (index, weight) in weights.enumerated() {
          let target = (y + index - reach) * width
          for x in 0..<width { values[target + x] += rows[y * width + x] * weight / total }
        }
      }
    }

    func worstError(_ mask: CoverageMask) -> Double {
      var worst = 0.0
      let all = bounds.union(mask.bounds)
      for (x, y) in pixels(all.columns, all.rows) {
        let isInside = bounds.columns.contains(x) && bounds.rows.contains(y)
        let value = isInside ? values[(y - bounds.y) * bounds.width + x - bounds.x] : 0
        worst = Swift.max(worst, abs(value - Double(mask[x, y])))
      }
      return worst
    }
  }

  @Test(arguments: [0.3, 0.5, 1, 2.5, 7.9, 8.1, 13])
  func agreesWithAGaussianInDouble(sigma: Double) {
    let shape = Shape.roundedRectangle(
      RoundedRectangle(rect: Rect(x: 3.4, y: -5.2, width: 37, height: 24), radius: 7))
    let mask = CoverageMask(blurring: shape, sigma: sigma)
    #expect(Reference(shape, sigma: sigma).worstError(mask) < 1.5)
  }

  @Test(arguments: [31.0, 80])
  func wideBlurOfAHalfPlaneIsTheNormalDistribution(sigma: Double) {
    // A rectangle so large that its left edge is all that a row in its middle sees.
    let mask = CoverageMask(
      blurring: .rect(Rect(x: 0, y: 0, width: 8 * sigma, height: 8 * sigma)), sigma: sigma)
    let y = Int(4 * sigma)
    for x in Int(-3 * sigma)...Int(3 * sigma) {
      let expected = 255 * 0.5 * erfc(-(Double(x) + 0.5) / sigma / (2.0).squareRoot())
      #expect(abs(Double(mask[x, y]) - expected) < 1.5, "at \(x)")
    }
  }

  @Test func aBlurOfNothingOrByNothingChangesNothing() {
    let shape = Shape.ellipse(Rect(x: 0.5, y: 0.5, width: 9, height: 7))
    for sigma in [0, -1, Double.nan] {
      #expect(CoverageMask(blurring: shape, sigma: sigma) == CoverageMask(filling: shape))
    }
    #expect(CoverageMask(blurring: .rect(.zero), sigma: 4).bounds.isEmpty)
  }

  @Test func aLargeAreaStaysFullInside() {
    for sigma in [1.0, 5, 20] {
      let mask = CoverageMask(
        blurring: .rect(Rect(x: 0, y: 0, width: 200, height: 200)), sigma: sigma)
      #expect(mask[100, 100] == 255)
    }
  }

  @Test func extremesDoNotTrap() {
    let square = Shape.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    _ = CoverageMask(blurring: square, sigma: 1e-300)
    _ = CoverageMask(blurring: square, sigma: .infinity)
    _ = CoverageMask(blurring: .rect(Rect(x: 1e300, y: .nan, width: 1, height: 1)), sigma: 3)
    #expect(
      CoverageMask(blurring: .rect(Rect(x: 0, y: 0, width: 1e9, height: 1e9)), sigma: 3).bounds.isEmpty)
  }

  @Test func movingByWholePixelsMovesTheShadow() {
    let shape = Shape.ellipse(Rect(x: 0.5, y: 0.5, width: 9, height: 7))
    let here = CoverageMask(blurring: shape, sigma: 3)
    let there = CoverageMask(blurring: shape.offset(dx: 100, dy: -50), sigma: 3)
    #expect(there.bounds == here.bounds.offset(dx: 100, dy: -50) && there.coverage == here.coverage)
  }

  @Test(arguments: [3.0, 21])
  func withinLimitsTheMaskIsTheWhole(sigma: Double) {
    let shape = Shape.ellipse(Rect(x: -200.5, y: -130.5, width: 400, height: 300))
    let whole = CoverageMask(blurring: shape, sigma: sigma)
    let limits = PixelRect(x: -13, y: 5, width: 29, height: 11)
    let part = CoverageMask(blurring: shape, sigma: sigma, within: limits)
    #expect(part.cropped(to: limits) == whole.cropped(to: limits))
    #expect(part.coverage.count < whole.coverage.count)
  }
}
