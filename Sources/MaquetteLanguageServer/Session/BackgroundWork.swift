import Dispatch
import Synchronization

/// Work on a thread of its own, so that requests are answered meanwhile.
final class BackgroundWork<Result: Sendable>: Sendable {
  private let state = Mutex<Result?>(nil)
  private let isOver = Atomic<Bool>(false)

  /// Starts work.
  ///
  /// - Parameters:
  ///   - threads: Where the work runs.
  ///   - wake: Is called once the result is there, on the thread of the work.
  ///   - body: The work. It ends early, with any result, once its argument returns true.
  init(
    on threads: WorkThreads, wake: @escaping @Sendable () -> Void,
    _ body: @escaping @Sendable (_ isCancelled: @Sendable () -> Bool) -> Result
  ) {
    threads.run { [self] in
      let result = body { self.isOver.load(ordering: .relaxed) }
      state.withLock { $0 = result }
      wake()
    }
  }

  /// The result; nil while the work goes on.
  var result: Result? { state.withLock { $0 } }

  /// Lets the work end early.
  func cancel() { isOver.store(true, ordering: .relaxed) }
}

/// Where work runs that no request waits for.
package struct WorkThreads: Sendable {
  let run: @Sendable (_ body: @escaping @Sendable () -> Void) -> Void

  /// Threads of the system's pool.
  package static let pool: WorkThreads = {
    let queue = DispatchQueue(label: "maquette.sheets", attributes: .concurrent)
    return WorkThreads { body in queue.async { body() } }
  }()

  /// The calling thread, so that work is done when it is started.
  static let caller = WorkThreads { body in body() }
}

/// Work on a text of the session.
struct TextWork<Result: Sendable> {
  let path: String
  let work: BackgroundWork<Result>
  /// Whether the text has changed since, so that the result is of no use.
  private(set) var isStale = false

  init(path: String, _ work: BackgroundWork<Result>) {
    self.path = path
    self.work = work
  }

  mutating func cancel() {
    isStale = true
    work.cancel()
  }
}
