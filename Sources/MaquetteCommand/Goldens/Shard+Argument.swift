internal import ArgumentParser
internal import MaquetteSnapshots

/// `--shard 2/3` is the second of three parts.
extension CheckReport.Shard: ExpressibleByArgument {
  /// Reads `k/n` with k from 1 to n; the largest n is what a report takes.
  public init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), 1...10_000 ~= count,
      1...count ~= index
    else { return nil }
    self.init(index: index, count: count)
  }
}
