import Foundation
import MaquetteDocuments
import Testing

@Suite("Encoding values as JSON") struct JSONEncodingTests {
  private struct Leaf: Codable {
    var zebra: Int
    var apple: String?
    var numbers: [Double] = [0.25, -3, 1e300]
  }

  private struct Tree: Codable {
    var name = "a \"quoted\" \\ line\nand é/ü"
    var isOpen = true
    var nothing: Int?
    var leaf = Leaf(zebra: 1, apple: "x")
    var leaves = [Leaf(zebra: -7), Leaf(zebra: 0, apple: "")]
    var empty: [String] = []
    var table = ["b": 1, "a": 2]
  }

  /// A value that writes members of its own, into a container in a container.
  private struct Nested: Encodable {
    enum Key: String, CodingKey { case outer, inner, list, none }

    func encode(to encoder: any Encoder) throws {
      var outer = encoder.container(keyedBy: Key.self)
      var inner = outer.nestedContainer(keyedBy: Key.self, forKey: .outer)
      try inner.encode(1, forKey: .inner)
      var list = outer.nestedUnkeyedContainer(forKey: .list)
      try list.encode("first")
      try list.encodeNil()
      var last = list.nestedContainer(keyedBy: Key.self)
      try last.encodeNil(forKey: .none)
      #expect(list.count == 3)
    }
  }

  private func foundation(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test("is what Foundation writes with sorted keys")
  func foundationAgrees() throws {
    #expect(try JSON(encoding: Tree()).compact == foundation(Tree()))
    #expect(try JSON(encoding: Nested()).compact == foundation(Nested()))
    #expect(try JSON(encoding: [Tree(), Tree()]).compact == foundation([Tree(), Tree()]))
    #expect(try JSON(encoding: "text").compact == foundation("text"))
  }

  @Test("reads as the value that was encoded")
  func isDecoded() throws {
    let text = try JSON(encoding: Tree()).compact
    let tree = try JSONDecoder().decode(Tree.self, from: Data(text.utf8))
    #expect(tree.name == Tree().name && tree.leaves.map(\.zebra) == [-7, 0] && tree.table == Tree().table)
  }

  @Test("refuses numbers that JSON cannot hold", arguments: [Double.infinity, -.infinity, .nan])
  func refusal(number: Double) {
    #expect(throws: EncodingError.self) { try JSON(encoding: [number]) }
  }

  @Test("refuses whole numbers that a reader would round", arguments: [Int.max, 1 << 60])
  func largeNumbers(number: Int) {
    #expect(throws: EncodingError.self) { try JSON(encoding: [number]) }
  }
}
