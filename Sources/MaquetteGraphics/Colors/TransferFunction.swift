/// The transfer functions of RGB spaces (CSS Color 4, sections 10.2 to 10.6). All take and return 0 to 1.
package enum TransferFunction {
  /// Linear light to an sRGB channel: the power 1 / 2.4 is the twelfth root to the fifth.
  package static func encodeSRGB(_ light: Double) -> Double {
    guard light > 0.0031308 else { return 12.92 * light }
    let root = Arithmetic.root(3, of: light).squareRoot().squareRoot()
    return 1.055 * Arithmetic.power(root, 5) - 0.055
  }

  /// An sRGB or Display P3 channel to linear light: the power 2.4.
  package static func decodeSRGB(_ channel: Double) -> Double {
    guard channel > 0.04045 else { return channel / 12.92 }
    let base = (channel + 0.055) / 1.055
    let root = Arithmetic.root(5, of: base)
    return base * base * root * root
  }

  /// The power 563 / 256.
  package static func decodeA98(_ channel: Double) -> Double {
    var root = channel
    for _ in 0..<8 { root = root.squareRoot() }
    return channel * channel * Arithmetic.power(root, 51)
  }

  /// The power 1.8.
  package static func decodeProPhoto(_ channel: Double) -> Double {
    guard channel > 16.0 / 512 else { return channel / 16 }
    return channel * Arithmetic.power(Arithmetic.root(5, of: channel), 4)
  }

  /// The power 2.4, of displays (ITU-R BT.1886), as CSS Color 4 has it since 2025; before it had the curve of cameras.
  package static func decodeRec2020(_ channel: Double) -> Double {
    let root = Arithmetic.root(5, of: channel)
    return channel * channel * root * root
  }
}
