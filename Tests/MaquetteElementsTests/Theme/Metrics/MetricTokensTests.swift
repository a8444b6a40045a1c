import MaquetteGraphics
import Testing

@testable import MaquetteElements

/// A table with a metric at each kind of place.
private struct Table: Hashable {
  struct Part: Hashable, MeasureItem {
    var width = 0.0, isRound = false
    /// A property that is computed: it has no distance from the start of the value.
    var half: Double {
      get { width / 2 }
      set { width = newValue * 2 }
    }
  }

  var height = 0.0, style = TextStyle.body, light = Part(), dark = Part(), parts = [Part]()
  var inner: Part {
    get { light }
    set { light = newValue }
  }

  static let tokens: MetricTokens<Table> = [
    .points("height", \.height), .textStyle("style", \.style),
    .byAppearance(
      "part", light: \.light, dark: \.dark, [.points("width", \.width), .flag("round", \.isRound)]),
    .items("item", \.parts, atMost: 2, [.points("", \.width), .points("half", \.half)]),
    .group("inner", \.inner, [.points("half", \.half)]), .all(\.light, [.flag("flat", \.isRound)]),
  ]
}

@Suite("Tokens of metrics")
struct MetricTokensTests {
  @Test("Names are those of the groups and of the tokens, in the order of the table")
  func names() {
    #expect(
      Table.tokens.list.map(\.name) == [
        "height", "style", "part.width", "part.round", "item-1", "item-1.half", "item-2", "item-2.half",
        "inner.half", "flat",
      ])
    #expect(Table.tokens.list.filter(\.variesByAppearance).map(\.name) == ["part.width", "part.round"])
  }

  @Test("A value is set and read at its own place, in the appearance that is asked for")
  func places() {
    var table = Table()
    set("height", .points(3), in: &table)
    set("style", .textStyle(.caption1), in: &table)
    set("part.width", .points(5), in: &table)
    set("part.width", .points(7), in: &table, under: .dark)
    set("part.round", .number(1), in: &table, under: .dark)
    var expected = Table()
    expected.height = 3
    expected.style = .caption1
    expected.light.width = 5
    expected.dark = Table.Part(width: 7, isRound: true)
    #expect(table == expected)
    #expect(value("part.width", in: table) == .points(5))
    #expect(value("part.width", in: table, under: .dark) == .points(7))
    #expect(value("style", in: table) == .textStyle(.caption1))
  }

  @Test("A computed metric is written and read through its accessors, in groups and lists too")
  func computed() {
    var table = Table()
    table.parts = [Table.Part()]
    set("inner.half", .points(4), in: &table)
    set("item-1.half", .points(6), in: &table)
    #expect(table.light.width == 8)
    #expect(table.parts[0].width == 12)
    #expect(value("inner.half", in: table) == .points(4))
  }

  @Test("A list grows by one item where it may, and a value of an item that is not there is nil")
  func lists() {
    var table = Table()
    set("item-1", .points(1), in: &table)
    #expect(table.parts.isEmpty && value("item-1", in: table) == nil)
    set("item-2", .points(2), in: &table, grows: true)
    #expect(table.parts.isEmpty)
    set("item-1", .points(1), in: &table, grows: true)
    set("item-2", .points(2), in: &table, grows: true)
    #expect(table.parts.map(\.width) == [1, 2])
    #expect(value("item-2", in: table) == .points(2))
  }

  @Test("A value of another kind changes nothing")
  func otherKind() {
    var table = Table()
    set("height", .textStyle(.body), in: &table)
    set("flat", .points(1), in: &table)
    #expect(table == Table())
  }

  private func set(
    _ name: String, _ value: ThemeTokenValue, in table: inout Table, under appearance: Appearance = .light,
    grows: Bool = false
  ) {
    guard let index = Table.tokens.list.firstIndex(where: { $0.name == name }) else {
      Issue.record("there is no \(name)")
      return
    }
    Table.tokens.set(index, in: &table, to: value, under: appearance, grows: grows)
  }

  private func value(_ name: String, in table: Table, under appearance: Appearance = .light)
    -> ThemeTokenValue?
  {
    guard let index = Table.tokens.list.firstIndex(where: { $0.name == name }) else { return nil }
    return Table.tokens.value(index, in: table, under: appearance)
  }
}
