package import MaquetteFiles

/// The report of a check, which can be shown, stored, and merged with those of other shards.
package struct CheckReport: Sendable, Equatable {
  /// The version of the JSON form.
  package static let version = 3

  package var title: String
  /// The program that checked, with its version.
  package var generator: String
  /// The shards of the report; empty if the check was not divided.
  package var shards: [Shard] = []
  /// The run of tests that the cases are from; nil for a check of sheets. The processes of one run add to one report.
  package var run: String?
  /// All cases in the order of their paths.
  package var cases: [ReportCase]

  package init(title: String, generator: String, cases: [ReportCase]) {
    self.title = title
    self.generator = generator
    self.cases = cases
  }

  package var missingShards: [Shard] {
    Shard.all(of: shards.map(\.count).max() ?? 0).filter { !shards.contains($0) }
  }

  /// Whether the check passes: it has cases, no shard is missing, and every case passes.
  package var passes: Bool {
    !cases.isEmpty && missingShards.isEmpty && cases.allSatisfy(\.outcome.passes)
  }

  /// The number of cases with each outcome, in the order of ``ReportCase/Outcome/allCases``, without zeros.
  package var counts: [(outcome: ReportCase.Outcome, count: Int)] {
    let groups = Dictionary(grouping: cases, by: \.outcome)
    return ReportCase.Outcome.allCases.compactMap { outcome in groups[outcome].map { (outcome, $0.count) } }
  }

  /// Orders cases by the bytes of their paths, which is the same on every machine.
  mutating func sortCases() {
    cases.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}

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
    result.run = nil
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

extension CheckReport: Codable {
  enum CodingKeys: String, CodingKey {
    case version = "maquette"
    case title, generator, shards, run, cases
  }

  /// Writes the report with the version of its form.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(title, forKey: .title)
    try container.encode(generator, forKey: .generator)
    if !shards.isEmpty { try container.encode(shards, forKey: .shards) }
    try container.encodeIfPresent(run, forKey: .run)
    try container.encode(cases, forKey: .cases)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: "it has version \(version), but this program reads version \(Self.version)")
    }
    title = try container.decode(String.self, forKey: .title)
    generator = try container.decode(String.self, forKey: .generator)
    shards = try container.decodeIfPresent([Shard].self, forKey: .shards) ?? []
    run = try container.decodeIfPresent(String.self, forKey: .run)
    cases = try container.decode([ReportCase].self, forKey: .cases)
  }
}
