// Contrast as WCAG 2.2 defines it
// ===============================
//
// Relative luminance is the weighted sum of the linear channels; the contrast of two colours is the ratio of their
// luminances, each with 0.05 of stray light. A channel becomes linear by the curve of IEC 61966-2-1, whose 2.4th
// power is x² times the fifth root of x², from arithmetic alone, so that a ratio is the same on every machine.

import MaquetteGraphics

/// The relative luminance of colours, 0 (black) to 1 (white).
enum Luminance {
  /// The luminance of an opaque colour.
  static func of(_ color: Color) -> Double {
    0.2126 * linear[Int(color.red)] + 0.7152 * linear[Int(color.green)] + 0.0722 * linear[Int(color.blue)]
  }

  /// The contrast of two opaque colours, 1 to 21.
  static func contrast(_ first: Color, _ second: Color) -> Double {
    let (a, b) = (of(first), of(second))
    return (Swift.max(a, b) + 0.05) / (Swift.min(a, b) + 0.05)
  }

  private static let linear: [Double] = (0..<256).map { step in
    let value = Double(step) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of a number from 0.001 to 1 by Newton's steps from above.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<24 { root = (4 * root + value / (root * root * root * root)) / 5 }
    return root
  }
}
