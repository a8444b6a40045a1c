/// The variables by which schedulers and CI systems tell a job which part of the work is its own.
package struct ShareVariables: Sendable {
  /// Who sets them.
  package let system: String
  /// The variable with the job's number.
  package let index: String
  /// The variable with the number of jobs; nil where the system does not tell it.
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

  /// All that are known, each from the documentation of its system. Where two are set, the more specific comes
  /// first: a CI job may well hand work to Slurm.
  package static let all = [
    ShareVariables(
      "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", first: "SLURM_ARRAY_TASK_MIN",
      step: "SLURM_ARRAY_TASK_STEP"),
    ShareVariables("Kubernetes", index: "JOB_COMPLETION_INDEX", count: nil),
    ShareVariables("AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE"),
    ShareVariables("Cloud Run", index: "CLOUD_RUN_TASK_INDEX", count: "CLOUD_RUN_TASK_COUNT"),
    ShareVariables("CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
    ShareVariables("Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    ShareVariables(
      "Azure Pipelines", index: "SYSTEM_JOBPOSITIONINPHASE", count: "SYSTEM_TOTALJOBSINPHASE", base: 1),
    ShareVariables("Semaphore", index: "SEMAPHORE_JOB_INDEX", count: "SEMAPHORE_JOB_COUNT", base: 1),
    ShareVariables("GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", base: 1),
  ]

  /// The names of all variables, for whoever reads the environment.
  package static let names = all.flatMap { variables in
    [variables.index] + [variables.count, variables.first, variables.step].compactMap(\.self)
  }

  /// Why no share could be read.
  package enum Problem: Error, Equatable {
    /// No system has set its variables.
    case noVariables
    /// The system does not say how many jobs there are, and nobody else did.
    case noCount(system: String, index: String)
    /// A variable is no number, or the numbers do not go together.
    case unusable(system: String, values: String)
  }

  /// The share of this process by its environment; `count` is the number of jobs where it is known already.
  package static func share(
    in environment: [String: String], count: Int? = nil
  ) throws(Problem) -> Share {
    guard let variables = all.first(where: { environment[$0.index, default: ""] != "" }) else {
      throw .noVariables
    }
    return try variables.share(in: environment, count: count)
  }

  private func share(in environment: [String: String], count: Int?) throws(Problem) -> Share {
    let told = self.count.flatMap { environment[$0] }
    guard count != nil || told != nil else { throw .noCount(system: system, index: index) }
    let position = environment[index].flatMap(Int.init)
    let start = first.flatMap { environment[$0] }.map(Int.init) ?? base
    let distance = step.flatMap { environment[$0] }.map(Int.init) ?? 1
    if let position, let start, let distance, distance > 0, let total = count ?? told.flatMap(Int.init),
      // The difference of two small numbers; anything else is no array of jobs.
      (0...1 << 40).contains(position), (0...1 << 40).contains(start), (position - start) % distance == 0,
      let share = Share(index: (position - start) / distance + 1, count: total)
    {
      return share
    }
    let names = [index, self.count, first, step].compactMap(\.self)
    throw .unusable(
      system: system,
      values: names.compactMap { name in environment[name].map { "\(name)=\($0)" } }.joined(separator: ", "))
  }
}

extension ShareVariables.Problem: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package var description: String {
    switch self {
    case .noVariables:
      "no variable of a scheduler or CI system says which share this is ("
        + ShareVariables.all.map(\.index).joined(separator: ", ") + "); write --shard k/n"
    case .noCount(let system, let index):
      "\(system) sets \(index) but not the number of jobs; write --shard auto/n"
    case .unusable(let system, let values):
      "the variables of \(system) name no share: \(values); number its jobs without gaps, or write --shard k/n"
    }
  }
}
