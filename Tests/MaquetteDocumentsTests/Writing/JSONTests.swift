import Foundation
import MaquetteDocuments
import Testing

@Suite("Writing JSON") struct JSONTests {
  private static let sample = JSON.object([
    "name": .text("a \"b\"\\\n\t\u{1}é"), "none": nil, "nothing": .null,
    "numbers": .array([.whole(3), .number(0.25), .number(-1e-7), .number(1e300)]),
    "empty": .array([]), "flags": .object(["on": .boolean(true), "off": .boolean(false)]),
  ])

  /// What another reader finds in a text.
  private func read(_ text: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  @Test("reads as its value, however it is broken into lines", arguments: [nil, 0, 20, 40, 1000])
  func isRead(width: Int?) throws {
    let expected: NSDictionary = [
      "name": "a \"b\"\\\n\t\u{1}é", "nothing": NSNull(), "numbers": [3, 0.25, -1e-7, 1e300], "empty": [],
      "flags": ["on": true, "off": false],
    ]
    #expect(try read(Self.sample.text(width: width)) == expected)
    #expect(try read(Self.sample.line) == expected)
  }

  @Test("has a line for every item unless a width is given")
  func lines() {
    let value = JSON.object(["a": .array([.whole(1), .object([])]), "b": .object(["c": .text("d")])])
    #expect(value.line == #"{"a": [1, {}], "b": {"c": "d"}}"#)
    #expect(
      value.text() == """
        {
          "a": [
            1,
            {}
          ],
          "b": {
            "c": "d"
          }
        }

        """)
    #expect(
      value.text(width: 80) == """
        {
          "a": [1, {}],
          "b": {"c": "d"}
        }

        """)
  }

  @Test("breaks no line that fits, and every other one", arguments: 10...40)
  func widths(width: Int) {
    let value = JSON.object(["letters": .array((0..<8).map { .text(String($0)) })])
    let line = #"  "letters": ["0", "1", "2", "3", "4", "5", "6", "7"]"#
    let long = JSON.object(["l": .array((0..<8).map { .whole($0) })])
    #expect(value.text(width: width).contains(line) == (line.utf8.count < width))
    let short = #"  "l": [0, 1, 2, 3, 4, 5, 6, 7]"#
    #expect(long.text(width: width).contains(short) == (short.utf8.count < width))
  }

  @Test(
    "writes numbers as short as they read back",
    arguments: [(0.0, "0"), (-3, "-3"), (0.1, "0.1"), (1e300, "1e+300"), (.infinity, "null"), (.nan, "null")])
  func numbers(number: Double, text: String) {
    #expect(JSON.number(number).line == text)
  }

  @Test("rounds measures to thousandths of a point")
  func measures() {
    #expect(JSON.measure(0.1 + 0.2).line == "0.3")
    #expect(JSON.measure(44).line == "44")
    #expect(JSON.measure(1.0 / 3).line == "0.333")
  }
}
