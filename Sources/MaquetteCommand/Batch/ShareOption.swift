internal import ArgumentParser
internal import MaquetteBatch

/// `--shard`: which part of the work is drawn here.
struct ShareOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take the k-th of n parts of equal cost; auto reads Slurm's, Kubernetes' and CI systems' variables.",
      valueName: "k/n|auto|auto/n"))
  private var shard: String?

  /// The share of this process; nil for everything.
  func share(in environment: [String: String]) throws(Failure) -> Share? {
    guard let shard else { return nil }
    if let share = Share(shard) { return share }
    let parts = shard.split(separator: "/", omittingEmptySubsequences: false)
    guard parts[0] == "auto", parts.count <= 2, let count = count(parts.dropFirst().first) else {
      throw Failure(
        .usage,
        "--shard: '\(shard)' is no share; write k/n with k from 1 to n and n up to \(Share.largestCount), "
          + "or auto")
    }
    do throws(ShareVariables.Problem) {
      return try ShareVariables.share(in: environment, count: count.value)
    } catch {
      throw Failure(.usage, "--shard: \(error)")
    }
  }

  /// The number behind the slash: nil for one that cannot be, else whether there is one.
  private func count(_ text: Substring?) -> (value: Int?, Void)? {
    guard let text else { return (nil, ()) }
    guard let count = Int(text), 1...Share.largestCount ~= count else { return nil }
    return (count, ())
  }
}
