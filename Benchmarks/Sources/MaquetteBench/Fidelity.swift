import ArgumentParser
#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteControls
import MaquetteElements
import MaquettePNG
import MaquetteRendering
import MaquetteSheets

/// Draws one sheet for each picture of a real control and writes the control's position in the drawing.
///
/// A scorer compares the result, pictures and `cases.json`, with the real ones: for each case the
/// file of the real picture, the drawing, the control's frame, its parts and its lines of text, in pixels.
struct Fidelity: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw the cases that are compared with pictures of real controls.",
    discussion: """
      A case is a sheet named for the real picture, <picture>.yaml. The control is the element with the id \
      'control', or the first control of the sheet.

      With --reference, the descriptions of the real pictures, what the folder's corrections.json says is applied: \
      DIR/reference then holds the pictures and descriptions to score with, masked as the drawings are, and cases.json \
      lists only cases of pictures that are described and compared.
      """)

  @Argument(help: "The folder of the cases.")
  var cases: String

  @Option(help: "The folder for the pictures and cases.json; created if missing.")
  var out: String

  @Option(
    help: ArgumentHelp("The description of real pictures; several may be given.", valueName: "reference.json")
  )
  var reference: [String] = []

  func run() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: out, withIntermediateDirectories: true)
    let names = try files.contentsOfDirectory(atPath: cases).filter { $0.hasSuffix(".yaml") }.sorted()
    guard !names.isEmpty else { throw ValidationError("\(cases) holds no cases") }
    let renderer = Renderer()
    var entries: [FidelityCase] = []
    for name in names {
      let stem = String(name.dropLast(".yaml".count))
      do throws(SheetError) {
        guard let picture = try Sheet(path: cases + "/" + name).pictures.first else { continue }
        entries.append(try draw(picture, as: stem, with: renderer))
      } catch {
        throw ValidationError(error.message)
      }
    }
    if !reference.isEmpty {
      let corrections = try FidelityCorrection.all(in: cases)
      let real = try FidelityReference(paths: reference, corrections: corrections)
      let frames = try real.prepare(entries.map(\.file), in: out)
      entries.removeAll { frames[$0.file] == nil }
      for index in entries.indices {
        if let frame = frames[entries[index].file] ?? nil { entries[index].frame = frame }
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(entries).write(to: URL(fileURLWithPath: out + "/cases.json"))
    print("\(entries.count) cases in \(out)/cases.json")
  }

  private func draw(_ picture: Sheet.Picture, as stem: String, with renderer: Renderer) throws(SheetError)
    -> FidelityCase
  {
    let mockup = picture.mockup()
    let layout = mockup.layout()
    let path = "\(out)/\(stem).png"
    var scale = mockup.environment.scale
    do {
      var bitmap = try renderer.render(
        mockup.displayList(of: layout), scale: scale, library: mockup.environment.fonts)
      if stem.hasSuffix(Self.halvedSuffix), let half = bitmap.halved {
        bitmap = half
        scale /= 2
      }
      try PNGFile.write(bitmap, to: path)
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
    return FidelityCase(stem: stem, layout: layout, scale: scale)
  }

  /// The end of the names of screenshots that were halved, from 3x. Their drawings are halved too: at 1.5x lines and
  /// edges would lie elsewhere.
  private static let halvedSuffix = "-1.5x"
}
