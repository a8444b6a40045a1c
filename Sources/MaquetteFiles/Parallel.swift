#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif
import Dispatch
import Synchronization

/// Work on several threads, all of them from the system's one pool.
package enum Parallel {
  #if os(Linux)
    /// Whether the pool can be used. Now and then it reads the state of its threads in `/proc`, and where there is none, as in a
    /// bare chroot, it ends the process: `_dispatch_workq_monitor_pools` in libdispatch.
    private static let hasPool = access("/proc/self/stat", R_OK) == 0
  #else
    private static let hasPool = true
  #endif

  /// Runs a body once for each worker, at the same time if possible, the calling thread among them, and returns when all are
  /// done.
  package static func perform(workers: Int, _ body: @Sendable (_ worker: Int) -> Void) {
    if workers > 1, hasPool {
      DispatchQueue.concurrentPerform(iterations: workers, execute: body)
    } else {
      for worker in 0..<max(workers, 1) { body(worker) }
    }
  }

  /// Applies a body to every input on at most `threads` threads and returns the results in the inputs' order.
  package static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], threads: Int, _ body: @Sendable (Input) -> Output
  ) -> [Output] {
    map(inputs, threads: threads, worker: {}) { _, input in body(input) }
  }

  /// As ``map(_:threads:_:)``, with a worker for each thread that keeps what one input leaves for the next.
  package static func map<Input: Sendable, Output: Sendable, Worker>(
    _ inputs: [Input], threads: Int, worker makeWorker: @Sendable () -> Worker,
    _ body: @Sendable (Worker, Input) -> Output
  ) -> [Output] {
    let count = min(threads, inputs.count)
    guard count > 1 else {
      let worker = makeWorker()
      // The library's `map` looks up types by their names where it is generic, and every start comes here.
      var results: [Output] = []
      results.reserveCapacity(inputs.count)
      for input in inputs { results.append(body(worker, input)) }
      return results
    }
    let next = Atomic<Int>(0)
    let results = Mutex([Output?](repeating: nil, count: inputs.count))
    perform(workers: count) { _ in
      let worker = makeWorker()
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < inputs.count else { return }
        let result = body(worker, inputs[index])
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
