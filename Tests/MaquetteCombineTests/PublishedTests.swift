import Foundation
import MaquetteCombine
import Testing

@MainActor
private final class Model: ObservableObject {
  @Published var name = "a"
  @Published private(set) var length = 0
  @Published var upper = ""
  private var kept: Set<AnyCancellable> = []

  init() {
    $name.dropFirst().removeDuplicates().sink { [weak self] in self?.length = $0.count }.store(in: &kept)
    $name.map { $0.uppercased() }.assign(to: &$upper)
  }
}

private final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
}

private final class Bare: ObservableObject {}

@MainActor @Suite struct PublishedTests {
  @Test func aPropertyPublishesItsValueBeforeItChanges() {
    let model = Model()
    var seen: [String] = []
    let held = model.$name.sink { seen.append("\($0) over \(model.name)") }
    model.name = "b"
    #expect(seen == ["a over a", "b over a"])
    held.cancel()
    model.name = "c"
    #expect(seen.count == 2)
  }

  @Test func theObjectAnnouncesEveryChangeOfItsProperties() {
    let model = Model()
    var changes = 0
    let held = model.objectWillChange.sink { changes += 1 }
    model.name = "hello"
    #expect(changes == 3)  // The name, and the length and the capitals that follow it.
    #expect(model.length == 5)
    #expect(model.upper == "HELLO")
    _ = held
  }

  @Test func anObjectKeepsOnePublisherAndLeavesNoneToItsSuccessor() {
    let bare = Bare()
    #expect(bare.objectWillChange === bare.objectWillChange)
    var publishers: [ObservableObjectPublisher] = []
    for _ in 0..<200 { publishers.append(Bare().objectWillChange) }
    #expect(Set(publishers.map(ObjectIdentifier.init)).count == 200)
  }

  @Test func anObjectMayBringItsOwnPublisher() {
    let custom = Custom()
    var changes = 0
    let held = custom.objectWillChange.sink { changes += 1 }
    custom.objectWillChange.send()
    #expect(changes == 1)
    _ = held
  }

  @Test func aReleasedCancellableStopsTheValues() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    var held: AnyCancellable? = subject.sink { seen.append($0) }
    subject.value = 2
    held = nil
    subject.send(3)
    #expect(seen == [1, 2])
    #expect(held == nil && subject.value == 3)
  }
}
