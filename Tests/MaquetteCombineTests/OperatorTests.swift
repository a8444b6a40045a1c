import Foundation
import MaquetteCombine
import Testing

private struct Oops: Error, Equatable {}

/// The values of a publisher and its end, as words.
private func words<P: Publisher>(_ publisher: P) -> [String] {
  var words: [String] = []
  let held = publisher.sink(
    receiveCompletion: {
      if case .failure(let error) = $0 { words.append("\(error)") } else { words.append("end") }
    }, receiveValue: { words.append("\($0)") })
  _ = held
  return words
}

@Suite struct OperatorTests {
  @Test func valuesAreTransformedInOrder() {
    let numbers = [1, 1, 2, 3, 3, 4].publisher
    #expect(
      words(numbers.removeDuplicates().map { $0 * 10 }.filter { $0 > 10 }) == ["20", "30", "40", "end"])
    #expect(words(numbers.scan(0, +).last()) == ["14", "end"])
    #expect(words(numbers.compactMap { $0 > 3 ? "four" : nil }) == ["four", "end"])
    #expect(words(numbers.prefix(2).collect()) == ["[1, 1]", "end"])
    #expect(words((1...).publisher.first { $0 > 3 }) == ["4", "end"])
    #expect(words(Just(2).prepend(1).append(3)) == ["1", "2", "3", "end"])
    #expect(words(Empty<Int, Never>().replaceEmpty(with: 7)) == ["7", "end"])
  }

  @Test func errorsEndAndCanBeReplaced() {
    let failing = [1, 2, 3].publisher.tryMap { value -> Int in
      if value == 2 { throw Oops() }
      return value
    }
    #expect(words(failing) == ["1", "Oops()"])
    #expect(words(failing.replaceError(with: 9)) == ["1", "9", "end"])
    #expect(words(failing.catch { _ in Just(5) }.map { $0 + 1 }) == ["2", "6", "end"])
    #expect(words(Fail<Int, Oops>(error: Oops()).retry(2)) == ["Oops()"])
    #expect(words(Future<Int, Oops> { $0(.success(3)) }) == ["3", "end"])
    #expect(words(Result<Int, Oops>.failure(Oops()).publisher) == ["Oops()"])
  }

  @Test func publishersAreJoined() {
    #expect(words([1, 2].publisher.zip("abc".publisher).map { "\($0)\($1)" }) == ["1a", "2b", "end"])
    #expect(words(Publishers.Merge(Just(1), Just(2))) == ["1", "2", "end"])
    #expect(words([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == ["1", "10", "2", "20", "end"])
    #expect(words([1, 2].publisher.combineLatest(Just("a"))) == ["(2, \"a\")", "end"])
  }

  @Test func theLatestPublisherReplacesTheOneBefore() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = CurrentValueSubject<PassthroughSubject<Int, Never>, Never>(first)
    var seen: [Int] = []
    let held = outer.switchToLatest().sink { seen.append($0) }
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(seen == [1, 3])
    _ = held
  }

  @Test func sharedPublishersSubscribeOnce() {
    var subscriptions = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    var sum = 0
    let held = [shared.sink { sum += $0 }, shared.sink { sum += $0 }]
    subject.send(4)
    #expect(subscriptions == 1 && sum == 8)
    _ = held
  }
}
