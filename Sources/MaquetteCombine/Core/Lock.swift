import Foundation

/// Guards the state of a class. Never held while a subscriber runs.
final class Lock: Sendable {
  private let lock = NSLock()

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
