import MaquettePNG
import MaquetteRaster
import Testing

/// Every verb that reads a picture, with every kind of file that is none, or that is over a limit.
@Suite("files that are no pictures", .inTurn)
struct FileKindVerbTests {
  /// A kind of file: its first bytes, and what a message calls it.
  struct Kind: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let name: String
    /// What to do about it where a PNG is wanted, and where a picture of a sheet is.
    let hints: (png: String, picture: String)
    var testDescription: String { name }

    init(
      _ bytes: [UInt8], _ name: String, png: String = "convert it to PNG",
      picture: String = "convert it to PNG"
    ) {
      self.bytes = bytes
      self.name = name
      hints = (png, picture)
    }

    init(
      _ text: String, _ name: String, png: String = "convert it to PNG", picture: String = "convert it to PNG"
    ) {
      self.init(Array(text.utf8), name, png: png, picture: picture)
    }
  }

  static let kinds = [
    Kind(
      "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n",
      "a pointer of Git LFS, in place of the file itself", png: "run 'git lfs pull'",
      picture: "run 'git lfs pull'"),
    Kind([0, 0, 0, 24] + Array("ftypheic".utf8), "an HEIC"),
    Kind([0, 0, 0, 24] + Array("ftypavif".utf8), "an AVIF"),
    Kind("RIFF0000WEBPVP8 ", "a WebP"), Kind("GIF89a", "a GIF"),
    Kind("%PDF-1.7\n", "a PDF", picture: "pdftocairo -svg picture.pdf"),
    Kind("<svg xmlns='http://www.w3.org/2000/svg'/>", "an SVG"), Kind([0x49, 0x49, 0x2A, 0], "a TIFF"),
    Kind([0x42, 0x4D, 0x36, 0, 0, 0], "a BMP"),
    Kind("hello\n", "plain text", png: "name a picture file", picture: "name a picture file"),
    Kind("", "empty", png: "", picture: ""),
  ]

  static let jpeg = Kind([0xFF, 0xD8, 0xFF, 0xE0, 0, 16], "a JPEG")

  private static let sheet = "maquette: 1\nbody: { image: photo.png }\n"

  /// A folder with the file in every place that a verb reads.
  private func place(_ bytes: [UInt8]) throws -> Workplace {
    let place = try Workplace(files: [
      "a.yaml": Self.sheet, "Golden/Button/b.yaml": "maquette: 1\nbody: { button: Play }\n",
      "mine.yaml": "maquette: 1\nsymbols: { mine: mine.svg }\nbody: { symbol: mine }\n",
    ])
    for path in ["photo.png", "Golden/Button/b.png", "mine.svg"] {
      try place.write("", to: path)
      try place.write(bytes, to: path)
    }
    let white = try #require(Bitmap(width: 4, height: 4))
    try place.write("", to: "white.png")
    try place.write(PNG.encode(white), to: "white.png")
    return place
  }

  @Test("are named, with what to do", arguments: kinds + [jpeg])
  func named(kind: Kind) throws {
    let place = try place(kind.bytes)
    for (command, status) in [
      ("compare photo.png white.png", 65), ("compare white.png photo.png", 65), ("extract photo.png", 65),
      ("verify photo.png", 65), ("check", 1), ("review", 1),
    ] as [(String, Int32)] {
      let outcome = try place.run(command, input: "s\n")
      let said = outcome.text + outcome.message
      #expect(outcome.status == status, "\(command): \(said)")
      // Files of vectors carry sheets too.
      if ["a PDF", "an SVG"].contains(kind.name), command.hasPrefix("extract") || command.hasPrefix("verify")
      {
        #expect(said.contains("does not store its sheet"), "\(command): \(said)")
        continue
      }
      #expect(
        said.contains("the file is \(kind.name)") && said.contains(kind.hints.png), "\(command): \(said)")
    }
    // A sheet draws these.
    if [Self.jpeg.name, "an SVG"].contains(kind.name) { return }
    let outcome = try place.expect("render a.yaml -o out.png", 65)
    #expect(outcome.message.hasPrefix("a.yaml:2:16: error: "), "\(outcome.message)")
    #expect(
      outcome.message.contains("the file is \(kind.name)") && outcome.message.contains(kind.hints.picture))
    if kind.name == "plain text" { return }
    let symbol = try place.expect("render mine.yaml -o out.png", 65)
    #expect(symbol.message.contains("the file is \(kind.name)"), "\(symbol.message)")
  }

  /// A PNG with a header that says so, and nothing else.
  private static let huge: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 8, 0, 0, 0, 0, 0x31, 0xA2, 0x54, 0xBA]
    + [0, 0, 0, 0] + Array("IDAT".utf8) + [0x35, 0xAF, 0x06, 0x1E]

  @Test(
    "that are too large have one exit code",
    arguments: [
      "compare photo.png white.png", "compare white.png photo.png", "extract photo.png", "verify photo.png",
      "check", "render a.yaml -o out.png", "draw image photo.png -o out.png", "plan a.yaml",
    ])
  func tooLarge(command: String) throws {
    let place = try place(Self.huge)
    let outcome = try place.expect(command, 75)
    let said = outcome.text + outcome.message
    #expect(said.contains("2147483647 × 2147483647 pixels"), "\(said)")
  }

  @Test("with colours that cannot be applied are refused by every verb")
  func colors() throws {
    var bytes = Array(Self.huge.prefix(33))
    bytes.replaceSubrange(16..<24, with: [0, 0, 0, 1, 0, 0, 0, 1])
    let header = bytes
    // The checksums are those of zlib.
    bytes = Array(header.prefix(29)) + [0x3A, 0x7E, 0x9B, 0x55]
    bytes += [0, 0, 0, 4] + Array("cICP".utf8) + [9, 16, 0, 1] + [0x4D, 0x23, 0x23, 0xFE]
    bytes += [0, 0, 0, 0] + Array("IDAT".utf8) + [0x35, 0xAF, 0x06, 0x1E]
    let place = try place(bytes)
    for command in [
      "compare photo.png white.png", "extract photo.png", "verify photo.png", "render a.yaml -o out.png",
    ] {
      let outcome = try place.expect(command, 65)
      #expect(outcome.message.contains("its colours are HDR (PQ)"), "\(outcome.text + outcome.message)")
      #expect(outcome.message.contains("save it as sRGB"))
    }
  }
}
