#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteFiles

/// What a program drew, so that it need not draw the same again.
struct DrawingRecords {
  private let path: String
  private var record: Record

  private struct Record: Codable {
    /// The program and the settings.
    var key: [Digest]
    var drawings: [Int: PreviewProcess.Drawing] = [:]
  }

  init(path: String, program: Digest?, settings: Digest) {
    self.path = path
    record = Record(key: [program, settings].compactMap { $0 })
    guard program != nil, let data = try? Data(contentsOf: URL(filePath: path)),
      let found = try? JSONDecoder().decode(Record.self, from: data), found.key == record.key
    else { return }
    record = found
  }

  /// What is known of some previews, and has all of its files in a folder.
  func drawings(of previews: [Int], in folder: String) -> [Int: PreviewProcess.Drawing] {
    record.drawings.filter { number, drawing in
      previews.contains(number)
        && drawing.pictures.allSatisfy { Folder.isRegularFile(FileName.joined(folder, $0.file)) }
    }
  }

  /// Keeps drawings beside those that are known. Without records the next run draws again.
  mutating func save(_ drawings: [Int: PreviewProcess.Drawing]) {
    record.drawings.merge(drawings) { _, new in new }
    guard let data = try? JSONEncoder().encode(record) else { return }
    try? FileBytes.write([UInt8](data), to: path)
  }
}
