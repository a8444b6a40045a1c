import MaquetteFiles
import Testing

/// What files are by their first bytes, and what messages say of them.
@Suite struct FileKindTests {
  static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """

  @Test(arguments: [
    ("GIF89a", "a GIF"), ("RIFF\u{0}\u{0}\u{0}\u{0}WEBPVP8 ", "a WebP"),
    ("\u{0}\u{0}\u{0}\u{18}ftypheic", "an HEIC"), ("\u{0}\u{0}\u{0}\u{18}ftypavif", "an AVIF"),
    ("\u{0}\u{0}\u{0}\u{18}ftypmif1", "an HEIC"), ("\u{0}\u{0}\u{0}\u{18}ftypisom", "a film"),
    ("%PDF-1.7", "a PDF"), ("BM6", "a BMP"), ("II*\u{0}", "a TIFF"), ("MM\u{0}*", "a TIFF"),
    ("<svg xmlns='http://www.w3.org/2000/svg'/>", "an SVG"), ("<svg>", "an SVG"),
    ("\u{FEFF}<?xml version='1.0'?>\n<!-- made by hand -->\n<svg/>", "an SVG"),
    ("<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'x'><svg/>", "an SVG"),
    ("<!doctype html>\n<html><svg/></html>", "a web page"), ("<html>", "a web page"),
    ("hello", "plain text"), ("// draws <svg", "plain text"), ("schön", "plain text"),
    (pointer, "a pointer of Git LFS, in place of the file itself"), ("", "empty"),
  ])
  func kinds(bytes: String, name: String) {
    #expect(FileKind(Array(bytes.utf8)).name == name)
  }

  @Test func picturesAreKnownByTheirSignature() {
    #expect(FileKind([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) == .png)
    #expect(FileKind([0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg)
    #expect(FileKind([1, 2, 3]) == .unknown([1, 2, 3]))
    #expect(FileKind([0xC3, 0x28]) == .unknown([0xC3, 0x28]))
    // The bytes that decide may end within a character.
    let long = "a" + String(repeating: "ö", count: FileKind.leadingBytes)
    #expect(FileKind(Array(long.utf8)) == .text)
    #expect(FileKind(Array("schö".utf8.dropLast())) == .unknown(Array("schö".utf8.dropLast())))
  }

  @Test func messagesNameTheNextStep() {
    let pointer = FileKind(Array(Self.pointer.utf8))
    for expected in [FileKind.Expected.png, .picture, .drawing, .font, .text] {
      #expect(pointer.hint(expected: expected) == "run 'git lfs pull'")
      #expect(FileKind.empty.sentence(expected: expected) == "the file is empty")
    }
    #expect(FileKind.jpeg.sentence(expected: .png) == "the file is a JPEG, expected a PNG: convert it to PNG")
    #expect(
      FileKind.other("a WebP").sentence(expected: .picture)
        == "the file is a WebP, expected a PNG, a JPEG or an SVG: convert it to PNG or to JPEG in RGB")
    #expect(FileKind.png.sentence(expected: .text) == "the file is a PNG, expected text")
    #expect(
      FileKind(Array("wOF2".utf8)).message(expected: .font)
        == "the file is a WOFF2, expected a TrueType (.ttf) or OpenType (.otf) font")
    #expect(
      FileKind.unknown([1, 0xAB]).sentence(expected: .png) == "the file is not a PNG: it begins with 01 ab")
  }
}
