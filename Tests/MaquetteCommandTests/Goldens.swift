import Foundation
import MaquettePNG
import MaquetteRaster

/// Sheets and goldens for tests of the verbs that work on them.
enum Goldens {
  /// A sheet with two pictures.
  static let variants = """
    maquette: 1
    body: { button: { title: Play, id: play } }
    variants: { appearance: [light, dark] }

    """

  /// A workplace with the recorded goldens of `Golden/Button/a.yaml` (one picture) and `Golden/Switch/b.yaml` (two).
  static func recorded() throws -> Workplace {
    let place = try Workplace(files: [
      "Golden/Button/a.yaml": RenderTests.sheet, "Golden/Switch/b.yaml": variants,
    ])
    try place.run("check --record missing")
    return place
  }

  /// The same, and then both sheets say something else; a check has found it.
  static func changed() throws -> Workplace {
    let place = try recorded()
    try change("Golden/Button/a.yaml", in: place)
    try change("Golden/Switch/b.yaml", to: "Stop", in: place)
    try place.run("check")
    return place
  }

  static func change(_ sheet: String, to word: String = "Pause", in place: Workplace) throws {
    let text = String(decoding: try place.bytes(of: sheet), as: UTF8.self)
    try place.write(text.replacing("Play", with: word), to: sheet)
  }
}

extension Workplace {
  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  /// The files that people wrote or recorded: none of those that a check leaves for itself.
  func goldenFiles() throws -> [String] { try files().filter { $0.hasPrefix("Golden/") } }
}
