import MaquetteGraphics
import Testing

@testable import MaquetteLayout

@Suite struct LayoutItemTests {
  private final class Count { var value = 0 }

  private func counted(_ count: Count) -> LayoutItem {
    LayoutItem { proposal in
      count.value += 1
      return Measurement(width: proposal.width ?? 10, height: 20)
    }
  }

  @Test func asksOnceForEachOfAFewProposals() {
    let count = Count()
    let item = counted(count)
    let proposals = (0..<8).map { Proposal(width: $0 == 0 ? nil : Double($0), height: nil) }
    for _ in 0..<3 {
      for (index, proposal) in proposals.enumerated() {
        #expect(item.measure(proposal).size.width == (index == 0 ? 10 : Double(index)))
      }
    }
    #expect(count.value == proposals.count)
  }

  @Test func forgetsTheOldestButNeverAnswersWrongly() {
    let count = Count()
    let item = counted(count)
    for round in 0..<2 {
      for width in 1...20 {
        #expect(item.measure(Proposal(width: Double(width), height: nil)).size.width == Double(width))
      }
      #expect(count.value > round * 12)
    }
  }

  @Test func aWrapperSharesTheMeasurementsOfItsContent() {
    let count = Count()
    let item = counted(count)
    let wrapper = LayoutItem(priority: 2, wrapping: item)
    #expect(wrapper.measure(.unspecified) == item.measure(.unspecified))
    #expect(count.value == 1)
    #expect(wrapper.priority == 2)
  }

  @Test func aWrappedSpacerIsAnItemLikeAnyOther() {
    let wrapper = LayoutItem(wrapping: .spacer(minLength: 12))
    #expect(wrapper.spacerLength == nil)
    #expect(wrapper.measure(Proposal(width: 5, height: 30)).size == Size(width: 12, height: 30))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aModifierPlacesItsItemAsItsLayoutDoes(_ direction: LayoutDirection) {
    let layout = PaddingLayout(Insets(top: 1, leading: 2, bottom: 4, trailing: 8))
    let rect = Rect(x: 100, y: 200, width: 50, height: 60)
    let item = box(30, 20)
    var placed: [Placement] = []
    LayoutItem(modifier: .padding(layout), item: item)
      .forEachPlacement(in: rect, proposal: .unspecified, direction: direction) { index, placement in
        #expect(index == 0)
        placed.append(placement)
      }
    #expect(placed == layout.place([item], in: rect, proposal: .unspecified, direction: direction))
    let x: Double = direction == .leftToRight ? 102 : 118
    #expect(placed.first?.frame == Rect(x: x, y: 201, width: 30, height: 20))
  }

  @Test func whatIsSmallerThanItsPlaceLiesAtTheLeadingEdge() {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50)
    let item = box(30, 40)
    let left = Placement(of: item, in: rect, proposal: .zero, direction: .leftToRight)
    let right = Placement(of: item, in: rect, proposal: .zero, direction: .rightToLeft)
    #expect(left.frame == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(right.frame == Rect(x: 80, y: 20, width: 30, height: 40))
  }

  @Test func aLeafPlacesNothing() {
    box(1, 1).forEachPlacement(in: .zero, proposal: .zero, direction: .leftToRight) { _, _ in
      Issue.record("a leaf has no items")
    }
  }
}
