package import MaquetteFiles

/// Why a manifest could not be read, written or joined with others.
package enum ManifestError: Error, Equatable, Sendable {
  /// The file could not be read.
  case cannotRead(path: String, reason: String)
  /// The file could not be written.
  case cannotWrite(path: String, reason: String)
  /// The file is no manifest, or one of a newer version.
  case damaged(path: String, line: Int?, reason: String)
  /// There is no manifest where one was looked for.
  case nothingToMerge(path: String)
  /// Two shards are of runs that were to make different pictures.
  case unlikePlans(Shard, Shard)
  /// Two shards made different pictures from the same.
  case unlikePictures(path: String)

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

extension ManifestError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package var description: String {
    switch self {
    case .cannotRead(let path, let reason): "\(path): cannot read: \(reason)"
    case .cannotWrite(let path, let reason): "\(path): cannot write: \(reason)"
    case .damaged(let path, let line, let reason):
      "\(path)\(line.map { ":\($0)" } ?? ""): this is not the manifest of a render: \(reason)"
    case .nothingToMerge(let path):
      "\(path): there is no manifest here; 'maquette render --out' leaves one"
    case .unlikePlans(let first, let second):
      "shards \(first) and \(second) are not of the same run: their sheets, options or versions differ"
    case .unlikePictures(let path):
      "\(path): two shards drew different pictures from the same sheet; please report this"
    }
  }
}
