import MaquetteGraphics

/// Converts pixels to sRGB, in whole numbers: a table for each channel to linear light, nine products, and a table back.
///
/// Light has 16 bits, which is a twentieth of the smallest step of sRGB. What is outside of sRGB is clipped.
package struct PixelConversion: Sendable {
  /// The most bytes of a profile.
  package static let largestProfile = 4 << 20

  /// The light of each value of red, then of green and of blue.
  private let light: [Int32]
  /// The rows of the matrix.
  private let factors: [Int]

  private static let one = 65536

  /// The 8-bit sRGB value of each light, rounded to the nearest.
  private static let encoded: [UInt8] = {
    var values: [UInt8] = []
    values.reserveCapacity(one + 1)
    for value in 0..<255 {
      // Where the next value begins.
      let limit = TransferFunction.decodeSRGB((Double(value) + 0.5) / 255) * Double(one)
      while Double(values.count) < limit { values.append(UInt8(value)) }
    }
    return values + [UInt8](repeating: 255, count: one + 1 - values.count)
  }()

  /// Prepares the conversion of a profile; nil for one that is sRGB, but for its rounding.
  init?(_ profile: ColorProfile) {
    light = profile.curves.flatMap { curve in
      (0..<256).map { Int32(curve.light(of: Double($0) / 255) * Double(Self.one) + 0.5) }
    }
    let rows = [profile.matrix.rows.0, profile.matrix.rows.1, profile.matrix.rows.2]
    factors = rows.indices.flatMap { index -> [Int] in
      var row = (0..<3).map { channel in
        // A NaN counts as none, and the greatest leaves room for sums.
        let factor = (rows[index][channel] * Double(Self.one)).rounded()
        return factor.magnitude < 0x4000_0000 ? Int(factor) : 0
      }
      // White, and with equal curves every grey, stays what it is, whatever rounding left of the profile's numbers.
      let rest = Self.one - row[0] - row[1] - row[2]
      if rest.magnitude < Self.one / 500 { row[index] += rest }
      return row
    }
    if isIdentity { return nil }
  }

  /// Prepares the conversion of an ICC profile; nil for sRGB.
  package init?(icc bytes: [UInt8], isGray: Bool) throws(ColorProblem) {
    self.init(try ColorProfile(icc: bytes, isGray: isGray))
  }

  /// Whether no channel of a lattice of colours moves by more than one step.
  private var isIdentity: Bool {
    let steps = stride(from: UInt32(0), through: 255, by: 15)
    for blue in steps {
      for green in steps {
        for red in steps {
          let pixel = red | green << 8 | blue << 16 | 0xFF00_0000
          var converted = pixel
          convert(&converted, count: 1)
          for shift: UInt32 in [0, 8, 16] {
            let (old, new) = (Int(pixel >> shift & 0xFF), Int(converted >> shift & 0xFF))
            if (old - new).magnitude > 1 { return false }
          }
        }
      }
    }
    return true
  }

  /// Converts `count` pixels with straight alpha, which stays.
  package func convert(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    light.withUnsafeBufferPointer { light in
      factors.withUnsafeBufferPointer { factors in
        Self.encoded.withUnsafeBufferPointer { encoded in
          // Tables have 256 entries for each channel, and one for each light that is limited.
          @inline(__always) func channel(_ row: Int, _ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
            let sum = factors[row] &* red &+ factors[row &+ 1] &* green &+ factors[row &+ 2] &* blue
            let rounded = (sum &+ Self.one / 2) >> 16
            return UInt32(encoded[min(max(rounded, 0), Self.one)])
          }
          var last = (stored: UInt32(0), shown: UInt32(0))
          var hasLast = false
          for index in 0..<count {
            let pixel = pixels[index]
            if !hasLast || pixel != last.stored {
              let red = Int(light[Int(pixel & 0xFF)])
              let green = Int(light[256 + Int(pixel >> 8 & 0xFF)])
              let blue = Int(light[512 + Int(pixel >> 16 & 0xFF)])
              let color =
                channel(0, red, green, blue) | channel(3, red, green, blue) << 8
                | channel(6, red, green, blue) << 16
              last = (pixel, color | pixel & 0xFF00_0000)
              hasLast = true
            }
            pixels[index] = last.shown
          }
        }
      }
    }
  }
}
