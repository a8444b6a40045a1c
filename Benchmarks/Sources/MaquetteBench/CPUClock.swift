#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The time that the calling thread has spent on a processor.
///
/// What other processes do meanwhile does not count, so that a stage longer than a time slice is measured as truly
/// as a short one.
enum CPUClock {
  /// Milliseconds since the thread began.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
