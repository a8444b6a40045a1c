internal import MaquetteFiles

extension CheckReport {
  /// Puts the reports of shards, or of checks of different folders, together.
  ///
  /// A shard that was not handed in is no error here, so that the rest can be looked at; ``missingShards`` names
  /// it, and ``passes`` is false without it.
  ///
  /// - Throws: ``ReportError`` for no report at all, for shards that do not belong together or are there twice,
  ///   and for a case that is in two reports.
  public static func merged(_ reports: [CheckReport]) throws(ReportError) -> CheckReport {
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
