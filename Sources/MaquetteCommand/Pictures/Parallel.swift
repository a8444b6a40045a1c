internal import Dispatch
internal import Synchronization

/// Work that is done by several threads and handed back in order.
enum Parallel {
  /// Applies a body to every input, on at most so many threads, and returns the results in the inputs' order.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], threads: Int, _ body: @Sendable (Input) -> Output
  ) -> [Output] {
    map(inputs, threads: threads, worker: {}) { _, input in body(input) }
  }

  /// As ``map(_:threads:_:)``, with a worker for each thread that keeps what one input leaves for the next.
  static func map<Input: Sendable, Output: Sendable, Worker>(
    _ inputs: [Input], threads: Int, worker makeWorker: @Sendable () -> Worker,
    _ body: @Sendable (Worker, Input) -> Output
  ) -> [Output] {
    let count = min(threads, inputs.count)
    guard count > 1 else {
      let worker = makeWorker()
      return inputs.map { body(worker, $0) }
    }
    let next = Atomic<Int>(0)
    let results = Mutex([Output?](repeating: nil, count: inputs.count))
    DispatchQueue.concurrentPerform(iterations: count) { _ in
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
