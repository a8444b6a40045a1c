package import MaquetteFiles

/// Why a report or a gallery cannot be read, merged or written.
package enum ReportError: Error, Equatable, Sendable {
  case cannotRead(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  /// A file is over its limit.
  case tooLarge(path: String, reason: String)
  case noResults(path: String)
  /// A file is not a report, or is of a newer version.
  case notAReport(path: String, reason: String)
  /// A report names a file outside of its folder.
  case fileElsewhere(path: String, name: String)
  case nothingToMerge
  /// Two reports have different numbers of shards.
  case unlikeShards(Int, Int)
  case repeatedShard(String)
  case repeatedCase(path: String)

  package init(_ problem: FileProblem, path: String) {
    self =
      switch problem {
      case .cannotRead, .notCarried: .cannotRead(path: path, reason: problem.reason)
      case .cannotWrite: .cannotWrite(path: path, reason: problem.reason)
      case .tooLarge: .tooLarge(path: path, reason: problem.reason)
      }
  }
}

/// Reads and writes the files of a report.
package enum ReportFile {
  static func read(_ path: String, limit: Int) throws(ReportError) -> [UInt8] {
    do throws(FileProblem) {
      return try FileBytes.read(path, limit: limit)
    } catch {
      throw ReportError(error, path: path)
    }
  }

  /// Writes a file, and creates the folders above it.
  package static func write(_ bytes: [UInt8], to path: String) throws(ReportError) {
    do throws(FileProblem) {
      try Folder.create(FileName.folder(of: path))
      try FileBytes.write(bytes, to: path)
    } catch {
      throw ReportError(error, path: path)
    }
  }
}

extension ReportError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotRead(let path, let reason), .tooLarge(let path, let reason):
      "\(path): cannot read: \(reason)"
    case .cannotWrite(let path, let reason):
      "\(path): cannot write: \(reason)"
    case .noResults(let path):
      "\(path): there are no results here; 'maquette check' and snapshot tests write them"
    case .notAReport(let path, let reason):
      "\(path): these are not the results of a check: \(reason); check again to write new ones"
    case .fileElsewhere(let path, let name):
      "\(path): it names '\(name)', which is not a result file inside its folder; "
        + "check again to write a new one"
    case .nothingToMerge:
      "there are no results to merge; name the results folder of each shard"
    case .unlikeShards(let first, let second):
      "the shards belong to different checks, \(first) and \(second); merge the shards of one check"
    case .repeatedShard(let shard):
      "shard \(shard) is there twice; name the results folder of each shard once"
    case .repeatedCase(let path):
      "\(path): it is in two of the results; merge results without common cases"
    }
  }
}
