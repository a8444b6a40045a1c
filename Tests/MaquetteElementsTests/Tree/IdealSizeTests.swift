import MaquetteGraphics
import MaquetteLayout
import Synchronization
import TestSupport
import Testing

@testable import MaquetteElements

/// An element that counts what it is asked for.
private final class Counted: Element {
  let built = Atomic(0)
  let proposals = Mutex<[Proposal]>([])

  func node(in environment: Environment) -> Node {
    built.add(1, ordering: .relaxed)
    return Node(
      name: "counted",
      item: LayoutItem { [self] proposal in
        proposals.withLock { $0.append(proposal) }
        return Measurement(width: proposal.width ?? 30, height: proposal.height ?? 10)
      })
  }
}

@Suite("The elements of a long list are measured as they are built") struct IdealSizeTests {
  @Test("once, if the picture has the size of its content", arguments: [3, 16, 100])
  func once(count: Int) {
    let elements = (0..<count).map { _ in Counted() }
    let layout = Mockup(VStack(spacing: 0) { elements as [any Element] }, padding: Insets(all: 0)).layout()
    #expect(layout.frame == Rect(x: 0, y: 0, width: 30, height: 10 * Double(count)))
    for element in elements {
      #expect(element.built.load(ordering: .relaxed) == 1)
      #expect(element.proposals.withLock { $0 } == [Proposal(width: nil, height: nil)])
    }
  }

  @Test("and not for a size that a picture of a given size does not ask for")
  func notWithoutNeed() {
    let elements = (0..<20).map { _ in Counted() }
    var mockup = Mockup(VStack(spacing: 0) { elements as [any Element] }, padding: Insets(all: 0))
    mockup.width = 200
    #expect(mockup.layout().frame.width == 200)
    for element in elements {
      #expect(element.proposals.withLock { $0 }.allSatisfy { $0.width == 200 })
    }
  }

  @Test("from sixteen of them on")
  func fewAreNot() {
    let elements = (0..<20).map { _ in Counted() }
    var environment = Environment()
    environment.hasIdealSize = true
    for count in 1...20 {
      _ = environment.nodes(of: Array(elements[..<count]))
      let measured = elements.count { !$0.proposals.withLock(\.isEmpty) }
      #expect(measured == (count < 16 ? 0 : count))
    }
  }
}
