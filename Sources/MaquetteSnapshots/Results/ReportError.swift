package import MaquetteFiles

/// Why a report cannot be read, merged or written.
package enum ReportError: Error, Equatable, Sendable {
  /// A file or folder cannot be read.
  case cannotRead(path: String, reason: String)
  /// A file or folder cannot be written.
  case cannotWrite(path: String, reason: String)
  /// There are no results at the path.
  case noResults(path: String)
  /// A file is not a report, or is of a newer version.
  case notAReport(path: String, reason: String)
  /// A report names a picture outside of its folder.
  case pictureElsewhere(path: String, picture: String)
  /// There are no reports to merge.
  case nothingToMerge
  /// Two reports are of differently divided checks.
  case unlikeShards(Int, Int)
  /// A shard occurs twice.
  case repeatedShard(String)
  /// A case is in two reports.
  case repeatedCase(path: String)

  package init(_ problem: FileProblem, path: String) {
    self =
      switch problem {
      case .cannotRead(let code): .cannotRead(path: path, reason: SystemMessage.text(for: code))
      case .cannotWrite(let code): .cannotWrite(path: path, reason: SystemMessage.text(for: code))
      case .tooLarge(let count, let limit):
        .cannotRead(path: path, reason: "\(count ?? limit + 1) bytes is more than \(limit)")
      }
  }
}

extension ReportError: CustomStringConvertible {
  /// The message with a remedy.
  package var description: String {
    switch self {
    case .cannotRead(let path, let reason):
      "\(path): cannot read: \(reason)"
    case .cannotWrite(let path, let reason):
      "\(path): cannot write: \(reason)"
    case .noResults(let path):
      "\(path): there are no results here; 'maquette check' and snapshot tests leave them"
    case .notAReport(let path, let reason):
      "\(path): these are not the results of a check: \(reason); check again to write them anew"
    case .pictureElsewhere(let path, let picture):
      "\(path): it names '\(picture)', which is no PNG file below its own folder; "
        + "check again to write it anew"
    case .nothingToMerge:
      "there are no results to merge; name the results folder of each shard"
    case .unlikeShards(let first, let second):
      "one is a shard of \(first), another of \(second); merge the shards of one check"
    case .repeatedShard(let shard):
      "shard \(shard) is there twice; name the results folder of each shard once"
    case .repeatedCase(let path):
      "\(path): it is in two of the results; merge results that have no case in common"
    }
  }
}
