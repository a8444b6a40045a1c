import MaquetteElements
import TestSupport
import Testing

@Suite struct ChildListTests {
  @Test(arguments: 0...3)
  func isACollectionOfItsChildren(count: Int) {
    let numbers = Array(0..<count)
    let list = ChildList(numbers)
    #expect(list.count == count && Array(list) == numbers && list.isEmpty == numbers.isEmpty)
    #expect(list.indices.map { list[$0] } == numbers)
    #expect(list.first == numbers.first && list.last == numbers.last)
    #expect(Array(list.dropFirst()) == Array(numbers.dropFirst()))
  }

  @Test func oneChildIsTheSameHoweverItWasGiven() {
    let lists: [ChildList<Int>] = [ChildList(only: 7), ChildList([7]), [7]]
    #expect(Set(lists).count == 1)
    #expect(ChildList<Int>() == ChildList([]))
    #expect(ChildList([7]) != ChildList([7, 7]))
  }
}
