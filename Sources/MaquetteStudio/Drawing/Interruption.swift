#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
import Dispatch
import Synchronization

/// Delays the signals of Ctrl-C, of a closed terminal or pipe and of used up time until no file is partly written.
///
/// The signals are blocked in every thread but one, which waits for them. On a signal, that thread stops further
/// writing, waits until no file is between its creation under a temporary name and its renaming, and then lets the
/// signal take its default action. So an interrupted command leaves whole files and no temporary ones, and its caller
/// sees the interruption. A file that grows over the limit of the system is an error of writing and no signal.
package enum Interruption {
  private static let signals = [SIGHUP, SIGINT, SIGTERM, SIGPIPE, SIGXCPU]
  /// The threads that are writing.
  private static let writers = DispatchGroup()
  /// Whether a signal has stopped further writing.
  private static let isOver = Mutex(false)
  /// Whether signals are held back, and whether the process will end because no one reads its output.
  private static let state = Mutex((isHeldBack: false, isClosing: false))

  /// Begins to delay signals. Call it before any other thread starts, because threads inherit the signal mask.
  package static func holdBack() {
    signal(SIGXFSZ, SIG_IGN)
    var set = signalSet
    guard pthread_sigmask(SIG_BLOCK, &set, nil) == 0 else { return }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let created = pthread_create(&thread, nil, { _ in Interruption.wait() }, nil)
    // Without the thread no one handles the signals, so they are unblocked.
    if created != 0 { pthread_sigmask(SIG_UNBLOCK, &set, nil) }
    state.withLock { $0.isHeldBack = created == 0 }
  }

  /// Ends the process as a closed pipe does, once no file is partly written; false if signals are not held back.
  package static func endByClosedPipe() -> Bool {
    let isHeldBack = state.withLock { state in
      state.isClosing = state.isHeldBack
      return state.isHeldBack
    }
    if isHeldBack { kill(getpid(), SIGPIPE) }
    return isHeldBack
  }

  /// Runs a body that a signal must not interrupt; it should write only one file. Several threads may write at a time.
  package static func whileWriting<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    let mayBegin = isOver.withLock { isOver in
      if !isOver { writers.enter() }
      return !isOver
    }
    // The process ends as soon as the other threads finish.
    while !mayBegin { pause() }
    defer { writers.leave() }
    try body()
  }

  /// Ends the process without waiting for other threads.
  package static func exit(_ status: Int32) -> Never {
    while state.withLock({ $0.isClosing }) { pause() }
    _exit(status)
  }

  private static var signalSet: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  private static func wait() -> Never {
    var set = signalSet
    var signal: Int32 = 0
    while sigwait(&set, &signal) != 0 {}
    isOver.withLock { $0 = true }
    writers.wait()
    // The default action of each ends the process.
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    kill(getpid(), signal)
    _exit(128 + signal)
  }
}
