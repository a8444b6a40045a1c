#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
internal import Synchronization

/// Ctrl-C and its like, made to wait until no file is half written.
///
/// The signals are blocked in every thread but one, which waits for them. When one comes, that thread takes the
/// lock that writers hold from the making of a temporary file to its renaming, and then lets the signal do what
/// it does by default. So an interrupted command leaves whole files only and no temporary ones, and its caller
/// sees that it was interrupted.
enum Interruption {
  private static let signals = [SIGHUP, SIGINT, SIGTERM]
  private static let writing = Mutex(())

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

  /// Runs a body that a signal must not cut short; it should do nothing but write one file.
  static func whileWriting<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    try writing.withLock { _ throws(Failure) in try body() }
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
    writing.withLock { _ in
      // The default action of all three ends the process, so the lock is never given back.
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      kill(getpid(), signal)
    }
    _exit(128 + signal)
  }
}
