import MaquetteFiles
import Testing

@Suite("Variables of schedulers and CI systems")
struct ShardVariablesTests {
  struct Case: Sendable {
    var environment: [String: String]
    var count: Int?
    var shard: String
  }

  @Test(
    "each system's own way of counting",
    arguments: [
      Case(
        environment: [
          "SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_COUNT": "4",
        ], shard: "3/4"),
      Case(
        environment: [
          "SLURM_ARRAY_TASK_ID": "10", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_COUNT": "4",
          "SLURM_ARRAY_TASK_STEP": "5",
        ], shard: "3/4"),
      Case(environment: ["JOB_COMPLETION_INDEX": "0"], count: 8, shard: "1/8"),
      Case(environment: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], shard: "1/3"),
      Case(environment: ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"], shard: "1/3"),
      Case(environment: ["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], shard: "3/3"),
      Case(
        environment: ["SYSTEM_JOBPOSITIONINPHASE": "2", "SYSTEM_TOTALJOBSINPHASE": "2"], shard: "2/2"),
      Case(environment: ["SEMAPHORE_JOB_INDEX": "1", "SEMAPHORE_JOB_COUNT": "2"], shard: "1/2"),
      Case(environment: ["AWS_BATCH_JOB_ARRAY_INDEX": "1", "AWS_BATCH_JOB_ARRAY_SIZE": "2"], shard: "2/2"),
      Case(environment: ["CLOUD_RUN_TASK_INDEX": "1", "CLOUD_RUN_TASK_COUNT": "2"], shard: "2/2"),
      // A count that is given decides.
      Case(environment: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], count: 5, shard: "2/5"),
      // A CI job that runs in a Slurm array.
      Case(
        environment: [
          "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3", "SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "1",
          "SLURM_ARRAY_TASK_COUNT": "2",
        ], shard: "1/2"),
      Case(
        environment: ["JOB_COMPLETION_INDEX": "", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"], shard: "1/1"),
    ])
  func read(item: Case) throws {
    #expect(try ShardVariables.shard(in: item.environment, count: item.count).description == item.shard)
  }

  @Test(
    "numbers that name no shard",
    arguments: [
      ["SLURM_ARRAY_TASK_ID": "9", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_COUNT": "4"],
      ["SLURM_ARRAY_TASK_ID": "6", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_STEP": "5"],
      ["SLURM_ARRAY_TASK_ID": "6", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_STEP": "0"],
      ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"],
      ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "3"],
      ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "many"],
      ["CI_NODE_INDEX": "-9223372036854775808", "CI_NODE_TOTAL": "3"],
      ["CIRCLE_NODE_INDEX": "9223372036854775807", "CIRCLE_NODE_TOTAL": "3"],
    ])
  func unusable(environment: [String: String]) {
    #expect(throws: ShardVariables.Problem.self) { try ShardVariables.shard(in: environment) }
  }

  @Test("missing variables are reported")
  func missing() {
    #expect(throws: ShardVariables.Problem.noVariables) { try ShardVariables.shard(in: [:]) }
    let problem = ShardVariables.Problem.noCount(system: "Kubernetes", index: "JOB_COMPLETION_INDEX")
    #expect(throws: problem) { try ShardVariables.shard(in: ["JOB_COMPLETION_INDEX": "1"]) }
    #expect(
      problem.description
        == "Kubernetes sets JOB_COMPLETION_INDEX but not the number of jobs; write --shard auto/n")
  }
}
