/// The environment variables with which a scheduler or CI system numbers the jobs of an array.
package struct ShardVariables: Sendable {
  /// The system that sets them.
  package let system: String
  /// The variable with the job's number.
  package let index: String
  /// The variable with the number of jobs; nil if the system has none.
  package let count: String?
  /// The number of the first job, unless ``first`` names a variable.
  let base: Int
  /// The variable with the number of the first job.
  let first: String?
  /// The variable with the distance from one number to the next.
  let step: String?

  init(
    _ system: String, index: String, count: String?, base: Int = 0, first: String? = nil,
    step: String? = nil
  ) {
    self.system = system
    self.index = index
    self.count = count
    self.base = base
    self.first = first
    self.step = step
  }

  /// The known systems, each from its documentation. The more specific come first: a CI job may start Slurm jobs.
  package static let all = [
    ShardVariables(
      "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", first: "SLURM_ARRAY_TASK_MIN",
      step: "SLURM_ARRAY_TASK_STEP"),
    ShardVariables("Kubernetes", index: "JOB_COMPLETION_INDEX", count: nil),
    ShardVariables("AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE"),
    ShardVariables("Cloud Run", index: "CLOUD_RUN_TASK_INDEX", count: "CLOUD_RUN_TASK_COUNT"),
    ShardVariables("CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
    ShardVariables("Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    ShardVariables(
      "Azure Pipelines", index: "SYSTEM_JOBPOSITIONINPHASE", count: "SYSTEM_TOTALJOBSINPHASE", base: 1),
    ShardVariables("Semaphore", index: "SEMAPHORE_JOB_INDEX", count: "SEMAPHORE_JOB_COUNT", base: 1),
    ShardVariables("GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", base: 1),
  ]

  /// The names of all variables.
  package static let names = all.flatMap { variables in
    [variables.index] + [variables.count, variables.first, variables.step].compactMap(\.self)
  }

  /// Why no shard could be read.
  package enum Problem: Error, Equatable {
    /// The value of `--shard` has another form.
    case notAShard(String)
    /// No system has set its variables.
    case noVariables
    /// The system does not set the number of jobs, and the option does not name it.
    case noCount(system: String, index: String)
    /// A variable is no number, or the numbers do not go together.
    case unusable(system: String, values: String)
  }

  /// The shard that an environment names; `count` is the number of jobs if the option names it.
  package static func shard(
    in environment: [String: String], count: Int? = nil
  ) throws(Problem) -> Shard {
    guard let variables = all.first(where: { environment[$0.index, default: ""] != "" }) else {
      throw .noVariables
    }
    return try variables.shard(in: environment, count: count)
  }

  private func shard(in environment: [String: String], count: Int?) throws(Problem) -> Shard {
    let stated = self.count.flatMap { environment[$0] }
    guard count != nil || stated != nil else { throw .noCount(system: system, index: index) }
    let position = environment[index].flatMap(Int.init)
    let start = first.flatMap { environment[$0] }.map(Int.init) ?? base
    let distance = step.flatMap { environment[$0] }.map(Int.init) ?? 1
    if let position, let start, let distance, distance > 0, let total = count ?? stated.flatMap(Int.init),
      // The difference of two small numbers; anything else is no array of jobs.
      (0...1 << 40).contains(position), (0...1 << 40).contains(start), (position - start) % distance == 0,
      let shard = Shard(index: (position - start) / distance + 1, count: total)
    {
      return shard
    }
    let names = [index, self.count, first, step].compactMap(\.self)
    throw .unusable(
      system: system,
      values: names.compactMap { name in environment[name].map { "\(name)=\($0)" } }.joined(separator: ", "))
  }
}

extension Shard {
  /// Reads the value of `--shard`: `k/n`, or `auto` or `auto/n` for the shard that the environment names.
  package init(option: String, environment: [String: String]) throws(ShardVariables.Problem) {
    if let shard = Shard(option) {
      self = shard
      return
    }
    let parts = option.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.first == "auto" else { throw .notAShard(option) }
    guard parts.count == 2 else {
      self = try ShardVariables.shard(in: environment)
      return
    }
    guard let count = Int(parts[1]), 1...Self.largestCount ~= count else { throw .notAShard(option) }
    self = try ShardVariables.shard(in: environment, count: count)
  }
}

extension ShardVariables.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAShard(let text):
      "'\(text)' is not a shard; write k/n with k from 1 to n and n up to \(Shard.largestCount), or auto"
    case .noVariables:
      "no variable of a scheduler or CI system says which shard this is ("
        + ShardVariables.all.map(\.index).joined(separator: ", ") + "); write --shard k/n"
    case .noCount(let system, let index):
      "\(system) sets \(index) but not the number of jobs; write --shard auto/n"
    case .unusable(let system, let values):
      "the variables of \(system) name no shard: \(values); number its jobs without gaps, or write --shard k/n"
    }
  }
}
