#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
internal import Dispatch
internal import Synchronization

/// Ctrl-C and its like, made to wait until no file is half written.
///
/// The signals are blocked in every thread but one, which waits for them. When one comes, that thread lets nobody begin
/// to write any more, waits for those who are between the making of a temporary file and its renaming, and then lets
/// the signal do what it does by default. So an interrupted command leaves whole files only and no temporary
/// ones, and its caller sees that it was interrupted.
enum Interruption {
  private static let signals = [SIGHUP, SIGINT, SIGTERM]
  /// Everybody who is writing.
  private static let writers = DispatchGroup()
  /// Whether nobody may begin to write any more.
  private static let isOver = Mutex(false)

  /// Begins to hold back signals; before any other thread is started, as those inherit what is blocked.
  static func holdBack() {
    var set = signalSet
    guard pthread_sigmask(SIG_BLOCK, &set, nil) == 0 else { return }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let created = pthread_create(&thread, nil, { _ in Interruption.wait() }, nil)
    // Without the thread nobody would hear the signals, so they go back to what they were.
    if created != 0 { pthread_sigmask(SIG_UNBLOCK, &set, nil) }
  }

  /// Runs a body that a signal must not cut short; it should do nothing but write one file. Several threads may write at
  /// a time.
  static func whileWriting<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    let mayBegin = isOver.withLock { isOver in
      if !isOver { writers.enter() }
      return !isOver
    }
    // The process ends as soon as the others are done.
    while !mayBegin { pause() }
    defer { writers.leave() }
    try body()
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
    // The default action of all three ends the process.
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    kill(getpid(), signal)
    _exit(128 + signal)
  }
}
