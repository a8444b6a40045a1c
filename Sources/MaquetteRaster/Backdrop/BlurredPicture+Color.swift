public import MaquetteGraphics

extension BlurredPicture {
  /// The strongest saturation; stronger ones count as this.
  public static let greatestSaturation = 8.0

  /// Returns the picture in stronger or weaker colours, under a tint.
  ///
  /// Each channel's distance from the luminance is multiplied; the weights of the luminance are those of ITU-R BT.709 in 256ths,
  /// on encoded values, as the filters of browsers and of the platforms do it. Results end at 0 and at alpha.
  /// - Parameters:
  ///   - saturation: 1 for the colours as they are, 0 for grays, 0 to `greatestSaturation`; one that is not a number is 1.
  ///   - tint: what is painted over the result.
  public func recolored(saturation: Double, tint: Color) -> BlurredPicture {
    let factor =
      saturation.isNaN ? 256 : Int32(Swift.max(0, Swift.min(saturation, Self.greatestSaturation)) * 256 + 0.5)
    let premultiplied = PremultipliedColor(tint)
    let over = SIMD4<UInt32>(
      UInt32(premultiplied.red), UInt32(premultiplied.green), UInt32(premultiplied.blue),
      UInt32(premultiplied.alpha))
    let rest = SIMD4<UInt32>(repeating: 255 - UInt32(tint.alpha))
    let result = values.map { value -> SIMD4<UInt16> in
      let saturated = factor == 256 ? value : Self.saturated(value, factor)
      if tint.alpha == 0 { return saturated }
      let below = SIMD4<UInt32>(truncatingIfNeeded: saturated) &* rest &+ SIMD4(repeating: 127)
      return SIMD4(truncatingIfNeeded: over &<< SIMD4(repeating: 8) &+ below / SIMD4(repeating: 255))
    }
    return BlurredPicture(bounds: bounds, shift: shift, cells: cells, values: result)
  }

  /// The weights of red, green and blue in the luminance, in 256ths.
  private static let luminance = SIMD4<Int32>(54, 183, 19, 0)

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
