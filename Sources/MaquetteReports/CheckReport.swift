/// What a check found out, to be shown, stored, and merged with that of another shard.
public struct CheckReport: Sendable, Equatable, Codable {
  /// What was checked, for a headline.
  public var title: String
  /// The program that checked, with its version.
  public var generator: String
  /// All cases in the order of their paths.
  public var cases: [ReportCase]

  /// Creates a report.
  public init(title: String, generator: String, cases: [ReportCase]) {
    self.title = title
    self.generator = generator
    self.cases = cases
  }
}
