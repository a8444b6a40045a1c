import ArgumentParser
#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteRendering
import MaquetteScene
import MaquetteSheets
import MaquetteTypography

/// Prints the hash of every picture of a folder of sheets, and of seeded pictures of all other operations.
///
/// Builds, machines and thread counts that print the same lines draw the same pixels.
struct Identity: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a hash for each picture, to compare builds, threads and processors.",
    discussion: """
      With --export the display lists are written to a file as well, for the program in Benchmarks/Identity, which is \
      built for other processors without fonts and libraries.
      """)

  @Argument(help: "The folder of the sheets.")
  var folder: String

  @Option(help: "The number of bands of rows drawn at the same time.")
  var threads = 1

  @Option(help: "Draws every n-th picture only.")
  var every = 1

  @Option(help: "A file for the display lists.")
  var export: String?

  func validate() throws {
    if every < 1 { throw ValidationError("--every takes a number from 1 on.") }
  }

  private struct Picture {
    var name: String
    var list: DisplayList
    var scale: Double
    var library: FontLibrary

    /// The picture for `Benchmarks/Identity/DisplayListReader.swift`: the name after its length, the scale, the pixels of
    /// images, which the reader cannot decode, the canonical encoding of the list, and that of a second list, which fills the outlines of its glyphs in the order of their first
    /// use, because the reader has no fonts.
    var exported: [UInt8] {
      var seen: Set<Glyph> = []
      var outlines: [DisplayList.Command] = []
      for case .glyphs(let run, _, _) in list.commands.map(\.operation) {
        for glyph in run.glyphs where seen.insert(Glyph(face: run.face, id: glyph.id)).inserted {
          let outline = library.outline(of: glyph.id, in: run.face)
          outlines.append(
            .init(node: NodeID(0), operation: .fill(.path(outline, .nonzero), .color(.black))))
        }
      }
      return Self.bytes(UInt64(name.utf8.count)) + Array(name.utf8) + Self.bytes(scale.bitPattern)
        + exportedImages + list.content + DisplayList(size: .zero, commands: outlines).content
    }

    /// The images in the order of their first use: the columns, the rows, the scale, and the pixels after their number.
    private var exportedImages: [UInt8] {
      var images: [RasterImage] = []
      for case .image(let drawing) in list.commands.map(\.operation) where !images.contains(drawing.image) {
        images.append(drawing.image)
      }
      return images.reduce(into: Self.bytes(UInt64(images.count))) { bytes, image in
        for word in [UInt64(image.width), UInt64(image.height), image.scale.bitPattern] {
          bytes += Self.bytes(word)
        }
        bytes += Self.bytes(UInt64(image.pixels.count))
        for pixel in image.pixels { bytes += Self.bytes(UInt64(pixel)).prefix(4) }
      }
    }

    private struct Glyph: Hashable {
      var face: FontFace
      var id: GlyphID
    }

    private static func bytes(_ word: UInt64) -> [UInt8] {
      withUnsafeBytes(of: word.littleEndian, Array.init)
    }
  }

  func run() throws {
    let pictures = try sheetPictures() + seededPictures()
    let renderer = Renderer()
    var exported: [UInt8] = []
    for index in stride(from: 0, to: pictures.count, by: every) {
      let picture = pictures[index]
      let bitmap = try renderer.render(
        picture.list, scale: picture.scale, library: picture.library, threads: threads)
      let digits = String(hash(of: bitmap), radix: 16)
      print(String(repeating: "0", count: 16 - digits.count) + digits, picture.name)
      if export != nil { exported += picture.exported }
    }
    if let export { try Data(exported).write(to: URL(fileURLWithPath: export)) }
  }

  private func sheetPictures() throws -> [Picture] {
    let sheets = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { path in
        // Names that begin with an underscore are parts of sheets.
        path.hasSuffix(".yaml") && !path.split(separator: "/").contains { $0.hasPrefix("_") }
      }.sorted()
    guard !sheets.isEmpty else { throw ValidationError("\(folder) holds no sheets") }
    return try sheets.flatMap { path in
      try Sheet(path: folder + "/" + path).pictures.map { picture in
        let composition = picture.composed()
        let mockup = composition.mockup
        return Picture(
          name: Self.folder(of: path) + picture.name, list: mockup.displayList(of: composition.layout()),
          scale: mockup.environment.scale, library: mockup.environment.fonts)
      }
    }
  }

  /// The part of a path up to and including the last slash.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private func seededPictures() -> [Picture] {
    (1...60).map { seed in
      Picture(
        name: "seed-\(seed)", list: SeededLists.list(seed: UInt64(seed)), scale: 1 + Double(seed % 4) / 2,
        library: .bundled)
    }
  }
}
