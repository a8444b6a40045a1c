#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteFiles

/// What was drawn, so that the same need not be drawn again.
struct DrawingRecords {
  private let path: String
  private var record: Record

  private struct Record: Codable {
    var settings: Digest
    var drawings: [Int: Entry] = [:]
  }

  private struct Entry: Codable {
    /// What the drawing was made of.
    var digest: Digest
    var drawing: PreviewProcess.Drawing
  }

  init(path: String, settings: Digest) {
    self.path = path
    record = Record(settings: settings)
    guard let data = try? Data(contentsOf: URL(filePath: path)),
      let found = try? JSONDecoder().decode(Record.self, from: data), found.settings == settings
    else { return }
    record = found
  }

  /// What is known of some previews, is made of the same, and has all of its files in a folder.
  func drawings(
    of previews: [Int], _ digests: [Int: Digest], in folder: String
  ) -> [Int: PreviewProcess.Drawing] {
    let entries = record.drawings.filter { number, entry in
      previews.contains(number) && entry.digest == digests[number]
        && entry.drawing.pictures.allSatisfy { Folder.isRegularFile(FileName.joined(folder, $0.file)) }
    }
    return entries.mapValues(\.drawing)
  }

  /// Keeps drawings beside those that are known. Without records the next run draws again.
  mutating func save(_ drawings: [Int: PreviewProcess.Drawing], _ digests: [Int: Digest]) {
    for (number, drawing) in drawings {
      // What took too long may be faster on a less busy machine.
      let isKept = !(drawing.cause?.text.hasPrefix(PreviewProcess.tooMuch) ?? false)
      record.drawings[number] = isKept ? digests[number].map { Entry(digest: $0, drawing: drawing) } : nil
    }
    guard let data = try? JSONEncoder().encode(record) else { return }
    try? FileBytes.write([UInt8](data), to: path)
  }
}
