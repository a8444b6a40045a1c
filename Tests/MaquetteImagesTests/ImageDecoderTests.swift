import MaquetteFiles
import MaquetteGraphics
import Testing

@testable import MaquetteImages

/// Pictures from bytes. The files were written by other programs: libjpeg's compressor at quality 100, and zlib.
@Suite struct ImageDecoderTests {
  /// A gray JPEG of 16 by 8 pixels: 200 on the left, 40 on the right.
  static let gray: [UInt8] = [
    255, 216, 255, 219, 0, 67, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 255, 192, 0, 11, 8, 0, 8, 0, 16, 1, 1, 17, 0, 255, 196, 0, 21, 0, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 11, 255, 196, 0, 20, 16, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 255, 218, 0, 8, 1, 1, 0, 0, 63, 0, 72, 9, 127, 191, 255, 217,
  ]

  /// The same in four inks.
  static let inks: [UInt8] = [
    255, 216, 255, 238, 0, 14, 65, 100, 111, 98, 101, 0, 100, 0, 0, 0, 0, 0, 255, 219, 0, 67, 0, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 255, 192, 0, 20, 8,
    0, 8, 0, 16, 4, 67, 17, 0, 77, 17, 0, 89, 17, 0, 75, 17, 0, 255, 196, 0, 21, 0, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 11, 255, 196, 0, 20, 16, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 255, 218, 0, 14, 4, 67, 0, 77, 0, 89, 0, 75, 0, 0, 63, 0, 72, 4, 128, 72, 4, 128, 151, 250, 95,
    233, 127, 165, 254, 255, 217,
  ]

  /// One pixel of 16 bits in each channel: 65535, 32896, 0, opaque.
  static let deep: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 16, 6, 0, 0, 0,
    79, 133, 24, 202, 0, 0, 0, 17, 73, 68, 65, 84, 120, 218, 99, 248, 255, 191, 161, 129, 129, 225, 255,
    127, 0, 23, 119, 4, 253, 245, 167, 126, 140, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]

  private func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32 = 255) -> UInt32 {
    red | green << 8 | blue << 16 | alpha << 24
  }

  private func error(_ bytes: [UInt8]) -> ImageError? {
    do throws(ImageError) {
      _ = try ImageDecoder.decode(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func grayBecomesRGB() throws {
    let image = try ImageDecoder.decode(Self.gray, scale: 2)
    #expect(image.size == Size(width: 8, height: 4))
    #expect(image.isOpaque)
    let row =
      [UInt32](repeating: pixel(200, 200, 200), count: 8) + [UInt32](repeating: pixel(40, 40, 40), count: 8)
    #expect(image.pixels == (0..<8).flatMap { _ in row })
  }

  @Test func camerasAreTurned() throws {
    let image = try ImageDecoder.decode(JPEGSegmentsTests.file([JPEGSegmentsTests.exif(6)]))
    // The left half, which was stored first, is on top.
    #expect(image.width == 8 && image.height == 16)
    #expect(image.pixels.prefix(64).allSatisfy { $0 == pixel(200, 200, 200) })
    #expect(image.pixels.suffix(64).allSatisfy { $0 == pixel(40, 40, 40) })
  }

  @Test func sixteenBitsAreRounded() throws {
    #expect(try ImageDecoder.decode(Self.deep).pixels == [pixel(255, 128, 0)])
  }

  @Test func brokenFilesAreRefused() {
    for count in 0..<Self.gray.count - 2 {
      #expect(error(Array(Self.gray.prefix(count))) != nil, "\(count) bytes")
    }
    for count in 0..<Self.deep.count {
      #expect(error(Array(Self.deep.prefix(count))) != nil, "\(count) bytes")
    }
    #expect(error([]) == .kind(.empty))
    #expect(error(Array("hello".utf8)) == .kind(.text))
    #expect(error(Self.inks) == .inks)
  }

  @Test func sizesHaveALimit() {
    // 65,500 by 65,500 pixels, said by the header of a frame.
    var huge = Self.gray
    for index in huge.indices.dropLast(9) where huge[index] == 0xFF && huge[index + 1] == 0xC0 {
      huge.replaceSubrange(index + 5..<index + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    }
    #expect(error(huge) == .tooLarge(width: 65_500, height: 65_500))
    var wide = Self.deep
    wide.replaceSubrange(16..<20, with: [0, 1, 0, 0])
    #expect(error(wide) == .tooLarge(width: 65_536, height: 1))
  }

  @Test func otherKindsAreNamed() throws {
    let error = try #require(self.error(Array("GIF89a".utf8)))
    #expect(error.message == "the file is a GIF, expected a PNG, a JPEG or an SVG")
    #expect(error.hint == "convert it to PNG or to JPEG in RGB")
  }

  @Test func equalBytesAreDecodedOnce() throws {
    let store = ImageStore(limit: 1)
    let first = try store.image(Self.gray, scale: 1)
    #expect(try store.image(Self.gray, scale: 1) == first)
    #expect(try store.image(Self.gray, scale: 2).scale == 2)
    #expect(throws: ImageError.self) { try store.image(Self.inks, scale: 1) }
  }

  @Test func namesHaveScales() {
    #expect(ScaledName("a/photo@2x.png").scale == 2)
    #expect(ScaledName("a/photo@2x.png").path(scale: 3) == "a/photo@3x.png")
    #expect(ScaledName("a/photo.jpg").scale == nil)
    #expect(ScaledName("a/photo.jpg").path(scale: 1) == "a/photo.jpg")
    #expect(ScaledName("photo@4x.png").path(scale: 2) == "photo@4x@2x.png")
    #expect(ScaledName("photo").path(scale: 2) == "photo@2x")
  }
}
