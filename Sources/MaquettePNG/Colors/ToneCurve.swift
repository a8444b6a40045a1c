import MaquetteGraphics

/// The tone curve of a channel: from its stored value to linear light, both from 0 to 1.
enum ToneCurve: Sendable {
  case sRGB
  case power(Double)
  /// Line `c` x + `f` below `d`, and (`a` x + `b`) to the power `g`, plus `e`, from there.
  case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)
  /// Equally spaced values from 0 to 65535, of which there are two or more.
  case table([UInt16])

  /// The curve of films and television (ITU-R BT.709-6, 1.2), read backwards.
  static let television = ToneCurve.parametric(
    g: 1 / 0.45, a: 1 / 1.09929682680944, b: 0.09929682680944 / 1.09929682680944, c: 1 / 4.5,
    d: 4.5 * 0.018053968510807, e: 0, f: 0)

  /// The light of a stored value, limited to what can be shown.
  func light(of value: Double) -> Double {
    let light =
      switch self {
      case .sRGB: TransferFunction.decodeSRGB(value)
      case .power(let exponent): Arithmetic.power(value, exponent)
      case .parametric(let g, let a, let b, let c, let d, let e, let f):
        value >= d ? Arithmetic.power(a * value + b, g) + e : c * value + f
      case .table(let values): Self.interpolated(values, at: value)
      }
    // A NaN counts as none.
    return light > 0 ? min(light, 1) : 0
  }

  private static func interpolated(_ values: [UInt16], at value: Double) -> Double {
    let place = value * Double(values.count - 1)
    let index = min(max(Int(place), 0), values.count - 2)
    let (low, high) = (Double(values[index]), Double(values[index + 1]))
    return (low + (high - low) * (place - Double(index))) / 65535
  }
}
