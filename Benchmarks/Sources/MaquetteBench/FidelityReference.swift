#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquettePNG
import MaquetteRaster

/// The descriptions of real pictures that a scorer reads, corrected for the cases that are drawn.
///
/// The pictures and their `reference.json` are not the project's: they are read where they lie, and what is corrected is
/// written beside the drawings, which are masked in the same places.
struct FidelityReference {
  /// What a scorer reads of a picture's description.
  struct Row: Codable {
    var file: String
    var scale: Double?
    var grade: String
    var box: [Int]
    var background: [Int]
    var text: String?
    var note: String?
    var system: String
    var control: String

    enum CodingKeys: String, CodingKey {
      case file, scale, grade, text, note, control
      case box = "box_px"
      case background = "bg"
      case system = "os"
    }
  }

  /// The description of each picture and the folder that it lies in.
  private var rows: [String: (row: Row, folder: String)] = [:]
  private let corrections: [String: FidelityCorrection]

  /// Reads descriptions, of which later ones win.
  init(paths: [String], corrections: [String: FidelityCorrection]) throws {
    self.corrections = corrections
    for path in paths {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
        separator: "/")
      for row in try JSONDecoder().decode([Row].self, from: data) {
        rows[row.file] = (row, folder.isEmpty ? "." : folder)
      }
    }
  }

  /// Writes the corrected descriptions and pictures of the cases into `out/reference`, and masks the drawings of `out`.
  ///
  /// - Returns: The files that are compared, each with the control's frame in pixels if it is known in the drawing too:
  ///   a corrected case draws the whole picture, so what is compared lies at one place in both.
  func prepare(_ files: [String], in out: String) throws -> [String: [Int]?] {
    let target = out + "/reference"
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    var corrected: [Row] = []
    var frames: [String: [Int]?] = [:]
    for file in files {
      guard let (described, folder) = rows[file] else { continue }
      var row = described
      let real = try PNGFile.read(folder + "/" + file).bitmap
      let correction = corrections[String(file.dropLast(".png".count))]
      if correction?.skip != nil { continue }
      if let correction, correction.masks?.isEmpty == false {
        let drawn = try PNGFile.read(out + "/" + file).bitmap
        guard drawn.width == real.width, drawn.height == real.height else {
          throw FidelityProblem.size(
            of: file, drawn: [drawn.width, drawn.height], real: [real.width, real.height])
        }
        try PNGFile.write(correction.masked(drawn), to: out + "/" + file)
      }
      try PNGFile.write(correction?.masked(real) ?? real, to: target + "/" + file)
      row.box = correction?.box ?? row.box
      row.background = correction?.background ?? row.background
      row.text = correction?.text ?? row.text
      row.scale = correction?.scale ?? row.scale
      corrected.append(row)
      frames[file] = .some(correction == nil ? nil : row.box)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(corrected).write(to: URL(fileURLWithPath: target + "/reference.json"))
    return frames
  }
}
