import Foundation
import MaquetteFiles
import MaquettePNG
import MaquetteRaster
import MaquetteSnapshots

/// A folder of goldens or results that goes with the value.
final class GoldenFolder: Sendable {
  let path = NSTemporaryDirectory() + "maquette-golden-\(UUID().uuidString)"

  /// A folder with empty files of these names.
  init(_ names: String...) throws {
    try Folder.create(path)
    for name in names { try write([], to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of something in it.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// The paths of all files from the folder, in order.
  var files: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).filter { exists($0) }.sorted()
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: self(name), encoding: .utf8) }

  func write(_ bytes: [UInt8], to name: String) throws { try ReportFile.write(bytes, to: self(name)) }

  func write(_ bitmap: Bitmap, to name: String) throws { try write(PNG.encode(bitmap), to: name) }

  func bytes(of name: String) throws -> [UInt8] { try FileBytes.read(self(name), limit: 1 << 20) }

  func exists(_ name: String) -> Bool { Folder.kind(of: self(name)) == .file }

  /// A text without the folder's path.
  func within(_ text: String) -> String { text.replacing(path + "/", with: "") }

  /// The plan in which each sheet draws the pictures that stand beside its name.
  func plan(_ pictures: [String: [String]] = [:]) throws -> GoldenPlan<String> {
    GoldenPlan(try GoldenStore(path)) { golden throws(DrawingFailure) in
      let names = pictures[golden.name] ?? [golden.name]
      if names.isEmpty { throw .failed("\(golden.name): wrong") }
      return names.map { .init(name: $0, source: $0) }
    }
  }

  /// The outcomes of a plan in which every picture is the same.
  func check(
    _ mode: RecordMode, _ pictures: [String: [String]] = [:], drawing bitmap: Bitmap
  ) throws -> [GoldenOutcome] {
    let check = GoldenCheck(mode: mode)
    return try plan(pictures).cases.map { item in
      check.check(item) { name in
        DrawnPicture(name: name, bitmap: bitmap, options: PNGOptions(scale: 2))
      }
    }
  }
}
