import MaquetteGraphics
import MaquettePNG
import Testing

@testable import MaquetteImages

/// What the segments of a JPEG say: EXIF, and a colour profile in one part or several.
@Suite struct JPEGSegmentsTests {
  /// The gray picture of ``ImageDecoderTests`` with segments before its own.
  static func file(_ segments: [[UInt8]]) -> [UInt8] {
    Array(ImageDecoderTests.gray.prefix(2)) + segments.joined() + ImageDecoderTests.gray.dropFirst(2)
  }

  static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    let length = data.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + data
  }

  static func exif(_ orientation: UInt8) -> [UInt8] {
    segment(
      0xE1,
      Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        + [0, 0, 0, 0])
  }

  static func part(_ number: UInt8, of count: UInt8, _ data: some Sequence<UInt8>) -> [UInt8] {
    segment(0xE2, Array("ICC_PROFILE\0".utf8) + [number, count] + data)
  }

  /// A profile for grey whose curve has four points.
  static let profile: [UInt8] = {
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    let curve = Array("curv".utf8) + number(0) + number(4) + [0, 0, 15, 160, 78, 32, 255, 255]
    let head = Array("mntrGRAYXYZ ".utf8) + [UInt8](repeating: 0, count: 12) + Array("acsp".utf8)
    let body =
      number(0) + number(0x0400_0000) + head + [UInt8](repeating: 0, count: 88) + number(1)
      + Array("kTRC".utf8) + number(144) + number(curve.count) + curve
    return number(4 + body.count) + number(0) + body.dropFirst(4)
  }()

  private func grays(_ bytes: [UInt8]) throws -> [UInt32] {
    let image = try ImageDecoder.decode(bytes)
    return [image.pixels[0] & 255, image.pixels[15] & 255]
  }

  private func error(_ bytes: [UInt8]) -> ImageError? {
    do throws(ImageError) {
      _ = try ImageDecoder.decode(bytes)
      return nil
    } catch {
      return error
    }
  }

  /// Little CMS 2.16 makes 196 of 200, and 47 of 40.
  @Test func profilesAreApplied() throws {
    #expect(Self.profile.count == 164)
    let whole = Self.part(1, of: 1, Self.profile)
    let found = try grays(Self.file([whole]))
    #expect(found[0] == 196 && abs(Int(found[1]) - 47) <= 1, "\(found)")
    // Parts in any order, with other segments between them.
    let parts = [
      Self.part(2, of: 2, Self.profile.dropFirst(50)), Self.part(1, of: 2, Self.profile.prefix(50)),
    ]
    #expect(try grays(Self.file([parts[0], Self.exif(1), parts[1]])) == found)
    #expect(try grays(Self.file([])) == [200, 40])
  }

  @Test func incompleteProfilesAreRefused() {
    let half = Self.part(1, of: 2, Self.profile.prefix(50))
    for segments in [
      [half], [half, half], [half, Self.part(2, of: 3, [1])], [Self.part(0, of: 1, [1])],
      [Self.part(1, of: 0, [1])], [Self.segment(0xE2, Array("ICC_PROFILE\0".utf8))],
    ] {
      let found = error(Self.file(segments))
      #expect(found?.message == "its colour profile is damaged: it is incomplete")
      #expect(found?.hint == "save it as sRGB")
    }
    #expect(
      error(Self.file([Self.part(1, of: 1, [1, 2])]))?.message
        == "its colour profile is damaged: it has 2 bytes")
  }

  @Test(arguments: 0...9)
  func camerasSayHowAPictureIsTurned(value: UInt8) {
    let segments = JPEGSegments(Self.file([Self.segment(0xE0, [1, 2]), [0xFF], Self.exif(value)]))
    #expect(segments.orientation == Orientation(Int(value)))
  }

  @Test func damagedSegmentsAreHarmless() {
    let file = Self.file([Self.exif(6), Self.part(1, of: 1, Self.profile)])
    for count in 0..<file.count {
      // Never a trap, wherever the file ends.
      _ = try? JPEGSegments(Array(file.prefix(count))).profile()
    }
    #expect(JPEGSegments([0xFF, 0xD8, 0xFF, 0xE1, 0, 0]).orientation == .upright)
  }
}
