internal import MaquetteFiles

extension CheckReport {
  /// Merges the reports of shards, or of checks of different folders.
  ///
  /// A missing shard is not an error here, so that the rest can be inspected; ``missingShards`` lists it, and
  /// ``passes`` is false.
  ///
  /// - Throws: ``ReportError`` for no reports, for shards of different checks or duplicate shards, and for a case in
  ///   two reports.
  package static func merged(_ reports: [CheckReport]) throws(ReportError) -> CheckReport {
    guard var result = reports.first else { throw .nothingToMerge }
    result.cases = []
    result.shards = []
    var paths: Set<String> = []
    for report in reports {
      for shard in report.shards { try result.add(shard) }
      for item in report.cases {
        guard paths.insert(item.path).inserted else { throw .repeatedCase(path: item.path) }
        result.cases.append(item)
      }
    }
    result.shards.sort { $0.index < $1.index }
    result.sortCases()
    return result
  }

  private mutating func add(_ shard: Shard) throws(ReportError) {
    if let first = shards.first, first.count != shard.count { throw .unlikeShards(first.count, shard.count) }
    if shards.contains(shard) { throw .repeatedShard("\(shard)") }
    shards.append(shard)
  }
}
