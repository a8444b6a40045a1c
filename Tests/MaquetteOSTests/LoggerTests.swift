import MaquetteOS
import MaquetteOSLog
import Testing

@Suite struct LoggerTests {
  @Test func messagesAreDroppedBeforeTheyAreMade() {
    let logger = Logger(subsystem: "a", category: "b")
    var made = 0
    func value() -> Int {
      made += 1
      return made
    }
    logger.debug("plain")
    logger.error("a \(value(), privacy: .public) b \(value(), format: .hex, align: .right(columns: 4))")
    #expect(made == 0)
  }

  @Test func aLockGuardsItsValue() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    let result = lock.withLock { value in
      value += 1
      return value
    }
    #expect(result == 2)
    #expect(OSAllocatedUnfairLock().withLock { 3 } == 3)
  }
}
