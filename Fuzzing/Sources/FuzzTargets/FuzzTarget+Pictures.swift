import MaquetteGraphics
import MaquetteImages
import MaquettePNG
import MaquetteRaster

extension FuzzTarget {
  /// Files with pixels.
  static let pictures = [
    FuzzTarget(name: "png", input: "a PNG", seeds: ["png"], words: chunkWords) { bytes in
      guard isSmall(png: bytes), let picture = try? PNG.decodePicture(bytes) else { return }
      let encoded = try PNG.encode(picture.bitmap)
      try BrokenPromise.unless(PNG.decode(encoded) == picture.bitmap, "what is encoded can be decoded")
      try BrokenPromise.unless(
        (try? PNG.isEncoding(bytes, of: picture.bitmap)) == true,
        "a file has the pixels that it was decoded to")
    },
    FuzzTarget(name: "apng", input: "a moving PNG", seeds: ["png"], words: chunkWords) { bytes in
      guard isSmall(png: bytes), let animation = try? PNG.decodeAnimation(bytes) else { return }
      animation.forEachFrame { _, _ in }
    },
    FuzzTarget(
      name: "image", input: "a picture that a sheet names (PNG, JPEG)", seeds: ["jpg", "png"],
      words: chunkWords
    ) { bytes in
      guard isSmall(png: bytes), let image = try? ImageDecoder.decode(bytes) else { return }
      try BrokenPromise.unless(image.width > 0 && image.height > 0, "a picture has pixels")
    },
    // Pictures carry profiles compressed, where a mutation breaks the stream.
    FuzzTarget(name: "profile", input: "a colour profile", seeds: ["icc"], words: profileWords) { bytes in
      guard let conversion = try? PixelConversion(icc: bytes, isGray: false) else { return }
      var pixel: UInt32 = 0x80FF_0040
      conversion.convert(&pixel, count: 1)
      try BrokenPromise.unless(pixel >> 24 == 0x80, "alpha stays")
    },
  ]

  /// Whether a PNG announces fewer pixels than fill the memory of the fuzzer: its limit is higher on purpose.
  private static func isSmall(png bytes: [UInt8]) -> Bool {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return true }
    func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return number(at: 16).multipliedReportingOverflow(by: number(at: 20)).partialValue < 1 << 16
  }
}
