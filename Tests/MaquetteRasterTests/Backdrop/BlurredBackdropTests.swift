import Foundation
import MaquetteGraphics
import struct MaquetteGraphics.Rect
import MaquetteRaster
import Testing

@Suite struct BlurredBackdropTests {
  /// Shapes in many colours and opacities on some pixels.
  static func draw(on canvas: inout Canvas) {
    var numbers = SeededGenerator(seed: 5)
    for index in 0..<40 {
      let color = Color(
        red: UInt8.random(in: 0...255, using: &numbers), green: UInt8.random(in: 0...255, using: &numbers),
        blue: UInt8.random(in: 0...255, using: &numbers), alpha: index % 3 == 0 ? 130 : 255)
      let rect = Rect(
        x: numbers.number(-20...66), y: numbers.number(-20...50), width: numbers.number(1...40),
        height: numbers.number(1...40))
      canvas.fill(index % 2 == 0 ? .rect(rect) : .ellipse(rect), paint: .color(color))
    }
  }

  static let bounds = PixelRect(x: 0, y: 0, width: 71, height: 53)

  /// The picture as it is.
  static func sharp(_ background: Color = .white) throws -> Bitmap {
    try drawn(bounds.width, bounds.height) { canvas in
      canvas.clear(background)
      draw(on: &canvas)
    }
  }

  /// The picture with all of it replaced by a blurred one.
  static func blurred(
    _ area: PixelRect = bounds, background: Color = .white, sigma: Double, threads: Int = 1,
    change: (BlurredBackdrop) -> BlurredBackdrop = { $0 }
  ) throws -> Bitmap {
    let madePicture = BlurredBackdrop(
      of: area, in: bounds, background: background, sigma: sigma, threads: threads, { draw(on: &$0) })
    let picture = try #require(madePicture)
    return try drawn(bounds.width, bounds.height) { $0.replace(by: change(picture)) }
  }

  /// The convolution with a Gaussian in Double, to 5 sigma, of premultiplied channels; pixels of the edge repeat.
  static func reference(_ bitmap: Bitmap, sigma: Double) -> [[Double]] {
    let reach = Int((5 * sigma).rounded(.up)) + 1
    var weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = weights.reduce(0, +)
    weights = weights.map { $0 / total }
    let (width, height) = (bitmap.width, bitmap.height)
    return (0..<4).map { channel in
      let source = bitmap.pixels.map { Double($0 >> UInt32(8 * channel) & 255) }
      func pass(_ values: [Double], along: Int, count: Int, _ place: (Int, Int) -> Int) -> [Double] {
        var result = values
        for line in 0..<(values.count / count) {
          for index in 0..<count {
            result[place(line, index)] = weights.indices.reduce(0.0) { sum, step in
              let neighbour = Swift.min(Swift.max(index + step - reach, 0), count - 1)
              return sum + weights[step] * values[place(line, neighbour)]
            }
          }
        }
        return result
      }
      let rows = pass(source, along: 0, count: width) { $0 * width + $1 }
      return pass(rows, along: 1, count: height) { $1 * width + $0 }
    }
  }

  static func worstError(_ bitmap: Bitmap, _ reference: [[Double]]) -> Double {
    var worst = 0.0
    for (index, pixel) in bitmap.pixels.enumerated() {
      for channel in 0..<4 {
        let value = Double(pixel >> UInt32(8 * channel) & 255)
        worst = Swift.max(worst, abs(value - reference[channel][index]))
      }
    }
    return worst
  }

  @Test(arguments: zip([0.5, 2, 7.9, 8.1, 24], [Color.white, .clear, .white, .clear, .white]))
  func agreesWithAGaussianInDouble(sigma: Double, background: Color) throws {
    let picture = try Self.blurred(background: background, sigma: sigma)
    let error = Self.worstError(picture, Self.reference(try Self.sharp(background), sigma: sigma))
    #expect(error < 1.6, "\(error)")
  }

  @Test(arguments: [0, -1, Double.nan])
  func withoutBlurItIsThePicture(sigma: Double) throws {
    #expect(try Self.blurred(sigma: sigma) == Self.sharp())
  }

  @Test(arguments: [1, 6, 20, 100, 1000])
  func oneColourStaysAsItIs(sigma: Double) throws {
    let color = Color(red: 17, green: 130, blue: 250, alpha: 200)
    let madePicture = BlurredBackdrop(
      of: Self.bounds, in: Self.bounds, background: color, sigma: sigma, { _ in })
    let picture = try #require(madePicture)
    let bitmap = try drawn(Self.bounds.width, Self.bounds.height) { $0.replace(by: picture) }
    #expect(Set(bitmap.pixels) == [PremultipliedColor(color).packed])
  }

  @Test(arguments: [0, 3, 12, 40.0], [2, 3, 8])
  func threadsDoNotMatter(sigma: Double, threads: Int) throws {
    #expect(try Self.blurred(sigma: sigma, threads: threads) == Self.blurred(sigma: sigma))
  }

  @Test(arguments: [3, 12, 40.0])
  func aPartIsAPartOfTheWhole(sigma: Double) throws {
    let whole = try Self.blurred(sigma: sigma)
    let area = PixelRect(x: 21, y: 13, width: 37, height: 29)
    let part = try Self.blurred(area, sigma: sigma)
    let cropped = try Self.blurred(sigma: sigma) { $0.cropped(to: area) ?? $0 }
    #expect(part == cropped)
    for (x, y) in pixels(Self.bounds.columns, Self.bounds.rows) {
      let isInside = area.columns.contains(x) && area.rows.contains(y)
      #expect(part[x, y] == (isInside ? whole[x, y] : .clear))
    }
  }

  @Test func nothingOutsideIsAPicture() {
    let outside = PixelRect(x: 500, y: 0, width: 9, height: 9)
    #expect(BlurredBackdrop(of: outside, in: Self.bounds, background: .white, sigma: 3, { _ in }) == nil)
    let inside = BlurredBackdrop(of: Self.bounds, in: Self.bounds, background: .white, sigma: 3, { _ in })
    #expect(inside != nil && inside?.cropped(to: outside) == nil)
  }

  @Test func aClipMixes() throws {
    // A half-covered column of a picture that is black, over white.
    let madePicture = BlurredBackdrop(
      of: Self.bounds, in: Self.bounds, background: .black, sigma: 3, { _ in })
    let picture = try #require(madePicture)
    let bitmap = try drawn(Self.bounds.width, Self.bounds.height) { canvas in
      canvas.clear(.white)
      canvas.pushClip(.rect(Rect(x: 10.5, y: 10, width: 20, height: 20)))
      canvas.replace(by: picture)
      canvas.popClip()
    }
    #expect(bitmap[10, 15].color == Color(red: 127, green: 127, blue: 127))
    #expect(bitmap[11, 15].color == .black && bitmap[9, 15].color == .white)
  }
}
