#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteFiles
import MaquetteSwiftSource

/// What was taken out of a module's files, so that the next run need not find it out again.
struct RemovalRecords {
  let path: String

  private struct Record: Codable {
    var digest: Digest
    var names: [String]
    var removals: [ModuleCopy.Removal]
  }

  /// Takes the parts out again, if no file has declarations or imports that it had not before.
  func restore(_ copy: inout ModuleCopy) {
    guard let data = try? Data(contentsOf: URL(filePath: path)),
      let records = try? JSONDecoder().decode([String: Record].self, from: data)
    else { return }
    var removals: [String: [ModuleCopy.Removal]] = [:]
    for item in copy.files {
      guard let record = records[item.file.path], record.names == names(of: item) else { return }
      if record.digest == SHA256.digest(of: item.file.source.bytes) {
        removals[item.file.path] = record.removals
      }
    }
    copy.restore(removals)
  }

  func save(_ copy: ModuleCopy) {
    var records: [String: Record] = [:]
    for item in copy.files {
      records[item.file.path] = Record(
        digest: SHA256.digest(of: item.file.source.bytes), names: names(of: item), removals: item.removals)
    }
    // Without records the next run takes longer.
    guard let data = try? JSONEncoder().encode(records) else { return }
    try? FileBytes.write([UInt8](data), to: path)
  }

  /// The names of a file that others can miss.
  private func names(of item: ModuleCopy.File) -> [String] {
    item.file.declarations.flatMap { declaration -> [String] in
      let members = declaration.body.map { item.file.source.declarations($0) } ?? []
      return [declaration.name] + (declaration.kind == .type ? members.map(\.name) : [])
    } + item.missingImports
  }
}
