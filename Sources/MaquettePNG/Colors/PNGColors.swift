import MaquetteGraphics

/// What the chunks of a PNG say of its colours (PNG, 4.3 and 12.1): the first of `cICP`, `iCCP`, `sRGB`, and `cHRM` with `gAMA`
/// that is there decides.
struct PNGColors {
  private var chunks: [String: [UInt8]] = [:]

  /// The names of the chunks.
  static let names: Set<String> = ["cICP", "iCCP", "sRGB", "cHRM", "gAMA"]

  /// Adds a chunk; the first of its name counts.
  mutating func add(_ name: String, _ data: some Collection<UInt8>) {
    if Self.names.contains(name), chunks[name] == nil { chunks[name] = Array(data) }
  }

  /// The conversion to sRGB; nil if there is nothing to convert.
  func conversion(isGray: Bool) throws(ColorProblem) -> PixelConversion? {
    if let data = chunks["cICP"] { return PixelConversion(try Self.codePoints(data)) }
    if let data = chunks["iCCP"] {
      return PixelConversion(try ColorProfile(icc: Self.profile(in: data), isGray: isGray))
    }
    if chunks["sRGB"] != nil { return nil }
    return try measured().flatMap { PixelConversion($0) }
  }

  /// The profile of `cHRM` and `gAMA`; nil if both are absent, or say what sRGB says.
  private func measured() throws(ColorProblem) -> ColorProfile? {
    var primaries = ColorProfile.Primaries.sRGB
    if let data = chunks["cHRM"] {
      guard data.count == 32 else { throw .damaged("cHRM has \(data.count) bytes instead of 32") }
      let values = (0..<8).map { Double(data.number(at: 4 * $0)) / 100_000 }
      func point(_ index: Int) -> SIMD2<Double> { SIMD2(values[index], values[index + 1]) }
      primaries = .init(red: point(2), green: point(4), blue: point(6), white: point(0))
    }
    var curve = ToneCurve.sRGB
    if let data = chunks["gAMA"] {
      guard data.count == 4, data.number(at: 0) > 0 else { throw .damaged("gAMA is not a number above 0") }
      let gamma = Double(data.number(at: 0))
      // As libpng has it: less than a twentieth from the gamma nearest to sRGB means sRGB.
      let isNear = (gamma - 45455).magnitude < 45455 / 20
      if isNear && primaries.isNear(.sRGB) { return nil }
      curve = .power(100_000 / gamma)
    }
    guard let profile = ColorProfile(curve: curve, primaries: primaries) else {
      throw .damaged("cHRM lacks three primaries")
    }
    return profile
  }

  /// The profile of `cICP`, whose numbers are those of ITU-T H.273.
  private static func codePoints(_ data: [UInt8]) throws(ColorProblem) -> ColorProfile {
    guard data.count == 4 else { throw .damaged("cICP has \(data.count) bytes instead of 4") }
    let curve: ToneCurve? =
      switch data[1] {
      case 1, 6, 14, 15: .television
      case 4: .power(2.2)
      case 5: .power(2.8)
      case 8: .power(1)
      case 13: .sRGB
      default: nil
      }
    if data[1] == 16 || data[1] == 18 {
      throw ColorProblem(
        reason: "its colours are HDR (\(data[1] == 16 ? "PQ" : "HLG")), which is not supported")
    }
    guard let curve, let primaries = primaries[data[0]], data[2] == 0, data[3] == 1,
      let profile = ColorProfile(curve: curve, primaries: primaries)
    else {
      let numbers = data.map { "\($0)" }.joined(separator: ", ")
      throw ColorProblem(reason: "its colours are those of cICP \(numbers), which is not supported")
    }
    return profile
  }

  /// The primaries by their number (H.273, table 2).
  private static let primaries: [UInt8: ColorProfile.Primaries] = {
    let (d65, c) = (ColorProfile.Primaries.sRGB.white, SIMD2(0.310, 0.316))
    func primaries(
      _ red: SIMD2<Double>, _ green: SIMD2<Double>, _ blue: SIMD2<Double>, _ white: SIMD2<Double>
    ) -> ColorProfile.Primaries { .init(red: red, green: green, blue: blue, white: white) }
    let smpte = primaries(SIMD2(0.630, 0.340), SIMD2(0.310, 0.595), SIMD2(0.155, 0.070), d65)
    return [
      1: .sRGB,
      4: primaries(SIMD2(0.67, 0.33), SIMD2(0.21, 0.71), SIMD2(0.14, 0.08), c),
      5: primaries(SIMD2(0.64, 0.33), SIMD2(0.29, 0.60), SIMD2(0.15, 0.06), d65),
      6: smpte, 7: smpte,
      8: primaries(SIMD2(0.681, 0.319), SIMD2(0.243, 0.692), SIMD2(0.145, 0.049), c),
      9: primaries(SIMD2(0.708, 0.292), SIMD2(0.170, 0.797), SIMD2(0.131, 0.046), d65),
      11: primaries(
        SIMD2(0.680, 0.320), SIMD2(0.265, 0.690), SIMD2(0.150, 0.060), SIMD2(0.314, 0.351)),
      12: primaries(SIMD2(0.680, 0.320), SIMD2(0.265, 0.690), SIMD2(0.150, 0.060), d65),
      22: primaries(SIMD2(0.630, 0.340), SIMD2(0.295, 0.605), SIMD2(0.155, 0.077), d65),
    ]
  }()

  /// The profile in `iCCP`: a name of at most 79 bytes and a NUL, the method 0, and a zlib stream.
  private static func profile(in data: [UInt8]) throws(ColorProblem) -> [UInt8] {
    guard let end = data.prefix(80).firstIndex(of: 0), end > 0, data.count > end + 2, data[end + 1] == 0
    else { throw .damaged("iCCP has no name, or no stream") }
    let limit = PixelConversion.largestProfile
    var count = 0
    // The chunk's checksum is right, so that damage is a writer's: what cannot be decompressed is missing at the end.
    let profile = data[(end + 2)...].withUnsafeBufferPointer { stream in
      [UInt8](unsafeUninitializedCapacity: limit + 1 + Inflater.slack) { buffer, initialized in
        if let start = buffer.baseAddress, var inflater = try? Inflater(stream) {
          count = (try? inflater.inflate(start, from: 0, to: limit + 1)) ?? 0
        }
        initialized = count
      }
    }
    if count > limit { throw .profileTooLarge }
    if count == 0 { throw .damaged("its stream cannot be decompressed") }
    return profile
  }
}
