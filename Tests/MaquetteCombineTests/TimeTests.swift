import Dispatch
import Foundation
import MaquetteCombine
import Testing

@MainActor @Suite struct TimeTests {
  @Test func theMainQueueDeliversAtOnceOnTheMainThread() {
    var seen: [Int] = []
    let held = Just(1).receive(on: DispatchQueue.main).receive(on: RunLoop.main).sink { seen.append($0) }
    #expect(seen == [1])
    _ = held
  }

  @Test func debouncingDeliversTheLastValue() {
    let subject = PassthroughSubject<String, Never>()
    var seen: [String] = []
    let held = subject.debounce(for: .milliseconds(300), scheduler: ImmediateScheduler.shared).sink {
      seen.append($0)
    }
    subject.send("a")
    #expect(seen == ["a"])
    let slow = subject.debounce(for: 60, scheduler: DispatchQueue.global()).sink { seen.append("slow \($0)") }
    subject.send("b")
    subject.send("c")
    subject.send(completion: .finished)
    #expect(seen == ["a", "b", "c", "slow c"])
    _ = (held, slow)
  }

  @Test func notificationsArePublishedUntilTheEnd() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var seen: [String] = []
    let held = center.publisher(for: name).compactMap { $0.object as? String }.sink { seen.append($0) }
    center.post(name: name, object: "a")
    center.post(name: Notification.Name("other"), object: "x")
    held.cancel()
    center.post(name: name, object: "b")
    #expect(seen == ["a"])
  }

  @Test func aTimerRunsWhileItsLoopRuns() {
    var seen = 0
    var held: AnyCancellable? = Timer.publish(every: 0.01, on: .current, in: .default).autoconnect().sink {
      _ in
      seen += 1
    }
    #expect(seen == 0)
    RunLoop.current.run(until: Date().addingTimeInterval(0.1))
    #expect(seen > 0)
    held = nil
    let before = seen
    RunLoop.current.run(until: Date().addingTimeInterval(0.05))
    #expect(seen == before && held == nil)
  }
}
