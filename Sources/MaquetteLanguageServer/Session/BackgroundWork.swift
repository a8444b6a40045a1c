import Dispatch
import Synchronization

/// Work on a thread of its own, so that requests are answered meanwhile.
final class BackgroundWork<Result: Sendable>: Sendable {
  private let state = Mutex<Result?>(nil)
  private let cancelled = Atomic<Bool>(false)

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
      let result = body { self.cancelled.load(ordering: .relaxed) }
      state.withLock { $0 = result }
      wake()
    }
  }

  /// The result; nil while the work goes on.
  var result: Result? { state.withLock { $0 } }

  /// Whether no one needs the result.
  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  /// Lets the work end early.
  func cancel() { cancelled.store(true, ordering: .relaxed) }
}

/// Runs work in the background.
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
}
